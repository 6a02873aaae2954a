"""Why a turn is good: differences between the terms of the value, with the things behind them.

A turn is compared with passing. The largest differences become reasons, the largest loss the
price. Only codes, ids and numbers are made here, and only from what the seat can see.
"""

from collections.abc import Callable, Iterator, Mapping
from types import MappingProxyType
from typing import NamedTuple

from brass_desktop.bots.thought import ConsideredTurn, Fact, Reason
from brass_desktop.core.types import Seat
from brass_desktop.games.brass.bots.search.outcomes import Possible, outcomes
from brass_desktop.games.brass.bots.value.clock import Clock
from brass_desktop.games.brass.bots.value.prospects import Prospects
from brass_desktop.games.brass.bots.value.worth import Evaluator
from brass_desktop.games.brass.engine import oracle
from brass_desktop.games.brass.engine.actions import Action
from brass_desktop.games.brass.engine.ids import ACTING, NOTHING, SELLING, LinkId
from brass_desktop.games.brass.engine.scoring import link_points
from brass_desktop.games.brass.engine.state import BrassState

CODES: Mapping[str, tuple[str, ...]] = MappingProxyType(
    {
        "points": ("points",),
        "sells": ("tiles", "points"),
        "tries_to_sell": ("tiles", "points", "chance"),
        "scores_twice": ("tile", "slot", "points"),
        "builds": ("tile", "slot", "points", "chance"),
        "empties": ("tile", "slot", "points"),
        "opens_market": ("tile", "slot"),
        "tile_lost": ("points",),
        "link": ("link", "now", "later"),
        "two_links": ("link", "other", "later"),
        "links_gain": ("later",),
        "loan": ("pounds", "levels"),
        "income": ("levels", "paydays", "pounds"),
        "debt": ("level", "pounds"),
        "clears": ("tile", "next_tile", "points"),
        "mat_used": ("tile",),
        "keeps_beer": ("barrels",),
        "uses_beer": ("barrels",),
        "reaches": ("locations",),
        "wild_cards": ("cards",),
        "helps_rivals": ("points",),
        "hinders_rivals": ("points",),
    }
)
"""Every code with the facts it carries."""

WORTH_SAYING = 1.0
PART_WORTH_SAYING = 0.2
MOST_REASONS = 2
_AMOUNTS = ("points", "later", "pounds", "barrels", "cards", "locations")


class _Change(NamedTuple):
    """A turn seen from both ends."""

    seat: Seat
    before: BrassState
    idle: BrassState
    after: BrassState
    clock: Clock
    prospects_before: Prospects
    prospects_after: Prospects
    chance: float
    """How likely such an end is; 1 unless a hidden tile decides."""


def explain(
    evaluator: Evaluator, seat: Seat, table: BrassState, turn: tuple[Action, ...]
) -> ConsideredTurn[Action]:
    """Compare a turn with passing and name what makes the difference."""
    idle = _idle(table, seat, len(turn))
    ends = _ends(table, turn)
    good = [end for end in ends if _is_success(table, end.after)]
    after = max(good or ends, key=lambda end: end.chance).after
    clock, _, prospects_before = evaluator.survey(idle)
    change = _Change(
        seat,
        table,
        idle,
        after,
        clock,
        prospects_before,
        evaluator.survey(after)[2],
        sum(end.chance for end in good) if len(ends) > 1 else 1.0,
    )
    without = evaluator.terms(idle, seat)
    with_turn = [(end.chance, evaluator.terms(end.after, seat)) for end in ends]
    gains = {
        name: sum(chance * getattr(terms, name) for chance, terms in with_turn)
        - getattr(without, name)
        for name in without._fields
    }
    return ConsideredTurn(
        turn=turn,
        gain=sum(gains.values()),
        reasons=_choose(change, gains),
        changes={
            "money": after.money[seat] - table.money[seat],
            "levels": after.income_level(seat) - table.income_level(seat),
        },
    )


def _idle(table: BrassState, seat: Seat, actions: int) -> BrassState:
    """Return the table after doing nothing instead."""
    idle = table.clone()
    if idle.phase == SELLING:
        oracle.perform(idle, Action("end_sale"), None)
    for _ in range(actions):
        if idle.phase == ACTING:
            oracle.perform(idle, Action("pass", (idle.hands[seat][0],)), None)
    return idle


def _ends(table: BrassState, turn: tuple[Action, ...]) -> list[Possible]:
    """Return all that a turn may lead to."""
    ends = [Possible(1.0, table)]
    for action in turn:
        ends = [
            Possible(chance * part, after)
            for chance, before in ends
            for part, after in outcomes(before, action)
        ]
    return ends


