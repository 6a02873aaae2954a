"""Bots at the table are paused, stepped and hurried by buttons and keys."""

from dataclasses import replace

import pytest

from brass_desktop.core.rng import Rng
from brass_desktop.core.session import Session
from brass_desktop.core.types import Seat, Setup
from brass_desktop.games.brass.birmingham import birmingham
from brass_desktop.games.brass.bots.greedy import GreedyBot
from brass_desktop.games.brass.bots.levels import FOREMAN
from brass_desktop.games.brass.bots.search.thinker import Thinker
from brass_desktop.games.brass.bots.value.merchants import MerchantTrade
from brass_desktop.games.brass.engine.actions import END_TURN
from brass_desktop.games.brass.engine.game import BrassSession
from brass_desktop.games.brass.present import intents as it
from brass_desktop.present.intents import Press
from brass_desktop.present.opponents import Advised, Moved, Opponents
from brass_desktop.present.text import table as common
from brass_desktop.present.tips import Tip
from brass_desktop.ui.context import Context
from brass_desktop.ui.scenes.play.bots import BotSeats
from brass_desktop.ui.window.input import Key, PointerDown, PointerMove, PointerUp
from tests.games.brass.present.test_play import PEOPLE
from workshop.shots.brass.lone_table import BrassScene, play_scene
from workshop.shots.studio import Studio


class PromptBots(Opponents):
    """Bots that have always decided already, so that no worker is needed."""

    def __init__(self, session: BrassSession) -> None:
        super().__init__(session)
        self._game_session = session

    def tick(self) -> Moved | None:
        session = self._game_session
        if not self.is_bot(session.actor):
            return None
        if self.ends_turn:
            return Moved(END_TURN, None)
        assert session.actor is not None
        seen = session.game.observe(session.state, session.actor)
        return Moved(GreedyBot().choose(birmingham(), seen, Rng(len(session.log))), None)


def open_table(
    context: Context, people: int, pause_ms: int | None, bots: type[PromptBots] = PromptBots
) -> tuple[Studio, BrassScene]:
    """Seat some people and fill the table of three with bots."""
    context.settings.change(animation_percent=0, bot_pause_ms=pause_ms)
    players = [
        player if seat < people else replace(player, control="foreman")
        for seat, player in enumerate(PEOPLE[:3])
    ]
    setup = Setup(3, 5, {"seated_order": True})
    session: BrassSession = Session(birmingham(), setup, players)
    scene = play_scene(context, session, bots(session))
    studio = Studio(context, scene, (1280, 720))
    studio.draw()
    return studio, scene


def run(scene: BrassScene, frames: int = 40, dt: float = 0.05) -> None:
    for _ in range(frames):
        scene.update(dt)


def actions(scene: BrassScene) -> int:
    return sum(
        entry.action.kind in birmingham().rules.card_actions for entry in scene.model.session.log
    )


def click(studio: Studio, scene: BrassScene, intent: it.Intent) -> None:
    studio.draw()
    at = scene.place_of(intent)
    assert at is not None, intent
    studio.send(PointerMove(*at), PointerDown(*at), PointerUp(*at))


def pass_and_end(studio: Studio, scene: BrassScene) -> None:
    """Let the person pass once and hand the turn on, in the first round of single actions."""
    studio.send(Key("7"))
    scene.mean(it.PickCard(0))
    studio.send(Key("enter"))
    assert actions(scene) == 1
    studio.send(Key("enter"))


@pytest.mark.parametrize("by", ["key", "mouse"])
def test_bots_alone_are_paused_stepped_and_let_go(context: Context, by: str) -> None:
    studio, scene = open_table(context, 0, 1000)

    def tell(key: str, intent: it.Intent) -> None:
        if by == "key":
            studio.send(Key(key))
        else:
            click(studio, scene, intent)

    run(scene, 10)
    tell("space", Press("pause"))
    stopped = actions(scene)
    run(scene, 100)
    assert actions(scene) == stopped
    assert scene.tempo.paused and scene.wake_after is None
    for count in (1, 2, 3):
        tell("enter", Press("step"))
        run(scene)
        assert actions(scene) == stopped + count, "one action, and the turn ends by itself"
    tell("space", Press("pause"))
    run(scene, 100)
    assert actions(scene) > stopped + 4


