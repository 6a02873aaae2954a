from dataclasses import replace

from brass_desktop import __version__
from brass_desktop.ui.context import Context, Features
from brass_desktop.ui.input import Key
from brass_desktop.ui.scenes.title import title_screen
from brass_desktop.ui.studio import Studio
from tests.ui.recording import read_lines, top_screen

SIZE = (1280, 720)


def open_title(context: Context, features: Features) -> Studio:
    whole = replace(context, features=features)
    studio = Studio(whole, title_screen(whole), SIZE)
    studio.draw()
    return studio


def keys(studio: Studio) -> list[str]:
    return [widget.key for widget in top_screen(studio).form.widgets]


def test_what_this_build_cannot_do_is_not_offered(context: Context) -> None:
    assert keys(open_title(context, Features())) == ["rules", "settings", "credits", "quit"]


def test_everything_there_is_stands_in_its_order(context: Context) -> None:
    assert keys(open_title(context, context.features)) == [
        "continue",
        "new",
        "load",
        "replays",
        "learn",
        "rules",
        "settings",
        "credits",
        "quit",
    ]


def test_no_game_to_go_on_with_means_no_continue(context: Context) -> None:
    features = replace(context.features, find_continuation=lambda: None)
    assert "continue" not in keys(open_title(context, features))


def test_versions_of_program_and_rules_are_named(context: Context) -> None:
    texts = [line.text for line in read_lines(open_title(context, context.features))]
    assert any(__version__ in text and "rules 1" in text for text in texts)


def test_entries_lead_where_they_say(context: Context) -> None:
    for entry in ("new", "rules", "settings", "credits"):
        studio = open_title(context, context.features)
        studio.focus(entry)
        studio.send(Key("enter"))
        assert len(studio.stack.visible) == 1
        assert keys(studio)[0] != "continue"
        studio.send(Key("escape"))
        assert keys(studio)[0] == "continue"
    studio.focus("quit")
    studio.stack.handle([Key("enter")])
    assert studio.stack.top is None


def test_a_new_game_that_was_left_is_still_there(context: Context) -> None:
    studio = open_title(context, context.features)
    for leave in ("escape", "back"):
        studio.focus("new")
        studio.send(Key("enter"))
        studio.focus(f"seat{3 if leave == 'escape' else 2}.remove")
        studio.send(Key("enter"))
        if leave == "back":
            studio.focus("back")
        studio.send(Key("enter" if leave == "back" else "escape"))
        assert "credits" in keys(studio)
    studio.focus("new")
    studio.send(Key("enter"))
    assert {"add2", "add3"} <= set(keys(studio))
