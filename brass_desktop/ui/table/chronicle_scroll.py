"""How the chronicle of a table is read: filtered and scrolled."""

from typing import Final

from brass_desktop.present.chronicle import ChronicleFilter, ChronicleView, filtered
from brass_desktop.present.geometry import Rect
from brass_desktop.ui.drawing.typeface import Typeface
from brass_desktop.ui.table.chronicle import scroll_to

_WHEEL_LINES: Final = 48.0


class ChronicleScroll:
    """The reader's place in the chronicle, or in what lies in its stead."""

    def __init__(self) -> None:
        self._filter: ChronicleFilter = "all"
        self._wanted: int | None = None
        self.offset = 0.0
        self.most = 0.0
        """How far it can be scrolled, as the last drawing has found."""

    def of(self, view: ChronicleView, owner: str) -> ChronicleView:
        """Return the chronicle as it is read by the seat of a colour."""
        return filtered(view, self._filter, owner)

    def filter(self, chosen: ChronicleFilter) -> None:
        """Read only some events, from the newest on."""
        self._filter = chosen
        self.offset = 0.0

    def turn_wheel(self, dy: float) -> bool:
        """Scroll by a turn of the wheel; true when something moves."""
        before = self.offset
        self.offset = max(0.0, min(self.most, before - dy * _WHEEL_LINES))
        return self.offset != before

    def show_rest(self) -> None:
        """Go to the end of what does not fit, or back to its beginning."""
        self.offset = 0.0 if self.offset >= self.most else self.most

    def show_line(self, number: int) -> None:
        """Scroll to an action when the table is next drawn."""
        self._wanted = number

    def settle(self, typeface: Typeface, area: Rect, view: ChronicleView) -> None:
        """Go to the line that is wanted; asked once the chronicle is in sight."""
        if self._wanted is not None:
            self.offset = scroll_to(typeface, area, view, self._wanted)
            self._wanted = None
