"""Positions for tests: those that the games describe, at which one can sit down and play."""

from brass_desktop.games.brass.birmingham import position as birmingham
from brass_desktop.games.brass.engine import position as family
from tests.games.brass.engine.table import Table


class FamilyPosition(family.FamilyPosition):
    """A position of any game of the family."""

    def table(self) -> Table:
        """Sit down at the finished position."""
        return Table(self.state(), self._game)


class Position(FamilyPosition, birmingham.BirminghamPosition):
    """A position of Birmingham."""
