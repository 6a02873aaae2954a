"""The screens that tell a game of Furnace: its results, its keys and its rules."""

from collections.abc import Callable
from typing import Final

from brass_desktop.ui.context import Context
from brass_desktop.ui.scenes.result.screen import ResultActions, result_screen
from brass_desktop.ui.scenes.rules.screen import rules_screen
from brass_desktop.ui.scenes.settings.key_list import keys_screen
from brass_desktop.ui.window.scene import Scene
from workshop.shots.furnace.positions import finished
from workshop.shots.gallery import Shot

_TIME_PLAYED: Final = 46 * 60.0


def telling_shots() -> tuple[Shot, ...]:
    """Give results of large and small tables, keys and rules."""
    return (
        Shot("furnace_result", _result(4, "capitalists")),
        Shot("furnace_result_two", _result(2, "short")),
        Shot("furnace_keys", lambda context: keys_screen(context, "furnace")),
        Shot("furnace_rules", lambda context: rules_screen(context, "F-3.3")),
    )


def _result(players: int, *options: str) -> Callable[[Context], Scene]:
    def make(context: Context) -> Scene:
        session = finished(players, *options)
        session.elapsed = _TIME_PLAYED
        every = ResultActions(_nowhere, _nowhere, _nowhere, _nowhere)
        return result_screen(context, session, every)

    return make


def _nowhere() -> None:
    """Lead nowhere: a picture is only looked at."""
