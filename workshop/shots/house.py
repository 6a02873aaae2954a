"""The gallery's house: everything a title can offer, and no way leads anywhere."""

from collections.abc import Callable, Sequence
from pathlib import Path

from brass_desktop.core.table import NewGame
from brass_desktop.games import shelf
from brass_desktop.i18n.wording import Wording, wordings
from brass_desktop.present.box import box_of
from brass_desktop.present.text import load
from brass_desktop.services.savestore import OpenGame
from brass_desktop.ui.context import Context
from brass_desktop.ui.house import Continuation, PutAway
from brass_desktop.ui.window.scene import Scene, Transition


def unreached() -> Scene:
    """Stand for a scene that no picture shows."""
    raise AssertionError("the gallery opens no other scene")


class GalleryHouse:
    """A `House` with a game to go on with, so that the fullest screens are in the picture."""

    def __init__(self, context: Context) -> None:
        self.context = context

    def title(self) -> Scene:
        """Lead nowhere."""
        return unreached()

    def start(self, game: NewGame) -> Scene:
        """Lead nowhere."""
        return unreached()

    def continuations(self) -> Sequence[Continuation]:
        """Name a game of the first kind as the library would, in the language of the picture."""
        info = shelf.SHELF[0]
        box = box_of(info)
        last = box.stages[info.stages[-1]]
        stage, turn = last.line(round=6, rounds=8), load.TO_PLAY(name="Clara")
        short = last.short(round=6)
        line = Wording.of((load.PARTS(first=stage, second=turn), stage, short))
        note: str = line
        if shelf.several():
            named = load.PARTS(first=box.name(), second=line)
            note = Wording.of((*wordings(named), short))
        return [Continuation(note, unreached, info.id, short)]

    def played_elsewhere(self) -> bool:
        """The gallery is the only copy."""
        return False

    def learn(self) -> Scene:
        """Lead nowhere."""
        return unreached()

    def load(self) -> Scene:
        """Lead nowhere."""
        return unreached()

    def replays(self) -> Scene:
        """Lead nowhere."""
        return unreached()

    def bring_in(self, path: Path) -> Scene:
        """Lead nowhere."""
        return unreached()

    def watch(self, game: OpenGame) -> Scene:
        """Lead nowhere."""
        return unreached()

    def play_on(self, game: OpenGame, resumed: Path | None) -> Scene:
        """Lead nowhere."""
        return unreached()

    @property
    def playing(self) -> Path | None:
        """Nothing is on the table of the gallery."""
        return None

    def leave_game(self, go: Callable[[], Transition]) -> Transition:
        """Leave at once."""
        return go()

    def put_away(self) -> PutAway | None:
        """Say that nobody plays here."""
        return None
