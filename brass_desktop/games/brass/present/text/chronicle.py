"""The chronicle's sentences: one per event, name first, then the detail."""

from types import MappingProxyType
from typing import Final

from brass_desktop.i18n.message import Message, Plural

BUILDS: Final = Message("{name}: builds {tile} at {place}, £{cost}")
BUILDS_ANYWHERE: Final = Message("{name}: builds {tile} at {place} with both cards, £{cost}")
OVERBUILDS: Final = Message("{name}: builds {tile} over {old} at {place}, £{cost}")
BUILDS_CANAL: Final = Message("{name}: builds canal {line}, £{cost}")
BUILDS_RAIL: Final = Message("{name}: builds rail {line}, £{cost}")
BUILDS_RAILS: Final = Message("{name}: builds rails {first} and {second}, £{cost}")
DEVELOPS: Final = Message("{name}: develops {tile}")
DEVELOPS_TWO: Final = Message("{name}: develops {first} and {second}")
SELLS: Final = Message("{name}: sells {tile} at {place} to {merchant}")
SELLS_MANY: Final = Plural("{name}: sells {count} tile", "{name}: sells {count} tiles")
SELLS_THROUGH: Final = Message("{name}: sells {tile} at {place} through the port at {port}")
SELLS_OVERSEAS: Final = Message("{name}: sells {tile} at {place} to the distant market")
FINDS_NO_BUYER: Final = Message("{name}: finds no buyer overseas for {tile} at {place}")
ENDS_SALE: Final = Message("{name}: sells no more")
LOAN: Final = Message("{name}: takes a loan, +£{money}")
SCOUTS: Final = Message("{name}: scouts for two wild cards")
PASSES: Final = Message("{name}: passes")
KEEPS_TILES: Final = Message("{name}: has no tile that would bring money")
GIVES_UP: Final = Message("{name}: gives up {tile} at {place} to pay the shortfall")
GIVES_UP_MANY: Final = Plural(
    "{name}: gives up {count} tile to pay the shortfall",
    "{name}: gives up {count} tiles to pay the shortfall",
)
FROM_TILE: Final = MappingProxyType(
    {
        "coal": Plural(
            "{count} coal from {place} ({owner}).", "{count} coal from {place} ({owner})."
        ),
        "iron": Plural(
            "{count} iron from {place} ({owner}).", "{count} iron from {place} ({owner})."
        ),
        "beer": Plural(
            "{count} beer from {place} ({owner}).", "{count} beer from {place} ({owner})."
        ),
    }
)
FROM_MARKET: Final = MappingProxyType(
    {
        "coal": Plural("{count} coal bought for £{price}.", "{count} coal bought for £{price}."),
        "iron": Plural("{count} iron bought for £{price}.", "{count} iron bought for £{price}."),
    }
)
TO_MARKET: Final = MappingProxyType(
    {
        "coal": Plural(
            "{count} coal sold to the market for £{price}.",
            "{count} coal sold to the market for £{price}.",
        ),
        "iron": Plural(
            "{count} iron sold to the market for £{price}.",
            "{count} iron sold to the market for £{price}.",
        ),
    }
)
FLIPS: Final = Message("{tile} flips, income of {name} {steps}, now {level}.")
INCOME_FALLS: Final = Message("Income from {before} to {after}.")
SOLD_TILE: Final = Message("{tile} at {place} to {merchant}.")
SOLD_THROUGH: Final = Message("{tile} at {place} through the port at {port}.")
SOLD_OVERSEAS: Final = Message("{tile} at {place} to the distant market.")
DEMAND_FALLS: Final = Plural(
    "The tile turned lowers demand by {count} space, to a bonus of {bonus}.",
    "The tile turned lowers demand by {count} spaces, to a bonus of {bonus}.",
)
DEMAND_STAYS: Final = Message("The tile turned leaves demand at a bonus of {bonus}.")
MARKET_CLOSES: Final = Message(
    "The tile turned is {move}: demand runs out, and the distant market closes until the end of"
    " the era."
)
STAYS_UNSOLD: Final = Message("{tile} at {place} stays unsold.")
DISTANT_BONUS: Final = Message("Bonus of the distant market: {bonus}.")
SPACES: Final = Plural("+{count} space", "+{count} spaces")

DISCARDS: Final = Message("Discards {cards}.")
LOSES_POINTS: Final = Message("{name} loses {points}\u00a0VP.")
ERA_SCORED: Final = MappingProxyType(
    {"canal": Message("The canal era is scored"), "rail": Message("The rail era is scored")}
)
MONEY_SCORED: Final = Message("What is left of the money is scored")
MARKET_OPENS: Final = Message("The distant market opens anew")
MARKET_TILES: Final = Plural(
    "{count} tile is shuffled, and demand is at its highest.",
    "{count} tiles are shuffled, and demand is at its highest.",
)
SET_ASIDE: Final = Plural(
    "{count} card is set aside unseen.", "{count} cards are set aside unseen."
)
GAME_ENDS: Final = Message("The game is over")
ORDER: Final = Message("Next to play: {order}")
INCOMES: Final = Message("Income: {amounts}")
INCOME: Final = Message("{name} +£{money}", "income of a round")
DEBT: Final = Message("{name} −£{money}", "income of a round")
SCORES: Final = Message("{name}: {points}\u00a0VP")
LIST: Final = Message("{first}, {rest}", "joins the parts of a list")
