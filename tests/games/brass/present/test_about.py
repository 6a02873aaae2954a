"""Resting on a thing says what it is; a refusal is for those who try something."""

from collections.abc import Iterator
from dataclasses import replace
from typing import get_args

import pytest

from brass_desktop.core.rng import Rng
from brass_desktop.core.session import Session
from brass_desktop.core.types import Seat, Setup
from brass_desktop.games.brass.birmingham import birmingham
from brass_desktop.games.brass.engine.game import BrassSession
from brass_desktop.games.brass.engine.ids import ACTING
from brass_desktop.games.brass.present import intents as it
from brass_desktop.games.brass.present.about import things as at
from brass_desktop.games.brass.present.about.explaining import about
from brass_desktop.games.brass.present.play.choices import lit_intents
from brass_desktop.games.brass.present.play.model import BrassTable
from brass_desktop.games.brass.present.text import choosing, tips
from brass_desktop.games.brass.present.viewmodel.build_mat import build_mat
from brass_desktop.games.brass.present.viewmodel.build_panels import build_table
from brass_desktop.games.brass.present.viewmodel.seen import Seen
from brass_desktop.present.intents import Press
from tests.games.brass.engine.position import Position
from tests.games.brass.present.test_play import PEOPLE
from workshop.shots.brass.positions import finished

FIGURES: tuple[at.FigureName, ...] = get_args(at.FigureName)
PILES: tuple[at.PileName, ...] = ("deck", "wild_location", "wild_industry")


def random_positions(players: int, seed: int) -> Iterator[BrassSession]:
    """Play at random and stop at some positions on the way, the last one included."""
    session: BrassSession = Session(birmingham(), Setup(players, seed), PEOPLE[:players])
    rng = Rng(seed)
    while session.actor is not None:
        if not rng.below(12):
            yield session
        session.submit(session.game.sample(session.state, rng))
    yield session


def things(seen: Seen) -> Iterator[at.Thing]:
    """List everything that lies on a table."""
    view = build_table(seen)
    for place in view.board.places:
        yield at.MapPlace(place.location)
        yield from (at.Slot(slot.slot) for slot in place.slots)
    for town in view.board.merchants:
        yield from (at.MapPlace(town.location), at.Bonus(town.location))
        for space in town.spaces:
            yield from (at.Merchant(space.space), at.Barrel(space.space))
    yield from (at.MapLine(link.link) for link in view.board.links)
    for market in view.markets:
        yield at.WholeMarket(market.resource)
        prices = [*(row.price for row in market.rows), market.empty_price]
        yield from (at.MarketPrice(market.resource, price) for price in prices)
    yield from (at.Card(card) for card in seen.rules.cards.ids)
    yield from (at.Pile(pile) for pile in PILES)
    yield from (at.TrackSpace(space) for space in range(len(view.board.track.levels)))
    yield at.Era()
    for seat, player in enumerate(seen.players):
        yield from (at.Figure(player.colour, figure) for figure in FIGURES)
        for industry in build_mat(seen, Seat(seat)).industries:
            for level in industry.levels:
                yield at.MatTile(player.colour, industry.industry, level.face.level)


@pytest.mark.parametrize(("players", "seed"), [(2, 31), (3, 32), (4, 33)])
def test_everything_on_a_table_explains_itself_at_any_time(players: int, seed: int) -> None:
    kinds = set()
    for session in random_positions(players, seed):
        for viewer in (None, session.actor):
            seen = Seen.of(session, viewer)
            for thing in things(seen):
                tip = about(seen, thing)
                assert tip.head and tip.body and not tip.refused, thing
                kinds.add(type(thing))
    assert kinds == set(get_args(at.Thing)) - set(get_args(at.OverSea))


