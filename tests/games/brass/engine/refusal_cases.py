"""One illegal action for every refusal of the rules, with what is said about it."""

from typing import NamedTuple

from brass_desktop.core.types import Refusal
from brass_desktop.games.brass.engine.actions import END_TURN, Action, DevelopLeg
from brass_desktop.games.brass.engine.ids import COAL, RAIL_ERA, IndustryId
from tests.games.brass.engine.position import Position
from tests.games.brass.engine.table import (
    GAME,
    Table,
    build,
    card_named,
    develop,
    give_up,
    loan,
    network,
    pass_action,
    rail,
    sale,
    scout,
    seat_of,
    sell,
)

BOARD, TILES = GAME.rules.board, GAME.rules.tiles


def slot(name: str) -> int:
    return BOARD.slots.index(name)


def tile(name: str) -> int:
    return TILES.ids.index(name)


def industry(name: str) -> int:
    return GAME.rules.industries.index(name)


def line(name: str) -> int:
    return BOARD.links.index(name)


def merchant(name: str) -> int:
    return BOARD.merchants.index(name)


def at(*places: str) -> int:
    return sum(1 << BOARD.locations.index(place) for place in places)


def builder() -> Position:
    return Position().money(red=60).hand("red", "dudley", "birmingham", "pottery", "stafford")


def mill() -> Position:
    return (
        Position()
        .tile("worcester.0", "red", "cotton_mill_1")
        .link("gloucester__worcester", "red")
        .merchant("gloucester.0", "cotton_mill")
    )


def in_debt() -> Table:
    position = Position().order("yellow", "red").turn("red", actions=0).money(red=2).level(red=-5)
    position.flipped("worcester.0", "red", "cotton_mill_1")
    position.flipped("birmingham.0", "red", "cotton_mill_1")
    table = position.tile("dudley.0", "yellow", "coal_mine_1").table()
    table.play(END_TURN)
    return table


def over() -> Table:
    table = Position().era("rail").last_turn_of_era().table()
    table.end_turn()
    return table


class Case(NamedTuple):
    """A table, what is tried there, and how it is refused."""

    table: Table
    action: Action
    refusal: Refusal


LEGS_OF_A_BUILD = build("dudley.0", "coal_mine").legs

