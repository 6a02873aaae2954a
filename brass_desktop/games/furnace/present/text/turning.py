"""Words of the turning points: a round that begins, a seat that produces."""

from typing import Final

from brass_desktop.i18n.message import Message

ROUND: Final = Message("Round {round} of {rounds}")
LAST_ROUND: Final = Message("The last round")
ROUND_LESSON: Final = Message("A new row is dealt; the first-player marker goes left.")
STANDING: Final = Message("Money")
PRODUCTIONS: Final = Message("Earned in this production")
EARNED: Final = Message("+{money}", "money earned")
FIRST: Final = Message("{name}: first player")
PRODUCES: Final = Message("{name}: production", "a band over the table")
