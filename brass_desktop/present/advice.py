"""A turn worth considering, in words."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Advice:
    """One turn: what to do step by step, what it is worth, why, and what it changes at once."""

    steps: tuple[str, ...]
    worth: str
    reasons: tuple[str, ...]
    effect: str
