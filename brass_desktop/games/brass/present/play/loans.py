"""Loans of several sizes: the rows to choose from, their terms, and when there are no more."""

from collections.abc import Iterator

from brass_desktop.games.brass.engine import oracle
from brass_desktop.games.brass.engine.draft import Draft
from brass_desktop.games.brass.engine.observation import with_deck_drawn
from brass_desktop.games.brass.engine.state import BrassState
from brass_desktop.games.brass.present.intents import PickAnswer
from brass_desktop.games.brass.present.naming import Naming
from brass_desktop.games.brass.present.text import play as text
from brass_desktop.games.brass.present.viewmodel.panels import AnswerView, PreviewRow
from brass_desktop.present.text.numbers import signed
from brass_desktop.present.tips import Tone


def loans(naming: Naming, draft: Draft) -> tuple[AnswerView, ...]:
    """List the amounts with the level and the space the income marker would fall to."""
    chosen = next((pick.value for pick in draft.picks if pick.facet == "pounds"), None)
    asked = draft.without("pounds") if chosen is not None else draft
    amounts = [value for value in asked.legal("pounds") if isinstance(value, int)]
    return tuple(
        _loan(asked, pounds, str(number), chosen=pounds == chosen)
        for number, pounds in enumerate(amounts, 1)
    )


def _loan(draft: Draft, pounds: int, key: str, *, chosen: bool) -> AnswerView:
    before, seat = draft.start, draft.start.actor
    after, _ = draft.pick("pounds", pounds).outcome()
    old, new = before.income_level(seat), after.income_level(seat)
    note = text.LEVEL_AND_SPACE(
        before=signed(old), after=signed(new), old=before.income[seat], new=after.income[seat]
    )
    return AnswerView(
        label=text.TAKE_POUNDS(money=pounds),
        detail=text.LEVELS_BACK(old - new),
        icon="",
        coin=text.COIN(money=pounds),
        intent=PickAnswer("pounds", pounds),
        key=key,
        notes=((note, Tone.PLAIN),),
        chosen=chosen,
    )


def loan_terms(naming: Naming, draft: Draft) -> Iterator[PreviewRow]:
    """Say how far income may fall, and when nobody borrows any more."""
    numbers = naming.rules.numbers
    if len(numbers.loan_amounts) == 1:
        return
    if is_last_round_for_loans(draft.start):
        yield PreviewRow("hourglass", text.LAST_LOANS(), "", Tone.BAD, text.LAST_LOANS_NOTE())
    lowest = text.LOWEST_LEVEL(level=signed(numbers.lowest_level))
    yield PreviewRow("bank", lowest, "", Tone.MUTED, text.LOANS_END())


def is_last_round_for_loans(table: BrassState) -> bool:
    """Tell whether loans are barred as soon as everybody has drawn after this round."""
    drawn = table.players * table.rules.numbers.actions_per_turn
    if not table.deck or len(table.deck) > drawn or oracle.refuse_kind(table, "loan") is not None:
        return False
    return oracle.refuse_kind(with_deck_drawn(table), "loan") is not None
