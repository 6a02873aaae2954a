"""What a card allows, and what the piles are for."""

from brass_desktop.games.brass.engine.ids import CardId
from brass_desktop.games.brass.present.about.things import PileName
from brass_desktop.games.brass.present.about.wording import either, explained
from brass_desktop.games.brass.present.text import table, tips
from brass_desktop.games.brass.present.viewmodel.pieces import CardKind
from brass_desktop.games.brass.present.viewmodel.seen import Seen, card_view
from brass_desktop.present.tips import Tip

_PILES = {
    "deck": table.DECK,
    "set_aside": table.SET_ASIDE,
    "wild_location": table.WILD_LOCATION,
    "wild_industry": table.WILD_INDUSTRY,
}


def about_card(seen: Seen, name: str) -> Tip:
    """Explain what may be built with a card; every other action takes any card."""
    card = card_view(seen.rules, CardId(seen.rules.cards.ids.index(name)), 0)
    match card.kind:
        case CardKind.LOCATION:
            facts = [tips.LOCATION_CARD(place=card.name)]
        case CardKind.INDUSTRY:
            facts = [tips.INDUSTRY_CARD(industries=either(card.industries))]
        case CardKind.WILD_LOCATION:
            facts = [tips.WILD_LOCATION_CARD(), tips.WILD_RETURNS()]
        case CardKind.WILD_INDUSTRY:
            facts = [tips.WILD_INDUSTRY_CARD(), tips.WILD_RETURNS()]
    return explained(card.name, (*facts, tips.ANY_CARD()))


def about_pile(seen: Seen, pile: PileName) -> Tip:
    """Explain the deck, cards that were set aside, or an open pile of wild cards."""
    state, numbers = seen.state, seen.rules.numbers
    head = _PILES[pile]()
    if pile == "deck":
        left = len(state.deck)
        if not left:
            return explained(head, (tips.DECK_EMPTY(),))
        return explained(head, (tips.CARDS_LEFT(left), tips.DRAWN(cards=numbers.hand_size)))
    if pile == "set_aside":
        return explained(head, (tips.SET_ASIDE(len(state.face_down)), tips.SET_ASIDE_RETURNS()))
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
