"""Words of the arena's report: what each of its numbers is called."""

from types import MappingProxyType
from typing import Final

from brass_desktop.i18n.message import Message
from brass_desktop.present.text.actions import ACTIONS
from brass_desktop.present.text.names import ERAS, INDUSTRIES

_NUMBERS: Final = MappingProxyType(
    {
        "players": Message("players", "arena"),
        "seats": Message("seats", "arena"),
        "games": Message("games", "arena"),
        "deals": Message("deals", "arena"),
        "mean_seat": Message("mean VP of all seats", "arena"),
        "mean_winner": Message("mean VP of winners", "arena"),
        "seat": Message("mean VP of all seats", "arena"),
        "winner": Message("mean VP of winners", "arena"),
        "entrants": Message("entrants", "arena"),
        "duels": Message("duels", "arena"),
        "seconds": Message("seconds", "arena"),
        "processor_seconds": Message("processor, s", "arena"),
        "calibration_loop_seconds": Message("calibration loop, s", "arena"),
        "calibration": Message("calibration", "arena"),
        "parameters": Message("parameters", "arena"),
        "points": Message("VP", "arena"),
        "spread": Message("spread", "arena"),
        "lowest": Message("lowest", "arena"),
        "lowest_tenth": Message("lowest tenth", "arena"),
        "wins": Message("wins", "arena"),
        "seconds_median": Message("seconds, median", "arena"),
        "seconds_95": Message("seconds, 95 %", "arena"),
        "seconds_most": Message("seconds, most", "arena"),
        "nodes": Message("nodes", "arena"),
        "overran": Message("time overrun", "arena"),
    }
)
_COUNTS: Final = MappingProxyType(
    {
        "all": Message("all seats", "arena"),
        "winners": Message("winners", "arena"),
        "end": Message("end of the game", "arena"),
        "level": Message("income level", "arena"),
        "money": Message("money", "arena"),
        "action": Message("action", "arena"),
        "built": Message("built", "arena"),
        "developed": Message("tiles developed", "arena"),
        "flipped_twice": Message("flipped, score twice", "arena"),
        "unflipped": Message("tiles not flipped", "arena"),
        "links": Message("links", "arena"),
        "link": Message("links", "arena"),
        "tile": Message("tiles", "arena"),
        "tile_again": Message("tiles of level II+ again", "arena"),
        "merchant": Message("merchants", "arena"),
        "income": Message("income", "arena"),
        "lost": Message("lost", "arena"),
        "double_rail": Message("double rail", "arena"),
        "give_up_tiles": Message("tiles given up", "arena"),
    }
)
"""What the calibration counts besides actions and industries, by the parts of its names."""
_ACTIONS: Final = MappingProxyType({kind: word for kind, (word, _) in ACTIONS.items()})
_KNOWN: Final = (_NUMBERS, _COUNTS, ERAS, _ACTIONS, INDUSTRIES)
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
        "level": Message("{word} is no level; there are {levels}"),
        "value": Message("{word} is not a number"),
        "number": Message("{word} is no number of a level"),
    }
)
"""By what is wrong with an entrant: the sentence about it."""


def label(name: str) -> str:
    """Say a name of the report in words; what the report does not name itself stays as it is."""
    group, _, part = name.partition(".")
    word = next((known[group]() for known in _KNOWN if group in known), None)
    if word is None:
        return name
    return _JOINED(group=word, part=label(part)) if part else word
