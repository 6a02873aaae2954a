"""From a position to the board's view model."""

from brass_desktop.games.brass.engine.ids import CANAL_ERA, NOTHING
from brass_desktop.games.brass.present.layout.boardfile import load_board
from brass_desktop.games.brass.present.text import names, table
from brass_desktop.games.brass.present.viewmodel.board import (
    BoardView,
    LinkView,
    MarkerView,
    MerchantSpaceView,
    MerchantView,
    OutpostView,
    PlaceView,
    SlotView,
    TrackView,
)
from brass_desktop.games.brass.present.viewmodel.build_distant import build_distant_market
from brass_desktop.games.brass.present.viewmodel.seen import Seen


def build_board(seen: Seen) -> BoardView:
    """Describe everything that lies on the board."""
    board = seen.rules.board
    places = range(len(board.locations))
    merchants = dict.fromkeys(board.merchant_location)
    outposts = [place for place in places if not board.slots_at[place] and place not in merchants]
    return BoardView(
        game=seen.game,
        era=seen.era,
        title=table.MAP_TITLES[seen.game](),
        years=table.ERA_YEARS[seen.era](),
        places=tuple(_place(seen, place) for place in places if board.slots_at[place]),
        merchants=tuple(_merchant(seen, at) for at in merchants),
        links=tuple(_link(seen, link) for link in range(len(board.links))),
        track=_track(seen),
        outposts=tuple(_outpost(seen, place) for place in outposts),
        ferries=_ferries(seen),
        distant=build_distant_market(seen.state),
    )


def _place(seen: Seen, place: int) -> PlaceView:
    board = seen.rules.board
    name, band = board.locations[place], board.bands[place] or None
    slots = tuple(_slot(seen, slot) for slot in board.slots_at[place])
    shown = names.place_name(name) if band else table.FARMS[name]()
    return PlaceView(name, shown, band, slots, is_closed=_is_closed(seen, place))


def _outpost(seen: Seen, place: int) -> OutpostView:
    name = seen.rules.board.locations[place]
    return OutpostView(name, names.place_name(name), _is_closed(seen, place))


def _is_closed(seen: Seen, place: int) -> bool:
    """Tell whether a place is out of play with so few players: no link of any era leads there."""
    board = seen.rules.board
    return not any(board.link_mask[link] >> place & 1 for lines in board.lines for link in lines)


def _ferries(seen: Seen) -> tuple[str, ...]:
    """List the ferries whose shores are both in play."""
    at = seen.rules.board.locations.index
    return tuple(
        name
        for name, ferry in load_board(seen.game).virtual_links.items()
        if not any(_is_closed(seen, at(end)) for end in ferry.ends)
    )


def _slot(seen: Seen, slot: int) -> SlotView:
    rules = seen.rules
    shown = tuple(rules.industries[industry] for industry in rules.board.slot_industries[slot])
    return SlotView(rules.board.slots[slot], shown, seen.tile_view(slot))


def _merchant(seen: Seen, place: int) -> MerchantView:
    board = seen.rules.board
    here = [space for space, at in enumerate(board.merchant_location) if at == place]
    spaces = tuple(
        _space(seen, space) for space in here if seen.state.merchant_tile[space] != NOTHING
    )
    name = board.locations[place]
    kind, amount = board.bonus_kind[here[0]], board.bonus_amount[here[0]]
    return MerchantView(name, names.place_name(name), kind, amount, spaces)


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
    """Put both markers of every seat on the track; points beyond its end lap it (B-22.3).

    Where points are first counted at the end of an era, their markers wait until then (L-2.1).
    """
    levels = seen.rules.income_level
    counted = seen.state.era != CANAL_ERA or not seen.rules.numbers.points_aside
    spaces = len(levels)
    markers = []
    for seat in seen.state.order:
        owner = seen.owner(seat)
        laps, space = divmod(seen.state.vp[seat], spaces)
        markers.append(MarkerView(owner, "income", seen.state.income[seat]))
        if counted or seen.state.vp[seat]:
            markers.append(MarkerView(owner, "vp", space, laps=laps))
    return TrackView(levels, tuple(markers))
