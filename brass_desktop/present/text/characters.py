"""Names of the people whose cameos the seats carry; games choose among them."""

from types import MappingProxyType
from typing import Final

from brass_desktop.i18n.message import Message

CHARACTERS: Final = MappingProxyType(
    {
        "richard_arkwright": Message("Richard Arkwright", "character"),
        "eleanor_coade": Message("Eleanor Coade", "character"),
        "eliza_tinsley": Message("Eliza Tinsley", "character"),
        "isambard_kingdom_brunel": Message("Isambard Kingdom Brunel", "character"),
        "robert_owen": Message("Robert Owen", "character"),
        "george_stephenson": Message("George Stephenson", "character"),
        "henry_bessemer": Message("Henry Bessemer", "character"),
        "james_watt": Message("James Watt", "character"),
    }
)
