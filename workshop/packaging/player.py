"""Somebody who plays at a virtual screen and sees on the disk what became of it."""

import subprocess
import time
from pathlib import Path
from typing import Final

from brass_desktop.services.savestore import SaveStore
from workshop.packaging.program import Program
from workshop.packaging.twin import Twin
from workshop.packaging.virtual_screen import PATIENCE, Failed, VirtualScreen, likeness, wait_until

ME: Final = 0
"""The seat of the person."""
SAME: Final = 0.97
"""Share of the samples in which two pictures of one screen agree at least."""
OTHER: Final = 0.9
"""Share in which pictures of two screens agree at most."""


class Player:
    """Somebody at the virtual screen, with a twin of the program to tell what lies where."""

    def __init__(self, program: Program, screen: VirtualScreen, pictures: Path | None) -> None:
        self._program = program
        self._screen = screen
        self._pictures = pictures
        self._twin = Twin(screen.size)
        self._last = screen.picture()

    def see_title(self, since: float) -> float:
        """Wait for the title in all its parts; seconds from `since`."""
        title = self._twin.show_title()
        wait_until("the title shows", lambda: self._shows(title), PATIENCE)
        taken = time.monotonic() - since
        self.look("title")
        return taken

    def begin_game(self, game: str) -> None:
        """Set up a table for two, one of them a bot, and start."""
        self.click(self._twin.find(f"new.{game}"))
        self.look(f"new-{game}")
        self._twin.show_new_game(game)
        for key in ("seat3.remove", "seat2.remove"):
            at = self._twin.find(key)
            self.click(at)
            self._twin.click(at)
        self.look("table-for-two")
        self.click(self._twin.find("start"))
        wait_until("the new game is on the disk", lambda: self._actions() >= 0, PATIENCE)
        seats = [player["control"] for player in self._program.preview("auto")["players"]]
        if len(seats) != 2 or seats[0] != "person" or seats[1] == "person":
            raise Failed(f"a person and a bot were seated, the table has {seats}")
        self.look("table")

    def act(self) -> None:
        """Make an action with the mouse, all clicks that it takes."""
        wait_until("it is the person's turn", self._is_my_turn, 2 * PATIENCE)
        before = self._actions()
        self._twin.show_table(self._program.saves("auto")[0])
        last = False
        while not last:
            at, last = self._twin.towards_action()
            self.click(at)
            # Where the turn ends with it, the bot is none of the twin's business.
            if not last or not self._twin.ends_turn:
                self._twin.click(at)
        wait_until("the action is on the disk", lambda: self._actions() > before, PATIENCE)
        self.look("action", another_screen=False)

    def hand_over(self) -> None:
        """End the turn and let the bot answer, unless it began and the order has changed since."""
        ended = self._actions()
        if not self._twin.ends_turn:
            ended += 1
            self.click(self._twin.end_turn())
            wait_until("the turn has ended", lambda: self._actions() >= ended, PATIENCE)
        answered = "the bot has moved, or had before"
        wait_until(answered, lambda: self._is_my_turn() or self._actions() > ended, 2 * PATIENCE)
        if not self._program.workers():
            raise Failed("no worker thinks for the bot: a stand-in must have moved")
        self.look("bot-moved", another_screen=False)

    def quick_save(self) -> int:
        """Save by F5 and tell how many actions the file has."""
        self._screen.press("F5")
        wait_until("the quick save is on the disk", lambda: self._quick() >= 0, PATIENCE)
        return self._quick()

    def leave(self, process: "subprocess.Popen[bytes]") -> None:
        """Go by the menu to the title and quit there."""
        self.click(self._twin.menu())
        self.look("menu")
        self._twin.show_menu(self._program.saves("auto")[0])
        self.click(self._twin.find("leave"))
        self.look("leave")
        self._screen.press("Return")
        self._screen.rest()
        # The answer takes effect once the game is put away, and only then there is a title to read.
        wait_until("the game is put away", self._is_free, PATIENCE)
        title = self._twin.show_title()
        wait_until("the title shows again", lambda: self._shows(title), PATIENCE)
        self.click(self._twin.find("quit"))
        wait_until("the program ends", lambda: process.poll() is not None, PATIENCE)
        wait_until("its workers end", lambda: not self._program.workers(), PATIENCE)
        if process.returncode:
            raise Failed(f"the program ended with {process.returncode}")

    def continue_game(self) -> None:
        """Go on from the title with the game that was left."""
        self.click(self._twin.find("continue"))
        self.look("continued")

    def click(self, at: tuple[float, float]) -> None:
        """Click there; the picture must answer."""
        before = self._screen.picture()
        self._screen.click(at)
        wait_until(f"a click at {at} changes the picture", lambda: self._differs(before), PATIENCE)

    def look(self, name: str, *, another_screen: bool = True) -> None:
        """See that the picture is a new one, of `another_screen` by much, and keep it if asked."""
        self._screen.rest()
        most = OTHER if another_screen else 1.0
        wait_until(f"{name} is seen", lambda: self._share(self._last) < most, PATIENCE)
        self._last = self._screen.picture()
        if self._pictures is not None:
            self._screen.keep(self._pictures / f"{name}.png")

    def _differs(self, before: bytes) -> bool:
        return self._screen.picture() != before

    def _shows(self, picture: bytes) -> bool:
        return self._share(picture) >= SAME

    def _share(self, picture: bytes) -> float:
        return likeness(self._screen.picture(), picture)

    def _is_free(self) -> bool:
        return SaveStore(self._program.home / "saves").continuation() is not None

    def _is_my_turn(self) -> bool:
        return self._program.preview("auto").get("to_play") == ME

    def _actions(self) -> int:
        return int(self._program.preview("auto").get("actions", -1))

    def _quick(self) -> int:
        return int(self._program.preview("quick").get("actions", -1))
