"""Words of the scoring ceremony at the end of an era."""

from types import MappingProxyType
from typing import Final

from brass_desktop.i18n.message import Message

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
        "tile_again": Message("Level II+ again"),
        "money": Message("Money"),
        "income": Message("Income"),
        "lost": Message("Lost"),
    }
)
"""What is counted, by the cause of the points."""
BEFORE: Final = Message("Before", "points")
LINK: Final = MappingProxyType(
    {
        "canal": Message("{name}: canal {line}"),
        "rail": Message("{name}: rail {line}"),
    }
)
TILE: Final = Message("{name}: {tile} at {place}")
MONEY: Final = Message("{name}: £{money} in hand")
INCOME: Final = Message("{name}: income {level}")
POINTS: Final = Message("+{points} VP")
NO_POINTS: Final = Message("0 VP")
POINTS_LOST: Final = Message("−{points} VP")
PROGRESS: Final = Message("{number} of {count}")
ALL_COUNTED: Final = Message("All points are counted.")
FASTER: Final = Message("Faster")
TO_END: Final = Message("To the end")
CONTINUE: Final = Message("Continue")
