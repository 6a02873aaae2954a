"""How the chronicle of a table is read: filtered and scrolled."""

from dataclasses import replace
from typing import Final

from brass_desktop.games.brass.present.viewmodel.panels import TableView
from brass_desktop.games.brass.present.viewmodel.reading import Reading
from brass_desktop.games.brass.ui.panels.chronicle import scroll_to
from brass_desktop.present.chronicle import ChronicleFilter
from brass_desktop.present.geometry import Rect
from brass_desktop.ui.drawing.typeface import Typeface

_WHEEL_LINES: Final = 48.0


class ChronicleScroll:
    """The reader's place in the chronicle, or in the price that lies in its stead."""

    def __init__(self) -> None:
        self._reading = Reading()
        self._wanted: int | None = None
        self.offset = 0.0
        self.most = 0.0
        """How far it can be scrolled, as the last drawing has found."""

    def of(self, view: TableView) -> TableView:
        """Return the table with the chronicle as it is read."""
        return self._reading.of(view)

    def filter(self, chosen: ChronicleFilter) -> None:
        """Read only some events, from the newest on."""
        self._reading = replace(self._reading, filter=chosen)
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

    def settle(self, typeface: Typeface, area: Rect, view: TableView) -> None:
        """Go to the line that is wanted, once the chronicle is in sight."""
        if self._wanted is not None and view.preview is None:
            self.offset = scroll_to(typeface, area, view.chronicle, self._wanted)
            self._wanted = None
