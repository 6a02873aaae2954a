"""View models of the board: places, lines, merchants, the track and what lies over them."""

from dataclasses import dataclass
from typing import Literal

from brass_desktop.games.brass.present.viewmodel.pieces import TileView
from brass_desktop.present.tips import Light, Tone

EraName = Literal["canal", "rail"]


@dataclass(frozen=True, slots=True)
class SlotView:
    """A slot; `ghost` is the tile that would be built there."""

    slot: str
    industries: tuple[str, ...]
    tile: TileView | None = None
    ghost: TileView | None = None
    light: Light = Light.NONE


@dataclass(frozen=True, slots=True)
class PlaceView:
    """A town (with its band) or a farm brewery (without); a closed one is out of play."""

    location: str
    name: str
    band: str | None
    slots: tuple[SlotView, ...]
    note: str = ""
    is_closed: bool = False


@dataclass(frozen=True, slots=True)
class OutpostView:
    """A place without slots, which links pass or end at; a closed one is out of play."""

    location: str
    name: str
    is_closed: bool = False


@dataclass(frozen=True, slots=True)
class MerchantSpaceView:
    """A merchant tile: the industries it buys, none on a blank one."""

    space: str
    buys: tuple[str, ...]
    beer: bool
    light: Light = Light.NONE
    barrel_light: Light = Light.NONE


@dataclass(frozen=True, slots=True)
class MerchantView:
    """A merchant town; a space without a tile at this player count is left out."""

    location: str
    name: str
    bonus: str
    amount: int
    spaces: tuple[MerchantSpaceView, ...]


@dataclass(frozen=True, slots=True)
class DemandSpaceView:
    """A space of the cotton demand with what it brings; the last one closes the distant market."""

    bonus: int
    label: str
    closes: bool = False
    marked: bool = False
    """Whether the marker stands here."""
    chance: str = ""
    """How likely the sale in the making leads here, if it may."""


@dataclass(frozen=True, slots=True)
class TilesToCome:
    """The tiles of one value: how many there are, and how many were not turned in this era."""

    move: int
    label: str
    total: int
    left: int


@dataclass(frozen=True, slots=True)
class DistantMarketView:
    """The distant market: the demand, the stack, the last tile and what is still to come."""

    title: str
    spaces: tuple[DemandSpaceView, ...]
    in_money: bool
    """Whether the demand brings money instead of income spaces."""
    stack: int
    stack_note: str
    last: str
    """The tile turned last in this era, empty without one."""
    last_note: str
    to_come: tuple[TilesToCome, ...]
    to_come_note: str
    is_open: bool
    closed: tuple[str, str, str] = ("", "", "")
    """While it is closed: the two lines of the plate, and what that means for mills."""
    light: Light = Light.NONE
    lifted: bool = False
    """Whether a tile is about to be turned."""
    sails_from: str = ""
    """The place of the port that the cotton in the making would leave from."""


@dataclass(frozen=True, slots=True)
class LinkView:
    """A line; `ghost` is the owner of the link that would be built, `order` its ordinal."""

    link: str
    canal: bool
    rail: bool
    owner: str | None = None
    ghost: str | None = None
    order: str = ""
    light: Light = Light.NONE

    def is_open_in(self, era: EraName) -> bool:
        """Tell whether links are built on this line in an era."""
        return self.canal if era == "canal" else self.rail

    @property
    def is_closed(self) -> bool:
        """Tell whether the line is out of play in every era."""
        return not self.canal and not self.rail


@dataclass(frozen=True, slots=True)
class RouteView:
    """The way cubes travel: locations in order and the links between them."""

    resource: str
    cubes: int
    stops: tuple[str, ...]
    links: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class FlagView:
    """A note beside a slot, link or location; the renderer finds it a free side.

    Where its words find no room, it says only `short`, with an icon.
    """

    anchor: str
    text: str
    tone: Tone
    short: str = ""
    icon: str = ""


@dataclass(frozen=True, slots=True)
class MarkerView:
    """A marker on the progress track; a ghost shows where it will stand."""

    owner: str
    kind: Literal["vp", "income"]
    space: int
    ghost: bool = False
    laps: int = 0


@dataclass(frozen=True, slots=True)
class TrackView:
    """The progress track: the income level of every space and the markers."""

    levels: tuple[int, ...]
    markers: tuple[MarkerView, ...]


@dataclass(frozen=True, slots=True)
class NetworkView:
    """The own-network overlay: what glows in the owner's colour and the legend."""

    owner: str
    locations: tuple[str, ...]
    links: tuple[str, ...]
    title: str
    summary: str
    key: str


@dataclass(frozen=True, slots=True)
class BadgeView:
    """A few letters on a slot or link or beside a town's name, as overlays use them by the dozen.

    A mark tells good from bad without colour. With a mark and nothing `short` it is a sign, whose
    words stand in the legend; on small tiles `short` is all there is.
    """

    anchor: str
    text: str
    tone: Tone
    icon: str = ""
    short: str = ""
    meaning: str = ""
    """What `short` stands for; the legend tells it where there is nothing else."""

    @property
    def is_sign(self) -> bool:
        """Tell whether its mark says it all."""
        return bool(self.icon) and not self.short


@dataclass(frozen=True, slots=True)
class LegendView:
    """What an overlay shows: a heading and some lines under the map's title."""

    title: str
    lines: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class TraceView:
    """Where a rival's last turn touched the map."""

    owner: str
    slots: tuple[str, ...]
    links: tuple[str, ...]
    merchants: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class BoardView:
    """Everything on the board."""

    game: str
    era: EraName
    title: str
    years: str
    places: tuple[PlaceView, ...]
    merchants: tuple[MerchantView, ...]
    links: tuple[LinkView, ...]
    track: TrackView
    outposts: tuple[OutpostView, ...] = ()
    ferries: tuple[str, ...] = ()
    distant: DistantMarketView | None = None
    routes: tuple[RouteView, ...] = ()
    flags: tuple[FlagView, ...] = ()
    network: NetworkView | None = None
    badges: tuple[BadgeView, ...] = ()
    legend: LegendView | None = None
    seen_from: str = ""
    """The town from which an overlay looks at the map."""
    trace: TraceView | None = None
    suggested: TraceView | None = None
    """What a hint would do here, drawn as ghosts with a dashed line around."""
