"""What Furnace adds to each subject of the painters."""

from collections.abc import Iterator

from workshop.painting import sounds as sounds_of_games
from workshop.painting.furnace import (
    cards,
    channel,
    cover,
    discs,
    goods,
    marks,
    pictures,
    sheet,
)
from workshop.painting.glyphs import Icons
from workshop.painting.works import Work


def pieces(icons: Icons) -> Iterator[Work]:
    """Paint whatever lies on the table and is drawn small, parts of cards included."""
    yield from goods.paint(icons)
    yield from discs.paint(icons)
    yield from marks.paint(icons)
    yield from cards.paint(icons)
    yield from channel.paint()


def board() -> Iterator[Work]:
    """Paint the ground and what frames it."""
    yield from sheet.paint()


def card_pictures(icons: Icons) -> Iterator[Work]:
    """Paint the works of every card."""
    yield from pictures.paint(icons)


def boxes() -> Iterator[Work]:
    """Paint the picture of the box."""
    yield from cover.paint()


def sounds() -> Iterator[Work]:
    """Make its sounds."""
    yield from sounds_of_games.paint_furnace()
