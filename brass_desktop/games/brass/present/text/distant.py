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
STACK_SHORT: Final = Message("stack {count}", "tiles of the distant market, short")
LAST_SHORT: Final = Message("last", "tile of the distant market turned last, short")
THIS_ERA: Final = Message("this era", "how long the distant market is closed, short")
TIMES: Final = Message("{count}×", "tiles of one value still to come")
