"""The scoring of an era in beats: everybody's routes, then town after town, with running totals."""

import math
from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from itertools import groupby
from typing import Final

from brass_desktop.core.types import Seat
from brass_desktop.games.brass.engine import events as ev
from brass_desktop.games.brass.engine.events import Event
from brass_desktop.games.brass.engine.game import BrassSession
from brass_desktop.games.brass.engine.ids import ERA_NAMES, SlotId
from brass_desktop.games.brass.engine.state import BrassState
from brass_desktop.games.brass.present.naming import Naming
from brass_desktop.games.brass.present.text import ceremony as text
from brass_desktop.games.brass.present.trade import is_over_sea
from brass_desktop.games.brass.present.viewmodel.board import (
    BoardView,
    FlagView,
    LinkView,
    MarkerView,
    PlaceView,
    SlotView,
)
from brass_desktop.games.brass.present.viewmodel.build_board import build_board
from brass_desktop.games.brass.present.viewmodel.seen import Seen
from brass_desktop.present.character import Character
from brass_desktop.present.tips import Light, Tone

ScoringCause = str
"""The cause of a `PointsGained` event, or `lost`."""
TOWN_BEATS: Final = 10
"""About as many beats are all towns counted in: more would be tiring, fewer hard to follow."""


@dataclass(frozen=True, slots=True)
class ScoringStep:
    """Points of one link, tile or rule; `anchor` is its place on the map, if it has one."""

    seat: Seat
    cause: ScoringCause
    points: int
    anchor: str | None
    place: str
    """The town of a tile; else empty."""


@dataclass(frozen=True, slots=True)
class ScoringBeat:
    """What is counted at once: the routes of one player, a few towns, or somebody's extras."""

    title: str
    part: str
    """What kind of points these are."""
    steps: tuple[ScoringStep, ...]
    totals: tuple[int, ...]
    """Victory points by seat after this beat."""

    def gained(self, seat: Seat) -> int:
        """What the beat brings a seat."""
        return sum(step.points for step in self.steps if step.seat == seat)

    @property
    def seats(self) -> tuple[Seat, ...]:
        """Whose points are counted, those who gain most first."""
        found = dict.fromkeys(step.seat for step in self.steps)
        return tuple(sorted(found, key=lambda seat: -self.gained(seat)))

    @property
    def anchors(self) -> dict[str, int]:
        """The places on the map and what each of them brings."""
        return {step.anchor: step.points for step in self.steps if step.anchor is not None}


@dataclass(frozen=True, slots=True)
class Scorer:
    """A player as the ceremony names them."""

    seat: Seat
    owner: str
    name: str
    character: str
    initials: str


@dataclass(frozen=True, slots=True)
class Ceremony:
    """The whole scoring of one era."""

    title: str
    scorers: tuple[Scorer, ...]
    """In the order of their turns."""
    start: tuple[int, ...]
    beats: tuple[ScoringBeat, ...]
    board: BoardView
    """The board as it was when scoring began."""

    def totals(self, shown: int) -> tuple[int, ...]:
        """Victory points by seat once so many beats have been shown."""
        return self.beats[shown - 1].totals if shown else self.start

    def ranked(self, shown: int) -> tuple[Seat, ...]:
        """The seats as they stand by then, the best first."""
        totals = self.totals(shown)
        return tuple(sorted((s.seat for s in self.scorers), key=lambda seat: -totals[seat]))

    def parts(self, shown: int, seat: Seat) -> dict[ScoringCause, int]:
        """What a seat has got from each cause so far."""
        counted: Counter[ScoringCause] = Counter()
        for beat in self.beats[:shown]:
            for step in beat.steps:
                if step.seat == seat:
                    counted[step.cause] += step.points
        return {cause: counted[cause] for cause in self.causes}

    @property
    def causes(self) -> tuple[ScoringCause, ...]:
        """All causes of this era in the order in which they are told."""
        found = {step.cause for beat in self.beats for step in beat.steps}
        return tuple(cause for cause in text.PARTS if cause in found)

    def board_at(self, shown: int) -> BoardView:
        """The board with the last beat's pieces lit and flagged, and markers at the totals.

        Once everything is counted nothing is lit any more.
        """
        beat = self.beats[shown - 1] if shown else None
        lit = beat.anchors if beat is not None and shown < len(self.beats) else {}
        links_gone = beat is not None and beat.steps[0].cause != "link"
        return replace(
            self.board,
            links=tuple(_link_view(link, lit, links_gone) for link in self.board.links),
            places=tuple(_place_view(place, lit) for place in self.board.places),
            track=replace(self.board.track, markers=self._markers(shown)),
            flags=tuple(
                FlagView(anchor, text.GAINED(points=points), Tone.GOOD)
                for anchor, points in lit.items()
                if points
            ),
        )

    def _markers(self, shown: int) -> tuple[MarkerView, ...]:
        """Put every points marker at its total; some games lay them out only now."""
        markers, spaces = self.board.track.markers, len(self.board.track.levels)
        counted = {}
        for scorer in self.scorers:
            laps, space = divmod(self.totals(shown)[scorer.seat], spaces)
            counted[scorer.owner] = MarkerView(scorer.owner, "vp", space, laps=laps)
        laid = [counted.pop(m.owner) if m.kind == "vp" else m for m in markers]
        return (*laid, *counted.values())


def is_scored(events: tuple[Event, ...]) -> bool:
    """Tell whether an era was scored with these events of an entry."""
    return any(isinstance(event, ev.EraScored) for event in events)


