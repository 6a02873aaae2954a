"""Things of the table that explain themselves when somebody rests on them."""

from dataclasses import dataclass
from typing import Literal

from brass_desktop.games.furnace.engine.ids import CardId
from brass_desktop.games.furnace.present.viewmodel.pieces import CardView, MiniatureView

SeatPart = Literal["name", "money", "state", "first", "coal", "iron", "oil", "upgrade", "works"]


@dataclass(frozen=True, slots=True)
class PhaseBadge:
    """The badge with round and phase."""


@dataclass(frozen=True, slots=True)
class SeatFigure:
    """Something of a player's panel."""

    owner: str
    part: SeatPart


@dataclass(frozen=True, slots=True)
class SeatDisc:
    """A disc in a player's panel; the Agent's are those of its owner name."""

    owner: str
    value: int
    used: bool


@dataclass(frozen=True, slots=True)
class WorksCard:
    """A card wherever it lies."""

    card: CardId


@dataclass(frozen=True, slots=True)
class TrayGood:
    """A compartment of the own tray."""

    good: str
    now: int
    after: int | None


@dataclass(frozen=True, slots=True)
class OwnCapitalist:
    """The own capitalist in the dock."""


@dataclass(frozen=True, slots=True)
class AgentPanel:
    """The Agent itself."""


@dataclass(frozen=True, slots=True)
class DeckPanel:
    """The deck as numbers."""


Thing = (
    PhaseBadge
    | SeatFigure
    | SeatDisc
    | WorksCard
    | CardView
    | MiniatureView
    | TrayGood
    | OwnCapitalist
    | AgentPanel
    | DeckPanel
)