def test_the_prompt_says_what_was_done_and_that_it_waits(context: Context) -> None:
    studio, scene = open_table(context, 0, 0)
    run(scene, 3)
    studio.send(Key("space"))
    view = scene.model.view()
    told = next(entry for entry in view.chronicle.entries if entry.owner is not None)
    assert view.prompt.question == common.PAUSED(told=told.sentence)
    assert view.prompt.owner == told.owner
    assert view.board.trace is not None and view.board.trace.owner == told.owner


def test_waiting_for_me_stops_after_each_action_but_not_before_my_turn(context: Context) -> None:
    studio, scene = open_table(context, 1, None)
    pass_and_end(studio, scene)
    run(scene)
    assert (actions(scene), scene.tempo.paused) == (2, True)
    studio.send(Key("space"))
    run(scene)
    assert actions(scene) == 3
    assert scene.model.session.actor == Seat(0) == scene.model.viewer
    assert not scene.tempo.paused, "the person's own turn waits for nobody"
    assert scene.model.view().board.trace is not None


def test_enter_struck_twice_at_the_end_of_a_turn_stops_no_bot(context: Context) -> None:
    studio, scene = open_table(context, 1, 0)
    pass_and_end(studio, scene)
    studio.send(Key("enter"))
    run(scene)
    assert not scene.tempo.paused and scene.model.session.actor == Seat(0)


@pytest.mark.parametrize(("key", "control"), [(",", "slower"), (".", "faster")])
def test_the_pace_is_changed_where_bots_play(context: Context, key: str, control: str) -> None:
    studio, scene = open_table(context, 0, 1000)
    studio.send(Key(key))
    expected = 2000 if control == "slower" else 500
    assert context.settings.current.bot_pause_ms == expected
    click(studio, scene, Press("slower" if control == "slower" else "faster"))
    assert context.settings.current.bot_pause_ms == (None if control == "slower" else 0)


def test_a_whole_game_of_bots_is_watched_at_full_speed(context: Context) -> None:
    studio, scene = open_table(context, 0, 0)
    for _ in range(1000):
        if scene.model.session.actor is None:
            break
        studio.stack.update(0.05)
        if studio.stack.top is not scene:
            studio.draw()
            studio.send(Key("escape"))
    assert actions(scene) == 105


class Advisers(PromptBots):
    """Bots that know a hint as soon as they are asked for one."""

    def tick(self) -> Moved | Advised | None:  # type: ignore[override]  # it also advises
        if self.is_advising:
            self.cancel()
            session = self._game_session
            assert session.actor is not None
            seen = session.game.observe(session.state, session.actor)
            return Advised(session.actor, Thinker(FOREMAN, MerchantTrade).think(seen, 1))
        return super().tick()

    def ask_hint(self) -> None:
        self._advising = self._game_session.actor


def test_hints_that_are_always_wanted_come_on_every_action_of_every_turn(context: Context) -> None:
    studio, scene = open_table(context, 1, 0, Advisers)
    scene.model.session.table["hints.0"] = "always"
    pass_and_end(studio, scene)
    for _ in range(2):
        run(scene, 60)
        assert scene.model.session.actor == Seat(0)
        hints = scene.model.view().hints
        assert hints is not None and hints.cards
        scene.mean(hints.cards[0].intent)
        scene.mean(Press("confirm"))
        if not scene.model.session.state.actions_left:
            scene.mean(Press("end_turn"))


def test_a_remark_never_lies_over_the_choices_of_a_person(
    context: Context, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(BotSeats, "remark", lambda self, moved: Tip("Bot", "Because of coal."))
    studio, scene = open_table(context, 1, 0)
    pass_and_end(studio, scene)
    run(scene)
    assert scene.model.session.actor == Seat(0) and not scene._notice.is_shown
    told = [entry.remark for entry in scene.model.view().chronicle.entries]
    assert "Because of coal." in told
