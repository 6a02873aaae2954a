import pytest

from brass_desktop.core.session import TableChoice
from brass_desktop.present.text import settings as words
from brass_desktop.services import folder
from brass_desktop.services.settings import Settings
from brass_desktop.ui.context import Context
from brass_desktop.ui.scenes.settings.screen import settings_screen
from brass_desktop.ui.window.input import Key
from tests.ui.recording import read_lines
from workshop.shots.studio import Studio

SIZE = (1920, 1080)


@pytest.fixture
def studio(context: Context) -> Studio:
    made = Studio(context, settings_screen(context), SIZE)
    made.draw()
    return made


@pytest.mark.parametrize(
    ("key", "press", "field", "value"),
    [
        ("window_mode", "right", "window_mode", "full"),
        ("text_percent", "right", "text_percent", 115),
        ("board", "left", "board", "night"),
        ("strong_patterns", "right", "strong_patterns", True),
        ("accelerated_window", "space", "accelerated_window", True),
        ("animation_percent", "home", "animation_percent", 0),
        ("bot_pause_ms", "end", "bot_pause_ms", None),
        ("reduced_motion", "enter", "reduced_motion", True),
        ("volume", "left", "volume", 50),
        ("turn_whistle", "space", "turn_whistle", False),
        ("silent_in_background", "left", "silent_in_background", False),
        ("confirm", "right", "confirm", "turn"),
        ("take_back", "right", "take_back", "agreement"),
        ("curtain", "space", "curtain", False),
        ("bot_reasons", "space", "bot_reasons", True),
        ("autosave", "right", "autosave", "turn"),
        ("autosaves_kept", "right", "autosaves_kept", None),
    ],
)
def test_every_control_changes_its_setting_at_once(
    context: Context, studio: Studio, key: str, press: str, field: str, value: object
) -> None:
    studio.focus(key)
    studio.send(Key(press))
    expected = Settings.model_validate({field: value})
    assert context.settings.current == expected


def test_a_reset_asks_first(context: Context, studio: Studio) -> None:
    context.settings.change(volume=0)
    studio.focus("reset")
    studio.send(Key("enter"), Key("escape"))
    assert context.settings.current.volume == 0
    studio.send(Key("enter"), Key("enter"))
    assert context.settings.current.volume == 0, "Enter alone resets nothing"
    studio.send(Key("enter"))
    studio.focus("answer1")
    studio.send(Key("enter"))
    assert context.settings.current == Settings()


def test_the_settings_say_where_the_game_on_the_table_has_it_otherwise(context: Context) -> None:
    table: dict[str, TableChoice] = {"bot_reasons": True, "curtain": True, "confirm": "turn"}
    table["board"] = "night"
    studio = Studio(context, settings_screen(context, table), SIZE)
    told = " ".join(line.text for line in read_lines(studio))
    assert told.count("In this game it is on") == 1, "the curtain is as in the settings"
    assert "(in this game: End of turn only)" in told
    assert "in this game: Night" not in told, "the board shows what the settings say"


def test_escape_leaves(studio: Studio) -> None:
    studio.send(Key("escape"))
    assert studio.stack.top is None


def test_a_folder_that_cannot_be_shown_is_named(
    studio: Studio, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(folder, "show", lambda path: False)
    studio.focus("autosaves_kept.more")
    studio.send(Key("enter"))
    assert len(studio.stack.visible) == 2
    assert words.FOLDER_TITLE() in [line.text for line in read_lines(studio)]
