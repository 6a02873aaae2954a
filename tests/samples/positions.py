"""Two positions in short words: a canal table in its fourth round and a late rail table."""

from dataclasses import dataclass

from brass_desktop.games.brass.present.viewmodel.board import EraName

PEOPLE = {
    "red": ("Ada", "richard_arkwright", "Richard Arkwright", "person"),
    "yellow": ("Bartek", "eleanor_coade", "Eleanor Coade", "Foreman"),
    "white": ("Clara", "eliza_tinsley", "Eliza Tinsley", "person"),
    "purple": ("Dmitri", "isambard_kingdom_brunel", "I. K. Brunel", "Magnate"),
}
"""Player, character id, character as shown, person or bot level."""

GOODS = ("cotton_mill", "manufacturer", "pottery")


@dataclass(frozen=True, slots=True)
class SeatNumbers:
    """One player's numbers; `space` is the income marker's."""

    money: int
    spent: int
    income: str
    space: int
    vp: int
    hand: int
    discards: int
    done: bool = False


@dataclass(frozen=True, slots=True)
class Position:
    """What lies on a table."""

    era: EraName
    round: int
    me: str
    order: tuple[str, ...]
    next: tuple[str, ...]
    deck: int
    wilds: tuple[int, int]
    coal: int
    iron: int
    seats: dict[str, SeatNumbers]
    tiles: dict[str, str]
    links: dict[str, str]
    merchants: dict[str, tuple[tuple[str, ...], bool]]
    lit: tuple[str, ...]
    hand: tuple[str, ...]
    chronicle: tuple[tuple[str | None, str, str, str, bool], ...]


def _links(**owned: str) -> dict[str, str]:
    return {name: owner for owner, names in owned.items() for name in names.split()}


CANAL = Position(
    era="canal",
    round=4,
    me="red",
    order=("white", "yellow", "red", "purple"),
    next=("red", "purple", "yellow", "white"),
    deck=4,
    wilds=(4, 4),
    coal=10,
    iron=7,
    seats={
        "white": SeatNumbers(24, 11, "−3", 7, 0, 8, 7, done=True),
        "yellow": SeatNumbers(16, 8, "+6", 22, 0, 8, 7, done=True),
        "red": SeatNumbers(11, 0, "0", 10, 0, 8, 5),
        "purple": SeatNumbers(14, 0, "+3", 15, 3, 8, 5),
    },
    tiles={
        "worcester.0": "yellow cotton_mill 1 f",
        "dudley.1": "yellow iron_works 1 f",
        "kidderminster.0": "yellow coal_mine 1 f",
        "dudley.0": "white coal_mine 1 x1",
        "coalbrookdale.1": "white iron_works 1 x2",
        "wolverhampton.0": "white manufacturer 1",
        "cannock.1": "red coal_mine 1 x1",
        "walsall.1": "red brewery 1 x1",
        "belper.1": "purple coal_mine 1 x2",
        "derby.1": "purple cotton_mill 1 f",
    },
    links=_links(
        yellow="gloucester__worcester kidderminster__worcester dudley__kidderminster",
        white="coalbrookdale__shrewsbury coalbrookdale__wolverhampton dudley__wolverhampton",
        red="cannock__walsall birmingham__walsall birmingham__coventry",
        purple="belper__derby derby__nottingham",
    ),
    merchants={
        "warrington.0": (("pottery",), True),
        "warrington.1": ((), False),
        "nottingham.0": (("cotton_mill",), False),
        "nottingham.1": (("manufacturer",), True),
        "shrewsbury.0": (GOODS, True),
        "gloucester.0": (("cotton_mill",), False),
        "gloucester.1": ((), False),
        "oxford.0": (("manufacturer",), True),
        "oxford.1": ((), False),
    },
    lit=(
        "birmingham.0",
        "birmingham.1",
        "birmingham.2",
        "birmingham.3",
        "coventry.1",
        "coventry.2",
        "wolverhampton.1",
    ),
    hand=(
        "birmingham",
        "iron_works",
        "coventry",
        "cotton_mill|manufacturer",
        "wolverhampton",
        "worcester",
        "pottery",
        "stoke_on_trent",
    ),
    chronicle=(
        (None, "", "Round 4", "", False),
        ("yellow", "linked-rings", "Bartek: builds canal Dudley–Kidderminster, £3", "", True),
        (
            "yellow",
            "flat-hammer",
            "Bartek: builds Coal Mine I at Kidderminster, £5",
            "Both coal sold to the market for £6; it flips, income +4 spaces, now +6.",
            False,
        ),
        (
            "white",
            "flat-hammer",
            "Clara: builds Manufacturer I at Wolverhampton, £8",
            "1 coal from her mine at Dudley.",
            False,
        ),
        ("white", "linked-rings", "Clara: builds canal Dudley–Wolverhampton, £3", "", False),
        (None, "", "Round 3", "", False),
        (
            "purple",
            "trade",
            "Dmitri: sells Cotton Mill I at Derby to Nottingham",
            "Merchant beer, +3 VP; income +5 spaces, now +3.",
            False,
        ),
        ("purple", "linked-rings", "Dmitri: builds canal Derby–Nottingham, £3", "", False),
        ("red", "linked-rings", "Ada: builds canal Birmingham–Coventry, £3", "", False),
        (
            "red",
            "flat-hammer",
            "Ada: builds Brewery I at Walsall, £5",
            "1 iron from Clara’s works at Coalbrookdale.",
            False,
        ),
        (
            "yellow",
            "trade",
            "Bartek: sells Cotton Mill I at Worcester to Gloucester",
            "Income +5 spaces, now +4.",
            False,
        ),
    ),
)

