"""View models of the production line, of the chain about to be closed, and of what is told beside.

Places of the line are counted from 0, steps on their plates from 1. An intent that is None means
that nothing can be clicked there.
"""

from dataclasses import dataclass

from brass_desktop.games.furnace.engine.ids import EMPTY, Bag, CardId
from brass_desktop.games.furnace.present.intents import Intent
from brass_desktop.games.furnace.present.viewmodel.pieces import (
    BalanceView,
    CardView,
    MiniatureView,
    PlateView,
)
from brass_desktop.present.controls import ControlView
from brass_desktop.present.tips import Light, Tip, Tone

Tones = tuple[Tone, Tone, Tone, Tone, Tone]


@dataclass(frozen=True, slots=True)
class PlaceView:
    """A card at its place in the line, and what is in stock after it."""

    at: int
    id: CardId
    card: CardView
    plate: PlateView
    balance: BalanceView | None = None
    """None for a card that only waits: somebody else plans it."""
    intent: Intent | None = None
    """What a click on the card means."""
    movable: bool = False
    """Can be dragged to another place."""
    steppers: bool = False
    """Its numbers may be changed."""
    short: str = ""
    """Why a pinned number is not reached."""
    tip: Tip | None = None


@dataclass(frozen=True, slots=True)
class MouldView:
    """The end of the line: what the phase casts."""

    head: str
    gained: str
    word: str
    before: int
    after: int
    left_head: str
    left: Bag = EMPTY
    best: str = ""
    """How that compares with the best order, if it is known and may be told."""
    reached: bool = False
    """Nothing brings more."""


@dataclass(frozen=True, slots=True)
class ProductionStage:
    """The whole line of one seat."""

    owner: str
    head: str
    lead: str
    places: tuple[PlaceView, ...]
    run: int
    """How many have run: the metal has come so far."""
    mould: MouldView
    first_row: int = 0
    """The first row of a long line that is in sight."""


@dataclass(frozen=True, slots=True)
class LedgerRow:
    """One step as a booking: what it adds and takes, or a stock that is told."""

    name: str
    figures: tuple[str, str, str, str, str]
    tones: Tones
    number: str = ""
    at: int | None = None
    """The place that it tells of; None for the stock before and after."""
    card: CardId | None = None
    light: Light = Light.NONE


@dataclass(frozen=True, slots=True)
class PhaseLedgerView:
    """The phase as a double-entry book."""

    head: str
    rows: tuple[LedgerRow, ...]


@dataclass(frozen=True, slots=True)
class DifferenceView:
    """One thing that the best order does otherwise, and what it is good for."""

    text: str
    reason: str = ""


@dataclass(frozen=True, slots=True)
class BestOrderView:
    """The best order beside the own one; without money it is still being looked for."""

    head: str
    note: str
    gained: str = ""
    cards: tuple[MiniatureView, ...] = ()
    differences: tuple[DifferenceView, ...] = ()
    take: ControlView | None = None
    step: ControlView | None = None


@dataclass(frozen=True, slots=True)
class ToolView:
    """A button of the dock with what it means."""

    control: ControlView
    intent: Intent


@dataclass(frozen=True, slots=True)
class ToolsView:
    """The tools of production."""

    tools: tuple[ToolView, ...]


@dataclass(frozen=True, slots=True)
class GapView:
    """A place between two cards of the chain, and what the production brings with the new card."""

    gap: int
    label: str
    worth: str = ""
    """Money with its sign; empty while it is reckoned or where help is not wanted."""
    share: float = 0.0
    """Height of its bar, 1 for the most."""
    light: Light = Light.NONE
    best: bool = False
    """No gap brings more: it carries a bulb."""
    intent: Intent | None = None


@dataclass(frozen=True, slots=True)
class GapsView:
    """What every gap would bring, side by side."""

    head: str
    lead: str
    gaps: tuple[GapView, ...]
    note: str = ""


@dataclass(frozen=True, slots=True)
class FreshCardView:
    """A new card on top of the chain; `intent` takes it up or puts it down."""

    id: CardId
    card: CardView
    intent: Intent | None = None
    at: int | None = None
    """The gap it has been put into."""


@dataclass(frozen=True, slots=True)
class ChainStage:
    """The chain of one seat with the new cards that are to be placed."""

    owner: str
    head: str
    lead: str
    fresh: tuple[FreshCardView, ...]
    places: tuple[PlaceView, ...]
    gaps: tuple[GapView, ...]
    bars: GapsView | None = None
