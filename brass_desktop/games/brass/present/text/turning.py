"""Words of the turning points: the end of a round, and the change of era."""

from typing import Final

from brass_desktop.i18n.message import Message, Plural

ROUND_OVER: Final = Message("Round {round} begins")
ROUND_LESSON: Final = Message("Whoever spent least goes first, and everybody is paid their income.")
ORDER: Final = Message("Turn order")
INCOME: Final = Message("Income")
PLACE: Final = Message("{place}. {name}", "place in the turn order")
SPENT: Final = Message("spent £{money}")
EARNS: Final = Message("+£{money}", "income of a round")
PAYS: Final = Message("−£{money}", "income of a round")
NO_INCOME: Final = Message("£0", "income of a round")

RAILS: Final = Message("The age of the railway begins")
RAIL_LESSON: Final = Message("The canal era is scored. Half of the game lies ahead.")
LEAVES: Final = Message("Leaves the board")
STAYS: Final = Message("Stays")
NEW: Final = Message("Is new")
CANALS_GO: Final = Plural("{count} canal link", "{count} canal links")
TILES_GO: Final = Plural("{count} tile of level I", "{count} tiles of level I")
DISCARDS_GO: Final = Message("all discards, shuffled into a new deck")
TILES_STAY: Final = Plural(
    "{count} tile of level II or higher", "{count} tiles of level II or higher"
)
MARKETS_STAY: Final = Message("the markets with their cubes")
MONEY_STAYS: Final = Message("money, income and points")
MATS_STAY: Final = Message("the tiles on your mats")
RAILS_COME: Final = Message("railways: £{money} and one coal each, two at once with a beer")
HAND_COMES: Final = Message("a new hand of {cards} cards")
BARRELS_COME: Final = Message("a barrel beside every merchant")
LEVELS_COME: Final = Message("most tiles of level I can no longer be built")
TOWNS_COME: Final = Message("several of your tiles may stand in one town")
DRY_RAILS_COME: Final = Message("railways: £{money} and one coal each, two at once for £{both}")
DEMAND_COMES: Final = Message("the distant market open again, demand at its highest")
LEVELS_END: Final = Message("tiles of level I can no longer be built")
LOANS_END: Final = Message("no more loans once the deck is empty")
