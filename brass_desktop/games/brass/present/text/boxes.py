"""What is printed on every box of the family."""

from types import MappingProxyType
from typing import Final

from brass_desktop.i18n.message import Message
from brass_desktop.present.box import OptionWords, StageWords, TableKeys

SEATED_ORDER: Final = OptionWords(
    Message("Starting order"),
    Message("Random"),
    Message("As seated"),
    Message("Seat one takes the first turn, and so on clockwise."),
    off_note=Message("Chance decides who takes the first turn."),
)
STAGES: Final = MappingProxyType(
    {
        "canal": StageWords(
            Message("Canal era, round {round} of {rounds}"), Message("canal era, round {round}")
        ),
        "rail": StageWords(
            Message("Rail era, round {round} of {rounds}"), Message("rail era, round {round}")
        ),
    }
)
SCORE: Final = Message("{points} VP")
TABLE: Final = Message("The table")
START: Final = Message("Start the game")


def table_keys(reach: Message) -> TableKeys:
    """List the keys of a table; what its overlay of reach shows differs by game."""
    return TableKeys(
        actions=((("1", "7"), Message("the seven actions", "key list")),),
        views=(
            (("N",), Message("own network", "key list")),
            (("C",), reach),
            (("V",), Message("score now", "key list")),
            (("K",), Message("cards left", "key list")),
            (("E",), Message("era end", "key list")),
            (("T",), Message("threats", "key list")),
            (("M",), Message("own mat", "key list")),
            (("L",), Message("chronicle", "key list")),
            (("F",), Message("fit the map", "key list")),
        ),
        nearing=((("+", "−"), Message("zoom in, out", "key list")),),
        leafing=((("PgUp", "PgDn"), Message("mats of the others", "key list")),),
        mouse=(
            (Message("Wheel"), Message("zoom, or scroll a list", "mouse list")),
            (Message("Drag"), Message("move the map", "mouse list")),
        ),
    )
