"""What a bot answers: its action, the turn it has in mind, and why, in ids and numbers.

Sentences are made elsewhere; a reason is a code with its facts.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Generic, Protocol

from brass_desktop.core.errors import GameError
from brass_desktop.core.game import A, Json

Fact = int | str


class Codec(Protocol[A]):
    """What of a game writes and reads its actions."""

    def encode(self, action: A) -> dict[str, Json]:
        """Write an action with string ids."""

    def decode(self, data: object) -> A:
        """Read an action, or raise `CorruptSave`."""


@dataclass(frozen=True, slots=True)
class Reason:
    """One argument for or against a turn."""

    code: str
    """Which sentence; the bots of a game list their codes with the facts of each."""
    gain: float
    """What it is worth in points, negative for a price."""
    facts: Mapping[str, Fact] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class ConsideredTurn(Generic[A]):
    """A turn that was considered, compared with doing nothing."""

    turn: tuple[A, ...]
    gain: float
    """How much better than doing nothing, in points by the end of the game."""
    reasons: tuple[Reason, ...]
    """At most two reasons for it, then at most one price."""
    changes: Mapping[str, int]
    """What the turn itself changes at once, by names of the game's own, such as `money`."""


@dataclass(frozen=True, slots=True)
class Thought(Generic[A]):
    """A decision and what it cost."""

    action: A
    options: tuple[ConsideredTurn[A], ...] = ()
    """The chosen turn first, then the best of those that are about something else."""
    nodes: int = 0
    worlds: int = 0
    """Sampled deals in which close turns were compared."""
    reordered: bool = False
    """The sampled worlds preferred another turn than the plain search."""
    overran: bool = False
    """The wall clock cut the search short."""


AnyOption = ConsideredTurn[Any]
AnyThought = Thought[Any]
"""These are about a game whose types are known only by its name."""


def encode_thought(game: Codec[A], thought: Thought[A]) -> dict[str, Json]:
    """Write a thought, ready for JSON."""
    return {
        "action": game.encode(thought.action),
        "options": [_encode_option(game, option) for option in thought.options],
        "nodes": thought.nodes,
        "worlds": thought.worlds,
        "reordered": thought.reordered,
        "overran": thought.overran,
    }


def _encode_option(game: Codec[A], option: ConsideredTurn[A]) -> dict[str, Json]:
    return {
        "turn": [game.encode(action) for action in option.turn],
        "gain": _tenths(option.gain),
        "reasons": [
            {"code": reason.code, "gain": _tenths(reason.gain), "facts": dict(reason.facts)}
            for reason in option.reasons
        ],
        "changes": dict(option.changes),
    }


def _tenths(points: float) -> int:
    """Points cross as tenths: JSON of ours holds no floats."""
    return round(points * 10)


class BadThought(ValueError):
    """An answer that is no thought."""


def decode_thought(game: Codec[A], data: object) -> Thought[A]:
    """Read a thought, or raise `BadThought`."""
    try:
        return _decode(game, data)
    except (KeyError, TypeError, ValueError, GameError) as error:
        raise BadThought(str(error)) from error


def _decode(game: Codec[A], data: object) -> Thought[A]:
    fields = _object(data)
    return Thought(
        action=game.decode(fields["action"]),
        options=tuple(_decode_option(game, option) for option in _list(fields["options"])),
        nodes=_integer(fields["nodes"]),
        worlds=_integer(fields["worlds"]),
        reordered=bool(fields["reordered"]),
        overran=bool(fields["overran"]),
    )


def _decode_option(game: Codec[A], data: object) -> ConsideredTurn[A]:
    fields = _object(data)
    return ConsideredTurn(
        turn=tuple(game.decode(action) for action in _list(fields["turn"])),
        gain=_integer(fields["gain"]) / 10,
        reasons=tuple(_decode_reason(reason) for reason in _list(fields["reasons"])),
        changes={name: _integer(by) for name, by in _object(fields["changes"]).items()},
    )


def _decode_reason(data: object) -> Reason:
    fields = _object(data)
    facts = {
        str(name): fact
        for name, fact in _object(fields["facts"]).items()
        if isinstance(fact, int | str)
    }
    return Reason(str(fields["code"]), _integer(fields["gain"]) / 10, facts)


def _object(data: object) -> dict[str, object]:
    if not isinstance(data, dict):
        raise TypeError("not an object")
    return data


def _list(data: object) -> list[object]:
    if not isinstance(data, list):
        raise TypeError("not a list")
    return data


def _integer(data: object) -> int:
    if not isinstance(data, int):
        raise TypeError("not a whole number")
    return data
