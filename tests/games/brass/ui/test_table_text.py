from itertools import combinations

import pytest

from brass_desktop.core.types import Seat
from brass_desktop.games.brass.present.intents import PickPlace
from brass_desktop.games.brass.present.table_model import WatchedTable
from brass_desktop.games.brass.present.viewmodel.panels import TableView
from brass_desktop.present.geometry import Rect
from brass_desktop.ui.drawing.assets import Assets
from tests.games.brass.ui.table_reading import Line, Reading, read_table
from tests.samples import drafts, tables
from tests.ui.matrix import (
    FULL,
    IN_EVERY_TEXT_SIZE,
    IN_EVERY_WINDOW,
    SMALLEST,
    SMALLEST_FULL,
    Case,
    Size,
    in_every_language,
)
from workshop.shots.brass.positions import position

SAMPLES = {
    "canal": tables.canal_table,
    "rail": tables.rail_table,
    "build": drafts.build_table,
    "network": drafts.network_table,
}
STAGES = [(2, "early"), (3, "middle"), (4, "late")]


def simulated(players: int, stage: str) -> TableView:
    return WatchedTable(position(players, stage), Seat(0)).view()


def overlapping(lines: list[Line]) -> list[tuple[str, str]]:
    """Find lines that run into each other; a ghost repeats what lies under it."""
    return [
        (one.text, two.text)
        for one, two in combinations(lines, 2)
        if one.ink.overlaps(two.ink, 0.75) and one.ink != two.ink
    ]


def assert_readable(reading: Reading) -> None:
    layout = reading.layout
    homes = [*layout.regions]
    for line in reading.lines:
        middle = line.ink.centre
        home = next((home for home in homes if home.holds(middle)), None)
        assert home is not None, line
        assert home.grown(1.5).contains(line.ink), (line, home)
    assert overlapping(reading.lines) == []


def assert_touchable(reading: Reading) -> None:
    for touches in reading.areas.values():
        for touch in touches:
            # A town's plate and name only stand for its slots, which are large enough themselves.
            if isinstance(touch.intent, PickPlace) or touch.intent is None:
                continue
            if isinstance(touch.shape, Rect):
                whole = [other.shape for other in touches if other.intent == touch.intent]
                assert any(large_around(shape, touch.shape) for shape in whole), touch


def large_around(whole: object, part: Rect) -> bool:
    """Tell whether an area is large enough and holds the part of it that explains itself apart."""
    if not isinstance(whole, Rect) or min(whole.w, whole.h) < 28:
        return False
    return whole.holds((part.x, part.y)) and whole.grown(1).holds((part.right, part.bottom))


@pytest.mark.parametrize("sample", SAMPLES)
@pytest.mark.parametrize("size", [SMALLEST, SMALLEST_FULL, FULL], ids=str)
def test_every_word_is_whole_and_apart_and_every_area_large_enough(
    monkeypatch: pytest.MonkeyPatch, pictures: Assets, sample: str, size: Size
) -> None:
    reading = read_table(monkeypatch, SAMPLES[sample](), size, pictures)
    assert_readable(reading)
    assert [line.text for line in reading.lines if line.cut] == []
    assert_touchable(reading)


@pytest.mark.parametrize(
    ("players", "stage", "case"),
    [
        *((players, stage, case) for players, stage in STAGES for case in IN_EVERY_WINDOW[:3]),
        *((4, "late", case) for case in IN_EVERY_WINDOW[3:]),
    ],
    ids=str,
)
def test_a_language_two_fifths_longer_stays_inside_and_apart(
    monkeypatch: pytest.MonkeyPatch, pictures: Assets, players: int, stage: str, case: Case
) -> None:
    case.speak()
    reading = read_table(monkeypatch, simulated(players, stage), case.size, pictures)
    assert_readable(reading)
    assert_touchable(reading)


@pytest.mark.parametrize(("players", "stage"), [(2, "late"), (4, "early"), (4, "late")])
@pytest.mark.parametrize("case", in_every_language(), ids=str)
def test_every_language_is_whole_and_apart(
    monkeypatch: pytest.MonkeyPatch, pictures: Assets, players: int, stage: str, case: Case
) -> None:
    case.speak()
    reading = read_table(monkeypatch, simulated(players, stage), case.size, pictures)
    assert_readable(reading)
    assert [line.text for line in reading.lines if line.cut] == []


@pytest.mark.parametrize("sample", SAMPLES)
@pytest.mark.parametrize("case", IN_EVERY_TEXT_SIZE, ids=str)
def test_words_stay_apart_at_every_text_size(
    monkeypatch: pytest.MonkeyPatch, pictures: Assets, sample: str, case: Case
) -> None:
    case.speak()
    view = SAMPLES[sample]()
    reading = read_table(monkeypatch, view, case.size, pictures, case.percent / 100)
    assert overlapping(reading.lines) == []
    assert [line.text for line in reading.lines if line.cut] == []
