import argparse
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pygame
import pytest

from workshop.bench.frames import measure_frames, measure_play, print_frames
from workshop.shots import command as shots
from workshop.shots.compare import differing
from workshop.shots.gallery import all_shots


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
    command = [sys.executable, "-m", "workshop", "shots", "--out", str(tmp_path)]
    options = ["--size", "1280x720", "--theme", "day", "--only", "overlay_N"]
    plain = {name: value for name, value in os.environ.items() if not name.startswith("SDL_")}
    done = subprocess.run(
        [*command, *options], capture_output=True, text=True, check=True, env=plain
    )
    assert done.stdout.splitlines() == [str(path) for path in tmp_path.glob("*.png")]
    assert done.stderr == ""


@pytest.mark.parametrize("names", [("nothing",), ("error", "nothing")])
def test_an_unknown_name_is_said_so(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], names: tuple[str, ...]
) -> None:
    only = [word for name in names for word in ("--only", name)]
    assert run("--out", str(tmp_path / "none"), *only) == 2
    complaint = capsys.readouterr().err
    assert complaint.startswith("no picture nothing;") and "title" in complaint
    assert not (tmp_path / "none").exists()


@pytest.mark.parametrize(
    "words", [("--size", "large"), ("--lang", "tlh"), ("--against", "nowhere")]
)
def test_a_wrong_word_is_refused(tmp_path: Path, words: tuple[str, str]) -> None:
    with pytest.raises(SystemExit) as left:
        run("--out", str(tmp_path), *words)
    assert left.value.code == 2


def test_somebody_must_want_the_pictures(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("--only", "error") == 2
    assert "--out FOLDER, --against FOLDER" in capsys.readouterr().err


@pytest.fixture(scope="module")
def before(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Pictures of two screens, one of which is changed by a test."""
    folder = tmp_path_factory.mktemp("before")
    assert run("--out", str(folder), *SMALL, "--only", "error", "--only", "credits") == 0
    return folder


SMALL = ("--size", "1280x720", "--theme", "day")


def test_the_same_pictures_are_told_as_such(
    before: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run("--against", str(before), *SMALL, "--only", "error", "--only", "credits") == 0
    assert capsys.readouterr().out == "2 pictures, 0 not as before\n"


def test_pictures_that_differ_are_named_and_kept(
    before: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    old, out = tmp_path / "old", tmp_path / "out"
    shutil.copytree(before, old)
    name = "error_day_1280x720.png"
    picture = pygame.image.load(old / name)
    red, green, blue, _ = picture.get_at((300, 40))
    for at in ((300, 40), (310, 60)):
        picture.set_at(at, (red ^ 1, green, blue))
    pygame.image.save(picture, old / name)
    words = ("--only", "error", "--only", "credits", "--out", str(out))
    assert run("--against", str(old), *SMALL, *words) == 1
    told = capsys.readouterr().out.splitlines()
    assert told[0].startswith(f"{name}: 2 pixels differ, within 11x21 at 300,40")
    assert told[1:] == ["2 pictures, 1 not as before"]
    assert [path.name for path in out.iterdir()] == [name]


def test_pictures_that_came_and_went_are_named(
    before: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    screens = {shot.name: shot for shot in all_shots()}
    monkeypatch.setattr(shots, "whole_gallery", lambda: (screens["error"], screens["dialog"]))
    assert run("--against", str(before), *SMALL) == 1
    assert capsys.readouterr().out.splitlines() == [
        "dialog_day_1280x720.png: was not drawn before",
        "credits_day_1280x720.png: is no longer drawn",
        "2 pictures, 2 not as before",
    ]


def test_a_pixel_counts_whichever_channel_differs() -> None:
    black = pygame.Surface((7, 5))
    for colour in ((1, 0, 0), (0, 1, 0), (0, 0, 1)):
        other = black.copy()
        other.set_at((6, 4), colour)
        found = differing(black, other)
        assert found is not None
        assert (found.pixels, tuple(found.area)) == (1, (6, 4, 1, 1))
    assert differing(black, black.copy()) is None


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
