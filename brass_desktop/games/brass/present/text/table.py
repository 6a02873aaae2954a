"""Words that stand on the table itself; events and refusals have their own modules."""

from types import MappingProxyType
from typing import Final

from brass_desktop.i18n.message import Message, Plural

ERA_TITLES: Final = MappingProxyType({"canal": Message("Canal Era"), "rail": Message("Rail Era")})
ERA_YEARS: Final = MappingProxyType(
    {"canal": Message("Canals, 1770–1830"), "rail": Message("Railways, 1830–1870")}
)
MAP_TITLES: Final = MappingProxyType(
    {
        "birmingham": Message("The Midlands"),
        "lancashire": Message("Lancashire", "the map"),
    }
)
COUNTRY: Final = MappingProxyType(
    {
        "irish_sea": Message("Irish Sea", "on the map"),
        "pennines": Message("The Pennines", "on the map"),
        "bowland": Message("Forest of Bowland", "on the map"),
        "wales": Message("Wales", "on the map"),
    }
)
"""Names of seas and hills, where a board has them."""
ROUND_OF: Final = Message("Round {round} of {rounds}")

THIS_ROUND: Final = Message("This round")
NEXT_ROUND: Final = Message("Next, so far")
SPENT: Final = Message("spent {money}")
MONEY: Final = Message("£{pounds}")
SPENT_TIP: Final = Message("{name} has spent {money} this round.")
ORDER_RULE: Final = Message("Who spends least plays first in the next round.")

STATES: Final = MappingProxyType(
    {
        "playing": Message("Playing", "state of a player"),
        "done": Message("Done", "state of a player"),
        "waiting": Message("Waiting", "state of a player"),
    }
)
STAT_INCOME: Final = Message("income", "caption")
STAT_VP: Final = Message("VP", "caption")
STAT_CARDS: Final = Message("cards", "caption")
STAT_LINKS: Final = Message("links left", "caption")
STAT_MONEY: Final = Message("money", "caption")
VP_SHORT: Final = Message("{points} VP")
SEAT_LINE: Final = Message("{character} · {sits}")
NEXT_TO_BUILD: Final = Message("Next to build")
PRICE_AND_LEFT: Final = Message("£{price} ×{count}", "price of a tile and how many are left")
OPEN_MAT_TIP: Final = Message("Click to see the mat of {name}.")

DECK: Final = Message("Deck")
WILD_LOCATION: Final = Message("Wild location")
WILD_INDUSTRY: Final = Message("Wild industry")
WILD: Final = Message("Wild", "pile, two lines")
WILD_LINES: Final = MappingProxyType(
    {
        "wild_location": Message("location", "pile, second line"),
        "wild_industry": Message("industry", "pile, second line"),
    }
)
DISCARDS: Final = Message("Discards")
DISCARDS_OF: Final = Message("Discards of {name}")
DISCARD_COUNT: Final = Plural("{count} card", "{count} cards")
FACE_DOWN: Final = Plural("{count} more card lies face down.", "{count} more cards lie face down.")
NO_DISCARDS: Final = Message("No card has been discarded yet.")

NEXT_BUY: Final = (Message("next", "market heading, first line"), Message("buy", "second line"))
FROM_SUPPLY: Final = Message("from the supply")
SUPPLY: Final = Message("supply", "short for from the supply")
MARKET_NOTE: Final = Message("Iron needs no route; coal from here needs one to a merchant town.")
MARKET_NOTE_SHORT: Final = Message("Coal needs a route to any merchant")
MARKETS: Final = MappingProxyType(
    {"coal": Message("Coal", "market"), "iron": Message("Iron", "market")}
)
MARKET_TIP: Final = Message("The next cube costs {price}; an empty market sells at {empty}.")

ROUND: Final = Message("Round {round}")
ERA_ROUND: Final = Message("{era}, round {round}")

TRACK: Final = Message("Track:")
TRACK_VP: Final = Message("VP", "track key")
TRACK_INCOME: Final = Message("income", "track key")
FARMS: Final = MappingProxyType(
    {
        "farm_brewery_north": Message("N. Farm", "the northern farm brewery, on the map"),
        "farm_brewery_south": Message("S. Farm", "the southern farm brewery, on the map"),
    }
)

NEXT_ORDER: Final = Message("Next round’s order, so far")
PLACE_IN_ORDER: Final = Message("{place}.", "place in the turn order")

PLAYER_MAT: Final = Message("{character} · player mat")
NONE_LEFT: Final = Message("none left")
LEFT_OF: Final = Message("{left} of {total} left")
TIMES: Final = Message("×{count}", "tiles left in a stack")
FLIPS: Final = MappingProxyType(
    {
        "sold": Message("flips when sold", "industry of a mat"),
        "sold_to": Message("flips when cotton is sold through it", "industry of a mat"),
        "empty": Message("flips when empty", "industry of a mat"),
        "built": Message("flips when built", "industry of a mat"),
    }
)
DEVELOP_FIRST: Final = Message("develop first", "tile of a mat that cannot be built")
ONE_LINK_ICON: Final = Message("every tile has one link icon")
HOW_TO_READ: Final = Message("How to read a tile")
UNFLIPPED: Final = Message("unflipped")
FLIPPED: Final = Message("flipped")
LEGEND: Final = MappingProxyType(
    {
        "beer": Message("beer to sell"),
        "brings": Message("what it brings"),
        "vp": Message("VP", "tile legend"),
        "link": Message("VP per link"),
        "income": Message("income spaces"),
        "cost": Message("cost to build"),
        "canal": Message("canal era only"),
        "rail": Message("rail era only"),
        "bulb": Message("no develop"),
        "develop": Message("develop it away first", "tile legend"),
        "later": Message("not yet", "tile legend: a level that has to wait"),
        "next": Message("next to build"),
        "choice": Message("can be chosen", "tile legend"),
    }
)
CLOSE_TIP: Final = Message("Close (Esc)")
MORE_ROWS: Final = Plural("+{count} more", "+{count} more")
MORE_ROWS_TIP: Final = Message("Shows the rest of what this action does.")
