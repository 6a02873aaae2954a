"""B-24: drafts, previews, reasons and hints are made of what the seat that decides can see."""

from collections.abc import Iterator

import pytest

from brass_desktop.core.rng import Rng
from brass_desktop.games.brass.bots.levels import FOREMAN
from brass_desktop.games.brass.bots.search.candidates import Taste, candidates
from brass_desktop.games.brass.bots.search.thinker import Thinker
from brass_desktop.games.brass.bots.value.merchants import MerchantTrade
from brass_desktop.games.brass.engine.draft import QUESTIONS, Facet
from brass_desktop.games.brass.engine.ids import ACTING, HIDDEN
from brass_desktop.games.brass.engine.state import BrassState
from brass_desktop.games.brass.present import intents as it
from brass_desktop.games.brass.present.advice import advise
from brass_desktop.games.brass.present.intents import PlayIntent
from brass_desktop.games.brass.present.play.choices import lit_intents
from brass_desktop.games.brass.present.play.desk import Desk
from brass_desktop.games.brass.present.play.model import BrassTable
from brass_desktop.games.brass.present.viewmodel.panels import TableView
from brass_desktop.present.advice import Advice
from brass_desktop.present.tips import Tip
from tests.games.brass.engine.table import GAME
from tests.games.brass.present.company import NAMING
from tests.games.brass.present.person import sit_down
from workshop.shots.brass.positions import debtor, finished

FACETS: tuple[Facet, ...] = ("kind", *QUESTIONS)
MOMENTS = pytest.mark.parametrize(("players", "at"), [(2, 0), (2, 61), (3, 40), (4, 97), (4, 130)])


def dealt_otherwise(state: BrassState, count: int = 2) -> Iterator[BrassState]:
    """Deal what the actor cannot see anew: other hands, the deck, face-down cards and the seed."""
    seen = GAME.observe(state, state.actor)
    for seed in range(count):
        other = GAME.determinize(seen, Rng(1_000 + seed))
        assert other.digest() != state.digest()
        yield other


def acting(players: int, at: int) -> BrassState:
    game = finished(players)
    return next(
        game.at(n)
        for n in range(at, len(game.log))
        if game.at(n).phase == ACTING and game.at(n).deck
    )


def is_blind(state: BrassState) -> bool:
    """Tell whether nothing in a position tells what its actor may not know."""
    wild = state.rules.cards.wild
    others = [card for seat, hand in enumerate(state.hands) if seat != state.actor for card in hand]
    hidden = [card for card in others if card == HIDDEN or not wild[card]]
    return state.rng == 0 and {*hidden, *state.deck, *state.face_down} == {HIDDEN}


@pytest.mark.rule("B-24.1")
@MOMENTS
def test_a_draft_holds_no_hidden_card(players: int, at: int) -> None:
    state = acting(players, at)
    desk = Desk(sit_down(state))
    assert is_blind(desk.draft.start)
    for action in candidates(state, Taste())[::7]:
        desk.propose(action)
        assert is_blind(desk.draft.start)
        assert is_blind(desk.draft.now)
        assert is_blind(desk.draft.outcome()[0])
        desk.take_up(desk.draft.picks[:1])
        assert is_blind(desk.draft.start)


def reasons(table: BrassTable) -> dict[PlayIntent, Tip | None]:
    board, hand = table.session.state.rules.board, table.view().hand.cards
    things: list[PlayIntent] = [
        *map(it.PickSlot, board.slots),
        *map(it.PickLink, board.links),
        *map(it.PickMerchant, board.merchants),
        *(it.PickCard(card.key) for card in hand),
        *map(it.PickIndustry, table.session.state.rules.industries),
    ]
    return {thing: table.tip(thing) for thing in things}


@pytest.mark.rule("B-24.1")
@MOMENTS
def test_choices_prices_and_reasons_are_the_same_however_the_rest_is_dealt(
    players: int, at: int
) -> None:
    state, rng = acting(players, at), Rng(at)
    tables = [BrassTable(sit_down(s), s.actor) for s in (state, *dealt_otherwise(state))]
    for step in range(14):
        first, *others = tables
        for other in others:
            assert other.view() == first.view()
            assert other.desk.draft.picks == first.desk.draft.picks
            for facet in FACETS:
                assert other.desk.draft.legal(facet) == first.desk.draft.legal(facet)
            if step % 5 == 2:
                assert reasons(other) == reasons(first)
        lit = lit_intents(first.view())
        if not lit:
            break
        intent = rng.choice(lit)
        for table in tables:
            table.mean(intent)
    assert any(table.desk.draft.picks for table in tables)


@pytest.mark.rule("B-24.1")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_debtor_sees_the_same_choice_however_the_rest_is_dealt(players: int) -> None:
    state = debtor(players).state
    views = [BrassTable(sit_down(s), s.actor).view() for s in (state, *dealt_otherwise(state))]
    assert views[0] == views[1] == views[2]


@pytest.mark.rule("B-24.1")
@MOMENTS
def test_a_hint_says_the_same_however_the_rest_is_dealt(players: int, at: int) -> None:
    state = acting(players, at)

    def told(table: BrassState) -> list[Advice]:
        seat = table.actor
        thought = Thinker(FOREMAN, MerchantTrade).think(GAME.observe(table, seat), seed=3)
        return [advise(NAMING, table, seat, option) for option in thought.options]

    assert told(state)
    assert all(told(other) == told(state) for other in dealt_otherwise(state))


@pytest.mark.rule("B-24.1")
@MOMENTS
def test_hints_on_the_table_are_the_same_however_the_rest_is_dealt(players: int, at: int) -> None:
    state = acting(players, at)
    thought = Thinker(FOREMAN, MerchantTrade).think(GAME.observe(state, state.actor), seed=3)

    def shown(position: BrassState) -> list[TableView]:
        table = BrassTable(sit_down(position), position.actor)
        table.advise(thought)
        views = [table.view()]
        for number in range(len(thought.options)):
            table.point_at(it.TakeHint(number))
            views.append(table.view())
        return views

    first = shown(state)
    assert all(view.hints is not None for view in first)
    assert all(view.board.suggested is not None for view in first[1:])
    assert all(shown(other) == first for other in dealt_otherwise(state))
