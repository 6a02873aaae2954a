"""When a game was saved and begun, as people say it."""

from datetime import datetime

from brass_desktop.i18n.message import Message
from brass_desktop.present.text import load as words


def date_text(moment: float, now: datetime) -> str:
    """Give a date as people say it: today and yesterday with the time, else the day."""
    try:
        then = datetime.fromtimestamp(moment, now.tzinfo)
    except (ValueError, OverflowError, OSError):
        return ""
    return _day(then, now, words.TODAY, words.YESTERDAY) or _date(then)


def begun_text(created: str, now: datetime) -> str:
    """Say when a game was begun, as its file has it; nothing if that is no date."""
    begun = _moment(created, now)
    if begun is None:
        return ""
    said = _day(begun, now, words.BEGUN_TODAY, words.BEGUN_YESTERDAY)
    return said or words.BEGUN(date=_date(begun))


def _day(then: datetime, now: datetime, today: Message, yesterday: Message) -> str:
    message = {0: today, 1: yesterday}.get((now.date() - then.date()).days)
    return message(time=f"{then:%H:%M}") if message else ""


def _date(then: datetime) -> str:
    return words.DATE(day=then.day, month=words.MONTHS[then.month - 1](), year=then.year)


def _moment(text: str, now: datetime) -> datetime | None:
    """Read a date as the clock on this wall has it; some lie before or behind all calendars."""
    try:
        return datetime.fromisoformat(text).astimezone(now.tzinfo)
    except (ValueError, OverflowError, OSError):
        return None