CASES = [
    # The turn.
    Case(over(), END_TURN, Refusal("game_over", "B-22.1")),
    Case(Position().table(), END_TURN, Refusal("actions_left", "B-3.8", {"actions": 2})),
    Case(
        Position().turn("red", actions=0).table(),
        pass_action("dudley"),
        Refusal("no_actions_left", "B-3.3"),
    ),
    Case(in_debt(), loan(), Refusal("shortfall_first", "B-20.3", {"seat": seat_of("red")})),
    Case(mill().table(), give_up("worcester.0"), Refusal("no_shortfall", "B-20.5")),
    # Cards.
    Case(
        builder().table(),
        loan("cannock"),
        Refusal("card_not_in_hand", "B-3.5", {"card": card_named("cannock")}),
    ),
    Case(
        builder().table(),
        loan()._replace(cards=(card_named("dudley"), card_named("pottery"))),
        Refusal("wrong_number_of_cards", "B-3.5", {"need": 1}),
    ),
    Case(
        builder().table(),
        scout("dudley", "pottery"),
        Refusal("wrong_number_of_cards", "B-18.1", {"need": 3}),
    ),
    Case(
        builder().turn("red", actions=0).table(),
        END_TURN._replace(cards=(card_named("dudley"),)),
        Refusal("wrong_number_of_cards", "B-3.7", {"need": 0}),
    ),
    Case(
        builder().table(),
        build("dudley.0", "coal_mine", card="birmingham"),
        Refusal(
            "card_for_other_place",
            "B-12.2",
            {"card": card_named("birmingham"), "slot": slot("dudley.0")},
        ),
    ),
    Case(
        builder().table(),
        build("dudley.0", "coal_mine", card="pottery"),
        Refusal(
            "card_for_other_industry",
            "B-12.2",
            {"card": card_named("pottery"), "industry": industry("coal_mine")},
        ),
    ),
    Case(
        builder().link("birmingham__oxford", "red").table(),
        build("coventry.0", "pottery", card="pottery", iron="market"),
        Refusal(
            "not_in_network", "B-12.2", {"card": card_named("pottery"), "slot": slot("coventry.0")}
        ),
    ),
    # Parts.
    Case(
        builder().table(),
        Action("develop", (), (DevelopLeg(IndustryId(-1)),)),
        Refusal("no_such_thing", "B-1.11"),
    ),
    Case(builder().table(), Action("build"), Refusal("unfinished", "B-1.11")),
    Case(
        builder().table(),
        build("dudley.0", "coal_mine")._replace(legs=LEGS_OF_A_BUILD * 2),
        Refusal("too_many_parts", "B-12.1", {"most": 1}),
    ),
    Case(
        builder().table(),
        network(rail("birmingham__dudley"), rail("birmingham__oxford")),
        Refusal("too_many_parts", "B-14.3", {"most": 1}),
    ),
    Case(
        builder().table(),
        Action("sell", (), LEGS_OF_A_BUILD),
        Refusal("too_many_parts", "B-16.1", {"most": 0}),
    ),
    Case(
        builder().table(),
        Action("develop", (), LEGS_OF_A_BUILD),
        Refusal("too_many_parts", "B-15.1", {"most": 0}),
    ),
    Case(
        builder().table(),
        Action("loan", (), LEGS_OF_A_BUILD),
        Refusal("too_many_parts", "B-3.4", {"most": 0}),
    ),
    # Build.
    Case(
        builder().used_up("red", "coal_mine").table(),
        build("dudley.0", "coal_mine"),
        Refusal("no_tile_left", "B-1.6", {"industry": industry("coal_mine")}),
    ),
    Case(
        builder().era("rail").table(),
        build("dudley.0", "coal_mine"),
        Refusal("wrong_era", "B-12.4", {"tile": tile("coal_mine_1"), "era": RAIL_ERA}),
    ),
    Case(
        builder().money(red=4).table(),
        build("dudley.0", "coal_mine"),
        Refusal("cannot_afford", "B-1.11", {"cost": 5, "money": 4}),
    ),
    Case(
        builder().table(),
        build("dudley.0", "brewery", iron="market"),
        Refusal(
            "slot_lacks_industry",
            "B-12.3",
            {"slot": slot("dudley.0"), "industry": industry("brewery")},
        ),
    ),
    Case(
        builder().table(),
        build("birmingham.0", "manufacturer", card="birmingham", coal="market"),
        Refusal(
            "pure_slot_first",
            "B-12.3",
            {"slot": slot("birmingham.1"), "industry": industry("manufacturer")},
        ),
    ),
    Case(
        builder().tile("dudley.1", "red", "iron_works_1").table(),
        build("dudley.0", "coal_mine"),
        Refusal("one_tile_per_location", "B-12.5", {"slot": slot("dudley.1")}),
    ),
    Case(
        builder().tile("stafford.0", "yellow", "brewery_1").table(),
        build("stafford.0", "manufacturer", card="stafford", coal="market"),
        Refusal("slot_taken", "B-13.1", {"owner": 1, "tile": tile("brewery_1")}),
    ),
    Case(
        builder().tile("dudley.0", "red", "coal_mine_2").table(),
        build("dudley.0", "coal_mine"),
        Refusal(
            "level_too_low", "B-13.1", {"present": tile("coal_mine_2"), "tile": tile("coal_mine_2")}
        ),
    ),
    Case(
        builder().available("red", "brewery_2").tile("stafford.0", "yellow", "brewery_1").table(),
        build("stafford.0", "brewery", card="stafford", iron="market"),
        Refusal("not_yours_to_overbuild", "B-13.3", {"owner": 1, "tile": tile("brewery_1")}),
    ),
    Case(
        builder()
        .available("red", "coal_mine_2")
        .tile("dudley.0", "yellow", "coal_mine_1", cubes=2)
        .market(coal=4)
        .table(),
        build("dudley.0", "coal_mine"),
        Refusal(
            "resource_left",
            "B-13.3",
            {"resource": COAL, "on_tiles": 2, "in_market": 4, "owner": 1},
        ),
    ),
    Case(
        builder().table(),
        build("dudley.1", "iron_works", coal="market"),
        Refusal("no_coal", "B-8.5", {"need": 1, "free": 0, "origin": at("dudley")}),
    ),
    Case(
        builder().link("birmingham__oxford", "red").table(),
        build("birmingham.2", "iron_works", card="birmingham"),
        Refusal("wrong_coal_source", "B-8.3"),
    ),
    Case(
        builder().table(),
        build("stafford.1", "pottery", card="stafford"),
        Refusal("wrong_iron_source", "B-9.2"),
    ),
    # Network.
    Case(
        builder().link("birmingham__oxford", "yellow").table(),
        network("birmingham__oxford"),
        Refusal("line_taken", "B-14.1", {"link": line("birmingham__oxford"), "owner": 1}),
    ),
    Case(
        builder().table(),
        network("birmingham__redditch"),
        Refusal("line_of_other_era", "B-14.1", {"link": line("birmingham__redditch"), "era": 0}),
    ),
    Case(
        mill().table(),
        network("birmingham__oxford"),
        Refusal("line_not_in_network", "B-14.2", {"link": line("birmingham__oxford")}),
    ),
    Case(
        mill().links_left(red=0).table(),
        network("birmingham__worcester"),
        Refusal("no_link_tiles", "B-1.9"),
    ),
    Case(
        builder().era("rail").link("birmingham__oxford", "red").table(),
        network(rail("birmingham__dudley", coal="market"), rail("birmingham__redditch")),
        Refusal("no_beer", "B-14.4", {"need": 1, "have": 0}),
    ),
    # Develop.
    Case(
        builder().table(),
        develop("pottery", iron="market"),
        Refusal("lightbulb", "B-15.2", {"tile": tile("pottery_1")}),
    ),
    Case(
        builder().money(red=5).market(iron=0).table(),
        develop("brewery", iron="market"),
        Refusal("cannot_afford", "B-1.11", {"cost": 6, "money": 5}),
    ),
    # Sell.
    Case(
        mill().table(),
        sell(sale("leek.0", "gloucester.0")),
        Refusal("slot_empty", "B-16.2", {"slot": slot("leek.0")}),
    ),
    Case(
        mill().tile("dudley.0", "yellow", "coal_mine_1").table(),
        sell(sale("dudley.0", "gloucester.0")),
        Refusal("not_your_tile", "B-16.2", {"owner": 1, "tile": tile("coal_mine_1")}),
    ),
    Case(
        mill().tile("dudley.0", "red", "coal_mine_1").table(),
        sell(sale("dudley.0", "gloucester.0")),
        Refusal("never_sold", "B-16.2", {"tile": tile("coal_mine_1")}),
    ),
    Case(
        mill().flipped("kidderminster.1", "red", "cotton_mill_1").table(),
        sell(sale("kidderminster.1", "gloucester.0")),
        Refusal("already_sold", "B-7.4", {"tile": tile("cotton_mill_1")}),
    ),
    Case(
        mill().table(),
        sell(sale("worcester.0", "nottingham.0", beer="merchant")),
        Refusal("no_merchant", "B-2.4", {"merchant": merchant("nottingham.0")}),
    ),
    Case(
        mill().merchant("gloucester.1", "blank").table(),
        sell(sale("worcester.0", "gloucester.1", beer="merchant")),
        Refusal(
            "merchant_does_not_buy",
            "B-16.4",
            {"merchant": merchant("gloucester.1"), "industry": industry("cotton_mill")},
        ),
    ),
    Case(
        mill().merchant("oxford.0", "all").table(),
        sell(sale("worcester.0", "oxford.0", beer="merchant")),
        Refusal(
            "merchant_not_connected",
            "B-16.2",
            {"merchant": merchant("oxford.0"), "slot": slot("worcester.0")},
        ),
    ),
    Case(
        mill().merchant("gloucester.0", "cotton_mill", beer=False).table(),
        sell(sale("worcester.0", "gloucester.0", beer="merchant")),
        Refusal("no_beer", "B-10.2", {"need": 1, "have": 0}),
    ),
    Case(
        mill().table(),
        sell(sale("worcester.0", "gloucester.0", beer="dudley.0")),
        Refusal("wrong_beer_source", "B-10.2"),
    ),
    Case(
        mill().table(),
        sell(sale("worcester.0", "gloucester.0", beer="merchant", bonus="pottery")),
        Refusal("wrong_bonus", "B-16.9"),
    ),
    # Loan and Scout.
    Case(
        Position().level(red=-8).table(),
        loan(),
        Refusal("income_too_low", "B-17.2", {"level": -8, "lost": 3, "lowest": -10}),
    ),
    Case(
        Position().hand("red", "wild_industry", "dudley", "pottery").table(),
        scout("wild_industry", "dudley", "pottery"),
        Refusal("holds_wild_card", "B-18.1"),
    ),
    Case(
        Position().hand("red", "dudley", "pottery").table(),
        scout("dudley", "pottery"),
        Refusal("too_few_cards", "B-18.1", {"need": 3, "have": 2}),
    ),
    # Shortfall.
    Case(in_debt(), give_up(), Refusal("unfinished", "B-1.11")),
    Case(in_debt(), give_up("leek.0"), Refusal("slot_empty", "B-20.3", {"slot": slot("leek.0")})),
    Case(in_debt(), give_up("dudley.0"), Refusal("not_your_tile", "B-20.3", {"owner": 1})),
    Case(
        in_debt(),
        give_up("worcester.0", "birmingham.0"),
        Refusal("debt_covered", "B-20.3", {"debt": 5, "money": 8}),
    ),
    Case(
        in_debt(),
        give_up("worcester.0")._replace(cards=(in_debt().state.hands[0][0],)),
        Refusal("wrong_number_of_cards", "B-20.3", {"need": 0}),
    ),
    Case(
        in_debt(),
        Action("give_up_tiles", (), LEGS_OF_A_BUILD),
        Refusal("too_many_parts", "B-20.3", {"most": 0}),
    ),
]
