"""What lies on the map: slots and tiles, places and lines."""

from brass_desktop.games.brass.engine.ids import (
    CANAL_ERA,
    NOTHING,
    LinkId,
    LocationId,
    SlotId,
    TileId,
)
from brass_desktop.games.brass.engine.rules.network import link_cost
from brass_desktop.games.brass.engine.scoring import icons_at, link_points
from brass_desktop.games.brass.present.about.merchants import buyers
from brass_desktop.games.brass.present.about.wording import belongs, either, explained, networked
from brass_desktop.games.brass.present.text import bonuses, names, tips
from brass_desktop.games.brass.present.text.names import pounds
from brass_desktop.games.brass.present.viewmodel.pieces import TileFace, TileView
from brass_desktop.games.brass.present.viewmodel.seen import Seen, tile_face
from brass_desktop.present.tips import Tip


def about_slot(seen: Seen, name: str) -> Tip:
    """Explain the tile on a slot, or what the empty slot is for."""
    slot = SlotId(seen.rules.board.slots.index(name))
    tile = seen.tile_view(slot)
    return _empty(seen, slot) if tile is None else _tile(seen, slot, tile)


def _empty(seen: Seen, slot: SlotId) -> Tip:
    rules, place = seen.rules, seen.slot_place(slot)
    location = rules.board.slot_location[slot]
    takes = [rules.industries[industry] for industry in rules.board.slot_industries[slot]]
    town = rules.board.towns >> location & 1
    return explained(
        place,
        (
            tips.SLOT_TAKES(industries=either(takes)),
            tips.SLOT_CARDS(place=place) if town else tips.FARM_CARDS(),
            networked(seen, location),
        ),
    )


def _tile(seen: Seen, slot: SlotId, tile: TileView) -> Tip:
    name = names.tile_name(tile.face.industry, tile.face.level)
    facts = [belongs(seen, seen.state.slot_owner[slot])]
    if tile.flipped:
        facts.append(tips.FLIPPED(points=tile.face.vp))
        facts.append(_link_icons(tile.face, flipped=True))
    else:
        if tile.face.resource is not None:
            facts.append(tips.LEFT[tile.face.resource](tile.left))
        facts += flipping(seen, tile.face)
    leaves = seen.rules.tiles.leaves_after_canal[seen.state.slot_tile[slot]]
    if leaves and seen.state.era == CANAL_ERA:
        facts.append(tips.LEAVES())
    return explained(names.TILE_AT(tile=name, place=seen.slot_place(slot)), facts)


def flipping(seen: Seen, face: TileFace) -> list[str]:
    """Tell what flips a tile, and what that brings."""
    worth = {"points": face.vp, "income": bonuses.INCOME(face.income)}
    if face.resource is not None:
        return [tips.WHEN_EMPTY(**worth), _link_icons(face, flipped=False)]
    beer = face.beer_to_sell
    return [
        tips.WHEN_SOLD(**worth),
        tips.BEER_TO_SELL(beer) if beer else tips.NO_BEER_TO_SELL(),
        buyers(seen, face.industry),
        _link_icons(face, flipped=False),
    ]


def _link_icons(face: TileFace, *, flipped: bool) -> str:
    if not face.link_icons:
        return ""
    return (tips.LINKS_NOW if flipped else tips.LINKS_THEN)(face.link_icons)


def about_place(seen: Seen, name: str) -> Tip:
    """Explain a town, a farm brewery or a merchant town."""
    board = seen.rules.board
    location = LocationId(board.locations.index(name))
    slots = board.slots_at[location]
    free = sum(seen.state.slot_owner[slot] == NOTHING for slot in slots)
    facts = [tips.FREE_SLOTS(free=free, slots=len(slots))] if slots else [tips.MARKET_ACCESS()]
    icons = icons_at(seen.state, location)
    facts.append(tips.PLACE_LINKS(icons) if icons else tips.NO_PLACE_LINKS())
    return explained(names.place_name(name), (*facts, networked(seen, location)))


def about_line(seen: Seen, name: str) -> Tip:
    """Explain the link on a line, or what the empty line is for."""
    board, state = seen.rules.board, seen.state
    link = LinkId(board.links.index(name))
    owner, points = state.link_owner[link], link_points(state, link)
    if owner != NOTHING:
        whose = (
            tips.YOUR_LINK[seen.era]()
            if owner == seen.viewer
            else tips.LINK_BUILT[seen.era](name=seen.name(owner))
        )
        facts = [whose, tips.LINK_SCORES(points), tips.LINK_RETURNS()]
    elif board.link_open[state.era][link]:
        facts = [tips.LINE_OPEN[seen.era](), _price(seen), tips.LINE_SCORES(points)]
    else:
        facts = [tips.LINE_CLOSED[seen.era]()]
    return explained(seen.line_name(link), facts)


def _price(seen: Seen) -> str:
    state, numbers = seen.state, seen.rules.numbers
    price = link_cost(state, second=False)
    if state.era == CANAL_ERA:
        return tips.CANAL_PRICE(price=pounds(price))
    return tips.RAIL_PRICE(
        price=pounds(price),
        coal=numbers.rail_coal,
        both=pounds(price + link_cost(state, second=True)),
        beer=numbers.second_rail_beer,
    )


def face_of(seen: Seen, industry: str, level: int) -> TileFace:
    """Return what is printed on the tiles of an industry's level."""
    tiles = seen.rules.tiles
    number = seen.rules.industries.index(industry)
    tile = next(
        TileId(tile)
        for tile, kind in enumerate(tiles.industry)
        if kind == number and tiles.level[tile] == level
    )
    return tile_face(seen.rules, tile)
