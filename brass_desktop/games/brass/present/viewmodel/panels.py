"""View models of everything around the board: panels, markets, chronicle, dock and hand."""

from dataclasses import dataclass
from enum import StrEnum

from brass_desktop.games.brass.present.about.things import PileName
from brass_desktop.games.brass.present.intents import PickAnswer
from brass_desktop.games.brass.present.viewmodel.board import BoardView, DemandSpaceView, EraName
from brass_desktop.games.brass.present.viewmodel.pieces import CardView, TileFace, TileView
from brass_desktop.present.chronicle import ChronicleView
from brass_desktop.present.controls import ControlView
from brass_desktop.present.panels import HintsView, PromptView, TurnView
from brass_desktop.present.tips import Tip, Tone


@dataclass(frozen=True, slots=True)
class EraView:
    """The era badge."""

    era: EraName
    title: str
    caption: str
    round: int
    rounds: int


@dataclass(frozen=True, slots=True)
class OrderSeat:
    """One place in a turn order; a hot one is the own seat while an action is built."""

    owner: str
    spent: str
    active: bool = False
    hot: bool = False
    tip: Tip | None = None


@dataclass(frozen=True, slots=True)
class TurnOrderView:
    """Who plays when: this round, and the next as far as money has been spent."""

    this_round: tuple[OrderSeat, ...]
    next_round: tuple[OrderSeat, ...]


class SeatState(StrEnum):
    """Where a seat stands in the round."""

    PLAYING = "playing"
    DONE = "done"
    WAITING = "waiting"


@dataclass(frozen=True, slots=True)
class NextTile:
    """The tile an industry's stack offers next, or none when the stack is empty."""

    industry: str
    face: TileFace | None
    left: int


@dataclass(frozen=True, slots=True)
class PlayerPanelView:
    """One player's public numbers."""

    owner: str
    name: str
    character: str
    character_name: str
    sits: str
    """Person or the bot's level."""
    rank: int
    money: int
    spent: str
    income: str
    vp: int
    hand: int
    links_left: int
    state: SeatState
    state_word: str
    next_tiles: tuple[NextTile, ...] = ()


@dataclass(frozen=True, slots=True)
class DiscardView:
    """A discard pile, newest card first; the face-down card is counted, not shown."""

    owner: str
    count: int
    cards: tuple[CardView, ...]
    face_down: int = 0
    tip: Tip | None = None


@dataclass(frozen=True, slots=True)
class PileView:
    """The deck, cards that were set aside unseen, or an open pile of wild cards."""

    name: PileName
    count: int


@dataclass(frozen=True, slots=True)
class PilesView:
    """The piles of cards and everybody's discards."""

    piles: tuple[PileView, ...]
    discards: tuple[DiscardView, ...]


@dataclass(frozen=True, slots=True)
class MarketSpace:
    """A space of a market; marked spaces are those an action would fill or empty."""

    filled: bool
    marked: bool = False


@dataclass(frozen=True, slots=True)
class MarketRow:
    """The spaces of one price, with a note such as what a sale brings."""

    price: int
    spaces: tuple[MarketSpace, ...]
    next: bool = False
    note: str = ""


@dataclass(frozen=True, slots=True)
class MarketView:
    """The coal or iron market."""

    resource: str
    name: str
    rows: tuple[MarketRow, ...]
    next_price: int
    empty_price: int


@dataclass(frozen=True, slots=True)
class DemandView:
    """The demand for cotton, beside the markets: its spaces, what it brings now, and a note."""

    name: str
    spaces: tuple[DemandSpaceView, ...]
    in_money: bool
    caption: str
    now: str
    """What it brings, empty while the distant market is closed."""
    note: str


@dataclass(frozen=True, slots=True)
class DockView:
    """The seven actions and My mat."""

    actions: tuple[ControlView, ...]


@dataclass(frozen=True, slots=True)
class HandView:
    """The hand on the table; a hidden one shows card backs."""

    owner: str
    cards: tuple[CardView, ...]
    discard: DiscardView
    back: str
    """The picture of a card face down."""
    hidden: bool = False


@dataclass(frozen=True, slots=True)
class PreviewRow:
    """One line of the price: a resource or icon, its value and where it comes from."""

    icon: str
    head: str
    value: str
    tone: Tone
    source: str = ""


@dataclass(frozen=True, slots=True)
class PreviewSum:
    """A number before and after the action."""

    label: str
    before: str
    after: str


@dataclass(frozen=True, slots=True)
class AnswerView:
    """One answer to the question that is being asked, chosen by a click or by its key."""

    label: str
    detail: str
    icon: str
    intent: PickAnswer
    tile: TileView | None = None
    """The tile that is meant, drawn in the icon's place."""
    coin: str = ""
    """An amount of money, drawn in the icon's place."""
    key: str = ""
    """The key that chooses it while it is listed."""
    notes: tuple[tuple[str, Tone], ...] = ()
    """What would come of it, in lines of their own."""
    chosen: bool = False
    """Whether it is the answer that was given; the others may be taken instead."""


@dataclass(frozen=True, slots=True)
class PreviewView:
    """What the action being built would cost and bring."""

    title: str
    subtitle: str
    tile: TileView | None
    link: tuple[str, EraName] | None
    """Owner and kind of the links, when links are built."""
    rows: tuple[PreviewRow, ...]
    sums: tuple[PreviewSum, ...]
    order: tuple[OrderSeat, ...]
    foot: str
    ask: str = ""
    answers: tuple[AnswerView, ...] = ()
    """The answers to the question, when they are not all clicked on the map or in the hand."""


@dataclass(frozen=True, slots=True)
class TableView:
    """The whole table at one moment."""

    era: EraView
    order: TurnOrderView
    players: tuple[PlayerPanelView, ...]
    piles: PilesView
    board: BoardView
    markets: tuple[MarketView, MarketView]
    chronicle: ChronicleView
    dock: DockView
    prompt: PromptView
    hand: HandView
    turn: TurnView
    demand: DemandView | None = None
    preview: PreviewView | None = None
    hints: HintsView | None = None
