"""The bots of the Brass family, as the worker, the table and the arena ask for them."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from brass_desktop.bots.kit import Study
from brass_desktop.core.game import Json
from brass_desktop.core.rng import Rng
from brass_desktop.games.brass.bots import observation_codec as codec
from brass_desktop.games.brass.bots.greedy import GreedyBot
from brass_desktop.games.brass.bots.lancashire_levels import LANCASHIRE_LEVELS
from brass_desktop.games.brass.bots.ledger import Bookkeeper
from brass_desktop.games.brass.bots.levels import LEVELS, Level
from brass_desktop.games.brass.bots.search.thinker import Thinker
from brass_desktop.games.brass.bots.value.merchants import MerchantTrade
from brass_desktop.games.brass.bots.value.ports import PortTrade
from brass_desktop.games.brass.bots.value.trade import MakeTrade
from brass_desktop.games.brass.engine.actions import Action
from brass_desktop.games.brass.engine.events import Event
from brass_desktop.games.brass.engine.game import BrassGame
from brass_desktop.games.brass.engine.observation import Observation


@dataclass(frozen=True, slots=True)
class BrassBots:
    """What the games of the family share; levels and buyers are each game's own."""

    game: BrassGame
    levels: Mapping[str, Level]
    make_trade: MakeTrade
    studies: Mapping[str, Study[Observation]] = field(default_factory=dict)

    @property
    def adviser(self) -> str:
        """The strongest level gives hints."""
        return [*self.levels][-1]

    def mind(self, level: Level) -> Thinker:
        """Seat a thinker."""
        return Thinker(level, self.make_trade)

    def stand_in(self, observation: Observation, rng: Rng) -> Action:
        """Look one action ahead."""
        return GreedyBot().choose(self.game, observation, rng)

    def encode(self, observation: Observation) -> dict[str, Json]:
        """Write what lies on the table."""
        return codec.encode_observation(observation)

    def decode(self, data: Mapping[str, object]) -> Observation:
        """Lay the table out again."""
        return codec.decode_observation(self.game, data)

    def counts(self, action: Action) -> bool:
        """Count what a card was paid for; neither ends of turns nor tiles given up for a debt."""
        return action.kind in self.game.rules.card_actions

    def counted(self, action: Action, events: Sequence[Event]) -> Mapping[str, int]:
        """Count the cards that leave the hand."""
        return {"cards": len(action.cards)}

    def books(self, players: int) -> Bookkeeper:
        """Count points by source, income, money and actions by kind."""
        return Bookkeeper(players)


def birmingham_bots(game: BrassGame) -> BrassBots:
    """Return the bots of Brass: Birmingham."""
    return BrassBots(game, LEVELS, MerchantTrade)


def lancashire_bots(game: BrassGame) -> BrassBots:
    """Return the bots of Brass in Lancashire."""
    return BrassBots(game, LANCASHIRE_LEVELS, PortTrade)