@pytest.mark.parametrize(("players", "seed"), [(2, 41), (4, 43)])
def test_with_nothing_chosen_nothing_is_refused(players: int, seed: int) -> None:
    for session in random_positions(players, seed):
        if session.actor is None or session.state.phase != ACTING:
            continue
        table = BrassTable(session.fork(len(session.log)), session.actor)
        board, hand = session.state.rules.board, session.state.hands[session.actor]
        intents: tuple[it.Intent, ...] = (
            *map(it.PickSlot, board.slots),
            *map(it.PickLink, board.links),
            *map(it.PickMerchant, board.merchants),
            *map(it.PickMarket, ("coal", "iron")),
            *map(it.PickCard, range(len(hand))),
        )
        assert [intent for intent in intents if table.tip(intent) is not None] == []


def seen_by_red(table: Position) -> Seen:
    state = table.state()
    return Seen("birmingham", state, PEOPLE[:2], Seat(0))


def test_a_merchant_and_its_barrel_say_what_they_buy_and_bring() -> None:
    seen = seen_by_red(Position())
    space = next(n for n, full in enumerate(seen.state.merchant_beer) if full)
    name = seen.rules.board.merchants[space]
    merchant, barrel = about(seen, at.Merchant(name)), about(seen, at.Barrel(name))
    assert merchant.body.startswith("Buys ") and "barrel" in merchant.body
    assert tips.BARREL_USE() in barrel.body
    seen.state.merchant_beer[space] = False
    assert tips.BARREL_REFILLED() in about(seen, at.Barrel(name)).body
    assert tips.BARREL_USE() not in about(seen, at.Barrel(name)).body


def test_a_tile_says_whose_it_is_and_what_flips_it() -> None:
    seen = seen_by_red(Position().tile("derby.1", "yellow", "manufacturer_2"))
    tip = about(seen, at.Slot("derby.1"))
    assert tip.head == "Manufacturer II at Derby"
    assert tips.OF_OWNER(name="Bartek") in tip.body and "Once sold" in tip.body
    assert tips.LEAVES() not in tip.body, "only level I leaves after the canals"
    own = replace(seen, viewer=Seat(1))
    assert tips.YOURS() in about(own, at.Slot("derby.1")).body
    assert about(replace(seen, viewer=None), at.Slot("derby.1")).body.startswith("Belongs to")


def test_a_link_says_whose_it_is_and_what_it_scores() -> None:
    seen = seen_by_red(Position().link("derby__nottingham", "red"))
    assert about(seen, at.MapLine("derby__nottingham")).body.split("\n")[:2] == [
        tips.YOUR_LINK["canal"](),
        tips.LINK_SCORES(2),
    ]
    other = replace(seen, viewer=Seat(1))
    assert (
        tips.LINK_BUILT["canal"](name="Ada") in about(other, at.MapLine("derby__nottingham")).body
    )


def test_empty_slots_say_which_cards_open_them() -> None:
    seen = seen_by_red(Position())
    town = about(seen, at.Slot("derby.0")).body
    assert tips.SLOT_CARDS(place="Derby") in town and tips.BEGIN_ANYWHERE() in town
    linked = seen_by_red(Position().link("belper__derby", "red"))
    assert tips.IN_NETWORK() in about(linked, at.Slot("derby.0")).body
    assert tips.NOT_IN_NETWORK() in about(linked, at.Slot("coventry.0")).body
    farm = next(s for s in seen.rules.board.slots if s.startswith("farm_brewery_north"))
    assert tips.FARM_CARDS() in about(seen, at.Slot(farm)).body
    nobody = about(replace(seen, viewer=None), at.Slot("derby.0")).body
    assert tips.BEGIN_ANYWHERE() not in nobody, "a replay has no reader whose network it could be"


def test_markets_tell_where_the_next_cube_goes() -> None:
    seen = seen_by_red(Position())
    market, cubes = seen.rules.coal_market, seen.state.coal
    bought = about(seen, at.MarketPrice("coal", market.buy_price[cubes])).body
    sold = about(seen, at.MarketPrice("coal", market.sell_price[cubes])).body
    assert tips.NEXT_BOUGHT() in bought
    assert tips.NEXT_SOLD["coal"](price=f"£{market.sell_price[cubes]}") in sold
    supply = about(seen, at.MarketPrice("coal", market.buy_price[0])).body
    assert supply == tips.SUPPLY()


