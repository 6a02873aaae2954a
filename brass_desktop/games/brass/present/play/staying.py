"""What stays on a new tile, and how long the tile itself stays on the board."""

from collections.abc import Iterator, Sequence

from brass_desktop.games.brass.engine import events as ev
from brass_desktop.games.brass.engine.events import Event
from brass_desktop.games.brass.engine.ids import CANAL_ERA, COAL, RESOURCE_NAMES, SlotId
from brass_desktop.games.brass.engine.state import BrassState
from brass_desktop.games.brass.engine.supply import has_market_access
from brass_desktop.games.brass.present.naming import Naming
from brass_desktop.games.brass.present.text import by_port
from brass_desktop.games.brass.present.text import play as text
from brass_desktop.games.brass.present.trade import is_over_sea
from brass_desktop.games.brass.present.viewmodel.panels import PreviewRow
from brass_desktop.present.tips import Tone


def staying(naming: Naming, after: BrassState, events: Sequence[Event]) -> Iterator[PreviewRow]:
    """Tell of cubes of a new tile that stay on it, and of a tile that leaves with its era.

    Where merchants trade, the map says so: the way to one of them is drawn there.
    """
    if not is_over_sea(naming.rules):
        return
    tiles = naming.rules.tiles
    for event in events:
        if not isinstance(event, ev.TilePlaced):
            continue
        left, name = after.slot_cubes[event.slot], RESOURCE_NAMES[tiles.resource[event.tile]]
        if left:
            note = _why(naming, after, event.slot, name)
            yield PreviewRow(name, text.COUNTED[name](left), by_port.STAYS(), Tone.PLAIN, note)
        if after.era == CANAL_ERA and tiles.leaves_after_canal[event.tile]:
            note = by_port.LEAVES_WITH_CUBES()
            yield PreviewRow("hourglass", by_port.CANAL_ONLY(), "", Tone.MUTED, note)


def _why(naming: Naming, after: BrassState, slot: SlotId, resource: str) -> str:
    origin = naming.rules.board.slot_bit[slot]
    if resource == RESOURCE_NAMES[COAL] and not has_market_access(after, origin):
        return by_port.NO_PORT_NEAR(place=naming.slot(slot))
    return by_port.MARKET_IS_FULL()
