"""The list of saved games as the load screen shows it: searched, sorted and in words."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Final, Literal, Protocol, TypeVar

from brass_desktop.core.errors import SaveError
from brass_desktop.core.savefile import Head, Preview, SavedPlayer
from brass_desktop.i18n.message import Message
from brass_desktop.i18n.wording import Wording
from brass_desktop.present.box import open_box
from brass_desktop.present.text import common, table
from brass_desktop.present.text import load as words
from brass_desktop.present.text import saves as problems
from brass_desktop.present.text.names import decimal

Sort = Literal["newest", "name", "progress", "players"]
SORTS: Final[tuple[Sort, ...]] = ("newest", "name", "progress", "players")
_STAGE_RANKS: Final = {"canal": 0, "rail": 1}


class Listed(Protocol):
    """What a list needs to know of a saved game."""

    @property
    def kind(self) -> str:
        """`saved`, `autosave`, `quick` or `example`."""

    @property
    def head(self) -> Head | None:
        """What the file says first, None if that cannot be read."""

    @property
    def problem(self) -> SaveError | None:
        """Why it cannot be read."""

    @property
    def title(self) -> str:
        """The game's name."""

    @property
    def size(self) -> int:
        """Bytes."""

    @property
    def saved(self) -> float:
        """When it was saved, in seconds of the epoch."""


G = TypeVar("G", bound=Listed)


@dataclass(frozen=True, slots=True)
class SeatLine:
    """One seat of the detail plate."""

    colour: str
    name: str
    sits: str
    points: str
    money: str


def state_line(game: Listed) -> str:
    """Tell how far a game is: era, round and, where there is room, whose turn; or who won."""
    if game.head is None:
        return problem_line(game.problem)
    preview = game.head.preview
    if preview.finished:
        return _parts([words.FINISHED(), *_winner(preview)])
    stage = words.STAGES.get(preview.stage, words.OTHER_STAGE)
    told = [stage(round=preview.round, rounds=preview.rounds)]
    name = _name(preview, preview.to_play)
    if name:
        told.append(words.TO_PLAY(name=name))
    return Wording.of((_parts(told), told[0]))


def short_line(game: Listed) -> str:
    """Tell era and round for a narrow card."""
    if game.head is None:
        return problem_line(game.problem)
    preview = game.head.preview
    if preview.finished:
        return words.SHORT_FINISHED()
    stage = words.SHORT_STAGES.get(preview.stage, words.OTHER_STAGE)
    return stage(round=preview.round, rounds=preview.rounds)


def problem_line(problem: Exception | None) -> str:
    """Put an error of a file into a sentence."""
    code = problem.code if isinstance(problem, SaveError) else "unreadable"
    return problems.PROBLEMS.get(code, problems.PROBLEMS["damaged"])()


