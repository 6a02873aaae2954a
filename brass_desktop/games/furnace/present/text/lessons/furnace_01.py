"""Lesson 1 of Furnace: the auction, and losing on purpose."""

from typing import Final

from brass_desktop.i18n.message import Message
from brass_desktop.present.learn.texts import LessonTexts

WORDS: Final = LessonTexts(
    title=Message("Losing on purpose", "lesson"),
    goal=Message(
        "Get oil for two discs that lose, and win the card that sells it.", "goal of a lesson"
    ),
    ticks={
        "lose": Message("Be outbid at Deep Seam", "part of a goal"),
        "win": Message("Lay your 4 on Lamp Oil House", "part of a goal"),
        "trade": Message("Trade coal for oil", "part of a goal"),
    },
    lines={
        "1": Message(
            "Seven companies are for sale. Everybody bids in turn, one disc at a time, and "
            "nobody may pass."
        ),
        "2": Message("You have four discs, 1 to 4. The highest disc on a card takes it."),
        "3": Message("Bartek's 4 lies on Deep Seam. Try to match it: your 4, then Deep Seam."),
        "3.other": Message("In a moment. First the try that fails: your 4, then Deep Seam."),
        "3.hint": Message("Disc 4 at the bottom left, then the card Deep Seam."),
        "4": Message(
            "Refused, just as planned: equal discs never share a card, nor do two of one player."
        ),
        "5": Message(
            "Lose on purpose: outbid, your 3 gets three times the 2 coal on top. Disc 3, Deep "
            "Seam, End turn."
        ),
        "5.other": Message("You may. Today we want the coal of Deep Seam: disc 3."),
        "5.try.F-3.3": Message("Equal discs never share a card. On Deep Seam your 3 fits."),
        "5.hint": Message("Disc 3, then Deep Seam, then End turn."),
        "6": Message(
            "What stands on top of a card is the compensation. Everybody outbid gets it, the "
            "winner does not."
        ),
        "7": Message(
            "At Coal Exchange 2 coal become 1 oil. Which of these two cards must be settled "
            "first? Click it."
        ),
        "7.other": Message("First your guess: Deep Seam or Coal Exchange?"),
        "7.guess.company_01": Message(
            "Right: first the coal, then the trade. Cards are settled from left to right, never "
            "backwards."
        ),
        "7.guess.company_20": Message(
            "Then you would stand there with 1 coal. Cards are settled from left to right: coal "
            "comes first."
        ),
        "8": Message(
            "Lay your 2 on Coal Exchange, below Clara's 3. An arrow lets the disc trade up to "
            "twice. End turn."
        ),
        "8.other": Message("Possible, but your coal waits for Coal Exchange: disc 2."),
        "8.try.F-3.3": Message("Your own 3 lies there: one disc of yours on a card."),
        "8.hint": Message("Disc 2, then Coal Exchange, then End turn."),
        "9": Message(
            "They bid elsewhere again. Nobody has touched Lamp Oil House, which sells oil."
        ),
        "10": Message(
            "Now win one. Your 4 on Lamp Oil House: nothing beats it, nothing may equal it. End "
            "turn."
        ),
        "10.other": Message("Your oil needs a buyer: the 4 on Lamp Oil House."),
        "10.try.F-3.3": Message("Clara's 4 lies there already. Lamp Oil House is free."),
        "10.hint": Message("Disc 4, the last card of the row, End turn."),
        "11": Message(
            "Their last discs are placed. Your 1 must go somewhere, too: nobody may pass."
        ),
        "12": Message(
            "Nobody wants Tool Works. There even a 1 takes the card. Disc 1, Tool Works, End turn."
        ),
        "12.other": Message("It would earn a little there. On Tool Works it takes a whole card."),
        "12.try.F-3.3": Message("Your own 3 lies there already. Tool Works is free."),
        "12.hint": Message("Disc 1, then Tool Works, then End turn."),
        "13": Message(
            "Deep Seam gave you 6 coal. Here your 2 may trade up to twice. Choose 2, then Trade "
            "twice."
        ),
        "13.other": Message("You may keep the coal. The plan is oil: choose 2."),
        "13.hint": Message("The number 2, then the large button or Enter."),
        "14": Message(
            "Two lost discs left you 2 oil and 2 coal more, and Lamp Oil House is yours. A fine "
            "defeat."
        ),
    },
    buttons={
        "4": Message("I see", "button of a lesson"),
        "14": Message("Finish", "button of a lesson"),
    },
    remember=Message(
        "An outbid disc is paid by its value. Sometimes losing is worth more than the card."
    ),
    question=Message("Your 3 lies below a 4. The card shows 1 iron on top. What do you get?"),
    answers=(
        Message("the card", "answer of a lesson"),
        Message("3 iron", "answer of a lesson"),
        Message("1 iron", "answer of a lesson"),
    ),
)
