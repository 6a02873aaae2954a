"""What things on the table say when the pointer rests on them."""

from types import MappingProxyType
from typing import Final

from brass_desktop.i18n.message import Message, Plural

SLOT_TAKES: Final = Message("For {industries}.")
OF_OWNER: Final = Message("Belongs to {name}.")
LEFT: Final = MappingProxyType(
    {
        "coal": Plural("{count} coal left on it.", "{count} coal left on it."),
        "iron": Plural("{count} iron left on it.", "{count} iron left on it."),
        "beer": Plural("{count} barrel left on it.", "{count} barrels left on it."),
    }
)
WHEN_SOLD: Final = Message("Once sold: {points} VP and {income}.")
WHEN_EMPTY: Final = Message("Once empty: {points} VP and {income}.")
BEER_TO_SELL: Final = Plural(
    "Selling it takes {count} barrel.", "Selling it takes {count} barrels."
)
NO_BEER_TO_SELL: Final = Message("Selling it takes no beer.")
BOUGHT_AT: Final = Message("Bought at {places}.")
BOUGHT_NOWHERE: Final = Message("No merchant of this game buys it.")
FLIPPED: Final = Message("Flipped: {points} VP at the end of the era.")
LINK_ICONS: Final = Plural("{count} link icon.", "{count} link icons.")
LINK_BUILT: Final = MappingProxyType(
    {"canal": Message("Canal of {name}."), "rail": Message("Railway of {name}.")}
)
LINE_OPEN: Final = MappingProxyType(
    {"canal": Message("Nobody has built a canal here."), "rail": Message("No railway yet.")}
)
LINE_CLOSED: Final = MappingProxyType(
    {"canal": Message("For railways only."), "rail": Message("Was for canals only.")}
)
MERCHANT_BUYS: Final = Message("Merchant at {place}")
BUYS: Final = Message("Buys {goods}.")
BUYS_NOTHING: Final = Message("Buys nothing.")
BARREL_GONE: Final = Message("Its barrel has been drunk.")
BONUS: Final = MappingProxyType(
    {
        "money": Message("Its barrel brings £{amount}."),
        "victory_points": Message("Its barrel brings {amount} VP."),
        "income_spaces": Message("Its barrel moves the income marker {amount} spaces."),
        "develop": Message("Its barrel brings a free development."),
    }
)
MERCHANT_TOWN: Final = Message("Gives access to the coal market and has 2 link icons.")
AND: Final = Message("{first} and {second}", "list")
COMMA: Final = Message("{first}, {second}", "list")
SENTENCES: Final = Message("{first} {second}", "two sentences after each other")
