"""The draft of a game about to begin, which people fill in on the new game screen."""

import random
from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass, field, replace
from typing import Final

from brass_desktop.core.table import PERSON, Hints, NewGame, SeatChoice
from brass_desktop.core.visible import named
from brass_desktop.games.shelf import GameInfo

LONGEST_NAME: Final = 24
SEED_LIMIT: Final = 10_000_000


def random_seed() -> int:
    """Draw a seed that is short enough to be read aloud."""
    return random.randrange(SEED_LIMIT)


@dataclass(slots=True)
class NewGameDraft:
    """The choices of the new game screen; every change keeps the seats distinct.

    `names` are proposed to the seats in order; everything else that can be chosen is the game's. A
    colour or character that is taken changes places with the one given up.
    """

    info: GameInfo
    names: Sequence[str]
    draw_seed: Callable[[], int] = random_seed
    game: NewGame = field(default=NewGame("", ()))
    _switches: dict[str, tuple[str, ...]] = field(default_factory=dict)
    """By game: the options it was left with when another was chosen."""

    def __post_init__(self) -> None:
        self.game = replace(self.game, game=self.info.id)
        if not self.game.seats:
            self.game = replace(self.game, seed=self.draw_seed())
            for _ in range(max(self.info.players)):
                self.add_seat()

    @property
    def may_remove(self) -> bool:
        """Tell whether a seat can leave."""
        return len(self.game.seats) > min(self.info.players)

    @property
    def unnamed(self) -> tuple[int, ...]:
        """Seats without a name, or with one that nobody could read."""
        return tuple(i for i, seat in enumerate(self.game.seats) if not named(seat.name))

    @property
    def namesakes(self) -> tuple[int, ...]:
        """Seats whose name another seat has already, whatever the letters' case."""
        seen: set[str] = set()
        doubled = []
        for index, seat in enumerate(self.game.seats):
            name = named(seat.name).casefold()
            if name and name in seen:
                doubled.append(index)
            seen.add(name)
        return tuple(doubled)

    @property
    def ready(self) -> bool:
        """Tell whether the game can start."""
        return not self.unnamed and not self.namesakes

    def finished(self) -> NewGame:
        """Give the record with names as they are seen; call it only when `ready`."""
        seats = tuple(replace(seat, name=named(seat.name)) for seat in self.game.seats)
        curtain = self.game.curtain and self.info.hidden_hands
        return replace(self.game, seats=seats, curtain=curtain)

    @property
    def usual_level(self) -> str:
        """The level a bot has until another is chosen."""
        return self.info.levels[len(self.info.levels) // 2 - 1]

    def add_seat(self) -> None:
        """Seat somebody with the first free name, colour and character.

        The first is a person, the others are bots where there are any: whoever is alone can begin.
        """
        kind = self.usual_level if self.game.seats and self.info.levels else PERSON
        taken = self.game.seats
        name = _first_free(self.names, [seat.name for seat in taken])
        colour = _first_free(self.info.colours, [seat.colour for seat in taken])
        character = _first_free(self.info.characters, [seat.character for seat in taken])
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
        offered = self.info.characters
        others = {seat.character for i, seat in enumerate(self.game.seats) if i != index}
        place = offered.index(self.game.seats[index].character)
        for _ in offered:
            place = (place + step) % len(offered)
            if offered[place] not in others:
                break
        seat = replace(self.game.seats[index], character=offered[place])
        self._set_seat(index, seat)

    def set_kind(self, index: int, kind: str) -> None:
        """Let a person or a bot of some level play a seat."""
        self._set_seat(index, replace(self.game.seats[index], kind=kind))

    def set_hints(self, index: int, hints: Hints) -> None:
        """Choose how often a person gets hints."""
        self._set_seat(index, replace(self.game.seats[index], hints=hints))

    def set_option(self, name: str, on: bool) -> None:
        """Turn one of the game's switches on or off."""
        chosen = {*self.game.options, name} if on else {*self.game.options} - {name}
        self.game = replace(self.game, options=self._known(chosen))

    def new_seed(self) -> None:
        """Draw another shuffle."""
        self.game = replace(self.game, seed=self.draw_seed())

    def type_seed(self, text: str) -> None:
        """Read a seed from what was typed; anything but digits is passed over."""
        digits = "".join(letter for letter in text if letter in "0123456789")
        self.game = replace(self.game, seed=int(digits or "0") % SEED_LIMIT)

    def same_as(self, last: NewGame) -> None:
        """Take everything from an earlier game but its shuffle and what there is no longer."""
        self._take(replace(last, seed=self.draw_seed()))

    def turn_to(self, info: GameInfo) -> None:
        """Choose another game for the same people, as far as it has places and colours for them."""
        self._switches[self.info.id] = self.game.options
        self.info = info
        self._take(replace(self.game, options=self._switches.get(info.id, ())))

    def _take(self, wanted: NewGame) -> None:
        """Take over a table, mended where the game does not have what it names."""
        seats = wanted.seats[: max(self.info.players)]
        colours = distinct([seat.colour for seat in seats], self.info.colours)
        characters = distinct([seat.character for seat in seats], self.info.characters)
        options = self._known(wanted.options)
        self.game = replace(wanted, game=self.info.id, seats=(), options=options)
        for seat, colour, character in zip(seats, colours, characters, strict=True):
            taken = [other.name for other in (*seats, *self.game.seats)]
            name = named(seat.name)[:LONGEST_NAME] or _first_free(self.names, taken)
            kind = seat.kind if seat.kind in self.info.levels else PERSON
            kept = SeatChoice(name, colour, character, kind, seat.hints)
            self.game = replace(self.game, seats=(*self.game.seats, kept))
        while len(self.game.seats) < min(self.info.players):
            self.add_seat()

    def _known(self, options: Collection[str]) -> tuple[str, ...]:
        return tuple(name for name in self.info.options if name in options)

    def _set_seat(self, index: int, seat: SeatChoice) -> None:
        seats = list(self.game.seats)
        seats[index] = seat
        self.game = replace(self.game, seats=tuple(seats))


def _first_free(offered: Sequence[str], taken: Sequence[str]) -> str:
    return next((item for item in offered if item not in taken), offered[0])


def distinct(wanted: Sequence[str], offered: Sequence[str]) -> list[str]:
    """Keep what is offered and not yet taken; give the others the first that is free."""
    kept = [
        name if name in offered and name not in wanted[:n] else "" for n, name in enumerate(wanted)
    ]
    free = [name for name in offered if name not in kept]
    return [name or free.pop(0) for name in kept]
