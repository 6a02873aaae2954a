"""The promise of the desk, put to the test on one position: every legal action, and no other.

`prove` may be called by hand without limits for a long run; the suite bounds the work.
"""

from collections import Counter
from dataclasses import dataclass, field

from brass_desktop.core.rng import Rng
from brass_desktop.games.brass.engine import oracle
from brass_desktop.games.brass.engine.actions import END_SALE, Action
from brass_desktop.games.brass.engine.draft import Pick
from brass_desktop.games.brass.engine.ids import CardId, Kind
from brass_desktop.games.brass.engine.rules.rule import Body
from brass_desktop.games.brass.engine.state import BrassState
from brass_desktop.games.brass.present import intents as it
from brass_desktop.games.brass.present.intents import PlayIntent
from brass_desktop.games.brass.present.play.choices import lit_intents
from brass_desktop.games.brass.present.play.desk import Desk
from brass_desktop.games.brass.present.play.table import TableViews
from brass_desktop.present.controls import ControlState
from brass_desktop.present.intents import Press
from brass_desktop.present.outcome import Refused, Submitted
from tests.games.brass.present.person import canonical, sit_down, unchosen, ways_on


@dataclass
class Tally:
    """What has been proved."""

    positions: int = 0
    actions: Counter[Kind] = field(default_factory=Counter)
    wandered: int = 0


class Inquiry:
    """One position with a desk, asked what can be reached by lit things."""

    def __init__(self, state: BrassState) -> None:
        self.state = state
        self.desk = Desk(sit_down(state))
        self._views = TableViews(self.desk)
        self._lit: dict[tuple[Pick, ...], list[PlayIntent]] = {}

    def lit(self) -> list[PlayIntent]:
        """List what invites a click; remembered by the picks while no card has been chosen."""
        draft = self.desk.draft
        if draft.cards or draft.picks not in self._lit:
            self._lit[draft.picks] = lit_intents(self._views.for_seat(self.desk.actor))
        return self._lit[draft.picks]

    def step(self, intent: PlayIntent) -> None:
        """Click a lit thing; what can be confirmed afterwards is legal, else something is asked."""
        answer = self.desk.meant(intent)
        assert not isinstance(answer, Refused), (intent, answer)
        draft = self.desk.draft
        if draft.may_confirm:
            assert oracle.refuse(self.state, draft.action) is None, draft.action
        else:
            assert draft.question is not None and draft.legal(draft.question), draft.picks

    def lay_out(self, kind: Kind, body: Body, rng: Rng) -> None:
        """Make everything of an action but the choice of its cards."""
        self.desk.reset()
        wanted = Action(kind, (), body)
        while self.desk.draft.kind != kind or self.desk.draft.done != body:
            ways = [way for way in ways_on(self.desk, wanted) if way in self.lit()]
            assert ways, f"{wanted} cannot be reached after {self.desk.draft.picks}"
            self.step(rng.choice(ways))

    def pay(self, action: Action) -> None:
        """Choose the cards; the finished action is the one that was meant."""
        laid_out = self.desk.draft
        while not self.desk.draft.may_confirm:
            ways = [way for way in ways_on(self.desk, action) if way in self.lit()]
            assert ways, f"{action} cannot be paid after {self.desk.draft.picks}"
            self.step(ways[0])
        assert canonical(self.desk.draft.action) == canonical(action)
        self.desk.draft = laid_out

    def offered_cards(self) -> set[int]:
        """Return the faces that may be chosen to pay."""
        lit = self.lit()
        chosen = set(self.desk.draft.cards)
        return chosen | {card for place, card in unchosen(self.desk) if it.PickCard(place) in lit}

    def confirm(self, action: Action) -> None:
        """Make an action at a desk of its own and carry it out: precisely that is played."""
        desk = Desk(sit_down(self.state))
        views = TableViews(desk)
        while not (desk.draft.may_confirm and canonical(desk.draft.action) == canonical(action)):
            lit = lit_intents(views.for_seat(desk.actor))
            desk.meant(next(way for way in ways_on(desk, action) if way in lit))
        confirm = views.for_seat(desk.actor).turn.confirm
        assert confirm is None or confirm.state is ControlState.LIT
        answer = desk.meant(Press("confirm"))
        assert isinstance(answer, Submitted)
        assert canonical(answer.entry.action) == canonical(action)

    def end_sale(self) -> None:
        """End a sale by the button that ends turns."""
        desk = Desk(sit_down(self.state))
        assert TableViews(desk).for_seat(desk.actor).turn.end.state is ControlState.ENABLED
        answer = desk.meant(Press("end_turn"))
        assert isinstance(answer, Submitted) and answer.entry.action == END_SALE

    def wander(self, rng: Rng, steps: int) -> None:
        """Click anything that is lit, in whatever order."""
        self.desk.reset()
        for _ in range(steps):
            lit = self.lit()
            if not lit:
                assert self.desk.draft.may_confirm
                return
            self.step(rng.choice(lit))


def prove(
    state: BrassState, rng: Rng, tally: Tally, *, most: int | None = None, steps: int = 12
) -> None:
    """Reach the legal actions of a position, at most so many bodies of each kind."""
    inquiry = Inquiry(state)
    tally.positions += 1
    for kind, bodies in _enumerated(state).items():
        if kind == "end_sale":
            inquiry.end_sale()
            tally.actions[kind] += 1
            continue
        for body in _some(list(bodies), rng, most):
            inquiry.lay_out(kind, body, rng)
            payments = bodies[body]
            assert inquiry.offered_cards() == {card for cards in payments for card in cards}
            for cards in payments:
                inquiry.pay(Action(kind, cards, body))
            tally.actions[kind] += len(payments)
        inquiry.confirm(Action(kind, rng.choice(payments), body))
    inquiry.wander(rng, steps)
    tally.wandered += steps


def _enumerated(state: BrassState) -> dict[Kind, dict[Body, list[tuple[CardId, ...]]]]:
    """Return the payments of every body of every kind that is legal."""
    found: dict[Kind, dict[Body, list[tuple[CardId, ...]]]] = {}
    for action in oracle.legal_actions(state):
        found.setdefault(action.kind, {}).setdefault(action.legs, []).append(action.cards)
    return found


def _some(bodies: list[Body], rng: Rng, most: int | None) -> list[Body]:
    """Return all bodies, or some of them and the longest."""
    if most is None or len(bodies) <= most:
        return bodies
    return [*rng.shuffled(bodies)[: most - 1], max(bodies, key=len)]
