"""Turning points of the family: what the end of a round and the change of era bring."""

from typing import Final

from brass_desktop.core.types import Seat
from brass_desktop.games.brass.engine import events as ev
from brass_desktop.games.brass.engine.events import Event
from brass_desktop.games.brass.engine.game import BrassSession
from brass_desktop.games.brass.engine.state import BrassState
from brass_desktop.games.brass.present.text import turning as text
from brass_desktop.games.brass.present.trade import is_over_sea
from brass_desktop.present.turning import Turning, TurningColumn, TurningLine

ROUND_SECONDS: Final = 6.0
ERA_SECONDS: Final = 30.0


def begins_round(session: BrassSession, at: int) -> bool:
    """Tell whether the first turn of a round of a running era began with entry `at`.

    All incomes are paid by then, whether they end the last round or open this one.
    """
    kinds = {type(event) for event in session.log[at].events}
    first = session.at(at + 1).turn == 0
    return first and ev.TurnStarted in kinds and ev.EraScored not in kinds


def begins_era(session: BrassSession, at: int) -> bool:
    """Tell whether an era began with entry `at`."""
    return any(isinstance(event, ev.EraStarted) for event in session.log[at].events)


def tell_round(session: BrassSession, at: int) -> Turning:
    """Tell the order of the round that entry `at` began, and the income paid before it."""
    after = session.at(at + 1)
    events = _since_order(session, at)
    (ordered,) = (event for event in events[:1] if isinstance(event, ev.TurnOrderSet))
    order = tuple(
        TurningLine(
            text.PLACE(place=place, name=session.players[seat].name),
            text.SPENT(money=spent),
            session.players[seat].colour,
        )
        for place, (seat, spent) in enumerate(zip(ordered.order, ordered.spent, strict=True), 1)
    )
    incomes = tuple(_income(session, events, seat) for seat in ordered.order)
    return Turning(
        text.ROUND_OVER(round=after.round),
        text.ROUND_LESSON(),
        (
            TurningColumn(text.ORDER(), "hourglass", order),
            TurningColumn(text.INCOME(), "receive-money", incomes),
        ),
        ROUND_SECONDS,
    )


def _since_order(session: BrassSession, at: int) -> list[Event]:
    """List the events from the new order on; a debtor may have decided in between."""
    found: list[Event] = []
    for entry in reversed(session.log[: at + 1]):
        found[:0] = entry.events
        places = [n for n, event in enumerate(found) if isinstance(event, ev.TurnOrderSet)]
        if places:
            return found[places[-1] :]
    raise AssertionError("a round that is over has set the order of the next")


def _income(session: BrassSession, events: list[Event], seat: Seat) -> TurningLine:
    paid = 0
    for event in events:
        match event:
            case ev.MoneyReceived(who, amount, "income") if who == seat:
                paid += amount
            case ev.MoneyPaid(who, amount, "income") if who == seat:
                paid -= amount
            case _:
                pass
    told = text.EARNS if paid > 0 else text.PAYS if paid < 0 else text.NO_INCOME
    player = session.players[seat]
    return TurningLine(player.name, told(money=abs(paid)), player.colour, change=paid)


def tell_era(session: BrassSession, at: int) -> Turning:
    """Tell what leaves, stays and is new once entry `at` has begun the rail era."""
    before, after = session.at(at), session.at(at + 1)
    events = session.log[at].events
    canals = sum(isinstance(event, ev.LinkReturned) for event in events)
    gone = sum(isinstance(event, ev.TileRemoved) and event.cause == "era_end" for event in events)
    stay = sum(owner >= 0 for owner in after.slot_owner)
    cards = max(len(hand) for hand in after.hands)
    return Turning(
        text.RAILS(),
        text.RAIL_LESSON(),
        (
            TurningColumn(
                text.LEAVES(),
                "close",
                (
                    TurningLine(text.CANALS_GO(canals), mark="narrowboat"),
                    TurningLine(text.TILES_GO(gone), mark="flat-hammer"),
                    TurningLine(text.DISCARDS_GO(), mark="poker-hand"),
                ),
            ),
            TurningColumn(
                text.STAYS(),
                "check",
                (
                    TurningLine(text.TILES_STAY(stay), mark="flat-hammer"),
                    TurningLine(text.MATS_STAY(), mark="wooden-crate"),
                    TurningLine(text.MARKETS_STAY(), mark="mine-wagon"),
                    TurningLine(text.MONEY_STAYS(), mark="coin"),
                ),
            ),
            TurningColumn(text.NEW(), "steam-locomotive", _what_is_new(before, cards)),
        ),
        ERA_SECONDS,
    )


def _what_is_new(before: BrassState, cards: int) -> tuple[TurningLine, ...]:
    hand = TurningLine(text.HAND_COMES(cards=cards), mark="poker-hand")
    towns = TurningLine(text.TOWNS_COME(), mark="flat-hammer")
    price = before.rules.numbers.rail_cost
    if not is_over_sea(before.rules):
        return (
            TurningLine(text.RAILS_COME(money=price), mark="steam-locomotive"),
            hand,
            TurningLine(text.BARRELS_COME(), mark="brass.barrel"),
            towns,
            TurningLine(text.LEVELS_COME(), mark="upgrade"),
        )
    both = price + before.rules.numbers.second_rail_cost
    return (
        TurningLine(text.DRY_RAILS_COME(money=price, both=both), mark="steam-locomotive"),
        hand,
        TurningLine(text.DEMAND_COMES(), mark="bale"),
        towns,
        TurningLine(text.LEVELS_END(), mark="upgrade"),
        TurningLine(text.LOANS_END(), mark="bank"),
    )
