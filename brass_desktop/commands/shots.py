"""`brass-desktop shots`: draw the gallery of screens into PNG files, without a window."""

import argparse
import re
import tempfile
from pathlib import Path
from typing import Final

from brass_desktop import i18n
from brass_desktop.i18n.pseudo import PseudoTranslations
from brass_desktop.present.text import command_line as words
from brass_desktop.services.paths import resource_folder

PSEUDO: Final = "pseudo"
_SIZE: Final = re.compile(r"(\d{3,5})x(\d{3,5})")
_DEFAULT_SIZES: Final = ((1920, 1080), (1280, 720))


def configure(parser: argparse.ArgumentParser) -> None:
    """Declare where the pictures go and which of them are wanted."""
    parser.add_argument("--out", type=Path, required=True, metavar=words.FOLDER(), help=words.OUT())
    parser.add_argument(
        "--size", type=_read_size, action="append", metavar=words.SIZE_PATTERN(), help=words.SIZE()
    )
    parser.add_argument("--theme", choices=("day", "night"), action="append", help=words.THEME())
    parser.add_argument(
        "--lang",
        default=i18n.SOURCE_LANGUAGE,
        metavar=words.LANGUAGE_CODE(),
        help=words.LANGUAGE(),
    )
    parser.add_argument(
        "--text", type=int, choices=(90, 100, 115, 130), default=100, help=words.TEXT()
    )
    parser.add_argument("--only", action="append", metavar=words.NAME(), help=words.ONLY())


def run(arguments: argparse.Namespace) -> int:
    """Draw every wanted shot and print the files written; 1 for an unknown name."""
    import pygame  # noqa: PLC0415 - only this command among the headless ones draws

    from brass_desktop.commands.play_shots import play_shots  # noqa: PLC0415
    from brass_desktop.commands.screen_shots import screen_shots  # noqa: PLC0415
    from brass_desktop.commands.table_shots import table_shots  # noqa: PLC0415
    from brass_desktop.ui.gallery import all_shots, gallery_features, pose  # noqa: PLC0415
    from brass_desktop.ui.studio import open_studio, studio_context  # noqa: PLC0415

    open_studio()
    gallery = (*all_shots(), *table_shots(), *play_shots(), *screen_shots())
    shots = [shot for shot in gallery if not arguments.only or shot.name in arguments.only]
    if not shots:
        print(words.NO_SUCH_PICTURE(names=", ".join(shot.name for shot in gallery)))
        return 1
    _speak(arguments.lang)
    arguments.out.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as home:
        context = studio_context(Path(home), gallery_features())
        context.settings.change(text_percent=arguments.text, language=arguments.lang)
        for theme in arguments.theme or ("day", "night"):
            for size in arguments.size or _DEFAULT_SIZES:
                for shot in shots:
                    path = arguments.out / f"{shot.name}_{theme}_{size[0]}x{size[1]}.png"
                    pygame.image.save(pose(context, shot, size, theme).draw(), path)
                    print(path)
    return 0


def _speak(language: str) -> None:
    if language == PSEUDO:
        i18n.use_translations(PseudoTranslations())
    else:
        i18n.use_language(language, resource_folder("assets") / "locale")


def _read_size(text: str) -> tuple[int, int]:
    match = _SIZE.fullmatch(text)
    if match is None:
        raise argparse.ArgumentTypeError(words.WRONG_SIZE())
    return int(match[1]), int(match[2])
