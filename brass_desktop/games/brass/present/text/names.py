"""Names of places, industries and resources, with how tiles and lines are called."""

from collections.abc import Sequence
from types import MappingProxyType
from typing import Final

from brass_desktop.i18n.message import Message
from brass_desktop.i18n.wording import Wording, wordings

PLACES: Final = MappingProxyType(
    {
        "stoke_on_trent": Message("Stoke-on-Trent", "place"),
        "leek": Message("Leek", "place"),
        "stone": Message("Stone", "place"),
        "uttoxeter": Message("Uttoxeter", "place"),
        "belper": Message("Belper", "place"),
        "derby": Message("Derby", "place"),
        "stafford": Message("Stafford", "place"),
        "burton_on_trent": Message("Burton-on-Trent", "place"),
        "cannock": Message("Cannock", "place"),
        "tamworth": Message("Tamworth", "place"),
        "walsall": Message("Walsall", "place"),
        "wolverhampton": Message("Wolverhampton", "place"),
        "coalbrookdale": Message("Coalbrookdale", "place"),
        "dudley": Message("Dudley", "place"),
        "kidderminster": Message("Kidderminster", "place"),
        "worcester": Message("Worcester", "place"),
        "birmingham": Message("Birmingham", "place"),
        "nuneaton": Message("Nuneaton", "place"),
        "coventry": Message("Coventry", "place"),
        "redditch": Message("Redditch", "place"),
        "farm_brewery_north": Message("Farm Brewery in the north", "place"),
        "farm_brewery_south": Message("Farm Brewery in the south", "place"),
        "warrington": Message("Warrington", "place"),
        "nottingham": Message("Nottingham", "place"),
        "shrewsbury": Message("Shrewsbury", "place"),
        "gloucester": Message("Gloucester", "place"),
        "oxford": Message("Oxford", "place"),
        "barrow_in_furness": Message("Barrow-in-Furness", "place"),
        "lancaster": Message("Lancaster", "place"),
        "fleetwood": Message("Fleetwood", "place"),
        "preston": Message("Preston", "place"),
        "blackburn": Message("Blackburn", "place"),
        "burnley": Message("Burnley", "place"),
        "colne": Message("Colne", "place"),
        "wigan": Message("Wigan", "place"),
        "bolton": Message("Bolton", "place"),
        "bury": Message("Bury", "place"),
        "rochdale": Message("Rochdale", "place"),
        "oldham": Message("Oldham", "place"),
        "manchester": Message("Manchester", "place"),
        "stockport": Message("Stockport", "place"),
        "macclesfield": Message("Macclesfield", "place"),
        "liverpool": Message("Liverpool", "place"),
        "birkenhead": Message("Birkenhead", "place"),
        "warrington_and_runcorn": Message("Warrington & Runcorn", "place"),
        "ellesmere_port": Message("Ellesmere Port", "place"),
        "blackpool": Message("Blackpool", "place"),
        "southport": Message("Southport", "place"),
        "northwich": Message("Northwich", "place"),
        "scotland": Message("Scotland", "place"),
        "yorkshire": Message("Yorkshire", "place"),
        "midlands": Message("The Midlands", "place"),
    }
)
PLACES_BRIEF: Final = MappingProxyType(
    {
        "barrow_in_furness": Message("Barrow", "place, brief"),
        "warrington_and_runcorn": Message("Warrington", "place, brief"),
    }
)
"""Long names as narrow cards have them."""
INDUSTRIES: Final = MappingProxyType(
    {
        "cotton_mill": Message("Cotton Mill", "industry"),
        "manufacturer": Message("Manufacturer", "industry"),
        "pottery": Message("Pottery", "industry"),
        "coal_mine": Message("Coal Mine", "industry"),
        "iron_works": Message("Iron Works", "industry"),
        "brewery": Message("Brewery", "industry"),
        "port": Message("Port", "industry"),
        "shipyard": Message("Shipyard", "industry"),
    }
)
INDUSTRIES_AS_OBJECT: Final = MappingProxyType(
    {
        "cotton_mill": Message("Cotton Mill", "industry that is built or sold: accusative"),
        "manufacturer": Message("Manufacturer", "industry that is built or sold: accusative"),
        "pottery": Message("Pottery", "industry that is built or sold: accusative"),
        "coal_mine": Message("Coal Mine", "industry that is built or sold: accusative"),
        "iron_works": Message("Iron Works", "industry that is built or sold: accusative"),
        "brewery": Message("Brewery", "industry that is built or sold: accusative"),
        "port": Message("Port", "industry that is built or sold: accusative"),
        "shipyard": Message("Shipyard", "industry that is built or sold: accusative"),
    }
)
"""Names inside a sentence, in the case that languages with cases need there."""
INDUSTRIES_BRIEF: Final = MappingProxyType(
    {
        "cotton_mill": Message("Cotton", "one of two industries of a card, brief"),
        "manufacturer": Message("Manuf.", "one of two industries of a card, brief"),
    }
)
"""Industries that share a card, for the narrow band of its name."""
GOODS: Final = MappingProxyType(
    {
        "cotton_mill": Message("cotton", "goods"),
        "manufacturer": Message("manufactured goods", "goods"),
        "pottery": Message("pottery", "goods"),
    }
)
"""What merchants buy, by the industry that makes it."""
RESOURCES: Final = MappingProxyType(
    {
        "coal": Message("coal", "resource"),
        "iron": Message("iron", "resource"),
        "beer": Message("beer", "resource"),
    }
)
ERAS: Final = MappingProxyType(
    {"canal": Message("canal era", "era"), "rail": Message("rail era", "era")}
)
IN_ERA: Final = MappingProxyType(
    {"canal": Message("in the canal era"), "rail": Message("in the rail era")}
)
WILD_CARDS: Final = MappingProxyType(
    {
        "wild_location": Message("Wild location", "card"),
        "wild_industry": Message("Wild industry", "card"),
    }
)
TILE: Final = Message("{industry} {level}", "tile")
TILE_AT: Final = Message("{tile} at {place}")
LINE: Final = Message("{first}–{second}", "line between two places")
EITHER: Final = Message("{first} or {second}", "two industries")
EITHER_BRIEF: Final = Message("{first}/{second}", "two industries of a card, brief")
CARD_NETWORK: Final = Message("in your network", "foot of an industry card")
CARD_WILD: Final = Message("returns to its pile", "foot of a wild card")


