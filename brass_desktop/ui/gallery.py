"""The gallery: named scenes in fixed states, drawn by `shots`, by the goldens and the timer.

A module that has screens of its own offers a tuple of shots, which `all_shots` puts together.
"""

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from brass_desktop.i18n.wording import Wording
from brass_desktop.present.new_game import PERSON
from brass_desktop.present.text import common, errors, load
from brass_desktop.ui import gallery_saves
from brass_desktop.ui.context import Context, Continuation, Features
from brass_desktop.ui.input import Input, Key
from brass_desktop.ui.scene import Push, Scene
from brass_desktop.ui.scenes.credits import credits_screen
from brass_desktop.ui.scenes.error import error_screen
from brass_desktop.ui.scenes.new_game import NewGamePage, new_draft
from brass_desktop.ui.scenes.settings import settings_screen
from brass_desktop.ui.scenes.title import title_screen
from brass_desktop.ui.screen import Screen
from brass_desktop.ui.studio import Studio
from brass_desktop.ui.theme import THEMES, ThemeName

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


def gallery_features() -> Features:
    """Everything a title can offer, so that the fullest screens are in the picture."""
    return Features(
        start=lambda game: _unreached(),
        find_continuation=_continuation,
        load=_unreached,
        replays=_unreached,
        learn=_unreached,
        bot_levels=tuple(common.BOT_LEVELS),
        rules_version="1",
    )


def _continuation() -> Continuation:
    """Name a game as the library would, in the language of the picture."""
    stage, turn = load.STAGES["rail"](round=6, rounds=8), load.TO_PLAY(name="Clara")
    note = Wording.of((load.PARTS(first=stage, second=turn), stage))
    return Continuation(note, _unreached)


def all_shots() -> tuple[Shot, ...]:
    """Give every shot in a fixed order."""
    return SHELL_SHOTS + SAVE_SHOTS


def _unreached() -> Scene:
    raise AssertionError("the gallery opens no other scene")


def _new_game(context: Context) -> Screen:
    return Screen(NewGamePage(context, new_draft(context, lambda: FIXED_SEED)))


def _mixed_game(context: Context) -> Screen:
    page = NewGamePage(context, new_draft(context, lambda: FIXED_SEED))
    page.draft.set_kind(2, PERSON)
    page.draft.set_kind(3, "magnate")
    return Screen(page)


def _two_seats(context: Context) -> Screen:
    page = NewGamePage(context, new_draft(context, lambda: FIXED_SEED))
    page.draft.remove_seat(3)
    page.draft.remove_seat(2)
    page.draft.rename(1, page.draft.game.seats[0].name)
    return Screen(page)


def _error(context: Context) -> Screen:
    report = Path("reports") / "report-2026-01-31-201500.txt"
    error = LookupError("no such location: coalbrookedale")
    return error_screen(error, report, _unreached, errors.SAVED)


SHELL_SHOTS: Final = (
    Shot("title", title_screen),
    Shot("new_game", _mixed_game),
    Shot("new_game_two_seats", _two_seats),
    Shot("dropdown", _new_game, "seat0.character", (Key("enter"), Key("down"))),
    Shot("settings", settings_screen),
    Shot("dialog", settings_screen, "reset", (Key("enter"),)),
    Shot("credits", credits_screen),
    Shot("error", _error),
)
"""The screens around the table."""
SAVE_SHOTS: Final = (
    Shot("load", gallery_saves.load_shot),
    Shot("replay", gallery_saves.replay_shot),
    Shot("replay_seat", gallery_saves.replay_seat_shot),
)
"""Saved games and replays."""
