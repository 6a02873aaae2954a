"""Lesson 6 of Birmingham: money, loans and turn order."""

from typing import Final

from brass_desktop.i18n.message import Message
from brass_desktop.present.learn.texts import LessonTexts

WORDS: Final = LessonTexts(
    title=Message("Money and order", "lesson"),
    goal=Message(
        "Borrow without fear, and see what spending does to the order of play.", "goal of a lesson"
    ),
    ticks={
        "loan": Message("Take a loan", "part of a goal"),
        "sale": Message("Sell, and be back where you were", "part of a goal"),
        "order": Message("Foretell who plays first", "part of a goal"),
        "debt": Message("Pay a debt with a tile", "part of a goal"),
    },
    lines={
        "1": Message(
            "£4, and good builds are dear. Your income level is 5, on space 20. Loans are"
            " normal here; nobody pays them back."
        ),
        "2": Message("A loan brings £30 and costs three income levels. Choose Loan."),
        "2.other": Message("Soon. First the money: Loan."),
        "2.hint": Message("Or press 5."),
        "3": Message("Any card pays for it: Redditch. Confirm, and watch your income marker."),
        "3.other": Message("It would pay. Keep it, and give Redditch."),
        "3.hint": Message("The card Redditch, then Confirm."),
        "4": Message(
            "Three levels down, from 5 to 2, to the top space of that level: 14. Now sell"
            " the mill: choose Sell."
        ),
        "4.other": Message("First the sale."),
        "4.hint": Message("Or press 4."),
        "5": Message(
            "Sales rise by spaces, not levels. Take the merchant's bonus, Manufacturer I,"
            " pay with Dudley, confirm."
        ),
        "5.other": Message("That would do, too. Manufacturer I, the card Dudley, Confirm."),
        "5.hint": Message("Manufacturer in the list on the right, the card Dudley, then Confirm."),
        "6": Message(
            "Another day. You spent £5 this round, Bartek £0 so far. Who plays first next"
            " round? Click a player."
        ),
        "6.guess.yellow": Message("Right: whoever spends less goes first."),
        "6.guess.red": Message("You spent more, so you wait. Whoever spends less goes first."),
        "6.other": Message("First a guess: click your panel or Bartek's."),
        "6.hint": Message("The panels are at the upper left."),
        "7": Message(
            "Let us see. Pass with the card Redditch, confirm, and end your turn. Loans "
            "and sales never count as spending."
        ),
        "7.other": Message("Today we only pass. Pass, Redditch, Confirm, End turn."),
        "7.hint": Message("Press 7, the card Redditch, Confirm, then End turn."),
        "8": Message(
            "Bartek has spent nothing and plays first now. Last, then first: that makes "
            "two turns in a row."
        ),
        "9": Message(
            "And if all goes wrong? Your income level is −3 here, and you have £1. Bartek"
            " ends the round."
        ),
        "10": Message(
            "Payday: you owe £3 and have £1. Tiles can be given up for half their price. "
            "Links never."
        ),
        "11": Message(
            "Choose which tile to give up, the mine, and confirm. It brings £2, just enough."
        ),
        "11.other": Message("The brewery would do as well. Here we keep it: give up the mine."),
        "11.hint": Message("The coal mine at Cannock, then Confirm."),
        "12": Message(
            "Paid. Without a tile to give up you would have lost a victory point for "
            "every missing £1."
        ),
    },
    buttons={
        "12": Message("Finish", "button of a lesson"),
    },
    remember=Message(
        "Loans lower levels, sales raise spaces. Money is a tool: it scores nothing at the end."
    ),
    question=Message("What does a loan cost?"),
    answers=(
        Message("three income levels", "answer of a lesson"),
        Message("£30 at the end", "answer of a lesson"),
        Message("three spaces of income", "answer of a lesson"),
    ),
)
