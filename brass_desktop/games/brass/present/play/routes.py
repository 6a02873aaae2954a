"""The way goods travel over the links on the board, for drawing it on the map."""

from collections import deque
from dataclasses import dataclass

from brass_desktop.games.brass.engine.ids import NOTHING, LinkId, LocationId
from brass_desktop.games.brass.engine.state import BrassState


@dataclass(frozen=True, slots=True)
class Route:
    """Locations in travelling order and the links between them."""

    stops: tuple[LocationId, ...]
    links: tuple[LinkId, ...]


def route(state: BrassState, start: LocationId, goal: int) -> Route | None:
    """Return a shortest way from a location to any location of the goal mask, if there is one.

    The links are those of all players; ties go to the lower link, so the picture does not flicker.
    """
    came: dict[LocationId, tuple[LocationId, LinkId] | None] = {start: None}
    waiting = deque([start])
    while waiting:
        here = waiting.popleft()
        if goal >> here & 1:
            return _walk_back(came, here)
        for link, there in _ways_from(state, here):
            if there not in came:
                came[there] = (here, link)
                waiting.append(there)
    return None


def _ways_from(state: BrassState, here: LocationId) -> list[tuple[LinkId, LocationId]]:
    board = state.rules.board
    return [
        (LinkId(link), end)
        for link, owner in enumerate(state.link_owner)
        if owner != NOTHING and here in board.link_ends[link]
        for end in board.link_ends[link]
        if end != here
    ]


def _walk_back(came: dict[LocationId, tuple[LocationId, LinkId] | None], goal: LocationId) -> Route:
    stops, links = [goal], []
    while (step := came[stops[-1]]) is not None:
        stops.append(step[0])
        links.append(step[1])
    return Route(tuple(reversed(stops)), tuple(reversed(links)))
