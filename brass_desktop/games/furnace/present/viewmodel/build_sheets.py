"""From a position to the sheets over the table; everything on them is public."""

from collections.abc import Iterable

from brass_desktop.games.furnace.engine.bags import added, multiplied
from brass_desktop.games.furnace.engine.ids import EMPTY, NOTHING, Bag, CardId
from brass_desktop.games.furnace.present.about.explaining import about_card
from brass_desktop.games.furnace.present.intents import LookClosely
from brass_desktop.games.furnace.present.text import table as words
from brass_desktop.games.furnace.present.viewmodel.build_frame import build_capitalist
from brass_desktop.games.furnace.present.viewmodel.seen import SeenTable
from brass_desktop.games.furnace.present.viewmodel.sheets import (
    DeckGroup,
    DeckSheetView,
    LargeCardView,
    SheetCard,
    WorksRow,
    WorksSheetView,
)


def build_works(seen: SeenTable, owner: str) -> WorksSheetView:
    """Describe everybody's works, those of a colour first."""
    first = seen.seat_of(owner)
    seats = [(first + step) % seen.state.players for step in range(seen.state.players)]
    return WorksSheetView(
        title=words.ALL_WORKS(),
        note=words.ALL_WORKS_NOTE(),
        rows=tuple(_row(seen, seat) for seat in seats),
        sums=(words.EXTRACTS(), words.TURNS_INTO(), words.SELLS()),
    )


def _row(seen: SeenTable, seat: int) -> WorksRow:
    effects = [effect for card in seen.cards(seat) for effect in seen.state.effects(card)]
    makes = [effect for effect in effects if effect.kind == "process"]
    return WorksRow(
        owner=seen.colour(seat),
        name=seen.name(seat),
        cards=tuple(_card(seen, card) for card in seen.cards(seat)),
        capitalist=build_capitalist(seen, seat),
        extracts=_sum(effect.gain for effect in effects if effect.kind == "extract"),
        makes=_sum(multiplied(effect.gain, effect.limit) for effect in makes),
        sells=sum(effect.money * effect.limit for effect in makes),
    )


def _sum(bags: Iterable[Bag]) -> Bag:
    whole = EMPTY
    for bag in bags:
        whole = added(whole, bag)
    return whole


def _card(seen: SeenTable, card: CardId, owner: str = "", *, faded: bool = False) -> SheetCard:
    return SheetCard(seen.card(card), LookClosely(card), owner, faded)


def build_deck_sheet(seen: SeenTable) -> DeckSheetView:
    """Sort all companies by where they are."""
    state = seen.state
    row = state.row[max(state.lot, 0) :] if state.lot != NOTHING else state.row
    owned = [
        _card(seen, card, seen.colour(seat))
        for seat in range(state.players)
        for card in seen.cards(seat)
        if state.rules.is_company(card)
    ]
    groups = {
        "row": [_card(seen, card) for card in row],
        "owned": owned,
        "deck": [_card(seen, card) for card in state.deck],
        "out": [_card(seen, card, faded=True) for card in seen.in_box()],
    }
    return DeckSheetView(
        title=words.ALL_COMPANIES(),
        note=words.DECK_NOTE(),
        groups=tuple(
            DeckGroup(words.DECK_GROUPS[name](), tuple(cards))
            for name, cards in groups.items()
            if cards
        ),
    )


def build_large(seen: SeenTable, card: CardId) -> LargeCardView:
    """Describe one card with everything on it in words."""
    return LargeCardView(seen.card(card, ticket=True), about_card(seen, card), _place(seen, card))


def _place(seen: SeenTable, card: CardId) -> str:
    state = seen.state
    if card in state.row[max(state.lot, 0) :]:
        return words.DECK_GROUPS["row"]()
    for seat in range(state.players):
        if card in seen.cards(seat):
            return seen.name(seat)
    return words.DECK_GROUPS["deck" if card in state.deck else "out"]()
