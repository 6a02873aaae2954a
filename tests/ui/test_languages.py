"""Every screen in every language: nothing overlaps, nothing is cut, at every supported size."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from brass_desktop import i18n
from brass_desktop.app import make_context
from brass_desktop.commands.play_shots import play_shots
from brass_desktop.commands.positions import position
from brass_desktop.commands.screen_shots import screen_shots
from brass_desktop.commands.table_shots import table_shots
from brass_desktop.core.types import Seat
from brass_desktop.present.table_model import WatchedTable
from brass_desktop.services.paths import resource_folder
from brass_desktop.ui.assets import Assets
from brass_desktop.ui.canvas import Canvas
from brass_desktop.ui.context import Context
from brass_desktop.ui.gallery import SHELL_SHOTS, Shot, all_shots, pose
from brass_desktop.ui.scenes.settings import settings_screen
from brass_desktop.ui.studio import Studio
from brass_desktop.ui.widgets.choice import Segmented
from tests.ui.recording import read_lines, top_screen
from tests.ui.table_reading import SIZES, read_table
from tests.ui.test_screens import assert_fits
from tests.ui.test_table_text import assert_readable

LOCALE = resource_folder("assets") / "locale"
SCREENS = [*(shot for shot in SHELL_SHOTS if shot.name != "dropdown"), *screen_shots()]
OTHERS = [
    shot
    for shot in (*all_shots(), *table_shots(), *play_shots())
    if shot.name not in {screen.name for screen in SCREENS}
]
OWN_WORDS = {"Clara against the Magnate", "From the old computer"}
"""Titles that players gave their games: these may be longer than their place."""


@pytest.fixture(params=["pl", "ru"], autouse=True)
def language(request: pytest.FixtureRequest, english: None) -> Iterator[str]:
    i18n.use_language(request.param, LOCALE)
    yield request.param


@pytest.mark.parametrize("shot", SCREENS, ids=lambda shot: shot.name)
@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_screens_lay_out(context: Context, shot: Shot, size: tuple[int, int]) -> None:
    assert_fits(pose(context, shot, size))


@pytest.mark.parametrize(("players", "stage"), [(2, "late"), (4, "early"), (4, "late")])
@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_the_table_lays_out(
    monkeypatch: pytest.MonkeyPatch,
    pictures: Assets,
    players: int,
    stage: str,
    size: tuple[int, int],
) -> None:
    view = WatchedTable(position(players, stage), Seat(0)).view()
    reading = read_table(monkeypatch, view, size, pictures)
    assert_readable(reading)
    assert [line.text for line in reading.lines if line.cut] == []


@pytest.mark.parametrize("shot", OTHERS, ids=lambda shot: shot.name)
@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)], ids=str)
def test_no_picture_of_the_gallery_has_cut_words(
    monkeypatch: pytest.MonkeyPatch, context: Context, shot: Shot, size: tuple[int, int]
) -> None:
    cut: set[str] = set()
    render = Canvas.text

    def text(self: Canvas, words: str, *place: object, **how: object) -> float:
        fit = how.get("fit")
        if isinstance(fit, float | int):
            role, size, smallest = place[1], place[2], self.typeface.floor
            taken = self.typeface.fitting(words, role, size, fit)  # type: ignore[arg-type]
            if self.typeface.shortened(taken, role, smallest, fit) != taken:  # type: ignore[arg-type]
                cut.add(words)
        return render(self, words, *place, **how)  # type: ignore[arg-type]

    monkeypatch.setattr(Canvas, "text", text)
    pose(context, shot, size)
    assert {words for words in cut if len(words) > len("IKB")} - OWN_WORDS == set()


def test_the_settings_offer_every_language_under_its_own_name(context: Context) -> None:
    studio = Studio(context, settings_screen(context), (1920, 1080))
    studio.draw()
    choice = next(w for w in top_screen(studio).form.widgets if w.key == "language")
    assert isinstance(choice, Segmented)
    assert [option.text for option in choice.options] == ["English", "Polski", "Русский"]


def test_a_change_of_language_is_seen_at_once(tmp_path: Path) -> None:
    heard: dict[str, set[str]] = {}
    home = make_context(tmp_path)
    assert home.places.settings.parent == tmp_path
    studio = Studio(home, settings_screen(home), (1920, 1080))
    for code in ("ru", "en", "pl"):
        home.settings.change(language=code)
        studio.stack.refresh()
        heard[code] = {line.text for line in read_lines(studio)}
    assert "Настройки" in heard["ru"]
    assert "Settings" in heard["en"]
    assert "Ustawienia" in heard["pl"]
