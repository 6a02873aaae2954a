"""The kinds of works: they colour the band of a card's name and tint its picture."""

from collections.abc import Mapping
from typing import Final

START_UP: Final = "yard"
"""The kind of every start-up card."""
_CARDS: Final[Mapping[str, str]] = {
    "colliery": (
        "company_01 company_02 company_03 company_04 company_05 company_06 company_07 "
        "company_08 company_09"
    ),
    "ironworks": "company_10 company_11 company_12 company_13 company_14 company_15 company_16",
    "coalyard": "company_17 company_18 company_19 company_20",
    "retorts": "company_21 company_22 company_23",
    "derricks": "company_24 company_25",
    "machines": "company_26 company_27 company_28",
    "nailery": "company_29",
    "sinkers": "company_30 company_31",
    "tanks": "company_32 company_33 company_34",
    "office": "company_35 company_36",
    START_UP: "start_1 start_2 start_3 start_4 start_5",
}

KIND_OF: Final[Mapping[str, str]] = {
    card: kind for kind, cards in _CARDS.items() for card in cards.split()
}
"""By the id of a card."""
