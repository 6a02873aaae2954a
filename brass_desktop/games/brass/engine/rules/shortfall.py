"""Giving up tiles when negative income cannot be paid (B-20.3 to B-20.5)."""

from collections.abc import Iterator

from brass_desktop.core.types import Refusal, Seat
from brass_desktop.games.brass.engine import effects
from brass_desktop.games.brass.engine.actions import GiveUpLeg, Leg
from brass_desktop.games.brass.engine.events import Log
from brass_desktop.games.brass.engine.flow import debt, settle_shortfall
from brass_desktop.games.brass.engine.ids import NOTHING, CardId, Kind, SlotId
from brass_desktop.games.brass.engine.rules.rule import Body, FreeAction
from brass_desktop.games.brass.engine.state import BrassState


def tile_proceeds(state: BrassState, slot: SlotId) -> int:
    """Return what giving up a tile brings: half its cost, rounded down."""
    return state.rules.tiles.cost[state.slot_tile[slot]] // 2


def _is_covered(state: BrassState, seat: Seat) -> bool:
    return state.money[seat] >= debt(state, seat)


def _can_raise_more(state: BrassState, seat: Seat) -> bool:
    """Tell whether a tile is left that brings money; one that brings none need not go (B-R.43)."""
    return any(
        owner == seat and tile_proceeds(state, SlotId(slot)) > 0
        for slot, owner in enumerate(state.slot_owner)
    )


class GiveUpTiles(FreeAction):
    """The debtor's only action."""

    kind: Kind = "give_up_tiles"
    price_clause = "B-20.3"

    def refuse(self, state: BrassState) -> Refusal | None:
        """Nothing forbids it once it is asked for."""
        return None

    def legs(self, state: BrassState, done: Body) -> Iterator[Leg]:
        """Yield any own tile, flipped or not, until the debt can be paid."""
        seat = state.actor
        if not _is_covered(state, seat):
            for slot, owner in enumerate(state.slot_owner):
                if owner == seat:
                    yield GiveUpLeg(SlotId(slot))

    def targets(self, state: BrassState) -> Iterator[Leg]:
        """Yield every slot."""
        for slot in range(len(state.slot_owner)):
            yield GiveUpLeg(SlotId(slot))

    def refuse_leg(self, state: BrassState, done: Body, leg: Leg) -> Refusal | None:
        """Refuse others' tiles, and any tile once the debt is covered."""
        seat = state.actor
        if not isinstance(leg, GiveUpLeg):
            return Refusal("too_many_parts", "B-20.3", {"most": 0})
        if _is_covered(state, seat):
            return Refusal(
                "debt_covered",
                "B-20.3",
                {"debt": debt(state, seat), "money": state.money[seat]},
            )
        if state.slot_owner[leg.slot] == NOTHING:
            return Refusal("slot_empty", "B-20.3", {"slot": leg.slot})
        if state.slot_owner[leg.slot] != seat:
            return Refusal("not_your_tile", "B-20.3", {"owner": state.slot_owner[leg.slot]})
        return None

    def may_stop(self, state: BrassState, done: Body) -> bool:
        """End when the debt is covered or no tile brings money any more (B-20.5)."""
        seat = state.actor
        return _is_covered(state, seat) or not _can_raise_more(state, seat)

    def may_go_on(self, state: BrassState, done: Body) -> bool:
        """Give up as many tiles as the debt asks for."""
        return True

    def bodies(self, state: BrassState) -> Iterator[Body]:
        """Yield every set of tiles once, cheapest first.

        If a set may be given up in some order, it may in this one: leaving out the dearest tile
        leaves the least money, so the debt stays uncovered until the last tile. Tiles that bring
        nothing come first, so none is left to follow once the others are gone.
        """
        return self._ascending(state, (), (-1, -1))

    def _ascending(self, state: BrassState, done: Body, last: tuple[int, int]) -> Iterator[Body]:
        if self.may_stop(state, done):
            yield done
        for leg in self.legs(state, done):
            assert isinstance(leg, GiveUpLeg)
            rank = (tile_proceeds(state, leg.slot), leg.slot)
            if rank > last:
                after = state.clone()
                self.perform(after, done, leg, None)
                yield from self._ascending(after, (*done, leg), rank)

    def begin(self, state: BrassState, cards: tuple[CardId, ...], log: Log) -> None:
        """Discard nothing."""

    def perform(self, state: BrassState, done: Body, leg: Leg, log: Log) -> None:
        """Remove the tile and collect half its cost."""
        assert isinstance(leg, GiveUpLeg)
        proceeds = tile_proceeds(state, leg.slot)
        effects.remove_tile(state, leg.slot, "given_up", log)
        effects.receive(state, state.actor, proceeds, "debt", log)

    def finish(self, state: BrassState, log: Log) -> None:
        """Pay, and go on with the other incomes."""
        settle_shortfall(state, log)
