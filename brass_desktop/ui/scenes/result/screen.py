"""The result of a game: ranking, where the points came from, and the way there by rounds."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Final

from brass_desktop.core.session import AnySession
from brass_desktop.present import sounds
from brass_desktop.present.charts import LineChart
from brass_desktop.present.game_words import load_words
from brass_desktop.present.geometry import Rect
from brass_desktop.present.result import Place, ResultView
from brass_desktop.present.text import result as words
from brass_desktop.ui.context import Context
from brass_desktop.ui.drawing.canvas import Canvas
from brass_desktop.ui.drawing.ground import paint_frame
from brass_desktop.ui.drawing.scenery import paint_scenery
from brass_desktop.ui.drawing.sheet import Sheet
from brass_desktop.ui.scenes.result.bars import BarPlate
from brass_desktop.ui.scenes.result.breakdown import HEAD_ROWS, Breakdown
from brass_desktop.ui.scenes.result.chart import LinePlate
from brass_desktop.ui.scenes.result.hero import Hero
from brass_desktop.ui.scenes.result.parts import BarKey, RankRow, key_lines, shown_parts
from brass_desktop.ui.widgets.decor import Caption
from brass_desktop.ui.widgets.flow import Parts, Row, flow
from brass_desktop.ui.widgets.foot import FootButton, lay_foot
from brass_desktop.ui.widgets.kit import Action, Decor
from brass_desktop.ui.widgets.pane import Pane
from brass_desktop.ui.widgets.screen import Layout, Screen
from brass_desktop.ui.window.input import Key
from brass_desktop.ui.window.scene import Transition

_RANKING: Final = 0.635
"""Part of the width that ranking and breakdown take; the charts have the rest."""
_HEAD: Final = 0.56
"""How much of the usual head of a screen there is: the winner's name is further down."""


@dataclass(frozen=True, slots=True)
class ResultActions:
    """Where the result leads."""

    title: Action
    replay: Action
    save: Action
    rematch: Action | None = None
    """Missing where the game was not set up at this table."""


class ResultPage:
    """The content of the result screen."""

    opaque = True

    def __init__(
        self, view: Callable[[], ResultView], actions: ResultActions, *, heard: bool = False
    ) -> None:
        self.announcement = None if heard else sounds.VICTORY
        """The fanfare, unless it has been heard already."""
        self.stale = True
        self._view = view
        self._actions = actions

    def paint_ground(self, canvas: Canvas) -> None:
        """Paint paper: words stand in its upper margin where others have scenery."""
        canvas.cover("paper", canvas.bounds)
        paint_scenery(canvas, beside_head=False)
        paint_frame(canvas)

    def press(self, key: Key) -> Transition | None:
        """Leave for the title by Escape."""
        return self._actions.title() if key.name == "escape" else None

    def lay_out(self, sheet: Sheet) -> Layout:
        """Set ranking and breakdown on the left, charts on the right."""
        view = self._view()
        m = sheet.metrics
        top = m.head * _HEAD
        body = Rect(sheet.body.x, top, sheet.body.w, sheet.body.bottom - top)
        width = body.w * _RANKING
        left = Rect(body.x, body.y, width, body.h)
        right = Rect(left.right + m.gap, body.y, body.w - width - m.gap, body.h)
        foot = self._foot(sheet)
        panes = [
            Pane([*_head(sheet, view), *foot.decor]),
            flow(sheet, _left_rows(sheet, view, left), left, "ranking", loose=False),
            flow(sheet, _chart_rows(sheet, view, right), right, "charts", loose=False),
            Pane((), foot.widgets, "foot"),
        ]
        # Whoever strikes Enter once too often behind the winner's page must not begin a new game.
        return Layout(panes, "replay")

    def _foot(self, sheet: Sheet) -> Parts:
        found = self._actions
        title = FootButton("title", words.TO_TITLE(), "previous", found.title)
        left = [
            FootButton("replay", words.REPLAY(), "film-spool", found.replay),
            FootButton("save", words.SAVE(), "save", found.save),
        ]
        if found.rematch is None:
            return lay_foot(sheet, left, "", title)
        rematch = FootButton("rematch", words.REMATCH(), "rolling-dices", found.rematch)
        return lay_foot(sheet, [*left, title], "", rematch)


