"""Lesson 9 of Birmingham: rails."""

from typing import Final

from brass_desktop.i18n.message import Message
from brass_desktop.present.learn.texts import LessonTexts

WORDS: Final = LessonTexts(
    title=Message("Rails", "lesson"),
    goal=Message("Lay two rails with one action, and feed them.", "goal of a lesson"),
    ticks={
        "rails": Message("Two rails with one action", "part of a goal"),
        "works": Message("Use the last coal yourself", "part of a goal"),
    },
    lines={
        "1": Message(
            "The canals are gone. You kept a mine with 3 coal at Dudley and a brewery at Walsall."
        ),
        "2": Message(
            "One rail costs £5 and burns a coal. Two in one action cost £15, a coal each,"
            " and a beer. Choose Network."
        ),
        "2.other": Message("Soon. First the rails: Network."),
        "2.hint": Message("Or press 2."),
        "3": Message("The order matters. Try Birmingham–Nuneaton first."),
        "3.other": Message("First the try that fails: Birmingham–Nuneaton."),
        "3.hint": Message("The line from Birmingham to Nuneaton."),
        "4": Message(
            "Refused, as planned: it touches nothing of yours, and no coal reaches it. "
            "Begin at Dudley: Dudley–Birmingham."
        ),
        "4.other": Message("Legal, too. We want to reach Nuneaton: Dudley–Birmingham first."),
        "4.hint": Message("The line from Dudley to Birmingham."),
        "5": Message(
            "The coal comes from your own mine. Now Birmingham–Nuneaton: its coal travels"
            " over the rail you have just laid."
        ),
        "5.other": Message("Also possible. Here: Birmingham–Nuneaton."),
        "5.hint": Message("The line from Birmingham to Nuneaton."),
        "6": Message(
            "The second rail wants a beer: yours at Walsall, from afar. A merchant's beer"
            " never does. Pay with Redditch, confirm."
        ),
        "6.other": Message("It would pay. Give Redditch, then confirm."),
        "6.hint": Message("The card Redditch, then Confirm."),
        "7": Message(
            "One coal is left. In the rail era a town takes several of your tiles: Build,"
            " with the Dudley card."
        ),
        "7.other": Message("Possible. But look what Dudley offers: Build, the Dudley card."),
        "7.hint": Message("Build, then the card Dudley."),
        "8": Message("Iron Works II, beside your own mine. It takes your last coal. Confirm."),
        "8.other": Message("First see this one through: Confirm."),
        "8.hint": Message("Enter confirms."),
        "9": Message(
            "The brewery and the mine have flipped: 5 and 7 spaces of income. Level I "
            "tiles would have barred the way here."
        ),
    },
    buttons={
        "9": Message("Finish", "button of a lesson"),
    },
    remember=Message(
        "Each rail burns a coal. Two rails in one action need a brewery's beer as well."
    ),
    question=Message("What does the second rail of an action need beside coal?"),
    answers=(
        Message("beer from a brewery", "answer of a lesson"),
        Message("beer from a merchant", "answer of a lesson"),
        Message("iron", "answer of a lesson"),
    ),
)
