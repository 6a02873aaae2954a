"""What the players of this computer have learnt: by name and lesson, in one file.

Everything in it only grows, so that two copies of the program, an old file put back or a wrong
clock lose nothing: what is read and what is known are laid over each other, the further one wins.
"""

import json
from pathlib import Path
from typing import Annotated, Any, Final

from pydantic import BaseModel, ConfigDict, Field, ValidationError

from brass_desktop.services import atomic, disk, foreign
from brass_desktop.services.failure import Failure, failure_of
from brass_desktop.services.filelock import acquired

_LARGEST: Final = 4_000_000
"""Bytes; a player who has finished every lesson takes about 3,000."""
_LONGEST: Final = 24 * 3600.0


class LessonRecord(BaseModel):
    """How far one player is in one lesson."""

    model_config = ConfigDict(frozen=True, extra="ignore")

    reached: Annotated[int, Field(ge=0, le=1000)] = 0
    """The furthest step, counted from 0; where a lesson that was left goes on."""
    finished: Annotated[int, Field(ge=0, le=1_000_000)] = 0
    """How often it was played to its end."""
    seconds: Annotated[float, Field(ge=0, le=_LONGEST)] = 0.0
    """How long its quickest way took; 0 before it was finished."""
    knew: bool = False
    """Whether the closing question was answered right at the first try."""

    def joined(self, other: "LessonRecord") -> "LessonRecord":
        """Keep the further of both."""
        times = [one for one in (self.seconds, other.seconds) if one > 0]
        return LessonRecord(
            reached=max(self.reached, other.reached),
            finished=max(self.finished, other.finished),
            seconds=min(times, default=0.0),
            knew=self.knew or other.knew,
        )


Learnt = dict[str, dict[str, LessonRecord]]
"""By player and lesson. Two spellings of a name are two players."""


class LearningStore:
    """The progress in use and its file; what cannot be written is written when it can be."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._learnt = _read(path)
        self.problem: Failure | None = None
        """Why the last progress is not on the disk yet."""

    def of(self, player: str, lesson: str) -> LessonRecord:
        """Tell how far a player is in a lesson."""
        return self._learnt.get(player, {}).get(lesson, LessonRecord())

    def finished(self, player: str) -> frozenset[str]:
        """List the lessons that a player has played to their end."""
        lessons = self._learnt.get(player, {})
        return frozenset(name for name, record in lessons.items() if record.finished)

    @property
    def players(self) -> tuple[str, ...]:
        """Everybody who has begun to learn, in the order of their first lesson."""
        return tuple(self._learnt)

    def note(self, player: str, lesson: str, record: LessonRecord) -> None:
        """Add to what a player has reached, and write it."""
        self._learnt = _joined(self._learnt, {player: {lesson: record}})
        self.write()

    def write(self) -> None:
        """Write what is known over what another copy of the program has written since."""
        try:
            with acquired(self._path.with_suffix(".lock")):
                self._learnt = _joined(_read(self._path), self._learnt)
                atomic.write_text(self._path, _text(self._learnt))
        except OSError as error:
            self.problem = failure_of(error, self._path)
        else:
            self.problem = None


def _joined(one: Learnt, other: Learnt) -> Learnt:
    return {
        player: {
            lesson: one.get(player, {})
            .get(lesson, LessonRecord())
            .joined(other.get(player, {}).get(lesson, LessonRecord()))
            for lesson in {**one.get(player, {}), **other.get(player, {})}
        }
        for player in {**one, **other}
    }


def _text(learnt: Learnt) -> str:
    plain = {
        player: {lesson: record.model_dump() for lesson, record in lessons.items()}
        for player, lessons in learnt.items()
    }
    return json.dumps({"players": plain}, indent=1, ensure_ascii=False) + "\n"


def _read(path: Path) -> Learnt:
    """Read what can be read: a wrong record costs itself, a damaged file is kept aside."""
    try:
        found = json.loads(foreign.read(path, _LARGEST))
    except foreign.ForeignFileError as error:
        if error.reason != "missing":
            _keep_aside(path)
        return {}
    except (ValueError, RecursionError):
        _keep_aside(path)
        return {}
    players = found.get("players") if isinstance(found, dict) else None
    if not isinstance(players, dict):
        _keep_aside(path)
        return {}
    return {name: _lessons(said) for name, said in players.items() if isinstance(said, dict)}


def _lessons(said: dict[str, Any]) -> dict[str, LessonRecord]:
    records: dict[str, LessonRecord] = {}
    for lesson, record in said.items():
        try:
            records[lesson] = LessonRecord.model_validate(record)
        except ValidationError:
            continue
    return records


def _keep_aside(path: Path) -> None:
    """Leave a damaged file where somebody may mend it; the next write needs its name."""
    try:
        disk.replace(path, path.with_name(f"{path.stem}.damaged{path.suffix}"))
    except OSError:
        return
