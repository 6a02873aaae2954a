"""What invites a click right now, in the order the keyboard walks through it."""

from collections.abc import Mapping
from math import hypot
from typing import TypeVar

from brass_desktop.games.brass.oracle import CARD_ACTIONS
from brass_desktop.present import intents as it
from brass_desktop.present.intents import PlayIntent
from brass_desktop.present.layout.geometry import Point
from brass_desktop.present.viewmodel.panels import ControlState, TableView
from brass_desktop.present.viewmodel.pieces import CardState, Light

ACTION_KEYS = CARD_ACTIONS
"""The actions in the order of the keys 1 to 7."""
_Thing = TypeVar("_Thing", bound=PlayIntent)
LIT = (Light.SOFT, Light.LEGAL)
_SIDEWAYS = 2.5
"""How much worse a step aside is than a step ahead when an arrow looks for its neighbour."""


def lit_intents(view: TableView) -> list[PlayIntent]:
    """List every lit thing: answers first, then the map, the cards and the actions."""
    found: list[PlayIntent] = []
    if view.preview is not None:
        found += [answer.intent for answer in view.preview.answers]
    for place in view.board.places:
        found += [it.PickSlot(slot.slot) for slot in place.slots if slot.light in LIT]
    found += [it.PickLink(link.link) for link in view.board.links if link.light in LIT]
    for merchant in view.board.merchants:
        for space in merchant.spaces:
            if space.light in LIT or space.barrel_light in LIT:
                found.append(it.PickMerchant(space.space))
    found += [it.PickCard(card.key) for card in view.hand.cards if _is_playable(card.state)]
    found += [
        it.ChooseAction(control.id)
        for control in view.dock.actions
        if control.id in CARD_ACTIONS and control.state is ControlState.ENABLED
    ]
    return found


def _is_playable(state: CardState) -> bool:
    return state is CardState.NORMAL


def neighbour(
    here: Point | None, places: Mapping[_Thing, Point], direction: tuple[int, int]
) -> _Thing | None:
    """Find the nearest place in a direction, counting steps aside more than steps ahead."""
    if not places:
        return None
    if here is None:
        return next(iter(places))
    best: tuple[float, _Thing] | None = None
    for intent, (x, y) in places.items():
        dx, dy = x - here[0], y - here[1]
        ahead = dx * direction[0] + dy * direction[1]
        aside = abs(dx * direction[1]) + abs(dy * direction[0])
        if ahead <= 1:
            continue
        distance = hypot(ahead, aside * _SIDEWAYS)
        if best is None or distance < best[0]:
            best = (distance, intent)
    return best[1] if best else None
