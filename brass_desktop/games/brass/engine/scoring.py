"""Scoring at the end of an era (B-21) and the ranking (B-22)."""

from collections.abc import Sequence

from brass_desktop.core.types import Result, Seat, Standing
from brass_desktop.games.brass.engine.effects import gain_points
from brass_desktop.games.brass.engine.events import Log
from brass_desktop.games.brass.engine.ids import NOTHING, LinkId, LocationId, SlotId
from brass_desktop.games.brass.engine.state import BrassState


def icons_at(state: BrassState, location: LocationId) -> int:
    """Count the link icons of a location: printed ones and those of flipped tiles (B-21.2)."""
    board, icons = state.rules.board, state.rules.tiles.link_icons
    return board.printed_icons[location] + sum(
        icons[state.slot_tile[slot]]
        for slot in board.slots_at[location]
        if state.slot_flipped[slot]
    )


def link_points(state: BrassState, link: LinkId) -> int:
    """Return what a link on this line scores right now, at all its adjacent locations."""
    return sum(icons_at(state, end) for end in state.rules.board.link_ends[link])


def tile_points(state: BrassState, slot: SlotId) -> int:
    """Return what the tile in a slot scores right now: nothing while unflipped (B-21.4)."""
    return state.rules.tiles.vp[state.slot_tile[slot]] if state.slot_flipped[slot] else 0


def score_links(state: BrassState, log: Log) -> None:
    """Give every link's owner its points (B-21.2)."""
    for link, owner in enumerate(state.link_owner):
        if owner != NOTHING:
            points = link_points(state, LinkId(link))
            gain_points(state, Seat(owner), points, "link", link, log)


def score_tiles(state: BrassState, log: Log) -> None:
    """Give every flipped tile's owner its points (B-21.4)."""
    for slot, owner in enumerate(state.slot_owner):
        if owner != NOTHING and state.slot_flipped[slot]:
            gain_points(state, Seat(owner), tile_points(state, SlotId(slot)), "tile", slot, log)


def rank(state: BrassState) -> Result:
    """Rank by the game's criteria; full ties share a rank (B-22.1, B-22.2, L-15.1)."""
    compared: dict[str, Sequence[int]] = {
        "points": state.vp,
        # By the space of the marker, not by the level.
        "income": state.income,
        "money": state.money,
        "order": [-state.order.index(Seat(seat)) for seat in range(state.players)],
    }
    scores = {
        Seat(seat): tuple(compared[name][seat] for name in state.rules.criteria)
        for seat in range(state.players)
    }
    ordered = sorted(scores, key=lambda seat: scores[seat], reverse=True)
    return Result(
        tuple(
            Standing(
                seat=seat,
                rank=1 + sum(other > scores[seat] for other in scores.values()),
                score=scores[seat],
            )
            for seat in ordered
        ),
        state.rules.criteria,
    )
