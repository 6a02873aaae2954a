"""How long the distant market may stay open, as far as the tiles turned this era tell."""

from collections import Counter
from functools import lru_cache

from brass_desktop.games.brass.engine.state import BrassState

HiddenTiles = tuple[int, ...]
"""How far each tile that lies face down would lower the marker, ascending."""


def face_down(state: BrassState) -> HiddenTiles:
    """Return the tiles that nobody has seen this era; those turned lie beneath them."""
    turned = state.distant[len(state.distant) - state.distant_turned :]
    return tuple(sorted((Counter(state.rules.distant_tiles) - Counter(turned)).elements()))


def room(state: BrassState) -> int:
    """Return how far the marker is from the space that closes the market."""
    return len(state.rules.distant_bonus) - state.cotton_demand


@lru_cache(maxsize=20_000)
def still_open(tiles: HiddenTiles, room: int, sales: int) -> float:
    """Return the chance that so many sales in a row all succeed."""
    if room <= 0:
        return 0.0
    if not sales or not tiles:
        return 1.0
    chance = 0.0
    for at, move in enumerate(tiles):
        if move >= room:
            break
        chance += still_open(tiles[:at] + tiles[at + 1 :], room - move, sales - 1)
    return chance / len(tiles)
