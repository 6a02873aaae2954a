"""A moment shows the board after an action, with everything the action touched lit."""

import pytest

from brass_desktop.games.brass.engine import events as ev
from brass_desktop.games.brass.present.moments import build_moment
from brass_desktop.games.brass.present.viewmodel.board import BoardView
from brass_desktop.present.recap import RecapRow
from brass_desktop.present.tips import Light
from workshop.shots.brass.positions import finished


def lit(board: BoardView) -> set[str]:
    found = {link.link for link in board.links if link.light is not Light.NONE}
    found |= {s.slot for p in board.places for s in p.slots if s.light is not Light.NONE}
    return found | {
        space.space
        for merchant in board.merchants
        for space in merchant.spaces
        if space.light is not Light.NONE
    }


@pytest.mark.parametrize("players", [2, 3, 4])
def test_everything_an_action_laid_or_turned_is_lit(players: int) -> None:
    session = finished(players, indebted=True)
    board = session.state.rules.board
    kinds = set()
    for index, entry in enumerate(session.log):
        row = RecapRow(index, session.players[entry.seat].colour, "", "", "")
        shown = lit(build_moment(session, row).board)
        wanted = set()
        for event in entry.events:
            if isinstance(event, ev.TilePlaced | ev.TileFlipped | ev.CubeTaken):
                wanted.add(board.slots[event.slot])
            elif isinstance(event, ev.LinkPlaced):
                wanted.add(board.links[event.link])
            elif isinstance(event, ev.MerchantBeerTaken):
                wanted.add(board.merchants[event.merchant])
            elif isinstance(event, ev.TileRemoved) and event.cause == "given_up":
                wanted.add(board.slots[event.slot])
        assert shown == wanted
        kinds.add(entry.action.kind)
    assert {"build", "network", "give_up_tiles"} <= kinds


def test_a_row_of_the_table_itself_lights_nothing() -> None:
    session = finished(2)
    row = RecapRow(len(session.log) - 1, None, "", "", "")
    assert not lit(build_moment(session, row).board)
