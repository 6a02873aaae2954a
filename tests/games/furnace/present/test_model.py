"""The played table: every phase has a desk, and everything on it has words."""

import pytest

from brass_desktop.core.rng import Rng
from brass_desktop.core.session import Session
from brass_desktop.core.types import Player, Seat, Setup
from brass_desktop.games.furnace.engine.game import FurnaceSession, furnace
from brass_desktop.games.furnace.engine.setup import OPTIONS
from brass_desktop.games.furnace.present.play.model import FurnaceTable

COLOURS = ("red", "yellow", "white", "purple")
CHARACTERS = ("richard_arkwright", "eleanor_coade", "eliza_tinsley", "isambard_kingdom_brunel")


def session_of(players: int, options: tuple[str, ...] = (), seed: int = 5) -> FurnaceSession:
    setup = Setup(players, seed, {name: name in options for name in OPTIONS})
    people = [
        Player(name, colour, character, "person")
        for name, colour, character, _ in zip(
            ("Ada", "Bartek", "Clara", "Dmitri"), COLOURS, CHARACTERS, range(players), strict=False
        )
    ]
    return Session(furnace(), setup, people)


@pytest.mark.parametrize("options", [(), ("capitalists", "short")])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_whole_game_can_be_looked_at(players: int, options: tuple[str, ...]) -> None:
    session = session_of(players, options)
    table, rng = FurnaceTable(session, Seat(0)), Rng(3)
    phases = set()
    while session.actor is not None:
        table.show_to(session.actor)
        view = table.view()
        phases.add(view.badge.title)
        assert view is table.view()
        assert sum(seat.state == "playing" for seat in view.seats) == 1
        assert table.lit()
        session.submit(session.game.sample(session.state, rng))
    assert {"Auction", "Production"} <= phases
    assert any(seat.state == "winner" for seat in table.view().seats)
