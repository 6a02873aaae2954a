"""Lesson 2 of Furnace: running the engine."""

from typing import Final

from brass_desktop.i18n.message import Message
from brass_desktop.present.learn.texts import LessonTexts

WORDS: Final = LessonTexts(
    title=Message("Running the engine", "lesson"),
    goal=Message("Find the order of three cards that brings 4 money.", "goal of a lesson"),
    ticks={
        "try": Message("Try an order", "part of a goal"),
        "upgrade": Message("Upgrade Deep Seam in time", "part of a goal"),
        "money": Message("Earn 4 money", "part of a goal"),
    },
    lines={
        "1": Message(
            "After the auction each of your cards runs once, the start-up card too, in the "
            "order you choose."
        ),
        "2": Message(
            "No arrow: you get it, always. With an arrow you may swap, up to the number over it."
        ),
        "3": Message("Let us begin with coal. Click Deep Seam: it moves to the front of the line."),
        "3.other": Message("In a moment. First Deep Seam to the front."),
        "3.hint": Message("The second card of the line."),
        "4": Message("Now run all three cards in this order: Run all."),
        "4.other": Message("First see what this order brings: Run all."),
        "4.hint": Message("Run all is a tool at the bottom left."),
        "5": Message(
            "Only 2 money. Upgraded, Deep Seam would have given 5 coal, but it had already run."
        ),
        "6": Message(
            "The rules know no way back to a card. While you try, this table forgives: click "
            "Deep Seam."
        ),
        "6.other": Message("First take everything back: click Deep Seam."),
        "6.hint": Message("The first card of the line, the one that has run first."),
        "7": Message(
            "Now the start-up card first: click Family Smithy. It gives a token, and tokens buy "
            "upgrades."
        ),
        "7.other": Message("Soon. First Family Smithy to the front."),
        "7.hint": Message("The second card of the line."),
        "8": Message(
            "It upgrades a card for 1 coal and 1 token. Choose which: − and then + in its last "
            "line."
        ),
        "8.other": Message("Soon. First the last line of Family Smithy: −, then +."),
        "8.hint": Message("The small keys at the foot of Family Smithy."),
        "9": Message("Which card turns over? Try the smithy itself: click Family Smithy."),
        "9.other": Message("In a moment. First the try that fails: Family Smithy."),
        "9.hint": Message("The first card of the line."),
        "10": Message(
            "Refused, just as planned: a start-up card has one side only. Choose Deep Seam, "
            "then Cards chosen."
        ),
        "10.other": Message("That one gains nothing this time. Deep Seam, then Cards chosen."),
        "10.try.F-1.4": Message("A start-up card has one side only. Deep Seam has two."),
        "10.hint": Message("Deep Seam, then the large button or Enter."),
        "11": Message(
            "Run step: a token comes, 1 coal and the token go, and Deep Seam turns over."
        ),
        "11.other": Message("Card by card this time: Run step."),
        "11.hint": Message("Run step is the first tool at the bottom left."),
        "12": Message(
            "Deep Seam has not run yet, so both effects count: 2 coal and 3 coal. Run step."
        ),
        "12.other": Message("It stands well: Run step."),
        "12.hint": Message("Run step is the first tool at the bottom left."),
        "13": Message(
            "Coal Wharf swaps 2 coal for 2 money, up to twice. You have 5 coal. Run step."
        ),
        "13.other": Message("It stands well: Run step."),
        "13.hint": Message("Run step is the first tool at the bottom left."),
        "14": Message("4 money, and 1 coal is kept for the next round. End production."),
        "14.other": Message("This is the best order there is. End production."),
        "14.hint": Message("The large button, or Enter."),
    },
    buttons={
        "5": Message("I see", "button of a lesson"),
    },
    remember=Message("Each card runs once a round, from top to bottom. Upgrade it before it runs."),
    question=Message(
        "You upgrade a card that has run this round. When does its second effect count?"
    ),
    answers=(
        Message("at once", "answer of a lesson"),
        Message("never", "answer of a lesson"),
        Message("from the next round on", "answer of a lesson"),
    ),
)
