"""Sensitive areas that a renderer notes while it draws, to be kept with what it drew."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field

from brass_desktop.present.geometry import Point, Rect
from brass_desktop.present.intents import AnyIntent
from brass_desktop.present.tips import Tip
from brass_desktop.ui.drawing.light import Lit

LEAST_TARGET = 28.0
Shape = Rect | tuple[Point, ...]
About = Tip | object | None
"""What explains an area: words that the view brings along, or a thing of the game to ask about."""


@dataclass(frozen=True, slots=True)
class Touch:
    """An area, what touching it means and what is explained there."""

    shape: Shape
    intent: AnyIntent | None
    about: About = None


@dataclass(slots=True)
class Touches:
    """The sensitive areas of one drawn part, in drawing order."""

    noted: list[Touch] = field(default_factory=list)
    overflow: float = 0.0
    """How far the part can be scrolled, if it holds more than it shows."""
    lit: list[Lit] = field(default_factory=list)
    """What is asked for, where it may pulse."""

    def __iter__(self) -> Iterator[Touch]:
        return iter(self.noted)

    def add(
        self, shape: Rect | Sequence[Point], intent: AnyIntent | None, about: About = None
    ) -> None:
        """Note an area; rectangles grow to the least size a finger or pointer needs."""
        if isinstance(shape, Rect):
            self.noted.append(Touch(shape.at_least(LEAST_TARGET, LEAST_TARGET), intent, about))
        else:
            self.noted.append(Touch(tuple(shape), intent, about))

    def cover(self, shape: Rect, intent: AnyIntent | None, about: About) -> None:
        """Note something solid in its own size: what runs beneath is not to be hit."""
        self.noted.append(Touch(shape, intent, about))

    def placed(self, to_screen: Callable[[Point], Point]) -> "Touches":
        """Return the same areas seen through a camera."""
        moved = Touches()
        for touch in self.noted:
            if isinstance(touch.shape, Rect):
                x, y = to_screen((touch.shape.x, touch.shape.y))
                right, bottom = to_screen((touch.shape.right, touch.shape.bottom))
                shape: Shape = Rect(x, y, right - x, bottom - y)
            else:
                shape = tuple(to_screen(point) for point in touch.shape)
            moved.noted.append(Touch(shape, touch.intent, touch.about))
        return moved


@dataclass(frozen=True, slots=True)
class Hot:
    """What the pointer is over, whether it is held down there, and what the keyboard is on."""

    intent: AnyIntent | None = None
    pressed: bool = False
    focus: object = None

    def state_of(self, intent: AnyIntent | None) -> str:
        """Return the ending of the skin a control wears: none, hover or pressed."""
        if intent is None or intent != self.intent:
            return ""
        return "_pressed" if self.pressed else "_hover"

    def is_focus(self, intent: AnyIntent | None) -> bool:
        """Tell whether the keyboard is on this control."""
        return intent is not None and intent == self.focus


COLD = Hot()
