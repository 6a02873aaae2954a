"""The list of saved games as the load screen shows it: searched, sorted and in words."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Final, Literal, Protocol, TypeVar

from brass_desktop.core.errors import SaveError
from brass_desktop.core.savefile import Head, Preview, SavedPlayer
from brass_desktop.games import shelf
from brass_desktop.games.shelf import GameInfo
from brass_desktop.i18n.wording import Wording, wordings
from brass_desktop.present.box import Box, box_of
from brass_desktop.present.character import Character
from brass_desktop.present.dates import begun_text
from brass_desktop.present.seating import called
from brass_desktop.present.text import common
from brass_desktop.present.text import load as words
from brass_desktop.present.text import saves as problems
from brass_desktop.present.text.characters import CHARACTERS

Sort = Literal["newest", "name", "progress", "players"]
SORTS: Final[tuple[Sort, ...]] = ("newest", "name", "progress", "players")
_NO_EMBLEM: Final = "uncertainty"


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
        """Why it cannot be opened, though its head may be known."""

    @property
    def cut(self) -> bool:
        """Whether the file's end is missing."""

    @property
    def title(self) -> str:
        """The game's name."""

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
    mark: str
    """Picture beside the points, empty without them or where the game is unknown."""
    money: str


def state_line(game: Listed) -> str:
    """Tell how far a game is: stage, round and, where there is room, whose turn; or who won."""
    box = box_of_save(game)
    if game.head is None or box is None:
        return problem_line(game.problem)
    preview = game.head.preview
    if preview.finished:
        return _parts([words.FINISHED(), *_winner(preview, box)])
    stage = box.stages.get(preview.stage)
    line = stage.line if stage is not None else words.OTHER_STAGE
    told = [line(round=preview.round, rounds=preview.rounds)]
    name = _name(preview, preview.to_play)
    if name:
        told.append(words.TO_PLAY(name=name))
    return Wording.of((_parts(told), told[0], _as_beginning(short_line(game))))


def named_line(game: Listed) -> str:
    """Tell how far a game is, after its name where there are several games, and its variant."""
    box = box_of_save(game)
    if box is None or not shelf.several():
        return state_line(game)
    variant = _variant(game, box)
    named = _parts([box.name(), *variant, state_line(game)])
    shorter = [_parts([*variant, line]) for line in (state_line(game), short_line(game))]
    return Wording.of((*wordings(named), *map(_as_beginning, shorter if variant else shorter[1:])))


def short_line(game: Listed) -> str:
    """Tell stage and round for a narrow card."""
    box = box_of_save(game)
    if game.head is None or box is None:
        return problem_line(game.problem)
    preview = game.head.preview
    if preview.finished:
        return words.SHORT_FINISHED()
    stage = box.stages.get(preview.stage)
    line = stage.short if stage is not None else words.OTHER_STAGE
    return line(round=preview.round, rounds=preview.rounds)


def emblem(game: Listed) -> str:
    """Give the icon of a saved game's game where there are several, else none."""
    if not shelf.several() or game.head is None:
        return ""
    box = box_of_save(game)
    return box.emblem if box is not None else _NO_EMBLEM


def problem_line(problem: Exception | None) -> str:
    """Put an error of a file into a sentence."""
    code = problem.code if isinstance(problem, SaveError) else "unreadable"
    return problems.PROBLEMS.get(code, problems.PROBLEMS["damaged"])()


