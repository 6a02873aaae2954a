"""Words of the credits screen."""

from types import MappingProxyType
from typing import Final

from brass_desktop.i18n.message import Message

TITLE: Final = Message("Credits", "screen title")
PROGRAM: Final = Message("The program")
PROGRAM_LINE: Final = Message(
    "Brass Desktop {version} is made by its contributors and free under the MIT licence."
)
GAME: Final = Message("The board game")
GAME_LINES: Final = (
    Message(
        "Brass: Birmingham was designed by Gavan Brown, Matt Tolman and Martin Wallace "
        "and is published by Roxley Games."
    ),
    Message(
        "The game, its name and its artwork belong to their owners. This program is an "
        "independent table, not made or endorsed by the publisher, and contains none of that "
        "artwork: every picture here was painted for it."
    ),
)
KINDS: Final = MappingProxyType(
    {
        "pictures": Message("Pictures"),
        "icons": Message("Icons"),
        "fonts": Message("Type"),
        "libraries": Message("Libraries"),
        "sounds": Message("Sounds"),
    }
)
BY: Final = Message("{author} · {licence}")
NAMED: Final = Message("{list} ({source})")
OURSELVES: Final = Message("Brass Desktop contributors")
_OWN: Final = (
    OURSELVES,
    Message("painted by the painting package of this project"),
    Message("synthesised by the painting package of this project"),
)
_CUT: Final = Message("{source}, cut to one white path")
LICENCES: Final = Message("Licence texts")
THANKS: Final = Message("Thanks to everyone whose free work this table stands on.")
NO_ART: Final = Message("No pictures came with this copy.")


def said(fact: str) -> str:
    """Translate what the manifest of assets says of our own work; names and addresses stay."""
    how = _CUT.text.removeprefix("{source}")
    if fact.endswith(how):
        return _CUT(source=fact.removesuffix(how))
    return next((own() for own in _OWN if own.text == fact), fact)