def test_the_track_names_the_markers_on_a_space() -> None:
    seen = seen_by_red(Position())
    space = seen.state.income[0]
    body = about(seen, at.TrackSpace(space)).body
    assert tips.INCOME_MARKER(name="Ada") in body
    assert tips.POINTS_MARKER(name="Ada", points=0) in about(seen, at.TrackSpace(0)).body


def test_a_figure_tells_what_would_be_scored_now() -> None:
    linked = Position().link("derby__nottingham", "red")
    seen = seen_by_red(linked.flipped("derby.1", "red", "manufacturer_1"))
    body = about(seen, at.Figure("red", "vp")).body
    tile, icons = seen.tile_view(seen.rules.board.slots.index("derby.1")), 2
    assert tile is not None
    links = icons + tile.face.link_icons
    assert tips.SCORED_NOW(tiles=tile.face.vp, links=links) in body


def test_tiles_of_a_mat_tell_their_era_and_how_many_are_left() -> None:
    seen = seen_by_red(Position())
    first = about(seen, at.MatTile("red", "cotton_mill", 1))
    assert tips.CANAL_ONLY() in first.body and first.foot == tips.LEFT_NEXT(3)
    assert about(seen, at.MatTile("red", "cotton_mill", 2)).foot == tips.LEFT_LATER(2)
    assert tips.NO_DEVELOP() in about(seen, at.MatTile("red", "pottery", 1)).body


def test_what_is_lit_says_what_choosing_it_means() -> None:
    """Every lit thing of a begun action has a meaning, and none of them is refused."""
    meant = set()
    played = finished(4)
    sales = [n for n, e in enumerate(played.log) if e.action.kind == "sell" and e.action.legs[1:]]
    games = [played.fork(n) for n in (*range(0, 30, 6), *sales)]
    for session in (*games, *random_positions(2, 51)):
        if session.actor is None or session.state.phase != ACTING:
            continue
        for kind in ("build", "network", "sell", "loan", "scout"):
            table = BrassTable(session.fork(len(session.log)), session.actor)
            table.mean(it.ChooseAction(kind))
            if table.desk.draft.kind != kind:
                continue
            for intent in lit_intents(table.view()):
                thing = _thing(table, intent)
                if thing is None:
                    continue
                tip = table.about(thing, intent)
                assert table.tip(intent) is None
                assert tip is not None and tip.foot, (kind, intent)
                meant.add(tip.foot.split(":")[0])
    assert {choosing.PAYS(), choosing.EXCHANGES(), choosing.SELLS()} <= meant
    assert choosing.LAYS["canal"]() in meant and choosing.LAYS["rail"]() in meant


def _thing(table: BrassTable, intent: it.PlayIntent) -> at.Thing | None:
    match intent:
        case it.PickSlot(slot):
            return at.Slot(slot)
        case it.PickLink(link):
            return at.MapLine(link)
        case it.PickCard(key):
            card = next(card for card in table.view().hand.cards if card.key == key)
            return at.Card(card.card)
        case it.PickMerchant(space):
            return at.Merchant(space)
        case _:
            return None


def test_a_dark_place_is_refused_only_for_a_running_action() -> None:
    session: BrassSession = Session(birmingham(), Setup(2, 3), PEOPLE[:2])
    table = BrassTable(session, session.actor)
    table.mean(it.ChooseAction("build"))
    slots = [it.PickSlot(slot) for slot in session.state.rules.board.slots]
    dark = [slot for slot in slots if table.tip(slot) is not None]
    assert dark
    table.mean(Press("back"))
    assert [slot for slot in dark if table.tip(slot) is not None] == []
