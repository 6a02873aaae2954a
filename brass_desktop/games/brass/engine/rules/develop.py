"""Develop (B-15): remove one or two tiles from the own mat."""

from collections.abc import Iterator
from itertools import pairwise

from brass_desktop.core.types import Refusal, Seat
from brass_desktop.games.brass.engine import effects, supply
from brass_desktop.games.brass.engine.actions import DevelopLeg, Leg
from brass_desktop.games.brass.engine.events import Log
from brass_desktop.games.brass.engine.ids import IRON, NOTHING, IndustryId, Kind
from brass_desktop.games.brass.engine.rules.rule import Body, CardAction, walk_bodies
from brass_desktop.games.brass.engine.state import BrassState


def refuse_removal(state: BrassState, seat: Seat, industry: IndustryId) -> Refusal | None:
    """Tell why the industry's available tile may not be removed; era marks do not matter (B-15.3).

    The free development of a merchant asks the same (B-16.8).
    """
    tile = state.available(seat, industry)
    if tile == NOTHING:
        return Refusal("no_tile_left", "B-1.6", {"industry": industry})
    if state.rules.tiles.lightbulb[tile]:
        return Refusal("lightbulb", "B-15.2", {"tile": tile})
    return None


def removable(state: BrassState, seat: Seat) -> list[IndustryId]:
    """Return the industries whose available tile may be removed."""
    return [
        IndustryId(industry)
        for industry in range(len(state.rules.stacks))
        if refuse_removal(state, seat, IndustryId(industry)) is None
    ]


def _refuse_iron(state: BrassState, seat: Seat) -> Refusal | None:
    cost = supply.iron_price(state, state.rules.numbers.develop_iron)
    if cost > state.money[seat]:
        return Refusal("cannot_afford", "B-1.11", {"cost": cost, "money": state.money[seat]})
    return None


def _refuse_another(state: BrassState, done: Body) -> Refusal | None:
    most = state.rules.numbers.develop_tiles
    if len(done) >= most:
        return Refusal("too_many_parts", "B-15.1", {"most": most})
    return None


class Develop(CardAction):
    """Remove tiles for iron."""

    kind: Kind = "develop"

    def legs(self, state: BrassState, done: Body) -> Iterator[Leg]:
        """Yield every industry that may go next, with each choice of iron."""
        seat = state.actor
        if _refuse_another(state, done) or _refuse_iron(state, seat):
            return
        iron = supply.iron_plans(state, state.rules.numbers.develop_iron)
        for industry in removable(state, seat):
            for plan in iron:
                yield DevelopLeg(industry, plan)

    def targets(self, state: BrassState) -> Iterator[Leg]:
        """Yield every stack of the mat."""
        for industry in range(len(state.rules.stacks)):
            yield DevelopLeg(IndustryId(industry))

    def refuse_leg(self, state: BrassState, done: Body, leg: Leg) -> Refusal | None:
        """Check the tile, the price and the source of the iron."""
        if not isinstance(leg, DevelopLeg):
            return Refusal("too_many_parts", "B-15.1", {"most": 0})
        seat = state.actor
        refusal = (
            _refuse_another(state, done)
            or refuse_removal(state, seat, leg.industry)
            or _refuse_iron(state, seat)
        )
        if refusal is not None:
            return refusal
        if leg.iron not in supply.iron_plans(state, state.rules.numbers.develop_iron):
            return Refusal("wrong_iron_source", "B-9.2")
        return None

    def may_stop(self, state: BrassState, done: Body) -> bool:
        """End after one tile or more."""
        return bool(done)

    def may_go_on(self, state: BrassState, done: Body) -> bool:
        """Remove up to two tiles."""
        return len(done) < state.rules.numbers.develop_tiles

    def bodies(self, state: BrassState) -> Iterator[Body]:
        """Yield every set of tiles and iron once: both ascend within a body."""
        for body in walk_bodies(self, state):
            if all(_ascends(one, next_one) for one, next_one in pairwise(body)):
                yield body

    def perform(self, state: BrassState, done: Body, leg: Leg, log: Log) -> None:
        """Consume the iron and remove the tile."""
        assert isinstance(leg, DevelopLeg)
        supply.consume(state, state.actor, IRON, leg.iron, log)
        effects.develop_tile(state, state.actor, leg.industry, log)


def _ascends(one: Leg, next_one: Leg) -> bool:
    assert isinstance(one, DevelopLeg) and isinstance(next_one, DevelopLeg)
    return one.industry <= next_one.industry and one.iron <= next_one.iron
