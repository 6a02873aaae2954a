"""Why a bot would do something, one sentence per kind of reason."""

from types import MappingProxyType
from typing import Final

from brass_desktop.i18n.message import Message, Plural

REASONS: Final = MappingProxyType(
    {
        "points": Message("Brings about {points} VP."),
        "sells": Message("Sells {tiles}: {points} VP in all."),
        "scores_twice": Message("{tile} at {slot} can score in both eras: {points} VP each time."),
        "builds": Message("{tile} at {slot} is worth {points} VP; chance to flip {chance}%."),
        "empties": Message("{tile} at {slot} is emptied and flips: {points} VP."),
        "opens_market": Message(
            "{tile} at {slot}: chance to flip rises from {before}% to {after}%."
        ),
        "tile_lost": Message("A tile is lost: {points} VP."),
        "link": Message("{link} is worth {now} VP now, about {later} by the end of the era."),
        "two_links": Message("{link} and {other} together: about {later} VP."),
        "links_gain": Message("Links gain about {later} VP."),
        "loan": Message("£{pounds} now is worth more than {levels}."),
        "pays": Message("Costs £{pounds}."),
        "receives": Message("Brings £{pounds}."),
        "income": Message("Income by {levels} for {paydays}: about £{pounds}."),
        "debt": Message("Income stays at {level}: about £{pounds} to cover."),
        "clears": Message("Clears {tile}; next is {next_tile} with {points} VP."),
        "mat_used": Message("Uses up {tile}."),
        "keeps_beer": Message("Keeps own beer ready: {barrels}."),
        "uses_beer": Message("Uses own beer, of which there is {barrels}."),
        "reaches": Message("The network then has {locations}."),
        "wild_cards": Message("Wild cards in hand: {cards}."),
        "helps_rivals": Message("Helps the others by about {points} VP."),
        "hinders_rivals": Message("Costs the others about {points} VP."),
    }
)
LATER_INCOME: Final = Message("Income can be expected from it later.")
TILES: Final = Plural("{count} tile", "{count} tiles")
LEVELS: Final = Plural("{count} level", "{count} levels")
PAYDAYS: Final = Plural("{count} payday", "{count} paydays")
LOCATIONS: Final = Plural("{count} place", "{count} places")

EFFECT: Final = Message("{gain} VP better than passing; money {money}, income {levels}.")
