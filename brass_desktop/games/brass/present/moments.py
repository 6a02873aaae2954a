"""Single moments of a game on the map: the board after an action with what it touched lit."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace

from brass_desktop.games.brass.engine import events as ev
from brass_desktop.games.brass.engine.events import Event
from brass_desktop.games.brass.engine.game import BrassSession
from brass_desktop.games.brass.engine.ruleset import Ruleset
from brass_desktop.games.brass.present.text import moments as text
from brass_desktop.games.brass.present.viewmodel.board import (
    BoardView,
    FlagView,
    LinkView,
    MerchantView,
    PlaceView,
)
from brass_desktop.games.brass.present.viewmodel.build_board import build_board
from brass_desktop.games.brass.present.viewmodel.seen import Seen
from brass_desktop.present.recap import RecapRow
from brass_desktop.present.tips import Light, Tone


@dataclass(frozen=True, slots=True)
class Moment:
    """One row of a recap as it is shown on the map."""

    row: RecapRow
    board: BoardView


def build_moment(session: BrassSession, row: RecapRow) -> Moment:
    """Show the board right after an entry of the log; hands are nowhere on it."""
    after = session.at(row.entry + 1)
    events = session.log[row.entry].events if row.owner is not None else ()
    board = build_board(Seen(session.game.id, after, tuple(session.players), None))
    lights = touched(after.rules, events)
    return Moment(
        row,
        replace(
            board,
            links=tuple(_lit_link(link, lights) for link in board.links),
            places=tuple(_lit_place(place, lights) for place in board.places),
            merchants=tuple(_lit_merchant(merchant, lights) for merchant in board.merchants),
            flags=tuple(_flags(after.rules, events)),
        ),
    )


def touched(rules: Ruleset, events: Iterable[Event]) -> dict[str, Light]:
    """Name the slots, links and merchant spaces that events speak of; what is new is brightest."""
    board = rules.board
    lights: dict[str, Light] = {}
    for event in events:
        match event:
            case ev.TilePlaced(_, slot, _) | ev.TileFlipped(_, slot, _):
                lights[board.slots[slot]] = Light.CHOSEN
            case ev.LinkPlaced(_, link):
                lights[board.links[link]] = Light.CHOSEN
            case (
                ev.CubeTaken(slot, _)
                | ev.TileRemoved(_, slot, _, "given_up")
                | ev.DistantTileTurned(_, slot)
            ):
                lights.setdefault(board.slots[slot], Light.SOFT)
            case ev.MerchantBeerTaken(merchant):
                lights[board.merchants[merchant]] = Light.CHOSEN
            case _:
                pass
    return lights


def _flags(rules: Ruleset, events: Iterable[Event]) -> Iterable[FlagView]:
    """Say beside each slot what happened to it, the last thing only."""
    notes: dict[str, str] = {}
    for event in events:
        match event:
            case ev.TileFlipped(_, slot, _):
                notes[rules.board.slots[slot]] = text.FLIPS()
            case ev.DistantTileTurned(_, slot):
                notes[rules.board.slots[slot]] = text.UNSOLD()
            case ev.CubeTaken(slot, _):
                notes[rules.board.slots[slot]] = text.TAKEN()
            case ev.TileRemoved(_, slot, _, "given_up"):
                notes[rules.board.slots[slot]] = text.REMOVED()
            case _:
                pass
    return [FlagView(anchor, note, Tone.GOOD) for anchor, note in notes.items()]


def _lit_link(link: LinkView, lights: Mapping[str, Light]) -> LinkView:
    light = lights.get(link.link)
    return link if light is None else replace(link, light=light)


def _lit_place(place: PlaceView, lights: Mapping[str, Light]) -> PlaceView:
    if not any(slot.slot in lights for slot in place.slots):
        return place
    slots = tuple(replace(slot, light=lights.get(slot.slot, slot.light)) for slot in place.slots)
    return replace(place, slots=slots)


def _lit_merchant(merchant: MerchantView, lights: Mapping[str, Light]) -> MerchantView:
    if not any(space.space in lights for space in merchant.spaces):
        return merchant
    spaces = tuple(
        replace(space, light=lights.get(space.space, space.light)) for space in merchant.spaces
    )
    return replace(merchant, spaces=spaces)
