"""View models of the auction and of settling: lots, plaques, own works, planner, compensation."""

from dataclasses import dataclass
from typing import Final

from brass_desktop.games.furnace.engine.ids import EMPTY, Bag, CardId
from brass_desktop.games.furnace.engine.ruleset import Effect
from brass_desktop.games.furnace.present.viewmodel.pieces import (
    CardView,
    DiscView,
    PlateView,
    RackView,
)
from brass_desktop.present.intents import AnyIntent
from brass_desktop.present.tips import Light, Tip, Tone

FLIP: Final = "flip"
"""The mark of a card that is turned over, in the place of an icon."""


@dataclass(frozen=True, slots=True)
class BeatenView:
    """Whoever does not take a lot, and what all discs there are compensated with."""

    owner: str
    own: bool
    """The viewer's: ringed in amber."""
    gain: Bag = EMPTY
    """What comes for sure."""
    swap: Effect | None = None
    """What may be traded up to `times`, where it is processing."""
    times: int = 0
    short: bool = False
    """The goods for it will not be there by then."""


@dataclass(frozen=True, slots=True)
class ForecastView:
    """The plaque under a lot: what would come of it if bidding ended now."""

    words: str
    taker: str = ""
    """Whose medallion stands beside the words; empty without a bid."""
    own: bool = False
    beaten: tuple[BeatenView, ...] = ()
    note: str = ""
    """What will be missing, or who takes it in a tie."""
    tone: Tone = Tone.MUTED
    """That of the note."""
    light: Light = Light.NONE
    tip: Tip | None = None


@dataclass(frozen=True, slots=True)
class PaidView:
    """What somebody got on a settled lot; words stand where nothing changed hands."""

    owner: str
    own: bool
    gained: Bag = EMPTY
    paid: Bag = EMPTY
    words: str = ""


@dataclass(frozen=True, slots=True)
class StoryView:
    """A lot that is settled: its card is gone, its place tells what became of it."""

    name: str
    words: str
    detail: str
    winner: str = ""
    """Whose medallion it is; empty for a card that went to the box without a bid."""
    paid: tuple[PaidView, ...] = ()


@dataclass(frozen=True, slots=True)
class LotView:
    """A place of the row with everything that belongs to it."""

    id: CardId
    intent: AnyIntent
    """What a click on card, plaque or plate means."""
    card: CardView
    rack: RackView
    steps: tuple[AnyIntent | None, ...]
    """By step of the rack: what a click there means."""
    plate: PlateView
    forecast: ForecastView
    odds: str = ""
    """How likely the Agent comes here next, such as "3/6"."""
    raised: bool = False
    """Chosen, or being settled: it stands a little higher."""
    feeds: bool = False
    """Its goods could pay for the compensation that is pointed at."""
    story: StoryView | None = None
    """In the place of card, rack and plaque, once the lot is settled."""


@dataclass(frozen=True, slots=True)
class CountChip:
    """A number in the heading of the stage, such as the cards of the deck."""

    icon: str
    label: str
    count: int
    intent: AnyIntent | None
    tip: Tip


@dataclass(frozen=True, slots=True)
class StageHead:
    """The heading of the stage."""

    title: str
    caption: str
    chips: tuple[CountChip, ...]


@dataclass(frozen=True, slots=True)
class OwnCard:
    """A card of the own works; a click looks at it closely."""

    id: CardId
    card: CardView
    intent: AnyIntent
    ghost: str = ""
    """On a card that is only hoped for: under which condition it comes."""


@dataclass(frozen=True, slots=True)
class OwnWorks:
    """The own works under the row, in the order of winning."""

    title: str
    caption: str
    cards: tuple[OwnCard, ...]


@dataclass(frozen=True, slots=True)
class AuctionStage:
    """The middle of the table while bids are made."""

    head: StageHead
    lots: tuple[LotView, ...]
    works: OwnWorks


@dataclass(frozen=True, slots=True)
class ClaimantView:
    """Somebody who has a disc on the lot being settled, in the order of settling."""

    owner: str
    head: str
    detail: str
    light: Light = Light.NONE


@dataclass(frozen=True, slots=True)
class StockChange:
    """A good before and after."""

    good: str
    before: int
    after: int


@dataclass(frozen=True, slots=True)
class TimesView:
    """One answer to how often a compensation is taken."""

    times: int
    word: str
    key: str
    intent: AnyIntent
    light: Light
    possible: bool
    """What is not says why in its tip."""
    stock: tuple[StockChange, ...]
    label: str = ""
    """What the number at its foot is; empty while it is being searched."""
    production: str = ""
    """The money that the best production would bring then."""
    best: bool = False
    """No answer leads to more."""
    tip: Tip | None = None


@dataclass(frozen=True, slots=True)
class SoFar:
    """What the lots settled so far have brought somebody."""

    owner: str
    goods: Bag
    """Gains less than what was paid for them are negative."""
    words: str = ""


@dataclass(frozen=True, slots=True)
class CompensationView:
    """The question of settling: how many times."""

    title: str
    lot: str
    claimants: tuple[ClaimantView, ...]
    question: str
    terms: str
    """What the disc counts for."""
    choices: tuple[TimesView, ...]
    foot: str
    so_far_title: str
    so_far: tuple[SoFar, ...]
    so_far_foot: str


@dataclass(frozen=True, slots=True)
class SettlingStage:
    """The middle of the table while lots are settled; the runner is hot up to `current`."""

    head: StageHead
    lots: tuple[LotView, ...]
    current: int
    compensation: CompensationView


@dataclass(frozen=True, slots=True)
class AdviceRow:
    """A line of advice: what it is about, its number, and a sentence that explains it."""

    icon: str
    """An icon, one of the goods, or `FLIP`."""
    head: str
    value: str
    detail: str = ""
    tone: Tone = Tone.PLAIN
    goods: Bag = EMPTY
    """In the place of the number."""


@dataclass(frozen=True, slots=True)
class AdviceSum:
    """A stock before and after."""

    label: str
    before: int
    after: int


@dataclass(frozen=True, slots=True)
class PlannerView:
    """Beside the stage: what a lot would bring, or what an answer leads to."""

    title: str
    caption: str
    lot: int
    """Its number on the plate in the corner, 0 for none."""
    rows: tuple[AdviceRow, ...]
    sums: tuple[AdviceSum, ...] = ()
    foot: str = ""


@dataclass(frozen=True, slots=True)
class HeldDisc:
    """An own disc in the dock."""

    disc: DiscView
    key: str
    intent: AnyIntent
    tip: Tip | None = None


@dataclass(frozen=True, slots=True)
class DiscsView:
    """The dock while bids are made and settled: the own discs, the largest first."""

    title: str
    note: str
    discs: tuple[HeldDisc, ...]
