"""Reading the text of a save: all of it, only its head, or what is left of a damaged one.

Files are written with one action a line, so that a file that was cut off or has a wrong letter
somewhere can be read up to the last whole action.
"""

import json
import re
from dataclasses import dataclass
from typing import Any, Final

from pydantic import TypeAdapter, ValidationError

from brass_desktop.core.errors import CorruptSave, SaveError
from brass_desktop.core.migrations import migrate
from brass_desktop.core.savefile import FORMAT, LARGEST_FILE, Head, SavedAction, SaveFile

_ACTIONS: Final = re.compile(r'\n *"actions": *\[')
_ACTION: Final = TypeAdapter(SavedAction)


@dataclass(frozen=True, slots=True)
class ReadSave:
    """What could be read; `problem` tells why actions are missing at the end."""

    save: SaveFile
    problem: SaveError | None


def read_text(text: str) -> SaveFile:
    """Read a save of this or an older version; every failure says what is wrong and where."""
    read = read_what_is_left(text)
    if read.problem is not None:
        raise read.problem
    return read.save


def read_what_is_left(text: str) -> ReadSave:
    """Read a save up to its first bad action; a file whose head is bad is refused."""
    if len(text) > LARGEST_FILE:
        raise CorruptSave(f"the file is too large ({len(text)} characters)", "too_large")
    problem: SaveError | None = None
    try:
        data = _parse(text)
    except CorruptSave as error:
        left = _cut(text)
        if left is None:
            raise
        data, problem = left, error
    data = _present(data)
    actions = data.get("actions")
    if isinstance(actions, list):
        good, bad = _good_actions(actions)
        problem = problem or bad
        data = {**data, "actions": good}
    if problem is not None:
        data["result"] = None
    return ReadSave(_validated(data), problem)


def _good_actions(actions: list[Any]) -> tuple[list[SavedAction], CorruptSave | None]:
    """Check actions up to the first that is none, and say what is wrong with that."""
    good: list[SavedAction] = []
    for number, action in enumerate(actions):
        try:
            good.append(_ACTION.validate_python(action))
        except ValidationError as error:
            return good, CorruptSave(f"actions.{number}.{_first(error)}", "invalid")
    return good, None


def read_head(text: str) -> Head:
    """Read everything before the actions; `text` may end anywhere behind them.

    A file that was written otherwise than by this program is not cut but read as a whole.
    """
    found = _ACTIONS.search(text)
    if found is not None:
        text = text[: found.start()].rstrip().removesuffix(",") + "}"
        try:
            return Head.model_validate_json(text)
        except ValidationError:
            pass  # an older version, or damaged: the way below finds out which
    data = _present(_parse(text))
    try:
        return Head.model_validate({k: v for k, v in data.items() if k in Head.model_fields})
    except ValidationError as error:
        raise CorruptSave(_first(error), "invalid") from error


def _parse(text: str) -> dict[str, Any]:
    try:
        data = json.loads(text)
    except (ValueError, RecursionError) as error:
        code = "damaged" if FORMAT in text else "not_ours"
        raise CorruptSave(f"the file is damaged: {error}", code) from error
    if not isinstance(data, dict):
        raise CorruptSave("this is not a saved game of Brass Desktop", "not_ours")
    return data


def _present(data: dict[str, Any]) -> dict[str, Any]:
    """Bring a parsed file to the present version."""
    version = data.get("schema_version")
    if data.get("format") != FORMAT or type(version) is not int:
        raise CorruptSave("this is not a saved game of Brass Desktop", "not_ours")
    return migrate(data, version)


def _validated(data: dict[str, Any]) -> SaveFile:
    try:
        return SaveFile.model_validate(data)
    except ValidationError as error:
        raise CorruptSave(_first(error), "invalid") from error


def _first(error: ValidationError) -> str:
    first = error.errors()[0]
    place = ".".join(str(part) for part in first["loc"]) or "the file"
    return f"{place}: {first['msg']}"


def _cut(text: str) -> dict[str, Any] | None:
    """Parse the head and every whole action line before the damage; None without a head."""
    found = _ACTIONS.search(text)
    if found is None:
        return None
    try:
        data = _parse(text[: found.start()].rstrip().removesuffix(",") + "}")
    except CorruptSave:
        return None
    actions = []
    for line in text[found.end() :].splitlines():
        row = line.strip().removesuffix(",")
        if not row:
            continue
        try:
            actions.append(json.loads(row))
        except (ValueError, RecursionError):
            break
    return {**data, "actions": actions, "result": None}
