"""What things on the table say when the pointer rests on them."""

from types import MappingProxyType
from typing import Final

from brass_desktop.i18n.message import Message, Plural

YOURS: Final = Message("Yours.", "a tile on the map")
OF_OWNER: Final = Message("Belongs to {name}.")
IN_NETWORK: Final = Message("In your network.")
NOT_IN_NETWORK: Final = Message("Not in your network yet.")
BEGIN_ANYWHERE: Final = Message("Nothing of yours lies on the board: you may begin anywhere.")

SLOT_TAKES: Final = Message("For {industries}.")
SLOT_CARDS: Final = Message(
    "Opened by the {place} card or a wild location; in your network also by a card of the industry."
)
FARM_CARDS: Final = Message(
    "Opened by a card that shows a brewery or by a wild industry, in your network."
)
LEFT: Final = MappingProxyType(
    {
        "coal": Plural("{count} coal left on it.", "{count} coal left on it."),
        "iron": Plural("{count} iron left on it.", "{count} iron left on it."),
        "beer": Plural("{count} barrel left on it.", "{count} barrels left on it."),
    }
)
WHEN_SOLD: Final = Message("Once sold: {points} VP and {income}.")
WHEN_EMPTY: Final = Message("Once empty: {points} VP and {income}.")
BEER_TO_SELL: Final = Plural(
    "Selling it takes {count} barrel.", "Selling it takes {count} barrels."
)
NO_BEER_TO_SELL: Final = Message("Selling it takes no beer.")
BOUGHT_AT: Final = Message("Bought at {places}.")
BOUGHT_NOWHERE: Final = Message("No merchant of this game buys it.")
FLIPPED: Final = Message("Flipped: {points} VP at the end of the era.")
LINKS_NOW: Final = Plural("Gives every link here {count} VP.", "Gives every link here {count} VP.")
LINKS_THEN: Final = Plural(
    "Flipped, it gives every link at its place {count} VP.",
    "Flipped, it gives every link at its place {count} VP.",
)
LEAVES: Final = Message("It leaves the board at the end of the canal era.")

FREE_SLOTS: Final = Message("{free} of {slots} slots are free.")
PLACE_LINKS: Final = Plural(
    "Every link that ends here scores {count} VP for it now.",
    "Every link that ends here scores {count} VP for it now.",
)
NO_PLACE_LINKS: Final = Message("Links that end here score nothing for it yet.")
MARKET_ACCESS: Final = Message("Whoever is connected to it may buy from the coal market.")

LINK_BUILT: Final = MappingProxyType(
    {"canal": Message("Canal of {name}."), "rail": Message("Railway of {name}.")}
)
YOUR_LINK: Final = MappingProxyType(
    {"canal": Message("Your canal."), "rail": Message("Your railway.")}
)
LINK_SCORES: Final = Plural("Scores {count} VP now.", "Scores {count} VP now.")
LINK_RETURNS: Final = Message("At the end of the era it is scored and returns to its owner.")
LINE_OPEN: Final = MappingProxyType(
    {"canal": Message("Nobody has built a canal here."), "rail": Message("No railway yet.")}
)
CANAL_PRICE: Final = Message("A canal costs {price}.")
RAIL_PRICE: Final = Message(
    "A railway costs {price} and {coal} coal; "
    "two at once cost {both}, the coal of both and {beer} beer."
)
LINE_SCORES: Final = Plural(
    "A link here would score {count} VP now.", "A link here would score {count} VP now."
)
LINE_CLOSED: Final = MappingProxyType(
    {"canal": Message("For railways only."), "rail": Message("Was for canals only.")}
)

MERCHANT_BUYS: Final = Message("Merchant at {place}")
BUYS: Final = Message("Buys {goods}.")
BUYS_NOTHING: Final = Message("Buys nothing.")
BARREL_OF: Final = Message("Barrel of the merchant at {place}")
BARREL_USE: Final = Message("One barrel for a sale to this merchant, without a brewery.")
BARRELS_LEFT: Final = Plural("{count} barrel left there.", "{count} barrels left there.")
BARREL_GONE: Final = Message("Its barrel has been drunk.")
BARREL_REFILLED: Final = Message("Its barrel has been drunk; the rail era brings a new one.")
BONUS: Final = MappingProxyType(
    {
        "money": Message("Its barrel brings £{amount}."),
        "victory_points": Message("Its barrel brings {amount} VP."),
        "income_spaces": Message("Its barrel moves the income marker {amount} spaces."),
        "develop": Message("Its barrel brings a free development."),
    }
)

