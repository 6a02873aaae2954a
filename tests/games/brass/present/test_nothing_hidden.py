"""B-24: drafts, previews, reasons and hints are made of what the seat that decides can see."""

from collections.abc import Iterator
from functools import cache

import pytest

from brass_desktop.bots.kit import load_kit
from brass_desktop.bots.mind import undisturbed
from brass_desktop.bots.thought import Thought
from brass_desktop.core.rng import Rng
from brass_desktop.core.types import Setup
from brass_desktop.games.brass.bots.search.candidates import Taste, candidates
from brass_desktop.games.brass.engine.actions import Action
from brass_desktop.games.brass.engine.draft import QUESTIONS, Facet
from brass_desktop.games.brass.engine.game import BrassGame
from brass_desktop.games.brass.engine.ids import ACTING, HIDDEN, HIDDEN_TILE
from brass_desktop.games.brass.engine.observation import determinize, observe
from brass_desktop.games.brass.engine.state import BrassState
from brass_desktop.games.brass.present import intents as it
from brass_desktop.games.brass.present.advice import advise
from brass_desktop.games.brass.present.intents import PlayIntent
from brass_desktop.games.brass.present.naming import Naming
from brass_desktop.games.brass.present.play.choices import lit_intents
from brass_desktop.games.brass.present.play.desk import Desk
from brass_desktop.games.brass.present.play.model import BrassTable
from brass_desktop.games.brass.present.viewmodel.panels import TableView
from brass_desktop.present.advice import Advice
from brass_desktop.present.intents import TakeHint
from brass_desktop.present.tips import Tip
from tests.games.brass.engine.family import FAMILY
from tests.games.brass.engine.games import eager, steps
from tests.games.brass.present.company import PLAYERS
from tests.games.brass.present.person import sit_down
from workshop.shots.brass.positions import debtor

FACETS: tuple[Facet, ...] = ("kind", *QUESTIONS)
BIRMINGHAM, LANCASHIRE = FAMILY.values()
MOMENTS = pytest.mark.parametrize(
    ("game", "players", "at"),
    [(BIRMINGHAM, *moment) for moment in ((2, 0), (2, 61), (3, 40), (4, 97), (4, 130))]
    + [(LANCASHIRE, *moment) for moment in ((2, 0), (2, 30), (3, 60), (4, 75), (4, 110))],
    ids=lambda value: value.id if isinstance(value, BrassGame) else str(value),
)


def dealt_otherwise(state: BrassState, count: int = 2) -> Iterator[BrassState]:
    """Deal anew what the actor cannot see: hands, deck, cards and tiles face down, the seed."""
    seen = observe(state, state.actor)
    for seed in range(count):
        other = determinize(seen, Rng(1_000 + seed))
        assert other.digest() != state.digest()
        yield other


@cache
def acting(game: BrassGame, players: int, at: int) -> BrassState:
    """Return a position from some action on in which somebody acts and cards are left."""
    for step in steps(Setup(players, 17), eager, game=game):
        if step.number >= at and step.state.phase == ACTING and step.state.deck:
            return step.state.clone()
    raise AssertionError("the game is too short")


def foreman(game: BrassGame, state: BrassState) -> Thought[Action]:
    kit = load_kit(game)
    found: Thought[Action] = kit.mind(kit.levels["foreman"]).think(
        observe(state, state.actor), 3, undisturbed
    )
    return found


def is_blind(state: BrassState) -> bool:
    """Tell whether nothing in a position tells what its actor may not know."""
    wild = state.rules.cards.wild
    others = [card for seat, hand in enumerate(state.hands) if seat != state.actor for card in hand]
    hidden = [card for card in others if card == HIDDEN or not wild[card]]
    unturned = state.distant[: len(state.distant) - state.distant_turned]
    known = {*hidden, *state.deck, *state.face_down} == {HIDDEN}
    return state.rng == 0 and known and set(unturned) <= {HIDDEN_TILE}


@pytest.mark.rule("B-24.1")
@MOMENTS
def test_a_draft_holds_no_hidden_card_or_tile(game: BrassGame, players: int, at: int) -> None:
    state = acting(game, players, at)
    turned = [*state.distant[len(state.distant) - state.distant_turned :]]
    desk = Desk(sit_down(state))
    assert is_blind(desk.draft.start)
    for action in candidates(state, Taste())[::7]:
        desk.propose(action)
        for table in (desk.draft.start, desk.draft.now, desk.draft.outcome()[0]):
            assert is_blind(table)
            assert [move for move in table.distant if move != HIDDEN_TILE] == turned
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
        *([it.PickDistantMarket()] if table.session.state.distant else []),
    ]
    return {thing: table.tip(thing) for thing in things}


@pytest.mark.rule("B-24.1")
@MOMENTS
def test_choices_prices_and_reasons_are_the_same_however_the_rest_is_dealt(
    game: BrassGame, players: int, at: int
) -> None:
    state, rng = acting(game, players, at), Rng(at)
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
def test_a_hint_says_the_same_however_the_rest_is_dealt(
    game: BrassGame, players: int, at: int
) -> None:
    state = acting(game, players, at)
    naming = Naming(state.rules, [player.name for player in PLAYERS])

    def told(table: BrassState) -> list[Advice]:
        options = foreman(game, table).options
        return [advise(naming, table, table.actor, option) for option in options]

    assert told(state)
    assert all(told(other) == told(state) for other in dealt_otherwise(state))


@pytest.mark.rule("B-24.1")
@MOMENTS
def test_hints_on_the_table_are_the_same_however_the_rest_is_dealt(
    game: BrassGame, players: int, at: int
) -> None:
    state = acting(game, players, at)
    thought = foreman(game, state)

    def shown(position: BrassState) -> list[TableView]:
        table = BrassTable(sit_down(position), position.actor)
        table.advise(thought)
        views = [table.view()]
        for number in range(len(thought.options)):
            table.point_at(TakeHint(number))
            views.append(table.view())
        return views

    first = shown(state)
    assert all(view.hints is not None for view in first)
    assert all(view.board.suggested is not None for view in first[1:])
    assert all(shown(other) == first for other in dealt_otherwise(state))
