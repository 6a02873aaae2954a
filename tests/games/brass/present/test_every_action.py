"""Every legal action can be made by clicking lit things, and nothing else can be confirmed."""

from collections.abc import Iterator
from itertools import islice

import pytest

from brass_desktop.core.rng import Rng
from brass_desktop.core.types import Setup
from brass_desktop.games.brass.engine.game import BrassGame
from brass_desktop.games.brass.engine.ids import SELLING, SHORTFALL
from brass_desktop.games.brass.engine.state import BrassState
from tests.games.brass.engine.family import EVERY_GAME, EVERY_SMALL_POSITION, small_position
from tests.games.brass.engine.games import eager, positions, steps
from tests.games.brass.engine.scattered import scattered
from tests.games.brass.engine.test_draft import tie_behind_the_nearest_mine
from tests.games.brass.lancashire.table import LANCASHIRE
from tests.games.brass.present.every_action import Tally, prove
from workshop.shots.brass.positions import debtor, finished

MOST = 3
"""Bodies of each kind that are tried on a position, so that the suite does not wait."""
PLAYERS = pytest.mark.parametrize("players", [2, 3, 4])


def proved(states: Iterator[BrassState], seed: int, most: int | None = MOST) -> Tally:
    tally, rng = Tally(), Rng(seed)
    for state in states:
        prove(state, rng, tally, most=most)
    return tally


@PLAYERS
def test_on_competent_positions(players: int) -> None:
    game = finished(players)
    tally = proved((game.at(at) for at in range(4, len(game.log), 43)), players)
    assert sum(tally.actions.values()) > 100


@EVERY_GAME
@PLAYERS
def test_on_rich_positions(players: int, game: BrassGame) -> None:
    """With money to spare boards are crowded, coal ties, and several tiles are sold at once."""
    states = positions(Setup(players, 12), every=37, first=30, player=eager, purse=45, game=game)
    made = proved(states, players).actions
    assert made["build"] + made["combined_build"] >= MOST


@EVERY_GAME
@PLAYERS
def test_on_scattered_tables(players: int, game: BrassGame) -> None:
    tally = proved((scattered(players, seed, game) for seed in range(3)), players)
    assert len(tally.actions) >= 5


@pytest.mark.rule("L-11.1", "L-11.3")
@PLAYERS
def test_while_a_sale_goes_on(players: int) -> None:
    """After a tile was turned mills are sold on, or the sale ends, without card or action."""
    played = (
        step.state.clone()
        for seed in range(12)
        for step in steps(Setup(players, seed), eager, purse=45, game=LANCASHIRE)
        if step.state.phase == SELLING
    )
    tally = proved(islice(played, 2), players, most=None)
    assert tally.positions == 2
    assert set(tally.actions) == {"sell_on", "end_sale"}


@PLAYERS
def test_in_a_shortfall(players: int) -> None:
    state = debtor(players).state
    assert state.phase == SHORTFALL
    assert set(proved(iter([state]), players, most=None).actions) == {"give_up_tiles"}


@EVERY_SMALL_POSITION
def test_on_small_positions(game: BrassGame, name: str) -> None:
    assert proved(iter([small_position(game, name)]), 1, most=12).positions == 1


@pytest.mark.rule("B-8.3", "B-8.4")
def test_with_a_tie_behind_the_nearest_mine() -> None:
    tally = proved(iter([tie_behind_the_nearest_mine().state()]), 1, most=None)
    assert tally.actions["build"] >= 2
