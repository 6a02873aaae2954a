"""View models of everything around the stage: badge, seats, Agent, deck, tray, prompt and turn."""

from dataclasses import dataclass
from enum import StrEnum

from brass_desktop.games.furnace.engine.ids import Bag
from brass_desktop.games.furnace.present.viewmodel.pieces import (
    CapitalistView,
    DiscView,
    MiniatureView,
)
from brass_desktop.games.furnace.present.viewmodel.production import PhaseLedgerView
from brass_desktop.games.furnace.present.viewmodel.stages import (
    DockView,
    SideView,
    StageView,
)
from brass_desktop.present.chronicle import ChronicleView
from brass_desktop.present.panels import HintsView, PromptView, TurnView


@dataclass(frozen=True, slots=True)
class BadgeView:
    """The round on its gauge, and the phase."""

    title: str
    caption: str
    round: int
    rounds: int


class SeatState(StrEnum):
    """Where a seat stands in the phase."""

    PLAYING = "playing"
    NEXT = "next"
    WAITING = "waiting"
    DONE = "done"
    WINNER = "winner"


@dataclass(frozen=True, slots=True)
class SeatView:
    """One player's stock, discs and engine."""

    owner: str
    name: str
    character: str
    character_name: str
    sits: str
    """Person or the bot's level."""
    money: int
    goods: Bag
    discs: tuple[DiscView, ...]
    """All of them, the placed ones as used; none in production, where they are back."""
    miniatures: tuple[MiniatureView, ...]
    first: bool
    """Has the first-player marker."""
    state: SeatState
    state_word: str
    own: bool = False
    """Whose table it is."""


@dataclass(frozen=True, slots=True)
class RollView:
    """A roll of the Agent's die and the way that it led."""

    face: int
    title: str
    lines: tuple[str, ...]
    clause: str


@dataclass(frozen=True, slots=True)
class FaceView:
    """Where a face of the die would send the Agent as things lie now."""

    face: int
    lot: int
    """Counted from 1, or 0 where no lot takes a disc."""
    told: str


@dataclass(frozen=True, slots=True)
class AgentView:
    """The third bidder of two players: discs, last roll, next roll."""

    name: str
    caption: str
    owner: str
    """The colour of its discs."""
    discs: tuple[DiscView, ...]
    last: RollView | None
    next_title: str
    next_caption: str
    faces: tuple[FaceView, ...]


@dataclass(frozen=True, slots=True)
class KindCount:
    """How many companies of one kind may still come."""

    kind: str
    name: str
    count: int


@dataclass(frozen=True, slots=True)
class DeckCountView:
    """The deck and what has left the game, as numbers."""

    title: str
    caption: str
    deck: int
    out: int
    kinds: tuple[KindCount, ...]


@dataclass(frozen=True, slots=True)
class CompartmentView:
    """One compartment of the tray: how much there is, and after what is forecast or planned."""

    good: str
    label: str
    now: int
    after: int | None = None


@dataclass(frozen=True, slots=True)
class TrayView:
    """The own stock with the real pieces, and the capitalist if there is one."""

    owner: str
    compartments: tuple[CompartmentView, ...]
    capitalist: CapitalistView | None


@dataclass(frozen=True, slots=True)
class TableView:
    """The whole table at one moment."""

    badge: BadgeView
    seats: tuple[SeatView, ...]
    """Clockwise from the first seat."""
    agent: AgentView | None
    deck: DeckCountView
    stage: StageView
    side: SideView | None
    ledger: PhaseLedgerView | None
    """In the chronicle's place, where a production is planned."""
    chronicle: ChronicleView
    dock: DockView
    prompt: PromptView
    tray: TrayView
    turn: TurnView
    hints: HintsView | None = None
