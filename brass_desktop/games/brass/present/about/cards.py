"""What a card allows, and what the piles are for."""

from brass_desktop.games.brass.engine.ids import CANAL_ERA, CardId
from brass_desktop.games.brass.present.about.things import PileName
from brass_desktop.games.brass.present.about.wording import either, explained
from brass_desktop.games.brass.present.text import over_sea, table, tips
from brass_desktop.games.brass.present.trade import is_over_sea
from brass_desktop.games.brass.present.viewmodel.pieces import CardKind
from brass_desktop.games.brass.present.viewmodel.seen import Seen, card_view
from brass_desktop.present.tips import Tip

_PILES = {
    "deck": table.DECK,
    "wild_location": table.WILD_LOCATION,
    "wild_industry": table.WILD_INDUSTRY,
    "set_aside": over_sea.SET_ASIDE,
}


def about_card(seen: Seen, name: str) -> Tip:
    """Explain what may be built with a card; every other action takes any card."""
    card = card_view(seen.rules, CardId(seen.rules.cards.ids.index(name)), 0)
    match card.kind:
        case CardKind.LOCATION:
            facts = [tips.LOCATION_CARD(place=card.name)]
        case CardKind.INDUSTRY:
            facts = [_reaching(seen, either(card.industries))]
        case CardKind.WILD_LOCATION:
            facts = [tips.WILD_LOCATION_CARD(), tips.WILD_RETURNS()]
        case CardKind.WILD_INDUSTRY:
            facts = [tips.WILD_INDUSTRY_CARD(), tips.WILD_RETURNS()]
    two = over_sea.ANY_TWO_CARDS() if "combined_build" in seen.rules.card_actions else ""
    return explained(card.name, (*facts, tips.ANY_CARD(), two))


def _reaching(seen: Seen, industries: str) -> str:
    """Say where an industry card builds; canals lead it where goods go over the sea."""
    if is_over_sea(seen.rules):
        return over_sea.REACHED[seen.era](industries=industries)
    return tips.INDUSTRY_CARD(industries=industries)


def about_pile(seen: Seen, pile: PileName) -> Tip:
    """Explain the deck, what lies aside, or an open pile of wild cards."""
    state, numbers = seen.state, seen.rules.numbers
    head = _PILES[pile]()
    if pile == "deck":
        left = len(state.deck)
        if not left:
            return explained(head, (tips.DECK_EMPTY(),))
        return explained(head, (tips.CARDS_LEFT(left), drawing(seen)))
    if pile == "set_aside":
        return explained(head, _aside(seen))
    faces = [seen.rules.cards.ids[face] for face in seen.rules.cards.wild_gain]
    left = state.wilds[faces.index(pile)]
    return explained(
        head,
        (
            tips.CARDS_LEFT(left),
            tips.WILD_LOCATION_CARD() if pile == "wild_location" else tips.WILD_INDUSTRY_CARD(),
            tips.SCOUTED(cards=numbers.scout_cards),
        ),
    )


def drawing(seen: Seen) -> str:
    """Say when hands are filled up."""
    numbers = seen.rules.numbers
    told = tips.DRAWN if numbers.draws_each_turn else over_sea.DRAWN
    return told(cards=numbers.hand_size)


def _aside(seen: Seen) -> tuple[str, ...]:
    count = len(seen.state.face_down)
    if not count:
        return (over_sea.ASIDE_NONE(),)
    back = over_sea.ASIDE_BACK() if seen.state.era == CANAL_ERA else ""
    return over_sea.ASIDE_COUNT(count), back
