import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from brass_desktop.commands import SUBCOMMANDS

NEEDS_XVFB = pytest.mark.skipif(
    sys.platform != "linux" or shutil.which("Xvfb") is None,
    reason="a real window needs a display; on Linux a virtual one",
)


def environment(home: Path, **more: str) -> dict[str, str]:
    kept = {k: v for k, v in os.environ.items() if not k.startswith(("SDL_", "DISPLAY", "WAYLAND"))}
    return kept | {"BRASS_DESKTOP_HOME": str(home), "SDL_AUDIODRIVER": "dummy", **more}


@pytest.fixture
def display() -> Iterator[str]:
    read, write = os.pipe()
    # A server that resets with its last client refuses the window that opens anew.
    screen = ["-screen", "0", "1920x1080x24", "-nolisten", "tcp", "-noreset"]
    server = subprocess.Popen(
        ["Xvfb", "-displayfd", str(write), *screen],
        pass_fds=(write,),
        stderr=subprocess.DEVNULL,
    )
    os.close(write)
    with os.fdopen(read) as pipe:
        number = pipe.readline().strip()
    assert number, "the virtual display did not start"
    yield f":{number}"
    server.terminate()
    server.wait()


@NEEDS_XVFB
def test_a_real_window_opens_resizes_switches_and_closes(display: str, tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "tests.ui.window_session", str(tmp_path)],
        env=environment(tmp_path, DISPLAY=display),
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    lines = done.stdout.splitlines()
    assert done.returncode == 0, done.stderr
    for line in (
        "driver x11",
        "opened 1600x900 day",
        "idle draws nothing",
        "resized 1366x768 day",
        "switched 1366x768 night",
        "full 1920x1080 night",
        "window again 1366x768 night",
        "kept 1366 768",
        "done",
    ):
        assert line in lines, done.stdout


def test_without_a_display_one_sentence_names_what_works(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "brass_desktop"],
        env=environment(tmp_path, XDG_RUNTIME_DIR=str(tmp_path)),
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert done.returncode == 1
    sentences = [line for line in done.stderr.splitlines() if "display" in line]
    assert len(sentences) == 1
    for command in SUBCOMMANDS:
        assert command in sentences[0]
    assert "Traceback" not in done.stderr
