"""From a position to the board's view model."""

from brass_desktop.games.brass.engine.definition import LocationEntry
from brass_desktop.games.brass.engine.ids import NOTHING
from brass_desktop.games.brass.present.text import names, table
from brass_desktop.games.brass.present.viewmodel.board import (
    BoardView,
    LinkView,
    MarkerView,
    MerchantSpaceView,
    MerchantView,
    PlaceView,
    SlotView,
    TrackView,
)
from brass_desktop.games.brass.present.viewmodel.seen import Seen


def build_board(seen: Seen) -> BoardView:
    """Describe everything that lies on the board."""
    entries = seen.rules.definition.locations
    return BoardView(
        game=seen.game,
        era=seen.era,
        title=table.MAP_TITLE(),
        years=table.ERA_YEARS[seen.era](),
        places=tuple(_place(seen, entry) for entry in entries if entry.slots),
        merchants=tuple(_merchant(seen, entry) for entry in entries if entry.merchant_slots),
        links=tuple(_link(seen, link) for link in range(len(seen.rules.board.links))),
        track=_track(seen),
    )


def _place(seen: Seen, entry: LocationEntry) -> PlaceView:
    ids = seen.rules.board.slots
    slots = tuple(
        _slot(seen, ids.index(slot.id), slot.id, tuple(slot.industries)) for slot in entry.slots
    )
    name = names.place_name(entry.id) if entry.band else table.FARMS[entry.id]()
    return PlaceView(entry.id, name, entry.band, slots)


def _slot(seen: Seen, slot: int, name: str, industries: tuple[str, ...]) -> SlotView:
    return SlotView(name, industries, seen.tile_view(slot))


def _merchant(seen: Seen, entry: LocationEntry) -> MerchantView:
    bonus = entry.beer_bonus
    assert bonus is not None, "every merchant town has a bonus"
    ids = seen.rules.board.merchants
    spaces = tuple(
        _space(seen, ids.index(space.id))
        for space in entry.merchant_slots
        if seen.state.merchant_tile[ids.index(space.id)] != NOTHING
    )
    return MerchantView(entry.id, names.place_name(entry.id), bonus.kind, bonus.amount, spaces)


def _space(seen: Seen, space: int) -> MerchantSpaceView:
    rules, state = seen.rules, seen.state
    bought = rules.merchant_buys[state.merchant_tile[space]]
    buys = tuple(name for i, name in enumerate(rules.industries) if i in bought)
    return MerchantSpaceView(rules.board.merchants[space], buys, state.merchant_beer[space])


def _link(seen: Seen, link: int) -> LinkView:
    board, owner = seen.rules.board, seen.state.link_owner[link]
    return LinkView(
        board.links[link],
        board.link_open[0][link],
        board.link_open[1][link],
        seen.owner(owner) if owner != NOTHING else None,
    )


def _track(seen: Seen) -> TrackView:
    """Put both markers of every seat on the track; points beyond its end lap it (B-22.3)."""
    levels = seen.rules.income_level
    spaces = len(levels)
    markers = []
    for seat in seen.state.order:
        owner = seen.owner(seat)
        laps, space = divmod(seen.state.vp[seat], spaces)
        markers.append(MarkerView(owner, "income", seen.state.income[seat]))
        markers.append(MarkerView(owner, "vp", space, laps=laps))
    return TrackView(levels, tuple(markers))