def build_ceremony(session: BrassSession, index: int) -> Ceremony:
    """Build the ceremony of the entry of the log with which an era ended."""
    before, entry = session.at(index), session.log[index]
    seen = Seen(session.game.id, before, tuple(session.players), None)
    began = next(n for n, event in enumerate(entry.events) if isinstance(event, ev.EraScored))
    start = list(before.vp)
    for event in entry.events[:began]:
        _count(start, event)
    era = ERA_NAMES[before.era]
    naming = seen.naming
    steps = [_step(before, naming, event) for event in entry.events[began:] if _scores(event)]
    return Ceremony(
        title=text.TITLES[era](),
        scorers=tuple(_scorer(session, seat) for seat in before.order),
        start=tuple(start),
        beats=_beats(naming, before, steps, start),
        board=_without_given_up(build_board(seen), before, entry.events[:began]),
    )


def _scorer(session: BrassSession, seat: Seat) -> Scorer:
    player = session.players[seat]
    initials = Character(player.character).initials
    return Scorer(seat, player.colour, player.name, player.character, initials)


def _beats(
    naming: Naming, before: BrassState, steps: list[ScoringStep], start: list[int]
) -> tuple[ScoringBeat, ...]:
    """Gather the steps: links by owner, tiles by towns, then what else the end scores."""
    era, order = ERA_NAMES[before.era], before.order
    links = [step for step in steps if step.cause == "link"]
    tiles = [step for step in steps if step.cause == "tile"]
    others = [step for step in steps if step.cause not in ("link", "tile")]
    told: list[tuple[str, str, list[ScoringStep]]] = []
    for seat in order:
        own = [step for step in links if step.seat == seat]
        title = text.ROUTES[era](len(own), name=naming.seat(seat))
        told.append((title, text.PARTS["link"](), own))
    for group in _towns(tiles):
        places = ", ".join(dict.fromkeys(step.place for step in group))
        told.append((places, text.PARTS["tile"](), group))
    told += _extras(naming, before, others)
    beats: list[ScoringBeat] = []
    totals = list(start)
    for title, part, group in told:
        for step in group:
            totals[step.seat] += step.points
        if group:
            beats.append(ScoringBeat(title, part, tuple(group), tuple(totals)))
    return tuple(beats)


def _extras(
    naming: Naming, before: BrassState, others: list[ScoringStep]
) -> Iterable[tuple[str, str, list[ScoringStep]]]:
    """Count extras player by player; where they are money alone, everybody's at once."""
    if is_over_sea(before.rules):
        yield text.MONEY_LEFT(), text.PARTS["money"](), others
        return
    for seat in before.order:
        own = [step for step in others if step.seat == seat]
        yield naming.seat(seat), text.EXTRAS(), own


def _towns(tiles: list[ScoringStep]) -> Iterable[list[ScoringStep]]:
    """Keep the tiles of a town together, and neighbours in the list until there are enough."""
    enough = math.ceil(len(tiles) / TOWN_BEATS)
    group: list[ScoringStep] = []
    for _, town in groupby(tiles, key=lambda step: step.place):
        group += town
        if len(group) >= enough:
            yield group
            group = []
    if group:
        yield group


def _scores(event: Event) -> bool:
    return isinstance(event, ev.PointsGained | ev.PointsLost)


def _step(before: BrassState, naming: Naming, event: Event) -> ScoringStep:
    """Describe one event that moved a marker."""
    if isinstance(event, ev.PointsLost):
        return ScoringStep(event.seat, "lost", -event.points, None, "")
    assert isinstance(event, ev.PointsGained), "only points are counted"
    board, anchor, place = before.rules.board, None, ""
    if event.cause == "link":
        anchor = board.links[event.origin]
    elif event.cause in ("tile", "tile_again"):
        anchor = board.slots[event.origin]
        place = naming.slot(SlotId(event.origin))
    return ScoringStep(event.seat, event.cause, event.points, anchor, place)


def _count(totals: list[int], event: Event) -> bool:
    """Add an event's points to the totals; false if it has none."""
    match event:
        case ev.PointsGained(seat, points, _, _):
            totals[seat] += points
        case ev.PointsLost(seat, points):
            totals[seat] -= points
        case _:
            return False
    return True


def _without_given_up(board: BoardView, before: BrassState, events: tuple[Event, ...]) -> BoardView:
    """Take off the tiles a debtor gave up right before the scoring."""
    slots = before.rules.board.slots
    gone = {slots[event.slot] for event in events if isinstance(event, ev.TileRemoved)}
    return replace(
        board,
        places=tuple(
            replace(
                place,
                slots=tuple(
                    replace(slot, tile=None) if slot.slot in gone else slot for slot in place.slots
                ),
            )
            for place in board.places
        ),
    )


def _link_view(link: LinkView, lit: Mapping[str, int], gone: bool) -> LinkView:
    if gone:
        return replace(link, owner=None)
    return replace(link, light=Light.CHOSEN) if link.link in lit else link


def _place_view(place: PlaceView, lit: Mapping[str, int]) -> PlaceView:
    if all(slot.slot not in lit for slot in place.slots):
        return place
    return replace(place, slots=tuple(_slot_view(slot, lit) for slot in place.slots))


def _slot_view(slot: SlotView, lit: Mapping[str, int]) -> SlotView:
    return replace(slot, light=Light.CHOSEN) if slot.slot in lit else slot
