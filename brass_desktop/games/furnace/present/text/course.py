"""Words of phases on a timeline, and of what is measured over a game."""

from types import MappingProxyType
from typing import Final

from brass_desktop.i18n.message import Message

STAGES: Final = MappingProxyType(
    {"auction": Message("Auction", "timeline"), "production": Message("Production", "timeline")}
)
MONEY: Final = Message("Money", "chart")
CARDS: Final = Message("cards", "column of a table")
UPGRADED: Final = Message("upgraded cards", "column of a table")
COAL: Final = Message("coal", "column of a table")
IRON: Final = Message("iron", "column of a table")
OIL: Final = Message("oil", "column of a table")
TOKENS: Final = Message("upgrade tokens", "column of a table")
