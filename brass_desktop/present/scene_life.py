"""What moves in the painting of a title, as data: who, where, and how fast."""

from dataclasses import dataclass

from brass_desktop.present.geometry import Point


@dataclass(frozen=True, slots=True)
class Mover:
    """A picture that crosses the painting from the right to the left; all in its units.

    At rest, where nothing moves, it stands at `rest`.
    """

    picture: str
    size: tuple[float, float]
    rest: Point
    """Where its left upper corner is at the start."""
    start: float
    """Where its left edge is when it comes in; nothing is seen right of `hidden_from`."""
    speed: float
    """Units a second."""
    pause: float = 0.0
    """Seconds between two crossings."""
    hidden_from: float = 1920.0
    """Where something stands before it."""
    emerges: float = 0.0
    """Seconds in which it comes out of the mist."""
    sway: float = 0.0
    """Units by which it rises and falls."""


@dataclass(frozen=True, slots=True)
class Plume:
    """Smoke from a chimney that drifts to the right and thins out."""

    mouth: Point
    size: float
    drift: float
    seconds: float
    """How long a puff lives."""
    puffs: int


@dataclass(frozen=True, slots=True)
class SceneLife:
    """Everything that moves in one painting."""

    movers: tuple[Mover, ...]
    plumes: tuple[Plume, ...]
    puff: str
    """The picture of one cloud of smoke."""
    dark_until: tuple[float, float] = (0.0, 0.0)
    """The painting is dark left of the first place and in full light from the second."""
    painted: tuple[float, float] = (1920.0, 1080.0)
    """Width and height of the painting in its units."""
