"""From a position to the board's view model."""

from brass_desktop.games.brass.definition import LocationEntry
from brass_desktop.games.brass.ids import NOTHING
from brass_desktop.present.text import bonuses, names, table, tips
from brass_desktop.present.viewmodel.board import (
    BoardView,
    LinkView,
    MarkerView,
    MerchantSpaceView,
    MerchantView,
    PlaceView,
    SlotView,
    TrackView,
)
from brass_desktop.present.viewmodel.pieces import TileView, Tip
from brass_desktop.present.viewmodel.seen import Seen


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
    name = names.place_name(entry.id) if entry.band else table.FARM()
    return PlaceView(entry.id, name, entry.band, slots)


def _slot(seen: Seen, slot: int, name: str, industries: tuple[str, ...]) -> SlotView:
    tile = seen.tile_view(slot)
    if tile is None:
        tip = Tip(seen.slot_place(slot), tips.SLOT_TAKES(industries=_either(industries)))
    else:
        tip = _tile_tip(seen, slot, tile)
    return SlotView(name, industries, tile, tip=tip)


def _either(industries: tuple[str, ...]) -> str:
    words = [names.industry_name(industry) for industry in industries]
    return names.EITHER(first=words[0], second=words[1]) if len(words) > 1 else words[0]


def _tile_tip(seen: Seen, slot: int, tile: TileView) -> Tip:
    name = names.tile_name(tile.face.industry, tile.face.level)
    head = names.TILE_AT(tile=name, place=seen.slot_place(slot))
    parts = [tips.OF_OWNER(name=seen.name(seen.state.slot_owner[slot]))]
    if tile.flipped:
        parts.append(tips.FLIPPED(points=tile.face.vp))
        parts.append(tips.LINK_ICONS(tile.face.link_icons))
    elif tile.face.resource is not None:
        parts.append(tips.LEFT[tile.face.resource](tile.left))
        parts.append(tips.WHEN_EMPTY(**_worth(tile)))
    else:
        parts.append(tips.WHEN_SOLD(**_worth(tile)))
        beer = tile.face.beer_to_sell
        parts.append(tips.BEER_TO_SELL(beer) if beer else tips.NO_BEER_TO_SELL())
        parts.append(_buyers(seen, tile.face.industry))
    return Tip(head, _sentences(parts))


def _worth(tile: TileView) -> dict[str, object]:
    """Give what a tile brings when it flips, to be filled into a sentence."""
    return {"points": tile.face.vp, "income": bonuses.INCOME(tile.face.income)}


def _buyers(seen: Seen, industry: str) -> str:
    """Name the towns whose merchants buy what an industry makes."""
    rules, tiles = seen.rules, seen.state.merchant_tile
    number = rules.industries.index(industry)
    towns = [
        names.place_name(rules.board.locations[rules.board.merchant_location[space]])
        for space, tile in enumerate(tiles)
        if tile != NOTHING and number in rules.merchant_buys[tile]
    ]
    if not towns:
        return tips.BOUGHT_NOWHERE()
    return tips.BOUGHT_AT(places=_enumerated(list(dict.fromkeys(towns))))


def _sentences(parts: list[str]) -> str:
    text = parts[0]
    for part in parts[1:]:
        text = tips.SENTENCES(first=text, second=part)
    return text


def _merchant(seen: Seen, entry: LocationEntry) -> MerchantView:
    bonus = entry.beer_bonus
    assert bonus is not None, "every merchant town has a bonus"
    ids = seen.rules.board.merchants
    spaces = tuple(
        _space(seen, ids.index(space.id), entry.id)
        for space in entry.merchant_slots
        if seen.state.merchant_tile[ids.index(space.id)] != NOTHING
    )
    body = [tips.MERCHANT_TOWN()]
    if spaces:
        body.append(tips.BONUS[bonus.kind](amount=bonus.amount))
    name = names.place_name(entry.id)
    tip = Tip(name, _sentences(body))
    return MerchantView(entry.id, name, bonus.kind, bonus.amount, spaces, tip)


def _space(seen: Seen, space: int, location: str) -> MerchantSpaceView:
    rules, state = seen.rules, seen.state
    bought = rules.merchant_buys[state.merchant_tile[space]]
    buys = tuple(name for i, name in enumerate(rules.industries) if i in bought)
    beer = state.merchant_beer[space]
    parts = [tips.BUYS(goods=_listed(buys)) if buys else tips.BUYS_NOTHING()]
    if buys:
        bonus = rules.board.bonus_kind[space], rules.board.bonus_amount[space]
        parts.append(tips.BONUS[bonus[0]](amount=bonus[1]) if beer else tips.BARREL_GONE())
    head = tips.MERCHANT_BUYS(place=names.place_name(location))
    return MerchantSpaceView(
        rules.board.merchants[space], buys, beer, tip=Tip(head, _sentences(parts))
    )


def _listed(industries: tuple[str, ...]) -> str:
    return _enumerated([names.GOODS[industry]() for industry in industries])


def _enumerated(words: list[str]) -> str:
    text = words[0]
    for word in words[1:-1]:
        text = tips.COMMA(first=text, second=word)
    return tips.AND(first=text, second=words[-1]) if len(words) > 1 else text


def _link(seen: Seen, link: int) -> LinkView:
    board, state = seen.rules.board, seen.state
    owner = state.link_owner[link]
    canal, rail = board.link_open[0][link], board.link_open[1][link]
    if owner != NOTHING:
        body = tips.LINK_BUILT[seen.era](name=seen.name(owner))
    elif board.link_open[state.era][link]:
        body = tips.LINE_OPEN[seen.era]()
    else:
        body = tips.LINE_CLOSED[seen.era]()
    return LinkView(
        board.links[link],
        canal,
        rail,
        seen.owner(owner) if owner != NOTHING else None,
        tip=Tip(seen.line_name(link), body),
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
