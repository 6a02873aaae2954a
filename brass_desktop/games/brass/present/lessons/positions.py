"""Positions and checks of lessons: facts in JSON, in the words of `engine.position`."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Final

from brass_desktop.core.types import Seat
from brass_desktop.games.brass.engine.ids import NOTHING
from brass_desktop.games.brass.engine.position import FamilyPosition
from brass_desktop.games.brass.engine.state import BrassState
from brass_desktop.present.learn.lesson import LessonFacts

Say = Callable[[Any, Any], object]


def _by_colour(name: str) -> Say:
    return lambda position, facts: getattr(position, name)(**facts)


_ORDER: Final[Mapping[str, Say]] = {
    "era": lambda position, era: position.era(era),
    "round": lambda position, number: position.round(number),
    "order": lambda position, colours: position.order(*colours),
    "turn": lambda position, turn: position.turn(turn["seat"], actions=turn["actions"]),
    "money": _by_colour("money"),
    "spent": _by_colour("spent"),
    "income": _by_colour("income"),
    "level": _by_colour("level"),
    "vp": _by_colour("vp"),
    "market": _by_colour("market"),
    "deck": lambda position, cards: position.deck(cards),
    "hand": lambda position, hands: [position.hand(who, *hands[who]) for who in hands],
    "tiles": lambda position, tiles: [_with_tile(position, *tile) for tile in tiles],
    "links": lambda position, links: [position.links(who, *links[who]) for who in links],
    "available": lambda position, mats: [position.available(who, *mats[who]) for who in mats],
    "used_up": lambda position, mats: [position.used_up(who, *mats[who]) for who in mats],
    "merchants": lambda position, spaces: [
        position.merchant(space, said[0], beer="beer" in said) for space, said in spaces.items()
    ],
    "distant": lambda position, said: position.distant(*said["moves"], demand=said["demand"]),
}
"""By word: how it is said of a position; in this order, the era before what lies on the board."""


def _with_tile(
    position: FamilyPosition, slot: str, owner: str, tile: str, state: int | str = ""
) -> FamilyPosition:
    """Lay a tile: flipped, with so many cubes, or as it comes."""
    if state == "flipped":
        return position.flipped(slot, owner, tile)
    return position.tile(slot, owner, tile, cubes=state if isinstance(state, int) else None)


def describe(position: FamilyPosition, facts: LessonFacts) -> BrassState:
    """Lay out what a lesson says, or raise `ValueError` for what cannot be."""
    unknown = sorted(set(facts) - set(_ORDER))
    if unknown:
        raise ValueError(f"a position knows no {unknown[0]!r}")
    for word, say in _ORDER.items():
        if word in facts:
            say(position, facts[word])
    return position.state()


Owned = Mapping[str, Sequence[str]]
"""By colour: what it has, by ids."""
Sees = Callable[[BrassState, Sequence[str], Any], bool]


def _by_seat(values: Callable[[BrassState], Sequence[int]]) -> Sees:
    return lambda state, colours, wanted: all(
        values(state)[colours.index(colour)] == value for colour, value in wanted.items()
    )


def _has_tiles(
    state: BrassState, colours: Sequence[str], tiles: Iterable[tuple[str, str, int | str]]
) -> bool:
    return all(_has_tile(state, *tile) for tile in tiles)


def _has_tile(state: BrassState, slot: str, tile: str, cubes: int | str) -> bool:
    """Tell whether a tile lies in a slot, flipped or with so many cubes."""
    at = state.rules.board.slots.index(slot)
    if state.slot_tile[at] == NOTHING or state.rules.tiles.ids[state.slot_tile[at]] != tile:
        return False
    flipped = bool(state.slot_flipped[at])
    return flipped if cubes == "flipped" else not flipped and state.slot_cubes[at] == cubes


def _has_links(
    state: BrassState, colours: Sequence[str], links: Mapping[str, Sequence[str]]
) -> bool:
    board = state.rules.board
    return all(
        state.link_owner[board.links.index(line)] == colours.index(colour)
        for colour, lines in links.items()
        for line in lines
    )


def _has_on_mat(
    state: BrassState, colours: Sequence[str], mats: Mapping[str, Sequence[str]]
) -> bool:
    """Tell whether these are the next tiles of their stacks."""
    tiles = state.rules.tiles
    return all(
        state.available(Seat(colours.index(colour)), tiles.industry[tiles.ids.index(name)])
        == tiles.ids.index(name)
        for colour, names in mats.items()
        for name in names
    )


_CHECKS: Final[Mapping[str, Sees]] = {
    "money": _by_seat(lambda state: state.money),
    "income": _by_seat(lambda state: state.income),
    "vp": _by_seat(lambda state: state.vp),
    "hands": _by_seat(lambda state: [len(hand) for hand in state.hands]),
    "tiles": _has_tiles,
    "links": _has_links,
    "available": _has_on_mat,
    "coal_market": lambda state, colours, cubes: bool(state.coal == cubes),
    "iron_market": lambda state, colours, cubes: bool(state.iron == cubes),
    "order": lambda state, colours, wanted: [colours[seat] for seat in state.order] == wanted,
    "actor": lambda state, colours, wanted: bool(colours[state.actor] == wanted),
    "round": lambda state, colours, number: bool(state.round == number),
}


def holds(state: BrassState, colours: Sequence[str], facts: LessonFacts) -> bool:
    """Tell whether facts are true of a position, or raise `KeyError` for an unknown word."""
    return all(_CHECKS[word](state, colours, wanted) for word, wanted in facts.items())
