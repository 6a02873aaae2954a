"""The bots of Furnace, as the worker, the table and the arena ask for them."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from brass_desktop.bots.kit import Study
from brass_desktop.bots.mind import undisturbed
from brass_desktop.core.game import Json
from brass_desktop.core.rng import Rng
from brass_desktop.games.furnace.bots import observation_codec as codec
from brass_desktop.games.furnace.bots.ledger import Bookkeeper
from brass_desktop.games.furnace.bots.levels import APPRENTICE, LEVELS, MAGNATE, Level
from brass_desktop.games.furnace.bots.studies import STUDIES
from brass_desktop.games.furnace.bots.thinker import Thinker
from brass_desktop.games.furnace.engine.actions import Action, EndProduction
from brass_desktop.games.furnace.engine.events import DiscPlaced, Event
from brass_desktop.games.furnace.engine.game import FurnaceGame
from brass_desktop.games.furnace.engine.ids import AGENT
from brass_desktop.games.furnace.engine.observation import Observation


@dataclass(frozen=True, slots=True)
class FurnaceBots:
    """The kit."""

    game: FurnaceGame
    levels: Mapping[str, Level]
    adviser: str
    studies: Mapping[str, Study[Observation]]

    def mind(self, level: Level) -> Thinker:
        """Seat a thinker."""
        return Thinker(level)

    def stand_in(self, observation: Observation, rng: Rng) -> Action:
        """Bid by what is printed on the cards, and produce by the narrowest search."""
        return Thinker(APPRENTICE).think(observation, rng.next64(), undisturbed).action

    def encode(self, observation: Observation) -> dict[str, Json]:
        """Write what lies on the table."""
        return codec.encode_observation(observation)

    def decode(self, data: Mapping[str, object]) -> Observation:
        """Lay the table out again."""
        return codec.decode_observation(self.game.rules, data)

    def counts(self, action: Action) -> bool:
        """Count everything but the end of a production."""
        return not isinstance(action, EndProduction)

    def counted(self, action: Action, events: Sequence[Event]) -> Mapping[str, int]:
        """Count the discs that players place, a fifth one included, and those of the Agent.

        So a game in which nobody is blocked has as many bids as rounds, players and discs make:
        64 in four rounds of four without capitalists.
        """
        owners = [event.owner for event in events if isinstance(event, DiscPlaced)]
        agent = owners.count(AGENT)
        bids = {"bids": len(owners) - agent}
        return {**bids, "agent_bids": agent} if agent else bids

    def books(self, players: int) -> Bookkeeper:
        """Count bids, cards, compensation, upgrades and money by round."""
        return Bookkeeper(players)


def furnace_bots(game: FurnaceGame) -> FurnaceBots:
    """Return the bots."""
    return FurnaceBots(game, LEVELS, MAGNATE.id, STUDIES)
