"""The questions, answers and prices of an action in the making."""

from types import MappingProxyType
from typing import Final

from brass_desktop.i18n.message import Message, Plural

OTHER_ACTIONS: Final = MappingProxyType(
    {
        "end_turn": Message("End turn", "action"),
        "give_up_tiles": Message("Sell off tiles", "action"),
        "sell_on": Message("Sell on", "action"),
        "end_sale": Message("End the sale", "action"),
    }
)
ACTION_TIPS: Final = MappingProxyType(
    {
        "build": Message("Place an industry tile from your mat, with a fitting card."),
        "network": Message("Lay a canal or a railway that touches your network."),
        "develop": Message("Remove one or two tiles from your mat for iron."),
        "sell": Message("Sell cotton, goods and pottery to connected merchants."),
        "loan": Message("Take £30 and lose three levels of income."),
        "scout": Message("Exchange three cards for a wild location and a wild industry."),
        "combined_build": Message("Play both cards of the turn to build on any empty slot."),
        "pass": Message("Discard a card and do nothing."),
    }
)

QUESTIONS: Final = MappingProxyType(
    {
        "kind": Message("Choose an action, a card or a place."),
        "slot": Message("Where?"),
        "slot.sell": Message("Which tile is sold?"),
        "slot.give_up_tiles": Message("Which tile is given up?"),
        "link": Message("Which line?"),
        "industry": Message("Which industry?"),
        "merchant": Message("To which merchant?"),
        "port": Message("Who takes the cotton?"),
        "pounds": Message("How much do you borrow?"),
        "coal": Message("Coal from where?"),
        "iron": Message("Iron from where?"),
        "beer": Message("Beer from where?"),
        "bonus": Message("Free development: which tile?"),
        "card": Message("Which card do you discard?"),
        "card.scout": Message("Discard three cards"),
        "card.pass": Message("Which card is discarded?"),
        "card.combined_build": Message("Which two cards do you play?"),
    }
)
WHICH_ACTION: Final = Message("Which action?")
PLACES: Final = Plural("{count} place", "{count} places")
LINES: Final = Plural("{count} line", "{count} lines")
TILES: Final = Plural("{count} tile", "{count} tiles")
CLOSED: Final = Message("not now", "an action that is not open")
MORE_CARDS: Final = Plural("{count} more card", "{count} more cards")
PLACES_LIT: Final = Plural("{count} place, lit on the map", "{count} places, lit on the map")
LINES_LIT: Final = Plural("{count} line is lit on the map", "{count} lines are lit on the map")
ONE_LINK: Final = MappingProxyType({"canal": Message("One canal"), "rail": Message("One railway")})
COAL_EACH: Final = Plural("and {count} coal for it", "and {count} coal for it")
UP_TO: Final = Message("up to {money}", "loans of several sizes")
AT_MOST: Final = Message("up to {price}", "a price that may be lower")
TWO_RAILS: Final = Message("Two railways")
TWO_NEED: Final = Message("with a coal each and one beer")
TWO_NEED_COAL: Final = Message("with a coal each; they need not touch", "two railways")
YOU_HAVE: Final = Message("you have £{money}")
IRON_EACH: Final = Plural("{count} iron for a tile", "{count} iron for a tile")
IRON_FOR_TWO: Final = Message("for two tiles: {price}", "iron")
BUYERS: Final = Message("to {merchants}", "a tile that can be sold")
DRINKS: Final = Plural("for {count} beer, {buyers}", "for {count} beer, {buyers}")
CARDS_GIVEN: Final = Message("Cards you give away")
COUNT_OF: Final = Message("{count} of {need}")
IN_YOUR_HAND: Final = Message("choose them in your hand")
DOES_NOTHING: Final = Message("A card goes, nothing happens")
THEN_LEFT: Final = Plural("then you have {count} action left", "then you have {count} actions left")
THEN_OVER: Final = Message("then your turn is over")
SPENDS_NOTHING: Final = Message("You spend nothing")
EARLY_IN_ORDER: Final = Message("whoever spends least plays first in the next round")
DEBT_ROW: Final = Message("Owed for your income")
COVERED: Final = Message("£{have} of £{need}", "how much of a debt can be paid")
DEBT_NOTE: Final = Message("a tile brings half its price; its points are lost")
SELL_OFF: Final = Message("£{have} of £{need}: which tile goes?", "tiles for a debt")
CONFIRM: Final = Message("Confirm?")
CONFIRM_OR_SECOND: Final = MappingProxyType(
    {
        "network": Message("Confirm, or lay a second railway?"),
        "develop": Message("Confirm, or develop a second tile?"),
        "sell": Message("Confirm, or sell another tile?"),
        "sell_on": Message("Confirm, or sell another tile?"),
        "give_up_tiles": Message("No tile brings money: confirm, or give one up anyway?"),
    }
)
CARD_OR_SECOND: Final = MappingProxyType(
    {
        "network": Message("Which card do you discard? A second railway may come first."),
        "develop": Message("Which card do you discard? A second tile may come first."),
        "sell": Message("Which card do you discard? Another sale may come first."),
    }
)
BEER_FOR: Final = Message("{tile}, {place}: beer from where?")
ON_MAT: Final = MappingProxyType(
    {
        "build": Message("Which tile do you build?"),
        "combined_build": Message("Which tile do you build?"),
        "develop": Message("Which tile do you develop?"),
    }
)
SECOND_ON_MAT: Final = Message("Which second tile do you develop?")
END_TIP: Final = Message("Hands the turn on; you draw up to {cards} cards.")
END_TIP_ROUND: Final = Message("Hands the turn on; everybody draws when the round is over.")
UNDO_CHOICE: Final = Message("Puts back the last choice of this action.")
MAT_TIP: Final = Message("The tiles that can be chosen now are lit there.")
TILE_CHOSEN: Final = Message("It is chosen and leaves your mat.")
NOT_YET: Final = Message("Not yet")
LOWEST_FIRST: Final = Message("The lowest level goes first: {tile}.")
NO_SECOND_TILE: Final = Message("No second tile")
SECOND_TILE: Final = Message("A second tile, if you like:")
LEVEL: Final = Message("level {level}", "tile of an industry that is named above")
LEVEL_AT_PRICE: Final = Message("level {level}, £{cost}", "tile of an industry that is named above")
TURN_STANDS: Final = Message("Your actions are done: end your turn.")
TURN_OVER: Final = Message("Your actions are done: end your turn, or take one back.")
DEBT_PROMPT: Final = Message("You owe £{debt} and have £{money}. Which tile is given up?")
GAME_OVER: Final = Message("The game is over.")

