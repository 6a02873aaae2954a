"""How one scene gives way to another, as data: a transition names it, the loop shows it."""

from dataclasses import dataclass
from typing import Final, Literal

Passing = Literal["cut", "fade", "drop", "lift", "wipe", "turn"]


@dataclass(frozen=True, slots=True)
class Crossing:
    """A way of passing from picture to picture, and its length at normal speed."""

    passing: Passing
    seconds: float = 0.0
    leader: str = ""
    """The picture that runs ahead of a wipe, from the right to the left."""


CUT: Final = Crossing("cut")
FADE: Final = Crossing("fade", 0.18)
DROP: Final = Crossing("drop", 0.45)
"""The new scene falls like a curtain over what lies below it, as that is by now."""
LIFT: Final = Crossing("lift", 0.45)
"""The old scene rises like a curtain."""
TURN: Final = Crossing("turn", 0.5)
"""The whole picture turns over like a board with two sides."""
