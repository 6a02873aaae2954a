"""What ports, neighbours and the distant market say when the pointer rests on them."""

from types import MappingProxyType
from typing import Final

from brass_desktop.i18n.message import Message, Plural

OUT_OF_PLAY: Final = Message("Out of play with two players.")
NEIGHBOUR: Final = Message("A neighbour of Lancashire. It counts as a built port that never flips.")
PORT_ACCESS: Final = Message(
    "Whoever is connected to it may buy coal and sell cotton to the distant market."
)
ONLY_RAILS: Final = Message("Only railways lead here: no coal comes by canal.")
PASSED: Final = Message("Nothing can be built here; links, coal and cotton pass through.")

SLOT_CARDS: Final = Message(
    "Opened by the {place} card or by both cards of a turn; a card of the industry opens it where"
    " it reaches."
)
REACHED: Final = MappingProxyType(
    {
        "canal": Message(
            "Builds where a canal of yours leads: {industries}. "
            "While nothing of yours lies on the board, anywhere."
        ),
        "rail": Message(
            "Builds in your network: {industries}. "
            "While nothing of yours lies on the board, anywhere."
        ),
    }
)
ANY_TWO_CARDS: Final = Message("Any two cards build together on any empty slot.")

SOLD_THROUGH: Final = Message("Its cotton goes through a port that is still free, or overseas.")
WHEN_USED: Final = Message("Once cotton is sold through it: {points} VP and {income}.")
ANYBODY_SELLS: Final = Message("Anybody who is connected may sell through it, once.")
AT_ONCE: Final = Message("It flips as soon as it is built: {points} VP and {income}.")
USED_PORT: Final = Message("It takes no more cotton, but still leads to coal and overseas.")
NEVER_BUILT: Final = Message("It cannot be built: only developing removes it.")

RAIL_PRICE: Final = Message(
    "A railway costs {price} and {coal} coal; two at once cost {both} and the coal of both."
)
COAL_ROUTE: Final = Message("Coal from here needs a route to a built port.")

FERRY: Final = Message("Ferry {line}")
FERRY_USE: Final = Message(
    "With a tile or link of yours on one shore, industry cards reach the other."
)
FERRY_CARRIES: Final = Message("It carries no coal, no cotton and no new links.")

DISTANT_MARKET: Final = Message("Distant market")
DISTANT_NEEDS: Final = Message("Buys cotton of any mill that is connected to a built port.")
DISTANT_TURNS: Final = Message(
    "Each sale turns a tile, which lowers the demand. Then the seller takes the bonus shown."
)
CLOSED: Final = Message("Closed until the end of the era: demand has run out.")
DEMAND_NOW: Final = MappingProxyType(
    {
        "income": Plural(
            "Demand now: a bonus of {count} space of income.",
            "Demand now: a bonus of {count} spaces of income.",
        ),
        "money": Plural("Demand now: a bonus of £{count}.", "Demand now: a bonus of £{count}."),
    }
)
STAYS_OPEN: Final = Message("Of the tiles to come, {open} of {all} would leave it open.")
REOPENS: Final = Message("The rail era opens it again.")

DEMAND: Final = Message("Demand for cotton")
SPACE_BRINGS: Final = MappingProxyType(
    {
        "income": Plural(
            "Cotton that brings the demand here earns {count} space of income.",
            "Cotton that brings the demand here earns {count} spaces of income.",
        ),
        "money": Plural(
            "Cotton that brings the demand here earns £{count}.",
            "Cotton that brings the demand here earns £{count}.",
        ),
    }
)
SPACE_CLOSES: Final = Message(
    "Here the market closes: the mill stays unsold, and nobody sells overseas until the era ends."
)
SPACE_MARKED: Final = Message("Here is the demand now.")
SPACE_REACHED: Final = Message("{count} of the {all} tiles to come would lead here.")

STACK: Final = Message("Tiles of the distant market")
STACK_HOLDS: Final = Plural("{count} tile, face down.", "{count} tiles, face down.")
STACK_UNDER: Final = Message("A turned tile goes under the stack until the era ends.")
STACK_GONE: Final = Message("Taken off until the end of the era.")
LAST: Final = Message("Turned last")
LAST_NONE: Final = Message("No tile has been turned in this era.")
LAST_FALL: Final = Plural(
    "It lowered the demand by {count} space.", "It lowered the demand by {count} spaces."
)
LAST_STAY: Final = Message("It left the demand where it was.")
TO_COME: Final = Message("Tiles of {move}", "tiles of the distant market, by value")
TO_COME_LEFT: Final = Message("{left} of {all} are still to come in this era.")

SET_ASIDE: Final = Message("Set aside")
ASIDE_COUNT: Final = Plural("{count} card, seen by nobody.", "{count} cards, seen by nobody.")
ASIDE_NONE: Final = Message("No card is set aside in this era.")
ASIDE_BACK: Final = Message("They return when the cards are shuffled for the rail era.")
DRAWN: Final = Message("Hands are filled up to {cards} at the end of a round.")

RECEIVES: Final = Message("Income {level}: {money} before every round.")
PAYS: Final = Message("Income {level}: {money} to be paid before every round.")
CANAL_ERA_ENDS: Final = Message(
    "Then all canals and the tiles of level I leave the board, and the distant market opens anew."
)
MONEY_SCORES: Final = Plural(
    "Money would bring {count} VP at the end of the game.",
    "Money would bring {count} VP at the end of the game.",
)
LOANS_END: Final = Message("Loans are given until the deck is empty.")

TILE_STAYS: Final = Message("A tile of the distant market has been turned: the sale stands.")
TILE_ASKS: Final = Message("Asks the others whether the turned tile may be covered again.")
TILE_BACK: Final = Message("Takes back the sale, though everybody has seen the tile.")
