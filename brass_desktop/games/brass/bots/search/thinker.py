"""A bot of some level: it turns an observation into an action and can say why."""

from collections.abc import Hashable

from brass_desktop.bots.mind import Listen, undisturbed
from brass_desktop.bots.thought import ConsideredTurn, Thought
from brass_desktop.core.rng import Rng
from brass_desktop.core.types import Seat
from brass_desktop.games.brass.bots.levels import Level
from brass_desktop.games.brass.bots.search.close_stage import settle
from brass_desktop.games.brass.bots.search.pair_search import Effort, PairSearch, Turn
from brass_desktop.games.brass.bots.search.reasons import explain
from brass_desktop.games.brass.bots.value.trade import MakeTrade
from brass_desktop.games.brass.bots.value.worth import Evaluator
from brass_desktop.games.brass.engine import oracle
from brass_desktop.games.brass.engine.actions import (
    Action,
    BuildLeg,
    CottonLeg,
    DevelopLeg,
    GiveUpLeg,
    Leg,
    LoanLeg,
    NetworkLeg,
    SellLeg,
)
from brass_desktop.games.brass.engine.game import BrassGame
from brass_desktop.games.brass.engine.ids import SHORTFALL, Kind
from brass_desktop.games.brass.engine.observation import Observation
from brass_desktop.games.brass.engine.state import BrassState

MOST_OPTIONS = 3


class Thinker:
    """Plays one level; it remembers nothing but the second half of the turn it planned."""

    def __init__(self, level: Level, make_trade: MakeTrade) -> None:
        self.level = level
        self._make_trade = make_trade
        self._plan: tuple[str, Action] | None = None

    def choose(self, game: BrassGame, observation: Observation, rng: Rng) -> Action:
        """Play the best action found."""
        return self.think(observation, rng.next64()).action

    def think(
        self, observation: Observation, seed: int, listen: Listen = undisturbed
    ) -> Thought[Action]:
        """Decide; equal observations, levels and seeds give equal thoughts."""
        table, seat = observation.table, observation.seat
        only = oracle.without_choice(table)
        if only is not None:
            return Thought(only)
        evaluator = Evaluator(table, self.level.weights, self._make_trade)
        if table.phase == SHORTFALL:
            return _give_up(table, seat, evaluator)
        planned = self._planned(table)
        if planned is not None:
            return Thought(planned, (explain(evaluator, seat, table, (planned,)),))
        effort = Effort(self.level.node_budget, listen)
        turns = PairSearch(self.level, evaluator, seat, seed).turns(table, effort)
        settled = settle(observation, turns, self.level, evaluator, seed, effort)
        best = settled.turns[0]
        self._remember(table, best)
        return Thought(
            best.actions[0],
            _options(evaluator, seat, table, settled.turns),
            nodes=effort.valued,
            worlds=settled.worlds,
            reordered=settled.reordered,
            overran=effort.overran,
        )

    def _planned(self, table: BrassState) -> Action | None:
        """Return the second half of the turn if the table is as it was foreseen."""
        plan, self._plan = self._plan, None
        if plan is None or plan[0] != table.digest():
            return None
        return plan[1]

    def _remember(self, table: BrassState, turn: Turn) -> None:
        if len(turn.actions) > 1:
            after = table.clone()
            oracle.perform(after, turn.actions[0], None)
            self._plan = (after.digest(), turn.actions[1])


def _options(
    evaluator: Evaluator, seat: Seat, table: BrassState, turns: list[Turn]
) -> tuple[ConsideredTurn[Action], ...]:
    """Explain the best turn and the best of those that are another idea.

    One that begins with another kind of action goes before one that is only about another thing.
    """
    chosen: list[tuple[Action, ...]] = []
    known: set[Idea] = set()
    kinds: set[Kind] = {"pass"}
    for other_kind in (True, False):
        for turn in turns:
            ideas, kind = _ideas(turn.actions), turn.actions[0].kind
            is_new = known.isdisjoint(ideas) and not (other_kind and chosen and kind in kinds)
            if is_new and len(chosen) < MOST_OPTIONS:
                chosen.append(turn.actions)
                known |= ideas
                kinds.add(kind)
    return tuple(explain(evaluator, seat, table, actions) for actions in chosen)


Idea = Hashable
"""What a first action or a whole turn is about, whatever pays for it."""


def _ideas(actions: tuple[Action, ...]) -> set[Idea]:
    """Tell a turn by what it begins with, and by all it does in whatever order."""
    about = [(action.kind, frozenset(map(_target, action.legs))) for action in actions]
    return {about[0], frozenset(about)}


def _target(leg: Leg) -> Hashable:
    """Name what a leg is about; where its cubes and its beer come from is no idea of its own."""
    match leg:
        case BuildLeg(slot, industry):
            return (slot, industry)
        case NetworkLeg(link):
            return link
        case DevelopLeg(industry):
            return industry
        case SellLeg(slot) | CottonLeg(slot) | GiveUpLeg(slot):
            return slot
        case LoanLeg(pounds):
            return pounds


def _give_up(table: BrassState, seat: Seat, evaluator: Evaluator) -> Thought[Action]:
    """Give up the tiles that are missed least; what follows the payday is not looked at."""
    rule = table.rules.actions["give_up_tiles"]
    best: tuple[float, Action] | None = None
    nodes = 0
    for body in rule.bodies(table):
        after = table.clone()
        for at, leg in enumerate(body):
            rule.perform(after, body[:at], leg, None)
        nodes += 1
        value = evaluator.value(after, seat)
        if best is None or value > best[0]:
            best = (value, Action("give_up_tiles", (), body))
    assert best is not None, "a shortfall can always be settled"
    return Thought(best[1], nodes=nodes)
