"""The gallery's pictures of Lancashire being told: curtains, scorings, turning points, tips."""

from collections.abc import Callable
from functools import partial
from typing import Final

from brass_desktop.core.types import Seat
from brass_desktop.games.brass.engine.events import DistantTileTurned
from brass_desktop.games.brass.engine.game import BrassSession
from brass_desktop.games.brass.present.about import things
from brass_desktop.games.brass.present.about.things import Thing
from brass_desktop.games.brass.present.ceremony import is_scored
from brass_desktop.games.brass.present.recap import recap
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
from brass_desktop.ui.scenes.play.turning import turning_screen
from brass_desktop.ui.scenes.result.screen import ResultActions, result_screen
from brass_desktop.ui.scenes.rules.screen import rules_screen
from brass_desktop.ui.scenes.settings.key_list import keys_screen
from brass_desktop.ui.window.input import Key
from brass_desktop.ui.window.scene import Pop, Scene
from workshop.shots.brass.acting import played_table
from workshop.shots.brass.lancashire import finished
from workshop.shots.brass.resting import rest_on
from workshop.shots.gallery import Shot

_Make = Callable[[Context], Scene]
_HOUR: Final = 3600.0
_MIDDLE: Final = 0.42
"""How far a game has come that is shown half way."""
_BEATS: Final = {"turns": 1.24, "falls": 1.72, "closes": 2.3}
"""Seconds into a sale overseas: the tile is held up, the bale falls, the plate comes in."""
_THINGS: Final[dict[str, Thing]] = {
    "neighbour": things.MapPlace("scotland"),
    "transit": things.MapPlace("southport"),
    "port": things.Slot("fleetwood.0"),
    "shipyard": things.Slot("birkenhead.0"),
    "ferry": things.Ferry("birkenhead", "liverpool"),
    "demand": things.DemandSpace(5),
    "closing": things.DemandSpace(8),
    "stack": things.DistantStack(),
    "last": things.LastDistantTile(),
    "to_come": things.DistantTilesToCome(2),
    "aside": things.Pile("set_aside"),
}


def lancashire_telling_shots() -> tuple[Shot, ...]:
    """Give everything that tells of a game in Lancashire, and what its things say."""
    tips = [Shot(f"lancashire_about_{n}", _trading, then=rest_on(t)) for n, t in _THINGS.items()]
    return (
        Shot("lancashire_curtain", _curtain(_middle)),
        Shot("lancashire_curtain_first", _curtain(lambda: finished(2).fork(0))),
        Shot("lancashire_moments", _moments),
        Shot("lancashire_ceremony_links", _ceremony(0, 2)),
        Shot("lancashire_ceremony_tiles", _ceremony(1, 8)),
        Shot("lancashire_ceremony_money", _ceremony(1, None)),
        Shot("lancashire_turning_round", _round_turns, over=_table),
        Shot("lancashire_turning_era", _era_turns, over=_rails),
        Shot("lancashire_chronicle", _rails, inputs=(Key("l"),)),
        Shot("lancashire_result", _result(4)),
        Shot("lancashire_result_two", _result(2)),
        Shot("lancashire_rules", lambda context: rules_screen(context, "L-11.4")),
        Shot("lancashire_keys", lambda context: keys_screen(context, "lancashire"), over=_table),
        *(Shot(f"lancashire_tile_{name}", _sold(name), then=_shown(name)) for name in _BEATS),
        *tips,
    )


def _middle() -> BrassSession:
    """Stop half way, where a turn begins."""
    game = finished(4)
    reached = round(len(game.log) * _MIDDLE)
    ends = (n for n in range(reached, len(game.log)) if game.log[n].action.kind == "end_turn")
    return game.fork(next(ends) + 1)


def _table(context: Context) -> Scene:
    return played_table(context, _middle())


def _trading(context: Context) -> Scene:
    return played_table(context, trading())


def trading() -> BrassSession:
    """Stop at a turn at which the distant market has turned tiles and is still open."""
    game = finished(4)
    last = len(game.state.rules.distant_bonus)
    moments = (
        n + 1
        for n, entry in enumerate(game.log)
        if entry.action.kind == "end_turn"
        and game.at(n + 1).distant_turned > 1
        and game.at(n + 1).cotton_demand < last
    )
    return game.fork(next(moments))


def _nowhere(*_: object) -> None:
    """Stay where the picture is taken."""


def _curtain(find: Callable[[], BrassSession]) -> _Make:
    def make(context: Context) -> Scene:
        session = find()
        seat = session.actor if session.actor is not None else Seat(0)
        return curtain_screen(context, session, seat, Pop, on_menu=_nowhere)

    return make


def _moments(context: Context) -> Scene:
    """Look back at a sale overseas that found no buyer."""
    del context
    game = finished(4, gambling=True)
    session = game.fork(_turned(game, closing=True) + 1)
    rows = recap(session, Seat(session.log[-1].seat)).rows
    return board_moments(session, rows, len(rows) - 1)


def _ceremony(number: int, beats: int | None) -> _Make:
    def make(context: Context) -> Scene:
        session = finished(4)
        ends = [n for n, entry in enumerate(session.log) if is_scored(entry.events)]
        scene = ceremony_screen(context, session, ends[number], Pop)
        scene.show(beats)
        return scene

    return make


def _round_turns(context: Context) -> Scene:
    del context
    session = _middle()
    starts = [n for n in range(len(session.log)) if begins_round(session, n)]
    return turning_screen(partial(tell_round, session, starts[-1]), Pop)


def _era_turns(context: Context) -> Scene:
    del context
    return turning_screen(partial(tell_era, finished(4), _era_end()), Pop)


def _rails(context: Context) -> Scene:
    return played_table(context, finished(4).fork(_era_end() + 1))


def _era_end() -> int:
    game = finished(4)
    return next(n for n in range(len(game.log)) if begins_era(game, n))


def _result(players: int) -> _Make:
    def make(context: Context) -> Scene:
        session = finished(players)
        session.elapsed = 1.4 * _HOUR
        every = ResultActions(_nowhere, _nowhere, _nowhere, _nowhere)
        return result_screen(context, session, every)

    return make


def _turned(game: BrassSession, *, closing: bool) -> int:
    """Find the first sale overseas that lowers the demand by some spaces, or ends the trade."""
    last = len(game.state.rules.distant_bonus)
    return next(
        n
        for n, entry in enumerate(game.log)
        for event in entry.events
        if isinstance(event, DistantTileTurned)
        and (event.after == last) == closing
        and event.after > event.before + 1
    )


def _sold(beat: str) -> _Make:
    def make(context: Context) -> Scene:
        game = finished(4, gambling=True)
        return played_table(context, game.fork(_turned(game, closing=beat == "closes") + 1))

    return make


def _shown(beat: str) -> Callable[[Scene], None]:
    """Show the sale once more, and stop in the middle of it."""

    def show(scene: Scene) -> None:
        scene.handle(Key("r"))
        scene.update(0.0)
        scene.update(_BEATS[beat])

    return show
