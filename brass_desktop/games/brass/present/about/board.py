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
from brass_desktop.games.brass.present.text import bonuses, names, over_sea, tips
from brass_desktop.games.brass.present.text.names import pounds
from brass_desktop.games.brass.present.trade import is_in_play, is_over_sea
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
    if not is_in_play(rules, location):
        return explained(place, (over_sea.OUT_OF_PLAY(),))
    takes = [rules.industries[industry] for industry in rules.board.slot_industries[slot]]
    return explained(
        place,
        (
            tips.SLOT_TAKES(industries=either(takes)),
            _opening(seen, location),
            _only_rails(seen, location),
            networked(seen, location),
        ),
    )


def _opening(seen: Seen, location: LocationId) -> str:
    """Say which cards let something be built at a place."""
    place = names.place_name(seen.rules.board.locations[location])
    if is_over_sea(seen.rules):
        return over_sea.SLOT_CARDS(place=place)
    town = seen.rules.board.towns >> location & 1
    return tips.SLOT_CARDS(place=place) if town else tips.FARM_CARDS()


def _only_rails(seen: Seen, location: LocationId) -> str:
    """Say that no canal leads to a place, in the era of canals (L-6.8)."""
    board = seen.rules.board
    canals = any(board.link_mask[line] >> location & 1 for line in board.lines[CANAL_ERA])
    if canals or seen.state.era != CANAL_ERA or not is_over_sea(seen.rules):
        return ""
    return over_sea.ONLY_RAILS()


def _tile(seen: Seen, slot: SlotId, tile: TileView) -> Tip:
    name = names.tile_name(tile.face.industry, tile.face.level)
    facts = [belongs(seen, seen.state.slot_owner[slot])]
    if tile.flipped:
        facts.append(tips.FLIPPED(points=tile.face.vp))
        facts.append(_link_icons(tile.face, flipped=True))
        if seen.rules.tiles.sold_to[seen.state.slot_tile[slot]]:
            facts.append(over_sea.USED_PORT())
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
    return [*_flipping(seen, face), _link_icons(face, flipped=False)]


def _flipping(seen: Seen, face: TileFace) -> list[str]:
    worth = {"points": face.vp, "income": bonuses.INCOME(face.income)}
    if face.resource is not None:
        return [tips.WHEN_EMPTY(**worth)]
    tiles, tile = seen.rules.tiles, tile_of(seen, face.industry, face.level)
    if tiles.flips_on_build[tile]:
        return [over_sea.AT_ONCE(**worth)]
    if tiles.sold_to[tile]:
        return [over_sea.WHEN_USED(**worth), over_sea.ANYBODY_SELLS()]
    if is_over_sea(seen.rules):
        return [tips.WHEN_SOLD(**worth), over_sea.SOLD_THROUGH()]
    beer = face.beer_to_sell
    return [
        tips.WHEN_SOLD(**worth),
        tips.BEER_TO_SELL(beer) if beer else tips.NO_BEER_TO_SELL(),
        buyers(seen, face.industry),
    ]


def _link_icons(face: TileFace, *, flipped: bool) -> str:
    if not face.link_icons:
        return ""
    return (tips.LINKS_NOW if flipped else tips.LINKS_THEN)(face.link_icons)


def about_place(seen: Seen, name: str) -> Tip:
    """Explain a town, or a place where nothing is built."""
    board = seen.rules.board
    location = LocationId(board.locations.index(name))
    if not is_in_play(seen.rules, location):
        return explained(names.place_name(name), (over_sea.OUT_OF_PLAY(),))
    facts = _uses(seen, location)
    icons = icons_at(seen.state, location)
    facts.append(tips.PLACE_LINKS(icons) if icons else tips.NO_PLACE_LINKS())
    return explained(names.place_name(name), (*facts, networked(seen, location)))


def _uses(seen: Seen, location: LocationId) -> list[str]:
    """Say what a place is for: building, buying coal, or passing through."""
    board = seen.rules.board
    slots = board.slots_at[location]
    if slots:
        free = sum(seen.state.slot_owner[slot] == NOTHING for slot in slots)
        return [tips.FREE_SLOTS(free=free, slots=len(slots))]
    if not is_over_sea(seen.rules):
        return [tips.MARKET_ACCESS()]
    if board.market_places >> location & 1:
        return [over_sea.NEIGHBOUR(), over_sea.PORT_ACCESS()]
    return [over_sea.PASSED()]


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
    elif not any(board.link_open[era][link] for era in range(len(board.link_open))):
        facts = [over_sea.OUT_OF_PLAY()]
    else:
        facts = [tips.LINE_CLOSED[seen.era]()]
    return explained(seen.line_name(link), facts)


def _price(seen: Seen) -> str:
    state, numbers = seen.state, seen.rules.numbers
    price = link_cost(state, second=False)
    if state.era == CANAL_ERA:
        return tips.CANAL_PRICE(price=pounds(price))
    costs = {
        "price": pounds(price),
        "coal": numbers.rail_coal,
        "both": pounds(price + link_cost(state, second=True)),
    }
    if not numbers.second_rail_beer:
        return over_sea.RAIL_PRICE(**costs)
    return tips.RAIL_PRICE(**costs, beer=numbers.second_rail_beer)


def face_of(seen: Seen, industry: str, level: int) -> TileFace:
    """Return what is printed on the tiles of an industry's level."""
    return tile_face(seen.rules, tile_of(seen, industry, level))


def tile_of(seen: Seen, industry: str, level: int) -> TileId:
    """Return the kind of tile that an industry has at a level."""
    tiles = seen.rules.tiles
    number = seen.rules.industries.index(industry)
    return next(
        TileId(tile)
        for tile, kind in enumerate(tiles.industry)
        if kind == number and tiles.level[tile] == level
    )
