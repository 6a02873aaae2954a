"""From the steps of a line to the cards that are drawn along the runner."""

from dataclasses import dataclass, replace

from brass_desktop.games.furnace.engine.ids import GOODS, CardId
from brass_desktop.games.furnace.present.intents import Intent, PickCard, PickUpgrade, RewindTo
from brass_desktop.games.furnace.present.naming import Naming
from brass_desktop.games.furnace.present.play.production.asking import (
    REPEATING,
    Asking,
    ChoosingUpgrades,
)
from brass_desktop.games.furnace.present.play.production.planned import Count, Planned, Stock
from brass_desktop.games.furnace.present.text import production as text
from brass_desktop.games.furnace.present.viewmodel.build_pieces import build_card
from brass_desktop.games.furnace.present.viewmodel.pieces import (
    BalanceView,
    CardView,
    PlateView,
    RowView,
    StepperState,
    StepperView,
)
from brass_desktop.games.furnace.present.viewmodel.production import PlaceView, Tones
from brass_desktop.present.tips import Light, Tip, Tone


def change_tones(before: Stock, after: Stock) -> Tones:
    """Tell of every good and of money whether it has become more or less."""
    a, b, c, d, e = (
        Tone.GOOD if new > old else Tone.BAD if new < old else Tone.PLAIN
        for old, new in zip((*before[0], before[1]), (*after[0], after[1]), strict=True)
    )
    return a, b, c, d, e


@dataclass(frozen=True, slots=True)
class Shown:
    """How a line is shown: by whose names, and what is asked of whom."""

    naming: Naming
    owner: str
    asking: Asking = None
    offered: frozenset[CardId] = frozenset()
    """The cards that answer what is asked."""
    deciding: bool = False
    can_rewind: bool = False
    pointed: int | None = None
    first_row: int = 0


class PlaceBuilder:
    """Builds the places of one line; without lights where nobody here decides."""

    def __init__(self, planned: Planned, shown: Shown) -> None:
        self._planned = planned
        self._shown = shown
        self._naming = shown.naming
        self._asking = shown.asking
        self._deciding = shown.deciding

    def place(self, at: int) -> PlaceView:
        """Describe one step that has run or is planned."""
        planned = self._planned
        step, counts = planned.steps[at], planned.counts(at)
        is_next = at == planned.run and self._deciding
        goods, money = step.stock
        light = self._light(at)
        balance = BalanceView(
            goods,
            money,
            change_tones(planned.stock_before(at), step.stock),
            Light.CHOSEN if is_next else Light.NONE,
        )
        return PlaceView(
            at=at,
            id=step.place.card,
            card=replace(self._card(at, counts), light=light),
            plate=PlateView(at + 1),
            balance=balance,
            intent=self._intent(at),
            movable=self._is_movable(at),
            steppers=self._deciding and at >= planned.run and self._asking != REPEATING,
            short=_shortage(counts),
            tip=self._tip(at),
        )

    def _tip(self, at: int) -> Tip | None:
        """Say what a click means; what is told beside is how late an upgrade comes (F-4.6)."""
        if not self._deciding or self._asking is not None:
            return None
        planned = self._planned
        card = planned.steps[at].place.card
        turned = planned.upgraded_in.get(card)
        late = text.LATE() if turned is not None and turned >= at else ""
        if at < planned.run:
            body = text.RUN_TIP() if self._shown.can_rewind else ""
        elif at == planned.run:
            body = text.NEXT_TIP()
        else:
            body = text.WAITING_TIP() if self._is_movable(at) else text.CHAINED_TIP()
        return Tip(self._naming.card(card), late or body, body if late else "", clause="F-4.6")

    def _card(self, at: int, counts: tuple[Count, ...]) -> CardView:
        planned, rules = self._planned, self._naming.rules
        step = planned.steps[at]
        card = step.place.card
        upgraded = bool(step.before.upgraded >> card & 1)
        view = build_card(rules, card, self._naming.card(card), upgraded=upgraded)
        rows = list(view.rows)
        for line, count in enumerate(counts):
            rows[line] = self._row(rows[line], at, count)
        turned = planned.upgraded_in.get(card)
        in_time = turned is not None and turned < at
        chip = ""
        if turned is not None:
            chip = text.UPGRADED_IN(step=turned + 1) if in_time else text.TOO_LATE()
        return replace(
            view,
            rows=tuple(rows),
            run=at < planned.run,
            locked=False,
            upgraded_in=turned + 1 if turned is not None and in_time else 0,
            chip=chip,
            repeated=step.place.again,
        )

    def _row(self, row: RowView, at: int, count: Count) -> RowView:
        if count.effect.kind == "extract":
            return replace(row, note=text.ALWAYS())
        if at < self._planned.run:
            told = text.TOLD_COUNT(count=count.times, limit=count.limit)
            stepper = StepperView(count.times, count.limit, StepperState.RUN, False, False, told)
        else:
            stepper = self._stepper(at, count)
        effect = count.effect
        if not count.pays_as_printed:
            effect = effect._replace(cost=count.price)
        return replace(row, effect=effect, stepper=stepper)

    def _stepper(self, at: int, count: Count) -> StepperView:
        state = StepperState.PINNED if count.pinned else StepperState.FOLLOWING
        if count.times < count.wanted:
            state = StepperState.SHORT
        top = count.top(next_to_run=at == self._planned.run)
        asked = self._deciding and self._asking != REPEATING
        return StepperView(
            count=count.wanted,
            limit=count.limit,
            state=state,
            less=asked and count.wanted > 0,
            more=asked and count.wanted < top,
        )

    def _light(self, at: int) -> Light:
        """Light what is asked for; the next card is the chosen one."""
        if not self._deciding:
            return Light.NONE
        if isinstance(self._asking, ChoosingUpgrades) and self._answers(at):
            return Light.LEGAL
        if self._asking == REPEATING:
            return Light.LEGAL if self._intent(at) is not None else Light.NONE
        if at == self._planned.run:
            return Light.LEGAL
        return Light.SOFT if at == self._shown.pointed else Light.NONE

    def _intent(self, at: int) -> Intent | None:
        if not self._deciding:
            return None
        planned = self._planned
        place = planned.steps[at].place
        if isinstance(self._asking, ChoosingUpgrades):
            return None if place.again else PickUpgrade(place.card)
        if self._asking == REPEATING:
            return PickCard(place.card) if self._answers(at) else None
        if at < planned.run:
            return RewindTo(at) if self._shown.can_rewind else None
        return PickCard(place.card)

    def _answers(self, at: int) -> bool:
        """Tell whether the card at a place answers what is asked; a second run of it does not."""
        place = self._planned.steps[at].place
        return not place.again and place.card in self._shown.offered

    def _is_movable(self, at: int) -> bool:
        planned = self._planned
        if not self._deciding or at < planned.run:
            return False
        return planned.steps[at].place.again or not planned.phase.now.chained


def waiting_place(naming: Naming, card: CardId, at: int, *, upgraded: bool) -> PlaceView:
    """Describe a card of somebody else that has not run yet."""
    view = build_card(naming.rules, card, naming.card(card), upgraded=upgraded)
    return PlaceView(at=at, id=card, card=view, plate=PlateView(at + 1))


def _shortage(counts: tuple[Count, ...]) -> str:
    """Say which pinned number is not reached, and what is missing for it."""
    for count in counts:
        missing = count.missing
        if missing is not None:
            good, number = missing
            return text.SHORT_OF[GOODS[good]](
                count=count.times, pinned=count.wanted, missing=number
            )
    return ""
