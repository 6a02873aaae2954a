"""What a recap of the family says of money, income, points and debts."""

from typing import Final

from brass_desktop.i18n.message import Message, Plural

DEBTOR: Final = Message("A debt to pay: pass the seat to")
SUBTITLE: Final = Message("{character}  ·  {era}, round {round} of {rounds}  ·  {place}")
DEBT_LINE: Final = Message("{character}  ·  owes £{debt} of income and has £{money}")
ERA_BROUGHT: Final = Plural(
    "Links and tiles bring you {count} VP.", "Links and tiles bring you {count} VP."
)
TO_PAY: Final = Message("What you have to pay")
MONEY: Final = Message("Money")
INCOME: Final = Message("Income")
VP: Final = Message("VP", "standing")
BARRELS: Final = Message("Barrels left")
DEBT: Final = Message("Debt")
TILES_BRING: Final = Message("All tiles bring")
EARNED: Final = Message("+£{money} income")
PAID: Final = Message("−£{money} income")
BORROWED: Final = Message("+£{money} loan")
GAINED: Final = Message("+£{money} sales", "money from merchants and markets")
SPENT: Final = Message("−£{money} spent")
FLIPPED: Final = Plural("{count} tile flipped", "{count} tiles flipped")
ERA_POINTS: Final = Message("era scored")
LOST: Final = Message("−{points} for a debt")
USED: Final = Plural("{count} used by others", "{count} used by others")
HALF_COST: Final = Message("half their cost")
SHORT_BY: Final = Message("£{money} are missing")
