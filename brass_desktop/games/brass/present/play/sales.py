"""What sales of cotton bring: rows for ports, which are certain, and for the distant market."""

from collections.abc import Iterator, Sequence

from brass_desktop.core.types import Seat
from brass_desktop.games.brass.engine.actions import CottonLeg
from brass_desktop.games.brass.engine.draft import Draft
from brass_desktop.games.brass.engine.ids import DISTANT_MARKET, SlotId, Source
from brass_desktop.games.brass.engine.state import BrassState
from brass_desktop.games.brass.present.naming import Naming
from brass_desktop.games.brass.present.play.odds import Chance, Odds
from brass_desktop.games.brass.present.play.routes import Route, route
from brass_desktop.games.brass.present.text import distant as text
from brass_desktop.games.brass.present.text import play
from brass_desktop.games.brass.present.viewmodel.build_distant import bonus_label, tile_label
from brass_desktop.games.brass.present.viewmodel.panels import PreviewRow
from brass_desktop.i18n.wording import in_lengths
from brass_desktop.present.text.numbers import signed
from brass_desktop.present.tips import Tone

_TWO = 2


def cotton_sales(draft: Draft) -> list[CottonLeg]:
    """Return the sales of cotton that are complete."""
    return [leg for leg in draft.done if isinstance(leg, CottonLeg)]


def way_of_cotton(state: BrassState, leg: CottonLeg) -> Route | None:
    """Return the way from a mill to its port, or to the nearest one for the distant market."""
    board = state.rules.board
    if leg.port == DISTANT_MARKET:
        goal = state.rules.policy.market_access(state)
    else:
        goal = board.slot_bit[leg.port]
    return route(state, board.slot_location[leg.slot], goal)


def distant_rows(naming: Naming, draft: Draft, odds: Odds) -> Iterator[PreviewRow]:
    """Tell the way to the distant market, what may turn up, and what would be certain."""
    leg = cotton_sales(draft)[-1]
    yield PreviewRow("anchor", text.DISTANT(), play.FREE(), Tone.GOOD, _way(naming, draft, leg))
    for chance in odds.chances:
        yield _chance(odds, chance)
    yield _alternative(naming, draft, leg)
    points = naming.rules.tiles.vp[draft.start.slot_tile[leg.slot]]
    yield PreviewRow("laurels", text.IF_SOLD(), play.POINTS(points=points), Tone.PLAIN)


def _way(naming: Naming, draft: Draft, leg: CottonLeg) -> str:
    """Say which port serves, whose it is and how far it is."""
    state, board = draft.now, naming.rules.board
    way = way_of_cotton(state, leg)
    assert way is not None, "a mill sells only where a port is connected"
    end, count = way.stops[-1], len(way.links)
    if not count:
        return text.BY_PORT_HERE()
    place = naming.place(end)
    owners = [
        state.slot_owner[slot]
        for slot in board.slots_at[end]
        if state.slot_owner[slot] >= 0 and naming.rules.tiles.sold_to[state.slot_tile[slot]]
    ]
    if not owners:
        return text.BY_REGION(count, place=place)
    if state.actor in owners:
        return text.BY_OWN_PORT(count, place=place)
    return text.BY_PORT_OF(count, place=place, name=naming.seat(Seat(owners[0])))


def _chance(odds: Odds, chance: Chance) -> PreviewRow:
    first, last = tile_label(chance.moves[0]), tile_label(chance.moves[-1])
    several = len(chance.moves)
    joined = text.TILES_BETWEEN if several > _TWO else text.EITHER_TILE
    tiles = first if several == 1 else joined(first=first, second=last)
    said_of = {"tiles": tiles, "count": chance.count, "total": odds.total}
    head = in_lengths(text.ODDS(**said_of), text.ODDS_BRIEF(**said_of))
    if not chance.sold:
        return PreviewRow("padlock", head, text.NOT_SOLD(), Tone.BAD, text.CLOSES_AND_ENDS())
    after = chance.after
    said = text.DEMAND_FALLS if chance.demand > odds.before.cotton_demand else text.DEMAND_STAYS
    note = said(
        demand=bonus_label(after, chance.demand),
        level=signed(after.income_level(odds.seat)),
        space=after.income[odds.seat],
    )
    return PreviewRow("cotton_mill", head, gain(odds, chance), Tone.GOOD, note)


def gain(odds: Odds, chance: Chance) -> str:
    """Say what the seller gains by an outcome."""
    spaces, money = play.SPACES(odds.spaces(chance)), odds.money(chance)
    return text.MONEY_AND_SPACES(money=money, spaces=spaces) if money else spaces


def _alternative(naming: Naming, draft: Draft, leg: CottonLeg) -> PreviewRow:
    """Say which ports would take the cotton for certain instead."""
    ports = free_ports(draft.now, leg.slot)
    if not ports:
        return PreviewRow("cycle", text.OR_A_PORT(), text.NO_PORT(), Tone.MUTED, text.CERTAIN())
    places = ", ".join(dict.fromkeys(naming.slot(port) for port in ports))
    value, note = text.PORTS(len(ports)), text.CERTAIN_AT(places=places)
    return PreviewRow("cycle", text.OR_A_PORT(), value, Tone.PLAIN, note)


def free_ports(state: BrassState, mill: SlotId) -> list[SlotId]:
    """Return the unflipped ports that a mill is connected to."""
    board, sold_to = state.rules.board, state.rules.tiles.sold_to
    connected = state.roads.component(board.slot_bit[mill])
    return [
        SlotId(slot)
        for slot, owner in enumerate(state.slot_owner)
        if owner >= 0
        and sold_to[state.slot_tile[slot]]
        and not state.slot_flipped[slot]
        and board.slot_bit[slot] & connected
    ]


def buyers(naming: Naming, ports: Sequence[Source]) -> str:
    """List who would take a mill's cotton."""
    named = (
        text.DISTANT() if port == DISTANT_MARKET else naming.slot(SlotId(port)) for port in ports
    )
    return text.BUYERS(buyers=", ".join(dict.fromkeys(named)))
