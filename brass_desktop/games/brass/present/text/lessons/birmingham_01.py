"""Lesson 1 of Birmingham: your first works."""

from typing import Final

from brass_desktop.i18n.message import Message
from brass_desktop.present.learn.texts import LessonTexts

WORDS: Final = LessonTexts(
    title=Message("Your first works", "lesson"),
    goal=Message("Build a coal mine at Cannock.", "goal of a lesson"),
    ticks={
        "card": Message("Play the Cannock card", "part of a goal"),
        "mine": Message("Build the mine", "part of a goal"),
        "turn": Message("End your turn", "part of a goal"),
    },
    lines={
        "1": Message(
            "This is the English Midlands in 1770. You build works and canals; Bartek, a rival, "
            "does the same."
        ),
        "2": Message(
            "These are your cards. Every action costs one. Let us spend the first.",
        ),
        "3": Message("An action is one thing you do. Click Build."),
        "3.other": Message("Good for later. Today we build: the hammer, top left."),
        "3.hint": Message("Or press 1."),
        "4": Message("A location card lets you build in the town it names. Click Cannock."),
        "4.other": Message("That card works too, but elsewhere. Cannock has coal under it."),
        "4.hint": Message("The card with the name Cannock, in your hand below the map."),
        "5": Message(
            "Cannock has two places. The pictures say what may stand there. Click the one with "
            "the wagon alone."
        ),
        "5.other": Message("Later, perhaps. Now the mine: the place with the wagon alone."),
        "5.try.B-8.5": Message(
            "That place takes a manufacturer, and manufacturers need coal. A mine goes where "
            "only mines go."
        ),
        "5.hint": Message("The right-hand place."),
        "6": Message(
            "Before you pay, the table shows the price: £5. Nothing has happened yet. Confirm "
            "when you like it."
        ),
        "6.other": Message("Of course. Take your time."),
        "6.hint": Message("Enter does it too."),
        "7": Message(
            "Your mine stands, with 2 cubes of coal. They wait here until somebody needs them."
        ),
        "8": Message(
            "A tile starts unflipped: it earns nothing. When the last cube leaves, it flips "
            "and pays."
        ),
        "9": Message(
            "In the first round everyone has one action, later two. End your turn.",
        ),
        "9.other": Message("Your one action is done. End turn is at the lower right."),
        "9.hint": Message("Enter ends the turn, too."),
        "10": Message(
            "You spent £5, Bartek £3. Who spends least plays first next round.",
        ),
    },
    buttons={"10": Message("Finish", "button of a lesson")},
    remember=Message("A card buys an action. A tile is worth nothing until it flips."),
    question=Message("When does your mine flip?"),
    answers=(
        Message("when I pay for it", "answer of a lesson"),
        Message("when its last coal is used", "answer of a lesson"),
        Message("at the end of the round", "answer of a lesson"),
    ),
)
