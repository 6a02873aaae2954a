"""Words of the credits screen."""

from types import MappingProxyType
from typing import Final
from urllib.parse import urlsplit

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
_OWN: Final = MappingProxyType(
    {
        OURSELVES.text: OURSELVES,
        "painted by the painting package of this project": Message("painted for this game"),
        "synthesised by the painting package of this project": Message("made for this game"),
    }
)
"""What the manifest of assets says of our own work, and how players read it."""
_CUT: Final = ", cut to one white path"
_LARGE_HOUSES: Final = frozenset({"github.com", "gitlab.com", "sourceforge.net"})
LICENCES: Final = Message("Licence texts")
THANKS: Final = Message("Thanks to everyone whose free work this table stands on.")
NO_ART: Final = Message("No pictures came with this copy.")


def said(fact: str) -> str:
    """Say what the manifest of assets says for players: of an address whose it is."""
    # In brackets stands by which package it came, which is the manifest's own matter.
    fact = fact.removesuffix(_CUT).partition(" (")[0]
    if fact in _OWN:
        return _OWN[fact]()
    address = urlsplit(fact)
    house, whose = address.netloc.removeprefix("www."), address.path.strip("/")
    # Many live in the same large house; there it matters whose door it is.
    return f"{house}/{whose}" if house in _LARGE_HOUSES else house or fact
