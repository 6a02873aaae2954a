"""Where every victory point came from, counted from the events of the log alone."""

from collections import Counter
from dataclasses import dataclass, field
from typing import Literal

from brass_desktop.core.types import Seat
from brass_desktop.games.brass.engine import events as ev
from brass_desktop.games.brass.engine.events import Event
from brass_desktop.games.brass.engine.game import BrassSession
from brass_desktop.games.brass.engine.ids import ERA_NAMES
from brass_desktop.games.brass.engine.state import BrassState
from brass_desktop.games.brass.present.viewmodel.board import EraName

PointsSource = Literal["links", "merchant", "again", "money", "income", "lost"] | str
"""A line of the breakdown: an industry's id, or one of the words above."""

_CAUSES = {
    "link": "links",
    "merchant": "merchant",
    "tile_again": "again",
    "money": "money",
    "income": "income",
}


@dataclass(slots=True)
class Scores:
    """The points of one seat by era and source."""

    points: Counter[tuple[EraName, PointsSource]] = field(default_factory=Counter)

    def of(self, era: EraName, source: PointsSource) -> int:
        """Points of one line in one era."""
        return self.points[era, source]

    def both(self, source: PointsSource) -> int:
        """Points of one line in the whole game."""
        return sum(points for (_, found), points in self.points.items() if found == source)

    def era(self, era: EraName) -> int:
        """Points of one era, what was lost in it taken off."""
        return sum(points for (found, _), points in self.points.items() if found == era)

    @property
    def total(self) -> int:
        """All points, as the marker on the track shows them."""
        return sum(self.points.values())

    @property
    def gained(self) -> int:
        """All points before losses."""
        return sum(points for points in self.points.values() if points > 0)


def count_scores(session: BrassSession) -> dict[Seat, Scores]:
    """Count the points of every seat over the whole log."""
    scores = {Seat(seat): Scores() for seat in range(session.state.players)}
    for index, entry in enumerate(session.log):
        before = session.at(index)
        era: EraName = "canal" if ERA_NAMES[before.era] == "canal" else "rail"
        for event in entry.events:
            found = _points(before, event)
            if found is not None:
                seat, source, points = found
                scores[seat].points[era, source] += points
    return scores


def _points(before: BrassState, event: Event) -> tuple[Seat, PointsSource, int] | None:
    match event:
        case ev.PointsGained(seat, points, "tile", slot):
            # Scoring follows at the end of a round, when no tile has been laid since `before`.
            industry = before.rules.tiles.industry[before.slot_tile[slot]]
            return seat, before.rules.industries[industry], points
        case ev.PointsGained(seat, points, cause, _):
            return seat, _CAUSES[cause], points
        case ev.PointsLost(seat, points):
            return seat, "lost", -points
        case _:
            return None
