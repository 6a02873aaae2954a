"""The ranking with what decided it: points, then the income marker's space, then money."""

from itertools import pairwise
from typing import Final, Literal

from brass_desktop.core.types import Result, Seat, Standing
from brass_desktop.games.brass.engine.game import BrassSession
from brass_desktop.games.brass.engine.scoring import rank
from brass_desktop.games.brass.present.result.scores import Scores
from brass_desktop.games.brass.present.text import names
from brass_desktop.games.brass.present.text import result as text
from brass_desktop.games.brass.present.text.names import pounds
from brass_desktop.games.brass.present.viewmodel.board import EraName
from brass_desktop.present.character import Character
from brass_desktop.present.result import Criterion, Part, Place
from brass_desktop.present.text import result as words
from brass_desktop.present.text.numbers import signed

PartName = Literal[
    "canal_links", "canal_industries", "rail_links", "rail_industries", "merchant", "extra"
]
_TINTS: Final[dict[PartName, str]] = {
    "canal_links": "blue",
    "canal_industries": "pale_blue",
    "rail_links": "brown",
    "rail_industries": "pale_brown",
    "merchant": "gold",
    "extra": "green",
}
"""The parts of a bar in their order, each with its colour."""


def build_parts() -> tuple[Part, ...]:
    """Name the sources that a bar tells apart."""
    return tuple(Part(text.PARTS[name](), tint) for name, tint in _TINTS.items())


def build_ranking(session: BrassSession, scores: dict[Seat, Scores]) -> tuple[Place, ...]:
    """Rank all seats, best first."""
    result = rank(session.state)
    return tuple(_place(session, scores[s.seat], s, result) for s in result.standings)


def tie_notes(session: BrassSession) -> tuple[str, ...]:
    """Say in words what decided between seats with equal points."""
    standings = rank(session.state).standings
    level = session.state.rules.income_level
    notes = []
    for better, worse in pairwise(standings):
        points, space, money = better.score
        if worse.score[0] != points:
            continue
        pair = {
            "first": session.players[better.seat].name,
            "second": session.players[worse.seat].name,
        }
        if level[space] != level[worse.score[1]]:
            more, less = signed(level[space]), signed(level[worse.score[1]])
            notes.append(text.BY_LEVEL(**pair, more=more, less=less))
        elif space != worse.score[1]:
            same = signed(level[space])
            notes.append(text.BY_SPACE(**pair, level=same, more=space, less=worse.score[1]))
        elif money != worse.score[2]:
            notes.append(text.BY_MONEY(**pair, more=money, less=worse.score[2]))
        else:
            notes.append(words.SHARED(**pair))
    return tuple(notes)


def _place(session: BrassSession, scores: Scores, standing: Standing, result: Result) -> Place:
    player = session.players[standing.seat]
    character = Character(player.character)
    points, space, money = standing.score
    return Place(
        seat=standing.seat,
        rank=standing.rank,
        owner=player.colour,
        name=player.name,
        character=player.character,
        character_names=character.names,
        initials=character.initials,
        points=tuple(_part(scores, part) for part in _TINTS),
        total=scores.total,
        criteria=_criteria(session, standing, result),
        line=text.RANKED(
            rank=standing.rank, name=player.name, points=points, space=space, money=money
        ),
    )


def _criteria(session: BrassSession, standing: Standing, result: Result) -> tuple[Criterion, ...]:
    """Tell money and income; the marker's space only where equal levels hide that it decided."""
    _, space, money = standing.score
    level = session.state.rules.income_level
    tied = [other for other in result.standings if other.score[0] == standing.score[0]]
    decided = _deciders(standing, tied, result.criteria)
    hidden = "income" in decided and len({level[other.score[1]] for other in tied}) < len(tied)
    note = text.SPACE(space=space) if hidden else ""
    income = signed(level[space])
    return (
        Criterion("money", "coin", pounds(money), decided="money" in decided),
        Criterion("income", "brass.mark.income", income, note, decided="income" in decided),
    )


def _deciders(standing: Standing, tied: list[Standing], criteria: tuple[str, ...]) -> set[str]:
    """Name the comparisons that told this seat apart from one with equal points."""
    found: set[str] = set()
    for other in tied:
        pairs = zip(criteria, standing.score, other.score, strict=True)
        first = next((name for name, own, others in pairs if own != others), None)
        if first is not None:
            found.add(first)
    return found


def _part(scores: Scores, part: PartName) -> int:
    match part:
        case "canal_links":
            return scores.of("canal", "links")
        case "rail_links":
            return scores.of("rail", "links")
        case "canal_industries":
            return _industries(scores, "canal")
        case "rail_industries":
            return _industries(scores, "rail")
        case "merchant":
            return scores.both("merchant")
        case "extra":
            return sum(scores.both(source) for source in ("again", "money", "income"))


def _industries(scores: Scores, era: EraName) -> int:
    return sum(scores.of(era, industry) for industry in names.INDUSTRIES)
