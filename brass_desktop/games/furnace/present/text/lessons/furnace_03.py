"""Lesson 3 of Furnace: the Agent, capitalists and the fixed chain."""

from typing import Final

from brass_desktop.i18n.message import Message
from brass_desktop.present.learn.texts import LessonTexts

WORDS: Final = LessonTexts(
    title=Message("Agent, capitalists, chain", "lesson"),
    goal=Message("Foretell the Agent, meet the capitalists, extend a chain.", "goal of a lesson"),
    ticks={
        "agent": Message("Foretell the Agent", "part of a goal"),
        "capitalists": Message("Meet five capitalists", "part of a goal"),
        "chain": Message("Run a chain", "part of a goal"),
    },
    lines={
        "1": Message(
            "With two players a third one bids: the Agent. It rolls a die after every bid of "
            "the second player."
        ),
        "2": Message(
            "The Agent holds 2 and 4. Say the die names lot 2. Where will its disc lie? Click "
            "your guess."
        ),
        "2.other": Message("First your guess: lot 2, 3 or 4?"),
        "2.guess.company_12": Message(
            "Its own 1 lies there. So it goes on to the right, until its lowest disc fits."
        ),
        "2.guess.company_24": Message(
            "A 2 and a 4 lie there already: neither of its discs fits. It goes on to the right."
        ),
        "2.guess.company_20": Message(
            "Right. Its own disc lies on lot 2, a 2 and a 4 on lot 3. Here its 2 fits."
        ),
        "3": Message(
            "Let us see. Lay your 4 on Drift Mine and end the turn: then the Agent rolls."
        ),
        "3.other": Message("Away from those three cards, please: your 4 on Drift Mine."),
        "3.try.F-3.3": Message("An equal disc lies there already. Drift Mine is free."),
        "3.hint": Message("Disc 4, the first card of the row, End turn."),
        "4": Message(
            "A 2: the disc lies on Coal Exchange. Outbid, the Agent gets nothing; a card it "
            "wins leaves the game."
        ),
        "5": Message(
            "Capitalists bend one rule each. Free Bidder: your disc may join an equal one. Your "
            "3 on Coal Exchange."
        ),
        "5.other": Message("Try the bent rule: your 3 beside Bartek's 3 on Coal Exchange."),
        "5.hint": Message("Disc 3, then Coal Exchange."),
        "6": Message(
            "Bartek takes it, you are paid. Better Terms: outbid discs count 1 more. Your 2 on "
            "Blast Furnace."
        ),
        "6.other": Message("To see the terms: your 2 on Blast Furnace, below Bartek's 4."),
        "6.try.F-3.3": Message("Bartek's 4 lies there: a smaller disc is what we need."),
        "6.hint": Message("Disc 2, then Blast Furnace."),
        "7": Message(
            "The 2 counts 3: 6 coal. Fifth Disc: you bid with a neutral 2 besides your own four."
        ),
        "8": Message(
            "Second Firing: pay 2 coal, and a card runs again. Iron Mountain, Run step, Repeat, "
            "Iron Mountain."
        ),
        "8.other": Message("In this order: Iron Mountain, Run step, Repeat, Iron Mountain."),
        "8.hint": Message("Run step and Repeat are tools at the bottom left."),
        "9": Message(
            "Iron for Tokens: once you have no token left, iron pays for an upgrade in its place."
        ),
        "10": Message(
            "A variant: the chain. Your cards lie in a fixed row and run from left to right."
        ),
        "11": Message(
            "Deep Seam is new and finds a place. But try an old card first: click Coal Wharf."
        ),
        "11.other": Message("In a moment. First the try that fails: Coal Wharf."),
        "11.hint": Message("The second card of the chain."),
        "12": Message(
            "Old cards never change places. Put Deep Seam into the gap before Coal Wharf, then "
            "Close the chain."
        ),
        "12.other": Message(
            "It may stand there. Between Family Smithy and Coal Wharf it brings more."
        ),
        "12.try.F-6.1": Message("That card is old: it stays. The new one moves."),
        "12.hint": Message("The middle gap, then the large button or Enter."),
        "13": Message("The order is fixed, the numbers are still yours. Run all."),
        "13.other": Message("The chain stands well: Run all."),
        "13.hint": Message("Run all is a tool at the bottom left."),
        "14": Message(
            "4 money again. After four rounds most money wins; then more cards, then more goods."
        ),
    },
    buttons={
        "4": Message("I see", "button of a lesson"),
        "14": Message("Finish", "button of a lesson"),
    },
    remember=Message(
        "Leave capitalists and the chain out of your first games. A short game has three rounds."
    ),
    question=Message("The Agent's disc is outbid. What does the Agent get?"),
    answers=(
        Message("nothing", "answer of a lesson"),
        Message("the compensation", "answer of a lesson"),
        Message("the card", "answer of a lesson"),
    ),
)
