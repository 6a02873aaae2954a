"""Lesson 3 of Birmingham: where coal and iron come from."""

from typing import Final

from brass_desktop.i18n.message import Message
from brass_desktop.present.learn.texts import LessonTexts

WORDS: Final = LessonTexts(
    title=Message("Coal and iron", "lesson"),
    goal=Message("Foretell where coal comes from, and at what price.", "goal of a lesson"),
    ticks={
        "guess": Message("Guess the mine", "part of a goal"),
        "birmingham": Message("Build at Birmingham", "part of a goal"),
        "redditch": Message("Build at Redditch", "part of a goal"),
    },
    lines={
        "1": Message(
            "Two mines have coal: yours at Cannock, Bartek's at Coventry. Count the canals "
            "from each to Birmingham."
        ),
        "2": Message(
            "A manufacturer at Birmingham needs 1 coal. Which mine gives it? Click your guess."
        ),
        "2.guess.coventry.1": Message("Right: one canal, against two."),
        "2.guess.cannock.1": Message("A fair guess: it is yours. Let us see what the table says."),
        "2.other": Message("First a guess: click one of the two mines."),
        "2.hint": Message("The mine at Cannock, or the one at Coventry."),
        "3": Message(
            "Choose Build, the Birmingham card and the place for a manufacturer alone. Look"
            " at the price; do not confirm yet."
        ),
        "3.other": Message("Possible, too. But now the manufacturer at Birmingham."),
        "3.hint": Message("Build, the card Birmingham, then the lit place."),
        "4": Message(
            "Coal comes from the nearest mine, whoever owns it. You cannot choose, and you "
            "pay nothing. Confirm."
        ),
        "4.other": Message("Look where the coal comes from, then confirm."),
        "4.hint": Message("Enter confirms."),
        "5": Message(
            "It was Bartek's last cube. His mine flips, and his income rises 4 spaces. "
            "Thank you, says Bartek."
        ),
        "6": Message(
            "Now an iron works at Redditch. No mine is connected to it: no chain of links "
            "leads to one."
        ),
        "7": Message(
            "But a canal leads to Oxford, a merchant town. There coal is bought, cheapest "
            "first: £1. Build it and confirm."
        ),
        "7.other": Message("That would work elsewhere. We want the iron works at Redditch."),
        "7.hint": Message("Build, the place with the anvil at Redditch, Confirm."),
        "8": Message(
            "Iron is easier: anyone may take it from anywhere, no canal needed. Only coal "
            "must be reached."
        ),
    },
    buttons={
        "1": Message("Counted", "button of a lesson"),
        "8": Message("Finish", "button of a lesson"),
    },
    remember=Message(
        "Coal: the nearest connected mine, else the market by way of a merchant town. "
        "Iron: from anywhere."
    ),
    question=Message(
        "No mine is connected, and no merchant town. Can you build a tile that needs coal?"
    ),
    answers=(
        Message("yes, for £8", "answer of a lesson"),
        Message("no", "answer of a lesson"),
        Message("yes, with a location card", "answer of a lesson"),
    ),
)
