"""The table as the person who is to decide sees it: lit choices, the question and the price."""

from dataclasses import replace

from brass_desktop.core.types import Seat
from brass_desktop.games.brass.actions import BuildLeg, NetworkLeg, SellLeg
from brass_desktop.games.brass.draft import Draft
from brass_desktop.games.brass.ids import ACTING, FINISHED, SHORTFALL, CardId
from brass_desktop.games.brass.oracle import CARD_ACTIONS
from brass_desktop.present.intents import ChooseAction
from brass_desktop.present.naming import Naming
from brass_desktop.present.play import words
from brass_desktop.present.play.answers import listed_answers
from brass_desktop.present.play.desk import Desk
from brass_desktop.present.play.ghosts import haunt_board, haunt_market
from brass_desktop.present.play.lights import card_state, light_board, lights_of
from brass_desktop.present.play.preview import Price
from brass_desktop.present.play.undecided import open_rows, undecided_preview
from brass_desktop.present.play.watching import watch
from brass_desktop.present.play.withheld import withheld
from brass_desktop.present.refusals import explain
from brass_desktop.present.text import actions
from brass_desktop.present.text import play as text
from brass_desktop.present.viewmodel.build_chronicle import Chronicler
from brass_desktop.present.viewmodel.build_panels import build_table
from brass_desktop.present.viewmodel.panels import (
    ControlState,
    ControlView,
    DockView,
    HandView,
    PreviewView,
    TableView,
    TurnView,
)
from brass_desktop.present.viewmodel.pieces import CardView, Tip
from brass_desktop.present.viewmodel.seen import Seen, card_view


class TableViews:
    """The views of one desk; what only the position decides is kept until the position changes."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self._kept: tuple[object, Seen, TableView] | None = None
        self._chronicler = Chronicler()

    def forget(self) -> None:
        """Build everything anew, as after a change of language."""
        self._kept = None
        self._chronicler = Chronicler()

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
        key = (session.state, viewer, session.can_undo, session.can_redo)
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
            question=words.question(naming, draft),
        ),
        turn=_turn(desk, view.turn),
    )
    if not _is_begun(draft):
        return view
    price = Price(naming, draft, [player.colour for player in seen.players])
    after = replace(seen, state=price.after)
    return replace(
        view,
        board=haunt_board(view.board, price, after),
        markets=(haunt_market(view.markets[0], price), haunt_market(view.markets[1], price)),
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
    deciding = viewer == desk.actor and seen.state.phase in (ACTING, SHORTFALL)
    chosen = order.places_of(desk.draft.cards)
    cards: list[CardView] = []
    for place, card in places:
        shown = card_view(seen.rules, card, place)
        if deciding:
            state = card_state(desk.draft, CardId(card), chosen=place in chosen)
            shown = replace(shown, state=state)
        cards.append(shown)
    return replace(view, cards=tuple(cards))


def _dock(desk: Desk, naming: Naming, view: DockView) -> DockView:
    """Light the actions that are possible; a dark one says why in its tip."""
    return DockView(tuple(_action(desk, naming, control) for control in view.actions))


def _action(desk: Desk, naming: Naming, control: ControlView) -> ControlView:
    if control.id not in CARD_ACTIONS:
        return _my_mat(desk, control)
    if desk.draft.kind == control.id:
        return replace(control, state=ControlState.CHOSEN)
    refusal = desk.reason(ChooseAction(control.id))
    if refusal is None:
        tip = Tip(control.label, text.ACTION_TIPS[control.id]())
        return replace(control, state=ControlState.ENABLED, tip=tip)
    why = explain(naming, refusal)
    tip = Tip(why.head, why.body, refused=True)
    return replace(control, state=ControlState.DISABLED, tip=tip)


def _my_mat(desk: Desk, control: ControlView) -> ControlView:
    """Light the way to the mat while a tile can be chosen there."""
    if desk.mat_facet is None or not desk.draft.legal(desk.mat_facet):
        return control
    return replace(control, state=ControlState.LIT, tip=Tip(control.label, text.MAT_TIP()))


def _turn(desk: Desk, view: TurnView) -> TurnView:
    """Show Back and Confirm while an action is being made, and what can be taken back."""
    draft = desk.draft
    tools = tuple(_tool(desk, tool) for tool in view.tools)
    if not _is_begun(draft):
        return replace(view, tools=tools)
    ready = ControlState.LIT if draft.may_confirm else ControlState.DISABLED
    tip = None if draft.may_confirm else Tip(actions.CONFIRM(), words.unfinished(draft))
    back = ControlView("back", actions.BACK(), "return-arrow", "Esc")
    confirm = ControlView("confirm", actions.CONFIRM(), "check-mark", "Enter", ready, tip)
    return replace(view, tools=tools, back=back, confirm=confirm)


def _is_begun(draft: Draft) -> bool:
    """Tell whether an action is in the making, be it because only one was possible."""
    return bool(draft.picks) or draft.kind not in (None, "end_turn")


def _tool(desk: Desk, tool: ControlView) -> ControlView:
    allowed = {
        "undo": bool(desk.draft.picks) or desk.session.can_undo,
        "redo": desk.session.can_redo,
    }.get(tool.id)
    if allowed is None:
        return tool
    return replace(tool, state=ControlState.ENABLED if allowed else ControlState.DISABLED)


def _preview(naming: Naming, draft: Draft, price: Price, after: Seen) -> PreviewView:
    tile, link = None, None
    for leg in draft.done:
        if isinstance(leg, BuildLeg | SellLeg):
            tile = after.tile_view(leg.slot)
        elif isinstance(leg, NetworkLeg):
            link = (price.colours[price.seat], after.era)
    answers = listed_answers(naming, draft)
    still_open = () if draft.done or answers else tuple(open_rows(naming, draft))
    return PreviewView(
        title=words.title(naming, draft),
        subtitle=words.subtitle(naming, draft),
        tile=tile,
        link=link if tile is None else None,
        rows=still_open or (*price.rows(), *withheld(naming, draft)),
        # Nothing has changed yet, and the list of what is open wants the room.
        sums=() if still_open else price.sums(),
        order=() if still_open else price.order(),
        foot="" if still_open else text.CAN_BE_TAKEN_BACK(),
        ask=words.ask(naming, draft) if answers else "",
        answers=answers,
    )
