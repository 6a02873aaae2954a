"""Sales of cotton in words: through which port, or what the distant market said."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from brass_desktop.games.brass.engine import events as ev
from brass_desktop.games.brass.engine.actions import Action, CottonLeg
from brass_desktop.games.brass.engine.events import Event
from brass_desktop.games.brass.engine.ids import DISTANT_MARKET, SlotId, TileId
from brass_desktop.games.brass.engine.state import BrassState
from brass_desktop.games.brass.present.naming import Naming
from brass_desktop.games.brass.present.text import bonuses as bonus_text
from brass_desktop.games.brass.present.text import chronicle as text
from brass_desktop.games.brass.present.text.names import pounds
from brass_desktop.present.text.numbers import signed


@dataclass(frozen=True, slots=True)
class CottonSale:
    """One action that sells cotton, with what came of it."""

    naming: Naming
    before: BrassState
    legs: tuple[CottonLeg, ...]
    turned: ev.DistantTileTurned | None
    """The tile of the distant market that the last leg turned."""

    @classmethod
    def of(
        cls, naming: Naming, before: BrassState, action: Action, events: Sequence[Event]
    ) -> "CottonSale":
        """Read the sale from an action and its events."""
        legs = tuple(leg for leg in action.legs if isinstance(leg, CottonLeg))
        turned = next((e for e in events if isinstance(e, ev.DistantTileTurned)), None)
        return cls(naming, before, legs, turned)

    @property
    def failed(self) -> bool:
        """Tell whether the distant market closed instead of buying."""
        return self.turned is not None and self.turned.after >= len(self.naming.rules.distant_bonus)

    def sentence(self, name: str) -> str:
        """Say what was sold; several mills are named by the details."""
        sold = len(self.legs) - self.failed
        if sold > 1 or (sold and self.failed):
            return text.SELLS_MANY(sold, name=name)
        leg = self.legs[0]
        facts = {"name": name, "tile": self._mill_as_object(leg), "place": self._place(leg)}
        if self.failed:
            return text.FINDS_NO_BUYER(**facts)
        if leg.port == DISTANT_MARKET:
            return text.SELLS_OVERSEAS(**facts)
        return text.SELLS_THROUGH(**facts, port=self.naming.slot(SlotId(leg.port)))

    def details(self) -> Iterator[str]:
        """Name every sale of several, then what the distant market said."""
        if len(self.legs) > 1:
            yield from map(self._sold, self.legs[: len(self.legs) - self.failed])
        if self.turned is not None:
            yield from self._overseas(self.turned)

    def _sold(self, leg: CottonLeg) -> str:
        facts = {"tile": self._mill(leg), "place": self._place(leg)}
        if leg.port == DISTANT_MARKET:
            return text.SOLD_OVERSEAS(**facts)
        return text.SOLD_THROUGH(**facts, port=self.naming.slot(SlotId(leg.port)))

    def _overseas(self, turned: ev.DistantTileTurned) -> Iterator[str]:
        """Tell the tile, then the bonus or the end of the trade."""
        if self.failed:
            yield text.MARKET_CLOSES(move=signed(-turned.move))
            if len(self.legs) > 1:
                last = self.legs[-1]
                yield text.STAYS_UNSOLD(tile=self._mill(last), place=self._place(last))
            return
        bonus, in_money = self.naming.rules.distant_bonus[turned.after], self.before.bonus_in_money
        now = pounds(bonus) if in_money else signed(bonus)
        if turned.move:
            yield text.DEMAND_FALLS(turned.move, bonus=now)
        else:
            yield text.DEMAND_STAYS(bonus=now)
        if bonus:
            given = bonus_text.MONEY(money=bonus) if in_money else bonus_text.INCOME(bonus)
            yield text.DISTANT_BONUS(bonus=given)

    def _tile(self, leg: CottonLeg) -> TileId:
        return TileId(self.before.slot_tile[leg.slot])

    def _mill(self, leg: CottonLeg) -> str:
        return self.naming.tile(self._tile(leg))

    def _mill_as_object(self, leg: CottonLeg) -> str:
        return self.naming.tile_as_object(self._tile(leg))

    def _place(self, leg: CottonLeg) -> str:
        return self.naming.slot(leg.slot)