def _head(sheet: Sheet, view: ResultView) -> list[Decor]:
    m, body = sheet.metrics, sheet.body
    level = Rect(body.x, m.frame * 1.6, body.w, m.head * _HEAD - m.frame * 1.6)
    return [Caption(level, view.summary, "text_italic", m.italic, sheet.theme.ink, "centre")]


def _left_rows(sheet: Sheet, view: ResultView, area: Rect) -> list[Row]:
    m = sheet.metrics
    factor = max(1.0, sheet.typeface.text_scale)
    unit = m.strong * 4.1 if not sheet.small else m.strong * 3.5
    gap = m.gap * 0.5
    most = max(sum(max(0, points) for points in place.points) for place in view.ranking)
    winners = tuple(place for place in view.ranking if place.rank == 1)

    def hero(room: Rect) -> Parts:
        return Parts([Hero(room, winners, view.headline, view.parts, view.medal, most)])

    def rank_row(place: Place, room: Rect) -> Parts:
        return Parts([RankRow(room, place, view.parts, view.medal, most, unit)])

    rows = [Row((m.strong * (14.0 if not sheet.small else 10.6)) * factor, hero, gap)]
    for place in view.ranking:
        if place.rank > 1:
            rows.append(Row(unit * factor, partial(rank_row, place), gap))
    rows += [_note_row(sheet, note, gap) for note in view.notes]
    rows.append(_key_row(sheet, view, area.w, gap))
    if view.legend:
        rows.append(_note_row(sheet, view.legend, gap))
    size = m.text * (1.0 if not sheet.small else 0.93)
    least = size * 1.15 * factor * (len(view.rows) + HEAD_ROWS) + size
    taken = sum(row.height + gap for row in rows)
    height = max(least, area.h - taken)

    def table(room: Rect) -> Parts:
        return Parts([Breakdown(room, view, size)])

    return [*rows, Row(height, table, gap)]


def _note_row(sheet: Sheet, note: str, gap: float) -> Row:
    m = sheet.metrics
    height = m.text * 1.35 * max(1.0, sheet.typeface.text_scale)

    def place(room: Rect) -> Parts:
        return Parts([Caption(room, note, "text_italic", m.text, sheet.theme.ink)])

    return Row(height, place, gap)


def _key_row(sheet: Sheet, view: ResultView, width: float, gap: float) -> Row:
    size = sheet.metrics.label
    lines = key_lines(sheet, shown_parts(view), size, width - 18)
    height = size * 1.45 * max(1.0, sheet.typeface.text_scale) * len(lines)

    def place(room: Rect) -> Parts:
        return Parts([BarKey(room, lines, size)])

    return Row(height, place, gap)


def _chart_rows(sheet: Sheet, view: ResultView, area: Rect) -> list[Row]:
    m = sheet.metrics
    gap = m.gap * 0.67
    count = len(view.charts)
    if not count:
        return []
    size = m.label - (2 if not sheet.small else 1)
    least = size * 12 * max(1.0, sheet.typeface.text_scale)
    height = max(least, (area.h - gap * (count - 1)) / count)

    def place(index: int, room: Rect) -> Parts:
        match view.charts[index]:
            case LineChart() as lines:
                return Parts([LinePlate(room, lines, size)])
            case bars:
                return Parts([BarPlate(room, bars, size)])

    return [Row(height, partial(place, index), gap) for index in range(count)]


def result_screen(
    context: Context, session: AnySession, actions: ResultActions, *, heard: bool = False
) -> Screen:
    """Make the result screen of a game that is over; its fanfare may have been `heard` before."""
    game_words = load_words(session.game.id)
    return Screen(ResultPage(partial(game_words.result, session), actions, heard=heard))
