"""What the box of a game offers at setup: colours, characters and the table's numbers."""

import json
from dataclasses import dataclass
from functools import cache
from importlib.resources import files

from brass_desktop.i18n.wording import Wording
from brass_desktop.present.text import names


@dataclass(frozen=True, slots=True)
class Character:
    """An industrialist whose cameo a seat may carry."""

    id: str

    @property
    def name(self) -> str:
        """The name in full, in the language in use."""
        return names.CHARACTERS[self.id]()

    @property
    def short_name(self) -> str:
        """The name with all but the first and last part as initials, for narrow places."""
        first, *middle, last = self.name.split()
        return f"{first[0]}. {' '.join(f'{m[0]}.' for m in middle)} {last}" if middle else self.name

    @property
    def names(self) -> tuple[str, ...]:
        """The name in full and ever shorter, for the widest that fits."""
        first, *_, last = self.name.split()
        return self.name, self.short_name, f"{first[0]}. {last}"

    @property
    def initials(self) -> str:
        """First letters, for the plate under the cameo; of two names where it is narrow."""
        letters = "".join(part[0] for part in self.name.split())
        return Wording.of((letters, letters[0] + letters[-1]))


@dataclass(frozen=True, slots=True)
class TableFacts:
    """The numbers of a game for some seats."""

    cards: int
    rounds: int
    merchants: int
    money: int


@dataclass(frozen=True, slots=True)
class Box:
    """The parts of a definition that the new game screen shows."""

    colours: tuple[str, ...]
    characters: tuple[Character, ...]
    facts: dict[int, TableFacts]

    def character(self, character_id: str) -> Character:
        """Find a character by id."""
        return next(found for found in self.characters if found.id == character_id)


@cache
def open_box() -> Box:
    """Read the definition of Brass: Birmingham."""
    file = files("brass_desktop.games.brass.birmingham") / "definition.json"
    definition = json.loads(file.read_text(encoding="utf-8"))
    setup = definition["setup"]
    facts = {
        seats: TableFacts(
            cards=setup["deck_size"][str(seats)],
            rounds=setup["rounds_per_era"][str(seats)],
            merchants=sum(t["min_players"] <= seats for t in definition["merchant_tiles"]),
            money=setup["starting_money"],
        )
        for seats in definition["meta"]["players"]
    }
    return Box(
        tuple(colour["id"] for colour in definition["player_colors"]),
        tuple(Character(who["id"]) for who in definition["characters"]),
        facts,
    )
