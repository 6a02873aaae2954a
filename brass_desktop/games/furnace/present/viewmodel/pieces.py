"""View models of the pieces: cards, their rows, discs, and what is told beside them.

Goods are numbers in the order of `GOODS`, money stands beside them. Owners are player colours, or
`AGENT`. Words are already in the player's language; those with shorter forms are `Wording`s, of
which the pieces take what fits.
"""

from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from brass_desktop.games.furnace.engine.ids import EMPTY, GOODS, Bag
from brass_desktop.games.furnace.engine.ruleset import Effect
from brass_desktop.present.tips import Light, Tone

AGENT: Final = "agent"
"""The owner of the Agent's discs, where others have their colour."""
MONEY: Final = "money"
PURSE: Final = (*GOODS, MONEY)
"""Everything that is counted, in the order of every row of numbers."""


class StepperState(StrEnum):
    """How the number of an optional effect came about."""

    FOLLOWING = "following"
    """The best for the shown order."""
    PINNED = "pinned"
    """Set by the player; it stays while the order changes."""
    SHORT = "short"
    """Set by the player, and more than the stock can pay."""
    RUN = "run"
    """Carried out: only told."""


@dataclass(frozen=True, slots=True)
class StepperView:
    """How often an optional effect is carried out; the keys that cannot help are off."""

    count: int
    limit: int
    state: StepperState = StepperState.FOLLOWING
    less: bool = True
    more: bool = True
    told: str = ""
    """What is said once it has run, such as "2 of 2"."""
    focused: bool = False


@dataclass(frozen=True, slots=True)
class RowView:
    """One line of a card: an effect with what is decided about it beside."""

    effect: Effect
    plan: bool = False
    """Not built: drawn in white lines on blue, and without force."""
    built: bool = False
    """The additional effect of an upgraded card."""
    stepper: StepperView | None = None
    note: str = ""
    """A word in the place of the stepper, such as "always"."""


@dataclass(frozen=True, slots=True)
class CardView:
    """A company or a start-up card as it lies on the table."""

    id: str
    """That of the definition; the picture is found by it."""
    name: str
    kind: str
    """The kind of works, which colours the band of the name."""
    rows: tuple[RowView, ...]
    upgraded: bool = False
    compensation: Effect | None = None
    """On the ticket; None once it has been torn off."""
    starting: Bag | None = None
    """What a start-up card brings along, where that is to be seen."""
    light: Light = Light.NONE
    run: bool = False
    """Has run in this phase: darkened, with a tick."""
    locked: bool = False
    """Has its place in the chain for good."""
    upgraded_in: int = 0
    """The step of the production in which it will be upgraded, or 0."""
    chip: str = ""
    """A note on the picture, such as "upgraded in step 4"; without room only token and step."""
    worth: str = ""
    """What the planner says it would bring, such as "+6"."""
    repeated: bool = False
    """Its second run in this phase."""


@dataclass(frozen=True, slots=True)
class CapitalistView:
    """A capitalist: what it changes in a sentence."""

    id: str
    name: str
    text: str
    glows: bool = False
    """It has just changed a number."""


@dataclass(frozen=True, slots=True)
class HalfView:
    """Half of a miniature: what an effect makes, and whether it takes something for it."""

    good: str
    """One of `PURSE`."""
    processing: bool = False
    plan: bool = False
    built: bool = False


@dataclass(frozen=True, slots=True)
class MiniatureView:
    """A card of somebody's engine at a glance."""

    id: str
    halves: tuple[HalfView, HalfView]
    upgraded: bool = False
    token: bool = False
    """Is upgraded in the plan that is shown."""
    light: Light = Light.NONE


@dataclass(frozen=True, slots=True)
class DiscView:
    """A capital disc, in the hand or on a lot."""

    owner: str
    value: int
    neutral: bool = False
    """The fifth disc: grey, with pattern and emblem of its owner."""
    used: bool = False
    """Lies elsewhere: only its place is shown."""
    light: Light = Light.NONE


@dataclass(frozen=True, slots=True)
class StepView:
    """One step of a rack: the discs of one value, or the place for them."""

    value: int
    discs: tuple[DiscView, ...] = ()
    """Two where a capitalist lets discs share it."""
    light: Light = Light.NONE


@dataclass(frozen=True, slots=True)
class RackView:
    """The discs on a lot, from the smallest value at the top down to the largest."""

    steps: tuple[StepView, ...]


@dataclass(frozen=True, slots=True)
class PlateView:
    """A brass plate on the runner: the number of a lot or of a step."""

    number: int
    light: Light = Light.NONE


@dataclass(frozen=True, slots=True)
class BalanceView:
    """What is in stock after a card has run."""

    goods: Bag
    money: int
    tones: tuple[Tone, Tone, Tone, Tone, Tone] = (Tone.PLAIN,) * 5
    """By good, then money: more, less or the same as before."""
    light: Light = Light.NONE

    @property
    def numbers(self) -> tuple[int, ...]:
        """Everything counted, in the order of `PURSE`."""
        return (*self.goods, self.money)


@dataclass(frozen=True, slots=True)
class AmountView:
    """Goods and money together, as they are gained, paid or held."""

    goods: Bag = EMPTY
    money: int = 0

    @property
    def listed(self) -> tuple[tuple[str, int], ...]:
        """Name what there is of, with its number."""
        numbers = zip(PURSE, (*self.goods, self.money), strict=True)
        return tuple((good, number) for good, number in numbers if number)
