"""What overlays tell of ports: which are in reach, who may use one's own, what an era takes."""

from brass_desktop.core.types import Seat
from brass_desktop.games.brass.engine.ids import NOTHING, SlotId
from brass_desktop.games.brass.engine.state import BrassState
from brass_desktop.games.brass.present.text import by_port
from brass_desktop.games.brass.present.text import overlays as text
from brass_desktop.games.brass.present.viewmodel.board import BadgeView
from brass_desktop.games.brass.present.viewmodel.seen import Seen
from brass_desktop.present.tips import Tone


def free_ports(state: BrassState, seat: Seat) -> list[SlotId]:
    """Return the unflipped ports of a seat."""
    return [
        slot
        for slot in _ports(state, -1)
        if state.slot_owner[slot] == seat and not state.slot_flipped[slot]
    ]


def ports_in_reach(seen: Seen, origin: int) -> list[BadgeView]:
    """Mark the built ports and the neighbours that are connected to a place."""
    state, board = seen.state, seen.rules.board
    connected = state.roads.component(origin)
    badges = []
    for slot in _ports(state, connected):
        free = not state.slot_flipped[slot]
        words = by_port.PORT_FREE_BADGE() if free else by_port.PORT_BADGE()
        icon = "bale" if free else "anchor"
        badges.append(BadgeView(board.slots[slot], words, Tone.GOOD if free else Tone.LIT, icon))
    for place, name in enumerate(board.locations):
        if board.market_places & connected & 1 << place:
            badges.append(BadgeView(name, by_port.PORT_BADGE(), Tone.LIT, "anchor"))
    return badges


def free_ports_line(seen: Seen, origin: int) -> str:
    """Say how many ports would take cotton of a place for certain; badges tell which."""
    state = seen.state
    ports = _ports(state, state.roads.component(origin))
    free = sum(not state.slot_flipped[slot] for slot in ports)
    return by_port.PORTS_FREE(free) if free else by_port.NO_PORT_FREE()


def canals_that_leave(seen: Seen) -> list[BadgeView]:
    """Mark the canals, which the end of their era takes off the board."""
    links = seen.rules.board.links
    return [
        BadgeView(links[link], text.LEAVES(), Tone.BAD, "cancel")
        for link, owner in enumerate(seen.state.link_owner)
        if owner != NOTHING
    ]


def _ports(state: BrassState, within: int) -> list[SlotId]:
    """Return the ports that stand somewhere in a mask of locations."""
    tiles, bits = state.rules.tiles, state.rules.board.slot_bit
    return [
        SlotId(slot)
        for slot, tile in enumerate(state.slot_tile)
        if tile != NOTHING and tiles.sold_to[tile] and bits[slot] & within
    ]
