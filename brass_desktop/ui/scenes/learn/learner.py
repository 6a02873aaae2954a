"""Whose progress is shown: the person who played last, or the first name that is proposed."""

from brass_desktop.core.table import PERSON
from brass_desktop.present.text import new_game
from brass_desktop.services.settings import Settings


def learner(settings: Settings) -> str:
    """Name the person who learns at this computer."""
    last = settings.last_games.get(settings.last_played)
    seats = last.seats if last is not None else ()
    people = (seat.name for seat in seats if seat.kind == PERSON and seat.name)
    return next(people, str(new_game.NAMES[0]()))


def is_first_start(settings: Settings) -> bool:
    """Tell whether nobody has begun a game here yet."""
    return not settings.last_played
