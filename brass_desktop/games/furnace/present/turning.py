"""Turning points: what the end of a round brings, and whose production begins."""

from typing import Final

from brass_desktop.core.types import Seat
from brass_desktop.games.furnace.engine.events import (
    EffectRun,
    ProductionEnded,
    RoundBegun,
    RowDealt,
)
from brass_desktop.games.furnace.engine.game import FurnaceSession
from brass_desktop.games.furnace.present.text import turning as text
from brass_desktop.present.turning import Turning, TurningColumn, TurningLine

ROUND_SECONDS: Final = 5.0


def begins_round(session: FurnaceSession, at: int) -> bool:
    """Tell whether a round began with entry `at`."""
    return any(isinstance(event, RoundBegun) for event in session.log[at].events)


def tell_round(session: FurnaceSession, at: int) -> Turning:
    """Tell what everybody earned in the round that has ended, and who begins the next."""
    after, players, earned = session.at(at + 1), session.players, _earned(session, at)
    order = sorted(range(len(players)), key=lambda seat: -after.money[seat])

    def line(seat: int, value: str, change: int = 0) -> TurningLine:
        return TurningLine(players[seat].name, value, players[seat].colour, change=change)

    gains = (line(seat, text.EARNED(money=earned[seat]), earned[seat]) for seat in order)
    stocks = (line(seat, str(after.money[seat])) for seat in order)
    marker = TurningLine(text.FIRST(name=players[after.first].name), mark="furnace.first_player")
    title = text.ROUND(round=after.round, rounds=after.rounds)
    return Turning(
        text.LAST_ROUND() if after.is_last_round else title,
        text.ROUND_LESSON(),
        (
            TurningColumn(text.PRODUCTIONS(), "receive-money", tuple(gains)),
            TurningColumn(text.STANDING(), "anvil", (*stocks, marker)),
        ),
        ROUND_SECONDS,
    )


def _earned(session: FurnaceSession, at: int) -> dict[int, int]:
    """Sum up the money of the productions that end with entry `at`."""
    earned = dict.fromkeys(range(len(session.players)), 0)
    for entry in reversed(session.log[: at + 1]):
        if entry is not session.log[at] and any(isinstance(e, RowDealt) for e in entry.events):
            break
        for event in entry.events:
            if isinstance(event, EffectRun):
                earned[event.seat] += event.money
    return earned


def begins_production(session: FurnaceSession, at: int) -> Seat | None:
    """Return the seat whose production began with entry `at`, if one did."""
    before, after = session.at(at), session.at(at + 1)
    events = session.log[at].events
    goes_on = any(isinstance(event, ProductionEnded) for event in events)
    settled = before.lot != after.lot or (bool(before.row) and not after.row)
    if after.row or session.game.actor(after) is None or not (goes_on or settled):
        return None
    return after.actor
