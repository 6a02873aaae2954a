"""Lesson 2 of Lancashire: two cards together, and the demand tracks."""

from typing import Final

from brass_desktop.i18n.message import Message
from brass_desktop.present.learn.texts import LessonTexts

WORDS: Final = LessonTexts(
    title=Message("Two cards, demand tracks", "lesson"),
    goal=Message("Build where no card leads, and refill a demand track.", "goal of a lesson"),
    ticks={
        "combined": Message("A mill with two cards", "part of a goal"),
        "refill": Message("A cube for the track", "part of a goal"),
    },
    lines={
        "1": Message(
            "Two cards played together build anywhere. Not in the first round, though. "
            "Try it: Two cards."
        ),
        "1.other": Message("First the try that fails: Two cards."),
        "1.hint": Message("Or press 6."),
        "2": Message(
            "Refused, as planned. Now it is round 3: two useless cards, and a canal from "
            "Colne to Yorkshire, Bartek's."
        ),
        "3": Message(
            "No scouting and no wild cards here. Choose Two cards: it takes both actions "
            "of your turn."
        ),
        "3.other": Message("Good for later. Now: Two cards."),
        "3.hint": Message("Or press 6."),
        "4": Message("Give Barrow-in-Furness and Birkenhead away."),
        "4.other": Message("These will be of use. Take Barrow-in-Furness and Birkenhead."),
        "4.hint": Message("The cards Barrow-in-Furness and Birkenhead."),
        "5": Message(
            "Build Cotton Mill II at Colne. Its coal comes from the track, through "
            "Yorkshire: £14 and £1. Confirm."
        ),
        "5.other": Message("Anywhere is allowed. We want Colne."),
        "5.hint": Message("A place at Colne, then Confirm."),
        "6": Message(
            "Yorkshire counts as a port: through it coal is bought, even over a rival's "
            "canal. The track now has a gap."
        ),
        "7": Message(
            "Next turn. Burnley is linked to Colne and so to the track. Choose Build and "
            "the Burnley card."
        ),
        "7.other": Message("First the mine: Build, Burnley."),
        "7.hint": Message("Press 1, then the card Burnley."),
        "8": Message("Build a coal mine there: a place at Burnley, then Confirm."),
        "8.other": Message("That would stand there, too. We want the mine."),
        "8.hint": Message("The left place at Burnley, then Confirm."),
        "9": Message(
            "One cube had to fill the gap, for £1. Income comes at the start of a round "
            "here, cards at its end."
        ),
    },
    buttons={
        "9": Message("Finish", "button of a lesson"),
    },
    remember=Message(
        "Two cards build anywhere, but never over another tile. New mines and works "
        "refill the tracks."
    ),
    question=Message("When may two cards not be played together?"),
    answers=(
        Message("in the rail era", "answer of a lesson"),
        Message("without money", "answer of a lesson"),
        Message("in the first round", "answer of a lesson"),
    ),
)
