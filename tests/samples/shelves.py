"""Shelves with more games than there are: copies of the first under other names."""

from dataclasses import replace
from types import MappingProxyType

from brass_desktop.games.shelf import SHELF, GameInfo
from brass_desktop.i18n.message import Message
from brass_desktop.present.box import OptionWords, TableKeys, box_of

FIRST = SHELF[0]
TWIN_BOX = replace(
    box_of(FIRST),
    name=Message("Lancashire"),
    description=Message("Cotton, ports and the first mills"),
    minutes=75,
    emblem="cotton-flower",
)
OPEN_BOX = replace(
    box_of(FIRST),
    name=Message("Furnace"),
    description=Message("Auctions, engines and hot iron"),
    minutes=40,
    emblem="anvil",
    options=MappingProxyType(
        {
            "short": OptionWords(
                Message("Rounds"),
                Message("Four"),
                Message("Three, short game"),
                Message("A game of three rounds"),
                None,
                Message("Short game"),
            ),
            "capitalists": OptionWords(
                Message("Capitalists"),
                Message("Without, for first games"),
                Message("Dealt at random"),
                Message("Everybody gets one"),
            ),
            "chain": OptionWords(
                Message("Order of cards in production"),
                Message("Free"),
                Message("Fixed chain"),
                Message("Cards keep their place"),
            ),
        }
    ),
    table=Message("The works"),
    start=Message("Light the furnace"),
    keys=TableKeys(actions=((("1", "4"), Message("the four discs")),)),
)


def _copy(game_id: str, box: str, letter: str) -> GameInfo:
    return replace(FIRST, id=game_id, clause=letter, box=f"{__name__}:{box}")


TWIN = _copy("twin", "TWIN_BOX", "L")
"""A game of the same family."""
OPEN = replace(
    _copy("open", "OPEN_BOX", "F"),
    options=("short", "capitalists", "chain"),
    players=(2, 3),
    hidden_hands=False,
    levels=("foreman", "magnate"),
)
"""A game of another kind: everything lies open, at most three play, it has three options."""
THREE = (FIRST, TWIN, OPEN)
