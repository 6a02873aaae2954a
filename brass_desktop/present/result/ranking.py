"""The ranking with what decided it: points, then the income marker's space, then money."""

from dataclasses import dataclass
from itertools import pairwise
from typing import Literal

from brass_desktop.core.types import Seat, Standing
from brass_desktop.games.brass.game import BrassSession
from brass_desktop.games.brass.scoring import rank
from brass_desktop.present.box import open_box
from brass_desktop.present.result.scores import Scores
from brass_desktop.present.text import names
from brass_desktop.present.text import result as text
from brass_desktop.present.viewmodel.board import EraName

Part = Literal[
    "canal_links", "canal_industries", "rail_links", "rail_industries", "merchant", "extra"
]
PARTS: tuple[Part, ...] = (
    "canal_links",
    "canal_industries",
    "rail_links",
    "rail_industries",
    "merchant",
    "extra",
)
Decider = Literal["income", "money"]


@dataclass(frozen=True, slots=True)
class RankView:
    """One place of the ranking; `ringed` names the tie-break that decided it, if one did."""

    seat: Seat
    rank: int
    owner: str
    name: str
    character: str
    character_names: tuple[str, ...]
    """In full and ever shorter."""
    initials: str
    parts: tuple[tuple[Part, int], ...]
    total: int
    money: str
    income: str
    space: str
    """The marker's space in words where equal levels hide it, else empty."""
    ringed: frozenset[Decider]


def build_ranking(session: BrassSession, scores: dict[Seat, Scores]) -> tuple[RankView, ...]:
    """Rank all seats, best first."""
    standings = rank(session.state).standings
    return tuple(_place(session, scores, standing, standings) for standing in standings)


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
            more, less = names.signed(level[space]), names.signed(level[worse.score[1]])
            notes.append(text.BY_LEVEL(**pair, more=more, less=less))
        elif space != worse.score[1]:
            same = names.signed(level[space])
            notes.append(text.BY_SPACE(**pair, level=same, more=space, less=worse.score[1]))
        elif money != worse.score[2]:
            notes.append(text.BY_MONEY(**pair, more=money, less=worse.score[2]))
        else:
            notes.append(text.SHARED(**pair))
    return tuple(notes)


def _place(
    session: BrassSession,
    scores: dict[Seat, Scores],
    standing: Standing,
    standings: tuple[Standing, ...],
) -> RankView:
    seat, state = standing.seat, session.state
    player = session.players[seat]
    character = open_box().character(player.character)
    tied = [other for other in standings if other.score[0] == standing.score[0]]
    ringed = _deciders(standing, tied)
    levels = {state.rules.income_level[other.score[1]] for other in tied}
    hidden = "income" in ringed and len(levels) < len(tied)
    return RankView(
        seat=seat,
        rank=standing.rank,
        owner=player.colour,
        name=player.name,
        character=player.character,
        character_names=character.names,
        initials=character.initials,
        parts=tuple((part, _part(scores[seat], part)) for part in PARTS),
        total=scores[seat].total,
        money=names.pounds(state.money[seat]),
        income=names.signed(state.income_level(seat)),
        space=text.SPACE(space=state.income[seat]) if hidden else "",
        ringed=ringed,
    )


def _deciders(standing: Standing, tied: list[Standing]) -> frozenset[Decider]:
    """Name the comparisons that told this seat apart from one with equal points."""
    found: set[Decider] = set()
    for other in tied:
        if other.score[1] != standing.score[1]:
            found.add("income")
        elif other.score[2] != standing.score[2]:
            found.add("money")
    return frozenset(found)


def _part(scores: Scores, part: Part) -> int:
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
