"""What is lit: every slot, line, merchant, market and card that can be chosen now, and no other."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import TypeGuard

from brass_desktop.games.brass.engine.actions import (
    BuildLeg,
    CottonLeg,
    GiveUpLeg,
    Leg,
    NetworkLeg,
    SellLeg,
)
from brass_desktop.games.brass.engine.draft import Draft, Facet
from brass_desktop.games.brass.engine.ids import (
    ACTING,
    DISTANT_MARKET,
    MERCHANT_BARREL,
    CardId,
    SlotId,
)
from brass_desktop.games.brass.present.intents import (
    Intent,
    PickDistantMarket,
    PickLink,
    PickMerchant,
    PickSlot,
)
from brass_desktop.games.brass.present.viewmodel.board import (
    BoardView,
    DistantMarketView,
    LinkView,
    MerchantSpaceView,
    MerchantView,
    PlaceView,
    SlotView,
)
from brass_desktop.present.tips import Light

_TILES_ASKED_FOR: tuple[Facet, ...] = ("port", "coal", "iron", "beer")
"""Questions that tiles on the map answer beside the one for a place."""


@dataclass(frozen=True, slots=True)
class Lights:
    """Lights by string id; what is not named is dark."""

    slots: Mapping[str, Light] = field(default_factory=dict)
    links: Mapping[str, Light] = field(default_factory=dict)
    merchants: Mapping[str, Light] = field(default_factory=dict)
    barrels: Mapping[str, Light] = field(default_factory=dict)
    distant: Light = Light.NONE


def lights_of(draft: Draft, other_slots: Sequence[int] = ()) -> Lights:
    """Light what the draft asks for, what it merely allows, and what has been chosen.

    `other_slots` could have been chosen instead of the one that was.
    """
    board = draft.start.rules.board
    slots = {board.slots[at]: Light.ALLOWED for at in other_slots}
    slots |= {board.slots[at]: _light(draft, "slot") for at in _ints(draft, "slot")}
    question = draft.question
    offered = _ints(draft, "merchant") if draft.picks else []
    merchants = {board.merchants[at]: _light(draft, "merchant") for at in offered}
    links = {board.links[at]: _light(draft, "link") for at in _ints(draft, "link")}
    barrels: dict[str, Light] = {}
    if question in _TILES_ASKED_FOR:
        sources = _ints(draft, question)
        slots = {board.slots[at]: Light.LEGAL for at in sources if at < len(board.slots)}
        if MERCHANT_BARREL in sources:
            barrels = dict.fromkeys(_sold_to(draft), Light.LEGAL)
    return Lights(
        slots={**slots, **_chosen_slots(draft)},
        links={**links, **_chosen_links(draft)},
        merchants={**merchants, **dict.fromkeys(_sold_to(draft), Light.CHOSEN)},
        barrels=barrels,
        distant=_distant(draft),
    )


def _distant(draft: Draft) -> Light:
    """Light the distant market while it may be the buyer, and once it is."""
    if any(isinstance(leg, CottonLeg) and leg.port == DISTANT_MARKET for leg in draft.done):
        return Light.CHOSEN
    offered = draft.question == "port" and DISTANT_MARKET in draft.legal("port")
    return Light.LEGAL if offered else Light.NONE


def _light(draft: Draft, facet: Facet) -> Light:
    """Light strongly what is asked for, and more quietly what may come first or come after."""
    if draft.question == facet:
        return Light.LEGAL
    if not draft.picks and draft.start.phase == ACTING:
        return Light.SOFT
    return Light.LEGAL if draft.question == "kind" else Light.ALLOWED


def lights_of_refused(intent: Intent) -> Lights:
    """Light what could not be chosen, in the colour of a refusal."""
    match intent:
        case PickSlot(slot):
            return Lights(slots={slot: Light.REFUSED})
        case PickLink(link):
            return Lights(links={link: Light.REFUSED})
        case PickMerchant(space):
            return Lights(merchants={space: Light.REFUSED})
        case PickDistantMarket():
            return Lights(distant=Light.REFUSED)
        case _:
            return Lights()


def _ints(draft: Draft, facet: Facet | None) -> list[int]:
    if facet is None:
        return []
    return [value for value in draft.legal(facet) if isinstance(value, int)]


def _chosen_slots(draft: Draft) -> dict[str, Light]:
    names = draft.start.rules.board.slots
    done = [
        leg.slot
        for leg in draft.done
        if isinstance(leg, BuildLeg | SellLeg | CottonLeg | GiveUpLeg)
    ]
    done += [SlotId(leg.port) for leg in draft.done if _is_to_port(leg)]
    picked = [p.value for p in draft.in_hand if p.facet == "slot" and isinstance(p.value, int)]
    return {names[slot]: Light.CHOSEN for slot in (*done, *picked)}


def _is_to_port(leg: Leg) -> TypeGuard[CottonLeg]:
    return isinstance(leg, CottonLeg) and leg.port != DISTANT_MARKET


def _chosen_links(draft: Draft) -> dict[str, Light]:
    names = draft.start.rules.board.links
    done = [leg.link for leg in draft.done if isinstance(leg, NetworkLeg)]
    picked = [p.value for p in draft.in_hand if p.facet == "link" and isinstance(p.value, int)]
    return {names[link]: Light.CHOSEN for link in (*done, *picked)}


def _sold_to(draft: Draft) -> list[str]:
    names = draft.start.rules.board.merchants
    done = [leg.merchant for leg in draft.done if isinstance(leg, SellLeg)]
    picked = [p.value for p in draft.in_hand if p.facet == "merchant" and isinstance(p.value, int)]
    return [names[space] for space in (*done, *picked)]


def veiled_cards(draft: Draft) -> set[CardId]:
    """Return the faces of the hand that can pay neither more nor instead of those chosen."""
    hand = set(draft.start.hands[draft.start.actor])
    if draft.start.phase != ACTING:
        return hand
    if not draft.picks:
        return set()
    instead = _ints(draft.without("card"), "card") if draft.cards else []
    return hand.difference(_ints(draft, "card"), instead)


def unlit_board(view: BoardView) -> BoardView:
    """Return the board with its lights off."""
    dark = Light.NONE
    return replace(
        view,
        places=tuple(
            replace(place, slots=tuple(replace(slot, light=dark) for slot in place.slots))
            for place in view.places
        ),
        merchants=tuple(
            replace(
                merchant,
                spaces=tuple(
                    replace(space, light=dark, barrel_light=dark) for space in merchant.spaces
                ),
            )
            for merchant in view.merchants
        ),
        links=tuple(replace(link, light=dark) for link in view.links),
        distant=view.distant and replace(view.distant, light=dark),
    )


def light_board(view: BoardView, lights: Lights) -> BoardView:
    """Return the board with its lights on."""
    return replace(
        view,
        places=tuple(_light_place(place, lights) for place in view.places),
        merchants=tuple(_light_merchant(merchant, lights) for merchant in view.merchants),
        links=tuple(_light_link(link, lights) for link in view.links),
        distant=_light_distant(view.distant, lights.distant),
    )


def _light_place(place: PlaceView, lights: Lights) -> PlaceView:
    def lit(slot: SlotView) -> SlotView:
        light = lights.slots.get(slot.slot)
        return replace(slot, light=light) if light else slot

    if not any(slot.slot in lights.slots for slot in place.slots):
        return place
    return replace(place, slots=tuple(lit(slot) for slot in place.slots))


def _light_merchant(merchant: MerchantView, lights: Lights) -> MerchantView:
    def lit(space: MerchantSpaceView) -> MerchantSpaceView:
        return replace(
            space,
            light=lights.merchants.get(space.space, space.light),
            barrel_light=lights.barrels.get(space.space, space.barrel_light),
        )

    return replace(merchant, spaces=tuple(lit(space) for space in merchant.spaces))


def _light_link(link: LinkView, lights: Lights) -> LinkView:
    light = lights.links.get(link.link)
    return replace(link, light=light) if light else link


def _light_distant(market: DistantMarketView | None, light: Light) -> DistantMarketView | None:
    if market is None or light is Light.NONE:
        return market
    return replace(market, light=light)