def _is_success(table: BrassState, after: BrassState) -> bool:
    """Tell whether something flipped that waited before."""
    return sum(after.slot_flipped) > sum(table.slot_flipped)


def _choose(change: _Change, gains: dict[str, float]) -> tuple[Reason, ...]:
    """Keep what is large enough to be said: two gains, then one price."""
    total = abs(sum(gains.values()))
    least = min(WORTH_SAYING, PART_WORTH_SAYING * total)
    ranked = sorted(gains, key=lambda name: -abs(gains[name]))
    said = [name for name in ranked if abs(gains[name]) >= max(least, 0.05)]
    good = [name for name in said if gains[name] > 0][:MOST_REASONS]
    price = [name for name in said if gains[name] < 0][:1]
    told = (_TELLERS[name](change, gains[name]) for name in (*good, *price))
    reasons = tuple(reason for reason in told if reason is not None and _says_something(reason))
    return reasons if change.chance == 1.0 else _with_risk(change, gains["tiles"], reasons)


def _with_risk(change: _Change, gain: float, reasons: tuple[Reason, ...]) -> tuple[Reason, ...]:
    """Say first what is at stake where a hidden tile decides, however little it seems to bring."""
    sale = _sale(change)
    if not sale:
        return reasons
    facts = {**sale, "chance": round(100 * change.chance)}
    others = [reason for reason in reasons if reason.code not in ("sells", "tile_lost")]
    return (Reason("tries_to_sell", gain, facts), *others[:MOST_REASONS])


def _says_something(reason: Reason) -> bool:
    """Tell whether no amount in a reason has been rounded to nothing."""
    return all(reason.facts.get(amount) != 0 for amount in _AMOUNTS)


def _tile(change: _Change, slot: int) -> dict[str, Fact]:
    rules = change.after.rules
    return {
        "tile": rules.tiles.ids[change.after.slot_tile[slot]],
        "slot": rules.board.slots[slot],
    }


def _own_slots(change: _Change) -> Iterator[int]:
    for slot, owner in enumerate(change.after.slot_owner):
        if owner == change.seat:
            yield slot


def _flipped(change: _Change) -> list[int]:
    """Return the own tiles that lie flipped now and did not before."""
    before, after = change.before, change.after
    return [
        slot
        for slot in _own_slots(change)
        if after.slot_flipped[slot]
        and (not before.slot_flipped[slot] or before.slot_tile[slot] != after.slot_tile[slot])
    ]


def _sale(change: _Change) -> dict[str, Fact]:
    """Count what was sold, and the points of everything that it turned over; nothing if nothing."""
    tiles, tile = change.after.rules.tiles, change.after.slot_tile
    turned = [tile[slot] for slot in _flipped(change)]
    sold = sum(tiles.sold[one] for one in turned)
    if not sold:
        return {}
    points = sum(tiles.vp[one] for one in turned if tiles.sold[one] or tiles.sold_to[one])
    return {"tiles": sold, "points": points}


def _tell_tiles(change: _Change, gain: float) -> Reason:
    """Find the tile behind the gain: sold, built, emptied or brought nearer to a buyer."""
    before, after, tiles = change.before, change.after, change.after.rules.tiles
    if gain < 0:
        return Reason("tile_lost", gain, {"points": round(-gain)})
    sale = _sale(change)
    if sale:
        return Reason("sells", gain, sale)
    built = [s for s in _own_slots(change) if before.slot_tile[s] != after.slot_tile[s]]
    if built:
        return _tell_built(change, gain, max(built, key=lambda s: tiles.vp[after.slot_tile[s]]))
    flipped = _flipped(change)
    if flipped:
        slot = flipped[0]
        points = tiles.vp[after.slot_tile[slot]]
        return Reason("empties", gain, {**_tile(change, slot), "points": points})
    return _tell_opened(change, gain)


def _tell_built(change: _Change, gain: float, slot: int) -> Reason:
    tiles, tile = change.after.rules.tiles, change.after.slot_tile[slot]
    points = tiles.vp[tile]
    if change.clock.canal and not tiles.leaves_after_canal[tile]:
        return Reason("scores_twice", gain, {**_tile(change, slot), "points": points})
    flipped = change.after.slot_flipped[slot]
    chance = 100 if flipped else round(100 * change.prospects_after.chance[slot])
    return Reason("builds", gain, {**_tile(change, slot), "points": points, "chance": chance})


