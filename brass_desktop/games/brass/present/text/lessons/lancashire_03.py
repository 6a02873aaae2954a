"""Lesson 3 of Lancashire: shipyards, loans and the change of era."""

from typing import Final

from brass_desktop.i18n.message import Message
from brass_desktop.present.learn.texts import LessonTexts

WORDS: Final = LessonTexts(
    title=Message("Shipyards and loans", "lesson"),
    goal=Message("Judge the big investment: a shipyard at Liverpool.", "goal of a lesson"),
    ticks={
        "cleared": Message("Clear both level 0 shipyards", "part of a goal"),
        "loan": Message("Borrow £20", "part of a goal"),
        "yard": Message("Build the shipyard", "part of a goal"),
    },
    lines={
        "1": Message(
            "Two shipyards of level 0 lie on top of their stack. They are never built, "
            "only cleared."
        ),
        "2": Message("Choose Develop."),
        "2.other": Message("First clear the stack: Develop."),
        "2.hint": Message("Or press 3."),
        "3": Message(
            "Clear the shipyard twice, with iron from Bartek's works. Pay with Colne and confirm."
        ),
        "3.other": Message("That may go as well. Here: the shipyard, twice."),
        "3.hint": Message("Shipyard, Shipyard, the card Colne, Confirm."),
        "4": Message(
            "Loans come in three sizes: £10, £20, £30, one group of income back for each "
            "£10. Borrow £20 with Bury."
        ),
        "4.other": Message("Another sum would do, too. Take £20, and pay with Bury."),
        "4.hint": Message("Press 5, £20, the card Bury, Confirm."),
        "5": Message(
            "A turn later. The Shipyard card reaches Liverpool and, by the ferry, "
            "Birkenhead. Coal decides."
        ),
        "6": Message("Choose Build and the Shipyard card."),
        "6.other": Message("First the yard: Build, Shipyard."),
        "6.hint": Message("Press 1, then the card Shipyard."),
        "7": Message("One place is taken by itself: Liverpool. Try Birkenhead instead."),
        "7.other": Message("First the try that fails: Birkenhead."),
        "7.hint": Message("The place at Birkenhead."),
        "8": Message(
            "Refused: no coal gets there before a rail comes from Ellesmere Port. "
            "Liverpool it is: £16. Confirm."
        ),
        "8.other": Message("The yard first: Confirm."),
        "8.hint": Message("Enter confirms."),
        "9": Message(
            "It flips at once: much income and 10 points. Level I goes at the end of the "
            "canal era, but scores before."
        ),
        "10": Message(
            "Once the deck is empty in the rail era there are no more loans. At the end "
            "every £10 is 1 point."
        ),
    },
    buttons={
        "10": Message("Finish", "button of a lesson"),
    },
    remember=Message(
        "Shipyards flip at once. Clear level 0 first, bring coal, and borrow in time."
    ),
    question=Message("When are loans no longer possible?"),
    answers=(
        Message("in the rail era, once the deck is empty", "answer of a lesson"),
        Message("in the canal era", "answer of a lesson"),
        Message("below income level 0", "answer of a lesson"),
    ),
)
