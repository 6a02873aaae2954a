"""Which icon stands for what at this table; the names are those of the shared set."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

GAME: Final = "furnace"
BID: Final = "gavel"
COMPENSATION: Final = "ticket"
OUT_OF_GAME: Final = "card-discard"
DECK: Final = "card-draw"
RIVALS: Final = "spyglass"
PLANNER: Final = "abacus"
BEST_ORDER: Final = "light-bulb"
RUN: Final = "play-button"
RUN_ALL: Final = "fast-forward-button"
REPEAT: Final = "cycle"
CHAIN: Final = "linked-rings"
LOCKED: Final = "padlock"
FIRST_PLAYER: Final = "hammer-drop"
MONEY: Final = "anvil"
DIE: Final = "rolling-dices"
EARNED: Final = "receive-money"
DONE: Final = "check-mark"
LEDGER: Final = "quill-ink"
RULES: Final = "open-book"
PINNED: Final = "pin"
CARD_WON: Final = "factory"
GAME_OVER: Final = "laurels"
CAPITALISTS: Final[Mapping[str, str]] = MappingProxyType(
    {
        "repeat_card": REPEAT,
        "compensation_plus_one": COMPENSATION,
        "unrestricted_bids": BID,
        "extra_disc": "two-coins",
        "iron_for_upgrade": "metal-bar",
    }
)
"""What is struck on the medal of each capitalist, by its id."""
