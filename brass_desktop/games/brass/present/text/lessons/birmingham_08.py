"""Lesson 8 of Birmingham: the end of the canal era."""

from typing import Final

from brass_desktop.i18n.message import Message
from brass_desktop.present.learn.texts import LessonTexts

WORDS: Final = LessonTexts(
    title=Message("End of an era", "lesson"),
    goal=Message("Read the board as points, then see the canal years counted.", "goal of a lesson"),
    ticks={
        "links": Message("Foretell which link scores more", "part of a goal"),
        "tile": Message("Find the tile that scores nothing", "part of a goal"),
        "sale": Message("Flip it in time", "part of a goal"),
        "count": Message("See the era counted", "part of a goal"),
    },
    lines={
        "1": Message(
            "It is the last canal round. Flipped tiles score what stands in their "
            "hexagon: 5, 5 and 2 here."
        ),
        "2": Message(
            "Links score the link icons of both their ends. Which of these two scores "
            "more? Click it."
        ),
        "2.guess.gloucester__worcester": Message(
            "Right: one icon of Worcester's mill, two of the merchant town. 3 points."
        ),
        "2.guess.kidderminster__worcester": Message(
            "That one scores 2, an icon from each mill. Merchant towns show two icons: 3 "
            "for the other."
        ),
        "2.other": Message("First a guess: click one of the two canals."),
        "2.hint": Message("The canal to Kidderminster, or the one to Gloucester."),
        "3": Message("One of your tiles would score nothing today. Which one?"),
        "3.guess.birmingham.1": Message(
            "Right: it is not flipped. Unflipped tiles score nothing, and neither do their icons."
        ),
        "3.guess.dudley.0": Message(
            "That one is flipped and scores 2. The manufacturer is not flipped: nothing."
        ),
        "3.guess.worcester.0": Message(
            "That one is flipped and scores 5. The manufacturer is not flipped: nothing."
        ),
        "3.other": Message("First a guess: click a tile."),
        "3.hint": Message("Look for the tile that is not flipped."),
        "4": Message("There is still time. Choose Sell."),
        "4.other": Message("These points first: Sell."),
        "4.hint": Message("Or press 4."),
        "5": Message(
            "Sell the manufacturer to the merchant at Oxford with his own barrel. Pay "
            "with Stafford and confirm."
        ),
        "5.other": Message(
            "Your own barrel would do, too. Take the merchant's: the tile at Oxford."
        ),
        "5.hint": Message("The merchant at Oxford, the card Stafford, then Confirm."),
        "6": Message("One action is left and nothing more to gain. Choose Pass and confirm."),
        "6.other": Message("Legal, but let us see the counting: Pass."),
        "6.hint": Message("Press 7, then Confirm."),
        "7": Message(
            "When the era ends all links score and go. So do level I tiles: they score "
            "once and leave the board."
        ),
        "8": Message("End your turn and watch."),
        "8.other": Message("Everything is done: End turn."),
        "8.hint": Message("Enter ends the turn."),
        "9": Message(
            "Level II stays, with money, income and the markets. Merchants get new beer, "
            "everybody a new hand."
        ),
        "10": Message(
            "So the canal era is half a game: build what lasts, and flip everything else in time."
        ),
    },
    buttons={
        "10": Message("Finish", "button of a lesson"),
    },
    remember=Message(
        "At the end of the canal era links and level I tiles go. What is not flipped "
        "scores nothing."
    ),
    question=Message("What is still on the board when the rail era begins?"),
    answers=(
        Message("canals and flipped tiles", "answer of a lesson"),
        Message("tiles of level II and better", "answer of a lesson"),
        Message("everything that was flipped", "answer of a lesson"),
    ),
)
