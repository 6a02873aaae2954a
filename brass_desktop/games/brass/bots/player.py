"""A player without a level: something that turns an observation into an action."""

from typing import Protocol

from brass_desktop.core.rng import Rng
from brass_desktop.games.brass.engine.actions import Action
from brass_desktop.games.brass.engine.game import BrassGame
from brass_desktop.games.brass.engine.observation import Observation


class Bot(Protocol):
    """A player that sees only what its seat may see."""

    def choose(self, game: BrassGame, observation: Observation, rng: Rng) -> Action:
        """Return a legal action; equal arguments give equal actions."""


class RandomBot:
    """Plays any legal action: the yardstick below all others, and a tester of the rules."""

    def choose(self, game: BrassGame, observation: Observation, rng: Rng) -> Action:
        """Sample without looking at the hidden cards, which legality never depends on."""
        return game.sample(observation.table, rng)
