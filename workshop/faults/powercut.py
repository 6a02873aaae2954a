"""`python -m workshop powercut`: kill a game that is being saved, over and over, and resume it."""

import argparse
import sys
import tempfile
import time
from dataclasses import dataclass, field
from multiprocessing import Pipe, Process
from multiprocessing.connection import Connection
from pathlib import Path
from random import Random
from typing import Final

from brass_desktop.core.rng import Rng
from brass_desktop.core.session import Session
from brass_desktop.core.types import Player, Setup
from brass_desktop.games.shelf import load_game
from brass_desktop.services.autosave import Autosave
from brass_desktop.services.savestore import OpenGame, SaveStore, local_now
from workshop.arguments import add_games, games, positive, seed

LONGEST_RUN: Final = 0.12
"""Seconds after its first action within which a game is killed."""


@dataclass(slots=True)
class Aftermath:
    """What was found after every kill."""

    kills: int = 0
    actions: int = 0
    """Confirmed actions over all runs, each of which was saved."""
    lost: int = 0
    """Kills after which the very last confirmed action was missing, which is allowed."""
    recovered: int = 0
    """Kills after which the version before had to be used."""
    failures: list[str] = field(default_factory=list)

    def fail(self, problem: str) -> None:
        """Note what was wrong after the latest kill."""
        self.failures.append(f"kill {self.kills}: {problem}")


def configure(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments."""
    parser.add_argument(
        "--kills", type=positive, default=200, metavar="N", help="how often each game is killed"
    )
    add_games(parser)
    parser.add_argument(
        "--seed", type=seed, default=1, metavar="N", help="seed of the random choices"
    )


def run(arguments: argparse.Namespace) -> int:
    """Kill and resume; 1 tells that more than one action was lost or a game was broken."""
    found = Aftermath()
    for game in games(arguments):
        cut_power(arguments.kills, arguments.seed, game, found)
    print(f"kills: {found.kills}, automatic saves meanwhile: {found.actions}")
    print(f"the last confirmed action was missing: {found.lost}")
    print(f"the version before was needed: {found.recovered}")
    for failure in found.failures:
        print(failure, file=sys.stderr)
    return 1 if found.failures else 0


def cut_power(kills: int, seed: int, game: str, found: Aftermath) -> None:
    """Let a child play and save, kill it at a random moment, look, and go on from there."""
    chance = Random(seed)
    with tempfile.TemporaryDirectory() as home:
        folder = Path(home) / "saves"
        for number in range(kills):
            before = _length(folder)
            confirmed = _run_and_kill(folder, chance, number, game)
            _look(folder, before, confirmed, found)


def _run_and_kill(folder: Path, chance: Random, number: int, game: str) -> int:
    """Return how many actions the log had when the last one was reported."""
    ours, theirs = Pipe(duplex=False)
    child = Process(target=play_and_save, args=(folder, number, game, theirs), daemon=True)
    child.start()
    theirs.close()
    confirmed = int(ours.recv())
    time.sleep(chance.random() * LONGEST_RUN)
    child.kill()
    child.join()
    try:
        while ours.poll():
            confirmed = int(ours.recv())
    except EOFError:
        pass
    return confirmed


def play_and_save(folder: Path, seed: int, name: str, report: Connection) -> None:
    """Resume or begin a game and play random actions until the process is killed."""
    store, rng = SaveStore(folder), Rng(seed)
    running = store.continuation()
    if running is None:
        seats = [Player(str(seat), "", "") for seat in range(2)]
        game = OpenGame(Session(load_game(name), Setup(2, seed), seats), "powercut", local_now())
    else:
        game = store.open(running.path).game
    autosave = Autosave(store, game, running.path if running is not None else None)
    session = game.session
    report.send(len(session.log))
    while session.actor is not None:
        session.submit(session.game.sample(session.state, rng))
        report.send(len(session.log))
    autosave.close()
    time.sleep(60)


def _length(folder: Path) -> int:
    running = SaveStore(folder).continuation()
    return len(SaveStore(folder).open(running.path).game.session.log) if running else 0


def _look(folder: Path, before: int, confirmed: int, found: Aftermath) -> None:
    """Open what the kill left; at most the last confirmed action may be missing."""
    found.kills += 1
    found.actions += confirmed - before
    store = SaveStore(folder)
    newest = max(store.games(), key=lambda game: game.modified, default=None)
    if newest is None:
        if confirmed > 1:
            found.fail(f"none of {confirmed} actions was saved")
        return
    opened = store.open(newest.path)
    kept = len(opened.game.session.log)
    found.lost += kept < confirmed
    found.recovered += opened.problem is not None
    if kept < confirmed - 1:
        found.fail(f"{kept} of {confirmed} actions were kept")
    if opened.problem is not None and opened.problem.code != "previous":
        found.fail(f"{opened.problem.code}: {opened.problem}")
