"""The production line as it is drawn: places along the runner, the mould and the ledger."""

from brass_desktop.games.furnace.engine.producing import unrun
from brass_desktop.games.furnace.present.naming import Naming
from brass_desktop.games.furnace.present.play.production.places import (
    PlaceBuilder,
    Shown,
    change_tones,
    waiting_place,
)
from brass_desktop.games.furnace.present.play.production.planned import Planned, Stock
from brass_desktop.games.furnace.present.text import production as text
from brass_desktop.games.furnace.present.viewmodel.production import (
    LedgerRow,
    MouldView,
    PhaseLedgerView,
    PlaceView,
    ProductionStage,
    Tones,
)
from brass_desktop.i18n.wording import in_lengths
from brass_desktop.present.text.numbers import signed
from brass_desktop.present.tips import Light, Tone

_PLAIN: Tones = (Tone.PLAIN,) * 5
_NO_CHANGE = "·"


def build_stage(planned: Planned, shown: Shown) -> ProductionStage:
    """Describe the line: as it is planned, or for others what has run and which cards wait."""
    builder, naming = PlaceBuilder(planned, shown), shown.naming
    count = len(planned.steps) if shown.deciding else planned.run
    places = [builder.place(at) for at in range(count)]
    if not shown.deciding:
        places += _waiting(planned, naming)
    return ProductionStage(
        owner=shown.owner,
        head=text.LINE(name=naming.owner(planned.phase.seat)),
        lead=_lead(planned, shown),
        places=tuple(places),
        run=planned.run,
        mould=_mould(planned, watched=not shown.deciding),
        first_row=shown.first_row,
    )


def _lead(planned: Planned, shown: Shown) -> str:
    if not shown.deciding:
        return text.WATCHED()
    return text.HOW_TO_RUN_CHAIN() if planned.phase.now.chained else text.HOW_TO_PLAN()


def _waiting(planned: Planned, naming: Naming) -> list[PlaceView]:
    """Describe the cards that somebody else has not run yet: the plan for them is not known."""
    state = planned.phase.now
    return [
        waiting_place(naming, card, at, upgraded=bool(state.upgraded >> card & 1))
        for at, card in enumerate(unrun(state), planned.run)
    ]


def _mould(planned: Planned, *, watched: bool) -> MouldView:
    """Tell what the phase casts: as planned, or so far."""
    before, (goods, after) = planned.start, planned.at_end(watched=watched)
    return MouldView(
        head=text.CAST_SO_FAR() if watched else text.CAST(),
        gained=signed(after - before[1]),
        word=text.MONEY(),
        before=before[1],
        after=after,
        left_head=text.LEFT(),
        left=goods,
    )


def build_ledger(planned: Planned, naming: Naming, pointed: int | None) -> PhaseLedgerView:
    """Book every step: what it adds and takes, between the stocks before and after."""
    rows = [LedgerRow(text.IN_STOCK(), _figures(planned.start), _PLAIN)]
    for at, step in enumerate(planned.steps):
        before = planned.stock_before(at)
        name = naming.card(step.place.card)
        rows.append(
            LedgerRow(
                name=in_lengths(text.AGAIN(card=name), name) if step.place.again else name,
                figures=_changes(before, step.stock),
                tones=_booked(change_tones(before, step.stock)),
                number=str(at + 1),
                at=at,
                card=step.place.card,
                light=_row_light(planned, at, pointed),
            )
        )
    rows.append(LedgerRow(text.AT_THE_END(), _figures(planned.end), _PLAIN))
    return PhaseLedgerView(text.LEDGER(), tuple(rows))


def _row_light(planned: Planned, at: int, pointed: int | None) -> Light:
    if at == planned.run:
        return Light.CHOSEN
    return Light.SOFT if at == pointed else Light.NONE


def _figures(stock: Stock) -> tuple[str, str, str, str, str]:
    a, b, c, d, e = (str(number) for number in (*stock[0], stock[1]))
    return a, b, c, d, e


def _changes(before: Stock, after: Stock) -> tuple[str, str, str, str, str]:
    a, b, c, d, e = (
        signed(new - old) if new != old else _NO_CHANGE
        for old, new in zip((*before[0], before[1]), (*after[0], after[1]), strict=True)
    )
    return a, b, c, d, e


def _booked(tones: Tones) -> Tones:
    """Let what does not change stand back."""
    a, b, c, d, e = (Tone.MUTED if tone is Tone.PLAIN else tone for tone in tones)
    return a, b, c, d, e
