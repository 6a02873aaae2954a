"""The screens around the table when there are several games to choose from."""

from collections.abc import Sequence
from dataclasses import replace
from functools import partial

import pytest

from brass_desktop import i18n
from brass_desktop.core.table import NewGame
from brass_desktop.games import shelf
from brass_desktop.games.shelf import GameInfo
from brass_desktop.i18n.pseudo import PseudoTranslations
from brass_desktop.present.box import box_of
from brass_desktop.services.paths import resource_folder
from brass_desktop.ui.context import Context
from brass_desktop.ui.house import Continuation, House
from brass_desktop.ui.scenes.rules.screen import rules_screen
from brass_desktop.ui.scenes.settings.key_list import keys_screen
from brass_desktop.ui.scenes.settings.screen import settings_screen
from brass_desktop.ui.scenes.setup.screen import new_draft, new_game_screen
from brass_desktop.ui.scenes.title.credits import credits_screen
from brass_desktop.ui.scenes.title.screen import TitleScreen, title_screen
from brass_desktop.ui.widgets.choice import Segmented
from brass_desktop.ui.window.input import Key
from brass_desktop.ui.window.scene import Scene
from tests.samples import shelves
from tests.samples.shelves import FIRST, OPEN, THREE, TWIN
from tests.ui.recording import read_lines, top_screen
from tests.ui.test_screens import assert_fits
from workshop.shots.house import GalleryHouse
from workshop.shots.studio import Studio

LOCALE = resource_folder("assets") / "locale"


@pytest.fixture(autouse=True)
def three(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shelf, "SHELF", THREE)


def opened(context: Context, scene: Scene, size: tuple[int, int] = (1920, 1080)) -> Studio:
    studio = Studio(context, scene, size)
    studio.draw()
    return studio


def keys(studio: Studio) -> list[str]:
    return [widget.key for widget in top_screen(studio).form.widgets]


def texts(studio: Studio) -> set[str]:
    return {line.text for line in read_lines(studio)}


def chosen(studio: Studio) -> GameInfo:
    choice = next(w for w in top_screen(studio).form.widgets if w.key == "game")
    assert isinstance(choice, Segmented)
    return shelf.SHELF[choice.chosen]


def new_game(house: House) -> Scene:
    return new_game_screen(house, new_draft(house.context))


class Running(GalleryHouse):
    """A title with a game of some kinds to go on with, which notes what is opened."""

    def __init__(self, context: Context, *games: GameInfo) -> None:
        super().__init__(context)
        self.opened: list[str] = []
        self._games = games
        self.studio = opened(context, title_screen(self))

    def continuations(self) -> Sequence[Continuation]:
        return [
            Continuation(f"all of {game.id}", partial(self._open, game.id), game.id, game.id)
            for game in self._games
        ]

    def _open(self, game: str) -> Scene:
        self.opened.append(game)
        return credits_screen(self.context)


def test_every_game_has_a_card_with_its_ways_in(context: Context) -> None:
    running = Running(context, OPEN, FIRST)
    assert keys(running.studio)[-5:] == [
        f"continue.{FIRST.id}",
        f"new.{FIRST.id}",
        "new.twin",
        "continue.open",
        "new.open",
    ]
    assert {"Lancashire", "2–3 players · 40 min", "Saved: open", "No game in progress"} <= texts(
        running.studio
    )


def test_continue_goes_on_with_the_newest_and_a_card_with_its_own(context: Context) -> None:
    for control, game in (("continue", "open"), (f"continue.{FIRST.id}", FIRST.id)):
        running = Running(context, OPEN, FIRST)
        running.studio.focus(control)
        running.studio.send(Key("enter"))
        assert running.opened == [game]


@pytest.mark.parametrize(("number", "game"), [("1", FIRST.id), ("3", "open")])
def test_a_number_chooses_a_card_and_enter_continues_its_game(
    context: Context, number: str, game: str
) -> None:
    running = Running(context, OPEN, FIRST)
    running.studio.send(Key(number))
    running.studio.draw()
    running.studio.send(Key("enter"))
    assert running.opened == [game]


