"""Birmingham's ruleset: the family's, with merchants, beer and wild cards."""

from dataclasses import replace

from brass_desktop.games.brass.birmingham.definition import BirminghamDefinition
from brass_desktop.games.brass.birmingham.parts import birmingham_parts
from brass_desktop.games.brass.engine.compiling import compile_ruleset, positions
from brass_desktop.games.brass.engine.ids import CardId, IndustryId, LocationId
from brass_desktop.games.brass.engine.ruleset import Board, CardFaces, Ruleset


def compile_birmingham(definition: BirminghamDefinition) -> Ruleset:
    """Turn the whole file into a ruleset."""
    rules = compile_ruleset(definition, birmingham_parts(definition))
    turn, industry_at = definition.turn, positions(rules.industries)
    return replace(
        rules,
        numbers=replace(
            rules.numbers, scout_cards=turn.cards_per_action + turn.extra_cards_for_scout
        ),
        tiles=replace(rules.tiles, beer=tuple(t.beer_to_sell or 0 for t in definition.tiles)),
        board=_with_merchants(rules.board, definition),
        cards=_with_wild_cards(rules.cards, definition, rules),
        merchant_buys=tuple(
            frozenset(IndustryId(industry_at[name]) for name in tile.buys)
            for tile in definition.merchant_tiles
        ),
        merchant_tiles=tuple(tile.id for tile in definition.merchant_tiles),
        merchant_tile_min_players=tuple(tile.min_players for tile in definition.merchant_tiles),
    )


def _with_merchants(board: Board, definition: BirminghamDefinition) -> Board:
    """Put the merchant spaces on the board, and the bands of the towns."""
    places = definition.locations
    spaces = [(LocationId(n), m) for n, place in enumerate(places) for m in place.merchant_slots]
    bonuses = [places[n].beer_bonus for n, _ in spaces]
    return replace(
        board,
        market_places=sum(1 << n for n, place in enumerate(places) if place.coal_market_access),
        bands=tuple(place.band or "" for place in places),
        merchants=tuple(space.id for _, space in spaces),
        merchant_location=tuple(n for n, _ in spaces),
        merchant_bit=tuple(1 << n for n, _ in spaces),
        merchant_min_players=tuple(space.min_players for _, space in spaces),
        bonus_kind=tuple(bonus.kind if bonus else "" for bonus in bonuses),
        bonus_amount=tuple(bonus.amount if bonus else 0 for bonus in bonuses),
    )


def _with_wild_cards(
    faces: CardFaces, definition: BirminghamDefinition, rules: Ruleset
) -> CardFaces:
    """Add the wild cards behind the others; none of them is in the deck."""
    wild = definition.cards.wild
    ids = (*faces.ids, *(card.id for card in wild))
    everything = frozenset(IndustryId(number) for number in range(len(rules.industries)))
    return replace(
        faces,
        ids=ids,
        location_bit=(
            *faces.location_bit,
            *(rules.board.towns if card.id == "wild_location" else 0 for card in wild),
        ),
        industries=(
            *faces.industries,
            *(everything if card.id == "wild_industry" else frozenset() for card in wild),
        ),
        wild=(*faces.wild, *(True for _ in wild)),
        wild_gain=tuple(CardId(ids.index(name)) for name in definition.actions.scout.gain),
        wild_copies=tuple(card.copies["4"] for card in wild),
        copies={n: (*copies, *(0 for _ in wild)) for n, copies in faces.copies.items()},
    )
