"""Lesson 7 of Birmingham: scouting, wild cards and farm breweries."""

from typing import Final

from brass_desktop.i18n.message import Message
from brass_desktop.present.learn.texts import LessonTexts

WORDS: Final = LessonTexts(
    title=Message("Wild cards, farms", "lesson"),
    goal=Message(
        "Get out of a bad hand, and build a brewery where no town is.", "goal of a lesson"
    ),
    ticks={
        "scout": Message("Scout for wild cards", "part of a goal"),
        "farm": Message("Build at the northern farm", "part of a goal"),
    },
    lines={
        "1": Message("Your cards name towns far from your network. Such a hand can be exchanged."),
        "2": Message(
            "Scouting costs an action and three cards in all, and brings two wild cards. "
            "Choose Scout."
        ),
        "2.other": Message("That is possible with these cards, but we want better ones: Scout."),
        "2.hint": Message("Or press 6."),
        "3": Message("Give Tamworth, Nuneaton and Redditch away, and confirm."),
        "3.other": Message("Any three would do. Here: Tamworth, Nuneaton, Redditch."),
        "3.hint": Message("Three cards: Tamworth, Nuneaton, Redditch; then Confirm."),
        "4": Message(
            "A wild location card is any town, a wild industry card is any industry. Once"
            " used, they return to their piles."
        ),
        "5": Message("Who holds a wild card may not scout again. Try it: choose Scout."),
        "5.other": Message("First the try that fails: Scout."),
        "5.hint": Message("Or press 6."),
        "6": Message(
            "Refused, as planned. Another try: the wild location card at the northern farm brewery."
        ),
        "6.other": Message("First the try: the wild location card, then the farm."),
        "6.hint": Message("The wild location card, then the farm above Wolverhampton."),
        "7": Message(
            "A farm is no town, so no location card opens it. The wild industry card "
            "does: build there and confirm."
        ),
        "7.other": Message("Possible, too. We want the brewery at the northern farm."),
        "7.hint": Message("The wild industry card, the farm, then Confirm."),
        "8": Message(
            "1 barrel in the canal era, 2 in the rail era. The farm is in your network "
            "through the canal from Cannock."
        ),
        "9": Message(
            "One more thing. Here you have nothing on the board: then an industry card "
            "builds anywhere."
        ),
        "10": Message(
            "Build with the Brewery card straight at the southern farm: £5, and £2 for "
            "market iron. Confirm."
        ),
        "10.other": Message("Legal, too. But try the southern farm."),
        "10.hint": Message("The Brewery card, the southern farm, then Confirm."),
        "11": Message(
            "The southern farm is joined by the link Kidderminster–Worcester. And if "
            "nothing fits: Pass costs a card as well."
        ),
    },
    buttons={
        "11": Message("Finish", "button of a lesson"),
    },
    remember=Message(
        "Scout with three cards for two wild ones. Farm breweries need an industry "
        "card, never a location card."
    ),
    question=Message("Which card builds at a farm brewery?"),
    answers=(
        Message("a wild location card", "answer of a lesson"),
        Message("any location card", "answer of a lesson"),
        Message("a Brewery or wild industry card", "answer of a lesson"),
    ),
)
