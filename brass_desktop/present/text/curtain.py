"""Words of the curtain between two people at one screen."""

from types import MappingProxyType
from typing import Final

from brass_desktop.i18n.message import Message, Plural

PASS_TO: Final = Message("Pass the seat to")
DEBTOR: Final = Message("A debt to pay: pass the seat to")
I_AM: Final = Message("I am {name}")
SUBTITLE: Final = Message("{character}  ·  {era}, round {round} of {rounds}  ·  {place}")
DEBT_LINE: Final = Message("{character}  ·  owes £{debt} of income and has £{money}")
PLACES: Final = MappingProxyType(
    {
        1: Message("first of {players} this round"),
        2: Message("second of {players} this round"),
        3: Message("third of {players} this round"),
        4: Message("fourth of {players} this round"),
    }
)
COUNTS: Final = MappingProxyType(
    {
        2: Message("two", "of so many players"),
        3: Message("three", "of so many players"),
        4: Message("four", "of so many players"),
    }
)

SINCE_TURN: Final = Message("Since your last turn")
SINCE_START: Final = Message("Since the game began")
NOTHING_YET: Final = Message("Nothing has happened yet: the game begins with you.")
NOTHING_SINCE: Final = Message("Nobody else has played since.")
SHOW_TIP: Final = Message("Look at this moment on the map")
ERA_BROUGHT: Final = Plural(
    "Links and tiles bring you {count} VP.", "Links and tiles bring you {count} VP."
)

MEANT: Final = Message("What it meant for you")
STANDING: Final = Message("How you stand")
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

REPLAY_ALL: Final = Message("Replay it all")
MENU: Final = Message("Menu")
