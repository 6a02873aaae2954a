"""What a bot would do and why: one sentence per action and per kind of reason."""

from types import MappingProxyType
from typing import Final

from brass_desktop.i18n.message import Message, Plural

BUILD: Final = Message("Build {tile} at {place}", "advice")
LAY: Final = MappingProxyType(
    {
        "canal": Message("Dig the canal {line}", "advice"),
        "rail": Message("Lay the railway {line}", "advice"),
    }
)
LAY_TWO: Final = Message("Lay two railways: {first} and {second}", "advice")
DEVELOP: Final = Message("Develop {tile}", "advice")
DEVELOP_TWO: Final = Message("Develop {first} and {second}", "advice")
SELL: Final = Message("Sell {tile} at {place} to {merchant}", "advice")
SELL_MANY: Final = Plural("Sell {count} tile at once", "Sell {count} tiles at once")
SELL_COTTON: Final = Message("Sell the cotton of {place} through the port at {port}", "advice")
SELL_FAR: Final = Message("Sell the cotton of {place} to the distant market", "advice")
SELL_COTTON_AND_FAR: Final = Plural(
    "Sell {count} mill through a port, then that at {place} to the distant market",
    "Sell {count} mills through ports, then that at {place} to the distant market",
)
BORROW: Final = Message("Take a loan of £{pounds}", "advice")
BUILD_WITH_TWO: Final = Message("Build {tile} at {place} with two cards", "advice")
SELL_OFF: Final = Message("Sell off your tiles at: {places}", "advice")
DO: Final = MappingProxyType(
    {
        "loan": Message("Take a loan", "advice"),
        "scout": Message("Scout for two wild cards", "advice"),
        "pass": Message("Pass", "advice"),
        "give_up_tiles": Message("Keep your tiles", "advice"),
        "end_sale": Message("Sell no more", "advice"),
    }
)
"""Actions that have no parts to name."""

REASONS: Final = MappingProxyType(
    {
        "points": Message("Brings about {points}\u00a0VP."),
        "sells": Message("Sells {tiles}: {points}\u00a0VP in all."),
        "tries_to_sell": Message(
            "May sell {tiles}: {points}\u00a0VP in all. "
            "That the distant market stays open is {chance}."
        ),
        "scores_twice": Message("{tile} can score in both eras: {points}\u00a0VP each time."),
        "builds": Message("{tile} brings {points}\u00a0VP once it flips, which is {chance}."),
        "flips_at_once": Message("{tile} flips at once: {points}\u00a0VP."),
        "empties": Message("{tile} at {slot} is emptied and flips: {points}\u00a0VP."),
        "opens_market": Message("Helps {tile} at {slot} to flip."),
        "tile_lost": Message("A tile is lost: {points}\u00a0VP."),
        "link": Message("{link} is worth {now}\u00a0VP now, about {later} by the end of the era."),
        "link_later": Message("{link} is worth about {later}\u00a0VP by the end of the era."),
        "two_links": Message("{link} and {other} together: about {later}\u00a0VP."),
        "links_gain": Message("Links gain about {later}\u00a0VP."),
        "loan": Message("£{pounds} now is worth more than {levels}."),
        "income": Message("Income up {levels} for {paydays}: about £{pounds}."),
        "income_down": Message("Income down {levels} for {paydays}: about £{pounds} less."),
        "debt": Message("With an income of {level} about £{pounds} will have to be paid."),
        "clears": Message("The next tile of the mat is then {next_tile}: {points}\u00a0VP."),
        "mat_used": Message("Uses up {tile}."),
        "keeps_beer": Message("Own beer in stock: {barrels}."),
        "uses_beer": Message("Uses own beer, of which there is {barrels}."),
        "reaches": Message("The network then has {locations}."),
        "wild_cards": Message("Wild cards in hand: {cards}."),
        "helps_rivals": Message("Helps the others by about {points}\u00a0VP."),
        "hinders_rivals": Message("Costs the others about {points}\u00a0VP."),
    }
)
LIKELIHOODS: Final = (
    (85, Message("almost certain", "how likely a tile is to flip")),
    (60, Message("likely", "how likely a tile is to flip")),
    (35, Message("an even chance", "how likely a tile is to flip")),
    (0, Message("uncertain", "how likely a tile is to flip")),
)
"""Words for a chance, each from so many per cent on."""
TILES: Final = Plural("{count} tile", "{count} tiles")
LEVELS: Final = Plural("{count} level", "{count} levels")
PAYDAYS: Final = Plural("{count} payday", "{count} paydays")
LOCATIONS: Final = Plural("{count} place", "{count} places")
INCOME_BY: Final = Message("income {levels}", "what a turn changes")
