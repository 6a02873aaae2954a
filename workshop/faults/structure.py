"""Ways to change a saved game that keep it one: its shape is right, and what it says is strange."""

import json
from collections.abc import Callable, Iterator
from random import Random
from typing import Any, Final

Tree = dict[str, Any]
TreeMutation = Callable[[Random, Tree], None]

DATES: Final = (
    "0001-01-01T00:00:00+23:59",
    "9999-12-31T23:59:59-23:59",
    "0001-01-01",
    "1969-12-31T23:59:59",
    "2038-01-19T03:14:08+00:00",
    "2026-02-30T12:00:00",
    "2026-11-16T21:00:00+00:00:00.000001",
    "20261116",
    "2026-W01-1",
    "tomorrow",
    "",
)
NUMBERS: Final = (-1, 0, 1, 7, 8, 255, 2**31 - 1, 2**31, 2**63, 2**64, 10**40, 0.5, 1e308, -0.0)
LETTERS: Final = (
    "a", "Ж", "ß", "İ", "ﬁ", "太", "א", "ก", "नि", "é", "e\u0301", "\u0301", "\u200b", "\u200d",
    "\ufe0f", "\u202e", "\u2066", "\u00ad", "\u3164", "\u2800", "\u00a0", "\u2028", "\t", "\n",
    "\x00", "\x1b", "\x7f", "\x85", "\ue000", "\uffff", "\U0001f468\u200d\U0001f469", "\U000e0041",
    "{", "}", "%s", "|", "\\", '"', "/", "..", "£", "−", " ",
)  # fmt: skip
"""One or two of every class that Unicode, formats, paths or our own wordings know."""


def strange_text(chance: Random) -> str:
    """Make a name that somebody may have typed, pasted or forged."""
    length = chance.choice((0, 1, 1, 2, 3, 12, 60, 199, 200, 201, 5_000))
    few = chance.sample(LETTERS, chance.randint(1, 4))
    return "".join(chance.choice(few) for _ in range(length))


def _names(chance: Random, tree: Tree) -> None:
    """Rename players, in the preview, in the game or in both, or give the game a title."""
    name = strange_text(chance)
    preview = tree["preview"]
    match chance.randrange(4):
        case 0:
            for player in (*tree["players"], *preview["players"]):
                player["name"] = name
        case 1:
            chance.choice(tree["players"])["name"] = name
        case 2:
            chance.choice(preview["players"])["name"] = name
        case _:
            preview["title"] = name


def _dates(chance: Random, tree: Tree) -> None:
    holder, key = chance.choice(((tree, "created"), (tree["preview"], "saved")))
    holder[key] = chance.choice(DATES)


def _numbers(chance: Random, tree: Tree) -> None:
    holder, key = chance.choice([p for p in places(tree) if type(p[0][p[1]]) in (int, float)])
    holder[key] = chance.choice(NUMBERS)


def _preview_lies(chance: Random, tree: Tree) -> None:
    """Let the preview tell another story than the game, in the right types."""
    preview = tree["preview"]
    seats = [chance.choice((0, 1, 2, 3, 4, 7, 2**31 - 1)) for _ in range(chance.randrange(9))]
    lies = {
        "players": [chance.choice(preview["players"]) for _ in range(chance.randrange(9))],
        "stage": chance.choice(("", "tin", "canal", "rail", strange_text(chance))),
        "round": chance.choice((0, 1, 99, 2**31 - 1)),
        "rounds": chance.choice((0, 1, 2**31 - 1)),
        "scores": seats,
        "money": seats[1:],
        "order": seats[::-1],
        "to_play": chance.choice((None, 0, 9)),
        "finished": chance.random() < 0.5,
        "winners": seats[:2],
        "actions": 2**31 - 1,
    }
    for key in chance.sample(list(lies), chance.randint(1, 4)):
        preview[key] = lies[key]


def _seats(chance: Random, tree: Tree) -> None:
    """Let seats have colours, faces and minds that nobody or several have."""
    for player in tree["players"]:
        for key in ("colour", "character", "control"):
            if chance.random() < 0.5:
                same = chance.choice(tree["players"])[key]
                player[key] = chance.choice((same, same, "", strange_text(chance)))


def _agreements(chance: Random, tree: Tree) -> None:
    """Agree on what no table ever agreed on."""
    known = ("curtain", "confirm", "board", "hints", "bot_reasons", strange_text(chance))
    for _ in range(chance.choice((1, 3, 70))):
        value = chance.choice((True, 0, -1, "turn", "never", "", strange_text(chance)))
        tree["table"][chance.choice(known) + "x" * chance.randrange(2)] = value
    tree["take_back"] = chance.choice(("turn", "agreement", "never", "", 1))
    tree["take_backs"] = [{"kept": 0, "undone": 2**31 - 1}] * chance.choice((0, 1, 500))
    tree["elapsed"] = chance.choice((0, 59.9, 1e9, 3.6e6))


def _options(chance: Random, tree: Tree) -> None:
    setup = tree["setup"]
    option = chance.choice((*setup["options"], "introductory", strange_text(chance)))
    setup["options"][option] = chance.random() < 0.5
    setup["seed"] = chance.choice((setup["seed"], 0, 2**64 - 1))


def _shorter(chance: Random, tree: Tree) -> None:
    """Stop the game after some actions: another whole game."""
    del tree["actions"][chance.randrange(len(tree["actions"]) + 1) :]
    tree["result"] = None


def _types(chance: Random, tree: Tree) -> None:
    """Swap the values of two places, whatever their types."""
    found = [p for p in places(tree) if p[0] is not tree["actions"]]
    (one, key), (other, place) = chance.choice(found), chance.choice(found)
    one[key], other[place] = json.loads(json.dumps([other[place], one[key]]))


def _depth(chance: Random, tree: Tree) -> None:
    """Wrap something in many lists or records."""
    holder, key = chance.choice(list(places(tree)))
    for _ in range(chance.choice((1, 20, 300))):
        holder[key] = [holder[key]] if chance.random() < 0.5 else {"a": holder[key]}


STRUCTURES: Final[dict[str, TreeMutation]] = {
    "names": _names,
    "dates": _dates,
    "numbers": _numbers,
    "preview_lies": _preview_lies,
    "seats": _seats,
    "agreements": _agreements,
    "options": _options,
    "shorter": _shorter,
    "types": _types,
    "depth": _depth,
}


def doubled_keys(chance: Random, tree: Tree) -> bytes:
    """Write a record in which some keys come twice, with different values."""
    rows = [(key, value) for key, value in tree.items()]
    for key, _ in chance.sample(rows, 3):
        rows.insert(chance.randrange(len(rows)), (key, chance.choice((None, 0, "", [], {}))))
    inner = ",\n  ".join(f"{json.dumps(key)}: {json.dumps(value)}" for key, value in rows)
    return f"{{\n  {inner}\n}}\n".encode("utf-8", "surrogatepass")


def places(tree: Any) -> Iterator[tuple[Any, Any]]:  # noqa: ANN401 - whatever JSON holds
    """Yield every place of a tree as its holder and key."""
    keys = list(tree) if isinstance(tree, dict) else range(len(tree))
    for key in keys:
        yield tree, key
        if isinstance(tree[key], dict | list):
            yield from places(tree[key])
