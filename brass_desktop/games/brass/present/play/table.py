"""The table as the person who is to decide sees it: lit choices, the question and the price."""

from dataclasses import replace

from brass_desktop.core.types import Seat
from brass_desktop.games.brass.engine.actions import BuildLeg, CottonLeg, NetworkLeg, SellLeg
from brass_desktop.games.brass.engine.draft import Draft
from brass_desktop.games.brass.engine.game import BrassSession
from brass_desktop.games.brass.engine.ids import ACTING, FINISHED, SELLING, SHORTFALL
from brass_desktop.games.brass.engine.rules.turn import WithoutLegs
from brass_desktop.games.brass.present.intents import ChooseAction
from brass_desktop.games.brass.present.naming import Naming
from brass_desktop.games.brass.present.play import words
from brass_desktop.games.brass.present.play.ahead import ahead, standing
from brass_desktop.games.brass.present.play.answers import listed_answers, tiles_on_offer
from brass_desktop.games.brass.present.play.desk import Desk
from brass_desktop.games.brass.present.play.lights import light_board, lights_of, veiled_cards
from brass_desktop.games.brass.present.play.loans import is_last_round_for_loans
from brass_desktop.games.brass.present.play.planned import (
    with_planned_board,
    with_planned_demand,
    with_planned_market,
)
from brass_desktop.games.brass.present.play.preview import Price
from brass_desktop.games.brass.present.play.unavailable import withheld
from brass_desktop.games.brass.present.play.undecided import undecided_preview
from brass_desktop.games.brass.present.play.watching import watch
from brass_desktop.games.brass.present.refusals import explain
from brass_desktop.games.brass.present.text import actions, distant, over_sea
from brass_desktop.games.brass.present.text import play as text
from brass_desktop.games.brass.present.trade import action_tip, has_turned_tile
from brass_desktop.games.brass.present.viewmodel.build_chronicle import BrassChronicler
from brass_desktop.games.brass.present.viewmodel.build_panels import build_table
from brass_desktop.games.brass.present.viewmodel.panels import (
    DockView,
    HandView,
    PreviewView,
    TableView,
)
from brass_desktop.games.brass.present.viewmodel.pieces import CardState, CardView
from brass_desktop.games.brass.present.viewmodel.seen import Seen, card_view
from brass_desktop.present.controls import ControlState, ControlView
from brass_desktop.present.panels import TurnView
from brass_desktop.present.take_back import redo_way, undo_way
from brass_desktop.present.text import table as common
from brass_desktop.present.text import take_back as taken
from brass_desktop.present.tips import Tip

_DECIDING = (ACTING, SELLING, SHORTFALL)
"""Phases in which something is chosen; once a turn is done it only ends."""


