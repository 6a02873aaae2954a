"""The scoring of an era step by step: link after link, tile after tile, with running totals."""

from collections import Counter
from dataclasses import dataclass, replace

from brass_desktop.core.types import Seat
from brass_desktop.games.brass.engine import events as ev
from brass_desktop.games.brass.engine.events import Event
from brass_desktop.games.brass.engine.game import BrassSession
from brass_desktop.games.brass.engine.ids import ERA_NAMES, LinkId, SlotId, TileId
from brass_desktop.games.brass.engine.state import BrassState
from brass_desktop.games.brass.present.naming import Naming
from brass_desktop.games.brass.present.text import ceremony as text
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
from brass_desktop.present.text.numbers import signed
from brass_desktop.present.tips import Light, Tone

ScoringCause = str
"""The cause of a `PointsGained` event, or `lost`."""


@dataclass(frozen=True, slots=True)
class ScoringStep:
    """Points of one link, tile or rule; `anchor` is its place on the map, if it has one."""

    seat: Seat
    cause: ScoringCause
    points: int
    anchor: str | None
    sentence: str
    flag: str
    totals: tuple[int, ...]
    """Victory points by seat after this step."""


@dataclass(frozen=True, slots=True)
class Scorer:
    """A player as the ceremony names them."""

    seat: Seat
    owner: str
    name: str


@dataclass(frozen=True, slots=True)
class Ceremony:
    """The whole scoring of one era."""

    title: str
    scorers: tuple[Scorer, ...]
    start: tuple[int, ...]
    steps: tuple[ScoringStep, ...]
    board: BoardView
    """The board as it was when scoring began."""

    def totals(self, shown: int) -> tuple[int, ...]:
        """Victory points by seat once so many steps have been shown."""
        return self.steps[shown - 1].totals if shown else self.start

    def parts(self, shown: int, seat: Seat) -> dict[ScoringCause, int]:
        """What a seat has got from each cause so far."""
        counted: Counter[ScoringCause] = Counter()
        for step in self.steps[:shown]:
            if step.seat == seat:
                counted[step.cause] += step.points
        return {cause: counted[cause] for cause in self.causes}

    @property
    def causes(self) -> tuple[ScoringCause, ...]:
        """All causes of this era in the order in which they are told."""
        found = {step.cause for step in self.steps}
        return tuple(cause for cause in text.PARTS if cause in found)

    def board_at(self, shown: int) -> BoardView:
        """The board with the last step's piece lit and flagged, and markers at the totals.

        Once everything is counted nothing is lit any more.
        """
        step = self.steps[shown - 1] if shown else None
        lit = step.anchor if step is not None and shown < len(self.steps) else None
        links_gone = step is not None and step.cause != "link"
        view = replace(
            self.board,
            links=tuple(_link_view(link, lit, links_gone) for link in self.board.links),
            places=tuple(_place_view(place, lit) for place in self.board.places),
            track=replace(self.board.track, markers=self._markers(shown)),
        )
        if step is None or step.anchor is None or shown == len(self.steps):
            return view
        return replace(view, flags=(FlagView(step.anchor, step.flag, Tone.GOOD),))

    def _markers(self, shown: int) -> tuple[MarkerView, ...]:
        spaces = len(self.board.track.levels)
        points = {
            scorer.owner: divmod(self.totals(shown)[scorer.seat], spaces) for scorer in self.scorers
        }
        return tuple(
            replace(marker, laps=points[marker.owner][0], space=points[marker.owner][1])
            if marker.kind == "vp"
            else marker
            for marker in self.board.track.markers
        )


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
    return Ceremony(
        title=text.TITLES[era](),
        scorers=tuple(Scorer(s, seen.owner(s), seen.name(s)) for s in before.order),
        start=tuple(start),
        steps=_steps(
            _Words(before, seen.naming, session.at(index + 1)), start, entry.events[began:]
        ),
        board=_without_given_up(build_board(seen), before, entry.events[:began]),
    )


def _steps(words: "_Words", start: list[int], events: tuple[Event, ...]) -> tuple[ScoringStep, ...]:
    totals, steps = list(start), []
    for event in events:
        if _count(totals, event):
            steps.append(words.step(event, tuple(totals)))
    return tuple(steps)


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


class _Words:
    """Finds the sentence of every step."""

    def __init__(self, before: BrassState, naming: Naming, after: BrassState) -> None:
        self._before = before
        self._after = after
        self._naming = naming

    def step(self, event: Event, totals: tuple[int, ...]) -> ScoringStep:
        """Describe one event that moved a marker."""
        if isinstance(event, ev.PointsLost):
            flag = text.POINTS_LOST(points=event.points)
            sentence = self._income(event.seat)
            return ScoringStep(event.seat, "lost", -event.points, None, sentence, flag, totals)
        assert isinstance(event, ev.PointsGained), "only points are counted"
        flag = text.POINTS(points=event.points) if event.points else text.NO_POINTS()
        return ScoringStep(
            event.seat,
            event.cause,
            event.points,
            self._anchor(event),
            self._sentence(event),
            flag,
            totals,
        )

    def _anchor(self, event: ev.PointsGained) -> str | None:
        board = self._before.rules.board
        match event.cause:
            case "link":
                return board.links[event.origin]
            case "tile" | "tile_again":
                return board.slots[event.origin]
            case _:
                return None

    def _sentence(self, event: ev.PointsGained) -> str:
        name = self._naming.seat(event.seat)
        match event.cause:
            case "link":
                line = self._naming.link(LinkId(event.origin))
                return text.LINK[ERA_NAMES[self._before.era]](name=name, line=line)
            case "tile" | "tile_again":
                tile = self._naming.tile(TileId(self._before.slot_tile[event.origin]))
                place = self._naming.slot(SlotId(event.origin))
                return text.TILE(name=name, tile=tile, place=place)
            case "money":
                return text.MONEY(name=name, money=self._after.money[event.seat])
            case _:
                return self._income(event.seat)

    def _income(self, seat: Seat) -> str:
        level = signed(self._after.income_level(seat))
        return text.INCOME(name=self._naming.seat(seat), level=level)


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


def _link_view(link: LinkView, anchor: str | None, gone: bool) -> LinkView:
    if gone:
        return replace(link, owner=None)
    return replace(link, light=Light.CHOSEN) if link.link == anchor else link


def _place_view(place: PlaceView, anchor: str | None) -> PlaceView:
    if all(slot.slot != anchor for slot in place.slots):
        return place
    return replace(place, slots=tuple(_slot_view(slot, anchor) for slot in place.slots))


def _slot_view(slot: SlotView, anchor: str | None) -> SlotView:
    return replace(slot, light=Light.CHOSEN) if slot.slot == anchor else slot
