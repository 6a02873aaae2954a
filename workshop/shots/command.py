"""`python -m workshop shots`: draw the gallery of screens into PNG files, without a window."""

import argparse
import re
import sys
import tempfile
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Final

import pygame

from brass_desktop import i18n
from brass_desktop.i18n.pseudo import PseudoTranslations
from brass_desktop.services.paths import resource_folder
from brass_desktop.ui.drawing.assets import Assets
from brass_desktop.ui.drawing.theme import ThemeName
from brass_desktop.ui.window.viewport import MINIMUM
from workshop.arguments import existing_folder, new_folder
from workshop.shots.brass.lancashire import lancashire_shots
from workshop.shots.brass.lancashire_play import lancashire_play_shots
from workshop.shots.brass.lancashire_telling import lancashire_telling_shots
from workshop.shots.brass.play import play_shots
from workshop.shots.brass.screens import screen_shots
from workshop.shots.brass.tables import table_shots
from workshop.shots.compare import tell_apart
from workshop.shots.furnace.sheets import specimen_shots
from workshop.shots.furnace.tables import table_shots as furnace_shots
from workshop.shots.furnace.telling import telling_shots
from workshop.shots.gallery import Shot, all_shots, pose
from workshop.shots.learning import LEARN_SHOTS
from workshop.shots.studio import open_studio, studio_context

EXIT_DONE: Final = 0
EXIT_DIFFERENT: Final = 1
EXIT_USAGE: Final = 2
PSEUDO: Final = "pseudo"
_SIZE: Final = re.compile(r"(\d{3,4})x(\d{3,4})", re.ASCII)
_SMALLEST: Final = MINIMUM
_LARGEST: Final = (7680, 4320)
_DEFAULT_SIZES: Final = ((1920, 1080), (1280, 720))
_LOCALE: Final = resource_folder("assets") / "locale"


ROOMS: Final[Mapping[str, Sequence[Callable[[], tuple[Shot, ...]]]]] = {
    "birmingham": (table_shots, play_shots, screen_shots),
    "lancashire": (lancashire_shots, lancashire_play_shots, lancashire_telling_shots),
    "furnace": (furnace_shots, specimen_shots, telling_shots),
}
"""By game: who has pictures of it."""


def whole_gallery() -> tuple[Shot, ...]:
    """Give the pictures of every room."""
    return (*all_shots(), *LEARN_SHOTS, *(shot for game in ROOMS for shot in game_gallery(game)))


def game_gallery(game: str) -> tuple[Shot, ...]:
    """Give the pictures of one game."""
    return tuple(shot for room in ROOMS[game] for shot in room())


def configure(parser: argparse.ArgumentParser) -> None:
    """Declare what becomes of the pictures and which of them are wanted."""
    parser.add_argument(
        "--out",
        type=new_folder,
        metavar="FOLDER",
        help="write the pictures there, or those that differ",
    )
    parser.add_argument(
        "--against",
        type=existing_folder,
        metavar="FOLDER",
        help="compare with the pictures drawn there before",
    )
    parser.add_argument(
        "--size",
        type=_read_size,
        action="append",
        metavar="WxH",
        help="window size; may be given more than once",
    )
    parser.add_argument(
        "--theme",
        choices=("day", "night"),
        action="append",
        help="board side; may be given more than once",
    )
    parser.add_argument(
        "--lang",
        choices=(*i18n.available(_LOCALE), PSEUDO),
        default=i18n.SOURCE_LANGUAGE,
        help="language, or pseudo for a longer one",
    )
    parser.add_argument(
        "--text", type=int, choices=(90, 100, 115, 130), default=100, help="text size in percent"
    )
    parser.add_argument("--game", choices=sorted(ROOMS), help="pictures of one game alone")
    parser.add_argument(
        "--only", action="append", metavar="NAME", help="one picture; may be given more than once"
    )


