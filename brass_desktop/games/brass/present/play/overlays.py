"""Overlays on the map: network, coal, score, cards, the era's end and what others could take."""

from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import replace

from brass_desktop.core.types import Seat
from brass_desktop.games.brass.engine.ids import (
    BEER,
    CANAL_ERA,
    COAL,
    IRON,
    NO_RESOURCE,
    NOTHING,
    CardId,
    LinkId,
    LocationId,
    SlotId,
)
from brass_desktop.games.brass.engine.observation import observe, unseen_cards
from brass_desktop.games.brass.engine.rules.network import refuse_line
from brass_desktop.games.brass.engine.scoring import link_points, tile_points
from brass_desktop.games.brass.engine.supply import has_market_access, mines_by_distance, stocked
from brass_desktop.games.brass.present.play.port_overlays import (
    canals_that_leave,
    free_ports,
    free_ports_line,
    ports_in_reach,
)
from brass_desktop.games.brass.present.text import by_port
from brass_desktop.games.brass.present.text import overlays as text
from brass_desktop.games.brass.present.trade import is_over_sea, worded
from brass_desktop.games.brass.present.viewmodel.board import (
    BadgeView,
    BoardView,
    LegendView,
    NetworkView,
)
from brass_desktop.games.brass.present.viewmodel.seen import Seen
from brass_desktop.present.tips import Tone


def lay_over(view: BoardView, key: str, seen: Seen, pointed: LocationId | None) -> BoardView:
    """Return the board with one overlay; `pointed` is the place the pointer is on."""
    if key == "N":
        return replace(view, network=_network(seen))
    if key == "C":
        return _coal(view, seen, pointed)
    painters: dict[str, Callable[[Seen], tuple[list[BadgeView], list[str]]]] = {
        "V": _score,
        "K": _cards,
        "E": _era_end,
        "T": _threats,
    }
    badges, lines = painters[key](seen)
    legend = LegendView(text.TITLES[key](), tuple(lines))
    return replace(view, badges=tuple(badges), legend=legend)


def _network(seen: Seen) -> NetworkView:
    state, seat = seen.state, seen.hand_seat
    board = seen.rules.board
    mask = state.network(seat)
    places = tuple(name for n, name in enumerate(board.locations) if mask >> n & 1)
    own = tuple(board.links[n] for n, owner in enumerate(state.link_owner) if owner == seat)
    summary = text.NETWORK_SUMMARY(places=text.PLACES(len(places)), links=text.LINKS(len(own)))
    free = [n for n in board.lines[state.era] if refuse_line(state, seat, n) is None]
    key = text.NETWORK_KEY() if free else ""
    return NetworkView(seen.owner(seat), places, own, text.TITLES["N"](), summary, key)


def _coal(view: BoardView, seen: Seen, pointed: LocationId | None) -> BoardView:
    if pointed is None:
        legend = LegendView(text.TITLES["C"](), (text.POINT_AT_PLACE(),))
        return replace(view, legend=legend)
    state, board = seen.state, seen.rules.board
    origin = 1 << pointed
    layers = state.roads.layers(origin)
    groups = list(mines_by_distance(state, layers))
    badges = [
        _mine_badge(board.slots[mine], _steps(layers, board.slot_bit[mine]))
        for group in groups
        for mine in group
    ]
    lines = [text.COAL_FROM(place=seen.naming.place(pointed)), _market_reach(seen, origin)]
    if not groups:
        lines.insert(1, text.NO_MINES())
    if is_over_sea(seen.rules):
        badges += ports_in_reach(seen, origin)
        lines.append(free_ports_line(seen, origin))
    legend = LegendView(text.TITLES["C"](), tuple(lines))
    here = board.locations[pointed]
    return replace(view, badges=tuple(badges), legend=legend, seen_from=here)


def _market_reach(seen: Seen, origin: int) -> str:
    """Say whether coal can come from the market, and at what price."""
    price = seen.rules.coal_market.buy_price[seen.state.coal]
    key = "reached" if has_market_access(seen.state, origin) else "not_reached"
    return worded(seen.rules, key, text.MARKET, by_port.MARKET)(price=price)


def _steps(layers: tuple[int, ...], bit: int) -> int:
    return next(at for at, layer in enumerate(layers) if layer & bit)


def _mine_badge(anchor: str, steps: int) -> BadgeView:
    words = text.DISTANCE(steps) if steps else text.HERE()
    return BadgeView(anchor, words, Tone.LIT, short=text.POINTS(points=steps) if steps else words)


