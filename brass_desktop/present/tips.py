"""What a thing on any table says and how it is lit."""

from dataclasses import dataclass
from enum import StrEnum


class Light(StrEnum):
    """How a thing that can be clicked is lit."""

    NONE = "none"
    ALLOWED = "allowed"
    """Could be chosen instead of what has been."""
    SOFT = "soft"
    """Legal, nothing chosen yet."""
    LEGAL = "legal"
    """Legal in the current question."""
    CHOSEN = "chosen"
    REFUSED = "refused"
    """Hovered though it cannot be chosen."""


class Tone(StrEnum):
    """What a number or a note means for the player."""

    PLAIN = "plain"
    GOOD = "good"
    BAD = "bad"
    ORE = "ore"
    MUTED = "muted"
    LIT = "lit"


@dataclass(frozen=True, slots=True)
class Tip:
    """An explanation of a hovered thing; a refusal says in `foot` what would do instead.

    Where a clause stands behind it, the rules open there.
    """

    head: str
    body: str = ""
    foot: str = ""
    refused: bool = False
    clause: str = ""
