"""Lesson 2 of Birmingham: canals and reach."""

from typing import Final

from brass_desktop.i18n.message import Message
from brass_desktop.present.learn.texts import LessonTexts

WORDS: Final = LessonTexts(
    title=Message("Canals and reach", "lesson"),
    goal=Message(
        "Feed an iron works at Coalbrookdale with coal from your own mine.", "goal of a lesson"
    ),
    ticks={
        "canal": Message("Lay a canal to Coalbrookdale", "part of a goal"),
        "works": Message("Build the iron works there", "part of a goal"),
    },
    lines={
        "1": Message("The bright towns are your network: places where you have a tile or a canal."),
        "2": Message("An iron works needs coal, and coal travels by water. Choose Network."),
        "2.other": Message("Good for later. First the coal needs a way: Network."),
        "2.hint": Message("Or press 2."),
        "3": Message("A canal costs £3. Click the lit line to Coalbrookdale."),
        "3.other": Message(
            "You may, and it would cost the same. For the iron works we need Coalbrookdale."
        ),
        "3.try.B-14.1": Message(
            "A dotted line is a railway of later years. In 1770 there are none."
        ),
        "3.try.B-14.2": Message("A canal must start where you already are."),
        "3.hint": Message("The line from Wolverhampton to the west."),
        "4": Message(
            "Any card pays for a canal. Choose one you will not miss: Redditch is far away. "
            "Then confirm."
        ),
        "4.other": Message("It pays, but you may want it soon. Keep it, if you can."),
        "4.hint": Message("The card Redditch, then Confirm."),
        "5": Message(
            "Now something the table will refuse. Choose the Brewery card, then click "
            "Burton-on-Trent."
        ),
        "5.other": Message("In a moment. First the try that fails: Brewery, Burton-on-Trent."),
        "5.hint": Message("The Brewery card, then the place with the barrel at Burton-on-Trent."),
        "6": Message(
            "Refused, just as planned. The bright towns are your network: an industry card "
            "builds only there."
        ),
        "7": Message(
            "Coalbrookdale is in your network now. Choose Build, then the Iron Works card."
        ),
        "7.other": Message("That is possible, too. Today the iron works at Coalbrookdale."),
        "7.hint": Message("Build, then the card Iron Works: one place fits."),
        "8": Message(
            "See the cube travel: from your mine, over two canals, free. Goods use everybody's "
            "canals. Confirm."
        ),
        "8.other": Message("Look at the way of the coal, then confirm."),
        "8.hint": Message("Enter confirms."),
        "9": Message(
            "Two of the 4 iron cubes go to the market at once, and you get £2. That happens "
            "only on building."
        ),
    },
    buttons={
        "6": Message("I see", "button of a lesson"),
        "9": Message("Finish", "button of a lesson"),
    },
    remember=Message("You place only in your own network. Goods travel over everybody's links."),
    question=Message("A rival's canal lies between your mine and your works. May the coal pass?"),
    answers=(
        Message("yes, free", "answer of a lesson"),
        Message("yes, for £1", "answer of a lesson"),
        Message("no", "answer of a lesson"),
    ),
)