def _score(seen: Seen) -> tuple[list[BadgeView], list[str]]:
    state, board = seen.state, seen.rules.board
    links: Counter[int] = Counter()
    tiles: Counter[int] = Counter()
    badges: list[BadgeView] = []
    for link, owner in enumerate(state.link_owner):
        if owner != NOTHING:
            points = link_points(state, LinkId(link))
            links[owner] += points
            badges += _points_badge(board.links[link], points)
    for slot, owner in enumerate(state.slot_owner):
        if owner != NOTHING:
            points = tile_points(state, SlotId(slot))
            tiles[owner] += points
            badges += _points_badge(board.slots[slot], points)
    lines = [
        text.SCORE_LINE(name=seen.name(seat), links=links[seat], tiles=tiles[seat])
        for seat in state.order
    ]
    return badges, lines


def _points_badge(anchor: str, points: int) -> list[BadgeView]:
    """Write points where there are any: what brings nothing bears no badge."""
    return [BadgeView(anchor, text.POINTS(points=points), Tone.GOOD)] if points else []


def _cards(seen: Seen) -> tuple[list[BadgeView], list[str]]:
    """Count what the viewer cannot see: towns on the map, industries in the legend."""
    faces, board = seen.rules.cards, seen.rules.board
    unseen = unseen_cards(observe(seen.state, seen.hand_seat))
    badges, lines = [], []
    for face in range(len(faces.ids)):
        card = CardId(face)
        if faces.wild[card]:
            continue
        count = unseen.get(card, 0)
        if not count:
            continue
        if faces.location_bit[card]:
            town = board.locations[faces.location_bit[card].bit_length() - 1]
            badges.append(BadgeView(town, text.POINTS(points=count), Tone.LIT))
        else:
            lines.append(text.CARD_LINE(card=seen.naming.card(card), count=count))
    note = by_port.CARDS_NOTE if is_over_sea(seen.rules) else text.CARDS_NOTE
    return badges, [*lines, note()]


def _era_end(seen: Seen) -> tuple[list[BadgeView], list[str]]:
    state, board, tiles = seen.state, seen.rules.board, seen.rules.tiles
    badges: list[BadgeView] = []
    for slot, tile in enumerate(state.slot_tile):
        if tile == NOTHING:
            continue
        points = tile_points(state, SlotId(slot))
        anchor = board.slots[slot]
        if state.era == CANAL_ERA and tiles.leaves_after_canal[tile]:
            badges.append(BadgeView(anchor, text.LEAVES(), Tone.BAD, "cancel"))
        elif not points:
            lost = text.LOST()
            badges.append(BadgeView(anchor, lost, Tone.MUTED, short="–", meaning=lost))
        elif state.era == CANAL_ERA and not state.introductory:
            twice = text.TWICE(points=points)
            short, meaning = twice.replace(" ", ""), text.BOTH_ERAS()
            badges.append(BadgeView(anchor, twice, Tone.GOOD, short=short, meaning=meaning))
        else:
            badges += _points_badge(anchor, points)
    if is_over_sea(seen.rules) and state.era == CANAL_ERA:
        badges += canals_that_leave(seen)
    note = worded(seen.rules, seen.era, text.ERA_END_NOTE, by_port.ERA_END_NOTE)()
    return badges, [note]


def _threats(seen: Seen) -> tuple[list[BadgeView], list[str]]:
    """Name the opponents who could consume from each own tile this very round."""
    state, seat, board = seen.state, seen.hand_seat, seen.rules.board
    badges: list[BadgeView] = []
    for resource in (COAL, IRON, BEER):
        for slot in stocked(state, resource):
            if state.slot_owner[slot] == seat:
                takers = [seen.name(other) for other in _takers(seen, slot, resource)]
                badges.append(_threat_badge(board.slots[slot], takers))
    for port in free_ports(state, seat):
        users = [seen.name(other) for other in _takers(seen, port, NO_RESOURCE)]
        badges.append(_threat_badge(board.slots[port], users))
    key = "some" if badges else "none"
    return badges, [worded(seen.rules, key, text.THREATS, by_port.THREATS)()]


def _threat_badge(anchor: str, takers: list[str]) -> BadgeView:
    if not takers:
        return BadgeView(anchor, text.NOBODY(), Tone.GOOD, "check-mark")
    words, count = " · ".join(takers), text.POINTS(points=len(takers))
    return BadgeView(anchor, words, Tone.BAD, "cancel", count, text.TAKERS())


def _takers(seen: Seen, slot: SlotId, resource: int) -> Iterator[Seat]:
    """Iron goes anywhere; coal and others' beer only where links lead (B-8.3, B-9.2, B-10.2)."""
    state, bit = seen.state, seen.rules.board.slot_bit[slot]
    reach = state.roads.component(bit)
    for other in state.order:
        if other != seen.hand_seat and (resource == IRON or state.network(other) & reach):
            yield other
