"""A few small positions of Lancashire in which every order of legs can still be listed."""

from tests.games.brass.lancashire.table import Position


def double_rails() -> Position:
    """Mines near different ends, a port for the track, and pairs that work in both orders."""
    return (
        Position()
        .era("rail")
        .money(red=40)
        .hand("red", "colne", "colne")
        .tile("wigan.0", "yellow", "coal_mine_2", cubes=1)
        .tile("bury.0", "red", "coal_mine_2", cubes=2)
        .tile("bolton.2", "red", "iron_works_2", cubes=1)
        .flipped("liverpool.0", "white", "port_2")
        .links("yellow", "blackburn__burnley", "liverpool__wigan")
    )


def three_sales() -> Position:
    """Three mills, two ports that take one each, and the distant market."""
    return (
        Position()
        .money(red=0)
        .hand("red", "colne", "colne")
        .tile("preston.1", "red", "cotton_mill_1")
        .tile("blackburn.0", "red", "cotton_mill_1")
        .tile("burnley.0", "red", "cotton_mill_2")
        .tile("liverpool.0", "yellow", "port_1")
        .tile("liverpool.1", "red", "port_1")
        .links("yellow", "preston__wigan", "liverpool__wigan", "blackburn__wigan")
        .links("red", "blackburn__burnley")
        .distant(2, 3)
    )


def resumed_sale() -> Position:
    """A sale whose first tile of the distant market has been turned."""
    return three_sales().selling()


def developing() -> Position:
    """Iron from two works and the track, and a shipyard of level 0 on top."""
    return (
        Position()
        .hand("red", "colne", "colne")
        .available("red", "cotton_mill_3", "iron_works_4")
        .tile("bolton.2", "yellow", "iron_works_1", cubes=1)
        .tile("preston.2", "white", "iron_works_2", cubes=1)
    )


def two_cards() -> Position:
    """A pair of different cards, and slots of which some need coal that only one port brings."""
    return (
        Position()
        .money(red=20)
        .hand("red", "shipyard", "colne")
        .available("red", "cotton_mill_2", "shipyard_1")
        .tile("wigan.0", "red", "coal_mine_1")
        .tile("preston.0", "yellow", "port_1")
    )


def overbuilding() -> Position:
    """Own tiles to replace, an opponent's mine without protection, the ferry."""
    return (
        Position()
        .era("rail")
        .money(red=60)
        .market(coal=0, iron=3)
        .hand("red", "coal_mine", "shipyard")
        .available("red", "coal_mine_3", "iron_works_3", "cotton_mill_3", "shipyard_2")
        .flipped("wigan.0", "yellow", "coal_mine_2")
        .flipped("bolton.0", "red", "coal_mine_2")
        .tile("bolton.2", "red", "iron_works_2", cubes=1)
        .flipped("liverpool.0", "red", "port_2")
        .links("yellow", "liverpool__wigan")
        .links("red", "bolton__wigan", "birkenhead__ellesmere_port")
    )


def two_players() -> Position:
    """The variant's map: a canal to Scotland, no ferry, dearer tracks."""
    return (
        Position(2)
        .hand("red", "port", "lancaster")
        .tile("lancaster.1", "red", "cotton_mill_1")
        .links("red", "lancaster__scotland")
    )


def debt() -> Position:
    """Red starts the round owing £7 with four tiles, two of equal worth."""
    return (
        Position()
        .order("yellow", "white", "red")
        .turn("red", actions=0)
        .money(red=0)
        .level(red=-7)
        .flipped("bolton.0", "red", "cotton_mill_1")
        .flipped("bury.0", "red", "cotton_mill_1")
        .tile("wigan.0", "red", "coal_mine_1")
        .tile("liverpool.0", "red", "port_1")
    )


SMALL_POSITIONS = {
    builder.__name__: builder
    for builder in (
        double_rails,
        three_sales,
        resumed_sale,
        developing,
        two_cards,
        overbuilding,
        two_players,
        debt,
    )
}
