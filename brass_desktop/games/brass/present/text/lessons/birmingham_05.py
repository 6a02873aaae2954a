"""Lesson 5 of Birmingham: develop."""

from typing import Final

from brass_desktop.i18n.message import Message
from brass_desktop.present.learn.texts import LessonTexts

WORDS: Final = LessonTexts(
    title=Message("Develop", "lesson"),
    goal=Message("Clear two weak tiles, so that better ones can be built.", "goal of a lesson"),
    ticks={
        "mine": Message("Clear Coal Mine I", "part of a goal"),
        "manufacturer": Message("Clear Manufacturer I", "part of a goal"),
    },
    lines={
        "1": Message(
            "On your mat the weak tiles lie on top. Developing throws them away, for the "
            "better ones beneath."
        ),
        "2": Message("It costs 1 iron for each tile, at most two in one action. Choose Develop."),
        "2.other": Message("Later. Today we clear the way: Develop."),
        "2.hint": Message("Or press 3."),
        "4": Message(
            "The iron comes from Bartek's works: iron needs no route. Only tiles with a "
            "light bulb cannot be cleared."
        ),
        "5.try.B-15.2": Message(
            "The light bulb forbids it: this pottery must be built, not cleared."
        ),
        "5": Message("Now clear Coal Mine I."),
        "5.other": Message("That may go, too. We begin with Coal Mine I."),
        "5.hint": Message("Coal Mine in the list on the right."),
        "6": Message("One action clears up to two tiles. Clear Manufacturer I as well."),
        "6.other": Message("Possible, too. We want Manufacturer I."),
        "6.hint": Message("Manufacturer in the list on the right."),
        "7": Message("Pay with a card you will not miss, Redditch, and confirm."),
        "7.other": Message("It would pay. But keep it: Redditch, then Confirm."),
        "7.hint": Message("The card Redditch, then Confirm."),
        "8": Message(
            "You took the last 2 iron, so Bartek's works flips: his income, thanks to "
            "you. Iron must be taken where it lies."
        ),
        "9": Message(
            "Level II is on top now. It stays for the rail era and scores twice. "
            "Breweries, though, are worth keeping."
        ),
    },
    buttons={
        "9": Message("Finish", "button of a lesson"),
    },
    remember=Message(
        "Developing is no waste: level II tiles score in both eras. Never clear breweries lightly."
    ),
    question=Message("Where may the iron for developing come from?"),
    answers=(
        Message("only from my own works", "answer of a lesson"),
        Message("only from works I am linked to", "answer of a lesson"),
        Message("from any works, else from the market", "answer of a lesson"),
    ),
)
