"""What only Lancashire has explains itself: ports, neighbours, the ferry, the distant market."""

from collections.abc import Iterator
from typing import get_args

import pytest

from brass_desktop.core.rng import Rng
from brass_desktop.core.session import Session
from brass_desktop.core.types import Seat, Setup
from brass_desktop.games.brass.engine.game import BrassSession
from brass_desktop.games.brass.lancashire import lancashire
from brass_desktop.games.brass.present.about import things as at
from brass_desktop.games.brass.present.about.explaining import about
from brass_desktop.games.brass.present.viewmodel.build_mat import build_mat
from brass_desktop.games.brass.present.viewmodel.seen import Seen
from tests.games.brass.lancashire.table import Position
from tests.games.brass.present.test_play import PEOPLE

FIGURES: tuple[at.FigureName, ...] = get_args(at.FigureName)


def random_positions(players: int, seed: int) -> Iterator[BrassSession]:
    """Play at random and stop at some positions on the way, the last one included."""
    session: BrassSession = Session(lancashire(), Setup(players, seed), PEOPLE[:players])
    rng = Rng(seed)
    while session.actor is not None:
        if not rng.below(16):
            yield session
        session.submit(session.game.sample(session.state, rng))
    yield session


def things(seen: Seen) -> Iterator[at.Thing]:
    """List everything that lies on a table of Lancashire."""
    board, rules = seen.rules.board, seen.rules
    yield from map(at.MapPlace, board.locations)
    yield from map(at.Slot, board.slots)
    yield from map(at.MapLine, board.links)
    yield from (at.Ferry("liverpool", "birkenhead"), at.DistantMarket(), at.DistantStack())
    yield at.LastDistantTile()
    yield from map(at.DemandSpace, range(len(rules.distant_bonus) + 1))
    yield from map(at.DistantTilesToCome, sorted(set(rules.distant_tiles)))
    for resource, market in (("coal", rules.coal_market), ("iron", rules.iron_market)):
        yield at.WholeMarket(resource)
        yield from (at.MarketPrice(resource, price) for price in set(market.buy_price))
    yield from map(at.Card, rules.cards.ids)
    yield from (at.Pile("deck"), at.Pile("set_aside"), at.Era())
    yield from map(at.TrackSpace, range(len(rules.income_level)))
    for seat, player in enumerate(seen.players):
        yield from (at.Figure(player.colour, figure) for figure in FIGURES)
        for industry in build_mat(seen, Seat(seat)).industries:
            for level in industry.levels:
                yield at.MatTile(player.colour, industry.industry, level.face.level)


@pytest.mark.parametrize(("players", "seed"), [(2, 31), (3, 32), (4, 33)])
def test_everything_on_a_table_explains_itself_at_any_time(players: int, seed: int) -> None:
    unknown = {at.Merchant, at.Barrel, at.Bonus}
    kinds = set()
    for session in random_positions(players, seed):
        for viewer in (None, session.actor):
            seen = Seen.of(session, viewer)
            for thing in things(seen):
                tip = about(seen, thing)
                assert tip.head and tip.body and not tip.refused, thing
                assert "merchant" not in tip.body and "wild" not in tip.body, thing
                kinds.add(type(thing))
    assert kinds == set(get_args(at.Thing)) - unknown


def told(position: Position, thing: at.Thing, players: int = 3) -> str:
    state = position.table().state
    return about(Seen("lancashire", state, tuple(PEOPLE[:players]), Seat(0)), thing).body


@pytest.mark.rule("L-1.3")
def test_a_neighbour_counts_as_a_port() -> None:
    assert "built port that never flips" in told(Position(), at.MapPlace("scotland"))
    assert "built port" not in told(Position(), at.MapPlace("blackpool"))


@pytest.mark.rule("L-6.5")
def test_a_shipyard_of_level_0_says_that_it_is_developed_away() -> None:
    assert "only developing" in told(Position(), at.MatTile("red", "shipyard", 0))
    assert "only developing" not in told(Position(), at.MatTile("red", "shipyard", 1))


@pytest.mark.rule("L-6.10")
def test_a_shipyard_flips_at_once_and_a_port_when_it_is_sold_through() -> None:
    assert "as soon as it is built" in told(Position(), at.MatTile("red", "shipyard", 1))
    assert "sold through it" in told(Position(), at.MatTile("red", "port", 1))


@pytest.mark.rule("L-11.4")
def test_the_distant_market_says_whether_it_may_close() -> None:
    tiles = lancashire().rules.distant_tiles
    high = told(Position().distant(demand=0), at.DistantMarket())
    assert f"{len(tiles)} of {len(tiles)} would leave it open" in high
    low = told(Position().distant(demand=7), at.DistantMarket())
    assert f"{tiles.count(0)} of {len(tiles)} would leave it open" in low
    assert "Closed" in told(Position().distant(demand=8), at.DistantMarket())


@pytest.mark.rule("L-16.3")
def test_places_out_of_play_say_so() -> None:
    position = Position(2)
    for thing in (at.MapPlace("oldham"), at.Slot("oldham.0"), at.MapPlace("midlands")):
        assert told(position, thing, players=2) == "Out of play with two players."
    assert "Out of play" not in told(position, at.MapPlace("bolton"), players=2)


@pytest.mark.rule("L-6.8")
def test_slots_that_no_canal_reaches_say_so_in_the_canal_era() -> None:
    for slot in ("barrow_in_furness.0", "birkenhead.0"):
        assert "Only railways lead here" in told(Position(), at.Slot(slot))
        assert "Only railways" not in told(Position().era("rail"), at.Slot(slot))
    assert "Only railways" not in told(Position(), at.Slot("liverpool.0"))
