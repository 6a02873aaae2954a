"""The ranking with what decided it: points, then the income marker's space, then money."""

from itertools import pairwise
from typing import Final, Literal

from brass_desktop.core.types import Result, Seat, Standing
from brass_desktop.games.brass.engine.game import BrassSession
from brass_desktop.games.brass.engine.ruleset import Ruleset
from brass_desktop.games.brass.engine.scoring import rank
from brass_desktop.games.brass.present.result.scores import Scores
from brass_desktop.games.brass.present.text import names
from brass_desktop.games.brass.present.text import result as text
from brass_desktop.games.brass.present.text.names import pounds
from brass_desktop.games.brass.present.trade import is_over_sea
from brass_desktop.games.brass.present.viewmodel.board import EraName
from brass_desktop.present.character import Character
from brass_desktop.present.result import Criterion, Part, Place
from brass_desktop.present.text import result as words
from brass_desktop.present.text.numbers import signed

PartName = Literal[
    "canal_links", "canal_industries", "rail_links", "rail_industries", "merchant", "extra", "money"
]
_TINTS: Final[dict[PartName, str]] = {
    "canal_links": "blue",
    "canal_industries": "pale_blue",
    "rail_links": "brown",
    "rail_industries": "pale_brown",
    "merchant": "gold",
    "extra": "green",
    "money": "gold",
}
"""The parts of a bar in their order, each with its colour."""


def _part_names(rules: Ruleset) -> list[PartName]:
    """Leave out what a game of the family cannot score."""
    unknown = {"merchant", "extra"} if is_over_sea(rules) else {"money"}
    return [name for name in _TINTS if name not in unknown]


def build_parts(rules: Ruleset) -> tuple[Part, ...]:
    """Name the sources that a bar tells apart."""
    return tuple(Part(text.PARTS[name](), _TINTS[name]) for name in _part_names(rules))


def build_ranking(session: BrassSession, scores: dict[Seat, Scores]) -> tuple[Place, ...]:
    """Rank all seats, best first."""
    result = rank(session.state)
    return tuple(_place(session, scores[s.seat], s, result) for s in result.standings)


def tie_notes(session: BrassSession) -> tuple[str, ...]:
    """Say in words what decided between seats with equal points."""
    result = rank(session.state)
    return tuple(
        _tie_note(session, better, worse, result.criteria)
        for better, worse in pairwise(result.standings)
        if better.score[0] == worse.score[0]
    )


def _tie_note(
    session: BrassSession, better: Standing, worse: Standing, criteria: tuple[str, ...]
) -> str:
    """Name the first comparison that told two seats apart."""
    level = session.state.rules.income_level
    names = (session.players[standing.seat].name for standing in (better, worse))
    pair = dict(zip(("first", "second"), names, strict=True))
    compared = zip(criteria, better.score, worse.score, strict=True)
    match next(((name, more, less) for name, more, less in compared if more != less), None):
        case "income", more, less if level[more] != level[less]:
            return text.BY_LEVEL(**pair, more=signed(level[more]), less=signed(level[less]))
        case "income", more, less:
            return text.BY_SPACE(**pair, level=signed(level[more]), more=more, less=less)
        case "money", more, less:
            return text.BY_MONEY(**pair, more=more, less=less)
        case "order", _, _:
            return text.BY_ORDER(**pair)
        case _:
            return words.SHARED(**pair)


def _place(session: BrassSession, scores: Scores, standing: Standing, result: Result) -> Place:
    player = session.players[standing.seat]
    character = Character(player.character)
    points, space, money = standing.score[:3]
    return Place(
        seat=standing.seat,
        rank=standing.rank,
        owner=player.colour,
        name=player.name,
        character=player.character,
        character_names=character.names,
        initials=character.initials,
        points=tuple(_part(scores, part) for part in _part_names(session.state.rules)),
        total=scores.total,
        criteria=_criteria(session, standing, result),
        line=text.RANKED(
            rank=standing.rank, name=player.name, points=points, space=space, money=money
        ),
    )


def _criteria(session: BrassSession, standing: Standing, result: Result) -> tuple[Criterion, ...]:
    """Tell money and income; the marker's space only where equal levels hide that it decided."""
    _, space, money = standing.score[:3]
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
        case "money":
            return scores.both("money")


def _industries(scores: Scores, era: EraName) -> int:
    return sum(scores.of(era, industry) for industry in names.INDUSTRIES)