CARD_CRUMB: Final = Message("{card} card")
SALE_CRUMB: Final = Message("{place} to {merchant}", "sale")
MARKET: Final = Message("the market")
MERCHANT_BEER: Final = Message("the merchant’s barrel")
NO_BARREL: Final = Message("no barrel", "merchant")
BARREL: Final = Message("barrel, {bonus}", "merchant")
BARREL_AND_GOODS: Final = Message("barrel; only {goods}", "merchant and what it buys")
BARREL_NOT_NEEDED: Final = Message("its barrel is not needed", "merchant")
BARREL_AT: Final = Message("{place}, {bonus}", "merchant’s barrel and what it brings")
YOURS: Final = Message("yours", "coal mine, iron works or brewery")
SOURCE_LEFT: Final = Plural("{owner} · {count} there", "{owner} · {count} there")
SOURCE_FLIPS: Final = Plural("{owner} · flips, +{count} space", "{owner} · flips, +{count} spaces")
NO_BONUS: Final = Message("nothing")

MISSING: Final = MappingProxyType(
    {
        "card": Message("Choose the card that pays for it."),
        "slot": Message("Choose a lit place first."),
        "link": Message("Choose a lit line first."),
        "industry": Message("Choose an industry first."),
        "merchant": Message("Choose a merchant first."),
        "port": Message("Choose who takes the cotton."),
        "pounds": Message("Choose how much you borrow."),
        "coal": Message("Choose where the coal comes from."),
        "iron": Message("Choose where the iron comes from."),
        "beer": Message("Choose where the beer comes from."),
        "bonus": Message("Choose the tile that is developed for free."),
    }
)

