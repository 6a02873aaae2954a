"""What an action in the making would leave on the table: ghost pieces, routes, flags and marks."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace

from brass_desktop.games.brass.engine import events as ev
from brass_desktop.games.brass.engine.actions import BuildLeg, NetworkLeg, SellLeg
from brass_desktop.games.brass.engine.ids import (
    COAL,
    IRON,
    MARKET,
    MERCHANT_BARREL,
    RESOURCE_NAMES,
    LocationId,
    SlotId,
    Source,
)
from brass_desktop.games.brass.present.play.preview import Price, flips
from brass_desktop.games.brass.present.play.routes import Route, route
from brass_desktop.games.brass.present.play.sales import cotton_sales, way_of_cotton
from brass_desktop.games.brass.present.text import distant
from brass_desktop.games.brass.present.text import play as text
from brass_desktop.games.brass.present.viewmodel.board import (
    BoardView,
    DistantMarketView,
    FlagView,
    LinkView,
    MarkerView,
    PlaceView,
    RouteView,
    SlotView,
    TrackView,
)
from brass_desktop.games.brass.present.viewmodel.panels import DemandView, MarketRow, MarketView
from brass_desktop.games.brass.present.viewmodel.pieces import TileView
from brass_desktop.games.brass.present.viewmodel.seen import Seen
from brass_desktop.i18n.wording import Wording, in_lengths
from brass_desktop.present.tips import Tone

_ODDS_FLAG = (distant.FLAG_ODDS, distant.FLAG_SHORT)


def with_planned_board(view: BoardView, price: Price, after: Seen) -> BoardView:
    """Add everything the action would change on the map; `after` sees the position it leads to."""
    return replace(
        view,
        places=tuple(_with_planned_place(place, price, after) for place in view.places),
        links=tuple(_with_planned_link(link, price) for link in view.links),
        routes=tuple(_routes(price)),
        flags=tuple(_flags(price)),
        track=_with_planned_track(view.track, price),
        distant=_with_odds(view.distant, price),
    )


def _with_odds(market: DistantMarketView | None, price: Price) -> DistantMarketView | None:
    """Write on every space of the demand how likely a tile leads there, and whence cotton sails."""
    odds = price.odds
    if market is None or odds is None:
        return market
    way = way_of_cotton(price.after, cotton_sales(price.draft)[-1])
    assert way is not None, "a mill sells only where a port is connected"
    port = _place(price, way.stops[-1])
    tiles = odds.by_demand()
    spaces = tuple(
        replace(space, chance=_chance(tiles[at], odds.total)) if at in tiles else space
        for at, space in enumerate(market.spaces)
    )
    return replace(market, spaces=spaces, lifted=True, sails_from=port)


def _chance(count: int, total: int) -> str:
    """Write a chance in full and as briefly as the smallest space needs it."""
    forms = (distant.CHANCE, distant.CHANCE_BRIEF)
    return Wording.of(form(count=count, total=total) for form in forms)


def _with_planned_place(place: PlaceView, price: Price, after: Seen) -> PlaceView:
    board = price.after.rules.board
    built = {leg.slot for leg in price.draft.done if isinstance(leg, BuildLeg)}

    def ghost(slot: SlotView) -> SlotView:
        number = board.slots.index(slot.slot)
        tile: TileView | None = after.tile_view(number) if number in built else None
        return replace(slot, ghost=tile) if tile else slot

    if not any(board.slots.index(slot.slot) in built for slot in place.slots):
        return place
    return replace(place, slots=tuple(ghost(slot) for slot in place.slots))


def _with_planned_link(link: LinkView, price: Price) -> LinkView:
    names = price.after.rules.board.links
    laid = [names[leg.link] for leg in price.draft.done if isinstance(leg, NetworkLeg)]
    if link.link not in laid:
        return link
    orders = (text.LAID_FIRST, text.LAID_SECOND)
    order = orders[laid.index(link.link)]() if len(laid) > 1 else ""
    return replace(link, ghost=price.colours[price.seat], order=order)


def _routes(price: Price) -> Iterator[RouteView]:
    """Yield the way of every cube and of others' beer; the own beer needs none."""
    state = price.after
    board = state.rules.board
    for sale in cotton_sales(price.draft):
        way = way_of_cotton(state, sale)
        if way is not None and way.links:
            yield _route_view(price, "cotton", 1, way)
    for leg in price.draft.done:
        goal = 0
        sources: list[tuple[str, tuple[Source, ...]]] = []
        match leg:
            case BuildLeg():
                goal, sources = board.slot_bit[leg.slot], [("coal", leg.coal)]
            case NetworkLeg():
                goal = board.link_mask[leg.link]
                sources = [("coal", leg.coal), ("beer", leg.beer)]
            case SellLeg():
                goal, sources = board.slot_bit[leg.slot], [("beer", leg.beer)]
            case _:
                pass
        for resource, used in sources:
            yield from _routes_to(price, goal, resource, used)