COAL_ROUTE: Final = Message("Coal from here needs a route to a merchant town.")
IRON_ROUTE: Final = Message("Iron needs no route.")
MARKET_AT: Final = Message("{resource}: {price}", "market and the price of a space")
CUBES_HERE: Final = Message("{filled} of {spaces} spaces hold a cube.")
NEXT_BOUGHT: Final = Message("The next cube is bought from here.")
NEXT_SOLD: Final = MappingProxyType(
    {
        "coal": Message("The next cube of a new coal mine is sold to here for {price}."),
        "iron": Message("The next cube of a new iron works is sold to here for {price}."),
    }
)
SUPPLY: Final = Message("Price of a cube from the supply, once the market is empty.")

LOCATION_CARD: Final = Message("Builds any industry at {place}, in your network or not.")
INDUSTRY_CARD: Final = Message("Builds in your network: {industries}.")
WILD_LOCATION_CARD: Final = Message("Stands for the card of any town, but of no farm brewery.")
WILD_INDUSTRY_CARD: Final = Message("Stands for a card of any industry.")
WILD_RETURNS: Final = Message("Played, it returns to its pile.")
ANY_CARD: Final = Message("Every action but Build takes any card.")
CARDS_LEFT: Final = Plural("{count} card left.", "{count} cards left.")
DRAWN: Final = Message("Hands are filled up to {cards} at the end of a turn.")
DECK_EMPTY: Final = Message("Empty: the era ends when all hands have been played.")
SCOUTED: Final = Message("Scouting brings one card of each pile for {cards} from the hand.")
HIDDEN_CARD: Final = Message("A hidden card")
SEE_DISCARDS: Final = Message("Click to see them.", "discarded cards")

SPACE: Final = Message("Space {space}", "of the progress track")
RECEIVES: Final = Message("Income {level}: {money} after every round.")
PAYS: Final = Message("Income {level}: {money} to be paid after every round.")
NEXT_LEVEL: Final = Plural("{count} space to the next level.", "{count} spaces to the next level.")
HIGHEST_LEVEL: Final = Message("This is the highest level.")
INCOME_MARKER: Final = Message("{name}: income.", "marker on the track")
POINTS_MARKER: Final = Message("{name}: {points} VP.", "marker on the track")

FIGURE: Final = Message("{name}: {figure}", "a player and one of the player's numbers")
FIGURES: Final = MappingProxyType(
    {
        "rank": Message("turn order", "number of a player"),
        "money": Message("money", "number of a player"),
        "spent": Message("money spent", "number of a player"),
        "income": Message("income", "number of a player"),
        "vp": Message("victory points", "number of a player"),
        "cards": Message("cards", "number of a player"),
        "links": Message("link tiles", "number of a player"),
    }
)
RANK: Final = Message("Place {place} of {players} in this round.")
HAS: Final = Message("{money} at hand.")
POINTS_SO_FAR: Final = Message("{points} VP so far.")
SCORED_NOW: Final = Message("Scored now: {tiles} VP for tiles, {links} VP for links.")
IN_HAND: Final = Plural("{count} card in hand.", "{count} cards in hand.")
LINKS_LEFT: Final = Plural("{count} link tile left.", "{count} link tiles left.")
LINKS_RETURN: Final = Message("All links return at the end of the era.")

COSTS: Final = Message("Costs {parts}.", "price of a tile: money and cubes")
NEEDS: Final = MappingProxyType(
    {
        "coal": Plural("{count} coal", "{count} coal"),
        "iron": Plural("{count} iron", "{count} iron"),
    }
)
YIELDS: Final = MappingProxyType(
    {
        "coal": Plural("Comes with {count} coal.", "Comes with {count} coal."),
        "iron": Plural("Comes with {count} iron.", "Comes with {count} iron."),
        "beer": Plural("Comes with {count} barrel.", "Comes with {count} barrels."),
    }
)
CANAL_ONLY: Final = Message("Built in the canal era only.")
RAIL_ONLY: Final = Message("Built in the rail era only.")
NO_DEVELOP: Final = Message("It cannot be developed.")
NONE_LEFT: Final = Message("None left on this mat.")
LEFT_NEXT: Final = Plural("{count} left, next to be built.", "{count} left, next to be built.")
LEFT_LATER: Final = Plural("{count} left, after lower ones.", "{count} left, after lower ones.")

ERA_ENDS: Final = Message("At its end links and flipped tiles score.")
CANAL_ERA_ENDS: Final = Message("Then all canals and the tiles of level I leave the board.")
GAME_ENDS: Final = Message("Then the game is over.")


AND: Final = Message("{first} and {second}", "list")
COMMA: Final = Message("{first}, {second}", "list")
