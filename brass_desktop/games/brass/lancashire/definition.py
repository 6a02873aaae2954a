"""The entries that only Lancashire's definition file has."""

from collections.abc import Sequence
from typing import Annotated, Literal

from pydantic import Field

from brass_desktop.games.brass.engine.definition import (
    ActionNumbers,
    Count,
    EndNumbers,
    FamilyDefinition,
    FileEntry,
    LoanNumbers,
    PlaceEntry,
    PlayerCount,
    Positive,
    SetupNumbers,
)


class SetAside(FileEntry):
    """How many cards leave the deck unseen in each era."""

    canal: Count
    rail: Count


class LancashireSetup(SetupNumbers):
    """How a game of Lancashire begins."""

    set_aside: Annotated[dict[PlayerCount, SetAside], Field(min_length=3)]


class LancashireLoan(LoanNumbers):
    """Loans of several sizes, each a multiple of the smallest one."""

    amounts: Annotated[list[Positive], Field(min_length=1)]


class CombinedNumbers(FileEntry):
    """What a build anywhere costs."""

    cards: Positive
    actions: Positive


class LancashireActions(ActionNumbers):
    """All numbers of Lancashire's actions."""

    loan: LancashireLoan
    combined: CombinedNumbers


class RegionEntry(PlaceEntry):
    """A region with slots, a place that links merely pass, or a neighbour of Lancashire."""

    kind: Literal["town", "transit", "external"]
    band: str = ""
    """The colour of a town's name and cards; it groups towns by where they lie."""
    acts_as_built_port: bool


class VirtualLink(FileEntry):
    """Two towns that count as linked for the reach of industry cards."""

    id: str
    ends: Annotated[list[str], Field(min_length=2, max_length=2)]


class DistantMarketNumbers(FileEntry):
    """The track of the distant market and the tiles that lower its marker."""

    bonus: Annotated[list[Count], Field(min_length=1)]
    tiles: Annotated[list[Count], Field(min_length=1)]


class FinalMoney(FileEntry):
    """Points for money at the end of the game."""

    pounds: Positive
    vp: Count


class LancashireEnd(EndNumbers):
    """Points for debts and money, and what decides between equals."""

    money_points: FinalMoney
    tie_break: list[Literal["points", "income", "money", "order"]]


class TwoPlayers(FileEntry):
    """The community variant of 2009: a smaller map and another setup."""

    starting_money: Count
    market_spaces: list[Count]
    market_price_when_empty: Count
    distant_tiles_removed: list[Count]
    locations_removed: list[str]
    links_gaining_canal: list[str]


class LancashireDefinition(FamilyDefinition):
    """The whole definition file."""

    setup: LancashireSetup
    actions: LancashireActions
    locations: Sequence[RegionEntry]
    virtual_links: list[VirtualLink]
    distant_market: DistantMarketNumbers
    end: LancashireEnd
    two_players: TwoPlayers