def _tell_opened(change: _Change, gain: float) -> Reason:
    """Name the unflipped tile whose chance rose most."""
    old, new = change.prospects_before.chance, change.prospects_after.chance
    rises = {slot: new[slot] - old.get(slot, 0.0) for slot in _own_slots(change) if slot in new}
    if not rises:
        return Reason("points", gain, {"points": round(gain)})
    slot = max(rises, key=lambda at: rises[at])
    return Reason("opens_market", gain, _tile(change, slot))


def _tell_links(change: _Change, gain: float) -> Reason:
    links = change.after.rules.board.links
    laid = [
        link
        for link, owner in enumerate(change.after.link_owner)
        if owner == change.seat and change.before.link_owner[link] == NOTHING
    ]
    if not laid:
        return Reason("links_gain", gain, {"later": round(gain)})
    if len(laid) > 1:
        facts: dict[str, Fact] = {
            "link": links[laid[0]],
            "other": links[laid[1]],
            "later": round(gain),
        }
        return Reason("two_links", gain, facts)
    now = link_points(change.after, LinkId(laid[0]))
    return Reason("link", gain, {"link": links[laid[0]], "now": now, "later": round(gain)})


def _tell_money(change: _Change, gain: float) -> Reason | None:
    """Tell why money is borrowed; what a turn costs and brings is among its changes."""
    pounds = change.after.money[change.seat] - change.before.money[change.seat]
    lost = change.before.income_level(change.seat) - change.after.income_level(change.seat)
    if gain < 0 or lost <= 0:
        return None
    return Reason("loan", gain, {"pounds": pounds, "levels": lost})


def _tell_income(change: _Change, gain: float) -> Reason | None:
    levels = change.after.income_level(change.seat) - change.before.income_level(change.seat)
    paydays = change.clock.paydays
    if not levels * paydays:
        return None
    facts = {"levels": levels, "paydays": paydays, "pounds": levels * paydays}
    return Reason("income", gain, facts)


def _tell_reserve(change: _Change, gain: float) -> Reason | None:
    level = change.after.income_level(change.seat)
    pounds = max(-level, 0) * change.clock.paydays
    return Reason("debt", gain, {"level": level, "pounds": pounds}) if pounds else None


def _tell_mat(change: _Change, gain: float) -> Reason | None:
    """Name the stack that changed, and what lies on top of it now if that is another tile."""
    rules, seat = change.after.rules, change.seat
    stacks = len(rules.stacks)
    moved = {
        industry: change.after.mat[at] - change.before.mat[at]
        for industry in range(stacks)
        for at in [seat * stacks + industry]
    }
    industry = max(moved, key=lambda stack: moved[stack])
    stack = rules.stacks[industry]
    gone = change.after.mat[seat * stacks + industry]
    cleared = rules.tiles.ids[stack[max(gone - 1, 0)]]
    if gain < 0 or gone >= len(stack):
        return Reason("mat_used", gain, {"tile": cleared})
    following = stack[gone]
    if rules.tiles.ids[following] == cleared:
        return None
    facts = {"tile": cleared, "next_tile": rules.tiles.ids[following]}
    return Reason("clears", gain, {**facts, "points": rules.tiles.vp[following]})


def _tell_stock(change: _Change, gain: float) -> Reason:
    """Tell what is kept ready for sales."""
    if gain < 0:
        return Reason("uses_beer", gain, {"barrels": change.prospects_before.barrels[change.seat]})
    return Reason("keeps_beer", gain, {"barrels": change.prospects_after.barrels[change.seat]})


def _tell_reach(change: _Change, gain: float) -> Reason:
    return Reason("reaches", gain, {"locations": change.after.network(change.seat).bit_count()})


def _tell_hand(change: _Change, gain: float) -> Reason:
    wild = change.after.rules.cards.wild
    cards = sum(wild[card] for card in change.after.hands[change.seat])
    return Reason("wild_cards", gain, {"cards": cards})


def _tell_rivals(change: _Change, gain: float) -> Reason:
    code = "helps_rivals" if gain < 0 else "hinders_rivals"
    return Reason(code, gain, {"points": max(round(abs(gain)), 1)})


def _tell_points(change: _Change, gain: float) -> Reason:
    points = change.after.vp[change.seat] - change.before.vp[change.seat]
    return Reason("points", gain, {"points": points})


_TELLERS: Mapping[str, Callable[[_Change, float], Reason | None]] = {
    "points": _tell_points,
    "tiles": _tell_tiles,
    "links": _tell_links,
    "money": _tell_money,
    "income": _tell_income,
    "reserve": _tell_reserve,
    "mat": _tell_mat,
    "stock": _tell_stock,
    "reach": _tell_reach,
    "hand": _tell_hand,
    "rivals": _tell_rivals,
}
