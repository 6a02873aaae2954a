"""What a recap of the family says of money, income, points and debts."""

from typing import Final

from brass_desktop.i18n.message import Message, Plural

DEBTOR: Final = Message("A debt to pay: hand over to")
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
DEMAND: Final = Message("Cotton demand")
NO_DEMAND: Final = Message("closed", "distant market in a comparison")
TURNED: Final = Plural("{count} tile turned", "{count} tiles turned")
DEBT: Final = Message("Debt")
TILES_BRING: Final = Message("All tiles bring")
EARNED: Final = Message("+£{money} income")
PAID: Final = Message("−£{money} income")
BORROWED: Final = Message("+£{money} loan")
GAINED: Final = Message("+£{money} sales", "money from merchants and markets")
SPENT: Final = Message("−£{money} spent")
FLIPPED: Final = Plural("{count} tile flipped", "{count} tiles flipped")
WILL_EARN: Final = Message("pays £{money} a round")
WILL_PAY: Final = Message("costs £{money} a round")
WAITING: Final = Plural("{count} more if scored now", "{count} more if scored now")
ERA_POINTS: Final = Message("era scored")
LOST: Final = Message("−{points} for a debt")
USED: Final = Plural("{count} used by others", "{count} used by others")
HALF_COST: Final = Message("half their cost")
SHORT_BY: Final = Message("£{money} short")
FIRST_GOAL: Final = Message(
    "Your aim: the most victory points at the end, from links, from tiles that have flipped and"
    " from merchants."
)
FIRST_STEPS: Final = Message(
    "A good beginning: build an industry where a card lets you, join it to a merchant, and sell or"
    " use what it makes, so that it flips and pays."
)
FIRST_GOAL_OVER_SEA: Final = Message(
    "Your aim: the most victory points at the end, from links, from tiles that have flipped and"
    " from the money that is left."
)
FIRST_STEPS_OVER_SEA: Final = Message(
    "A good beginning: build a mill or a port where a card lets you, join it to a port, and sell"
    " the cotton, so that both flip and pay."
)