RAIL = Position(
    era="rail",
    round=6,
    me="white",
    order=("yellow", "white", "purple", "red"),
    next=("white", "purple", "red", "yellow"),
    deck=0,
    wilds=(3, 3),
    coal=4,
    iron=5,
    seats={
        "yellow": SeatNumbers(38, 23, "+17", 50, 61, 4, 12, done=True),
        "white": SeatNumbers(46, 0, "+15", 43, 54, 6, 10),
        "purple": SeatNumbers(22, 0, "+19", 56, 47, 6, 10),
        "red": SeatNumbers(27, 0, "+14", 41, 66, 6, 10),
    },
    tiles={
        "stoke_on_trent.0": "white cotton_mill 2 f",
        "stoke_on_trent.1": "white pottery 3 f",
        "stoke_on_trent.2": "yellow manufacturer 4",
        "leek.0": "white cotton_mill 3",
        "leek.1": "white coal_mine 3 x2",
        "stone.0": "yellow brewery 3 f",
        "stone.1": "yellow manufacturer 2 f",
        "uttoxeter.1": "white brewery 2 x1",
        "belper.0": "white cotton_mill 3 f",
        "belper.1": "white coal_mine 2 f",
        "derby.0": "white brewery 3 x2",
        "derby.1": "red cotton_mill 3",
        "derby.2": "white iron_works 2 f",
        "stafford.0": "yellow brewery 2 f",
        "stafford.1": "yellow pottery 3 f",
        "burton_on_trent.0": "white coal_mine 3 x2",
        "burton_on_trent.1": "red brewery 2 x1",
        "cannock.0": "yellow coal_mine 2 f",
        "cannock.1": "purple coal_mine 3 x3",
        "tamworth.0": "red coal_mine 2 f",
        "tamworth.1": "white cotton_mill 4",
        "walsall.0": "purple iron_works 3 x4",
        "walsall.1": "yellow manufacturer 3 f",
        "wolverhampton.0": "purple manufacturer 4 f",
        "wolverhampton.1": "purple coal_mine 2 f",
        "coalbrookdale.0": "purple brewery 2 f",
        "coalbrookdale.1": "red iron_works 3 x1",
        "coalbrookdale.2": "purple coal_mine 4 x5",
        "dudley.0": "red coal_mine 2 f",
        "dudley.1": "yellow iron_works 2 f",
        "kidderminster.0": "red cotton_mill 2 f",
        "kidderminster.1": "red cotton_mill 3",
        "worcester.0": "red cotton_mill 3 f",
        "worcester.1": "purple cotton_mill 2",
        "birmingham.0": "yellow manufacturer 5 f",
        "birmingham.1": "purple manufacturer 5",
        "birmingham.2": "yellow iron_works 4 x6",
        "birmingham.3": "red manufacturer 2 f",
        "nuneaton.1": "red coal_mine 3 f",
        "coventry.0": "yellow pottery 2 f",
        "coventry.2": "red manufacturer 3 f",
        "redditch.1": "purple iron_works 2 f",
        "farm_brewery_north.0": "purple brewery 3 x2",
        "farm_brewery_south.0": "red brewery 3 x1",
    },
    links=_links(
        white="belper__leek belper__derby leek__stoke_on_trent derby__nottingham derby__uttoxeter "
        "burton_on_trent__derby stoke_on_trent__warrington burton_on_trent__tamworth",
        yellow="stoke_on_trent__stone stafford__stone cannock__stafford birmingham__walsall "
        "birmingham__oxford birmingham__dudley cannock__walsall birmingham__coventry "
        "burton_on_trent__stone",
        purple="coalbrookdale__wolverhampton coalbrookdale__shrewsbury cannock__farm_brewery_north "
        "cannock__wolverhampton walsall__wolverhampton dudley__wolverhampton oxford__redditch "
        "birmingham__redditch birmingham__worcester",
        red="gloucester__worcester kidderminster__worcester dudley__kidderminster "
        "coalbrookdale__kidderminster gloucester__redditch coventry__nuneaton "
        "birmingham__nuneaton birmingham__tamworth",
    ),
    merchants={
        "warrington.0": (("pottery",), False),
        "warrington.1": ((), False),
        "nottingham.0": (("cotton_mill",), False),
        "nottingham.1": (("manufacturer",), False),
        "shrewsbury.0": (GOODS, True),
        "gloucester.0": (("cotton_mill",), True),
        "gloucester.1": ((), False),
        "oxford.0": (("manufacturer",), False),
        "oxford.1": ((), False),
    },
    lit=("uttoxeter.0",),
    hand=("leek", "derby", "brewery", "tamworth", "cotton_mill|manufacturer", "burton_on_trent"),
    chronicle=(
        (None, "", "Round 6", "", False),
        (
            "yellow",
            "linked-rings",
            "Bartek: builds two rails from Birmingham, £15",
            "To Oxford and Coventry, with Clara’s barrel from Uttoxeter.",
            True,
        ),
        (
            "yellow",
            "flat-hammer",
            "Bartek: builds Manufacturer IV at Stoke-on-Trent, £8",
            "1 iron from Dmitri’s works at Walsall.",
            False,
        ),
        (None, "", "Round 5", "", False),
        ("purple", "bank", "Dmitri: takes a loan, +£30", "Income from +22 to +19.", False),
        (
            "purple",
            "upgrade",
            "Dmitri: develops Pottery II and Iron Works III",
            "2 iron from Clara’s works at Derby; it flips.",
            False,
        ),
        (
            "red",
            "linked-rings",
            "Ada: builds rail Gloucester–Redditch, £5",
            "1 coal from the market at £3.",
            False,
        ),
        (
            "red",
            "flat-hammer",
            "Ada: builds Cotton Mill III at Derby, £16",
            "Coal from Clara’s mine at Belper.",
            False,
        ),
    ),
)
