"""What a merchant gives to whoever drinks its barrel: in words, and among the events."""

from collections.abc import Iterator, Sequence

from brass_desktop.games.brass.engine import events as ev
from brass_desktop.games.brass.engine.events import Event
from brass_desktop.games.brass.engine.ids import MerchantId
from brass_desktop.games.brass.engine.ruleset import Ruleset
from brass_desktop.games.brass.present.text import bonuses as text

_EVENTS = {
    "money": ev.MoneyReceived,
    "victory_points": ev.PointsGained,
    "income_spaces": ev.IncomeMoved,
    "develop": ev.TileDeveloped,
}


def bonus_words(rules: Ruleset, merchant: MerchantId) -> str:
    """Say in a word or two what a barrel brings."""
    amount = rules.board.bonus_amount[merchant]
    match rules.board.bonus_kind[merchant]:
        case "money":
            return text.MONEY(money=amount)
        case "victory_points":
            return text.POINTS(points=amount)
        case "income_spaces":
            return text.INCOME(amount)
        case _:
            return text.DEVELOPMENT()


def bonuses(rules: Ruleset, events: Sequence[Event]) -> Iterator[tuple[MerchantId, Event | None]]:
    """Yield each merchant whose barrel was drunk with its bonus, the event that follows at once.

    There is none where nothing could be given: no tile to develop, no space beyond the last.
    """
    for at, event in enumerate(events):
        if isinstance(event, ev.MerchantBeerTaken):
            given = events[at + 1] if at + 1 < len(events) else None
            kind = _EVENTS[rules.board.bonus_kind[event.merchant]]
            yield event.merchant, given if isinstance(given, kind) else None