class TableViews:
    """The views of one desk; what only the position decides is kept until the position changes."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self._kept: tuple[object, Seen, TableView] | None = None
        self._chronicler = BrassChronicler()

    def forget(self) -> None:
        """Build everything anew, as after a change of language."""
        self._kept = None
        self._chronicler = BrassChronicler()

    def for_seat(self, viewer: Seat | None) -> TableView:
        """Describe the table for a seat; only the one that is to decide sees lights and prices."""
        seen, view = self._position(viewer)
        if viewer is None:
            return watch(seen, view)
        view = replace(view, hand=_hand(self.desk, seen, viewer, view.hand))
        if seen.state.phase == FINISHED or viewer != self.desk.actor:
            return watch(seen, view)
        return _decide(self.desk, seen, view)

    def _position(self, viewer: Seat | None) -> tuple[Seen, TableView]:
        session = self.desk.session
        key = (session.state, viewer)
        if self._kept is None or self._kept[0] != key:
            seen = Seen.of(session, viewer)
            self._kept = (key, seen, build_table(seen, self._chronicler))
        return self._kept[1], self._kept[2]


def _decide(desk: Desk, seen: Seen, view: TableView) -> TableView:
    draft = desk.draft
    naming = seen.naming
    lights = lights_of(draft, desk.alternatives("slot"))
    view = replace(
        view,
        board=light_board(view.board, lights),
        dock=_dock(desk, naming, view.dock),
        prompt=replace(
            view.prompt,
            crumbs=words.crumbs(naming, draft),
            question=words.question(naming, draft, undoes=undo_way(desk.session) is not None),
        ),
        turn=_turn(desk, view.turn),
    )
    if not is_begun(draft):
        return view
    price = Price(naming, draft, [player.colour for player in seen.players])
    after = replace(seen, state=price.after)
    return replace(
        view,
        board=with_planned_board(view.board, price, after),
        markets=(
            with_planned_market(view.markets[0], price),
            with_planned_market(view.markets[1], price),
        ),
        demand=with_planned_demand(view.demand, price),
        preview=(
            _preview(naming, draft, price, after)
            if draft.kind is not None
            else undecided_preview(naming, draft)
        ),
    )


def _hand(desk: Desk, seen: Seen, viewer: Seat, view: HandView) -> HandView:
    """Lay the hand out in its lasting places, with chosen and veiled cards."""
    order = desk.hand(viewer)
    places = order.arrange(seen.state.hands[viewer])
    deciding = viewer == desk.actor and seen.state.phase in _DECIDING
    chosen = order.places_of(desk.draft.cards)
    veiled = veiled_cards(desk.draft) if deciding else set()
    asked = set(desk.draft.legal("card")) if deciding and desk.draft.question == "card" else set()
    cards: list[CardView] = []
    for place, card in places:
        shown = card_view(seen.rules, card, place)
        if deciding and place in chosen:
            shown = replace(shown, state=CardState.CHOSEN)
        elif card in veiled:
            shown = replace(shown, state=CardState.VEILED)
        elif card in asked:
            shown = replace(shown, state=CardState.ASKED)
        cards.append(shown)
    return replace(view, cards=tuple(cards))


def _dock(desk: Desk, naming: Naming, view: DockView) -> DockView:
    """Light the actions that are possible; a dark one says why in its tip."""
    return DockView(tuple(_action(desk, naming, control) for control in view.actions))


def _action(desk: Desk, naming: Naming, control: ControlView) -> ControlView:
    if control.id not in desk.session.state.rules.card_actions:
        return _my_mat(desk, control)
    if desk.draft.kind == control.id:
        return replace(control, state=ControlState.CHOSEN)
    refusal = desk.reason(ChooseAction(control.id))
    if refusal is None:
        return replace(control, state=ControlState.ENABLED, tip=_tip_of_open(desk, control))
    why = explain(naming, refusal)
    told = f"{action_tip(naming.rules, control.id)}\n{why.body}"
    tip = Tip(control.label, told, why.way_out, clause=why.clause)
    return replace(control, state=ControlState.DISABLED, tip=tip)


def _tip_of_open(desk: Desk, control: ControlView) -> Tip | None:
    """Say of loans, as long as they can be had, that this is the last round for them."""
    if control.id != "loan" or control.tip is None or not is_last_round_for_loans(desk.untouched):
        return control.tip
    last = f"{text.LAST_LOANS()}: {text.LAST_LOANS_NOTE()}."
    return replace(control.tip, foot=last)


def _my_mat(desk: Desk, control: ControlView) -> ControlView:
    """Light the way to the mat while a tile can be chosen there."""
    if desk.mat_facet is None or not desk.draft.legal(desk.mat_facet):
        return control
    return replace(control, state=ControlState.LIT, tip=Tip(control.label, text.MAT_TIP()))


def _turn(desk: Desk, view: TurnView) -> TurnView:
    """Show Back and Confirm while an action is being made, and what can be taken back."""
    draft = desk.draft
    view = replace(view, tools=tuple(_tool(desk, tool) for tool in view.tools))
    if draft.kind == "end_turn":
        numbers = draft.start.rules.numbers
        told = text.END_TIP(cards=numbers.hand_size)
        why = Tip(view.end.label, told if numbers.draws_each_turn else text.END_TIP_ROUND())
        end = replace(view.end, state=ControlState.ENABLED, tip=why)
        return replace(view, end=end, end_note="")
    if draft.start.phase == SELLING and not draft.picks:
        why = Tip(actions.END_SALE(), actions.END_SALE_NOTE())
        end = replace(view.end, label=actions.END_SALE(), state=ControlState.ENABLED, tip=why)
        return replace(view, end=end, end_note="")
    if not is_begun(draft):
        return view
    ready = ControlState.LIT if draft.may_confirm else ControlState.DISABLED
    tip = None if draft.may_confirm else Tip(actions.CONFIRM(), words.unfinished(draft))
    back = ControlView("back", actions.BACK(), "return-arrow", "Esc")
    confirm = ControlView("confirm", actions.CONFIRM(), "check-mark", "Enter", ready, tip)
    return replace(view, back=back, confirm=confirm)


def is_begun(draft: Draft) -> bool:
    """Tell whether an action is in the making, be it because only one was possible."""
    return bool(draft.picks) or draft.kind not in (None, "end_turn")


def _tool(desk: Desk, tool: ControlView) -> ControlView:
    """Light a tool exactly when it does something, and let it say what."""
    match tool.id:
        case "undo":
            lit, why = _undo(desk)
        case "redo":
            lit, why = _redo(desk.session)
        case _:
            return replace(tool, state=ControlState.ENABLED)
    state = ControlState.ENABLED if lit else ControlState.DISABLED
    return replace(tool, state=state, tip=Tip(tool.label, why))


def _undo(desk: Desk) -> tuple[bool, str]:
    if desk.draft.picks:
        return True, text.UNDO_CHOICE()
    way, turned = undo_way(desk.session), has_turned_tile(desk.session)
    if way is None:
        return False, over_sea.TILE_STAYS() if turned else taken.NO_UNDO()
    if way.asks:
        return True, over_sea.TILE_ASKS() if turned else taken.UNDO_ASKS()
    if not desk.session.crosses_fence(way.kept):
        return True, common.TOOL_TIPS["undo"]()
    return True, over_sea.TILE_BACK() if turned else taken.UNDO_OWN_TURN()


def _redo(session: BrassSession) -> tuple[bool, str]:
    way = redo_way(session)
    if way is None:
        return False, taken.NO_REDO()
    one = way == len(session.log) + 1
    return True, common.TOOL_TIPS["redo"]() if one else taken.REDO_TURN()


def _preview(naming: Naming, draft: Draft, price: Price, after: Seen) -> PreviewView:
    tile, link = None, None
    for leg in draft.done:
        if isinstance(leg, BuildLeg | SellLeg | CottonLeg):
            tile = after.tile_view(leg.slot)
        elif isinstance(leg, NetworkLeg):
            link = (price.colours[price.seat], after.era)
    answers = tiles_on_offer(naming, after, draft) or listed_answers(naming, draft)
    certain = bool(draft.done) or isinstance(draft.rule, WithoutLegs)
    offered = standing(draft) if draft.done else ahead(naming, draft)
    return PreviewView(
        title=words.title(naming, draft),
        subtitle=words.subtitle(naming, draft),
        tile=tile,
        link=link if tile is None else None,
        rows=(*offered, *price.rows(), *withheld(naming, draft)),
        # While nothing is certain nothing changes, and what is offered wants the room.
        sums=price.sums() if certain else (),
        order=price.order() if certain else (),
        foot=_foot(draft) if certain else "",
        ask=words.ask(naming, draft) if answers else "",
        answers=answers,
    )


def _foot(draft: Draft) -> str:
    return distant.CANNOT_BE_TAKEN_BACK() if draft.reveals else text.CAN_BE_TAKEN_BACK()
