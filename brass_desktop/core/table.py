"""What a table agrees on before a game is dealt; the settings keep it for the next time."""

from dataclasses import dataclass
from typing import Final, Literal

BoardSide = Literal["day", "night", "clock"]
TakingBack = Literal["turn", "agreement", "never"]
Confirm = Literal["action", "turn"]
Hints = Literal["none", "request", "always"]

PERSON: Final = "person"


@dataclass(frozen=True, slots=True)
class SeatChoice:
    """Who sits in one chair; `kind` is `person` or the id of a bot level.

    A name, colour or character that is empty is for the draft to choose.
    """

    name: str = ""
    colour: str = ""
    character: str = ""
    kind: str = PERSON
    hints: Hints = "request"


@dataclass(frozen=True, slots=True)
class NewGame:
    """Everything the table needs to begin, seats in seat order."""

    game: str
    """Its id on the shelf."""
    seats: tuple[SeatChoice, ...]
    options: tuple[str, ...] = ()
    """The game's own switches that are on."""
    board: BoardSide = "clock"
    seed: int = 0
    curtain: bool = True
    take_back: TakingBack = "turn"
    confirm: Confirm = "action"
    bot_reasons: bool = False
