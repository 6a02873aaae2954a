"""Two people and a bot at one screen: curtains, the menu, and what a bot does in between."""

from collections.abc import Callable
from dataclasses import replace

from brass_desktop.bots.thought import ConsideredTurn, Reason, Thought
from brass_desktop.core.session import Session, TakeBackPolicy
from brass_desktop.core.types import Seat, Setup
from brass_desktop.games.brass.birmingham import birmingham
from brass_desktop.games.brass.engine.game import BrassSession
from brass_desktop.games.brass.engine.ids import TURN_DONE
from brass_desktop.games.brass.present import intents as it
from brass_desktop.games.brass.present.text.reasons import REASONS
from brass_desktop.games.brass.ui.scenes.table import TableScene
from brass_desktop.present.controls import ControlState
from brass_desktop.present.intents import Press
from brass_desktop.present.opponents import Moved
from brass_desktop.present.text import hints as words
from brass_desktop.ui.context import Context
from brass_desktop.ui.scenes.play.curtain import CurtainPage, curtain_screen
from brass_desktop.ui.scenes.play.pause import PauseActions, PausePage, pause_screen
from brass_desktop.ui.widgets.screen import Screen
from brass_desktop.ui.window.input import Key, PointerMove
from brass_desktop.ui.window.scene import Pop, Scene
from tests.games.brass.present.test_play import PEOPLE
from tests.games.brass.ui.table_reading import record_lines
from tests.ui.recording import top_screen
from tests.ui.test_bot_pace import PromptBots, actions
from workshop.shots.brass.lone_table import play_scene
from workshop.shots.no_host import NoHost
from workshop.shots.studio import Studio

import pytest  # isort: skip


class Table(NoHost):
    """A table with curtains and a menu, as a sitting sets it."""

    def __init__(
        self,
        context: Context,
        controls: tuple[str, ...],
        *,
        bots: type[PromptBots] = PromptBots,
        policy: TakeBackPolicy = "own_turn",
        session: BrassSession | None = None,
        curtain: bool = True,
    ) -> None:
        context.settings.change(animation_percent=0, bot_pause_ms=1000)
        players = [
            replace(player, control=control)
            for player, control in zip(PEOPLE, controls, strict=False)
        ]
        setup = Setup(len(players), 5, {"seated_order": True})
        super().__init__(context, "birmingham")
        self.context = context
        self.session: BrassSession = session or Session(birmingham(), setup, players, policy)
        opponents = bots(self.session)
        self.scene = play_scene(context, self.session, opponents, host=self, curtain=curtain)
        self.studio = Studio(context, self.scene, (1280, 720))
        self.studio.draw()

    def curtain(self, seat: Seat, on_ready: Callable[[], None]) -> Scene:
        def ready() -> Pop:
            on_ready()
            return Pop()

        return curtain_screen(self.context, self.session, seat, ready)

    def menu(self, on_play: Callable[[], None]) -> Scene:
        def play_on() -> Pop:
            on_play()
            return Pop()

        actions = PauseActions(play_on, *(Pop,) * 4, change_seat=self.change_seat)
        return pause_screen(self.context, self.session, actions)

    def change_seat(self, seat: Seat, control: str) -> None:
        players = list(self.session.players)
        players[seat] = replace(players[seat], control=control)
        self.session.seat(players)
        self.scene.seats_changed()

    def page(self) -> object:
        top = self.studio.stack.top
        return top.page if isinstance(top, Screen) else top

    def rest(self, seconds: float) -> None:
        for _ in range(round(seconds / 0.05)):
            self.studio.stack.update(0.05)
        self.studio.draw()

    def pass_and_end(self) -> None:
        """Let a person pass in the first round and hand the turn on."""
        self.studio.send(Key("7"))
        self.scene.mean(it.PickCard(0))
        self.studio.send(Key("enter"), Key("enter"))
        self.studio.draw()


def test_the_last_move_of_a_bot_is_seen_before_the_curtain(context: Context) -> None:
    table = Table(context, ("person", "foreman", "person"))
    table.studio.draw()
    table.studio.send(Key("enter"))
    assert table.page() is table.scene
    table.pass_and_end()
    table.rest(0.2)
    assert actions(table.scene) == 2
    table.rest(0.5)
    assert table.page() is table.scene, "its action rests for a second"
    view = table.scene.model.view()
    (told,) = (entry for entry in view.chronicle.entries if entry.fresh)
    assert view.prompt.question == told.sentence and view.board.trace is not None
    states = {control.state for control in view.dock.actions if control.id != "mat"}
    assert states == {ControlState.DISABLED}
    assert view.turn.watch and all(tool.id != "undo" for tool in view.turn.tools)
    table.rest(1.0)
    assert isinstance(table.page(), CurtainPage)


class Talkers(PromptBots):
    """Bots that say why."""

    def tick(self) -> Moved | None:
        moved = super().tick()
        if moved is None or moved.action.kind == "end_turn":
            return moved
        reason = Reason("points", 3.0, {"points": 3})
        option = ConsideredTurn((moved.action,), 3.0, (reason,), {"money": 0, "levels": 0})
        return replace(moved, thought=Thought(moved.action, (option,)))


