"""The ledger beside Confirm never hides what an action does, in any language and size."""

from collections.abc import Iterator
from dataclasses import replace
from functools import cache

import pytest

from brass_desktop import i18n
from brass_desktop.games.brass.engine.actions import Action
from brass_desktop.games.brass.engine.draft import draft_of
from brass_desktop.games.brass.engine.ids import ACTING, SHORTFALL
from brass_desktop.games.brass.present.intents import ShowRest
from brass_desktop.games.brass.present.layout.table import table_layout
from brass_desktop.games.brass.present.play.model import BrassTable
from brass_desktop.games.brass.present.viewmodel.panels import PreviewRow, PreviewView
from brass_desktop.games.brass.ui.panels.preview import draw_preview
from brass_desktop.present.tips import Tone
from brass_desktop.services.paths import resource_folder
from brass_desktop.ui.drawing.assets import Assets
from brass_desktop.ui.table.touches import COLD, Touches
from tests.games.brass.ui.table_reading import make_canvas, record_lines
from tests.games.brass.ui.test_table_text import overlapping
from workshop.shots.brass.positions import finished

LOCALE = resource_folder("assets") / "locale"
SIZES = [(1280, 720), (1920, 1080)]
LANGUAGES = pytest.mark.parametrize("language", ["en", "pl", "ru"])
TEXT_SCALES = pytest.mark.parametrize("text_scale", [1.0, 1.3])
PER_KIND = 8


@cache
def longest_actions() -> tuple[tuple[int, bool, Action], ...]:
    """Find the actions of whole games, some with debts, that have the most to tell."""
    found: dict[tuple[str, int, bool], tuple[int, Action]] = {}
    for indebted in (False, True):
        game = finished(4, indebted=indebted)
        for at in range(0, len(game.log), 2):
            if game.at(at).phase in (ACTING, SHORTFALL):
                for action in game.game.legal_actions(game.at(at)):
                    key, told = (action.kind, at, indebted), len(repr(action.legs))
                    found[key] = max(found.get(key, (told, action)), (told, action), key=first)
    by_kind: dict[str, list[tuple[int, int, bool, Action]]] = {}
    for (kind, at, indebted), (told, action) in found.items():
        by_kind.setdefault(kind, []).append((told, at, indebted, action))
    return tuple(
        (at, indebted, action)
        for ways in by_kind.values()
        for _, at, indebted, action in sorted(ways, key=lambda way: way[:2])[-PER_KIND:]
    )


def first(way: tuple[int, Action]) -> int:
    return way[0]


def ledgers() -> Iterator[PreviewView]:
    """Lay every action out as far as Confirm."""
    for at, indebted, action in longest_actions():
        game = finished(4, indebted=indebted)
        table = BrassTable(game.fork(at), game.at(at).actor)
        table.desk.take_up(draft_of(table.desk.untouched, action).picks)
        preview = table.view().preview
        if preview is not None and preview.sums:
            yield preview


@TEXT_SCALES
@LANGUAGES
def test_no_row_is_ever_hidden(
    monkeypatch: pytest.MonkeyPatch,
    pictures: Assets,
    english: None,
    language: str,
    text_scale: float,
) -> None:
    i18n.use_language(language, LOCALE)
    shown = list(ledgers())
    assert len(shown) > 40 and max(len(view.rows) for view in shown) > 5
    lines = record_lines(monkeypatch)
    for size in SIZES:
        canvas = make_canvas(size, pictures, text_scale=text_scale)
        panel = table_layout(*canvas.viewport.size, 4, canvas.viewport.small).chronicle
        for view in shown:
            lines.clear()
            touches = Touches()
            draw_preview(canvas, panel, view, 0.0, touches, COLD)
            assert touches.overflow == 0.0, (size, view.rows)
            assert not any(isinstance(touch.intent, ShowRest) for touch in touches)
            told = " ".join(line.text for line in lines)
            values = [row.value for row in view.rows if row.value]
            assert [value for value in values if value not in told] == []
            assert [line.text for line in lines if not panel.contains(line.ink)] == []
            assert overlapping(lines) == []


def test_losses_come_first() -> None:
    for view in ledgers():
        told = [row.tone for row in view.rows if row.tone in (Tone.BAD, Tone.GOOD)]
        assert told == sorted(told), view.rows


def test_equal_rows_are_merged() -> None:
    for view in ledgers():
        heads = [(row.icon, row.head) for row in view.rows]
        assert len(heads) == len(set(heads)), view.rows


def test_what_finds_no_room_at_all_is_counted_and_shown_by_a_click(pictures: Assets) -> None:
    view = next(iter(ledgers()))
    many = tuple(PreviewRow("money", f"Row {n}", f"−£{n}", Tone.BAD) for n in range(40))
    canvas = make_canvas(SIZES[0], pictures)
    panel = table_layout(*canvas.viewport.size, 4, canvas.viewport.small).chronicle
    touches = Touches()
    draw_preview(canvas, panel, replace(view, rows=many), 0.0, touches, COLD)
    assert touches.overflow > 0.0
    assert any(isinstance(touch.intent, ShowRest) for touch in touches)
