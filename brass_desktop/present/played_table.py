"""A game as the play scene knows it: what lies behind the picture of a game's table."""

from collections.abc import Sequence
from typing import Protocol

from brass_desktop.bots.thought import AnyThought
from brass_desktop.core.types import Seat
from brass_desktop.present.intents import AnyIntent
from brass_desktop.present.outcome import Outcome


class PlayedTable(Protocol):
    """Serves one viewer at a time; without a viewer every hand lies face down."""

    @property
    def viewer(self) -> Seat | None:
        """The seat whose table this is now."""

    @property
    def is_making(self) -> bool:
        """Tell whether something has been chosen that is not carried out yet."""

    def show_to(self, viewer: Seat | None) -> None:
        """Turn the table to another seat, or hide every hand."""

    def forget(self) -> None:
        """Find all words anew, as after a change of language."""

    def mean(self, intent: AnyIntent) -> Outcome:
        """Do what a person meant, as far as it is this seat's turn."""

    def forgive(self) -> None:
        """Take the mark of a refusal off the table."""

    @property
    def is_advised(self) -> bool:
        """Tell whether hints lie on the table, or are being thought about."""

    def advise(self, thought: AnyThought | None) -> None:
        """Show what a thought considered, each turn ready to be taken; None while it is thought."""

    def remark(self, entry: int, reasons: str) -> None:
        """Note why a bot did what entry `entry` of the log tells, counted from one."""

    def point_at(self, intent: AnyIntent | None) -> bool:
        """Be told what the pointer is on; true when the table follows it."""

    def lit(self) -> Sequence[AnyIntent]:
        """List everything that invites a click, in the order the keyboard walks through it."""

    def usual(self) -> AnyIntent:
        """Tell what Enter means while the keyboard is on nothing."""

    def touched(self) -> Sequence[AnyIntent]:
        """List the places that the last turn of a rival touched."""
