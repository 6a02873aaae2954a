"""The ranking with what decided it: money, then cards, then resources (F-5.2)."""

from collections.abc import Mapping
from itertools import pairwise
from typing import Final

from brass_desktop.core.types import Result, Standing
from brass_desktop.games.furnace.engine.game import FurnaceSession
from brass_desktop.games.furnace.engine.scoring import rank
from brass_desktop.games.furnace.present.result.tally import SOURCES, SeatTally
from brass_desktop.games.furnace.present.text import result as text
from brass_desktop.i18n.wording import in_lengths
from brass_desktop.present.character import Character
from brass_desktop.present.result import Criterion, Part, Place
from brass_desktop.present.text import result as words

_TINTS: Final[Mapping[str, str]] = {
    "coal": "charcoal",
    "iron": "rust",
    "oil": "steel_blue",
    "upgrade": "deep_green",
    "mixed": "bronze",
}
"""By source of money, in the order of a bar."""
_ICONS: Final = {"cards": "factory", "resources": "wooden-crate"}
_TOLD: Final = {"cards": text.CARDS, "resources": text.RESOURCES}


def build_parts() -> tuple[Part, ...]:
    """Name the sources that a bar tells apart."""
    return tuple(Part(text.PARTS[source](), _TINTS[source]) for source in SOURCES)


def build_ranking(session: FurnaceSession, tallies: list[SeatTally]) -> tuple[Place, ...]:
    """Rank all seats, best first."""
    result = rank(session.state)
    return tuple(_place(session, tallies[s.seat], s, result) for s in result.standings)


def tie_notes(session: FurnaceSession) -> tuple[str, ...]:
    """Say in words what decided between seats with equal money."""
    result = rank(session.state)
    return tuple(
        _tie_note(session, better, worse, result.criteria)
        for better, worse in pairwise(result.standings)
        if better.score[0] == worse.score[0]
    )


def _tie_note(
    session: FurnaceSession, better: Standing, worse: Standing, criteria: tuple[str, ...]
) -> str:
    """Name the first comparison that told two seats apart."""
    pair = {
        "first": session.players[better.seat].name,
        "second": session.players[worse.seat].name,
    }
    compared = zip(criteria, better.score, worse.score, strict=True)
    match next(((name, more, less) for name, more, less in compared if more != less), None):
        case "cards", more, less:
            return text.BY_CARDS(**pair, more=more, less=less)
        case "resources", more, less:
            return text.BY_RESOURCES(**pair, more=more, less=less)
        case _:
            return words.SHARED(**pair)


def _place(session: FurnaceSession, tally: SeatTally, standing: Standing, result: Result) -> Place:
    player = session.players[standing.seat]
    character = Character(player.character)
    scores = dict(zip(result.criteria, standing.score, strict=True))
    return Place(
        seat=standing.seat,
        rank=standing.rank,
        owner=player.colour,
        name=player.name,
        character=player.character,
        character_names=character.names,
        initials=character.initials,
        points=tuple(tally.sold[source] for source in SOURCES),
        total=scores["money"],
        criteria=_criteria(standing, result),
        line=text.RANKED(rank=standing.rank, name=player.name, **scores),
    )


def _criteria(standing: Standing, result: Result) -> tuple[Criterion, ...]:
    """Tell cards and resources, ringed where they told this seat apart from an equally rich one."""
    tied = [other for other in result.standings if other.score[0] == standing.score[0]]
    decided = {_decider(standing, other, result.criteria) for other in tied}
    return tuple(
        Criterion(
            name,
            _ICONS[name],
            in_lengths(_TOLD[name](score), str(score)),
            decided=name in decided,
        )
        for name, score in zip(result.criteria[1:], standing.score[1:], strict=True)
    )


def _decider(one: Standing, other: Standing, criteria: tuple[str, ...]) -> str | None:
    pairs = zip(criteria, one.score, other.score, strict=True)
    return next((name for name, own, others in pairs if own != others), None)
