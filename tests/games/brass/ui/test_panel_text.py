"""Larger text in the panels beside the map: lines stand apart and run under no coin."""

from dataclasses import replace

import pytest

from brass_desktop import i18n
from brass_desktop.core.types import Seat
from brass_desktop.games.brass.present.layout.table import table_layout
from brass_desktop.games.brass.present.table_model import WatchedTable
from brass_desktop.games.brass.ui.panels import markets, players
from brass_desktop.present.geometry import Point, Rect
from brass_desktop.services.paths import resource_folder
from brass_desktop.ui.drawing.assets import Assets
from brass_desktop.ui.drawing.canvas import Canvas
from brass_desktop.ui.table.touches import COLD, Touches
from tests.games.brass.ui.table_reading import Line, make_canvas, record_lines
from tests.games.brass.ui.test_table_text import overlapping
from workshop.shots.brass.positions import position

LOCALE = resource_folder("assets") / "locale"
SIZES = [(1280, 720), (1366, 768), (1920, 1080)]
APART = 1.0


@pytest.mark.parametrize("text_scale", [1.0, 1.15, 1.3])
@pytest.mark.parametrize("language", ["en", "pl", "ru"])
def test_lines_stand_apart_and_clear_of_coins(
    monkeypatch: pytest.MonkeyPatch,
    pictures: Assets,
    english: None,
    language: str,
    text_scale: float,
) -> None:
    i18n.use_language(language, LOCALE)
    view = WatchedTable(position(4, "late"), Seat(0)).view()
    named = zip(view.players, ("Eleanor Coade", "Richard Arkwright") * 2, strict=True)
    panels = [replace(one, character_name=name, name="Bartek") for one, name in named]
    lines, coins = record_lines(monkeypatch), record_coins(monkeypatch)
    for size in SIZES:
        canvas = make_canvas(size, pictures, text_scale=text_scale)
        layout = table_layout(*canvas.viewport.size, 4, canvas.viewport.small)
        for panel, rect in zip(panels, layout.players, strict=True):
            lines.clear()
            coins.clear()
            players.draw_player(canvas, rect, panel, Touches(), COLD)
            assert len(coins) == 1
            assert touching(lines, coins) == [], size
        lines.clear()
        coins.clear()
        markets.draw_markets(canvas, layout.markets, view.markets, None, Touches())
        assert len(coins) == 2
        assert touching(lines, coins) == [], size


def record_coins(patch: pytest.MonkeyPatch) -> list[Rect]:
    """Remember where panels lay a coin; the price on it is not drawn."""
    coins: list[Rect] = []

    def draw_coin(canvas: Canvas, at: Point, radius: float, words: str = "") -> None:
        coins.append(Rect(at[0] - radius, at[1] - radius, 2 * radius, 2 * radius))

    patch.setattr(players, "draw_coin", draw_coin)
    patch.setattr(markets, "draw_coin", draw_coin)
    return coins


def touching(lines: list[Line], coins: list[Rect]) -> list[tuple[str, str]]:
    """Find lines without a clear gap between them, or between them and a coin."""
    assert [line.text for line in lines if line.cut or "…" in line.text] == []
    grown = [replace(line, ink=line.ink.grown(APART / 2)) for line in lines]
    laid = [Line("coin", coin.grown(APART / 2), cut=False) for coin in coins]
    return overlapping([*grown, *laid])
