"""Every picture of the gallery in every language, and the choice among languages."""

from pathlib import Path

import pytest

from brass_desktop.app import make_context
from brass_desktop.services.paths import resource_folder
from brass_desktop.ui.context import Context
from brass_desktop.ui.drawing.canvas import Canvas
from brass_desktop.ui.scenes.settings.screen import settings_screen
from brass_desktop.ui.widgets.choice import Segmented
from tests.ui.matrix import FULL, SMALLEST, Case
from tests.ui.recording import read_lines, top_screen
from workshop.shots.brass.play import play_shots
from workshop.shots.brass.screens import screen_shots
from workshop.shots.brass.tables import table_shots
from workshop.shots.gallery import SHELL_SHOTS, Shot, all_shots, pose
from workshop.shots.studio import Studio

LOCALE = resource_folder("assets") / "locale"
MEASURED = {shot.name for shot in (*SHELL_SHOTS, *screen_shots())} - {"dropdown"}
"""What the tests of screens look at, word by word."""
OTHERS = [
    shot for shot in (*all_shots(), *table_shots(), *play_shots()) if shot.name not in MEASURED
]
OWN_WORDS = {"Clara against the Magnate", "From the old computer"}
"""Titles that players gave their games: these may be longer than their place."""


@pytest.mark.parametrize("shot", OTHERS, ids=lambda shot: shot.name)
@pytest.mark.parametrize(
    "case", [Case(SMALLEST, "pl"), Case(SMALLEST, "ru"), Case(FULL, "ru")], ids=str
)
def test_no_picture_of_the_gallery_has_cut_words(
    monkeypatch: pytest.MonkeyPatch, context: Context, shot: Shot, case: Case
) -> None:
    case.speak()
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
    pose(context, shot, case.size)
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
