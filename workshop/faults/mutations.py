"""Ways to damage a saved game: as bytes, as lines, and as the JSON it is."""

import json
from collections.abc import Callable
from random import Random
from typing import Any, Final

from workshop.faults.structure import STRUCTURES, TreeMutation, doubled_keys, places

Mutation = Callable[[Random, bytes], bytes]
_NASTY: Final[tuple[Callable[[], Any], ...]] = (
    lambda: None,
    lambda: True,
    lambda: -1,
    lambda: 0,
    lambda: 10**30,
    lambda: 2**63,
    lambda: 1e308,
    lambda: float("nan"),
    lambda: float("-inf"),
    lambda: "",
    lambda: "\x00",
    lambda: "\ud800",
    lambda: "\u202e" * 40,
    lambda: "a" * 100_000,
    lambda: "../../../etc/passwd",
    lambda: "{name!r:>99999}",
    lambda: [],
    lambda: {},
    lambda: [[[[[[]]]]]] * 50,
    lambda: {"__class__": "os.system", "path": "/etc/passwd"},
    lambda: _nested(400),
)
_OTHERS: Final = (
    b"",
    b"\x00" * 4096,
    b"\x89PNG\r\n\x1a\n" + bytes(range(256)) * 8,
    b"PK\x03\x04" + b"\xff" * 500,
    b"cos\nsystem\n(S'true'\ntR.",
    b"[" * 200_000,
    b'{"a":' * 100_000,
    b'{"format": "brass-desktop-save", "schema_version": 2, "actions": [' + b"[" * 100_000,
    b"9" * 1_000_000,
    b'"' + b"\\u0000" * 100_000 + b'"',
    b" " * 4_100_000,
    "{}".encode("utf-16"),
)


def mutate(chance: Random, original: bytes) -> tuple[str, bytes]:
    """Damage a file in one of many ways; give the way's name too."""
    name = chance.choice(_WAYS)
    try:
        return name, MUTATIONS[name](chance, original)
    except (ValueError, LookupError, TypeError, AttributeError, RecursionError):
        # It is no saved game any more, so that only its bytes are left to be changed.
        return "insert", _insert(chance, original)


def _truncate(chance: Random, data: bytes) -> bytes:
    return data[: chance.randrange(len(data))]


def _flip_bits(chance: Random, data: bytes) -> bytes:
    changed = bytearray(data)
    for _ in range(chance.choice((1, 1, 1, 2, 8))):
        changed[chance.randrange(len(changed))] ^= 1 << chance.randrange(8)
    return bytes(changed)


def _flip_in_head(chance: Random, data: bytes) -> bytes:
    changed = bytearray(data)
    changed[chance.randrange(min(900, len(changed)))] ^= 1 << chance.randrange(8)
    return bytes(changed)


def _cut_out(chance: Random, data: bytes) -> bytes:
    start = chance.randrange(len(data))
    return data[:start] + data[start + chance.randrange(1, 200) :]


def _insert(chance: Random, data: bytes) -> bytes:
    start = chance.randrange(len(data) + 1)
    return data[:start] + chance.randbytes(chance.randrange(1, 40)) + data[start:]


def _zero_block(chance: Random, data: bytes) -> bytes:
    """Blank a part, as disks do after a power cut."""
    start = chance.randrange(len(data))
    length = min(chance.choice((64, 512, 4096)), len(data) - start)
    return data[:start] + b"\0" * length + data[start + length :]


def _shuffle_lines(chance: Random, data: bytes) -> bytes:
    lines = data.split(b"\n")
    first, second = chance.randrange(len(lines)), chance.randrange(len(lines))
    match chance.randrange(3):
        case 0:
            lines[first], lines[second] = lines[second], lines[first]
        case 1:
            del lines[first]
        case _:
            lines.insert(second, lines[first])
    return b"\n".join(lines)


def _change_value(chance: Random, data: bytes) -> bytes:
    tree = json.loads(data)
    everywhere = list(places(tree))
    for _ in range(chance.choice((1, 1, 2))):
        holder, key = chance.choice(everywhere)
        holder[key] = chance.choice(_NASTY)()
    return _dump(chance, tree)


