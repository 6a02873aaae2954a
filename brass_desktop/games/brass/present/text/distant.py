"""Words of the distant market: its box on the map, the demand in the panel, and the odds."""

from typing import Final

from brass_desktop.i18n.message import Message, Plural

TITLE: Final = Message("Distant Market", "heading of a box on the map")
MONEY_BONUS: Final = Message("£{money}", "money that cotton demand brings")
CLOSES: Final = Message("closed", "last space of the cotton demand")
STACK: Final = Plural("stack of {count}", "stack of {count}")
TAKEN_OFF: Final = Message("tiles taken off", "distant market that is closed")
TILE: Final = Message("−{value}", "tile of the distant market")
NO_MOVE: Final = Message("0", "tile of the distant market that leaves the demand")
LAST_TURNED: Final = Message("last turned", "tile of the distant market")
NONE_TURNED: Final = Message("none yet", "tile of the distant market that was turned last")
TO_COME: Final = Message("still to come", "tiles of the distant market")
CLOSED: Final = Message("Closed", "plate over the distant market")
TO_ERA_END: Final = Message("to the era’s end", "second line of the plate over the distant market")
PORTS_ONLY: Final = Message("Mills sell to ports only.")
CHANCE: Final = Message("{count} in {total}", "how likely a space of the demand is")
CHANCE_BRIEF: Final = Message("{count}/{total}", "how likely a space of the demand is, brief")
STACK_SHORT: Final = Message("stack {count}", "tiles of the distant market, short")
LAST_SHORT: Final = Message("last", "tile of the distant market turned last, short")
THIS_ERA: Final = Message("this era", "how long the distant market is closed, short")
TIMES: Final = Message("{count}×", "tiles of one value still to come")

COTTON: Final = Message("Cotton", "heading of the demand beside the markets")
DEMAND_NOW: Final = Message("demand now", "what cotton demand brings")
DEMAND: Final = Message("demand", "what cotton demand brings, brief")
MARKET_CLOSED: Final = Message("distant market closed", "beside the cotton demand")
MARKET_SHUT: Final = Message("closed", "the distant market, beside the cotton demand, brief")
CLOSING_TILES: Final = Plural(
    "{count} of the {total} tiles to come closes the market.",
    "{count} of the {total} tiles to come close the market.",
)
CLOSING_BRIEF: Final = Plural(
    "{count} of {total} tiles closes it", "{count} of {total} tiles close it"
)
NONE_CLOSES: Final = Message("No tile to come closes the market.")
NONE_CLOSES_BRIEF: Final = Message("No tile closes it", "the distant market")
DISTANT: Final = Message("Distant market", "buyer of cotton")
TURN_A_TILE: Final = Message("Turn a tile?")
CANNOT_BE_TAKEN_BACK: Final = Message("A tile is turned: this cannot be taken back.")
BY_OWN_PORT: Final = Plural(
    "by your port at {place}, {count} link away; any built port would do",
    "by your port at {place}, {count} links away; any built port would do",
)
BY_PORT_OF: Final = Plural(
    "by the port of {name} at {place}, {count} link away; any built port would do",
    "by the port of {name} at {place}, {count} links away; any built port would do",
)
BY_REGION: Final = Plural(
    "by {place}, {count} link away; any built port would do",
    "by {place}, {count} links away; any built port would do",
)
BY_PORT_HERE: Final = Message("by the port in the same place; any built port would do")
ODDS: Final = Message("{tiles} turns up: {count} of {total}", "tiles of the distant market")
ODDS_BRIEF: Final = Message("{tiles}: {count} of {total}", "tiles of the distant market, brief")
EITHER_TILE: Final = Message("{first} or {second}", "tiles of the distant market")
TILES_BETWEEN: Final = Message("{first} to {second}", "tiles of the distant market")
DEMAND_STAYS: Final = Message(
    "demand stays at {demand}; the mill flips, income {level}, space {space}"
)
DEMAND_FALLS: Final = Message(
    "demand falls to {demand}; the mill flips, income {level}, space {space}"
)
MONEY_AND_SPACES: Final = Message("+£{money}, {spaces}", "bonus and spaces of income")
NOT_SOLD: Final = Message("not sold")
CLOSES_AND_ENDS: Final = Message("the market closes for the era, and your action ends")
OR_A_PORT: Final = Message("Or to a port that is not used yet")
NO_PORT: Final = Message("none", "unflipped ports that are connected")
PORTS: Final = Plural("{count} port", "{count} ports")
CERTAIN: Final = Message("a connected, unflipped port would sell for certain")
CERTAIN_AT: Final = Message("sold for certain at {places}")
IF_SOLD: Final = Message("At the end of the era, if sold")
RANGE: Final = Message("{least}…{most}", "what a number may become")
FLAG_ODDS: Final = Message("{count} of {total}: sold", "odds of a sale, on the map")
FLAG_SHORT: Final = Message("{count} of {total}", "odds of a sale, on the map, brief")
SOLD: Final = Message("Sold: {tile}, {place}", "cotton mill")
PORT_AWAY: Final = Plural("{owner}, {count} link away", "{owner}, {count} links away")
PORT_HERE: Final = Message("{owner}, in the same place", "port")
BOTH_FLIP: Final = Plural("both flip: +{count} space", "both flip: +{count} spaces")
FOR_BOTH: Final = Message("{own} for you, {other} for {name}", "gains of a sale to a port")
ANY_BUILT_PORT: Final = Message("by any built port", "distant market")
SOLD_AT_LEAST: Final = Message("{count} of {total}: {gain} or more", "odds of a sale")
SOLD_FOR: Final = Message("{count} of {total}: {gain}", "odds of a sale")
CLOSING: Final = Message("{count} of {total}: not sold, it closes", "odds of a sale")
BUYERS: Final = Message("to {buyers}", "a mill that can be sold")