def facts_line(game: Listed, now: datetime) -> str:
    """Tell which game where there is room, its options, seats, beginning and time played."""
    if game.head is None:
        return ""
    head, box = game.head, box_of_save(game)
    told = [*_variant(game, box), *_options(head, box)] if box is not None else []
    told.append(words.SEATS(len(head.preview.players)))
    begun = begun_text(head.created, now)
    if begun:
        told.append(begun)
    minutes = int(head.elapsed) // 60
    if minutes >= 60:
        told.append(words.PLAYED_HOURS(hours=minutes // 60, minutes=f"{minutes % 60:02}"))
    elif minutes:
        told.append(words.PLAYED_MINUTES(minutes=minutes))
    name = [box.name()] if box is not None and shelf.several() else []
    return Wording.of((_parts([*name, *told]), _parts(told)))


def seat_lines(game: Listed) -> list[SeatLine]:
    """Describe the seats in turn order."""
    if game.head is None:
        return []
    preview, box = game.head.preview, box_of_save(game)
    return [
        SeatLine(
            player.colour,
            called(player.name, seat),
            words.SEAT(character=_character(player), sits=_sits(player)),
            _score(box, _at(preview.scores, seat)) if preview.scores else "",
            box.score_mark if box is not None and preview.scores else "",
            words.MONEY(pounds=_at(preview.money, seat)) if preview.money else "",
        )
        for seat, player in _in_order(preview)
    ]


def owners(game: Listed) -> tuple[str, ...]:
    """List the seats' colours in turn order, leaving out what is no colour."""
    if game.head is None:
        return ()
    info = _info(game)
    if info is None:
        return ()
    seats = _in_order(game.head.preview)
    known = [player.colour for _, player in seats if player.colour in info.colours]
    return tuple(known[: max(info.players)])


def chip(game: Listed) -> str:
    """Give the word of the mark beside a game's name, if it has one."""
    if game.head is None:
        return words.CHIPS["damaged"]()
    if game.problem is not None:
        return words.CHIPS["other_version"]()
    if game.cut:
        return words.CHIPS["cut"]()
    if game.head.preview.finished:
        return words.CHIPS["finished"]()
    mark = words.CHIPS.get(game.kind)
    return mark() if mark is not None else ""


@dataclass(slots=True)
class Shelf:
    """Which games are shown and in which order."""

    query: str = ""
    sort: Sort = "newest"

    def arranged(self, games: Sequence[G], searched: Callable[[G], str]) -> list[G]:
        """Give the games that have every word of the query in what is `searched`, sorted."""
        wanted = self.query.casefold().split()
        found = list(games)
        if wanted:
            texts = [(game, searched(game)) for game in found]
            found = [game for game, text in texts if all(word in text for word in wanted)]
        found.sort(key=lambda game: game.saved, reverse=True)
        match self.sort:
            case "name":
                found.sort(key=lambda game: game.title.casefold())
            case "progress":
                found.sort(key=_progress, reverse=True)
            case "players":
                found.sort(key=_seats, reverse=True)
        return found


def _info(game: Listed) -> GameInfo | None:
    """Find the game of a file, which this program may not have or have by other rules."""
    if game.head is None or game.problem is not None:
        return None
    return shelf.find(game.head.game)


def box_of_save(game: Listed) -> Box | None:
    """Open the box of a saved game's game, if this program can play it."""
    info = _info(game)
    return box_of(info) if info is not None else None


def _variant(game: Listed, box: Box) -> list[str]:
    """Name the variant that so many seats play, if they do."""
    seats = len(game.head.preview.players) if game.head is not None else 0
    variant = box.variants.get(seats)
    return [variant.short()] if variant is not None else []


def _options(head: Head, box: Box) -> list[str]:
    """Say of each option what the box has to say of it."""
    said = (
        option.told_on if head.setup.options.get(name, False) else option.told_off
        for name, option in box.options.items()
    )
    return [message() for message in said if message is not None]


def _score(box: Box | None, points: int) -> str:
    return box.score(points=points) if box is not None else str(points)


def _progress(game: Listed) -> tuple[bool, int, int, int]:
    if game.head is None:
        return False, -1, 0, 0
    preview, info = game.head.preview, _info(game)
    stages = info.stages if info is not None else ()
    stage = stages.index(preview.stage) if preview.stage in stages else 0
    return preview.finished, stage, preview.round, preview.actions


def _seats(game: Listed) -> int:
    return len(game.head.preview.players) if game.head else 0


def _in_order(preview: Preview) -> list[tuple[int, SavedPlayer]]:
    """Pair seats with their players in turn order; a wrong order is passed over."""
    seats = range(len(preview.players))
    order = preview.order if sorted(preview.order) == list(seats) else seats
    return [(seat, preview.players[seat]) for seat in order]


def _winner(preview: Preview, box: Box) -> list[str]:
    winners = [seat for seat in preview.winners if seat < len(preview.players)]
    if not winners or len(preview.scores) != len(preview.players):
        return []
    score = _score(box, preview.scores[winners[0]])
    if len(winners) > 1:
        return [words.SHARED(score=score)]
    return [words.WON(name=_name(preview, winners[0]), score=score)]


def _name(preview: Preview, seat: int | None) -> str:
    if seat is None or seat >= len(preview.players):
        return ""
    return called(preview.players[seat].name, seat)


def _character(player: SavedPlayer) -> str:
    if player.character not in CHARACTERS:
        return player.character
    found = Character(player.character)
    return found.short_name if len(found.name) > 18 else found.name


def _sits(player: SavedPlayer) -> str:
    level = common.BOT_LEVELS.get(player.control)
    return level() if level is not None else common.SITS_PERSON()


def _at(numbers: Sequence[int], seat: int) -> int:
    return numbers[seat] if seat < len(numbers) else 0


def _as_beginning(line: str) -> str:
    return line[:1].upper() + line[1:]


def _parts(told: Sequence[str]) -> str:
    text = told[0]
    for part in told[1:]:
        text = words.PARTS(first=text, second=part)
    return text
