"""What a seat may see (B-24), and dealing the rest at random.

The observation holds a copy of the table with every hidden card replaced by `HIDDEN` and without
the generator's state, so nothing that is secret can be read from it by mistake.
"""

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass

from brass_desktop.core.rng import Rng
from brass_desktop.core.types import Seat
from brass_desktop.games.brass.engine.ids import HIDDEN, HIDDEN_TILE, NOTHING, CardId
from brass_desktop.games.brass.engine.roads import empty_roads
from brass_desktop.games.brass.engine.ruleset import Ruleset
from brass_desktop.games.brass.engine.setup import full_deck
from brass_desktop.games.brass.engine.state import BrassState


@dataclass(frozen=True, slots=True)
class Observation:
    """The table as one seat sees it: its own hand, everything open, and counts of the rest."""

    seat: Seat
    table: BrassState


def observe(state: BrassState, seat: Seat) -> Observation:
    """Hide what the seat may not see."""
    return Observation(seat, covered(state, seat))


def covered(state: BrassState, seat: Seat | None) -> BrassState:
    """Cover every hand but a seat's own, if any; wild cards stay visible, they were taken openly.

    So are deck, face-down cards and the generator's state.
    """
    wild = state.rules.cards.wild
    table = state.clone()
    table.rng = 0
    table.deck = (HIDDEN,) * len(state.deck)
    table.face_down = (HIDDEN,) * len(state.face_down)
    unturned = len(state.distant) - state.distant_turned
    table.distant = (HIDDEN_TILE,) * unturned + state.distant[unturned:]
    for other, hand in enumerate(state.hands):
        if other != seat:
            shown = sorted(card for card in hand if wild[card])
            table.hands[other] = (*shown, *(HIDDEN,) * (len(hand) - len(shown)))
    return table


def unseen_cards(observation: Observation) -> Counter[CardId]:
    """Count the cards that lie where the observer cannot look, by face."""
    table = observation.table
    pool = Counter(full_deck(table.rules, table.players))
    for pile in (*table.hands, *table.discards):
        pool.subtract(card for card in pile if card in pool)
    return +pool


def determinize(observation: Observation, rng: Rng) -> BrassState:
    """Deal the unseen cards to deck, hands and face-down discards at random."""
    state = observation.table.clone()
    pool = list(rng.shuffled(sorted(unseen_cards(observation).elements())))

    def deal(cards: tuple[CardId, ...]) -> tuple[CardId, ...]:
        return tuple(pool.pop() if card == HIDDEN else card for card in cards)

    state.hands = [deal(hand) for hand in state.hands]
    state.face_down = deal(state.face_down)
    state.deck = deal(state.deck)
    state.distant = _shuffle_distant(state, rng)
    state.rng = rng.next64()
    return state


def unseen_distant_tiles(table: BrassState) -> Counter[int]:
    """Count the distant market's tiles that lie face down, by value; those turned are known."""
    return Counter(table.rules.distant_tiles) - Counter(
        move for move in table.distant if move != HIDDEN_TILE
    )


def with_next_distant_tile(table: BrassState, move: int) -> BrassState:
    """Return the table as it were if this tile of the distant market came next."""
    supposed = table.clone()
    supposed.distant = (move, *table.distant[1:])
    return supposed


def with_deck_drawn(table: BrassState) -> BrassState:
    """Return the table as it were once everybody has drawn the last cards."""
    supposed = table.clone()
    supposed.deck = ()
    return supposed


def _shuffle_distant(table: BrassState, rng: Rng) -> tuple[int, ...]:
    if not table.distant:
        return ()
    pool = list(rng.shuffled(sorted(unseen_distant_tiles(table).elements())))
    return tuple(pool.pop() if move == HIDDEN_TILE else move for move in table.distant)


def lay_out(rules: Ruleset, facts: Mapping[str, object]) -> BrassState:
    """Return the table with these facts, named as in `digested`; roads and reaches follow."""
    table = BrassState.__new__(BrassState)
    table.rules = rules
    table.merchant_tile, table.merchant_beer, table.wilds = (), [], []
    table.distant, table.distant_turned, table.cotton_demand = (), 0, 0
    table.introductory = table.bonus_in_money = False
    for name in rules.digested:
        setattr(table, name, facts[name])
    board = rules.board
    table.roads = empty_roads(len(board.locations))
    table.link_reach = [0] * table.players
    table.tile_reach = [0] * table.players
    for link, owner in enumerate(table.link_owner):
        if owner != NOTHING:
            table.roads = table.roads.with_link(board.link_mask[link])
            table.link_reach[owner] |= board.link_mask[link]
    for slot, owner in enumerate(table.slot_owner):
        if owner != NOTHING:
            table.tile_reach[owner] |= board.slot_bit[slot]
    return table
