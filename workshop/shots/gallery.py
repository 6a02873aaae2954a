"""The gallery: named scenes in fixed states, drawn by `shots`, by the goldens and the timer.

A module that has screens of its own offers a tuple of shots, which `all_shots` puts together.
"""

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from brass_desktop.core.table import PERSON
from brass_desktop.games import shelf
from brass_desktop.games.shelf import GameInfo
from brass_desktop.present.box import box_of
from brass_desktop.present.text import errors
from brass_desktop.ui.context import Context
from brass_desktop.ui.drawing.theme import THEMES, ThemeName
from brass_desktop.ui.scenes.error import error_screen
from brass_desktop.ui.scenes.settings.screen import settings_screen
from brass_desktop.ui.scenes.setup.screen import NewGamePage, new_draft
from brass_desktop.ui.scenes.title.credits import credits_screen
from brass_desktop.ui.scenes.title.screen import title_screen
from brass_desktop.ui.widgets.screen import Screen
from brass_desktop.ui.window.input import Input, Key
from brass_desktop.ui.window.scene import Push, Scene
from workshop.shots import saves as gallery_saves
from workshop.shots.house import GalleryHouse, unreached
from workshop.shots.studio import Studio

FIXED_SEED: Final = 7_204_118


@dataclass(frozen=True, slots=True)
class Shot:
    """One picture: how its scene is made, and what is done to it before it is drawn."""

    name: str
    make: Callable[[Context], Scene]
    focus: str = ""
    inputs: tuple[Input, ...] = ()
    over: Callable[[Context], Scene] | None = None
    """What lies beneath a scene that does not fill the window."""
    then: Callable[[Scene], None] | None = None
    """What happens once the scene has been drawn and knows its places."""


def pose(context: Context, shot: Shot, size: tuple[int, int], theme: ThemeName = "day") -> Studio:
    """Make a shot's scene on a canvas and bring it into the state of the picture."""
    # Some scenes draw pictures while they are made.
    context.assets.theme = THEMES[theme]
    lowest, *above = [make(context) for make in (shot.over, shot.make) if make is not None]
    studio = Studio(context, lowest, size, theme)
    for scene in above:
        studio.stack.go(Push(scene))
    studio.draw()
    if shot.focus:
        studio.focus(shot.focus)
    studio.send(*shot.inputs)
    if shot.then is not None and studio.stack.top is not None:
        shot.then(studio.stack.top)
    return studio


def all_shots() -> tuple[Shot, ...]:
    """Give every shot in a fixed order."""
    return SHELL_SHOTS + SAVE_SHOTS


def _title(context: Context) -> Scene:
    return title_screen(GalleryHouse(context))


def _new_game_page(context: Context) -> NewGamePage:
    return NewGamePage(GalleryHouse(context), new_draft(context, lambda: FIXED_SEED))


def _new_game(context: Context) -> Screen:
    return Screen(_new_game_page(context))


def _mixed_game(context: Context) -> Screen:
    page = _new_game_page(context)
    page.draft.set_kind(2, PERSON)
    page.draft.set_kind(3, "magnate")
    return Screen(page)


def _two_seats(context: Context) -> Screen:
    page = _new_game_page(context)
    page.draft.remove_seat(3)
    page.draft.remove_seat(2)
    page.draft.rename(1, page.draft.game.seats[0].name)
    return Screen(page)


def _other_game(seats: int, info: GameInfo = shelf.SHELF[-1]) -> Callable[[Context], Screen]:
    """Turn a new game to another one, usually the last on the shelf."""

    def make(context: Context) -> Screen:
        page = _new_game_page(context)
        page.draft.turn_to(info)
        for seat in range(len(page.draft.game.seats) - 1, seats - 1, -1):
            page.draft.remove_seat(seat)
        return Screen(page)

    return make


def _error(context: Context) -> Screen:
    report = Path("reports") / "report-2026-01-31-201500.txt"
    error = LookupError("no such location: coalbrookedale")
    return error_screen(error, report, unreached, errors.SAVED)


_WITH_VARIANT: Final = next(info for info in shelf.SHELF if 2 in box_of(info).variants)
SHELL_SHOTS: Final = (
    Shot("title", _title),
    Shot("new_game", _mixed_game),
    Shot("new_game_two_seats", _two_seats),
    Shot("new_game_other", _other_game(4)),
    Shot("new_game_other_two", _other_game(2)),
    Shot("new_game_variant", _other_game(2, _WITH_VARIANT)),
    Shot("dropdown", _new_game, "seat0.character", (Key("enter"), Key("down"))),
    Shot("settings", settings_screen),
    Shot("dialog", settings_screen, "reset", (Key("enter"),)),
    Shot("credits", credits_screen),
    Shot("error", _error),
)
"""The screens around the table."""
SAVE_SHOTS: Final = (
    Shot("load", gallery_saves.load_shot),
    Shot("export", gallery_saves.export_shot, over=gallery_saves.load_shot),
    Shot("replay", gallery_saves.replay_shot),
    Shot("replay_overseas", gallery_saves.replay_overseas_shot),
    Shot("replay_seat", gallery_saves.replay_seat_shot),
    Shot("who_plays", gallery_saves.who_plays_shot, over=gallery_saves.replay_shot),
    Shot("replay_closed", gallery_saves.replay_closed_shot),
)
"""Saved games and replays."""
