"""How far Undo and Redo reach at a table, and who has to agree to it.

Both lead to a decision of a person: a bot that was left to decide would only act once more, over
whatever was to be changed.
"""

from dataclasses import dataclass

from brass_desktop.core.session import AnySession
from brass_desktop.core.types import Seat
from brass_desktop.present.game_words import GameWords
from brass_desktop.present.opponents import is_bot
from brass_desktop.present.text import take_back as text

MOST_TOLD = 5
"""How many actions are told before the others are counted."""


@dataclass(frozen=True, slots=True)
class WayBack:
    """Everything after the first `kept` actions is taken back, once `asks` have agreed."""

    kept: int
    asker: Seat
    asks: tuple[Seat, ...]


def way_back(session: AnySession, before: int) -> WayBack | None:
    """Find the last decision of a person among the first `before` actions of the log.

    None when there is none, when the table does not go back that far or when nobody decides now.
    """
    asker = session.actor
    kept = next((n for n in range(before - 1, -1, -1) if _is_for_person(session, n)), None)
    if asker is None or kept is None or not session.can_undo_to(kept):
        return None
    people = (Seat(n) for n in range(len(session.players)) if not is_bot(session, Seat(n)))
    others = tuple(seat for seat in people if seat != asker)
    return WayBack(kept, asker, others if session.crosses_fence(kept) else ())


def undo_way(session: AnySession) -> WayBack | None:
    """Find where Undo leads; None when it would do nothing."""
    return way_back(session, len(session.log))


def redo_way(session: AnySession) -> int | None:
    """Tell how many actions there are after Redo; None when it would do nothing.

    It begins with an action of the seat that decides, so nobody else is asked.
    """
    if not session.can_redo:
        return None
    now, last = len(session.log), len(session.log) + session.undone
    return next((n for n in range(now + 1, last) if _is_for_person(session, n)), last)


def _is_for_person(session: AnySession, count: int) -> bool:
    """Tell whether a person decides after the first `count` actions."""
    seat = session.game.actor(session.at(count))
    return seat is not None and not is_bot(session, seat)


def told(words: GameWords, session: AnySession, way: WayBack) -> list[str]:
    """Tell what would be taken back, in the order in which it was done.

    An end of a turn is told only where nothing came after it.
    """
    rows = words.rows(session, way.asker, way.kept)
    by_entry = {row.entry: row.sentence for row in rows}
    last = len(session.log) - 1
    name = session.players[session.log[last].seat].name
    by_entry.setdefault(last, text.END_OF_TURN(name=name))
    sentences = [by_entry[entry] for entry in sorted(by_entry)]
    left_out = len(sentences) - MOST_TOLD
    if left_out <= 0:
        return sentences
    return [text.EARLIER(left_out), *sentences[left_out:]]


def question(words: GameWords, session: AnySession, way: WayBack) -> tuple[str, ...]:
    """Put the question to the others: who asks, what for, and who decides anew."""
    naming = [player.name for player in session.players]
    anew = session.game.actor(session.at(way.kept))
    assert anew is not None, "a way back leads to a decision"
    return (
        text.ASKS(name=naming[way.asker]),
        *told(words, session, way),
        text.THEN(name=naming[anew]),
        text.AGREE(names=", ".join(naming[seat] for seat in way.asks)),
    )
