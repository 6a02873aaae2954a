"""What a bot answers: its action, the turn it has in mind, and why, in ids and numbers.

Sentences are made elsewhere; a reason is a code with its facts.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field

from brass_desktop.core.errors import GameError
from brass_desktop.core.game import Json
from brass_desktop.games.brass.actions import Action
from brass_desktop.games.brass.game import BrassGame

Fact = int | str


@dataclass(frozen=True, slots=True)
class Reason:
    """One argument for or against a turn."""

    code: str
    """Which sentence; `reasons.CODES` lists them with their facts."""
    gain: float
    """What it is worth in points, negative for a price."""
    facts: Mapping[str, Fact] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Option:
    """A turn that was considered, compared with doing nothing."""

    turn: tuple[Action, ...]
    gain: float
    """How much better than passing, in points by the end of the game."""
    reasons: tuple[Reason, ...]
    """At most two reasons for it, then at most one price."""
    money: int
    """Change of the purse within the turn."""
    levels: int
    """Change of the income level within the turn."""


@dataclass(frozen=True, slots=True)
class Thought:
    """A decision and what it cost."""

    action: Action
    options: tuple[Option, ...] = ()
    """The chosen turn first, then the best of those that are about something else."""
    nodes: int = 0
    worlds: int = 0
    """Sampled deals in which close turns were compared."""
    reordered: bool = False
    """The sampled worlds preferred another turn than the plain search."""
    overran: bool = False
    """The wall clock cut the search short."""


def encode_thought(game: BrassGame, thought: Thought) -> dict[str, Json]:
    """Write a thought, ready for JSON."""
    return {
        "action": game.encode(thought.action),
        "options": [_encode_option(game, option) for option in thought.options],
        "nodes": thought.nodes,
        "worlds": thought.worlds,
        "reordered": thought.reordered,
        "overran": thought.overran,
    }


def _encode_option(game: BrassGame, option: Option) -> dict[str, Json]:
    return {
        "turn": [game.encode(action) for action in option.turn],
        "gain": _tenths(option.gain),
        "reasons": [
            {"code": reason.code, "gain": _tenths(reason.gain), "facts": dict(reason.facts)}
            for reason in option.reasons
        ],
        "money": option.money,
        "levels": option.levels,
    }


def _tenths(points: float) -> int:
    """Points cross as tenths: JSON of ours holds no floats."""
    return round(points * 10)


class BadThought(ValueError):
    """An answer that is no thought."""


def decode_thought(game: BrassGame, data: object) -> Thought:
    """Read a thought, or raise `BadThought`."""
    try:
        return _decode(game, data)
    except (KeyError, TypeError, ValueError, GameError) as error:
        raise BadThought(str(error)) from error


def _decode(game: BrassGame, data: object) -> Thought:
    fields = _object(data)
    return Thought(
        action=game.decode(fields["action"]),
        options=tuple(_decode_option(game, option) for option in _list(fields["options"])),
        nodes=_integer(fields["nodes"]),
        worlds=_integer(fields["worlds"]),
        reordered=bool(fields["reordered"]),
        overran=bool(fields["overran"]),
    )


def _decode_option(game: BrassGame, data: object) -> Option:
    fields = _object(data)
    return Option(
        turn=tuple(game.decode(action) for action in _list(fields["turn"])),
        gain=_integer(fields["gain"]) / 10,
        reasons=tuple(_decode_reason(reason) for reason in _list(fields["reasons"])),
        money=_integer(fields["money"]),
        levels=_integer(fields["levels"]),
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