def test_enter_begins_a_chosen_game_that_has_nothing_to_continue(context: Context) -> None:
    running = Running(context, OPEN)
    running.studio.send(Key("2"), Key("enter"))
    assert chosen(running.studio) == TWIN
    assert not running.opened


def test_the_chosen_card_stands_higher_than_the_others(context: Context) -> None:
    running = Running(context, OPEN)

    def levels() -> list[float]:
        top = running.studio.stack.top
        assert isinstance(top, TitleScreen)
        return [cover.rect.y for cover in top.covers]

    first, second, third = levels()
    assert first == second > third
    running.studio.send(Key("1"))
    running.studio.draw()
    first, second, third = levels()
    assert first < second == third


def test_a_number_that_no_game_has_chooses_nothing(context: Context) -> None:
    running = Running(context, OPEN)
    running.studio.send(Key("4"), Key("enter"))
    assert running.opened == ["open"], "the focus stayed on Continue"


def test_helps_are_offered_where_a_table_gives_them(
    context: Context, monkeypatch: pytest.MonkeyPatch
) -> None:
    helping = replace(box_of(OPEN), aids=("planner", "forecast", "run_by_itself"))
    monkeypatch.setattr(shelves, "OPEN_BOX", helping)
    studio = opened(context, new_game(GalleryHouse(context)))
    assert "confirm" in keys(studio) and "planner" not in keys(studio)
    studio.focus("game")
    studio.send(Key("left"))
    offered = set(keys(studio))
    assert {"planner", "forecast", "run_by_itself", "patterns"} <= offered
    studio.focus("planner")
    studio.send(Key("right"))
    studio.focus("forecast")
    studio.send(Key("enter"))
    settings = context.settings.current
    assert (settings.planner, settings.forecast) == ("always", False)


