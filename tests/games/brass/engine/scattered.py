"""Tables set at random: no game leads to most of them, but the rules must answer for each.

Played positions seldom have empty markets, stocked beside emptied tiles, links of everyone all over
the map and odd mats; here all of that is common.
"""

from brass_desktop.core.rng import Rng
from brass_desktop.core.types import Setup
from brass_desktop.games.brass.engine.game import BrassGame
from brass_desktop.games.brass.engine.ids import NO_RESOURCE, NOTHING, RAIL_ERA, TileId
from brass_desktop.games.brass.engine.observation import lay_out
from brass_desktop.games.brass.engine.ruleset import Ruleset
from brass_desktop.games.brass.engine.state import BrassState
from tests.games.brass.engine.table import GAME

Facts = dict[str, object]


def scattered(players: int, seed: int, game: BrassGame = GAME) -> BrassState:
    """Strew tiles, links, cubes, money and barrels over a new game; its first seat is to act."""
    state, rng = game.new(Setup(players, seed)), Rng(seed)
    rules, era = state.rules, rng.below(2)
    hands, actor = list(state.hands), state.actor
    swapped = [card if rng.below(2) else hands[actor][0] for card in rules.cards.wild_gain]
    hands[actor] = (*swapped, *hands[actor][len(swapped) :])
    facts: Facts = {
        **{name: getattr(state, name) for name in rules.digested},
        "era": era,
        "hands": hands,
        "actions_left": 2,
        "money": [rng.below(50) for _ in range(players)],
        "coal": rng.choice((0, 0, 1, rng.below(rules.coal_market.spaces + 1))),
        "iron": rng.choice((0, 0, 1, rng.below(rules.iron_market.spaces + 1))),
        "links_left": [rng.below(4) for _ in range(players)],
        "mat": [rng.below(len(stack) + 1) for _ in range(players) for stack in rules.stacks],
        "merchant_beer": [
            bool(tile != NOTHING and rules.merchant_buys[tile] and rng.below(3))
            for tile in state.merchant_tile
        ],
    }
    if rules.distant_bonus:
        facts["cotton_demand"] = rng.below(len(rules.distant_bonus) + 1)
    # Some actors have nothing on the board, which opens it to their industry cards (B-12.7).
    owners = [n for n in range(players) if n != actor or rng.below(6)]
    return lay_out(rules, facts | _links(rules, era, owners, rng) | _tiles(rules, era, owners, rng))


def _links(rules: Ruleset, era: int, owners: list[int], rng: Rng) -> Facts:
    density = rng.below(9)
    lying = [NOTHING] * len(rules.board.links)
    for line in rules.board.lines[era]:
        if rng.below(10) < density:
            lying[line] = rng.choice(owners)
    return {"link_owner": lying}


def _tiles(rules: Ruleset, era: int, owners: list[int], rng: Rng) -> Facts:
    density, dry = 1 + rng.below(8), rng.below(3) == 0
    slots = len(rules.board.slots)
    tiles, owner, flipped, cubes = (
        [NOTHING] * slots,
        [NOTHING] * slots,
        [False] * slots,
        [0] * slots,
    )
    for slot in range(slots):
        shown = rules.board.slot_industries[slot]
        if rng.below(8) >= density or not shown:
            continue
        lying = _left_in(rules, era, rules.stacks[rng.choice(shown)])
        tiles[slot], owner[slot] = rng.choice(lying), rng.choice(owners)
        if rules.tiles.resource[tiles[slot]] == NO_RESOURCE:
            flipped[slot] = rng.below(3) == 0
        else:
            most = rules.tiles.yields[era][tiles[slot]]
            cubes[slot] = 0 if dry and rng.below(6) else rng.below(most + 1)
            flipped[slot] = cubes[slot] == 0
    return {
        "slot_tile": tiles,
        "slot_owner": owner,
        "slot_flipped": flipped,
        "slot_cubes": cubes,
    }


def _left_in(rules: Ruleset, era: int, stack: tuple[TileId, ...]) -> list[TileId]:
    """Return the tiles of a stack that may lie on the board in an era."""
    return [
        tile
        for tile in dict.fromkeys(stack)
        if any(buildable[tile] for buildable in rules.tiles.buildable)
        and (era != RAIL_ERA or rules.tiles.level[tile] > 1)
    ]
