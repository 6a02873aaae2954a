"""What a person can mean at the table; hit areas and keys carry these, scenes pass them on."""

from dataclasses import dataclass

from brass_desktop.games.furnace.engine.ids import CardId, DiscId
from brass_desktop.present.intents import (
    BackTo,
    Close,
    EnlargeChronicle,
    FilterChronicle,
    LookAt,
    Press,
    SwitchBoard,
    TakeHint,
)


@dataclass(frozen=True, slots=True)
class PickDisc:
    """A disc was taken in hand, or put back."""

    disc: DiscId


@dataclass(frozen=True, slots=True)
class PickLot:
    """A card of the row was chosen."""

    lot: int


@dataclass(frozen=True, slots=True)
class PickStep:
    """A step of a lot's rack was chosen, or a disc dropped there."""

    lot: int
    disc: DiscId


@dataclass(frozen=True, slots=True)
class PickTimes:
    """A number of times was chosen for a compensation."""

    times: int


@dataclass(frozen=True, slots=True)
class PickCard:
    """An own card was chosen: to run next, to be looked at, or to be put into the chain."""

    card: CardId


@dataclass(frozen=True, slots=True)
class MoveCard:
    """A card was moved to another place of the line, counted from 0."""

    card: CardId
    to: int
    again: bool = False
    """Whether its second run was meant, which a capitalist allows."""


@dataclass(frozen=True, slots=True)
class ChangeCount:
    """The number of an optional effect was changed."""

    place: int
    line: int
    by: int


@dataclass(frozen=True, slots=True)
class FreeCount:
    """The number of an effect is to follow the order again."""

    place: int
    line: int


@dataclass(frozen=True, slots=True)
class PickUpgrade:
    """A company was chosen to be upgraded, or no longer."""

    card: CardId


@dataclass(frozen=True, slots=True)
class RunNext:
    """Run the next card of the line."""


@dataclass(frozen=True, slots=True)
class RunAll:
    """Run all cards that are left, as they are planned."""


@dataclass(frozen=True, slots=True)
class RewindTo:
    """Take back every card run from this place of the line on."""

    place: int


@dataclass(frozen=True, slots=True)
class ShowRows:
    """Rows of a long line from this one on are to be shown."""

    first: int


@dataclass(frozen=True, slots=True)
class PickRepeat:
    """Pay the capitalist's price, to choose a card that runs once more."""


@dataclass(frozen=True, slots=True)
class TakeBest:
    """Plan the line as the best order has it."""


@dataclass(frozen=True, slots=True)
class StepBest:
    """Take over one difference of the best order."""


@dataclass(frozen=True, slots=True)
class PickGap:
    """A place between two cards of the chain was chosen."""

    gap: int


@dataclass(frozen=True, slots=True)
class SwitchPlanner:
    """Show or hide what the planner reckons."""


@dataclass(frozen=True, slots=True)
class SwitchOdds:
    """Show or hide where the Agent's die may lead."""


@dataclass(frozen=True, slots=True)
class OpenWorks:
    """The works of all players are to be shown, those of this colour first in view."""

    owner: str


@dataclass(frozen=True, slots=True)
class OpenDeck:
    """All companies are to be shown: in the row, owned, gone and still to come."""


@dataclass(frozen=True, slots=True)
class LookClosely:
    """A card is to be shown large."""

    card: CardId


PlayIntent = (
    PickDisc
    | PickLot
    | PickStep
    | PickTimes
    | PickCard
    | MoveCard
    | ChangeCount
    | FreeCount
    | PickUpgrade
    | RunNext
    | RunAll
    | RewindTo
    | ShowRows
    | PickRepeat
    | TakeBest
    | StepBest
    | PickGap
    | SwitchPlanner
    | SwitchOdds
    | BackTo
    | Press
)
"""The intents that a desk answers."""

Intent = (
    PlayIntent
    | TakeHint
    | OpenWorks
    | OpenDeck
    | LookClosely
    | Close
    | SwitchBoard
    | FilterChronicle
    | EnlargeChronicle
    | LookAt
)
