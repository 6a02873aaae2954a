"""View models of the sheets that are laid over the table: all works, all companies, one card."""

from dataclasses import dataclass

from brass_desktop.games.furnace.engine.ids import EMPTY, Bag
from brass_desktop.games.furnace.present.intents import LookClosely
from brass_desktop.games.furnace.present.viewmodel.pieces import CapitalistView, CardView
from brass_desktop.present.tips import Tip


@dataclass(frozen=True, slots=True)
class SheetCard:
    """A card on a sheet; a click looks at it closely."""

    card: CardView
    intent: LookClosely
    owner: str = ""
    """Whose mark it bears."""
    faded: bool = False


@dataclass(frozen=True, slots=True)
class WorksRow:
    """The works of one player with what they come to."""

    owner: str
    name: str
    cards: tuple[SheetCard, ...]
    capitalist: CapitalistView | None
    extracts: Bag = EMPTY
    """What every production gives for sure."""
    makes: Bag = EMPTY
    """What can be processed at most, inputs willing."""
    sells: int = 0
    """Money that all sales together bring at most."""


@dataclass(frozen=True, slots=True)
class WorksSheetView:
    """Everybody's works, row by row."""

    title: str
    note: str
    rows: tuple[WorksRow, ...]
    sums: tuple[str, str, str]
    """Headings of the three sums."""


@dataclass(frozen=True, slots=True)
class DeckGroup:
    """Companies that share a fate."""

    title: str
    cards: tuple[SheetCard, ...]


@dataclass(frozen=True, slots=True)
class DeckSheetView:
    """All companies: in the row, owned, still to come, gone."""

    title: str
    note: str
    groups: tuple[DeckGroup, ...]


@dataclass(frozen=True, slots=True)
class LargeCardView:
    """One card looked at closely, with everything on it in words."""

    card: CardView
    told: Tip
    place: str
    """Where it lies: in the row, whose, in the deck or in the box."""
