"""The choice among languages."""

from pathlib import Path

from brass_desktop.app import make_context
from brass_desktop.ui.context import Context
from brass_desktop.ui.scenes.settings.screen import settings_screen
from brass_desktop.ui.widgets.choice import Segmented
from tests.ui.recording import read_lines, top_screen
from workshop.shots.studio import Studio


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
