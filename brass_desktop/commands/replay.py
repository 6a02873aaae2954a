"""`brass-desktop replay`: print a saved game as text and verify its digests."""

import argparse
import sys
from pathlib import Path
from typing import Any

from brass_desktop.commands.console import LONGEST_ECHO, one_line
from brass_desktop.core.errors import SaveError
from brass_desktop.core.savefile import Restored, restore
from brass_desktop.core.savetext import read_text
from brass_desktop.core.session import AnySession
from brass_desktop.games.shelf import load_game
from brass_desktop.present.export import ranked_lines, told_lines
from brass_desktop.present.game_words import load_words
from brass_desktop.present.savelist import problem_line
from brass_desktop.present.text import command_line as words
from brass_desktop.present.text import reports, saves
from brass_desktop.services.savereader import read_bytes


def configure(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments."""
    parser.add_argument("file", type=Path, metavar=words.FILE(), help=words.REPLAY_FILE())


def run(arguments: argparse.Namespace) -> int:
    """Print the game up to its end or its first bad action; 1 tells that something is wrong."""
    try:
        restored = _restore(arguments.file)
    except (SaveError, OSError, UnicodeDecodeError) as error:
        print(_complaint(arguments.file, error), file=sys.stderr)
        return 1
    _print_game(restored.session)
    if restored.problem is not None:
        print(_complaint(arguments.file, restored.problem), file=sys.stderr)
        return 1
    print(reports.ALL_MATCH(len(restored.session.log)))
    return 0


def _complaint(file: Path, problem: Exception) -> str:
    detail = saves.DETAIL(detail=problem)
    sentence = reports.UNREADABLE(file=file, problem=problem_line(problem), detail=detail)
    return one_line(sentence, LONGEST_ECHO)


def _restore(path: Path) -> Restored[Any, Any, Any, Any]:
    save = read_text(read_bytes(path).decode("utf-8-sig"))
    return restore(save, load_game(save.game))


def _print_game(session: AnySession) -> None:
    game_words = load_words(session.game.id)
    for line in (*told_lines(game_words, session), *ranked_lines(game_words, session)):
        print(one_line(line))