def test_the_only_game_needs_no_card_and_no_choice(
    context: Context, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(shelf, "SHELF", (FIRST,))
    running = Running(context, FIRST)
    assert not [key for key in keys(running.studio) if "." in key]
    assert "Birmingham" in texts(running.studio)
    for scene in (new_game(GalleryHouse(context)), rules_screen(context)):
        assert "game" not in keys(opened(context, scene))


def test_a_card_begins_its_own_game_and_people_stay_at_the_table(context: Context) -> None:
    studio = Running(context).studio
    studio.focus("new")
    studio.send(Key("enter"))
    assert chosen(studio) == FIRST
    studio.focus("seat3.remove")
    studio.send(Key("enter"), Key("escape"))
    studio.focus("new.twin")
    studio.send(Key("enter"))
    assert chosen(studio) == TWIN
    assert {"add3", "seat2.name"} <= set(keys(studio))


def test_the_new_game_screen_offers_what_the_chosen_game_has(context: Context) -> None:
    studio = opened(context, new_game(GalleryHouse(context)))
    assert {"introductory", "curtain", "seat3.name"} <= set(keys(studio))
    studio.focus("game")
    studio.send(Key("right"), Key("right"))
    assert chosen(studio) == OPEN
    offered = set(keys(studio))
    assert {"short", "capitalists", "chain", "board", "seat2.name"} <= offered
    assert not {"introductory", "curtain", "seat3.name", "add3"} & offered
    assert {"The works", "Light the furnace"} <= texts(studio)


class Table(GalleryHouse):
    """A new game screen whose games are noted instead of being dealt."""

    def __init__(self, context: Context) -> None:
        super().__init__(context)
        self.begun: list[NewGame] = []

    def start(self, game: NewGame) -> Scene:
        self.begun.append(game)
        return credits_screen(self.context)

    def begin(self, *controls: tuple[str, Key]) -> NewGame:
        studio = opened(self.context, new_game(self))
        for control, key in (*controls, ("start", Key("enter"))):
            studio.focus(control)
            studio.send(key)
        return self.begun[-1]


def test_last_choices_are_kept_by_game(context: Context) -> None:
    table = Table(context)
    first = table.begin(("introductory", Key("right")), ("seat3.remove", Key("enter")))
    other = table.begin(("game", Key("left")), ("chain", Key("right")))
    assert (other.game, other.options, other.curtain) == ("open", ("chain",), False)
    settings = context.settings.current
    assert settings.last_games == {FIRST.id: first, "open": other}
    assert settings.last_played == "open"
    again = table.begin(("same", Key("enter")))
    assert (again.game, again.options) == ("open", ("chain",))
    back = table.begin(("game", Key("right")), ("same", Key("enter")))
    assert (back.game, back.options, len(back.seats)) == (FIRST.id, ("introductory",), 3)


def test_the_table_can_be_set_again_only_for_a_game_that_was_played(context: Context) -> None:
    Table(context).begin(("game", Key("left")))
    studio = opened(context, new_game(GalleryHouse(context)))
    assert "same" in keys(studio)
    studio.focus("game")
    studio.send(Key("left"))
    assert chosen(studio) == TWIN
    assert "same" not in keys(studio)


def test_a_game_that_is_no_longer_there_is_not_chosen(context: Context) -> None:
    context.settings.change(last_played="chess")
    assert new_draft(context).info == FIRST


def test_the_title_opens_the_rules_of_all_games(context: Context) -> None:
    context.settings.change(last_played="twin")
    studio = opened(context, rules_screen(context))
    assert chosen(studio) == TWIN
    studio.focus("game")
    studio.send(Key("right"))
    assert chosen(studio) == OPEN


def test_keys_are_those_of_the_game_at_hand(context: Context) -> None:
    first, other = "the seven actions", "the four discs"
    for game, own, strange in ((FIRST, first, other), (OPEN, other, first)):
        context.settings.change(last_played=game.id)
        for screen in (settings_screen(context), keys_screen(context, game.id)):
            said = texts(opened(context, screen))
            assert {own, "quick save"} <= said and strange not in said
    said = texts(opened(context, keys_screen(context, OPEN.id)))
    assert not {"move the map", "mats of the others"} & said


@pytest.mark.parametrize(("clause", "game"), [("B-12.3", None), (None, "twin"), (None, FIRST.id)])
def test_a_running_game_opens_its_own_rules(
    context: Context, clause: str | None, game: str | None
) -> None:
    studio = opened(context, rules_screen(context, clause, game))
    assert "game" not in keys(studio)


def test_a_clause_is_looked_up_in_the_book_of_its_letter(
    context: Context, monkeypatch: pytest.MonkeyPatch
) -> None:
    lost = tuple(replace(info, rulebook="nowhere") for info in (TWIN, OPEN))
    monkeypatch.setattr(shelf, "SHELF", (*lost, FIRST))
    assert "B-1.1" in texts(opened(context, rules_screen(context, "B-12.3")))
    with pytest.raises(FileNotFoundError):
        opened(context, rules_screen(context, "F-1.1"))


def _title(context: Context) -> Scene:
    return title_screen(GalleryHouse(context))


def _new_open_game(context: Context) -> Scene:
    draft = new_draft(context)
    draft.turn_to(OPEN)
    return new_game_screen(GalleryHouse(context), draft)


SCREENS = {"title": _title, "new game": _new_open_game, "rules": rules_screen}


@pytest.mark.parametrize("screen", SCREENS)
@pytest.mark.parametrize("percent", [100, 130])
@pytest.mark.parametrize("language", ["en", "pl", "ru"])
def test_the_smallest_window_holds_every_language(
    context: Context, screen: str, percent: int, language: str
) -> None:
    i18n.use_language(language, LOCALE)
    context.settings.change(text_percent=percent)
    assert_fits(opened(context, SCREENS[screen](context), (1280, 720)))


@pytest.mark.parametrize("screen", SCREENS)
@pytest.mark.parametrize("size", [(1280, 720), (1600, 900), (1920, 1080), (3440, 1440)], ids=str)
@pytest.mark.parametrize("games", [2, 3])
def test_every_window_holds_a_language_two_fifths_longer(
    context: Context,
    monkeypatch: pytest.MonkeyPatch,
    screen: str,
    size: tuple[int, int],
    games: int,
) -> None:
    monkeypatch.setattr(shelf, "SHELF", THREE[-games:])
    i18n.use_translations(PseudoTranslations())
    assert_fits(opened(context, SCREENS[screen](context), size))
