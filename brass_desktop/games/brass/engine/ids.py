"""Integers that stand for things of the Brass family inside the engine.

Places, tiles and cards are positions in the tuples of a `Ruleset`; the constants below are the few
that code names. String ids appear only in definition files, saves and view models.
"""

from typing import Final, Literal, NewType

LocationId = NewType("LocationId", int)
SlotId = NewType("SlotId", int)
LinkId = NewType("LinkId", int)
TileId = NewType("TileId", int)
"""A kind of industry tile: one industry at one level."""
IndustryId = NewType("IndustryId", int)
CardId = NewType("CardId", int)
"""A card face; copies of one face are the same card."""
MerchantId = NewType("MerchantId", int)
"""A merchant space on the board."""
Source = NewType("Source", int)
"""Where a cube or barrel comes from: the slot of a tile, the market, or the merchant's barrel."""

NOTHING: Final = -1
"""No tile, no owner, no answer."""

CANAL_ERA: Final = 0
RAIL_ERA: Final = 1
ERA_NAMES: Final = ("canal", "rail")

NO_RESOURCE: Final = 0
COAL: Final = 1
IRON: Final = 2
BEER: Final = 3
RESOURCE_NAMES: Final = ("", "coal", "iron", "beer")

# Sources sort after every slot, and the market after the barrel: enumeration takes sources in
# ascending order, and the market may only be used once the tiles are empty.
MERCHANT_BARREL: Final = Source(900)
DISTANT_MARKET: Final = Source(950)
"""Where cotton goes that no port takes."""
MARKET: Final = Source(999)

HIDDEN: Final = CardId(-2)
"""A card whose face the observer may not see."""
HIDDEN_TILE: Final = -2
"""A tile of the distant market that lies face down."""

# What the table is waiting for.
ACTING: Final = 0
TURN_DONE: Final = 1
SHORTFALL: Final = 2
FINISHED: Final = 3
SELLING: Final = 4
"""A sale may go on that has turned a hidden tile."""

Kind = Literal[
    "build",
    "combined_build",
    "network",
    "develop",
    "sell",
    "loan",
    "scout",
    "pass",
    "end_turn",
    "give_up_tiles",
    "sell_on",
    "end_sale",
]
"""What a player can do: actions, ending the turn, paying a shortfall with tiles, and what follows
a sale to the distant market. No game has all of them."""
