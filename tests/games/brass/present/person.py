"""A person who knows what to do, looks for it among lit things and finds it nowhere else."""

from collections import Counter
from collections.abc import Iterator

from brass_desktop.core.session import Session
from brass_desktop.core.types import Setup
from brass_desktop.games.brass.engine.actions import Action, CottonLeg, Leg, SellLeg
from brass_desktop.games.brass.engine.draft import Draft, Pick
from brass_desktop.games.brass.engine.game import BrassGame, BrassSession
from brass_desktop.games.brass.engine.ids import DISTANT_MARKET, MERCHANT_BARREL, CardId
from brass_desktop.games.brass.engine.state import BrassState
from brass_desktop.games.brass.present import intents as it
from brass_desktop.games.brass.present.intents import PlayIntent
from brass_desktop.games.brass.present.play.desk import Desk
from tests.games.brass.engine.family import FAMILY
from tests.games.brass.present.company import PLAYERS


class _LaidOut(BrassGame):
    """A game, begun at a position of one's choice."""

    def __init__(self, game: BrassGame, state: BrassState) -> None:
        super().__init__(game.id, game.rules_version, state.rules)
        self._state = state

    def new(self, setup: Setup) -> BrassState:
        return self._state.clone()


def sit_down(state: BrassState) -> BrassSession:
    """Begin a session at a position, among people."""
    game = next(one for one in FAMILY.values() if one.rules_for(state.players) is state.rules)
    return Session(_LaidOut(game, state), Setup(state.players, 0), PLAYERS[: state.players])


def canonical(action: Action) -> Action:
    """Return the form in which actions are compared: the order of scouting cards means nothing."""
    return action._replace(cards=tuple(sorted(action.cards)))


def ways_on(desk: Desk, action: Action) -> list[PlayIntent]:
    """Return everything that would bring a person one step closer to the action they mean."""
    draft = desk.draft
    if action.kind == "sell_on" and draft.kind is None:
        # A sale that goes on has no button of its own: its mills are lit.
        leg = action.legs[0]
        assert isinstance(leg, CottonLeg)
        return [it.PickSlot(draft.start.rules.board.slots[leg.slot])]
    if draft.kind is None:
        return [it.ChooseAction(action.kind)]
    assert draft.kind == action.kind, f"{draft.kind} is being made"
    assert draft.done == action.legs[: len(draft.done)], "another leg was made"
    if len(draft.done) < len(action.legs):
        pick = draft.towards(action.legs[len(draft.done)])
        return list(_answers(draft, pick, action.legs[len(draft.done)]))
    missing = Counter(action.cards) - Counter(draft.cards)
    return [it.PickCard(place) for place, card in unchosen(desk) if missing[card]]


def unchosen(desk: Desk) -> list[tuple[int, CardId]]:
    """Return the cards of the seat that decides that are still in hand, with their places."""
    order, hand = desk.hand(desk.actor), desk.session.state.hands[desk.actor]
    chosen = order.places_of(desk.draft.cards)
    return [(place, card) for place, card in order.arrange(hand) if place not in chosen]


def _answers(draft: Draft, pick: Pick, leg: Leg) -> Iterator[PlayIntent]:
    """Yield the places on the map that mean a pick, and its line in the list of answers."""
    board, value = draft.start.rules.board, pick.value
    match pick.facet, value:
        case "slot", int():
            yield it.PickSlot(board.slots[value])
        case "link", int():
            yield it.PickLink(board.links[value])
        case "merchant", int():
            yield it.PickMerchant(board.merchants[value])
        case "beer", int() if value == MERCHANT_BARREL and isinstance(leg, SellLeg):
            yield it.PickMerchant(board.merchants[leg.merchant])
        case "port", int() if value == DISTANT_MARKET:
            yield it.PickDistantMarket()
        case "port" | "coal" | "iron" | "beer", int() if 0 <= value < len(board.slots):
            yield it.PickSlot(board.slots[value])
        case _:
            pass
    if pick.facet not in ("slot", "link"):
        yield it.PickAnswer(pick.facet, value)