def run(arguments: argparse.Namespace) -> int:
    """Draw every wanted shot and tell what was written, or what differs from before."""
    if arguments.out is None and arguments.against is None:
        print("say --out FOLDER, --against FOLDER or both", file=sys.stderr)
        return EXIT_USAGE
    gallery = whole_gallery() if arguments.game is None else game_gallery(arguments.game)
    names = [shot.name for shot in gallery]
    unknown = [name for name in arguments.only or () if name not in names]
    if unknown:
        print(f"no picture {', '.join(unknown)}; there are {', '.join(names)}", file=sys.stderr)
        return EXIT_USAGE
    wanted = [shot for shot in gallery if not arguments.only or shot.name in arguments.only]
    if arguments.against is not None:
        return _compare(_draw(wanted, arguments), arguments)
    for name, picture in _draw(wanted, arguments):
        print(_write(picture, arguments.out / name))
    return EXIT_DONE


def _draw(
    shots: Sequence[Shot], arguments: argparse.Namespace
) -> Iterator[tuple[str, pygame.Surface]]:
    """Give every picture under the name of its file.

    Each has a player's folder of its own: a kept small picture of a saved game is not to the pixel
    what a new one is, so no picture may depend on those drawn before it.
    """
    _speak(arguments.lang)
    open_studio()
    assets = Assets(resource_folder("assets"))
    for ending, theme, size in _endings(arguments):
        for shot in shots:
            with tempfile.TemporaryDirectory() as home:
                context = studio_context(Path(home), assets)
                context.settings.change(text_percent=arguments.text, language=arguments.lang)
                yield shot.name + ending, pose(context, shot, size, theme).draw()


def _endings(arguments: argparse.Namespace) -> Iterator[tuple[str, ThemeName, tuple[int, int]]]:
    """Give every wanted theme and size with what they add to the name of a file."""
    for theme in arguments.theme or ("day", "night"):
        for size in arguments.size or _DEFAULT_SIZES:
            yield f"_{theme}_{size[0]}x{size[1]}.png", theme, size


def _write(picture: pygame.Surface, path: Path) -> Path:
    path.parent.mkdir(parents=True, exist_ok=True)
    pygame.image.save(picture, path)
    return path


def _compare(drawn: Iterator[tuple[str, pygame.Surface]], arguments: argparse.Namespace) -> int:
    """Name every picture that is not as before; only those are written, if a folder is given."""
    found, different = set[str](), 0
    for name, picture in drawn:
        found.add(name)
        difference = tell_apart(picture, arguments.against / name)
        if difference:
            different += 1
            print(f"{name}: {difference}", flush=True)
            if arguments.out is not None:
                _write(picture, arguments.out / name)
    part = arguments.only or arguments.game
    gone = set[str]() if part else _drawn_before(arguments) - found
    for name in sorted(gone):
        print(f"{name}: is no longer drawn")
    print(f"{len(found)} pictures, {different + len(gone)} not as before")
    return EXIT_DIFFERENT if different or gone else EXIT_DONE


def _drawn_before(arguments: argparse.Namespace) -> set[str]:
    """Name the old pictures of the themes and sizes that are looked at."""
    endings = [ending for ending, _, _ in _endings(arguments)]
    return {path.name for ending in endings for path in arguments.against.glob(f"*{ending}")}


def _speak(language: str) -> None:
    if language == PSEUDO:
        i18n.use_translations(PseudoTranslations())
    else:
        i18n.use_language(language, _LOCALE)


def _read_size(text: str) -> tuple[int, int]:
    match = _SIZE.fullmatch(text)
    size = (int(match[1]), int(match[2])) if match is not None else (0, 0)
    if not all(map(_is_between, _SMALLEST, size, _LARGEST)):
        smallest, largest = ("x".join(map(str, end)) for end in (_SMALLEST, _LARGEST))
        raise argparse.ArgumentTypeError(f"a size lies between {smallest} and {largest}")
    return size


def _is_between(least: int, number: int, most: int) -> bool:
    return least <= number <= most
