"""The small integers that positions, actions and events speak of."""

from typing import Final, NewType

CardId = NewType("CardId", int)
"""Companies first, in the order of the definition, then the start-up cards."""
DiscId = NewType("DiscId", int)
"""A position in the ruleset's discs: those of every player by value, then the neutral one."""
CapitalistId = NewType("CapitalistId", int)

COAL: Final = 0
IRON: Final = 1
OIL: Final = 2
UPGRADE: Final = 3
GOODS: Final = ("coal", "iron", "oil", "upgrade")
"""What effects spend and give (F-1.2), in the order of every `Bag`; money is none of them."""

Bag = tuple[int, int, int, int]
"""Numbers of goods, in the order of `GOODS`."""
EMPTY: Final[Bag] = (0, 0, 0, 0)

NOTHING: Final = -1
"""No capitalist, no lot, nobody."""
AGENT: Final = -2
"""Owner of the discs that nobody at the table has (F-7.1)."""

AUCTION: Final = 0
SETTLING: Final = 1
"""The lots are settled, and somebody is asked how often to process (F-3.6)."""
INSERTING: Final = 2
"""New cards have to find their places in the chain (F-6.1)."""
PRODUCTION: Final = 3
FINISHED: Final = 4
STAGES: Final = ("auction", "auction", "production", "production", "production")
"""By phase: the part of the round that people name."""
