"""From a position to a player's mat."""

from collections import Counter

from brass_desktop.core.types import Seat
from brass_desktop.games.brass.engine.ids import TileId
from brass_desktop.games.brass.engine.ruleset import Ruleset
from brass_desktop.games.brass.present.text import names, table
from brass_desktop.games.brass.present.viewmodel.mat import MatIndustry, MatLevel, MatView
from brass_desktop.games.brass.present.viewmodel.seen import Seen, tile_face
from brass_desktop.present.character import Character
from brass_desktop.present.text.numbers import signed


def build_mat(seen: Seen, seat: Seat) -> MatView:
    """Describe the mat of any seat; mats are open to everybody (B-24.1)."""
    state, player = seen.state, seen.players[seat]
    return MatView(
        game=seen.game,
        owner=player.colour,
        name=player.name,
        character=player.character,
        character_name=Character(player.character).name,
        money=state.money[seat],
        income=signed(state.income_level(seat)),
        vp=state.vp[seat],
        links_left=state.links_left[seat],
        cards=len(state.hands[seat]),
        era=seen.era,
        industries=tuple(_industry(seen, seat, i) for i in range(len(seen.rules.industries))),
        tabs=tuple(seen.owner(other) for other in state.order),
    )


def _flips(rules: Ruleset, tile: TileId) -> str:
    """Say what flips the tiles of an industry, all of which flip alike."""
    tiles = rules.tiles
    if tiles.flips_on_build[tile]:
        return table.FLIPS["built"]()
    if tiles.sold_to[tile]:
        return table.FLIPS["sold_to"]()
    return table.FLIPS["sold" if tiles.sold[tile] else "empty"]()


def _industry(seen: Seen, seat: Seat, industry: int) -> MatIndustry:
    rules = seen.rules
    stack = rules.stacks[industry]
    gone = seen.state.mat[seat * len(rules.stacks) + industry]
    left = Counter(stack[gone:])
    lowest = stack[gone] if gone < len(stack) else None
    name = rules.industries[industry]
    return MatIndustry(
        name,
        names.industry_name(name),
        len(stack) - gone,
        len(stack),
        table.LEFT_OF(left=len(stack) - gone, total=len(stack)),
        _flips(rules, stack[-1]),
        tuple(
            MatLevel(tile_face(rules, TileId(tile)), left[tile], tile == lowest)
            for tile in sorted(set(stack), key=stack.index)
        ),
    )
