"""Words of the arena's report: what each of its numbers is called."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from brass_desktop.i18n.message import Message

_NUMBERS: Final = MappingProxyType(
    {
        "players": Message("players", "arena"),
        "seats": Message("seats", "arena"),
        "games": Message("games", "arena"),
        "deals": Message("deals", "arena"),
        "mean_seat": Message("mean points of all seats", "arena"),
        "mean_winner": Message("mean points of winners", "arena"),
        "seat": Message("mean points of all seats", "arena"),
        "winner": Message("mean points of winners", "arena"),
        "entrants": Message("entrants", "arena"),
        "duels": Message("duels", "arena"),
        "seconds": Message("seconds", "arena"),
        "processor_seconds": Message("processor, s", "arena"),
        "calibration_loop_seconds": Message("calibration loop, s", "arena"),
        "calibration": Message("calibration", "arena"),
        "parameters": Message("parameters", "arena"),
        "points": Message("points", "arena"),
        "spread": Message("spread", "arena"),
        "lowest": Message("lowest", "arena"),
        "lowest_tenth": Message("lowest tenth", "arena"),
        "wins": Message("wins", "arena"),
        "seconds_median": Message("seconds, median", "arena"),
        "seconds_95": Message("seconds, 95 %", "arena"),
        "seconds_most": Message("seconds, most", "arena"),
        "nodes": Message("nodes", "arena"),
        "overran": Message("time overrun", "arena"),
        "all": Message("all seats", "arena"),
        "winners": Message("winners", "arena"),
    }
)
_JOINED: Final = Message("{group}: {part}", "arena")
RELEASE_LOOP: Final = Message("calibration loop {seconds} s, processes: {jobs}")
RELEASE_ROW: Final = Message("{row}; games: {games}, first seed: {seed}; {cost}")
RELEASE_DEMAND: Final = Message("{figure} {found} asked {asked} {verdict}", "arena")
RELEASE_COST: Final = Message("{seconds} s, processor {processor} s")
RELEASE_VERDICT: Final = Message("{verdict}; {cost}", "arena")
HOLDS: Final = MappingProxyType(
    {True: Message("holds", "a demand"), False: Message("FAILS", "a demand")}
)
EVERYTHING: Final = MappingProxyType(
    {True: Message("everything holds"), False: Message("NOT everything holds")}
)
BOUNDS: Final = MappingProxyType(
    {
        "low": Message("low", "end of an interval"),
        "mean": Message("mean", "middle of an interval"),
        "high": Message("high", "end of an interval"),
    }
)
FAULTS: Final = MappingProxyType(
    {
        "level": Message("{word} is no level; there are {possible}"),
        "number": Message("{word} is no number of a level; there are {possible}"),
        "value": Message("{word}: the value must be a number within {possible}"),
        "whole": Message("{word}: the value must be a whole number within {possible}"),
    }
)
"""By what is wrong with an entrant: the sentence about it."""
ONE_LABEL: Final = Message("{label} names two different entrants; give one a #label of its own")
TOO_MANY_SEATS: Final = Message("{count} levels are named for {players} seats")


def label(name: str, counted: Mapping[str, Message]) -> str:
    """Say a name of the report in words; what neither it nor the game names stays as it is.

    `counted` are the game's own words for the parts of a ledger's names.
    """
    group, _, part = name.partition(".")
    word = _NUMBERS.get(group) or counted.get(group)
    if word is None:
        return name
    return _JOINED(group=word(), part=label(part, counted)) if part else word()
