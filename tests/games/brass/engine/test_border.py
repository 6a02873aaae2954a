"""What an action names exists (B-1.11), and what means the same is written in one form."""

from collections.abc import Callable
from functools import partial
from typing import Any, NamedTuple

import pytest

from brass_desktop.core.session import Session
from brass_desktop.core.types import Setup
from brass_desktop.games.brass.engine.actions import END_TURN, Action, Leg
from brass_desktop.games.brass.engine.game import BrassGame
from brass_desktop.games.brass.engine.ids import CardId, Source
from brass_desktop.games.brass.engine.state import BrassState
from tests.games.brass.engine.position import Position
from tests.games.brass.engine.table import (
    GAME,
    Table,
    build,
    develop,
    give_up,
    network,
    rail,
    sale,
    sell,
)

NO_ID = [-1, 99]


def changed(leg: Leg, field: str, value: object) -> Leg:
    change: dict[str, Any] = {field: value}
    return leg._replace(**change)


class Sound(NamedTuple):
    """A legal action, and the table on which it is legal."""

    table: Table
    action: Action


def first_build() -> Sound:
    table = Position().hand("red", "dudley").money(red=40).table()
    return Sound(table, build("dudley.0", "coal_mine", card="dudley"))


def double_rail() -> Sound:
    position = Position().era("rail").money(red=30).link("birmingham__oxford", "red")
    table = position.market(coal=14).tile("stafford.0", "red", "brewery_2").table()
    second = rail("birmingham__dudley", coal="market", beer="stafford.0")
    return Sound(table, network(rail("birmingham__coventry", coal="market"), second))


def development() -> Sound:
    return Sound(Position().table(), develop("brewery", "brewery", iron="market market"))


def sale_with_bonus() -> Sound:
    position = Position(players=4).era("rail").tile("worcester.0", "red", "cotton_mill_2")
    position.link("gloucester__worcester", "yellow").merchant("gloucester.0", "all")
    sold = sale("worcester.0", "gloucester.0", beer="merchant", bonus="brewery")
    return Sound(position.table(), sell(sold))


def debt() -> Sound:
    position = Position().order("yellow", "red").turn("red", actions=0).money(red=0).level(red=-5)
    table = position.flipped("worcester.0", "red", "cotton_mill_1").table()
    table.play(END_TURN)
    return Sound(table, give_up("worcester.0"))


@pytest.mark.rule("B-1.11")
@pytest.mark.parametrize("number", NO_ID)
@pytest.mark.parametrize(
    "make", [first_build, double_rail, development, sale_with_bonus, debt], ids=lambda f: f.__name__
)
def test_no_part_of_an_action_may_name_what_does_not_exist(
    make: Callable[[], Sound], number: int
) -> None:
    table, action = make()
    assert table.allows(action)
    for at, leg in enumerate(action.legs):
        for field, value in leg._asdict().items():
            wrong = (Source(number), *value[1:]) if isinstance(value, tuple) else number
            legs = (*action.legs[:at], changed(leg, field, wrong), *action.legs[at + 1 :])
            refusal = table.refusal(action._replace(legs=legs))
            assert (refusal.code, refusal.clause) == ("no_such_thing", "B-1.11"), (field, wrong)
    assert table.refuses(action._replace(cards=(CardId(number),))) == "no_such_thing"


@pytest.mark.rule("B-1.11", "B-15.1")
def test_a_development_takes_no_tile_from_the_mat_of_another() -> None:
    table, action = development()
    mats = table.state.mat[:]
    one = changed(action.legs[0], "industry", -1)
    assert table.refuses(action._replace(legs=(one,))) == "no_such_thing"
    assert table.state.mat == mats


def sale_of_two_barrels() -> Table:
    """Red has a tile in Redditch that needs two barrels, one brewery, and a merchant with beer."""
    position = Position(players=4).era("rail").tile("redditch.0", "red", "manufacturer_5")
    position.tile("stafford.0", "red", "brewery_2", cubes=1).hand("red", "stafford")
    return position.link("gloucester__redditch", "yellow").merchant("gloucester.0", "all").table()


