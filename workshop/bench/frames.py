"""Measurements of the window: frame times of the gallery's scenes, of motion and of clicks."""

import json
import tempfile
from collections.abc import Sequence
from dataclasses import asdict, replace
from functools import partial
from pathlib import Path
from typing import Final

from brass_desktop.core.rng import Rng
from brass_desktop.games.brass.engine.game import BrassSession
from brass_desktop.games.brass.present.intents import Intent
from brass_desktop.games.brass.present.motion.telling import timeline_of
from brass_desktop.games.brass.present.play.choices import lit_intents
from brass_desktop.games.brass.present.viewmodel.build_panels import build_table
from brass_desktop.games.brass.present.viewmodel.seen import Seen
from brass_desktop.present.controls import ControlState
from brass_desktop.present.intents import Press
from brass_desktop.present.opponents import Opponents
from brass_desktop.ui.context import Context
from brass_desktop.ui.drawing.warming import keep_for_good
from workshop.bench.calibration import calibrate
from workshop.bench.frame_timer import FrameFigure, time_frames
from workshop.bench.motion_timer import Shown, time_motion
from workshop.bench.play_timer import time_clicks, time_thinking
from workshop.shots.brass.lone_table import BrassScene, play_scene
from workshop.shots.brass.positions import position
from workshop.shots.brass.tables import table_shots
from workshop.shots.gallery import all_shots
from workshop.shots.studio import Studio, make_canvas, open_studio, studio_context

TIMED: Final = ("title", "new_game", "settings", "table_4p_late", "mat_0")
"""Shots that are timed unless others are asked for."""
SIZES: Final = ((1920, 1080), (3840, 2160))


def measure_frames(
    names: Sequence[str] = TIMED, sizes: Sequence[tuple[int, int]] = SIZES, frames: int = 120
) -> list[FrameFigure]:
    """Time the named shots at every size without a window."""
    open_studio()
    wanted = [shot for shot in (*all_shots(), *table_shots()) if shot.name in names]
    with tempfile.TemporaryDirectory() as home:
        context = studio_context(Path(home))
        return [
            figure
            for size in sizes
            for shot in wanted
            for figure in time_frames(context, shot, size, calibrate=calibrate, frames=frames)
        ]


def measure_motion(
    sizes: Sequence[tuple[int, int]] = SIZES, actions: int = 12
) -> list[FrameFigure]:
    """Time the last actions of a game as they are shown, from the answer to the last frame."""
    open_studio()
    session = position(4, "late")
    first = len(session.log) - actions
    shown = [_told(session, number) for number in range(first, len(session.log))]
    with tempfile.TemporaryDirectory() as home:
        context = studio_context(Path(home))
        return [
            figure
            for size in sizes
            for figure in time_motion(make_canvas(context, size), shown, calibrate=calibrate)
        ]


def measure_play(
    sizes: Sequence[tuple[int, int]] = SIZES, clicks: int = 150, frames: int = 600
) -> list[FrameFigure]:
    """Time a late game as people click through it, and ten seconds beside thinking bots."""
    open_studio()
    with tempfile.TemporaryDirectory() as home:
        context = studio_context(Path(home))
        keep_for_good()
        return [
            figure
            for size in sizes
            for figure in (_clicks(context, size, clicks), _beside_a_bot(context, size, frames))
        ]


def _clicks(context: Context, size: tuple[int, int], most: int) -> FrameFigure:
    chance, times = Rng(1), list[float]()
    while len(times) < most:
        studio, _ = _sat_down(context, size, "person")
        times += time_clicks(studio, partial(_wanted, chance), most - len(times))
    return FrameFigure.of("play_4p_late", "click", size, times, calibrate())


def _wanted(chance: Rng, scene: BrassScene) -> Intent | None:
    """Point at something lit, and confirm or end the turn where that is offered."""
    view = scene.model.view()
    if view.turn.confirm is not None and view.turn.confirm.state is ControlState.LIT:
        return Press("confirm")
    if view.turn.end.state is ControlState.ENABLED:
        return Press("end_turn")
    lit = lit_intents(view)
    return chance.choice(lit) if lit else None


def _beside_a_bot(context: Context, size: tuple[int, int], most: int) -> FrameFigure:
    studio, opponents = _sat_down(context, size, "magnate")
    times = list(time_thinking(studio, lambda: opponents.is_thinking, most))
    opponents.close()
    return FrameFigure.of("play_4p_late", "thinking", size, times, calibrate())


def _sat_down(context: Context, size: tuple[int, int], control: str) -> tuple[Studio, Opponents]:
    """Open a late game with the same kind of player in every seat."""
    late = position(4, "late")
    session = late.fork(len(late.log))
    session.seat([replace(player, control=control) for player in session.players])
    opponents = Opponents(session)
    scene = play_scene(context, session, opponents)
    return Studio(context, scene, size), opponents


def _told(session: BrassSession, number: int) -> Shown:
    entry = session.log[number]
    before, after = (
        Seen(session.game.id, session.at(at), tuple(session.players), entry.seat)
        for at in (number, number + 1)
    )
    return timeline_of(entry, before, after), build_table(before), build_table(after)


def report(*, as_json: bool) -> int:
    """Measure still and moving frames and whole clicks, and print them."""
    figures = [*measure_frames(), *measure_motion(), *measure_play()]
    if as_json:
        print(json.dumps({"figures": [asdict(figure) for figure in figures]}))
    else:
        print_frames(figures)
    return 0


def print_frames(figures: Sequence[FrameFigure]) -> None:
    """Print one line per figure, the calibration loop beside it."""
    for figure in figures:
        width, height = figure.size
        line = (
            f"{figure.scene:20} {width}x{height:<5} {figure.kind:8}"
            f" median {figure.median_ms:8.3f} ms   p99 {figure.p99_ms:8.3f} ms"
            f"   calibration {figure.calibration_ms:6.2f} ms   ratio {figure.ratio:7.3f}"
        )
        idle = f"   {figure.idle_percent:.2f} % of a core" if figure.kind == "idle" else ""
        print(line + idle)
