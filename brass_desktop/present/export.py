"""A game told outside the program: as text to read, and as a table of standings by round."""

import csv
import io
from collections.abc import Iterator
from itertools import pairwise

from brass_desktop.core.session import AnySession
from brass_desktop.core.types import Seat
from brass_desktop.present.course import Mark
from brass_desktop.present.game_words import GameWords
from brass_desktop.present.text import export as text


def rounds_of(words: GameWords, session: AnySession) -> Iterator[tuple[Mark, int]]:
    """Give every round with the number of actions played by its end, or by now."""
    marks, last = words.marks(session), len(session.log)
    for mark, following in pairwise(marks):
        yield mark, following.count
    if marks[-1].count < last or not last:
        yield marks[-1], last


def as_csv(words: GameWords, session: AnySession, title: str) -> str:
    """Write one line per round and seat with everything that is measured, as it was by then.

    A table has columns and no heading, so the title stays out.
    """
    out = io.StringIO()
    writer = csv.writer(out, lineterminator="\n")
    measures = words.measures()
    columns = (text.STAGE(), text.ROUND(), text.PLAYER())
    writer.writerow([*columns, *(measure.label for measure in measures)])
    for mark, count in rounds_of(words, session):
        state = session.at(count)
        for seat, player in enumerate(session.players):
            values = (measure.value(state, Seat(seat)) for measure in measures)
            writer.writerow([mark.stage.id, mark.round, _harmless(player.name), *values])
    return out.getvalue()


def as_text(words: GameWords, session: AnySession, title: str) -> str:
    """Tell the whole game, an action a paragraph, with the final ranking."""
    seats = [
        text.SEAT(number=seat, name=player.name)
        for seat, player in enumerate(session.players, start=1)
    ]
    story = [title, "=" * len(title), "", *seats, "", *told_lines(words, session), ""]
    ranking = list(ranked_lines(words, session)) or [text.UNFINISHED()]
    return "\n".join([*story, *ranking]) + "\n"


def told_lines(words: GameWords, session: AnySession) -> Iterator[str]:
    """Tell every entry of the log with its number, details indented below."""
    for at in range(len(session.log)):
        for entry in words.tell(session, at):
            yield f"{entry.number:4}  {entry.sentence}"
            if entry.detail:
                yield f"      {entry.detail}"


def ranked_lines(words: GameWords, session: AnySession) -> Iterator[str]:
    """Give a line to every place of a game that is over; none before."""
    if session.actor is None:
        yield from (place.line for place in words.result(session).ranking)


def _harmless(name: str) -> str:
    """Keep spreadsheets from reading a name as a formula."""
    return f"'{name}" if name[:1] in ("=", "+", "-", "@") else name