def facts_line(game: Listed, now: datetime) -> str:
    """Tell length, seats, beginning and time played."""
    if game.head is None:
        return ""
    head = game.head
    length = words.LENGTHS[head.setup.options.get("introductory", False)]()
    told = [length, words.SEATS(len(head.preview.players))]
    begun = _moment(head.created)
    if begun is not None:
        told.append(_begun(begun, now))
    minutes = int(head.elapsed) // 60
    if minutes >= 60:
        told.append(words.PLAYED_HOURS(hours=minutes // 60, minutes=f"{minutes % 60:02}"))
    elif minutes:
        told.append(words.PLAYED_MINUTES(minutes=minutes))
    return _parts(told)


def seat_lines(game: Listed) -> list[SeatLine]:
    """Describe the seats in turn order."""
    if game.head is None:
        return []
    preview = game.head.preview
    return [
        SeatLine(
            player.colour,
            player.name,
            words.SEAT(character=_character(player), sits=_sits(player)),
            words.VP(points=_at(preview.scores, seat)) if preview.scores else "",
            words.MONEY(pounds=_at(preview.money, seat)) if preview.money else "",
        )
        for seat, player in _in_order(preview)
    ]


def owners(game: Listed) -> tuple[str, ...]:
    """List the seats' colours in turn order, leaving out what is no colour."""
    if game.head is None:
        return ()
    known = open_box().colours
    seats = _in_order(game.head.preview)
    return tuple(player.colour for _, player in seats if player.colour in known)


def chip(game: Listed) -> str:
    """Give the word of the mark beside a game's name, if it has one."""
    if game.head is None:
        return words.CHIPS["damaged"]()
    if game.head.preview.finished:
        return words.CHIPS["finished"]()
    mark = words.CHIPS.get(game.kind)
    return mark() if mark is not None else ""


def date_text(moment: float, now: datetime) -> str:
    """Give a date as people say it: today and yesterday with the time, else the day."""
    try:
        then = datetime.fromtimestamp(moment, now.tzinfo)
    except (ValueError, OverflowError, OSError):
        return ""
    return _day(then, now, words.TODAY, words.YESTERDAY) or _date(then)


def size_text(size: int) -> str:
    """Give a file's size, never less than one kilobyte."""
    if size >= 1_000_000:
        return words.MEGABYTES(number=decimal(size / 1e6))
    return words.KILOBYTES(number=max(1, round(size / 1000)))


@dataclass(slots=True)
class Shelf:
    """Which games are shown and in which order."""

    query: str = ""
    sort: Sort = "newest"

    def arranged(self, games: Sequence[G], now: datetime) -> list[G]:
        """Give the games that have every word of the query, sorted."""
        wanted = self.query.casefold().split()
        found = list(games)
        if wanted:
            texts = {id(game): _search_text(game, now) for game in found}
            found = [g for g in found if all(word in texts[id(g)] for word in wanted)]
        found.sort(key=lambda game: game.saved, reverse=True)
        match self.sort:
            case "name":
                found.sort(key=lambda game: game.title.casefold())
            case "progress":
                found.sort(key=_progress, reverse=True)
            case "players":
                found.sort(key=_seats, reverse=True)
        return found


def _search_text(game: Listed, now: datetime) -> str:
    names = [p.name for p in game.head.preview.players] if game.head else []
    parts = [game.title, *names, state_line(game), chip(game), date_text(game.saved, now)]
    return " ".join(parts).casefold()


def _progress(game: Listed) -> tuple[bool, int, int, int]:
    if game.head is None:
        return False, -1, 0, 0
    preview = game.head.preview
    stage = _STAGE_RANKS.get(preview.stage, 0)
    return preview.finished, stage, preview.round, preview.actions


def _seats(game: Listed) -> int:
    return len(game.head.preview.players) if game.head else 0


def _in_order(preview: Preview) -> list[tuple[int, SavedPlayer]]:
    """Pair seats with their players in turn order; a wrong order is passed over."""
    seats = range(len(preview.players))
    order = preview.order if sorted(preview.order) == list(seats) else seats
    return [(seat, preview.players[seat]) for seat in order]


def _winner(preview: Preview) -> list[str]:
    winners = [seat for seat in preview.winners if seat < len(preview.players)]
    if not winners or len(preview.scores) != len(preview.players):
        return []
    points = preview.scores[winners[0]]
    if len(winners) > 1:
        return [words.SHARED(points=points)]
    return [words.WON(name=preview.players[winners[0]].name, points=points)]


def _name(preview: Preview, seat: int | None) -> str:
    known = seat is not None and seat < len(preview.players)
    return preview.players[seat].name if known and seat is not None else ""


def _character(player: SavedPlayer) -> str:
    found = next((c for c in open_box().characters if c.id == player.character), None)
    if found is None:
        return player.character
    return found.short_name if len(found.name) > 18 else found.name


def _sits(player: SavedPlayer) -> str:
    level = common.BOT_LEVELS.get(player.control)
    return level() if level is not None else table.SITS_PERSON()


def _at(numbers: Sequence[int], seat: int) -> int:
    return numbers[seat] if seat < len(numbers) else 0


def _parts(told: Sequence[str]) -> str:
    text = told[0]
    for part in told[1:]:
        text = words.PARTS(first=text, second=part)
    return text


def _begun(begun: datetime, now: datetime) -> str:
    said = _day(begun, now, words.BEGUN_TODAY, words.BEGUN_YESTERDAY)
    return said or words.BEGUN(date=_date(begun))


def _day(then: datetime, now: datetime, today: Message, yesterday: Message) -> str:
    days = (now.date() - then.astimezone(now.tzinfo).date()).days
    message = {0: today, 1: yesterday}.get(days)
    return message(time=f"{then.astimezone(now.tzinfo):%H:%M}") if message else ""


def _date(then: datetime) -> str:
    return words.DATE(day=then.day, month=words.MONTHS[then.month - 1](), year=then.year)


def _moment(text: str) -> datetime | None:
    try:
        moment = datetime.fromisoformat(text)
        return moment if moment.tzinfo else moment.astimezone()
    except (ValueError, OverflowError, OSError):
        return None
