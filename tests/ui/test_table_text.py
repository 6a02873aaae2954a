from itertools import combinations

import pytest

from brass_desktop import i18n
from brass_desktop.commands.positions import position
from brass_desktop.core.types import Seat
from brass_desktop.i18n.pseudo import PseudoTranslations
from brass_desktop.present.intents import PickPlace
from brass_desktop.present.layout.geometry import Rect
from brass_desktop.present.table_model import WatchedTable
from brass_desktop.present.viewmodel.panels import TableView
from brass_desktop.ui.assets import Assets
from tests.samples import drafts, tables
from tests.ui.table_reading import SIZES, Line, Reading, read_table

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


@pytest.mark.parametrize("sample", SAMPLES)
@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_no_word_leaves_its_region_or_runs_into_another(
    monkeypatch: pytest.MonkeyPatch, pictures: Assets, sample: str, size: tuple[int, int]
) -> None:
    reading = read_table(monkeypatch, SAMPLES[sample](), size, pictures)
    assert_readable(reading)
    assert [line.text for line in reading.lines if line.cut] == []


@pytest.mark.parametrize(("players", "stage"), STAGES)
@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_a_language_two_fifths_longer_stays_inside_and_apart(
    monkeypatch: pytest.MonkeyPatch,
    pictures: Assets,
    players: int,
    stage: str,
    size: tuple[int, int],
) -> None:
    i18n.use_translations(PseudoTranslations())
    reading = read_table(monkeypatch, simulated(players, stage), size, pictures)
    assert_readable(reading)


@pytest.mark.parametrize("sample", SAMPLES)
@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_everything_that_can_be_touched_is_large_enough(
    monkeypatch: pytest.MonkeyPatch, pictures: Assets, sample: str, size: tuple[int, int]
) -> None:
    reading = read_table(monkeypatch, SAMPLES[sample](), size, pictures)
    for touches in reading.areas.values():
        for touch in touches:
            # A town's plate and name only stand for its slots, which are large enough themselves.
            if isinstance(touch.intent, PickPlace) or touch.intent is None:
                continue
            if isinstance(touch.shape, Rect):
                assert min(touch.shape.w, touch.shape.h) >= 28, touch


@pytest.mark.parametrize("sample", SAMPLES)
@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)], ids=str)
@pytest.mark.parametrize("percent", [90, 115, 130])
def test_words_stay_apart_at_every_text_size(
    monkeypatch: pytest.MonkeyPatch,
    pictures: Assets,
    sample: str,
    size: tuple[int, int],
    percent: int,
) -> None:
    reading = read_table(monkeypatch, SAMPLES[sample](), size, pictures, percent / 100)
    assert overlapping(reading.lines) == []
    assert [line.text for line in reading.lines if line.cut] == []
