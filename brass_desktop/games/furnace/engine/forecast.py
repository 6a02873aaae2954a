"""What would come of the lots if bidding ended now: who takes them, and what beaten discs get.

The rules of settling are asked on a position that stays as it is. A disc that is only planned is
laid on a copy first (`supposing`), and the copy is forecast.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType
from typing import Final

from brass_desktop.core.types import Seat
from brass_desktop.games.furnace.engine import effects
from brass_desktop.games.furnace.engine.bags import (
    added,
    input_for,
    missing,
    most_times,
    multiplied,
    taken,
)
from brass_desktop.games.furnace.engine.ids import EMPTY, NOTHING, Bag, CardId, DiscId
from brass_desktop.games.furnace.engine.ruleset import Effect
from brass_desktop.games.furnace.engine.settling import worth_of_disc
from brass_desktop.games.furnace.engine.state import FurnaceState, beaten_discs, top_disc

NOTHING_SUPPOSED: Final[Mapping[int, Sequence[DiscId]]] = MappingProxyType({})


@dataclass(frozen=True, slots=True)
class BeatenDisc:
    """A disc that does not take its lot."""

    owner: Seat
    disc: DiscId
    times: int
    """How often it is compensated at most, a capitalist counted in (F-3.6, F-8.3)."""
    gain: Bag
    """What extraction gives for sure; nothing where the owner may process."""


@dataclass(frozen=True, slots=True)
class LotForecast:
    """A lot as it would be settled."""

    lot: int
    card: CardId
    taker: int
    """A seat, `AGENT`, or `NOTHING` without a bid; the last two send the card to the box."""
    disc: DiscId | None
    """The disc that takes it."""
    tied: tuple[int, ...]
    """Whose disc is as high and yet does not take the card (F-8.4)."""
    compensation: Effect
    beaten: tuple[BeatenDisc, ...]
    """Ascending, as they are compensated; the Agent's are none of them (F-7.4)."""


@dataclass(frozen=True, slots=True)
class Claim:
    """A compensation to come for one seat, with the goods it will hold by then (F-3.7)."""

    lot: int
    disc: DiscId
    limit: int
    """How often the disc allows it."""
    times: int
    """How often the goods allow it as well: so often it is reckoned with."""
    needs: Bag
    """The input of processing `limit` times."""
    held: Bag
    """The goods before it."""
    short: Bag
    """What is missing of the input."""
    after: Bag
    feeders: tuple[int, ...]
    """Lots on the left where own beaten discs bring goods of the input."""
    sources: tuple[int, ...]
    """Lots on the left whose compensation could bring them, those included."""


@dataclass(frozen=True, slots=True)
class CompensationChain:
    """All compensations to come for one seat, from left to right."""

    claims: tuple[Claim, ...]
    goods: Bag
    """The stock with which production would begin."""


def supposing(state: FurnaceState, owner: int, lot: int, disc: DiscId) -> FurnaceState:
    """Return a copy on which somebody's disc lies on a lot."""
    table = state.clone()
    effects.place_disc(table, owner, lot, disc, None)
    return table


def forecast(state: FurnaceState) -> tuple[LotForecast, ...]:
    """Tell of every lot of the row how it would be settled."""
    return tuple(_forecast_lot(state, lot) for lot in range(len(state.row)))


def _forecast_lot(state: FurnaceState, lot: int) -> LotForecast:
    card, top = state.row[lot], top_disc(state, lot)
    compensation, value = state.rules.compensation[card], state.rules.discs.value
    tied = () if top is None else _tied(state, lot, value[top[1]])
    return LotForecast(
        lot=lot,
        card=card,
        taker=NOTHING if top is None else top[0],
        disc=None if top is None else top[1],
        tied=tied,
        compensation=compensation,
        beaten=tuple(
            _beaten(state, Seat(owner), disc, compensation)
            for owner, disc in beaten_discs(state, lot)
        ),
    )


def _tied(state: FurnaceState, lot: int, highest: int) -> tuple[int, ...]:
    value = state.rules.discs.value
    return tuple(owner for owner, disc in beaten_discs(state, lot) if value[disc] == highest)


def _beaten(state: FurnaceState, owner: Seat, disc: DiscId, effect: Effect) -> BeatenDisc:
    times = worth_of_disc(state, owner, disc)
    gain = multiplied(effect.gain, times) if effect.kind == "extract" else EMPTY
    return BeatenDisc(owner, disc, times, gain)


def compensations(
    state: FurnaceState, seat: Seat, supposed: Mapping[int, Sequence[DiscId]] = NOTHING_SUPPOSED
) -> CompensationChain:
    """Follow the compensations of a seat from left to right, each taken as often as it can be.

    While lots are being settled, only those still to come are told. On lots that are `supposed`,
    these own discs are beaten, and no others.
    """
    goods, claims = state.goods[seat], list[Claim]()
    for lot in range(max(state.lot, 0), len(state.row)):
        discs = supposed.get(lot)
        for disc in _claiming(state, seat, lot) if discs is None else discs:
            claim = _claim(state, seat, lot, disc, goods, claims)
            claims.append(claim)
            goods = claim.after
    return CompensationChain(tuple(claims), goods)


def _claiming(state: FurnaceState, seat: Seat, lot: int) -> list[DiscId]:
    """Return the beaten discs of a seat on a lot that were not compensated yet."""
    answered = state.claim if lot == state.lot else 0
    return [disc for owner, disc in beaten_discs(state, lot)[answered:] if owner == seat]


def _claim(
    state: FurnaceState, seat: Seat, lot: int, disc: DiscId, held: Bag, earlier: list[Claim]
) -> Claim:
    effect = state.rules.compensation[state.row[lot]]
    limit = worth_of_disc(state, seat, disc)
    times = most_times(held, effect, limit)
    needs = input_for(effect, limit)
    paid, gained = multiplied(effect.cost, times), multiplied(effect.gain, times)
    sources = tuple(
        left
        for left in range(lot)
        if _brings(state.rules.compensation[state.row[left]].gain, effect.cost)
    )
    paying = {claim.lot for claim in earlier if claim.times}
    return Claim(
        lot=lot,
        disc=disc,
        limit=limit,
        times=times,
        needs=needs,
        held=held,
        short=missing(held, needs),
        after=added(taken(held, paid), gained),
        feeders=tuple(left for left in sources if left in paying),
        sources=sources,
    )


def _brings(gain: Bag, cost: Bag) -> bool:
    return any(gives and asks for gives, asks in zip(gain, cost, strict=True))
