"""Before an action is chosen: what a card or place opens."""

from collections.abc import Iterator

from brass_desktop.games.brass.engine.actions import BuildLeg, NetworkLeg, SellLeg
from brass_desktop.games.brass.engine.draft import Draft
from brass_desktop.games.brass.engine.explain import why_not
from brass_desktop.games.brass.engine.ids import Kind
from brass_desktop.games.brass.present.intents import PickAnswer
from brass_desktop.games.brass.present.naming import Naming
from brass_desktop.games.brass.present.play.ahead import buildings
from brass_desktop.games.brass.present.play.words import crumbs
from brass_desktop.games.brass.present.refusals import explain
from brass_desktop.games.brass.present.text import actions
from brass_desktop.games.brass.present.text import play as text
from brass_desktop.games.brass.present.viewmodel.panels import AnswerView, PreviewRow, PreviewView
from brass_desktop.present.tips import Tone


def undecided_preview(naming: Naming, draft: Draft) -> PreviewView:
    """List the actions that are open, what could be built where, and why other actions are not."""
    return PreviewView(
        title=" · ".join(crumbs(naming, draft)),
        subtitle="",
        tile=None,
        link=None,
        rows=(*buildings(naming, draft), *_closed(naming, draft)),
        sums=(),
        order=(),
        foot="",
        ask=text.WHICH_ACTION(),
        answers=tuple(
            _answer(draft, kind)
            for kind in draft.start.rules.card_actions
            if kind in draft.legal("kind")
        ),
    )


def _answer(draft: Draft, kind: Kind) -> AnswerView:
    word, icon = actions.ACTIONS[kind]
    return AnswerView(word(), _extent(draft, kind), icon, PickAnswer("kind", kind))


def _extent(draft: Draft, kind: Kind) -> str:
    """Say in how many ways an action is open, or what it brings."""
    numbers = draft.start.rules.numbers
    match kind:
        case "build":
            slots = {leg.slot for leg in draft.matching(kind) if isinstance(leg, BuildLeg)}
            location = draft.start.rules.board.slot_location
            return text.PLACES(len({location[slot] for slot in slots}))
        case "network":
            legs = draft.matching(kind)
            return text.LINES(len({leg.link for leg in legs if isinstance(leg, NetworkLeg)}))
        case "sell":
            return text.TILES(
                len({leg.slot for leg in draft.matching(kind) if isinstance(leg, SellLeg)})
            )
        case "loan":
            return text.GAIN(money=numbers.loan_money)
        case "scout":
            return text.MORE_CARDS(numbers.scout_cards - len(draft.cards))
        case _:
            return ""


def _closed(naming: Naming, draft: Draft) -> Iterator[PreviewRow]:
    """Say why the other actions are closed; to a place that was chosen most do not apply at all."""
    if any(pick.facet != "card" for pick in draft.picks):
        return
    for kind in draft.start.rules.card_actions:
        refusal = None if kind in draft.legal("kind") else why_not(draft, "kind", kind)
        if refusal is not None:
            word, icon = actions.ACTIONS[kind]
            why = explain(naming, refusal).body
            yield PreviewRow(icon, word(), text.CLOSED(), Tone.MUTED, why)
