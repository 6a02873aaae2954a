"""What a desk wants to know of the worker: asked when it changes, and read without waiting."""

from collections.abc import Mapping
from typing import Any

from brass_desktop.bots.study import StudyAnswer
from brass_desktop.core.game import Json
from brass_desktop.core.types import Seat
from brass_desktop.games.furnace.engine.state import FurnaceState
from brass_desktop.games.furnace.present.play.desk import Studies

_Key = tuple[tuple[str, Json], ...]


class OpenQuestion:
    """One study of one position, in as many variants as the player thinks of.

    What was found stays known as long as the desk that asks; without a worker nothing is found.
    """

    def __init__(self, studies: Studies | None, name: str, state: FurnaceState, seat: Seat) -> None:
        self._studies = studies
        self._name, self._state, self._seat = name, state, seat
        self._found: dict[_Key, StudyAnswer] = {}
        self._asked: _Key | None = None

    def ask(self, details: Mapping[str, Json] | None = None) -> None:
        """Want to know one variant from now on; what is known for good is not asked again."""
        key = tuple(sorted((details or {}).items()))
        if self._studies is None or key == self._asked:
            return
        self._asked = key
        known = self._found.get(key)
        if known is None or not known.final:
            self._studies.ask(self._name, self._state, self._seat, details)
        else:
            self._studies.cancel()

    def drop(self) -> None:
        """Want to know nothing any more."""
        if self._studies is not None:
            self._studies.cancel()
        self._asked = None

    @property
    def answer(self) -> Mapping[str, Any] | None:
        """What is known of the variant that was asked last, as far as it is found."""
        found = None if self._asked is None else self._found.get(self._asked)
        return None if found is None else found.answer

    def poll(self) -> bool:
        """Read what has come; true when more is known than before."""
        if self._studies is None or self._asked is None:
            return False
        found = self._studies.poll()
        if not isinstance(found, StudyAnswer):
            return False
        self._found[self._asked] = found
        return True
