"""A game told outside the program: as text to read, and as a table of standings by round."""

import csv
import io
from collections.abc import Iterator
from dataclasses import dataclass

from brass_desktop.games.brass.events import RoundStarted
from brass_desktop.games.brass.game import BrassSession
from brass_desktop.games.brass.ids import ERA_NAMES
from brass_desktop.games.brass.state import BrassState
from brass_desktop.present.chronicle import tell
from brass_desktop.present.naming import Naming
from brass_desktop.present.text import chronicle as text
from brass_desktop.present.text import export as words


@dataclass(frozen=True, slots=True)
class RoundEnd:
    """The table when a round is over, or as it stands in the round being played."""

    era: str
    round: int
    count: int
    """How many actions had been played by then."""
    state: BrassState


def rounds_of(session: BrassSession) -> Iterator[RoundEnd]:
    """Give the end of every round, and the present position unless it is one."""
    era, number = session.at(0).era, session.at(0).round
    counted = 0
    for count, entry in enumerate(session.log, start=1):
        state = session.at(count)
        if any(isinstance(event, RoundStarted) for event in entry.events):
            yield RoundEnd(ERA_NAMES[era], number, count, state)
            era, number, counted = state.era, state.round, count
    if counted < len(session.log) or not session.log:
        yield RoundEnd(ERA_NAMES[era], number, len(session.log), session.state)


def as_csv(session: BrassSession, title: str) -> str:
    """Write one line per round and seat: points, money, income and links by then."""
    del title  # a table has columns and no heading
    out = io.StringIO()
    writer = csv.writer(out, lineterminator="\n")
    writer.writerow([word() for word in words.COLUMNS])
    for end in rounds_of(session):
        for seat, player in enumerate(session.players):
            state = end.state
            tiles = sum(owner == seat for owner in state.slot_owner)
            links = sum(owner == seat for owner in state.link_owner)
            level = state.rules.income_level[state.income[seat]]
            facts = (state.vp[seat], state.money[seat], level, tiles, links)
            writer.writerow([end.era, end.round, _harmless(player.name), *facts])
    return out.getvalue()


def as_text(session: BrassSession, title: str) -> str:
    """Tell the whole game, an action a paragraph, with the final ranking."""
    naming = Naming(session.state.rules, [player.name for player in session.players])
    lines = [title, "=" * len(title), ""]
    for seat, player in enumerate(session.players, start=1):
        lines.append(words.SEAT(number=seat, name=player.name))
    lines.append("")
    for number, entry in enumerate(session.log, start=1):
        for line in tell(naming, session.at(number - 1), entry):
            lines.append(f"{number:4}  {line.sentence}")
            if line.detail:
                lines.append(f"      {line.detail}")
    return "\n".join([*lines, "", *_ranking(session)]) + "\n"


def _ranking(session: BrassSession) -> Iterator[str]:
    result = session.game.result(session.state)
    if result is None:
        yield words.UNFINISHED()
        return
    for standing in result.standings:
        points, space, money = standing.score
        name = session.players[standing.seat].name
        yield text.RANKED(rank=standing.rank, name=name, points=points, space=space, money=money)


def _harmless(name: str) -> str:
    """Keep spreadsheets from reading a name as a formula."""
    return f"'{name}" if name[:1] in ("=", "+", "-", "@") else name