PRICE_TILE: Final = Message("price of the tile")
PRICE_LINK: Final = Message("price of the line")
MONEY: Final = Message("Money")
COUNTED: Final = MappingProxyType(
    {
        "coal": Plural("Coal {count}", "Coal {count}"),
        "iron": Plural("Iron {count}", "Iron {count}"),
        "beer": Plural("Beer {count}", "Beer {count}"),
    }
)
FREE: Final = Message("free")
COST: Final = Message("−£{money}")
GAIN: Final = Message("+£{money}")
FROM_OWN: Final = Message("from your tile at {place}")
FROM_OTHER: Final = Message("from {name} at {place}")
FROM_OWN_BY: Final = Plural("yours at {place}, {count} link", "yours at {place}, {count} links")
FROM_OTHER_BY: Final = Plural(
    "from {name} at {place}, {count} link", "from {name} at {place}, {count} links"
)
FROM_MARKET: Final = Message("from the market")
FROM_MERCHANT: Final = Message("from the merchant at {place}")
TO_MARKET: Final = Message("From the market")
CUBES_SOLD: Final = Plural("{count} cube goes to the market", "{count} cubes go to the market")
FLIPS: Final = Message("Flips: {tile}, {place}")
SPACES: Final = Plural("+{count} space", "+{count} spaces")
SOLD_TO: Final = Message("To {merchant}: {tile}, {place}", "sale")
INCOME_RISES: Final = Message("income of {name}: {before} → {after}")
INCOME_STAYS: Final = Message("income of {name}: still {level}")
ONCE_FLIPPED: Final = Message("Once flipped")
AT_ERA_END: Final = Message("At the end of the era")
AND_BEER: Final = Plural(
    "{brings}; {count} barrel to sell it", "{brings}; {count} barrels to sell it"
)
POINTS: Final = Message("+{points} VP")
REMOVES: Final = Message("Off your mat", "tiles that are developed")
LOAN_ROW: Final = Message("Loan")
INCOME_FALLS: Final = Message("Income falls")
FROM_TO: Final = Message("{before} → {after}", "a number before and after")
PAYDAY_PAYS: Final = Message("you then pay £{money} at the end of every round")
PAYDAY_BRINGS: Final = Message("you then get £{money} at the end of every round")
PAYDAY_PAYS_FIRST: Final = Message("you then pay £{money} at the start of every round")
PAYDAY_BRINGS_FIRST: Final = Message("you then get £{money} at the start of every round")
TAKE_POUNDS: Final = Message("Take £{money}", "loan")
COIN: Final = Message("£{money}", "on a coin")
LEVELS_BACK: Final = Plural("income {count} level back", "income {count} levels back")
LEVEL_AND_SPACE: Final = Message(
    "{before} → {after}, space {old} to {new}", "level and space of the income marker"
)
LOWEST_LEVEL: Final = Message("No loan below {level}")
LOANS_END: Final = Message("none in the rail era once the deck is empty", "loans")
LAST_LOANS: Final = Message("The last round for loans")
LAST_LOANS_NOTE: Final = Message("then the deck is empty, and nobody borrows any more")
BOTH_PLAYED: Final = Message("Both cards", "two cards are played for one build")
ACTIONS_USED: Final = Plural("{count} action", "{count} actions")
ANY_EMPTY_SLOT: Final = Message("any empty slot, as if you had its card; never over a tile")
TAKES_WILDS: Final = Message("You take a wild location and a wild industry")
WILDS_FROM_NOW: Final = Message("to be used from your next action on")
BOTH_SOURCES: Final = Message("{first}; {second}", "joins the parts of a list")
REFUND_AND_LOSS: Final = Message("+£{money}, −{points} VP", "a tile that is sold off")
REPLACES: Final = Message("Replaces {tile} of {name}")
REPLACES_OWN: Final = Message("Replaces your {tile}")
LOST_CUBES: Final = Message("lost", "cubes on a tile that is built over")
LOST_POINTS: Final = Message("−{points} VP")
SCORES_NO_MORE: Final = Message("its points are lost")
SUM_MONEY: Final = Message("Money", "sum")
SUM_SPENT: Final = Message("Spent", "sum")
SUM_INCOME: Final = Message("Income", "sum")
CAN_BE_TAKEN_BACK: Final = Message("Nothing hidden is revealed: you can undo it.")
IS_DISCARDED: Final = Message("You discard: {card}")
BOTH_CARDS: Final = Message("{first} · {second}", "cards that are discarded")
NO_CARD_YET: Final = Message("No card chosen yet")
TITLE_BUILD: Final = Message("{tile}, {place}")
TITLE_SELL: Final = Message("Sell: {tile}, {place}", "title")
TITLE_MANY: Final = MappingProxyType(
    {
        "network": Plural("{count} railway", "{count} railways"),
        "sell": Plural("{count} sale", "{count} sales"),
        "sell_on": Plural("{count} sale", "{count} sales"),
        "give_up_tiles": Plural("{count} tile given up", "{count} tiles given up"),
    }
)
TITLE_DEVELOP: Final = Message("Develop: {tile}", "title")
TITLE_DEVELOP_TWO: Final = Message("Develop: {first} and {second}", "title")
FLAG_FLIPS: Final = Plural("flips, +{count} income space", "flips, +{count} income spaces")
FLAG_SOLD: Final = Plural("{count} cube to market, +£{money}", "{count} cubes to market, +£{money}")
FLAG_STEPS: Final = Message("+{count}", "spaces on the income track, beside an icon of income")
LAID_FIRST: Final = Message("1st", "the first of two railways of one action")
LAID_SECOND: Final = Message("2nd", "the second of two railways of one action")
HINTS_NOTE: Final = Message("VP compared with passing, until the end of the game")
THEN: Final = Message("Then: {step}", "the second action of a turn that is suggested")
