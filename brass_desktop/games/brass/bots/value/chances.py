"""How likely an unflipped tile is to flip before its era ends.

The numbers are base rates counted over many games of competent bots, see docs/bots.md; each
function takes facts about one tile and returns a chance between 0 and 1.
"""

BEER_SURE = 0.95
BEER_OF_RIVALS = 0.85
BEER_MISSING = 0.55
NO_BEER_NEEDED = 0.97
NEARLY_SURE = 0.65
NEARLY_DRY = 0.40
FAR = 0.20
TWO_BARRELS = 0.75

IRON_FULL, IRON_EMPTY = 0.89, 0.99
COAL_GONE = 0.7
BREWERY = (0.92, 0.97)
OWN_DEMAND = (0.10, 0.22)
TABLE_DEMAND = (0.08, 0.16)
TABLE_SLACK = 1.3

TIME = (0.0, 0.55, 0.82, 0.90, 0.95, 0.97, 1.0)
"""By actions left for it, the last entry for more."""

LATER = {0: 0.5, 1: 0.85, 2: 0.98, 3: 0.98}
"""By resource: of the chance missed in the canal era, how much the rail era makes good."""


def in_time(chance: float, actions: int) -> float:
    """Lower a chance by the actions left to realise it."""
    if actions >= len(TIME) - 1:
        return chance
    return chance * TIME[actions] if actions > 0 else 0.0


def goods_chance(distance: int, need: int, beer_share: float, rival_beer: bool) -> float:
    """Return the chance of a sale: 0, 1 or 2 = buyer joined, one line away, farther.

    `beer_share` is how much of the seat's whole need its own and the merchants' barrels cover.
    """
    if distance == 0:
        if not need:
            return NO_BEER_NEEDED
        dry = BEER_OF_RIVALS if rival_beer else BEER_MISSING
        return dry + (BEER_SURE - dry) * beer_share
    if distance == 1:
        return NEARLY_DRY + (NEARLY_SURE - NEARLY_DRY) * (beer_share if need else 1.0)
    return FAR


def iron_chance(share_left: float) -> float:
    """Return the chance that an iron works runs empty; the whole table draws on it."""
    return IRON_EMPTY + (IRON_FULL - IRON_EMPTY) * share_left


def coal_chance(start: float, share_left: float) -> float:
    """Return the chance that a mine runs empty, by the chance of a full one."""
    return start + (1 - start) * COAL_GONE * (1 - share_left)


def brewery_chance(era: int, own_ratio: float, table_ratio: float) -> float:
    """Return the chance that a brewery is drunk empty, by demand over supply."""
    ratio = min(own_ratio, table_ratio)
    return BREWERY[era] * (1.0 if ratio >= 1 else ratio**0.7)
