"""A game about to begin: the record the table takes, and the draft people fill in."""

import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from typing import Final, Literal

BoardSide = Literal["day", "night", "clock"]
TakeBack = Literal["turn", "agreement", "never"]
Confirm = Literal["action", "turn"]
Hints = Literal["none", "request", "always"]
TurnOrder = Literal["lot", "seated"]
GameLength = Literal["full", "introductory"]

PERSON: Final = "person"
FEWEST_SEATS: Final = 2
MOST_SEATS: Final = 4
LONGEST_NAME: Final = 24
SEED_LIMIT: Final = 10_000_000


@dataclass(frozen=True, slots=True)
class SeatChoice:
    """Who sits in one chair; `kind` is `person` or the id of a bot level."""

    name: str
    colour: str
    character: str
    kind: str = PERSON
    hints: Hints = "request"


@dataclass(frozen=True, slots=True)
class NewGame:
    """Everything the table needs to begin, seats in seat order."""

    seats: tuple[SeatChoice, ...]
    order: TurnOrder = "lot"
    board: BoardSide = "clock"
    length: GameLength = "full"
    seed: int = 0
    curtain: bool = True
    take_back: TakeBack = "turn"
    confirm: Confirm = "action"
    bot_reasons: bool = False


def random_seed() -> int:
    """Draw a seed that is short enough to be read aloud."""
    return random.randrange(SEED_LIMIT)


@dataclass(slots=True)
class NewGameDraft:
    """The choices of the new game screen; every change keeps the seats distinct.

    `names`, `colours` and `characters` are what the box offers, in order; `levels` are the bot
    levels that exist. A colour or character that is taken changes places with the one given up.
    """

    names: Sequence[str]
    colours: Sequence[str]
    characters: Sequence[str]
    levels: Sequence[str] = ()
    draw_seed: Callable[[], int] = random_seed
    game: NewGame = field(default=NewGame(()))

    def __post_init__(self) -> None:
        if not self.game.seats:
            self.game = replace(self.game, seed=self.draw_seed())
            for _ in range(MOST_SEATS):
                self.add_seat()

    @property
    def may_add(self) -> bool:
        """Tell whether a chair is free."""
        return len(self.game.seats) < MOST_SEATS

    @property
    def may_remove(self) -> bool:
        """Tell whether a seat can leave."""
        return len(self.game.seats) > FEWEST_SEATS

    @property
    def unnamed(self) -> tuple[int, ...]:
        """Seats without a name."""
        return tuple(i for i, seat in enumerate(self.game.seats) if not seat.name.strip())

    @property
    def namesakes(self) -> tuple[int, ...]:
        """Seats whose name another seat has already, whatever the letters' case."""
        seen: set[str] = set()
        doubled = []
        for index, seat in enumerate(self.game.seats):
            name = seat.name.strip().casefold()
            if name and name in seen:
                doubled.append(index)
            seen.add(name)
        return tuple(doubled)

    @property
    def ready(self) -> bool:
        """Tell whether the game can start."""
        return not self.unnamed and not self.namesakes

    def finished(self) -> NewGame:
        """Give the record with trimmed names; call it only when `ready`."""
        seats = tuple(replace(seat, name=seat.name.strip()) for seat in self.game.seats)
        return replace(self.game, seats=seats)

    @property
    def usual_level(self) -> str:
        """The level a bot has until another is chosen."""
        return self.levels[len(self.levels) // 2 - 1]

    def add_seat(self) -> None:
        """Seat somebody with the first free name, colour and character.

        The first is a person, the others are bots where there are any: whoever is alone can begin.
        """
        kind = self.usual_level if self.game.seats and self.levels else PERSON
        taken = self.game.seats
        name = _first_free(self.names, [seat.name for seat in taken])
        colour = _first_free(self.colours, [seat.colour for seat in taken])
        character = _first_free(self.characters, [seat.character for seat in taken])
        self.game = replace(self.game, seats=(*taken, SeatChoice(name, colour, character, kind)))

    def remove_seat(self, index: int) -> None:
        """Let a seat leave; those behind it move up."""
        seats = self.game.seats
        self.game = replace(self.game, seats=seats[:index] + seats[index + 1 :])

    def rename(self, index: int, name: str) -> None:
        """Change a seat's name, as it is being typed."""
        self._set_seat(index, replace(self.game.seats[index], name=name[:LONGEST_NAME]))

    def choose_colour(self, index: int, colour: str) -> None:
        """Give a seat a colour; its holder takes the one given up."""
        mine = self.game.seats[index].colour
        for other, seat in enumerate(self.game.seats):
            if seat.colour == colour:
                self._set_seat(other, replace(seat, colour=mine))
        self._set_seat(index, replace(self.game.seats[index], colour=colour))

    def choose_character(self, index: int, character: str) -> None:
        """Give a seat a character; its holder takes the one given up."""
        mine = self.game.seats[index].character
        for other, seat in enumerate(self.game.seats):
            if seat.character == character:
                self._set_seat(other, replace(seat, character=mine))
        self._set_seat(index, replace(self.game.seats[index], character=character))

    def next_character(self, index: int, step: int) -> None:
        """Turn to the next character forwards (1) or backwards (-1) that nobody has."""
        others = {seat.character for i, seat in enumerate(self.game.seats) if i != index}
        place = self.characters.index(self.game.seats[index].character)
        for _ in self.characters:
            place = (place + step) % len(self.characters)
            if self.characters[place] not in others:
                break
        seat = replace(self.game.seats[index], character=self.characters[place])
        self._set_seat(index, seat)

    def set_kind(self, index: int, kind: str) -> None:
        """Let a person or a bot of some level play a seat."""
        self._set_seat(index, replace(self.game.seats[index], kind=kind))

    def set_hints(self, index: int, hints: Hints) -> None:
        """Choose how often a person gets hints."""
        self._set_seat(index, replace(self.game.seats[index], hints=hints))

    def new_seed(self) -> None:
        """Draw another shuffle."""
        self.game = replace(self.game, seed=self.draw_seed())

    def type_seed(self, text: str) -> None:
        """Read a seed from what was typed; anything but digits is passed over."""
        digits = "".join(letter for letter in text if letter in "0123456789")
        self.game = replace(self.game, seed=int(digits or "0") % SEED_LIMIT)

    def same_as(self, last: NewGame) -> None:
        """Take everything from an earlier game but its shuffle."""
        known = {*self.levels, PERSON}
        seats = tuple(
            seat if seat.kind in known else replace(seat, kind=PERSON) for seat in last.seats
        )
        self.game = replace(last, seats=seats, seed=self.draw_seed())

    def _set_seat(self, index: int, seat: SeatChoice) -> None:
        seats = list(self.game.seats)
        seats[index] = seat
        self.game = replace(self.game, seats=tuple(seats))


def _first_free(offered: Sequence[str], taken: Sequence[str]) -> str:
    return next((item for item in offered if item not in taken), offered[0])
