"""What a click on something lit would mean, while an action is in the making."""

from types import MappingProxyType
from typing import Final

from brass_desktop.i18n.message import Message

CHOSEN: Final = Message("Chosen; a click puts it back.")
BUILDS: Final = Message("Click to build here: {tiles}.")
PLACE: Final = Message("Click to choose this place.")
LINE: Final = Message("Click to choose this line.")
SELLS: Final = Message("Click to sell it.")
GIVES_UP: Final = Message("Click to give it up.")
LAYS: Final = MappingProxyType(
    {
        "canal": Message("Click to lay a canal here."),
        "rail": Message("Click to lay a railway here."),
    }
)
TAKES: Final = MappingProxyType(
    {
        "coal": Message("Click to take the coal from here."),
        "iron": Message("Click to take the iron from here."),
        "beer": Message("Click to take the beer from here."),
    }
)
TO_PORT: Final = Message("Click to sell to this port.")
TO_DISTANT: Final = Message("Click to sell to the distant market.")
TO_MERCHANT: Final = Message("Click to sell to this merchant.")
PAYS: Final = Message("Click to pay with this card.")
EXCHANGES: Final = Message("Click to exchange this card.")
TILE: Final = MappingProxyType(
    {
        "build": Message("Click to build this tile."),
        "develop": Message("Click to develop this tile."),
        "bonus": Message("Click to develop this tile for free."),
    }
)
INSTEAD: Final = Message("Click to choose this instead.")
