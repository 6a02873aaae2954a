"""Words of a result of Furnace: where the money came from and what broke a tie."""

from types import MappingProxyType
from typing import Final

from brass_desktop.i18n.message import Message, Plural

WINS: Final = Plural("{name} wins with {count} money", "{name} wins with {count} money")
SHARE: Final = Plural(
    "{names} share the victory with {count} money", "{names} share the victory with {count} money"
)
SUMMARY: Final = Message("Final reckoning  ·  {game}  ·  {players}, {rounds}")
KINDS: Final = MappingProxyType(
    {"capitalists": Message("capitalists", "summary"), "chain": Message("fixed chain", "summary")}
)
RANKED: Final = Message("{rank}. {name}: {money} money, cards {cards}, resources {resources}")
BY_CARDS: Final = Message("{first} before {second}: cards {more} to {less}")
BY_RESOURCES: Final = Message("{first} before {second}: equal cards, resources {more} to {less}")
CARDS: Final = Plural("{count} card", "{count} cards", "tie-break")
RESOURCES: Final = Plural("{count} resource", "{count} resources", "tie-break")

PARTS: Final = MappingProxyType(
    {
        "coal": Message("Coal sold"),
        "iron": Message("Iron sold"),
        "oil": Message("Oil sold"),
        "upgrade": Message("Tokens sold"),
        "mixed": Message("Mixed sales"),
    }
)
GOODS_SOLD: Final = MappingProxyType(
    {
        "coal": Message("coal", "column of a chart"),
        "iron": Message("iron", "column of a chart"),
        "oil": Message("oil", "column of a chart"),
        "upgrade": Message("tokens", "column of a chart"),
        "mixed": Message("mixed", "column of a chart"),
    }
)
CARD: Final = Message("card", "column")
ROUNDS_OWNED: Final = Message("rounds owned", "column")
RUNS: Final = Message("runs", "column: how often a card was run")
MADE: Final = Message("goods made", "column")
MONEY: Final = Message("money", "column")
UPGRADED: Final = Message("upgraded in round", "column")
LEGEND: Final = Message(
    "By card: rounds owned, runs, goods made, money, and the round of its upgrade"
)

MONEY_CHART: Final = Message("Money by round")
SOLD_CHART: Final = Message("Money by good sold")
SOLD_NOTE: Final = Message("money of the whole game")
DISCS_CHART: Final = Message("Won and lost")
DISCS_NOTE: Final = Message("worth: coal {coal}, iron {iron}, oil {oil}, token {upgrade}")
DISCS_WON: Final = Message("discs that won")
DISCS_LOST: Final = Message("outbid discs brought")
OF: Final = Message("{part} of {whole}", "on a bar")
ORDER_CHART: Final = Message("Order played")
ORDER_NOTE: Final = Message("money made of the best order found")
ORDER_NOTE_BRIEF: Final = Message("of the best found", "money made")
ROUND: Final = Message("round {round}", "column of a chart")
PER_CENT: Final = Message("{number}\u00a0%")
