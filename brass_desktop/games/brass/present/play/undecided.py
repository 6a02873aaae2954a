"""Before anything is decided: what a card or place opens, and where an action can go."""

from collections.abc import Iterator

from brass_desktop.games.brass.engine.actions import BuildLeg, NetworkLeg, SellLeg
from brass_desktop.games.brass.engine.draft import Draft
from brass_desktop.games.brass.engine.explain import why_not
from brass_desktop.games.brass.engine.ids import IndustryId, Kind, SlotId, TileId
from brass_desktop.games.brass.engine.rules.network import link_cost
from brass_desktop.games.brass.present.intents import PickAnswer
from brass_desktop.games.brass.present.naming import Naming
from brass_desktop.games.brass.present.play.words import crumbs
from brass_desktop.games.brass.present.refusals import explain
from brass_desktop.games.brass.present.text import actions
from brass_desktop.games.brass.present.text import play as text
from brass_desktop.games.brass.present.text.names import pounds
from brass_desktop.games.brass.present.viewmodel.panels import AnswerView, PreviewRow, PreviewView
from brass_desktop.present.tips import Tone


def undecided_preview(naming: Naming, draft: Draft) -> PreviewView:
    """List the actions that are open, what could be built where, and why other actions are not."""
    return PreviewView(
        title=" · ".join(crumbs(naming, draft)),
        subtitle="",
        tile=None,
        link=None,
        rows=(*_buildings(naming, draft), *_closed(naming, draft)),
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


def open_rows(naming: Naming, draft: Draft) -> Iterator[PreviewRow]:
    """Tell where a chosen action can go while no target has been named."""
    match draft.kind:
        case "build":
            yield from _buildings(naming, draft)
        case "network":
            yield from _lines(naming, draft)
        case "sell":
            yield from _sales(naming, draft)
        case _:
            pass


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


def _buildings(naming: Naming, draft: Draft) -> Iterator[PreviewRow]:
    """Tell for each industry where its next tile could be built."""
    found: dict[IndustryId, dict[str, None]] = {}
    if draft.kind == "build" or "build" in draft.legal("kind"):
        for leg in draft.matching("build"):
            if isinstance(leg, BuildLeg):
                found.setdefault(leg.industry, {})[naming.slot(leg.slot)] = None
    for industry, places in found.items():
        tile = draft.now.available(draft.now.actor, industry)
        cost = pounds(naming.rules.tiles.cost[tile])
        yield PreviewRow(
            naming.rules.industries[industry],
            naming.tile(TileId(tile)),
            cost,
            Tone.PLAIN,
            ", ".join(places),
        )


def _lines(naming: Naming, draft: Draft) -> Iterator[PreviewRow]:
    """List the lines that can be laid, with the price of one before its coal."""
    found = {leg.link: None for leg in draft.matching("network") if isinstance(leg, NetworkLeg)}
    if found:
        _, icon = actions.ACTIONS["network"]
        cost = pounds(link_cost(draft.start, second=False))
        lines = ", ".join(naming.link(link) for link in found)
        yield PreviewRow(icon, text.LINES(len(found)), cost, Tone.PLAIN, lines)


def _sales(naming: Naming, draft: Draft) -> Iterator[PreviewRow]:
    """List the tiles that can be sold with what each scores and who buys it."""
    buyers: dict[SlotId, dict[str, None]] = {}
    for leg in draft.matching("sell"):
        if isinstance(leg, SellLeg):
            buyers.setdefault(leg.slot, {})[naming.merchant(leg.merchant)] = None
    tiles = naming.rules.tiles
    for slot, merchants in buyers.items():
        tile = TileId(draft.start.slot_tile[slot])
        yield PreviewRow(
            naming.rules.industries[tiles.industry[tile]],
            text.TITLE_BUILD(tile=naming.tile(tile), place=naming.slot(slot)),
            text.POINTS(points=tiles.vp[tile]),
            Tone.PLAIN,
            ", ".join(merchants),
        )


def _closed(naming: Naming, draft: Draft) -> Iterator[PreviewRow]:
    """Say why the other actions are closed; to a place that was chosen most do not apply at all."""
    if any(pick.facet != "card" for pick in draft.picks):
        return
    for kind in draft.start.rules.card_actions:
        refusal = None if kind in draft.legal("kind") else why_not(draft, "kind", kind)
        if refusal is not None:
            word, icon = actions.ACTIONS[kind]
            yield PreviewRow(icon, word(), "", Tone.MUTED, explain(naming, refusal).body)
