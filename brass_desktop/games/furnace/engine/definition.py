"""The definition file as pydantic models, which check single entries.

It holds numbers and names alone: a rule that has no number is a clause and code, not an entry.
Cards that rest on weaker evidence are entries like the others, so that a correction is data.
"""

from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field

Positive = Annotated[int, Field(ge=1)]
PlayerCount = Literal["2", "3", "4"]
GoodName = Literal["coal", "iron", "oil", "upgrade"]
Goods = Annotated[dict[GoodName, Positive], Field(min_length=1)]
Yield = Annotated[
    dict[Literal["coal", "iron", "oil", "upgrade", "money"], Positive], Field(min_length=1)
]
Confidence = Literal["agreed", "resolved", "partial", "single", "doubtful"]


class FileEntry(BaseModel):
    """A part of the definition file: nothing unknown, nothing converted, nothing changed."""

    model_config = ConfigDict(frozen=True, extra="forbid", strict=True)


class Meta(FileEntry):
    """What the file describes."""

    game: str
    publisher: str
    year: int
    players: Annotated[list[Literal[2, 3, 4]], Field(min_length=1)]
    format: Literal[1]
    note: str


class SetupNumbers(FileEntry):
    """How long a game is and how many lots are laid out."""

    rounds: Positive
    rounds_short: Positive
    row_size: Annotated[dict[PlayerCount, Positive], Field(min_length=3)]


class DiscNumbers(FileEntry):
    """Values of the discs that every player has, and of the one that a capitalist brings."""

    per_player: Annotated[list[Positive], Field(min_length=1)]
    neutral: Annotated[list[Positive], Field(min_length=1, max_length=1)]


class AgentNumbers(FileEntry):
    """When the Agent bids, with what, and the die that leads it."""

    players: Positive
    discs: Annotated[list[Positive], Field(min_length=1)]
    die: Positive


class Extraction(FileEntry):
    """Gives what is shown, always."""

    kind: Literal["extract"]
    gain: Goods


class Processing(FileEntry):
    """Swaps the left side for the right one, so many times at most."""

    kind: Literal["process"]
    cost: Goods
    gain: Yield
    limit: Positive


class Exchange(FileEntry):
    """A processing compensation, which the disc limits."""

    kind: Literal["process"]
    cost: Goods
    gain: Goods


class Upgrading(FileEntry):
    """Turns own companies over, each for this price."""

    kind: Literal["upgrade_cards"]
    cost: Goods


Production = Annotated[Extraction | Processing, Field(discriminator="kind")]
Compensation = Annotated[Extraction | Exchange, Field(discriminator="kind")]
StartEffect = Annotated[Extraction | Processing | Upgrading, Field(discriminator="kind")]


class CompanyEntry(FileEntry):
    """A company with its three effects."""

    id: str
    compensation: Compensation
    basic: Production
    extra: Production
    confidence: Confidence
    note: str = ""


class StartEntry(FileEntry):
    """A start-up card."""

    id: str
    starting: Goods
    effects: Annotated[list[StartEffect], Field(min_length=1)]
    confidence: Confidence


class CapitalistEntry(FileEntry):
    """What a capitalist changes for the owner."""

    id: str
    repeat_cost: Goods | None = None
    compensation_bonus: Annotated[int, Field(ge=0)] = 0
    unrestricted_bids: bool = False
    neutral_disc: bool = False
    upgrade_substitute: Annotated[dict[GoodName, GoodName], Field(max_length=1)] = {}
    """By good of an upgrade's price: what may be paid in its place once there is none left."""
    confidence: Confidence


class FurnaceDefinition(FileEntry):
    """The whole definition file."""

    meta: Meta
    goods: list[GoodName]
    setup: SetupNumbers
    discs: DiscNumbers
    agent: AgentNumbers
    tie_break: list[Literal["cards", "resources"]]
    start_cards: Annotated[list[StartEntry], Field(min_length=1)]
    capitalists: list[CapitalistEntry]
    companies: Annotated[list[CompanyEntry], Field(min_length=1)]
