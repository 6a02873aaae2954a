import argparse
import os
import subprocess
import sys
from pathlib import Path

import pygame
import pytest

from brass_desktop.commands import shots
from brass_desktop.commands.bench_ui import measure_frames, measure_play, print_frames


def run(*words: str) -> int:
    parser = argparse.ArgumentParser()
    shots.configure(parser)
    return shots.run(parser.parse_args(words))


def test_wanted_shots_are_drawn_in_every_size_and_theme(tmp_path: Path) -> None:
    out = tmp_path / "pictures"
    sizes = ("--size", "1280x720", "--size", "1920x1080")
    assert run("--out", str(out), *sizes, "--only", "error", "--lang", "pseudo") == 0
    names = sorted(path.name for path in out.iterdir())
    assert names == [
        "error_day_1280x720.png",
        "error_day_1920x1080.png",
        "error_night_1280x720.png",
        "error_night_1920x1080.png",
    ]
    assert pygame.image.load(out / names[0]).get_size() == (1280, 720)


def test_nothing_but_the_pictures_is_told(tmp_path: Path) -> None:
    """Run apart: pygame greets and the sound system complains only in a new process."""
    command = [sys.executable, "-m", "brass_desktop", "shots", "--out", str(tmp_path)]
    options = ["--size", "1280x720", "--theme", "day", "--only", "overlay_N"]
    plain = {name: value for name, value in os.environ.items() if not name.startswith("SDL_")}
    done = subprocess.run(
        [*command, *options], capture_output=True, text=True, check=True, env=plain
    )
    assert done.stdout.splitlines() == [str(path) for path in tmp_path.glob("*.png")]
    assert done.stderr == ""


def test_an_unknown_name_is_said_so(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run("--out", str(tmp_path), "--only", "nothing") == 1
    assert "title" in capsys.readouterr().out


def test_a_size_must_look_like_one(tmp_path: Path) -> None:
    with pytest.raises(SystemExit):
        run("--out", str(tmp_path), "--size", "large")


def test_frames_are_timed_beside_a_calibration_loop(capsys: pytest.CaptureFixture[str]) -> None:
    figures = measure_frames(("error",), ((1280, 720),), frames=3)
    assert [figure.kind for figure in figures] == ["layout", "redraw", "pointer", "idle"]
    assert all(0 < f.median_ms <= f.p99_ms and f.calibration_ms > 0 for f in figures)
    print_frames(figures)
    assert capsys.readouterr().out.count("calibration") == len(figures)


def test_whole_clicks_and_frames_beside_a_bot_are_timed() -> None:
    figures = measure_play(((1280, 720),), clicks=6, frames=60)
    assert [figure.kind for figure in figures] == ["click", "thinking"]
    assert all(0 < f.median_ms <= f.p99_ms for f in figures)