def place_name(location: str) -> str:
    """Name a town, farm brewery or merchant town."""
    return PLACES[location]()


def card_place_name(location: str) -> str:
    """Name the town of a card; a long name has a brief one as well."""
    full = place_name(location)
    if location not in PLACES_BRIEF:
        return full
    return Wording.of((*wordings(full), *wordings(PLACES_BRIEF[location]())))


def industry_name(industry: str) -> str:
    """Name an industry."""
    return INDUSTRIES[industry]()


def industries_card(industries: Sequence[str]) -> str:
    """Name a card by its one or two industries; two of them have a brief name as well."""
    if len(industries) == 1:
        return industry_name(industries[0])
    full, brief = (
        form(first=table[industries[0]](), second=table[industries[1]]())
        for form, table in ((EITHER, INDUSTRIES), (EITHER_BRIEF, INDUSTRIES_BRIEF))
    )
    return Wording.of((*wordings(full), *wordings(brief)))


def tile_name(industry: str, level: int) -> str:
    """Name a tile by industry and level: Coal Mine II."""
    return TILE(industry=industry_name(industry), level=ROMAN[level])


def tile_as_object(industry: str, level: int) -> str:
    """Name a tile that something is done to: builds (a) Coal Mine II."""
    return TILE(industry=INDUSTRIES_AS_OBJECT[industry](), level=ROMAN[level])


def line_name(first: str, second: str) -> str:
    """Name a line by its ends: Derby–Nottingham."""
    return LINE(first=place_name(first), second=place_name(second))


ROMAN: Final = ("0", "I", "II", "III", "IV", "V", "VI", "VII", "VIII")


POUNDS: Final = Message("£{pounds}")


def pounds(number: int) -> str:
    """Write an amount of money."""
    return POUNDS(pounds=number)


POINTS: Final = Message("{points} VP", "an amount of points")
