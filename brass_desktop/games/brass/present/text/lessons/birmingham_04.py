"""Lesson 4 of Birmingham: selling and beer."""

from typing import Final

from brass_desktop.i18n.message import Message
from brass_desktop.present.learn.texts import LessonTexts

WORDS: Final = LessonTexts(
    title=Message("Selling and beer", "lesson"),
    goal=Message("Sell both cotton mills with one action.", "goal of a lesson"),
    ticks={
        "worcester": Message("Worcester, merchant's beer", "part of a goal"),
        "bonus": Message("Gloucester's bonus taken", "part of a goal"),
        "kidderminster": Message("Kidderminster, with your own", "part of a goal"),
    },
    lines={
        "1": Message(
            "Your two mills are full of cotton and have earned nothing yet. A mill flips "
            "when you sell."
        ),
        "2": Message(
            "This merchant buys cotton: the flower on his tile says so. The empty tile "
            "beside him buys nothing."
        ),
        "3": Message(
            "A sale needs a route from mill to merchant. You have one: Kidderminster, "
            "Worcester, Gloucester."
        ),
        "4": Message(
            "And it needs beer, for the dockers. It may be the merchant's, your own, or a "
            "connected rival's."
        ),
        "5": Message("Choose Sell."),
        "5.other": Message("Later. Today we sell."),
        "5.hint": Message("Or press 4."),
        "6": Message(
            "Choose the mill at Worcester, then the merchant with the flower: take his barrel."
        ),
        "6.other": Message(
            "That works too, but only the merchant's barrel brings his bonus. Worcester, "
            "then the merchant."
        ),
        "6.try.B-16.4": Message("Nobody there yet. The flower marks who buys cotton."),
        "6.hint": Message("Worcester first, then the tile with the flower at Gloucester."),
        "7": Message(
            "His barrel brings a bonus: clear one tile off your mat, free. Open the mat and"
            " clear Manufacturer I."
        ),
        "7.other": Message(
            "Any tile but a light bulb's may go. Manufacturer I, please: level II lies beneath."
        ),
        "7.try.B-15.2": Message(
            "The light bulb forbids it: this pottery must be built, not cleared."
        ),
        "7.hint": Message(
            "Press M and click the manufacturer, or choose it in the list on the right."
        ),
        "8": Message(
            "Sell Kidderminster with your own barrel; own beer needs no route. Pay with the"
            " Brewery card and confirm."
        ),
        "8.other": Message("Nearly. Kidderminster, the Brewery card, Confirm."),
        "8.hint": Message("The mill at Kidderminster, then the card Brewery, then Confirm."),
        "9": Message(
            "Three tiles flipped: two mills and the emptied brewery. Your income climbs 5, "
            "5 and 4 spaces."
        ),
    },
    buttons={
        "9": Message("Finish", "button of a lesson"),
    },
    remember=Message(
        "A sale needs three things: a merchant who buys it, a route to him, and beer."
    ),
    question=Message("Which beer needs no route?"),
    answers=(
        Message("a rival's", "answer of a lesson"),
        Message("your own", "answer of a lesson"),
        Message("none", "answer of a lesson"),
    ),
)
