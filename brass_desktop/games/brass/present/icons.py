"""The pictures that stand for things of the family, by the names of their drawings."""

from types import MappingProxyType
from typing import Final

INDUSTRY_ICONS: Final = MappingProxyType(
    {
        "cotton_mill": "cotton-flower",
        "manufacturer": "wooden-crate",
        "pottery": "painted-pottery",
        "coal_mine": "mine-wagon",
        "iron_works": "anvil",
        "brewery": "beer-stein",
        "port": "anchor",
        "shipyard": "shipyard",
    }
)
LINK_ICONS: Final = MappingProxyType({"canal": "narrowboat", "rail": "steam-locomotive"})
"""A link of an era, and the era itself."""


def back_of(game: str) -> str:
    """Name the picture on the backs of a game's cards."""
    return f"{game}.card.back"
