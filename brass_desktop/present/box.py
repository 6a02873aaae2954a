"""What is printed on the box of a game: its words and pictures as data, without its rules.

Titles, lists and the new game screen show games by their boxes, so that no rules are loaded for
a game that nobody has opened yet.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import cast

from brass_desktop.games import shelf
from brass_desktop.games.shelf import GameInfo
from brass_desktop.i18n.message import Message
from brass_desktop.present import sounds
from brass_desktop.present.scene_life import SceneLife

Sentence = Callable[[], str]
"""A message without open places; it is said in the language in use."""


@dataclass(frozen=True, slots=True)
class OptionWords:
    """A switch of a game, offered as a choice between two words."""

    label: Message
    off: Message
    on: Message
    on_note: Message
    """What the second word means for the game."""
    told_off: Message | None = None
    """What the list of saved games says of a game without it; nothing where it goes without."""
    told_on: Message | None = None
    off_note: Message | None = None
    """What the first word means, where it does not go without saying."""


@dataclass(frozen=True, slots=True)
class StageWords:
    """A part of a game in the list of saved games; both have a place for the `round`."""

    line: Message
    """Also has a place for how many `rounds` there are."""
    short: Message


@dataclass(frozen=True, slots=True)
class VariantWords:
    """What a table of some number of seats plays that the game as printed does not know."""

    short: Message
    """Two or three words, as they stand in a list."""
    note: Message
    """Whose variant it is, and how it differs."""


KeyLine = tuple[tuple[str, ...], Message]
"""Keys and what they do; a pair of keys is a range."""
MouseLine = tuple[Message, Message]
"""Something done with the mouse, and what comes of it."""


@dataclass(frozen=True, slots=True)
class TableKeys:
    """What keys and the mouse do at the table of one game alone, in the order of the list."""

    actions: tuple[KeyLine, ...] = ()
    """What a seat does."""
    views: tuple[KeyLine, ...] = ()
    """What is laid over the table, or opened from it."""
    nearing: tuple[KeyLine, ...] = ()
    """How the table is looked at from nearer; the short list goes without, as without `leafing`."""
    leafing: tuple[KeyLine, ...] = ()
    """Through what others have."""
    mouse: tuple[MouseLine, ...] = ()


@dataclass(frozen=True, slots=True)
class Box:
    """The words and pictures of one game; mappings have the ids of its `GameInfo`."""

    name: Message
    description: Message
    """One line under the name."""
    minutes: int
    """How long a game takes at a table with the board itself."""
    emblem: str
    """An icon."""
    scene: str
    """The painting that fills the title where this is the only game."""
    cover: str
    """The upright painting on its card where there are several games."""
    facts: Mapping[int, Sentence]
    """By number of seats: what the table will hold."""
    options: Mapping[str, OptionWords]
    stages: Mapping[str, StageWords]
    score: Message
    """What decides the game, with a place for the number of `points`."""
    score_mark: str
    """The picture of it."""
    table: Message
    """Heading of the choices for the table."""
    start: Message
    """The button that begins."""
    examples: Mapping[str, Message]
    """By file: titles of the saved games that came with the program."""
    keys: TableKeys = TableKeys()
    ambience: Mapping[str, str] = field(default_factory=dict)
    """By stage: what is heard around the table all the while."""
    call: str = sounds.TURN
    """What calls a person to the table."""
    aids: tuple[str, ...] = ()
    """Which helps of the settings its table gives: `planner`, `forecast`, `run_by_itself`."""
    variants: Mapping[int, VariantWords] = field(default_factory=dict)
    """By number of seats: where so many play by a variant."""
    life: SceneLife | None = None
    """What moves in the painting, if anything does."""
    cover_life: SceneLife | None = None
    """What moves on the card."""


def box_of(info: GameInfo) -> Box:
    """Open the box of a game."""
    return cast(Box, shelf.load(info.box))
