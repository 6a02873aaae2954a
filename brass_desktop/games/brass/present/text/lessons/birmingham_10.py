"""Lesson 10 of Birmingham: overbuilding and the last rounds."""

from typing import Final

from brass_desktop.i18n.message import Message
from brass_desktop.present.learn.texts import LessonTexts

WORDS: Final = LessonTexts(
    title=Message("The last rounds", "lesson"),
    goal=Message("Profit from a shortage, and finish the game well.", "goal of a lesson"),
    ticks={
        "over": Message("Build over Bartek's mine", "part of a goal"),
        "sale": Message("Sell the last mill", "part of a goal"),
        "end": Message("End the game", "part of a goal"),
    },
    lines={
        "1": Message(
            "Late in the game: no coal on the map, none in the market. A new mine earns most now."
        ),
        "2": Message(
            "Bartek's empty mine stands at Cannock. You may build over it, with a better "
            "one. Build, with the Cannock card."
        ),
        "2.other": Message("First the mine: Build, the Cannock card."),
        "2.hint": Message("Press 1, then the card Cannock."),
        "3": Message(
            "A rival's mine may be overbuilt only while no coal is left anywhere. Choose his mine."
        ),
        "3.other": Message("That place is free, but see what the shortage offers: Bartek's mine."),
        "3.hint": Message("The mine at Cannock."),
        "4": Message(
            "Coal Mine III costs £8 and an iron. Its 4 coal go to the empty market at £7,"
            " £7, £6, £6. Confirm."
        ),
        "4.other": Message("Look at the price, then confirm."),
        "4.hint": Message("Enter confirms."),
        "5": Message(
            "£26 earned, and your mine is flipped at once. Bartek keeps his income, but "
            "his tile and its points are gone."
        ),
        "6": Message("One action is left: the mill at Worcester. Choose Sell."),
        "6.other": Message("The mill is worth more: Sell."),
        "6.hint": Message("Or press 4."),
        "7": Message("Take the merchant's barrel, then his bonus, Manufacturer, and confirm."),
        "7.other": Message(
            "Any way counts. Here: the merchant at Gloucester, Manufacturer, Confirm."
        ),
        "7.hint": Message("The merchant, Manufacturer in the list, then Confirm."),
        "8": Message(
            "After the last round there is no income any more. Money scores nothing; it "
            "only breaks ties, after income."
        ),
        "9": Message("End your turn: the game is over and everything is counted."),
        "9.other": Message("All is done: End turn."),
        "9.hint": Message("Enter ends the turn."),
        "10": Message(
            "Most points win; then income, then money. You know all the rules now. The "
            "full game is waiting."
        ),
    },
    buttons={
        "10": Message("Finish", "button of a lesson"),
    },
    remember=Message(
        "A shortage pays: build mines and works when the market is empty. Use every last action."
    ),
    question=Message("When may you build over a rival's coal mine?"),
    answers=(
        Message("whenever mine has a higher level", "answer of a lesson"),
        Message("when it is flipped", "answer of a lesson"),
        Message("when no coal is left on the map and in the market", "answer of a lesson"),
    ),
)
