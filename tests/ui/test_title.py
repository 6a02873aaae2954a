from collections.abc import Sequence

import pygame
import pytest

from brass_desktop import __version__
from brass_desktop.games import shelf
from brass_desktop.ui.house import Continuation, House
from brass_desktop.ui.scenes.title.screen import TitleScreen, title_screen
from brass_desktop.ui.window.input import Key
from tests.ui.recording import read_lines, top_screen
from workshop.shots.house import GalleryHouse
from workshop.shots.studio import Studio

SIZE = (1280, 720)


def open_title(house: House) -> Studio:
    studio = Studio(house.context, title_screen(house), SIZE)
    studio.draw()
    return studio


def keys(studio: Studio) -> list[str]:
    return [widget.key for widget in top_screen(studio).form.widgets]


def test_everything_there_is_stands_in_its_order(house: House) -> None:
    assert keys(open_title(house)) == [
        "continue",
        "learn",
        "new",
        "load",
        "replays",
        "rules",
        "settings",
        "credits",
        "quit",
        "continue.birmingham",
        "new.birmingham",
        "new.lancashire",
        "new.furnace",
    ]


def test_once_a_game_was_begun_the_lessons_come_after_a_new_game(house: House) -> None:
    house.context.settings.change(last_played="birmingham")
    assert keys(open_title(house))[:3] == ["continue", "new", "learn"]


def test_no_game_to_go_on_with_means_no_continue(house: House) -> None:
    class Fresh(GalleryHouse):
        """A house in which nothing was begun."""

        def continuations(self) -> Sequence[Continuation]:
            return ()

    assert "continue" not in keys(open_title(Fresh(house.context)))


def test_the_version_of_the_program_is_named_and_of_the_rules_of_an_only_game(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert any(__version__ in line.text for line in read_lines(open_title(house)))
    monkeypatch.setattr(shelf, "SHELF", shelf.SHELF[:1])
    texts = [line.text for line in read_lines(open_title(house))]
    assert any(__version__ in text and "rules 1" in text for text in texts)


def test_the_paintings_on_the_cards_live_and_nothing_else_moves(house: House) -> None:
    studio = open_title(house)
    still = pygame.surfarray.array3d(studio.canvas.surface)
    for _ in range(40):
        studio.stack.update(0.2)
        studio.draw()
    moved = pygame.surfarray.array3d(studio.canvas.surface) != still
    screen = top_screen(studio)
    assert isinstance(screen, TitleScreen)
    covers = [studio.canvas.device(cover.rect) for cover in screen.covers]
    assert len(covers) == len(shelf.SHELF)
    for area in covers:
        x, y, w, h = area
        assert moved[x : x + w, y : y + h].any()
        moved[x : x + w, y : y + h] = False
    assert not moved.any()


def test_entries_lead_where_they_say(house: House) -> None:
    for entry in ("new", "rules", "settings", "credits"):
        studio = open_title(house)
        studio.focus(entry)
        studio.send(Key("enter"))
        assert len(studio.stack.visible) == 1
        assert keys(studio)[0] != "continue"
        studio.send(Key("escape"))
        assert keys(studio)[0] == "continue"
    studio.focus("quit")
    studio.stack.handle([Key("enter")])
    assert studio.stack.top is None


def test_rules_and_keys_are_a_key_away(house: House) -> None:
    for key in ("f1", "?"):
        studio = open_title(house)
        studio.send(Key(key))
        assert keys(studio)[0] != "continue", key
        studio.send(Key("escape"))
        assert keys(studio)[0] == "continue"


def test_a_new_game_that_was_left_is_still_there(house: House) -> None:
    studio = open_title(house)
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
