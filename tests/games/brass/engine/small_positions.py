"""A few small positions in which every order of legs can still be listed."""

from tests.games.brass.engine.position import Position


def double_rails() -> Position:
    """Two mines tie, two breweries serve, and both orders of many pairs are legal."""
    return (
        Position()
        .era("rail")
        .money(red=40)
        .hand("red", "pottery", "pottery")
        .tile("dudley.0", "yellow", "coal_mine_2", cubes=1)
        .tile("coventry.1", "red", "coal_mine_2", cubes=2)
        .tile("birmingham.2", "red", "iron_works_2", cubes=1)
        .tile("walsall.1", "yellow", "brewery_2")
        .tile("stafford.0", "red", "brewery_2", cubes=1)
        .link("birmingham__oxford", "red")
        .link("birmingham__walsall", "yellow")
    )


def three_sales() -> Position:
    """Three tiles, both barrels of Gloucester with their removals, and two breweries."""
    return (
        Position()
        .money(red=0)
        .hand("red", "stafford", "stafford")
        .tile("worcester.0", "red", "cotton_mill_1")
        .tile("kidderminster.1", "red", "cotton_mill_1")
        .tile("redditch.0", "red", "manufacturer_2")
        .tile("stafford.0", "red", "brewery_1")
        .tile("farm_brewery_south.0", "yellow", "brewery_1")
        .links("red", "gloucester__worcester", "kidderminster__worcester", "gloucester__redditch")
        .merchant("gloucester.0", "all")
        .merchant("gloucester.1", "cotton_mill")
        .used_up("red", "brewery", "coal_mine")
        .available("red", "iron_works_4", "pottery_2")
    )


def developing() -> Position:
    """Iron from two works and the market, and one lightbulb behind a free pottery."""
    return (
        Position()
        .hand("red", "stafford", "wild_industry")
        .available("red", "pottery_2", "iron_works_4")
        .tile("derby.2", "yellow", "iron_works_1", cubes=1)
        .tile("coalbrookdale.1", "yellow", "iron_works_2", cubes=1)
    )


def scouting() -> Position:
    """A hand with doubles, and a first build anywhere."""
    return Position().hand("red", "dudley", "dudley", "brewery", "brewery", "iron_works")


def overbuilding() -> Position:
    """Own tiles to replace, an opponent's mine without protection, ties of coal."""
    return (
        Position()
        .era("rail")
        .money(red=60)
        .market(coal=0, iron=3)
        .hand("red", "wild_location", "pottery")
        .available("red", "coal_mine_3", "iron_works_3", "cotton_mill_3", "manufacturer_3")
        .flipped("dudley.0", "yellow", "coal_mine_2")
        .flipped("cannock.1", "red", "coal_mine_2")
        .tile("birmingham.2", "red", "iron_works_2", cubes=1)
        .flipped("derby.2", "yellow", "iron_works_2")
        .tile("worcester.0", "red", "cotton_mill_2")
        .links("yellow", "birmingham__worcester", "birmingham__oxford")
    )


def debt() -> Position:
    """Red ends the round owing £7 with five tiles, two of equal worth and one worth nothing."""
    return (
        Position()
        .order("yellow", "red")
        .turn("red", actions=0)
        .money(red=0)
        .level(red=-7)
        .flipped("worcester.0", "red", "cotton_mill_1")
        .flipped("birmingham.0", "red", "cotton_mill_1")
        .flipped("stafford.1", "red", "pottery_2")
        .tile("dudley.0", "red", "coal_mine_1")
        .tile("derby.0", "red", "brewery_2")
    )


def worthless_debt() -> Position:
    """Red owes more than its tiles bring, and two of them bring nothing."""
    return (
        Position()
        .order("yellow", "red")
        .turn("red", actions=0)
        .money(red=1)
        .level(red=-9)
        .vp(red=7)
        .flipped("stafford.1", "red", "pottery_2")
        .flipped("belper.2", "red", "pottery_4")
        .flipped("dudley.0", "red", "coal_mine_1")
        .flipped("derby.0", "red", "brewery_1")
    )


SMALL_POSITIONS = {
    builder.__name__: builder
    for builder in (
        double_rails,
        three_sales,
        developing,
        scouting,
        overbuilding,
        debt,
        worthless_debt,
    )
}
