"""Words of a result of the family: where points came from and what broke a tie."""

from types import MappingProxyType
from typing import Final

from brass_desktop.i18n.message import Message

WINS: Final = Message("{name} wins with {points} points")
SHARE: Final = Message("{names} share the victory with {points} points")
SUMMARY: Final = Message("Final Reckoning  ·  {game}  ·  {kind}, {players}  ·  {rounds}")
SUMMARY_TIMED: Final = Message(
    "Final Reckoning  ·  {game}  ·  {kind}, {players}  ·  {rounds}  ·  {time}"
)
FULL_GAME: Final = Message("full game")
INTRODUCTORY: Final = Message("introductory game")
RANKED: Final = Message("{rank}. {name}: {points} VP, income space {space}, £{money}")

SPACE: Final = Message("space {space}", "place of the income marker")
BY_LEVEL: Final = Message("{first} before {second}: income {more} to {less}")
BY_SPACE: Final = Message("{first} before {second}: both {level}, space {more} to {less}")
BY_MONEY: Final = Message("{first} before {second}: equal income, £{more} to £{less}")
BY_ORDER: Final = Message("{first} before {second}: equal in all else, earlier in the turn order")

PARTS: Final = MappingProxyType(
    {
        "canal_links": Message("Canal links"),
        "canal_industries": Message("Canal industries"),
        "rail_links": Message("Rail links"),
        "rail_industries": Message("Rail industries"),
        "merchant": Message("Merchant beer"),
        "extra": Message("Introductory extras"),
        "money": Message("Money left"),
    }
)
LINKS: Final = Message("Links")
MERCHANT: Final = Message("Merchant beer")
AGAIN: Final = Message("Level II+ again")
MONEY_LEFT: Final = Message("Money left")
FOR_MONEY: Final = Message("Money")
FOR_INCOME: Final = Message("Income level")
LOST: Final = Message("Lost")
TOTAL: Final = Message("Total")
SUM: Final = Message("sum", "column")

VP_CHART: Final = Message("Victory points")
INCOME_CHART: Final = Message("Income level")
MONEY_CHART: Final = Message("Money at round end")
MONEY_PAID_CHART: Final = Message("Money after income")
