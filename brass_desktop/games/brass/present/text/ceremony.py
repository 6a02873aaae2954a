"""Words of the scoring ceremony at the end of an era."""

from types import MappingProxyType
from typing import Final

from brass_desktop.i18n.message import Message, Plural

TITLES: Final = MappingProxyType(
    {
        "canal": Message("End of the canal era"),
        "rail": Message("End of the rail era"),
    }
)
PARTS: Final = MappingProxyType(
    {
        "link": Message("Links"),
        "tile": Message("Industries"),
        "tile_again": Message("II+ again", "tiles of level II and higher score twice"),
        "money": Message("Money"),
        "income": Message("Income"),
        "lost": Message("Lost"),
    }
)
"""What is counted, by the cause of the points."""
BEFORE: Final = Message("Before", "points")
ROUTES: Final = MappingProxyType(
    {
        "canal": Plural("{name}: {count} canal link", "{name}: {count} canal links"),
        "rail": Plural("{name}: {count} rail link", "{name}: {count} rail links"),
    }
)
"""What one player has built between towns."""
EXTRAS: Final = Message("Introductory extras")
MONEY_LEFT: Final = Message("What is left of the money")
GAINED: Final = Message("+{points}", "points")
LOST: Final = Message("−{points}", "points")
PROGRESS: Final = Message("{number} of {count}")
ALL_COUNTED: Final = Message("All points are counted.")
FASTER: Final = Message("Faster")
TO_END: Final = Message("To the end")
AGAIN: Final = Message("Count again")
CONTINUE: Final = Message("Continue")
