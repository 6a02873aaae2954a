"""Where the replay's controls lie on the table, and what each of them does."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Any

from brass_desktop.core.types import Seat
from brass_desktop.present.course import Measure
from brass_desktop.present.geometry import Rect, row
from brass_desktop.present.replay import SPEEDS, AnyReplay
from brass_desktop.present.text import replay as words
from brass_desktop.ui.drawing.sheet import Sheet
from brass_desktop.ui.scenes.replay.charts import Chart, ChartCache
from brass_desktop.ui.scenes.replay.controls import TimelineBar, Tool
from brass_desktop.ui.scenes.replay.table import ReplayAreas
from brass_desktop.ui.widgets.button import Button
from brass_desktop.ui.widgets.choice import Option, Segmented
from brass_desktop.ui.widgets.decor import Caption, Panel
from brass_desktop.ui.widgets.flow import Parts
from brass_desktop.ui.widgets.kit import Action, State
from brass_desktop.ui.widgets.pane import Pane
from brass_desktop.ui.window.scene import Transition


@dataclass(frozen=True, slots=True)
class ReplayDesk:
    """What the panels show and whom they tell."""

    replay: AnyReplay
    charts: Measure[Any] | None
    hands: bool
    """Whether seats have something to hide, so that it matters through whose eyes one looks."""
    chart_cache: ChartCache
    title: str
    remark: str
    jump: Callable[[int], None]
    step: Callable[[int], None]
    step_round: Callable[[int], None]
    toggle: Callable[[], None]
    set_speed: Callable[[int], None]
    look_from: Callable[[Seat | None], None]
    toggle_charts: Callable[[], None]
    choose_measure: Callable[[int], None]
    play_on: Action
    export: Action
    leave: Callable[[], Transition]


def lay_panels(sheet: Sheet, at: ReplayAreas, desk: ReplayDesk) -> tuple[Pane, list[Rect]]:
    """Lay all controls; give them with the areas of the table that they cover."""
    parts = Parts()
    covered = [at.viewpoint, at.transport, at.timeline, *(extra.rect for extra in at.extra)]
    timeline = TimelineBar(
        "timeline",
        at.timeline,
        desk.replay.marks,
        desk.replay.last,
        lambda: desk.replay.cursor,
        desk.jump,
    )
    parts.widgets.append(timeline)
    parts.add(_viewpoint(sheet, at.viewpoint, desk))
    parts.add(_transport(sheet, at.transport, desk))
    parts.decor += at.extra
    if desk.charts is not None:
        parts.add(_charts(sheet, at.charts, desk, desk.charts))
        covered.append(at.charts)
    return Pane(parts.decor, parts.widgets), covered


def _viewpoint(sheet: Sheet, area: Rect, desk: ReplayDesk) -> Parts:
    """Lay the choice of hands and the ways out of the replay."""
    m, inner = sheet.metrics, _inner(sheet, area)
    gap = m.gap * 0.33
    rows = 3 if desk.hands else 2
    tall = (inner.h - (rows - 1) * gap) / rows
    parts = Parts([Panel(area)])
    middle = Rect(inner.x, inner.y, inner.w, tall)
    if desk.hands:
        if desk.replay.closed:
            ink = sheet.theme.ink
            parts.decor.append(Caption(middle, words.CLOSED(), "text_italic", m.label, ink))
        else:
            parts.widgets += _seats(sheet, middle, desk)
        middle = middle.moved(0, tall + gap)
    size = m.button_text * 0.86
    parts.widgets.append(
        Button(
            "play_on",
            middle,
            words.PLAY_ON(),
            size,
            desk.play_on,
            None if sheet.small else "steam-locomotive",
            "brass",
            words.PLAY_ON_TIP(),
        )
    )
    foot = Rect(inner.x, middle.bottom + gap, inner.w, tall)
    wide = (foot.w - tall * 1.2 - 2 * gap) / 2
    charts = Tool(
        "charts",
        Rect(foot.x, foot.y, tall * 1.2, tall),
        desk.toggle_charts,
        "progression",
        on=desk.charts is not None,
        tooltip=words.TOOLS["charts"](),
    )
    export = Rect(foot.x + tall * 1.2 + gap, foot.y, wide, tall)
    leave = Rect(export.right + gap, foot.y, wide, tall)
    parts.widgets += [
        charts,
        Tool("export", export, desk.export, text=words.EXPORT(), size=size * 0.92),
        Tool("leave", leave, desk.leave, text=words.LEAVE(), size=size * 0.92),
    ]
    return parts


def _seats(sheet: Sheet, area: Rect, desk: ReplayDesk) -> list[Tool]:
    replay, m = desk.replay, sheet.metrics
    players = replay.session.players
    places = row(area, len(players) + 1, m.gap * 0.33)
    everyone = Tool(
        "seat.all",
        places[0],
        partial(desk.look_from, None),
        text=words.ALL_HANDS(),
        size=m.text,
        on=replay.viewer is None,
        tooltip=words.ALL_HANDS_TIP(),
    )
    return [everyone] + [
        Tool(
            f"seat.{seat}",
            places[seat + 1],
            partial(desk.look_from, Seat(seat)),
            owner=player.colour,
            on=replay.viewer == seat,
            tooltip=words.HAND_TIP(name=player.name, key=seat + 1),
        )
        for seat, player in enumerate(players)
    ]


def _transport(sheet: Sheet, area: Rect, desk: ReplayDesk) -> Parts:
    """Lay the caption, the keys that move the cursor, and the speed."""
    m, theme, replay = sheet.metrics, sheet.theme, desk.replay
    inner, gap = _inner(sheet, area), m.gap * 0.33
    line = m.text * 1.25 * max(1.0, sheet.typeface.text_scale)
    tall = (inner.h - line - 2 * gap) / 2
    head = Rect(inner.x, inner.y, inner.w, line)
    parts = Parts([Panel(area)])
    if desk.remark:
        parts.decor.append(Caption(head, desk.remark, "text_italic", m.label, theme.ink))
    else:
        counted = words.ACTION_OF(count=replay.cursor, last=replay.last)
        where = counted if replay.cursor else words.BEFORE_FIRST()
        stage = replay.mark_at(replay.cursor).label
        parts.decor.append(Caption(head, where, "text_bold", m.label, theme.ink))
        taken = sheet.typeface.measure(where, "text_bold", m.label) + m.gap
        # The round stands on the table too; here it may give way to the count.
        if taken + sheet.typeface.measure(stage, "text", m.label) <= head.w:
            parts.decor.append(Caption(head, stage, "text", m.label, theme.ink2, "right"))
    keys = Rect(inner.x, head.bottom + gap, inner.w, tall)
    parts.widgets += _keys(keys, gap, desk)
    speed = Rect(inner.x, keys.bottom + gap, inner.w, tall)
    options = [Option(words.SPEEDS[value]()) for value in SPEEDS]
    chosen = SPEEDS.index(replay.speed)
    label = sheet.typeface.measure(words.SPEED(), "text", m.label) + gap * 2
    parts.decor.append(Caption(speed, words.SPEED(), "text", m.label, theme.ink2))
    place = Rect(speed.x + label, speed.y, speed.w - label, speed.h)
    parts.widgets.append(Segmented("speed", place, options, chosen, m.text, desk.set_speed))
    return parts


def _keys(area: Rect, gap: float, desk: ReplayDesk) -> list[Tool]:
    replay = desk.replay
    play = ("pause", "pause-button") if replay.playing else ("play", "play-button")
    at_start, at_end = replay.cursor == 0, replay.cursor == replay.last
    offers: tuple[tuple[str, str, Action, bool], ...] = (
        ("round_back", "fast-backward-button", partial(desk.step_round, -1), not at_start),
        ("back", "previous-button", partial(desk.step, -1), not at_start),
        (*play, desk.toggle, replay.last > 0),
        ("on", "next-button", partial(desk.step, 1), not at_end),
        ("round_on", "fast-forward-button", partial(desk.step_round, 1), not at_end),
    )
    return [
        Tool(
            "play" if name == "pause" else name,
            place,
            action,
            icon,
            on=name in ("play", "pause"),
            tooltip=words.TOOLS[name](),
            state=State(enabled=enabled),
        )
        for place, (name, icon, action, enabled) in zip(row(area, 5, gap), offers, strict=True)
    ]


def _charts(sheet: Sheet, area: Rect, desk: ReplayDesk, measure: Measure[Any]) -> Parts:
    m, inner = sheet.metrics, _inner(sheet, area)
    head = Rect(inner.x, inner.y, inner.w, m.control * 0.86)
    measures = desk.replay.measures
    options = [Option(found.label) for found in measures]
    chosen = [found.id for found in measures].index(measure.id)
    plot = Rect(inner.x, head.bottom + 4, inner.w, inner.bottom - head.bottom - 4)
    replay = desk.replay
    chart = Chart(
        plot,
        replay.series(measure),
        replay.marks,
        lambda: replay.cursor,
        m.label * 0.88,
        desk.chart_cache,
    )
    choice = Segmented("measure", head, options, chosen, m.text, desk.choose_measure)
    return Parts([Panel(area), chart], [choice])


def _inner(sheet: Sheet, area: Rect) -> Rect:
    return area.grown(-sheet.metrics.pad * 0.5)
