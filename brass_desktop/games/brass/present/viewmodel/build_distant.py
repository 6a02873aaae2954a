"""From a position to the distant market's view model; its stack is known by what was turned."""

from collections import Counter

from brass_desktop.games.brass.engine.observation import covered, unseen_distant_tiles
from brass_desktop.games.brass.engine.state import BrassState
from brass_desktop.games.brass.present.text import by_port
from brass_desktop.games.brass.present.text import distant as text
from brass_desktop.games.brass.present.viewmodel.board import (
    DemandSpaceView,
    DistantMarketView,
    TilesToCome,
)
from brass_desktop.games.brass.present.viewmodel.panels import DemandView
from brass_desktop.i18n.wording import in_lengths
from brass_desktop.present.text.numbers import signed


def build_distant_market(state: BrassState) -> DistantMarketView | None:
    """Describe the distant market of a game that has one."""
    rules = state.rules
    if not rules.distant_tiles:
        return None
    is_open = state.cotton_demand < len(rules.distant_bonus)
    last = tile_label(state.distant[-1]) if state.distant_turned else ""
    tiles = len(state.distant)
    return DistantMarketView(
        title=text.TITLE(),
        spaces=tuple(_space(state, space) for space in range(len(rules.distant_bonus) + 1)),
        in_money=state.bonus_in_money,
        stack=tiles if is_open else 0,
        stack_note=text.STACK(tiles) if is_open else text.TAKEN_OFF(),
        last=last,
        last_note=text.LAST_TURNED() if last else text.NONE_TURNED(),
        to_come=_to_come(state),
        to_come_note=text.TO_COME(),
        is_open=is_open,
        closed=("", "", "") if is_open else (text.CLOSED(), text.TO_ERA_END(), text.PORTS_ONLY()),
    )


def build_demand(state: BrassState) -> DemandView | None:
    """Describe the demand beside the markets, with the word for what coal needs there."""
    if not state.rules.distant_tiles:
        return None
    spaces = range(len(state.rules.distant_bonus) + 1)
    is_open = state.cotton_demand < len(state.rules.distant_bonus)
    return DemandView(
        name=text.COTTON(),
        spaces=tuple(_space(state, space) for space in spaces),
        in_money=state.bonus_in_money,
        caption=in_lengths(text.DEMAND_NOW(), text.DEMAND())
        if is_open
        else in_lengths(text.MARKET_CLOSED(), text.MARKET_SHUT()),
        now=bonus_label(state, state.cotton_demand) if is_open else "",
        note=in_lengths(by_port.MARKET_NOTE(), by_port.MARKET_NOTE_BRIEF()),
    )


def tile_label(move: int) -> str:
    """Write the value of a tile, which lowers the demand."""
    return text.TILE(value=move) if move else text.NO_MOVE()


def bonus_label(state: BrassState, space: int) -> str:
    """Write what a space of the demand brings; behind the last of them nothing is sold."""
    bonus = state.rules.distant_bonus
    if space >= len(bonus):
        return text.CLOSES()
    if state.bonus_in_money:
        return text.MONEY_BONUS(money=bonus[space])
    return signed(bonus[space])


def _space(state: BrassState, space: int) -> DemandSpaceView:
    bonus = state.rules.distant_bonus
    closes = space >= len(bonus)
    return DemandSpaceView(
        bonus=0 if closes else bonus[space],
        label=bonus_label(state, space),
        closes=closes,
        marked=space == state.cotton_demand,
    )


def _to_come(state: BrassState) -> tuple[TilesToCome, ...]:
    """Count the tiles by value as everybody knows them."""
    total = Counter(state.rules.distant_tiles)
    left = unseen_distant_tiles(covered(state, None))
    return tuple(
        TilesToCome(move, tile_label(move), total[move], left[move]) for move in sorted(total)
    )
