"""Where the games of the family part ways: asked by the shared rules, answered by each game."""

from typing import TYPE_CHECKING, Protocol

from brass_desktop.core.rng import Rng
from brass_desktop.core.types import Seat
from brass_desktop.games.brass.engine.events import Log
from brass_desktop.games.brass.engine.ids import CardId, IndustryId, LinkId, Source

if TYPE_CHECKING:
    # A position holds its ruleset, and the ruleset its policy.
    from brass_desktop.games.brass.engine.state import BrassState


class Policy(Protocol):
    """The answers of one game; it holds nothing but numbers of its file."""

    def lay_out(self, state: "BrassState", rng: Rng) -> None:
        """Lay out what only this game has, before the first order is drawn."""

    def deal(self, state: "BrassState") -> None:
        """Deal the first hands and set aside what nobody sees."""

    def market_access(self, state: "BrassState") -> int:
        """Return the mask of locations that give access to the coal market."""

    def card_reach(
        self,
        state: "BrassState",
        seat: Seat,
        card: CardId,
        industry: IndustryId,
        *,
        overbuild: bool,
    ) -> int:
        """Return the mask of locations where a card lets this industry be built."""

    def rail_coal(self, state: "BrassState", link: LinkId, need: int) -> "list[tuple[Source, ...]]":
        """Return every way to supply a new rail whose coal can be paid."""

    def change_era(self, state: "BrassState", log: Log) -> None:
        """Turn a board whose canal era is scored into one for the first round of rails."""

    def final_points(self, state: "BrassState", log: Log) -> None:
        """Add what only the end of the game scores."""
