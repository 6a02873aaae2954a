"""Every legal action can be made at the drawn table, by the mouse alone and by keys alone."""

from collections.abc import Callable

import pytest

from brass_desktop.core.rng import Rng
from brass_desktop.games.brass.engine.actions import END_SALE, Action
from brass_desktop.games.brass.engine.draft import Pick
from brass_desktop.games.brass.engine.ids import ACTING
from brass_desktop.games.brass.engine.oracle import legal_actions
from brass_desktop.games.brass.engine.state import BrassState
from brass_desktop.games.brass.present import intents as it
from brass_desktop.games.brass.present.intents import PlayIntent
from brass_desktop.games.brass.present.play.choices import lit_intents
from brass_desktop.games.brass.ui.scenes.table import TableScene
from brass_desktop.present.intents import Press
from brass_desktop.present.opponents import Opponents
from brass_desktop.ui.context import Context
from brass_desktop.ui.window.input import Input, Key, PointerDown, PointerMove, PointerUp
from tests.games.brass.engine.family import small_position
from tests.games.brass.engine.scattered import scattered
from tests.games.brass.engine.table import GAME
from tests.games.brass.engine.test_draft import tie_behind_the_nearest_mine
from tests.games.brass.lancashire.table import LANCASHIRE
from tests.games.brass.present.person import canonical, sit_down, ways_on
from tests.games.brass.present.test_suggestions import some_of_each_kind
from workshop.shots.brass.lone_table import play_scene
from workshop.shots.brass.positions import debtor, finished
from workshop.shots.studio import Studio

SIZE = (1280, 720)


class Seat:
    """Somebody at a drawn table who acts by events alone."""

    def __init__(self, context: Context, state: BrassState) -> None:
        context.settings.change(animation_percent=0)
        self.session = sit_down(state)
        opponents = Opponents(self.session)
        self.scene = play_scene(context, self.session, opponents)
        self._studio = Studio(context, self.scene, SIZE)
        self._hover = TableScene(context, self.scene.model, self.scene.mean)
        self._hovering = Studio(context, self._hover, SIZE)
        self._studio.draw()
        self._surveyed: set[tuple[Pick, ...]] = set()
        """The drafts at which everything lit has been looked for."""

    @property
    def lit(self) -> list[PlayIntent]:
        return lit_intents(self.scene.model.view())

    def _handle(self, *events: Input) -> None:
        for event in events:
            self._studio.stack.handle([event])

    def click(self, intent: PlayIntent) -> None:
        """Click where something is drawn."""
        self._studio.draw()
        at = self.scene.place_of(intent)
        assert at is not None, f"{intent} is lit but nowhere to be clicked"
        self._handle(PointerMove(*at), PointerDown(*at), PointerUp(*at))

    def strike(self, intent: PlayIntent) -> None:
        """Do the same without a mouse."""
        match intent:
            case it.ChooseAction(action):
                offered = self.session.state.rules.card_actions
                self._handle(Key(str(offered.index(action) + 1)))
            case Press():
                self._handle(Key("enter"))
            case _:
                for _ in self.lit:
                    if self.scene.focus != intent:
                        self._handle(Key("tab"))
                assert self.scene.focus == intent, f"Tab does not lead to {intent}"
                self._handle(Key("enter"))

    def look_around(self) -> None:
        """See that the pointer finds every lit thing where it is drawn."""
        self._hovering.draw()
        for intent in self.lit:
            at = self._hover.place_of(intent)
            assert at is not None, f"{intent} is lit but out of sight"
            self._hover.handle(PointerMove(*at))
            assert self._hover.pointed == intent, f"{self._hover.pointed} covers {intent}"

    def walk_around(self) -> None:
        """See that Tab leads through every lit thing and back to the first, and nowhere else."""
        lit = self.lit
        seen = []
        for _ in range(len(lit) + 1):
            self._handle(Key("tab"))
            seen.append(self.scene.focus)
        assert seen == [*lit, *lit[:1]]
        self._handle(PointerMove(1, 1))
        assert self.scene.focus is None

    def make(
        self,
        action: Action,
        rng: Rng,
        act: Callable[[PlayIntent], None],
        survey: Callable[[], None],
    ) -> None:
        """Make an action by lit things and confirm it: precisely that is played."""
        desk = self.scene.model.desk
        if action == END_SALE:
            survey()
            act(Press("end_turn"))
            assert self.session.log[-1].action == END_SALE
            return
        while not (desk.draft.may_confirm and canonical(desk.draft.action) == canonical(action)):
            if desk.draft.picks not in self._surveyed:
                survey()
                self._surveyed.add(desk.draft.picks)
            ways = [way for way in ways_on(desk, action) if way in self.lit]
            assert ways, f"{action} cannot be reached after {desk.draft.picks}"
            act(rng.choice(ways))
        act(Press("end_turn" if action.kind == "end_turn" else "confirm"))
        assert canonical(self.session.log[-1].action) == canonical(action)


def competent(players: int, share: float) -> BrassState:
    game = finished(players)
    first = round(len(game.log) * share)
    return next(game.at(at) for at in range(first, len(game.log)) if game.at(at).phase == ACTING)


POSITIONS: dict[str, Callable[[], BrassState]] = {
    "competent canals": lambda: competent(4, 0.4),
    "competent rails": lambda: competent(3, 0.7),
    "scattered for four": lambda: scattered(4, 3),
    "three sales": lambda: small_position(GAME, "three_sales"),
    "double rails": lambda: small_position(GAME, "double_rails"),
    "tied coal": lambda: tie_behind_the_nearest_mine().state(),
    "shortfall": lambda: debtor(4).state,
    "scattered ports": lambda: scattered(4, 5, LANCASHIRE),
    "three mills": lambda: small_position(LANCASHIRE, "three_sales"),
    "a sale that goes on": lambda: small_position(LANCASHIRE, "resumed_sale"),
    "two cards": lambda: small_position(LANCASHIRE, "two_cards"),
    "rails of two ends": lambda: small_position(LANCASHIRE, "double_rails"),
}


def make_all(context: Context, state: BrassState, by: str, most: int) -> int:
    """Make some actions of every kind that is legal, each one from the untouched table."""
    rng = Rng(7)
    actions = some_of_each_kind(legal_actions(state), rng, most)
    seat = Seat(context, state)
    for action in actions:
        if by == "mouse":
            seat.make(action, rng, seat.click, seat.look_around)
        else:
            seat.make(action, rng, seat.strike, seat.walk_around)
        if not seat.session.can_undo:
            seat = Seat(context, state)
        else:
            seat.session.undo()
    return len(actions)


@pytest.mark.parametrize("by", ["mouse", "keys"])
@pytest.mark.parametrize("name", POSITIONS)
def test_every_kind_of_action_can_be_made(context: Context, name: str, by: str) -> None:
    assert make_all(context, POSITIONS[name](), by, most=1)
