"""A real worker thinks about Lancashire what the bot thinks here, on either of its maps."""

import time
from collections.abc import Iterator

import pytest

from brass_desktop.bots.client import BotAnswer, BotClient
from brass_desktop.bots.messages import seed_of
from brass_desktop.games.brass.engine.actions import Action
from brass_desktop.games.brass.engine.events import Event
from brass_desktop.games.brass.engine.ids import RAIL_ERA, SELLING
from brass_desktop.games.brass.engine.observation import Observation
from brass_desktop.games.brass.engine.state import BrassState
from tests.games.brass.bots.positions import LANCASHIRE, position, positions

Client = BotClient[BrassState, Action, Event, Observation]
PATIENCE = 60.0


@pytest.fixture(scope="module")
def client() -> Iterator[Client]:
    worker: Client = BotClient(LANCASHIRE.game, LANCASHIRE)
    yield worker
    worker.close()


def answered(client: Client) -> BotAnswer[Action]:
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        news = client.poll()
        if news is not None:
            assert isinstance(news, BotAnswer), news
            return news
        time.sleep(0.01)
    raise AssertionError("the worker never answered")


@pytest.mark.rule("L-16.3")
@pytest.mark.parametrize("players", [2, 4])
def test_a_worker_plays_on_the_map_of_its_table(client: Client, players: int) -> None:
    table = position(players, 11, RAIL_ERA, 3, kit=LANCASHIRE)
    client.start(table, "foreman")
    found = answered(client).thought
    seen = LANCASHIRE.game.observe(table, table.actor)
    here = LANCASHIRE.mind(LANCASHIRE.levels["foreman"]).think(
        seen, seed_of(LANCASHIRE.encode(seen))
    )
    assert found.action == here.action
    assert [option.turn for option in found.options] == [option.turn for option in here.options]


@pytest.mark.rule("L-11.1")
def test_a_hint_is_given_where_a_sale_may_go_on(client: Client) -> None:
    table = next(
        state
        for seed in range(5, 20)
        for state in positions(4, seed, kit=LANCASHIRE)
        if state.phase == SELLING
    )
    client.ask_hint(table)
    hint = answered(client).thought
    assert hint.action.kind in ("sell_on", "end_sale")
    assert hint.options[0].turn[0] == hint.action
