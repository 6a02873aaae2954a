"""Lesson 1 of Lancashire: ports and the distant market."""

from typing import Final

from brass_desktop.i18n.message import Message
from brass_desktop.present.learn.texts import LessonTexts

WORDS: Final = LessonTexts(
    title=Message("Ports and distant market", "lesson"),
    goal=Message("Sell cotton both ways, and see what waiting risks.", "goal of a lesson"),
    ticks={
        "sold": Message("Two mills in one sale", "part of a goal"),
        "failed": Message("A sale that comes too late", "part of a goal"),
    },
    lines={
        "1": Message(
            "No beer and no merchants here. Cotton leaves through ports. This mill is "
            "ready, but no port stands."
        ),
        "2": Message("Try it: choose Sell."),
        "2.other": Message("First the try that fails: Sell."),
        "2.hint": Message("Or press 4."),
        "3": Message(
            "Refused: without a built port nobody buys. Here your port stands at "
            "Warrington & Runcorn, and two mills are joined to it."
        ),
        "4": Message("Choose Sell."),
        "4.other": Message("Later. First Sell."),
        "4.hint": Message("Or press 4."),
        "5": Message(
            "Sell Manchester's mill to your own port: choose the mill, then the port. "
            "Both will flip."
        ),
        "5.other": Message("The distant market would take it, too. Take the port first."),
        "5.hint": Message("The mill at Manchester, then the port."),
        "6": Message(
            "A port takes one mill. Oldham's goes to the distant market: any built port "
            "will do as the gate. Choose it."
        ),
        "6.other": Message("Almost: now the mill at Oldham."),
        "6.hint": Message("The mill at Oldham."),
        "7": Message(
            "The table shows the odds: nobody knows the next tile. Pay with Colne, "
            "confirm, and watch."
        ),
        "7.other": Message("It would pay. Take Colne, then confirm."),
        "7.hint": Message("The card Colne, then Confirm."),
        "8": Message(
            "The marker fell by 2, still on the track: sold, with the bonus shown there. "
            "All three tiles are flipped."
        ),
        "9": Message(
            "Now a late day. The marker stands low. A flipped port still is a gate; "
            "Bartek's will do."
        ),
        "10": Message(
            "Sell Oldham's mill to the distant market: Sell, pay with Colne, confirm. "
            "What will the tile be?"
        ),
        "10.other": Message("Nothing else to sell: Sell, Colne, Confirm."),
        "10.hint": Message("Sell, the card Colne, then Confirm."),
        "11": Message(
            "It fell to the bottom: not sold, the card is gone, and the market stays "
            "closed for this era."
        ),
    },
    buttons={
        "2": Message("Sell", "button of a lesson"),
        "11": Message("Finish", "button of a lesson"),
    },
    remember=Message(
        "A port takes one mill; the distant market takes many, until it fails. Waiting is a risk."
    ),
    question=Message("Whose port may your cotton leave through?"),
    answers=(
        Message("only my own", "answer of a lesson"),
        Message("anybody's that is connected", "answer of a lesson"),
        Message("only one that is not flipped", "answer of a lesson"),
    ),
)