def _routes_to(
    price: Price, goal: int, resource: str, used: tuple[Source, ...]
) -> Iterator[RouteView]:
    state, board = price.after, price.after.rules.board
    for source, cubes in Counter(used).items():
        if source in (MARKET, MERCHANT_BARREL):
            continue
        own = price.draft.start.slot_owner[source] == price.seat
        if resource == "beer" and own:
            continue
        way = route(state, board.slot_location[source], goal)
        if way is not None and way.links:
            yield _route_view(price, resource, cubes, way)


def _route_view(price: Price, resource: str, cubes: int, way: Route) -> RouteView:
    links = price.after.rules.board.links
    return RouteView(
        resource,
        cubes,
        tuple(_place(price, stop) for stop in way.stops),
        tuple(links[link] for link in way.links),
    )


def _place(price: Price, location: LocationId) -> str:
    return price.after.rules.board.locations[location]


def _flags(price: Price) -> Iterator[FlagView]:
    slots = price.after.rules.board.slots
    for flipped, moved in flips(price.events):
        spaces = moved.after - moved.before if moved is not None else 0
        words, short = text.FLAG_FLIPS(spaces), text.FLAG_STEPS(count=spaces)
        yield FlagView(slots[flipped.slot], words, Tone.GOOD, short, "receive-money")
    if price.odds is not None:
        count, total = price.odds.sold_count, price.odds.total
        words, short = (said(count=count, total=total) for said in _ODDS_FLAG)
        yield FlagView(slots[price.odds.mill], words, Tone.GOOD, short, "bale")
    sold = [event for event in price.events if isinstance(event, ev.CubeSold)]
    if sold:
        money = sum(event.price for event in sold)
        anchor = slots[SlotId(sold[0].slot)]
        words = text.FLAG_SOLD(len(sold), money=money)
        yield FlagView(anchor, words, Tone.ORE, text.GAIN(money=money), "trade")


def _with_planned_track(track: TrackView, price: Price) -> TrackView:
    """Show where markers would stand."""
    before, after = price.draft.start, price.after
    spaces = len(track.levels)
    ghosts: list[MarkerView] = []
    for seat, colour in enumerate(price.colours):
        if before.income[seat] != after.income[seat]:
            ghosts.append(MarkerView(colour, "income", after.income[seat], ghost=True))
        if before.vp[seat] != after.vp[seat]:
            laps, space = divmod(after.vp[seat], spaces)
            ghosts.append(MarkerView(colour, "vp", space, ghost=True, laps=laps))
    return replace(track, markers=(*track.markers, *ghosts))


def with_planned_demand(view: DemandView | None, price: Price) -> DemandView | None:
    """Say how many tiles would close the market that one of them is turned for."""
    if view is None or price.odds is None:
        return view
    closing, total = price.odds.total - price.odds.sold_count, price.odds.total
    if closing:
        words = (distant.CLOSING_TILES, distant.CLOSING_BRIEF)
        return replace(view, note=in_lengths(*(said(closing, total=total) for said in words)))
    return replace(view, note=in_lengths(distant.NONE_CLOSES(), distant.NONE_CLOSES_BRIEF()))


def with_planned_market(view: MarketView, price: Price) -> MarketView:
    """Mark the spaces that would be filled or emptied, with what a sale brings."""
    resource = COAL if view.resource == RESOURCE_NAMES[COAL] else IRON
    before, after = price.draft.start, price.after
    held = (before.coal, after.coal) if resource == COAL else (before.iron, after.iron)
    if held[0] == held[1]:
        return view
    total = sum(len(row.spaces) for row in view.rows)
    first, last = total - max(held), total - min(held)
    rows: list[MarketRow] = []
    at = 0
    for row in view.rows:
        marked = [first <= at + n < last for n in range(len(row.spaces))]
        at += len(row.spaces)
        gain = row.price * sum(marked)
        note = text.GAIN(money=gain) if gain and held[1] > held[0] else row.note
        spaces = tuple(
            replace(space, marked=mark) for space, mark in zip(row.spaces, marked, strict=True)
        )
        rows.append(replace(row, spaces=spaces, note=note))
    return replace(view, rows=tuple(rows))