def test_a_bots_reason_stands_on_the_map_and_goes_with_its_turn(
    context: Context, monkeypatch: pytest.MonkeyPatch
) -> None:
    context.settings.change(bot_reasons=True)
    table = Table(context, ("person", "foreman", "person"), bots=Talkers)
    table.studio.send(Key("enter"))
    table.pass_and_end()
    # The pointer rests over the buttons; what is said must not cover them.
    at = table.scene.place_of(Press("menu"))
    assert at is not None
    table.studio.send(PointerMove(*at))
    reason = REASONS["points"](points=3)
    lines = record_lines(monkeypatch)
    table.rest(0.4)
    told = [line for line in lines if reason in line.text]
    assert told
    drawn = table.scene._table
    assert isinstance(drawn, TableScene)
    area = drawn.layout.map
    assert all(area.grown(12).holds(line.ink.centre) for line in told)
    table.rest(1.5)
    assert isinstance(table.page(), CurtainPage)
    lines.clear()
    table.studio.send(Key("enter"))
    table.rest(0.1)
    assert table.page() is table.scene
    said = [line for line in lines if reason in line.text]
    assert not [line for line in said if area.holds(line.ink.centre)], "no choice is covered"


def open_menu(table: Table) -> PausePage:
    table.studio.send(Key("f10"))
    table.studio.draw()
    page = top_screen(table.studio).page
    assert isinstance(page, PausePage)
    return page


def test_seats_change_hands_without_a_curtain_over_the_menu(context: Context) -> None:
    table = Table(context, ("person",) * 4)
    table.studio.send(Key("enter"))
    page = open_menu(table)
    for seat in (1, 2):
        table.change_seat(Seat(seat), "foreman")
        table.rest(0.3)
        assert table.page() is page
    table.studio.send(Key("escape"))
    table.rest(0.3)
    assert table.page() is table.scene, "the same person sits there"
    assert table.scene.model.viewer == table.session.actor


def test_a_seat_given_to_a_bot_plays_once_the_menu_is_left(context: Context) -> None:
    table = Table(context, ("person",) * 3)
    table.studio.send(Key("enter"))
    page = open_menu(table)
    table.change_seat(Seat(0), "foreman")
    table.rest(1.5)
    assert table.page() is page and actions(table.scene) == 0, "everything waits for the menu"
    table.studio.send(Key("escape"))
    assert table.scene.model.viewer is None, "nobody sees the hand of the bot"
    table.rest(0.2)
    assert actions(table.scene) == 1


def test_a_bots_seat_taken_over_is_called_behind_the_curtain(context: Context) -> None:
    table = Table(context, ("person", "foreman", "person"))
    table.studio.send(Key("enter"))
    table.context.settings.change(bot_pause_ms=None)
    table.pass_and_end()
    table.scene.tempo.paused = True
    page = open_menu(table)
    table.change_seat(Seat(1), "person")
    table.rest(0.3)
    assert table.page() is page
    table.studio.send(Key("escape"))
    table.rest(0.1)
    assert isinstance(table.page(), CurtainPage)


def test_the_menu_lists_seats_in_the_order_of_the_round(context: Context) -> None:
    table = Table(context, ("person",) * 4)
    table.session.state.order = tuple(map(Seat, (0, 2, 3, 1)))
    table.studio.send(Key("enter"))
    open_menu(table)
    keys = [w.key for w in top_screen(table.studio).form.widgets if w.key.startswith("seat")]
    assert keys == ["seat0", "seat2", "seat3", "seat1"]


def test_a_hint_after_the_last_action_says_that_nothing_is_left(
    context: Context, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = Table(context, ("person",) * 2)
    table.studio.send(Key("enter"), Key("7"))
    table.scene.mean(it.PickCard(0))
    table.studio.send(Key("enter"))
    assert table.session.state.phase == TURN_DONE
    lines = record_lines(monkeypatch)
    table.studio.send(Key("h"))
    table.rest(0.3)
    assert table.page() is table.scene
    said = " ".join(line.text for line in lines)
    assert words.TURN_DONE() in said and words.THINKING() not in said


def test_no_tooltip_of_the_table_stays_under_the_menu(
    context: Context, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = Table(context, ("person",) * 2)
    table.studio.send(Key("enter"))
    view = table.scene.model.view()
    menu = next(tool for tool in view.turn.tools if tool.id == "menu")
    assert menu.tip is not None
    at = table.scene.place_of(Press("menu"))
    assert at is not None
    table.studio.send(PointerMove(*at))
    lines = record_lines(monkeypatch)
    table.rest(1.0)
    assert menu.tip.head in [line.text for line in lines]
    open_menu(table)
    lines.clear()
    table.rest(1.0)
    table.studio.stack.invalidate()
    table.studio.draw()
    assert menu.tip.head not in [line.text for line in lines]
