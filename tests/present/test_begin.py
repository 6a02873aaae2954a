import pytest

from brass_desktop.core.errors import UnsupportedVersion
from brass_desktop.core.table import NewGame, SeatChoice
from brass_desktop.games.shelf import SHELF, GameInfo
from brass_desktop.present.begin import begin


def table(info: GameInfo, seats: int) -> tuple[SeatChoice, ...]:
    return tuple(
        SeatChoice(f"Player {n}", info.colours[n], info.characters[n]) for n in range(seats)
    )


@pytest.mark.parametrize("info", SHELF, ids=lambda info: info.id)
def test_every_game_of_the_shelf_is_dealt_with_its_options(info: GameInfo) -> None:
    for seats in info.players:
        wanted = NewGame(info.id, table(info, seats), info.options[:1], seed=5, take_back="never")
        session = begin(wanted)
        assert (session.game.id, session.setup.players, session.setup.seed) == (info.id, seats, 5)
        assert session.setup.options == {name: name in info.options[:1] for name in info.options}
        assert (session.policy, session.table["curtain"]) == ("never", True)
        assert session.actor is not None


def test_a_game_that_is_not_there_is_not_dealt() -> None:
    with pytest.raises(UnsupportedVersion):
        begin(NewGame("chess", table(SHELF[0], 2)))
