"""Furnace's seats where they change hands: in the menu, and before a game is taken up again."""

from collections.abc import Callable

import pytest

from brass_desktop.games.furnace.engine.game import FurnaceSession
from brass_desktop.ui.context import Context
from brass_desktop.ui.scenes.play.pause import PauseActions, pause_screen
from brass_desktop.ui.scenes.play.who_plays import who_plays_screen
from brass_desktop.ui.window.scene import Pop, Scene
from tests.ui.recording import top_screen
from workshop.shots.furnace.positions import begun
from workshop.shots.studio import Studio


def menu(context: Context, session: FurnaceSession) -> Scene:
    actions = PauseActions(*(Pop,) * 5, change_seat=lambda seat, control: None)
    return pause_screen(context, session, actions)


def who_plays(context: Context, session: FurnaceSession) -> Scene:
    return who_plays_screen(session, lambda players: Pop())


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("scene", [menu, who_plays])
def test_every_seat_is_asked_about_beginning_with_the_first_player(
    context: Context, scene: Callable[[Context, FurnaceSession], Scene], players: int
) -> None:
    session = begun(players)
    studio = Studio(context, scene(context, session), (1920, 1080))
    studio.draw()
    first = session.state.first
    seats = [w.key for w in top_screen(studio).form.widgets if w.key.startswith("seat")]
    asked = [key for key in seats if key != "seats"]
    assert asked == [f"seat{(first + n) % players}" for n in range(players)]
