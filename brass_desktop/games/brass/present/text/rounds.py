"""Words of eras and rounds on a timeline, and of what is measured over them."""

from types import MappingProxyType
from typing import Final

from brass_desktop.i18n.message import Message

ERAS: Final = MappingProxyType(
    {"canal": Message("Canal era", "timeline"), "rail": Message("Rail era", "timeline")}
)
ROUNDS: Final = MappingProxyType(
    {"canal": Message("Canal era, round {round}"), "rail": Message("Rail era, round {round}")}
)
VP: Final = Message("VP", "chart")
INCOME: Final = Message("Income", "chart")
MONEY: Final = Message("Money", "chart")
TILES: Final = Message("tiles on the board", "column of a table")
LINKS: Final = Message("links on the board", "column of a table")
NO_CARDS: Final = Message("no card", "empty hand")
