"""What invites a click right now, in the order the keyboard walks through it."""

from collections.abc import Collection

from brass_desktop.games.brass.present import intents as it
from brass_desktop.games.brass.present.intents import PlayIntent
from brass_desktop.games.brass.present.viewmodel.panels import TableView
from brass_desktop.games.brass.present.viewmodel.pieces import CardState
from brass_desktop.present.controls import ControlState
from brass_desktop.present.tips import Light

LIT = (Light.ALLOWED, Light.SOFT, Light.LEGAL)
_PAYING = (CardState.NORMAL, CardState.ASKED)


def lit_intents(view: TableView) -> list[PlayIntent]:
    """List every lit thing: hints and answers first, then the map, the cards and the actions."""
    actions = [control for control in view.dock.actions if control.id != "mat"]
    # A card pays for an action: where none is open, as after the last one, it invites to nothing.
    pays = any(control.state is not ControlState.DISABLED for control in actions)
    enabled = (control for control in actions if control.state is ControlState.ENABLED)
    found = _found(view, LIT, _PAYING if pays else ())
    return [*found, *(it.ChooseAction(control.id) for control in enabled)]


def asked_intents(view: TableView) -> list[PlayIntent]:
    """List what the open question asks for; no words may cover any of it."""
    return _found(view, (Light.LEGAL,), (CardState.ASKED,))


def _found(
    view: TableView, lights: Collection[Light], cards: Collection[CardState]
) -> list[PlayIntent]:
    """List hints or answers, what has one of the lights on the map, and cards in such a state."""
    found: list[PlayIntent] = []
    if view.hints is not None:
        found += [card.intent for card in view.hints.cards]
    elif view.preview is not None:
        found += [answer.intent for answer in view.preview.answers if not answer.chosen]
    for place in view.board.places:
        found += [it.PickSlot(slot.slot) for slot in place.slots if slot.light in lights]
    found += [it.PickLink(link.link) for link in view.board.links if link.light in lights]
    for merchant in view.board.merchants:
        for space in merchant.spaces:
            if space.light in lights or space.barrel_light in lights:
                found.append(it.PickMerchant(space.space))
    if view.board.distant is not None and view.board.distant.light in lights:
        found.append(it.PickDistantMarket())
    return [*found, *(it.PickCard(card.key) for card in view.hand.cards if card.state in cards)]
