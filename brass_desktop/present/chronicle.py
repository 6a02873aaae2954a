"""The chronicle of any game as data: what happened, newest first."""

from dataclasses import dataclass, replace
from typing import Literal

ChronicleFilter = Literal["all", "mine", "money"]


@dataclass(frozen=True, slots=True)
class ChronicleEntry:
    """One event; without an owner it is the whole table's, without an icon a round's heading."""

    number: int
    owner: str | None
    icon: str
    sentence: str
    detail: str = ""
    fresh: bool = False
    ahead: bool = False
    """Whether a replay has not come to it yet."""
    money: bool = True
    """Whether money changed hands, for the filter."""
    remark: str = ""
    """Why a bot did it, where bots explain themselves."""

    @property
    def is_heading(self) -> bool:
        """Tell whether a round begins here."""
        return self.owner is None and not self.icon


@dataclass(frozen=True, slots=True)
class ChronicleView:
    """The event log, newest first, and the filter in use."""

    entries: tuple[ChronicleEntry, ...]
    filter: ChronicleFilter = "all"


def filtered(view: ChronicleView, chosen: ChronicleFilter, owner: str) -> ChronicleView:
    """Return the chronicle with the events that a player of this colour wants to read."""
    if chosen == "all":
        return view
    kept = tuple(entry for entry in view.entries if _keeps(entry, chosen, owner))
    return replace(view, entries=kept, filter=chosen)


def _keeps(entry: ChronicleEntry, chosen: ChronicleFilter, owner: str) -> bool:
    if entry.is_heading:
        return True
    return entry.owner in (None, owner) if chosen == "mine" else entry.money
