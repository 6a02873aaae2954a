"""What invites a click right now, in the order the keyboard walks through it."""

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
    found: list[PlayIntent] = []
    if view.hints is not None:
        found += [card.intent for card in view.hints.cards]
    elif view.preview is not None:
        found += [answer.intent for answer in view.preview.answers if not answer.chosen]
    for place in view.board.places:
        found += [it.PickSlot(slot.slot) for slot in place.slots if slot.light in LIT]
    found += [it.PickLink(link.link) for link in view.board.links if link.light in LIT]
    for merchant in view.board.merchants:
        for space in merchant.spaces:
            if space.light in LIT or space.barrel_light in LIT:
                found.append(it.PickMerchant(space.space))
    if view.board.distant is not None and view.board.distant.light in LIT:
        found.append(it.PickDistantMarket())
    actions = [control for control in view.dock.actions if control.id != "mat"]
    # A card pays for an action: where none is open, as after the last one, it invites to nothing.
    if any(control.state is not ControlState.DISABLED for control in actions):
        cards = (card for card in view.hand.cards if card.state in _PAYING)
        found += [it.PickCard(card.key) for card in cards]
    enabled = (control for control in actions if control.state is ControlState.ENABLED)
    return [*found, *(it.ChooseAction(control.id) for control in enabled)]
