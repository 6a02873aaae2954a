"""The chain as it is drawn: new cards above, old ones along the runner, gaps between them."""

from dataclasses import dataclass, replace

from brass_desktop.games.furnace.engine.ids import CardId
from brass_desktop.games.furnace.engine.planning.counts import CountedLine
from brass_desktop.games.furnace.present.intents import PickCard, PickGap
from brass_desktop.games.furnace.present.naming import Naming
from brass_desktop.games.furnace.present.play.chain.draft import ChainDraft
from brass_desktop.games.furnace.present.play.chain.worth import ChainWorth
from brass_desktop.games.furnace.present.play.production.places import change_tones
from brass_desktop.games.furnace.present.text import chain as text
from brass_desktop.games.furnace.present.viewmodel.build_pieces import build_card
from brass_desktop.games.furnace.present.viewmodel.pieces import BalanceView, CardView, PlateView
from brass_desktop.games.furnace.present.viewmodel.production import (
    ChainStage,
    FreshCardView,
    GapsView,
    GapView,
    PlaceView,
)
from brass_desktop.present.text.numbers import signed
from brass_desktop.present.tips import Light, Tip


@dataclass(frozen=True, slots=True)
class ChainShown:
    """How a chain is shown: by whose names, to whom, and whether gaps are reckoned."""

    naming: Naming
    owner: str
    deciding: bool
    helped: bool
    pointed: int | None = None
    """The gap that the pointer is on."""


def build_chain(draft: ChainDraft, worth: ChainWorth, shown: ChainShown) -> ChainStage:
    """Describe the chain with the card in hand where it would stand."""
    seat = draft.state.actor
    head = text.CHAIN(name=shown.naming.owner(seat))
    lead = text.HOW_TO_PLACE(len(draft.fresh)) if shown.deciding else text.WATCHED()
    gaps = tuple(_gap(draft, worth, shown, gap) for gap in draft.gaps)
    return ChainStage(
        owner=shown.owner,
        head=head,
        lead=lead,
        fresh=tuple(_fresh(draft, shown, card) for card in draft.fresh),
        places=_places(draft, worth, shown),
        gaps=gaps,
        bars=_bars(draft, worth, gaps) if shown.helped and shown.deciding else None,
    )


def _fresh(draft: ChainDraft, shown: ChainShown, card: CardId) -> FreshCardView:
    view = build_card(draft.state.rules, card, shown.naming.card(card))
    in_hand = card == draft.card
    light = Light.NONE
    if shown.deciding:
        light = Light.CHOSEN if in_hand else Light.LEGAL
    at = draft.order.index(card) if card in draft.order else None
    return FreshCardView(
        card, replace(view, light=light), PickCard(card) if shown.deciding else None, at
    )


def _places(draft: ChainDraft, worth: ChainWorth, shown: ChainShown) -> tuple[PlaceView, ...]:
    line = worth.line(draft.order)
    seat, state = draft.state.actor, draft.state
    before = state.goods[seat], state.money[seat]
    found = []
    for at, step in enumerate(line.steps):
        card = step.planned.card
        stock = step.after.goods, state.money[seat] + step.after.money
        in_hand = card == draft.card
        found.append(
            PlaceView(
                at=at,
                id=card,
                card=_chained(draft, shown, line, at),
                plate=PlateView(at + 1),
                balance=BalanceView(
                    stock[0],
                    stock[1],
                    change_tones(before, stock),
                    Light.CHOSEN if in_hand else Light.NONE,
                ),
                intent=PickCard(card) if shown.deciding else None,
                movable=shown.deciding and card in draft.fresh,
                tip=None if card in draft.fresh else _old_tip(shown.naming, card),
            )
        )
        before = stock
    return tuple(found)


def _old_tip(naming: Naming, card: CardId) -> Tip:
    return Tip(naming.card(card), text.OLD_TIP(), clause="F-6.1")


def _chained(draft: ChainDraft, shown: ChainShown, line: CountedLine, at: int) -> CardView:
    """Describe a card of the chain as it stands when it runs."""
    card, state = line.steps[at].planned.card, draft.state
    turned = upgraded_in(line, card)
    in_time = turned is not None and turned < at
    upgraded = bool(state.upgraded >> card & 1) or in_time
    view = build_card(state.rules, card, shown.naming.card(card), upgraded=upgraded)
    light = Light.NONE
    if shown.deciding and card in draft.fresh:
        light = Light.CHOSEN if card == draft.card else Light.LEGAL
    return replace(
        view,
        light=light,
        locked=card not in draft.fresh,
        upgraded_in=turned + 1 if turned is not None and in_time else 0,
        chip=text.UPGRADED_IN(step=turned + 1) if turned is not None and in_time else "",
    )


def upgraded_in(line: CountedLine, card: CardId) -> int | None:
    """Return the place of the chain that upgrades a card, None where nothing does."""
    return next(
        (
            at
            for at, step in enumerate(line.steps)
            if step.activation is not None and card in step.activation.upgrades
        ),
        None,
    )


def _gap(draft: ChainDraft, worth: ChainWorth, shown: ChainShown, gap: int) -> GapView:
    known = worth.known(draft.with_card(gap)) if shown.helped else None
    most = best_money(draft, worth)
    light = Light.NONE
    if shown.deciding:
        light = Light.CHOSEN if gap == draft.gap else Light.LEGAL
    return GapView(
        gap=gap,
        label=text.GAP(number=gap + 1),
        worth="" if known is None else signed(known.money),
        share=0.0 if known is None or not most else known.money / most,
        light=light,
        best=known is not None and known.money == most and not _is_all_one(draft, worth),
        intent=PickGap(gap) if shown.deciding else None,
    )


def best_money(draft: ChainDraft, worth: ChainWorth) -> int | None:
    """Return the most that any gap brings, None until all have been reckoned."""
    lines = [worth.known(draft.with_card(gap)) for gap in draft.gaps]
    sums = [line.money for line in lines if line is not None]
    return max(sums) if len(sums) == len(lines) else None


def _is_all_one(draft: ChainDraft, worth: ChainWorth) -> bool:
    """Tell whether every gap brings the same money."""
    return len({worth.line(draft.with_card(gap)).money for gap in draft.gaps}) == 1


def _bars(draft: ChainDraft, worth: ChainWorth, gaps: tuple[GapView, ...]) -> GapsView:
    return GapsView(text.WHERE(), text.WHERE_LEAD(), gaps, _note(draft, worth))


def _note(draft: ChainDraft, worth: ChainWorth) -> str:
    """Say in a sentence what makes the difference, where one does."""
    lines = [worth.known(draft.with_card(gap)) for gap in draft.gaps]
    known = [line for line in lines if line is not None]
    if len(known) < len(lines):
        return ""
    if _is_all_one(draft, worth):
        return text.NO_MATTER()
    late = [upgraded_in(line, draft.card) is None for line in known]
    return text.TOO_EARLY() if late[0] and not late[-1] else ""
