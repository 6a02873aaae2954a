"""How a player wants to read the chronicle: which events."""

from dataclasses import dataclass, replace

from brass_desktop.games.brass.present.viewmodel.panels import TableView
from brass_desktop.present.chronicle import ChronicleEntry, ChronicleFilter


@dataclass(frozen=True, slots=True)
class Reading:
    """The filter in use."""

    filter: ChronicleFilter = "all"

    def of(self, view: TableView) -> TableView:
        """Return the table with its chronicle as it is to be read."""
        if self == Reading():
            return view
        kept = [entry for entry in view.chronicle.entries if self._keeps(view, entry)]
        chronicle = replace(view.chronicle, entries=tuple(kept), filter=self.filter)
        return replace(view, chronicle=chronicle)

    def _keeps(self, view: TableView, entry: ChronicleEntry) -> bool:
        if entry.is_heading or self.filter == "all":
            return True
        return entry.owner in (None, view.hand.owner) if self.filter == "mine" else entry.money
