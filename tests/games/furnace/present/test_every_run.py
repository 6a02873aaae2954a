"""Every legal run of a card can be made by lit things, and lit things lead to legal runs alone."""

from hypothesis import given, settings
from hypothesis import strategies as st

from brass_desktop.core.rng import Rng
from brass_desktop.games.furnace.engine import oracle
from brass_desktop.games.furnace.engine.actions import Action, Activate, Repeat
from brass_desktop.games.furnace.engine.game import FurnaceSession
from brass_desktop.games.furnace.engine.ids import CardId
from brass_desktop.games.furnace.engine.state import FurnaceState
from brass_desktop.games.furnace.present import intents as it
from brass_desktop.games.furnace.present.intents import Intent
from brass_desktop.games.furnace.present.play.production.desk import ProductionDesk
from brass_desktop.games.furnace.present.play.production.line import LinePlace
from brass_desktop.present.intents import Press
from brass_desktop.present.outcome import Refused
from tests.games.furnace.engine.table import RULES
from tests.games.furnace.present.test_production_line import engines
from tests.games.furnace.present.workers import at_work, sit_down

MOST_TRIED = 12
"""Legal runs of a position that are made."""


def click(desk: ProductionDesk, intent: Intent) -> None:
    """Click something that has to be lit."""
    assert intent in desk.lit(), (intent, desk.lit())
    outcome = desk.mean(intent)
    assert not isinstance(outcome, Refused), (intent, outcome)


def make(desk: ProductionDesk, wanted: Activate | Repeat) -> None:
    """Make a run by lit things."""
    plan = desk.plan
    place = LinePlace(wanted.card, isinstance(wanted, Repeat))
    if place.again:
        click(desk, it.PickRepeat())
        click(desk, it.PickCard(wanted.card))
    elif plan.planned.steps[plan.planned.run].place != place:
        click(desk, it.PickCard(wanted.card))
    at = plan.planned.run
    assert plan.planned.steps[at].place == place
    choose(desk, at, wanted)
    for line, times in enumerate(wanted.times):
        while (now := plan.planned.counts(at)[line].wanted) != times:
            click(desk, it.ChangeCount(at, line, 1 if times > now else -1))
    choose(desk, at, wanted)


def choose(desk: ProductionDesk, at: int, wanted: Activate | Repeat) -> None:
    """Choose the upgrades, as far as the numbers allow by now."""
    counts = desk.plan.planned.counts(at)
    line = len(counts) - 1
    if counts[line].effect.kind != "upgrade":
        return
    while len(desk.plan.chosen(at)) and not set(desk.plan.chosen(at)) <= set(wanted.upgrades):
        click(desk, it.ChangeCount(at, line, -1))
    for card in wanted.upgrades:
        if card not in desk.plan.chosen(at):
            click(desk, it.ChangeCount(at, line, 1))
            click(desk, it.PickUpgrade(card))
            click(desk, Press("confirm"))


def some_runs(state: FurnaceState, rng: Rng) -> list[Action]:
    """Pick legal runs of a position at random, all of them where they are few."""
    runs = [one for one in oracle.legal_actions(state) if isinstance(one, Activate | Repeat)]
    return list(rng.shuffled(tuple(runs))[:MOST_TRIED])


def begun(state: FurnaceState, rng: Rng) -> FurnaceSession:
    """Begin a session in which some cards have run at random."""
    session = sit_down(state)
    for _ in range(rng.below(len(state.works[0]) + 1)):
        runs = [one for one in oracle.legal_actions(session.state) if isinstance(one, Activate)]
        if runs:
            session.submit(rng.choice(tuple(runs)))
    return session


@settings(max_examples=60, deadline=None)
@given(engines(), st.integers(0, 2**32))
def test_every_run_can_be_clicked(state: FurnaceState, seed: int) -> None:
    rng = Rng(seed)
    played = begun(state, rng)
    for wanted in some_runs(played.state, rng):
        session = played.fork(len(played.log))
        desk = at_work(session)
        assert isinstance(wanted, Activate | Repeat)
        make(desk, wanted)
        click(desk, it.RunNext())
        assert session.log[-1].action == wanted


@settings(max_examples=80, deadline=None)
@given(engines(), st.integers(0, 2**32))
def test_lit_things_are_never_refused(state: FurnaceState, seed: int) -> None:
    """Wander along lit things: none is refused, and the engine takes whatever comes of them."""
    rng = Rng(seed)
    session = sit_down(state)
    desk = at_work(session)
    for _ in range(20):
        lit = [one for one in desk.lit() if one != Press("end_turn")]
        if not lit:
            break
        outcome = desk.mean(rng.choice(tuple(lit)))
        assert not isinstance(outcome, Refused), outcome


CARDS = tuple(CardId(card) for card in range(len(RULES.cards)))
EVERYTHING: tuple[Intent, ...] = (
    *map(it.PickCard, CARDS),
    *map(it.PickUpgrade, CARDS),
    *(it.MoveCard(card, to) for card in CARDS[::5] for to in range(4)),
    *(it.ChangeCount(at, line, by) for at in range(3) for line in range(3) for by in (-1, 1)),
    it.PickRepeat(),
    it.RunNext(),
    it.RunAll(),
)


@settings(max_examples=60, deadline=None)
@given(engines(), st.integers(0, 2**32))
def test_what_is_not_lit_changes_nothing_of_the_game(state: FurnaceState, seed: int) -> None:
    rng = Rng(seed)
    session = begun(state, rng)
    desk = at_work(session)
    digest, lit = session.state.digest(), set(desk.lit())
    if desk.plan.planned.steps:
        places = len(desk.plan.planned.steps)
        for intent in rng.shuffled(EVERYTHING)[:40]:
            unlit = intent not in lit and intent not in desk.lit()
            inside = not isinstance(intent, it.ChangeCount) or intent.place < places
            if unlit and inside:
                desk.mean(intent)
                assert session.state.digest() == digest, intent
