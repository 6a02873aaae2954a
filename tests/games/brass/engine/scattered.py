"""Tables set at random: no game leads to most of them, but the rules must answer for each.

Played positions seldom have empty markets, stocked beside emptied tiles, links of everyone all over
the map and odd mats; here all of that is common.
"""

from brass_desktop.core.rng import Rng
from brass_desktop.core.types import Setup
from brass_desktop.games.brass.engine.ids import NO_RESOURCE, NOTHING, RAIL_ERA
from brass_desktop.games.brass.engine.observation import lay_out
from brass_desktop.games.brass.engine.state import BrassState
from tests.games.brass.engine.table import GAME

_RULES = GAME.rules
Facts = dict[str, object]


def scattered(players: int, seed: int) -> BrassState:
    """Strew tiles, links, cubes, money and barrels over a new game; its first seat is to act."""
    state, rng = GAME.new(Setup(players, seed)), Rng(seed)
    era = rng.below(2)
    hands, actor = list(state.hands), state.actor
    swapped = [card if rng.below(2) else hands[actor][0] for card in _RULES.cards.wild_gain]
    hands[actor] = (*swapped, *hands[actor][2:])
    facts: Facts = {
        **{name: getattr(state, name) for name in _RULES.digested},
        "era": era,
        "hands": hands,
        "actions_left": 2,
        "money": [rng.below(50) for _ in range(players)],
        "coal": rng.choice((0, 0, 1, rng.below(_RULES.coal_market.spaces + 1))),
        "iron": rng.choice((0, 0, 1, rng.below(_RULES.iron_market.spaces + 1))),
        "links_left": [rng.below(4) for _ in range(players)],
        "mat": [rng.below(len(stack) + 1) for _ in range(players) for stack in _RULES.stacks],
        "merchant_beer": [
            bool(tile != NOTHING and _RULES.merchant_buys[tile] and rng.below(3))
            for tile in state.merchant_tile
        ],
    }
    # Some actors have nothing on the board, which opens it to their industry cards (B-12.7).
    owners = [n for n in range(players) if n != actor or rng.below(6)]
    return lay_out(_RULES, facts | _links(era, owners, rng) | _tiles(era, owners, rng))


def _links(era: int, owners: list[int], rng: Rng) -> Facts:
    density = rng.below(9)
    lying = [NOTHING] * len(_RULES.board.links)
    for line in _RULES.board.lines[era]:
        if rng.below(10) < density:
            lying[line] = rng.choice(owners)
    return {"link_owner": lying}


def _tiles(era: int, owners: list[int], rng: Rng) -> Facts:
    density, dry = 1 + rng.below(8), rng.below(3) == 0
    slots = len(_RULES.board.slots)
    tiles, owner, flipped, cubes = (
        [NOTHING] * slots,
        [NOTHING] * slots,
        [False] * slots,
        [0] * slots,
    )
    for slot in range(slots):
        if rng.below(8) >= density:
            continue
        stack = _RULES.stacks[rng.choice(_RULES.board.slot_industries[slot])]
        levels = [t for t in dict.fromkeys(stack) if era != RAIL_ERA or _RULES.tiles.level[t] > 1]
        tiles[slot], owner[slot] = rng.choice(levels), rng.choice(owners)
        if _RULES.tiles.resource[tiles[slot]] == NO_RESOURCE:
            flipped[slot] = rng.below(3) == 0
        else:
            most = _RULES.tiles.yields[era][tiles[slot]]
            cubes[slot] = 0 if dry and rng.below(6) else rng.below(most + 1)
            flipped[slot] = cubes[slot] == 0
    return {
        "slot_tile": tiles,
        "slot_owner": owner,
        "slot_flipped": flipped,
        "slot_cubes": cubes,
    }
