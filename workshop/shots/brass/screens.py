"""The gallery's pictures of the screens that belong to a running or finished game."""

from collections.abc import Callable
from functools import partial
from typing import Final

from brass_desktop.core.types import Seat
from brass_desktop.games.brass.engine.game import BrassSession
from brass_desktop.games.brass.present.ceremony import is_scored
from brass_desktop.games.brass.present.recap import recap
from brass_desktop.games.brass.present.result.view import build_result
from brass_desktop.games.brass.present.turning import (
    begins_era,
    begins_round,
    tell_era,
    tell_round,
)
from brass_desktop.games.brass.ui.scenes.ceremony import ceremony_screen
from brass_desktop.games.brass.ui.scenes.moments import board_moments
from brass_desktop.ui.context import Context
from brass_desktop.ui.scenes.play.curtain import curtain_screen
from brass_desktop.ui.scenes.play.pause import PauseActions, pause_screen
from brass_desktop.ui.scenes.play.turning import turning_screen
from brass_desktop.ui.scenes.result.screen import ResultActions, result_screen
from brass_desktop.ui.scenes.result.winner import winner_screen
from brass_desktop.ui.scenes.rules.screen import rules_screen
from brass_desktop.ui.scenes.settings.key_list import keys_screen
from brass_desktop.ui.window.input import Text
from brass_desktop.ui.window.scene import Pop, Scene
from workshop.shots.brass.acting import played_table
from workshop.shots.brass.positions import debtor, finished, position
from workshop.shots.brass.unsaved import unsaved_screens
from workshop.shots.gallery import Shot

_HOUR: Final = 3600.0
_RAINING: Final = 2.6
"""Seconds after which the winner's moment is fullest."""


def screen_shots() -> tuple[Shot, ...]:
    """Give curtains, pause menu, rules and results of games with 2, 3 and 4 players."""
    return (
        Shot("curtain", _curtain(lambda: position(4, "middle"))),
        Shot("curtain_first", _curtain(lambda: position(2, "start"))),
        Shot("curtain_debtor", _curtain(lambda: debtor(4))),
        Shot("moments", _moments),
        Shot("ceremony_links", _ceremony(4, 1, steps=3)),
        Shot("ceremony_tiles", _ceremony(4, 1, steps=9)),
        Shot("ceremony_end", _ceremony(3, 0, introductory=True)),
        Shot("turning_round", _round_turns, over=_table),
        Shot("turning_era", _era_turns, over=_rails),
        Shot("pause", _pause, over=_table),
        Shot("keys", lambda context: keys_screen(context, "birmingham"), over=_table),
        Shot("rules", lambda context: rules_screen(context, "B-12.3")),
        Shot("rules_search", rules_screen, inputs=(Text("merchant beer"),)),
        Shot("winner", _winner),
        Shot("result", _result(4)),
        Shot("result_two", _result(2)),
        Shot("result_introductory", _result(3, introductory=True)),
        *unsaved_screens(),
    )


def _table(context: Context) -> Scene:
    return played_table(context, position(4, "middle"))


def _nowhere(*_: object) -> None:
    """Stay where the picture is taken."""


def _curtain(find: Callable[[], BrassSession]) -> Callable[[Context], Scene]:
    def make(context: Context) -> Scene:
        session = find()
        seat = session.actor if session.actor is not None else Seat(0)
        return curtain_screen(context, session, seat, Pop, on_menu=_nowhere)

    return make


def _moments(context: Context) -> Scene:
    session = position(4, "middle")
    seat = session.actor if session.actor is not None else Seat(0)
    return board_moments(session, recap(session, seat).rows, 4)


def _ceremony(
    players: int, number: int, *, steps: int | None = None, introductory: bool = False
) -> Callable[[Context], Scene]:
    def make(context: Context) -> Scene:
        session = finished(players, introductory=introductory)
        ends = [n for n, entry in enumerate(session.log) if is_scored(entry.events)]
        scene = ceremony_screen(context, session, ends[number], Pop)
        scene.show(steps)
        return scene

    return make


def _round_turns(context: Context) -> Scene:
    del context
    session = position(4, "middle")
    starts = [n for n in range(len(session.log)) if begins_round(session, n)]
    return turning_screen(partial(tell_round, session, starts[-1]), Pop)


def _era_turns(context: Context) -> Scene:
    del context
    return turning_screen(partial(tell_era, finished(4), _era_end()), Pop)


def _rails(context: Context) -> Scene:
    return played_table(context, finished(4).fork(_era_end() + 1))


def _era_end() -> int:
    """Find the entry that began the rail era."""
    return next(n for n in range(len(finished(4).log)) if begins_era(finished(4), n))


def _pause(context: Context) -> Scene:
    every = PauseActions(*(_nowhere,) * 5, change_seat=_nowhere)
    return pause_screen(context, position(4, "middle"), every)


def _winner(context: Context) -> Scene:
    del context
    session = finished(4)
    session.elapsed = 1.7 * _HOUR
    scene = winner_screen(partial(build_result, session), 1.0, lambda: scene)
    scene.update(_RAINING)
    return scene


def _result(players: int, *, introductory: bool = False) -> Callable[[Context], Scene]:
    def make(context: Context) -> Scene:
        session = finished(players, introductory=introductory)
        session.elapsed = 1.7 * _HOUR
        every = ResultActions(_nowhere, _nowhere, _nowhere, _nowhere)
        return result_screen(context, session, every)

    return make