def sold(beer: str) -> Action:
    leg = sale("redditch.0", "gloucester.0", beer=beer, bonus="brewery")
    return sell(leg, card="stafford")


def two_iron(*, cubes: int = 1) -> Table:
    """Red may build a manufacturer 8, which needs 2 iron; Derby and perhaps Redditch have one."""
    position = Position(players=3).era("rail").money(red=60).hand("red", "birmingham")
    position.available("red", "manufacturer_8").tile("derby.2", "yellow", "iron_works_2", cubes=1)
    if cubes == 2:
        position.tile("redditch.1", "white", "iron_works_2", cubes=1)
    return position.table()


def built(iron: str) -> Action:
    return build("birmingham.1", "manufacturer", card="birmingham", iron=iron)


def outcomes(make: Callable[[], Table], *actions: Action) -> set[tuple[Action, str]]:
    """Carry out each of some actions, checked; return what the log keeps, and where it leads."""
    found = set()
    for action in actions:
        state = make().state
        found.add((GAME.apply(state, action), state.digest()))
    return found


@pytest.mark.rule("B-10.2", "B-10.4")
def test_barrels_may_be_named_in_any_order() -> None:
    said, kept = sold("merchant stafford.0"), sold("stafford.0 merchant")
    ((action, _),) = outcomes(sale_of_two_barrels, said, kept)
    assert action == kept != said


@pytest.mark.rule("B-9.2", "B-9.3")
def test_iron_may_be_named_in_any_order() -> None:
    both, kept = partial(two_iron, cubes=2), built("derby.2 redditch.1")
    ((action, _),) = outcomes(both, built("redditch.1 derby.2"), kept)
    assert action == kept
    rest = built("derby.2 market")
    ((action, _),) = outcomes(two_iron, built("market derby.2"), rest)
    assert action == rest


def between_mines() -> Position:
    """Red may build a manufacturer 3, which needs 2 coal; Dudley and Coventry are equally near."""
    position = Position(players=4).era("rail").money(red=60).hand("red", "birmingham")
    return position.available("red", "manufacturer_3").links(
        "yellow", "birmingham__dudley", "birmingham__coventry", "dudley__wolverhampton"
    )


def fired(coal: str) -> Action:
    return build("birmingham.1", "manufacturer", card="birmingham", coal=coal)


@pytest.mark.rule("B-8.4", "B-R.2")
def test_of_mines_that_tie_the_first_one_named_is_emptied_first() -> None:
    position = between_mines().tile("dudley.0", "yellow", "coal_mine_2", cubes=2)
    table = position.tile("coventry.1", "white", "coal_mine_2", cubes=1).table()
    assert table.allows(fired("coventry.1 dudley.0"))
    assert table.refuses(fired("dudley.0 coventry.1")) == "wrong_coal_source"


@pytest.mark.rule("B-8.3", "B-8.5")
def test_coal_is_named_from_near_to_far_and_the_market_last() -> None:
    position = between_mines().tile("dudley.0", "yellow", "coal_mine_2", cubes=1)
    bought = position.link("birmingham__oxford", "yellow").table()
    assert bought.allows(fired("dudley.0 market"))
    assert bought.refuses(fired("market dudley.0")) == "wrong_coal_source"
    table = position.tile("wolverhampton.1", "white", "coal_mine_2", cubes=1).table()
    assert table.allows(fired("dudley.0 wolverhampton.1"))
    assert table.refuses(fired("wolverhampton.1 dudley.0")) == "wrong_coal_source"


class Begun(BrassGame):
    """The game, dealt as a given position."""

    def __init__(self, state: BrassState) -> None:
        super().__init__(GAME.id, GAME.rules_version, GAME.rules)
        self._state = state

    def new(self, setup: Setup) -> BrassState:
        """Return the given position."""
        del setup
        return self._state


def test_the_log_keeps_one_form() -> None:
    session = Session(Begun(two_iron(cubes=2).state), Setup(3, 1), [])
    entry = session.submit(built("redditch.1 derby.2"))
    assert entry.action == session.log[0].action == built("derby.2 redditch.1")
