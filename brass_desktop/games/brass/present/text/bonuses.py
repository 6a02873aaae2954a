"""What merchants give to whoever drinks their barrel."""

from types import MappingProxyType
from typing import Final

from brass_desktop.i18n.message import Message, Plural

BONUS_OF: Final = Message("Bonus of {place}")
BONUS_IS: Final = Message("Bonus of {place}: {bonus}.")
MONEY: Final = Message("+£{money}")
POINTS: Final = Message("+{points} VP")
INCOME: Final = Plural("+{count} income space", "+{count} income spaces")
DEVELOPMENT: Final = Message("free development")
REMOVES: Final = MappingProxyType(
    {
        "preview": Message("free development: {tile} leaves your mat"),
        "chronicle": Message("{tile} leaves the mat"),
    }
)
NOTHING_TO_REMOVE: Final = Message("no tile of your mat can be developed")
