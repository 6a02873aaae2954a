"""What an action does not offer though one might look for it, with the reason."""

from collections.abc import Iterator

from brass_desktop.core.types import Refusal
from brass_desktop.games.brass.engine.actions import LoanLeg
from brass_desktop.games.brass.engine.draft import Draft
from brass_desktop.games.brass.engine.explain import why_not
from brass_desktop.games.brass.engine.ids import NOTHING, IndustryId, TileId
from brass_desktop.games.brass.engine.rules.build import refuse_tile
from brass_desktop.games.brass.present.naming import Naming
from brass_desktop.games.brass.present.refusals import explain
from brass_desktop.games.brass.present.text import play as text
from brass_desktop.games.brass.present.viewmodel.panels import PreviewRow
from brass_desktop.present.tips import Tone


def withheld(naming: Naming, draft: Draft) -> tuple[PreviewRow, ...]:
    """Give a muted row for everything that is missing among the choices of an action."""
    if draft.in_hand:
        return ()
    match draft.kind:
        case "develop":
            return tuple(_developments(naming, draft))
        case "build" | "combined_build" if not draft.done:
            return tuple(_never_built(naming, draft))
        case "loan":
            return tuple(_loans(naming, draft))
        case _:
            return ()


def _never_built(naming: Naming, draft: Draft) -> Iterator[PreviewRow]:
    """Name the tiles of the mat that have to be developed first."""
    for number in range(len(naming.rules.industries)):
        refusal = refuse_tile(draft.start, draft.start.actor, IndustryId(number))
        if refusal is not None and refusal.code == "never_built":
            yield _row(naming, draft, IndustryId(number), refusal)


def _loans(naming: Naming, draft: Draft) -> Iterator[PreviewRow]:
    """Tell which amounts would bring the income too low; where there is but one, no row."""
    if len(naming.rules.numbers.loan_amounts) == 1:
        return
    for amount in naming.rules.numbers.loan_amounts:
        refusal = draft.rule.refuse_leg(draft.start, (), LoanLeg(amount))
        if refusal is not None:
            head = text.TAKE_POUNDS(money=amount)
            yield PreviewRow("bank", head, "", Tone.MUTED, explain(naming, refusal).body)


def _developments(naming: Naming, draft: Draft) -> Iterator[PreviewRow]:
    """Tell which tiles cannot be developed; later, why there is no second one."""
    offered = draft.legal("industry")
    if len(draft.done) >= draft.start.rules.numbers.develop_tiles or (draft.done and offered):
        return
    refused = {
        IndustryId(industry): why_not(draft, "industry", industry)
        for industry in range(len(draft.start.rules.industries))
        if industry not in offered
    }
    if draft.done:
        reasons = [refusal for refusal in refused.values() if refusal is not None]
        # Money is what a player can still do something about, so it is named before the rest.
        for dear in sorted(reasons, key=lambda one: one.code != "cannot_afford")[:1]:
            body = explain(naming, dear).body
            yield PreviewRow("upgrade", text.NO_SECOND_TILE(), "", Tone.MUTED, body)
        return
    for industry, refusal in refused.items():
        if refusal is not None and refusal.code == "lightbulb":
            yield _row(naming, draft, industry, refusal)


def _row(naming: Naming, draft: Draft, industry: IndustryId, refusal: Refusal) -> PreviewRow:
    """Name the tile that was not offered and say why."""
    tile = draft.start.available(draft.start.actor, industry)
    head = naming.industry(industry) if tile == NOTHING else naming.tile(TileId(tile))
    icon = naming.rules.industries[industry]
    return PreviewRow(icon, head, "", Tone.MUTED, explain(naming, refusal).body)
