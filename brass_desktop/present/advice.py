"""A turn worth considering, in words."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Advice:
    """One turn: what is done, why, and what it would bring."""

    turn: str
    reasons: tuple[str, ...]
    effect: str
