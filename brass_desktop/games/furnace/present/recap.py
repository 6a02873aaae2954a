"""What happened since a player's last turn, and what it meant for that player."""

from collections.abc import Iterator
from itertools import islice
from typing import Final

from brass_desktop.core.types import Seat
from brass_desktop.games.furnace.engine import events as ev
from brass_desktop.games.furnace.engine.actions import Activate, Bid, EndProduction, Repeat
from brass_desktop.games.furnace.engine.game import FurnaceSession
from brass_desktop.games.furnace.engine.ids import COAL, IRON, OIL, STAGES, UPGRADE
from brass_desktop.games.furnace.present.chronicle import tell
from brass_desktop.games.furnace.present.course import cards_of
from brass_desktop.games.furnace.present.naming import Naming
from brass_desktop.games.furnace.present.text import recap as text
from brass_desktop.present.character import Character
from brass_desktop.present.recap import Recap, RecapRow, StandingRow
from brass_desktop.present.text import curtain as words

_CARD_BACK: Final = "furnace.card.back"
_GOODS: Final = (
    (COAL, text.COAL, "furnace.good.coal.day"),
    (IRON, text.IRON, "furnace.good.iron.day"),
    (OIL, text.OIL, "furnace.good.oil.day"),
    (UPGRADE, text.TOKENS, "furnace.good.upgrade.day"),
)
_MONEY_MARK: Final = "furnace.good.money"
_CARDS_ICON: Final = "factory"


def last_turn(session: FurnaceSession, seat: Seat) -> int | None:
    """Find the entry with which a seat last bid or ended its production; None before its first."""
    log = session.log
    for index in range(len(log) - 1, -1, -1):
        if log[index].seat == seat and isinstance(log[index].action, Bid | EndProduction):
            return index
    return None


def recap(session: FurnaceSession, seat: Seat) -> Recap:
    """Tell a seat what it has missed, from its last bid or production to now."""
    player, ended = session.players[seat], last_turn(session, seat)
    rows = tuple(_rows_since(session, ended))
    return Recap(
        owner=player.colour,
        character=player.character,
        initials=Character(player.character).initials,
        hand=0,
        card_back=_CARD_BACK,
        call=words.PASS_TO(),
        name=player.name,
        subtitle=_subtitle(session, seat),
        heading=_heading(ended, rows),
        rows=rows,
        nothing=_welcome(session, seat) if ended is None else (words.NOTHING_SINCE(),),
        standing_heading=words.STANDING() if ended is None else words.MEANT(),
        standing=tuple(_standing(session, seat, ended or 0)),
        answer=words.I_AM(name=player.name),
    )


def recap_rows(session: FurnaceSession, first: int) -> Iterator[RecapRow]:
    """Tell everything from an entry on; of a production only what it came to."""
    for index in range(first, len(session.log)):
        if not isinstance(session.log[index].action, Activate | Repeat):
            yield from _rows_of(session, index)


def _rows_since(session: FurnaceSession, ended: int | None) -> Iterator[RecapRow]:
    """Tell what came of the own last turn, the Agent's bid and the settling too, and what since."""
    if ended is None:
        yield from recap_rows(session, 0)
        return
    yield from islice(_rows_of(session, ended), 1, None)
    yield from recap_rows(session, ended + 1)


def _rows_of(session: FurnaceSession, index: int) -> Iterator[RecapRow]:
    naming = Naming(session.state.rules, [player.name for player in session.players])
    for line in tell(naming, session.log, index, session.at(index)):
        if line.icon:
            owner = None if line.seat is None else session.players[line.seat].colour
            yield RecapRow(index, owner, line.icon, line.sentence, line.detail)


def _heading(ended: int | None, rows: tuple[RecapRow, ...]) -> str:
    if ended is not None:
        return words.SINCE_TURN()
    return words.SINCE_START() if rows else words.WELCOME()


def _welcome(session: FurnaceSession, seat: Seat) -> tuple[str, ...]:
    """Greet who opens the game: whose part it is, and what to begin with."""
    life = Character(session.players[seat].character).life
    return life, text.FIRST_GOAL(), text.FIRST_STEPS()


def _subtitle(session: FurnaceSession, seat: Seat) -> str:
    state = session.state
    at = (seat - state.first) % state.players + 1
    return text.SUBTITLE[STAGES[state.phase]](
        character=Character(session.players[seat].character).name,
        round=state.round,
        rounds=state.rounds,
        place=words.PLACES[at](players=words.COUNTS[state.players]()),
    )


def _standing(session: FurnaceSession, seat: Seat, first: int) -> Iterator[StandingRow]:
    """Compare money, cards and stock, with what compensation and the auction brought."""
    before, now = session.at(first), session.state
    events = [event for entry in session.log[first:] for event in entry.events]
    yield _compared(_MONEY_MARK, text.MONEY(), before.money[seat], now.money[seat], "")
    won = sum(isinstance(event, ev.CardTaken) and event.seat == seat for event in events)
    cards = cards_of(before, seat), cards_of(now, seat)
    yield _compared(_CARDS_ICON, text.CARDS(), *cards, text.WON(won) if won else "")
    for good, label, mark in _GOODS:
        gained = sum(
            event.gained[good]
            for event in events
            if isinstance(event, ev.Compensated) and event.seat == seat
        )
        note = text.COMPENSATION(goods=f"+{gained}") if gained else ""
        yield _compared(mark, label(), before.goods[seat][good], now.goods[seat][good], note)


def _compared(icon: str, label: str, before: int, now: int, note: str) -> StandingRow:
    return StandingRow(icon, label, str(before), str(now), note, now - before)
