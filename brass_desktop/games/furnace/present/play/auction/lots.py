"""The lots of the row: cards, racks and plates with their lights, and what a click means."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace

from brass_desktop.games.furnace.engine.bidding import agent_target
from brass_desktop.games.furnace.engine.ids import DiscId
from brass_desktop.games.furnace.present.intents import PickLot, PickStep
from brass_desktop.games.furnace.present.play.auction.bid_draft import BidDraft
from brass_desktop.games.furnace.present.play.auction.plaques import plaques, suppliers
from brass_desktop.games.furnace.present.play.auction.seen import Seen
from brass_desktop.games.furnace.present.text import auction as words
from brass_desktop.games.furnace.present.viewmodel.auction import ForecastView, LotView
from brass_desktop.games.furnace.present.viewmodel.pieces import PlateView, RackView, StepView
from brass_desktop.present.tips import Light


@dataclass(frozen=True, slots=True)
class LotLights:
    """What is lit on the row, and what is said on it beyond the rules."""

    draft: BidDraft
    deciding: bool
    pointed: int | None = None
    """The lot that the pointer is on."""
    worth: Mapping[int, str] = field(default_factory=dict)
    """By lot: what the planner says it brings."""
    odds: bool = False
    """Whether the Agent's chances are shown."""

    def of_card(self, lot: int) -> Light:
        """Light a card by what has been chosen."""
        draft = self.draft
        if not self.deciding:
            return Light.NONE
        if draft.lot == lot:
            return Light.CHOSEN
        if draft.disc is not None:
            fits = (lot, draft.disc) in draft.places
            return (Light.LEGAL if draft.lot is None else Light.ALLOWED) if fits else Light.NONE
        if not draft.discs_for(lot):
            return Light.NONE
        return Light.SOFT if draft.lot is None else Light.ALLOWED

    def of_step(self, lot: int, value: int) -> Light:
        """Light the very step that a disc would come to lie on."""
        draft, values = self.draft, self.draft.state.rules.discs.value
        if not self.deciding:
            return Light.NONE
        if draft.disc is not None:
            lit = values[draft.disc] == value and (lot, draft.disc) in draft.places
            if lit and draft.lot == lot:
                return Light.CHOSEN
            return (Light.LEGAL if draft.lot is None else Light.ALLOWED) if lit else Light.NONE
        fits = any(values[disc] == value for disc in draft.discs_for(lot))
        return Light.LEGAL if fits and draft.lot == lot else Light.NONE

    def of_plaque(self, lot: int) -> Light:
        """Redden the plaque of a lot that is pointed at and does not take the disc in hand."""
        draft = self.draft
        if not self.deciding or self.pointed != lot or draft.disc is None or draft.lot == lot:
            return Light.NONE
        return Light.NONE if (lot, draft.disc) in draft.places else Light.REFUSED


def lot_views(seen: Seen, lights: LotLights) -> tuple[LotView, ...]:
    """Describe the whole row."""
    odds = agent_odds(seen) if lights.odds else {}
    fed = () if lights.pointed is None else suppliers(seen, lights.pointed)
    return tuple(
        _lot(seen, lights, lot, plaque, odds.get(lot, ""), lot in fed)
        for lot, plaque in enumerate(plaques(seen))
    )


def _lot(
    seen: Seen, lights: LotLights, lot: int, plaque: ForecastView, odds: str, fed: bool
) -> LotView:
    light = lights.of_card(lot)
    card = seen.card(seen.state.row[lot], ticket=True)
    return LotView(
        id=seen.state.row[lot],
        intent=PickLot(lot),
        card=replace(card, light=light, worth=lights.worth.get(lot, "")),
        rack=rack(seen, lot, lights),
        steps=tuple(_step_intent(lights, lot, value) for value in _values(seen)),
        plate=PlateView(lot + 1),
        forecast=replace(plaque, light=lights.of_plaque(lot)),
        odds=odds,
        raised=light is Light.CHOSEN,
        feeds=fed,
    )


def rack(seen: Seen, lot: int, lights: LotLights) -> RackView:
    """Describe the discs on a lot, step by step; a planned one glows."""
    steps = []
    for value in _values(seen):
        light = lights.of_step(lot, value)
        discs = tuple(
            seen.disc(owner, disc, light if (owner, disc) == _planned(lights, lot) else Light.NONE)
            for owner, disc in seen.state.bids[lot]
            if seen.value(disc) == value
        )
        # The planned disc glows by itself, which tells it from another one on the same step.
        alone = discs and light is Light.CHOSEN
        steps.append(StepView(value, discs, Light.NONE if alone else light))
    return RackView(tuple(steps))


def _values(seen: Seen) -> list[int]:
    """All values of discs, from the smallest: the steps of every rack."""
    return sorted(set(seen.state.rules.discs.value))


def _planned(lights: LotLights, lot: int) -> tuple[int, DiscId] | None:
    draft = lights.draft
    if draft.disc is None or draft.lot != lot:
        return None
    return draft.state.actor, draft.disc


def _step_intent(lights: LotLights, lot: int, value: int) -> PickStep | PickLot:
    """Take a click on a step for the disc of its value: the one in hand, else one that fits."""
    draft, values = lights.draft, lights.draft.state.rules.discs.value
    if not lights.deciding:
        return PickLot(lot)
    held = draft.state.rules.discs_in(draft.state.discs[draft.state.actor])
    fitting = [disc for disc in held if values[disc] == value]
    in_hand = [disc for disc in fitting if disc == draft.disc]
    legal = [disc for disc in fitting if (lot, disc) in draft.places]
    meant = (*in_hand, *legal, *fitting)
    return PickStep(lot, meant[0]) if meant else PickLot(lot)


def agent_odds(seen: Seen) -> dict[int, str]:
    """Tell, by lot, how many faces of the die would send the Agent there as things lie now."""
    state = seen.state
    if not state.agent_discs:
        return {}
    targets = [agent_target(state, face) for face in range(state.rules.die)]
    lots = [target[0] for target in targets if target is not None]
    return {
        lot: words.ODDS(faces=lots.count(lot), die=state.rules.die) for lot in sorted(set(lots))
    }
