"""How one scene gives way to another, as data: a transition names it, the loop shows it."""

from dataclasses import dataclass
from typing import Final, Literal

Passing = Literal["cut", "fade", "drop", "lift", "wipe", "turn"]


@dataclass(frozen=True, slots=True)
class Manner:
    """A way of passing from picture to picture, and its length at normal speed."""

    passing: Passing
    seconds: float = 0.0
    leader: str = ""
    """The picture that runs ahead of a wipe, from the right to the left."""


CUT: Final = Manner("cut")
FADE: Final = Manner("fade", 0.18)
DROP: Final = Manner("drop", 0.45)
"""The new scene falls like a curtain over what lies below it, as that is by now."""
LIFT: Final = Manner("lift", 0.45)
"""The old scene rises like a curtain."""
TURN: Final = Manner("turn", 0.5)
"""The whole picture turns over like a board with two sides."""
