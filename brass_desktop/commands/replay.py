"""`brass-desktop replay`: print a saved game as text and verify its digests."""

import argparse
import sys
from pathlib import Path
from typing import cast

from brass_desktop.core.errors import SaveError
from brass_desktop.core.registry import load_game
from brass_desktop.core.savefile import LARGEST_FILE, Restored, restore
from brass_desktop.core.savetext import read_text
from brass_desktop.games.brass.actions import Action
from brass_desktop.games.brass.events import Event
from brass_desktop.games.brass.game import BrassGame, BrassSession
from brass_desktop.games.brass.observation import Observation
from brass_desktop.games.brass.state import BrassState
from brass_desktop.present.chronicle import tell
from brass_desktop.present.naming import Naming
from brass_desktop.present.savelist import problem_line
from brass_desktop.present.text import chronicle as text
from brass_desktop.present.text import command_line as words
from brass_desktop.present.text import reports, saves


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
    print(text.ALL_MATCH(len(restored.session.log)))
    return 0


def _complaint(file: Path, problem: Exception) -> str:
    detail = saves.DETAIL(detail=problem)
    return reports.UNREADABLE(file=file, problem=problem_line(problem), detail=detail)


def _restore(path: Path) -> Restored[BrassState, Action, Event, Observation]:
    with path.open(encoding="utf-8") as file:
        save = read_text(file.read(LARGEST_FILE + 1))
    # The registry hands out games by name; all games it knows today are of the Brass family.
    return restore(save, cast(BrassGame, load_game(save.game)))


def _print_game(session: BrassSession) -> None:
    game = cast(BrassGame, session.game)
    naming = Naming(game.rules, [player.name for player in session.players])
    for number, entry in enumerate(session.log, start=1):
        for line in tell(naming, session.at(number - 1), entry):
            print(f"{number:4}  {line.sentence}")
            if line.detail:
                print(f"      {line.detail}")
    result = game.result(session.state)
    if result is not None:
        for standing in result.standings:
            points, space, money = standing.score
            name = session.players[standing.seat].name
            print(
                text.RANKED(rank=standing.rank, name=name, points=points, space=space, money=money)
            )
