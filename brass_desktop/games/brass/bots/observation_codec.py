"""An observation as plain lists of integers, so that nothing else can cross to a worker.

What lies on the table goes over as it is; roads and reaches follow from it and are laid out again
on the other side. Hidden cards are written as hidden, because the observation holds nothing else.
"""

from collections.abc import Mapping, Sequence

from brass_desktop.core.game import Json
from brass_desktop.core.types import Seat
from brass_desktop.games.brass.engine.game import BrassGame
from brass_desktop.games.brass.engine.observation import Observation, lay_out

TUPLES = frozenset({"order", "payday", "face_down", "deck", "merchant_tile", "distant"})
"""Fields that a state replaces as a whole; the other sequences are lists."""
TUPLES_BY_SEAT = frozenset({"hands", "discards"})


class BadObservation(ValueError):
    """A message that is no observation."""


def encode_observation(observation: Observation) -> dict[str, Json]:
    """Write an observation, ready for JSON."""
    table = observation.table
    written: dict[str, Json] = {"seat": int(observation.seat)}
    for name in table.rules.digested:
        written[name] = _plain(getattr(table, name))
    return written


def decode_observation(game: BrassGame, data: Mapping[str, object]) -> Observation:
    """Read an observation, or raise `BadObservation` naming the field that is wrong."""
    players = data.get("players")
    rules = game.rules_for(players) if isinstance(players, int) else game.rules
    missing = {"seat", *rules.digested} ^ set(data)
    if missing:
        raise BadObservation(f"missing or unknown: {', '.join(sorted(missing))}")
    table = lay_out(rules, {name: _restored(name, data[name]) for name in rules.digested})
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
    if name in TUPLES:
        return tuple(value)
    if name in TUPLES_BY_SEAT:
        return [tuple(pile) for pile in value if isinstance(pile, Sequence)]
    return list(value)
