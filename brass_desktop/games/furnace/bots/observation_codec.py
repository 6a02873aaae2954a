"""An observation as plain lists of integers, so that nothing else can cross to a worker."""

from collections.abc import Mapping

from brass_desktop.core.game import Json
from brass_desktop.core.types import Seat
from brass_desktop.games.furnace.engine.observation import Observation, lay_out
from brass_desktop.games.furnace.engine.ruleset import Ruleset
from brass_desktop.games.furnace.engine.state import DIGESTED

TUPLES = frozenset({"deck", "row", "capitalists"})
"""Fields that a state replaces as a whole; the other sequences are lists."""


class BadObservation(ValueError):
    """A message that is no observation."""


def encode_observation(observation: Observation) -> dict[str, Json]:
    """Write an observation, ready for JSON."""
    table = observation.table
    written: dict[str, Json] = {"seat": int(observation.seat)}
    for name in DIGESTED:
        written[name] = _plain(getattr(table, name))
    return written


def decode_observation(rules: Ruleset, data: Mapping[str, object]) -> Observation:
    """Read an observation, or raise `BadObservation` naming the field that is wrong."""
    missing = {"seat", *DIGESTED} ^ set(data)
    if missing:
        raise BadObservation(f"missing or unknown: {', '.join(sorted(missing))}")
    table = lay_out(rules, {name: _restored(name, data[name]) for name in DIGESTED})
    seat = data["seat"]
    if not isinstance(seat, int) or not 0 <= seat < table.players:
        raise BadObservation("seat: not at this table")
    return Observation(Seat(seat), table)


def _plain(value: object) -> Json:
    if isinstance(value, bool | int):
        return value
    if isinstance(value, list | tuple):
        return [_plain(item) for item in value]
    raise AssertionError(f"a table holds no {type(value).__name__}")


def _restored(name: str, value: object) -> object:
    if isinstance(value, int):
        return value
    if not isinstance(value, list):
        raise BadObservation(f"{name}: neither a number nor a list")
    inner = [_as_tuple(item) for item in value]
    return tuple(inner) if name in TUPLES else inner


def _as_tuple(value: object) -> object:
    """Whatever lies inside a field never changes by itself."""
    return tuple(_as_tuple(item) for item in value) if isinstance(value, list) else value
