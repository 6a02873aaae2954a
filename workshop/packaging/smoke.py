"""Try a packaged or installed program as a player would, on a virtual screen with real clicks.

    uv run python -m workshop.packaging.smoke dist/brass-desktop/brass-desktop

The program runs in a folder of its own with nothing of this tree in its environment. It begins a
game against a bot, makes a move, saves, leaves, is started again and plays on; what is on the disk
and on the screen decides whether that worked.
"""

import json
import os
import sys
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from brass_desktop.app import make_home
from brass_desktop.games.shelf import SHELF
from brass_desktop.services.paths import HOME_VARIABLE
from workshop.arguments import Parser, new_folder
from workshop.packaging.player import Player
from workshop.packaging.program import LOCALE, Program, carry
from workshop.packaging.virtual_screen import Failed, missing_tools, virtual_screen

SIZE: Final = (1600, 900)
"""The window of a first start, which fills a screen of this size."""
LANGUAGES: Final = ("en_GB", "pl_PL", "ru_RU")
LONG_ENOUGH: Final = 10.0
"""Seconds in which a program that lacks something has fallen over."""
WHOLE_GAME: Final = {
    "birmingham": ("actions", {2: 78, 4: 124}),
    "lancashire": ("cards", {2: 78, 4: 124}),
    "furnace": ("bids", {2: 32, 4: 64}),
}
"""By game: what every whole game has the same number of, and how many by players."""
EXAMPLE: Final = Path(__file__).resolve().parents[2] / "saves" / "examples" / "5-two-players.json"


def try_commands(program: Program) -> None:
    """Run what needs no window, with workers among it."""
    print(program.run("--version").strip())
    for game, (counted, by_players) in WHOLE_GAME.items():
        for players, wanted in by_players.items():
            table = ("--game", game, "--players", str(players), "--games", "1")
            report = json.loads(program.run("simulate", *table, "--json"))
            print(f"simulate: {game}, {players} players, {report[counted]} {counted}")
            if report[counted] != wanted:
                raise Failed(f"{game} has {wanted} {counted} for {players}, not {report}")
        seats = ("--players", "2", "--games", "1", "--seats", "apprentice", "--jobs", "2")
        program.run("arena", "--game", game, *seats)
    spoken = {program.run("--help", LC_ALL=f"{code}.UTF-8") for code in LANGUAGES}
    if len(spoken) < len(LANGUAGES):
        raise Failed("not every language has its catalogue")
    program.run("replay", str(EXAMPLE))
    print("arena, languages and replay: done")


def try_opening(program: Program) -> None:
    """Open the title where nobody sees it: all that a system without a virtual screen can tell."""
    with program.window(SDL_VIDEODRIVER="dummy") as process:
        deadline = time.monotonic() + LONG_ENOUGH
        while time.monotonic() < deadline and process.poll() is None:
            time.sleep(0.1)
        reports = [path.read_text("utf-8") for path in (program.home / "reports").glob("*")]
        if process.poll() is not None or reports:
            raise Failed("\n".join(["the title does not stay open", *reports]))
    print(f"the title stayed open for {LONG_ENOUGH:.0f} s")


def try_window(program: Program, pictures: Path | None) -> None:
    """Play, save, leave, come back and play on, with every game of the shelf."""
    # The twin must find the same folders and speak the same language.
    os.environ |= {HOME_VARIABLE: str(program.home), "LC_ALL": LOCALE}
    os.environ.pop("LANGUAGE", None)
    # Pictures are compared with the twin's, so nothing may move by itself.
    make_home().context.settings.change(reduced_motion=True)
    with virtual_screen(SIZE) as screen:
        for info in SHELF:
            program.forget()
            _sit_down(program, Player(program, screen, pictures), screen.name, info.id)


def _sit_down(program: Program, player: Player, screen: str, game: str) -> None:
    """Play one game with a pause between."""
    start = time.monotonic()
    with program.window(DISPLAY=screen) as process:
        print(f"title after {player.see_title(start):.2f} s (first start of {game})")
        player.begin_game(game)
        player.act()
        player.hand_over()
        saved = player.quick_save()
        player.leave(process)
    print(f"played, saved after {saved} actions and left")
    start = time.monotonic()
    with program.window(DISPLAY=screen) as process:
        print(f"title after {player.see_title(start):.2f} s (second start of {game})")
        player.continue_game()
        player.act()
        player.leave(process)
    if program.preview("auto")["actions"] <= saved:
        raise Failed("the continued game did not go on")
    print(f"continued to {program.preview('auto')['actions']} actions")


def main(argv: Sequence[str] | None = None) -> int:
    """Try the program that the command line names; 0 when a player would be content."""
    parser = Parser(description="Try a built or installed Brass Desktop.")
    parser.add_argument("program", type=Path, help="the executable or the installed entry point")
    parser.add_argument("--commands", action="store_true", help="only what needs no screen")
    parser.add_argument("--portable", action="store_true", help="try a copy with the marker file")
    parser.add_argument("--pictures", type=new_folder, help="keep what was seen in this folder")
    arguments = parser.parse_args(argv)
    if not arguments.program.is_file():
        parser.error(f"there is no program {arguments.program}")
    if not arguments.commands and missing_tools():
        parser.error(f"a window needs {' and '.join(missing_tools())}")
    if arguments.pictures is not None:
        arguments.pictures.mkdir(parents=True, exist_ok=True)
    command = arguments.program.absolute()
    with tempfile.TemporaryDirectory(prefix="brass-smoke-") as folder:
        desk = Path(folder)
        program = (
            carry(command, desk) if arguments.portable else Program(command, desk, desk / "home")
        )
        try:
            try_commands(program)
            if arguments.commands:
                try_opening(program)
            else:
                try_window(program, arguments.pictures)
        except Failed as failure:
            print(f"FAILED: {failure}", file=sys.stderr)
            return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