def _drop_or_add_key(chance: Random, data: bytes) -> bytes:
    tree = json.loads(data)
    holder, key = chance.choice(list(places(tree)))
    if isinstance(holder, dict) and chance.random() < 0.5:
        holder["surprise"] = chance.choice(_NASTY)()
    else:
        del holder[key]
    return _dump(chance, tree)


def _change_actions(chance: Random, data: bytes) -> bytes:
    """Swap, repeat or exchange actions, whose digests then cannot match."""
    tree = json.loads(data)
    actions = tree["actions"]
    first, second = chance.randrange(len(actions)), chance.randrange(len(actions))
    match chance.randrange(4):
        case 0:
            actions[first], actions[second] = actions[second], actions[first]
        case 1:
            actions[first]["action"] = actions[second]["action"]
        case 2:
            actions[first]["digest"] = f"{chance.getrandbits(64):016x}"
        case _:
            actions[first:first] = [actions[second]] * chance.choice((1, 50, 2_000))
    return _dump(chance, tree)


def _change_legs(chance: Random, data: bytes) -> bytes:
    """Name other places, cards and sources, all of which exist somewhere."""
    tree = json.loads(data)
    words = sorted({word for word in _strings(tree["actions"]) if len(word) != 16})
    named = [p for p in places(tree["actions"]) if isinstance(p[0][p[1]], str)]
    for _ in range(chance.choice((1, 2, 5))):
        holder, key = chance.choice(named)
        holder[key] = chance.choice(words)
    return _dump(chance, tree)


def _repeat_legs(chance: Random, data: bytes) -> bytes:
    tree = json.loads(data)
    acting = [entry["action"] for entry in tree["actions"] if entry["action"].get("legs")]
    action = chance.choice(acting)
    action["legs"] *= chance.choice((2, 8, 64, 1_000))
    return _dump(chance, tree)


def _of_tree(change: TreeMutation) -> Mutation:
    """Turn a change of what a game says into a change of its file."""

    def mutated(chance: Random, data: bytes) -> bytes:
        tree = json.loads(data)
        for _ in range(chance.choice((1, 1, 3))):
            change(chance, tree)
        return _dump(chance, tree)

    return mutated


def _claim_version(chance: Random, data: bytes) -> bytes:
    tree = json.loads(data)
    tree["schema_version"] = chance.choice((0, 1, 3, 99, -1, "2", 2.0, None))
    return _dump(chance, tree)


def _other_program(chance: Random, data: bytes) -> bytes:
    return chance.choice(_OTHERS)


MUTATIONS: Final[dict[str, Mutation]] = {
    "truncate": _truncate,
    "flip_bits": _flip_bits,
    "flip_in_head": _flip_in_head,
    "cut_out": _cut_out,
    "insert": _insert,
    "zero_block": _zero_block,
    "shuffle_lines": _shuffle_lines,
    "change_value": _change_value,
    "drop_or_add_key": _drop_or_add_key,
    "change_actions": _change_actions,
    "change_legs": _change_legs,
    "repeat_legs": _repeat_legs,
    "claim_version": _claim_version,
    "other_program": _other_program,
    "doubled_keys": lambda chance, data: doubled_keys(chance, json.loads(data)),
    **{name: _of_tree(change) for name, change in STRUCTURES.items()},
}
_WAYS: Final = (*MUTATIONS, *STRUCTURES, *STRUCTURES)
"""What still is a game reaches furthest into the program, so it comes more often."""


def _strings(tree: Any) -> Any:  # noqa: ANN401 - whatever JSON holds
    for holder, key in places(tree):
        if isinstance(holder[key], str):
            yield holder[key]


def _nested(depth: int) -> list[Any]:
    tree: list[Any] = []
    for _ in range(depth):
        tree = [tree]
    return tree


def _dump(chance: Random, tree: object) -> bytes:
    """Write a changed tree, sometimes on one line and sometimes on many."""
    indent = chance.choice((None, 2))
    return json.dumps(tree, indent=indent).encode("utf-8", "surrogatepass")
