"""The ferry, the distant market and its tiles: what they are, and what is known of them."""

from collections import Counter
from typing import assert_never

from brass_desktop.games.brass.engine.ids import CANAL_ERA
from brass_desktop.games.brass.engine.observation import observe, unseen_distant_tiles
from brass_desktop.games.brass.engine.state import BrassState
from brass_desktop.games.brass.present.about import things as at
from brass_desktop.games.brass.present.about.wording import explained
from brass_desktop.games.brass.present.text import names
from brass_desktop.games.brass.present.text import over_sea as text
from brass_desktop.games.brass.present.viewmodel.seen import Seen
from brass_desktop.present.text.numbers import signed
from brass_desktop.present.tips import Tip


def about_over_sea(seen: Seen, thing: at.OverSea) -> Tip:
    """Explain a thing on or beyond the sea."""
    match thing:
        case at.Ferry(first, second):
            line = names.line_name(first, second)
            facts = (text.FERRY_USE(), text.FERRY_CARRIES())
            return explained(text.FERRY(line=line), facts)
        case at.DistantMarket():
            return _market(seen)
        case at.DemandSpace(space):
            return _space(seen, space)
        case at.DistantStack():
            return _stack(seen)
        case at.LastDistantTile():
            return _last(seen)
        case at.DistantTilesToCome(move):
            total, left = seen.rules.distant_tiles.count(move), coming(seen)[move]
            told = text.TO_COME_LEFT(left=left, all=total)
            return explained(text.TO_COME(move=signed(-move)), (told,))
        case _:
            assert_never(thing)


def coming(seen: Seen) -> Counter[int]:
    """Count the tiles that were not turned in this era, by value: everybody knows as much."""
    return unseen_distant_tiles(observe(seen.state, seen.hand_seat).table)


def _market(seen: Seen) -> Tip:
    state, bonus = seen.state, seen.rules.distant_bonus
    if state.cotton_demand >= len(bonus):
        again = text.REOPENS() if state.era == CANAL_ERA else ""
        return explained(text.DISTANT_MARKET(), (text.CLOSED(), again))
    left = coming(seen)
    open_still = sum(
        count for move, count in left.items() if state.cotton_demand + move < len(bonus)
    )
    return explained(
        text.DISTANT_MARKET(),
        (
            text.DISTANT_NEEDS(),
            text.DISTANT_TURNS(),
            text.DEMAND_NOW[_coin(state)](bonus[state.cotton_demand]),
            text.STAYS_OPEN(open=open_still, all=left.total()),
        ),
    )


def _space(seen: Seen, space: int) -> Tip:
    state, bonus = seen.state, seen.rules.distant_bonus
    closes = space >= len(bonus)
    facts = [text.SPACE_CLOSES() if closes else text.SPACE_BRINGS[_coin(state)](bonus[space])]
    if space == state.cotton_demand:
        facts.append(text.SPACE_MARKED())
    if state.cotton_demand < len(bonus):
        left = coming(seen)
        lead = sum(
            count
            for move, count in left.items()
            if min(state.cotton_demand + move, len(bonus)) == space
        )
        facts.append(text.SPACE_REACHED(count=lead, all=left.total()) if lead else "")
    return explained(text.DEMAND(), facts)


def _stack(seen: Seen) -> Tip:
    state = seen.state
    if state.cotton_demand >= len(seen.rules.distant_bonus):
        return explained(text.STACK(), (text.STACK_GONE(),))
    held = text.STACK_HOLDS(len(state.distant))
    return explained(text.STACK(), (held, text.STACK_UNDER()))


def _last(seen: Seen) -> Tip:
    state = seen.state
    if not state.distant_turned:
        return explained(text.LAST(), (text.LAST_NONE(),))
    move = state.distant[-1]
    return explained(text.LAST(), (text.LAST_FALL(move) if move else text.LAST_STAY(),))


def _coin(state: BrassState) -> str:
    return "money" if state.bonus_in_money else "income"
