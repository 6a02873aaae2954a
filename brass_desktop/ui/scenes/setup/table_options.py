"""The lower plate of the new game screen: how the table is played."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from types import MappingProxyType
from typing import Any, Final

from brass_desktop.i18n.message import Message
from brass_desktop.present.box import OptionWords, box_of
from brass_desktop.present.geometry import Rect
from brass_desktop.present.new_game import NewGameDraft
from brass_desktop.present.text import common
from brass_desktop.present.text import new_game as words
from brass_desktop.services.settings import SettingsStore
from brass_desktop.ui.drawing.sheet import Sheet
from brass_desktop.ui.widgets.button import Button, button_width
from brass_desktop.ui.widgets.choice import Option
from brass_desktop.ui.widgets.decor import Panel, SectionHead
from brass_desktop.ui.widgets.editing import Clipboard, Editing
from brass_desktop.ui.widgets.entry import TextEntry
from brass_desktop.ui.widgets.flow import (
    Parts,
    Row,
    explained,
    flow,
    labelled,
    segmented_row,
    switch_row,
)
from brass_desktop.ui.widgets.pane import Pane

_ROWS: Final = 3
"""Named controls that a column has room for."""
AIDS: Final[Mapping[str, tuple[Message, Message]]] = MappingProxyType(
    {
        "forecast": (common.FORECAST, common.FORECAST_NOTE),
        "run_by_itself": (common.RUN_BY_ITSELF, common.RUN_BY_ITSELF_NOTE),
    }
)
"""The helps that are on or off, with their words."""
_NONE: Final[Mapping[Any, Any]] = MappingProxyType({})


def options_height(sheet: Sheet) -> float:
    """How high the plate is: a heading and some rows of named controls."""
    m = sheet.metrics
    row = m.label * 1.25 * max(1.0, sheet.typeface.text_scale) + m.gap * 0.2 + m.control
    return m.pad * 1.6 + m.section * 1.3 + _ROWS * (row + m.gap * 0.4)


@dataclass(frozen=True, slots=True)
class TableOptions:
    """Lays out the plate and lets its controls change the draft."""

    sheet: Sheet
    draft: NewGameDraft
    settings: SettingsStore
    seed: Editing
    clipboard: Clipboard
    changed: Callable[[], None]
    width: float = 0
    """How wide a column is; known once the plate is."""

    def lay_out(self, plate: Rect) -> list[Pane]:
        """Give the panes of the plate: its frame and three columns."""
        m = self.sheet.metrics
        inner = plate.grown(-m.pad, -m.pad * 0.7)
        line = (*self.sheet.theme.line[:3], 130)
        head = Rect(inner.x, inner.y, inner.w, m.section * 1.3)
        name = box_of(self.draft.info).table()
        heading = SectionHead(head, name, None, m.section, self.sheet.theme.ink, line)
        gap = m.gap * 1.3
        width = (inner.w - 2 * gap) / 3
        top = head.bottom + m.gap * 0.2
        panes = [Pane((Panel(plate), heading))]
        for index, rows in enumerate(replace(self, width=width).columns()):
            area = Rect(inner.x + index * (width + gap), top, width, inner.bottom - top)
            panes.append(flow(self.sheet, rows, area, f"options{index}"))
        return panes

    def columns(self) -> tuple[list[Row], ...]:
        """Make the rows: the game's own choices, how it is played, and what is on or off."""
        return self._game_rows(), self._policy_rows(), self._switches()

    def _game_rows(self) -> list[Row]:
        """The game's own choices, and the board's side among them where there is room."""
        rows = [
            self._option(name, option) for name, option in box_of(self.draft.info).options.items()
        ]
        if len(rows) < _ROWS:
            rows.insert(1, self._board_row())
        return rows

    def _board_row(self) -> Row:
        return self._choice("board", words.BOARD, common.BOARD_SIDES, common.BOARD_SIDE_ICONS)

    def _option(self, name: str, option: OptionWords) -> Row:
        def choose(index: int) -> None:
            self.draft.set_option(name, bool(index))
            self.changed()

        off_note = option.off_note() if option.off_note is not None else ""
        offered = [
            Option(option.off(), note=off_note),
            Option(option.on(), note=option.on_note()),
        ]
        chosen = int(name in self.draft.game.options)
        return self._told(name, option.label(), offered, chosen, choose)

    def _told(
        self,
        name: str,
        label: str,
        options: Sequence[Option],
        chosen: int,
        choose: Callable[[int], None],
    ) -> Row:
        """Make a choice; on a tab of its own it says beneath what its value means."""
        row = segmented_row(self.sheet, name, label, options, chosen=chosen, choose=choose)
        note = options[chosen].note
        return explained(self.sheet, row, note, self.width) if self.sheet.roomy and note else row

    def _policy_rows(self) -> list[Row]:
        control = self.sheet.metrics.control
        plans = "planner" in box_of(self.draft.info).aids
        return [
            self._choice(
                "take_back", words.TAKE_BACK, common.TAKE_BACK, notes=common.TAKE_BACK_NOTES
            ),
            self._planner_row()
            if plans
            else self._choice("confirm", words.CONFIRM, common.CONFIRM, notes=common.CONFIRM_NOTES),
            self._noted(labelled(self.sheet, words.SEED(), control, self._seed_field)),
        ]

    def _planner_row(self) -> Row:
        """The planner's choice is one of the settings, as that of the patterns is."""
        levels = list(common.PLANNER_LEVELS)
        options = [
            Option(common.PLANNER_LEVELS[level](), note=common.PLANNER_NOTES[level]())
            for level in levels
        ]

        def choose(index: int) -> None:
            self._set_setting("planner", levels[index])

        chosen = levels.index(self.settings.current.planner)
        return self._told("planner", common.PLANNER(), options, chosen, choose)

    def _noted(self, seed: Row) -> Row:
        told = words.SEED_TIP()
        return explained(self.sheet, seed, told, self.width) if self.sheet.roomy else seed

    def _switches(self) -> list[Row]:
        game, info = self.draft.game, self.draft.info
        aids = box_of(info).aids
        if aids:
            return [self._aid(name) for name in aids if name in AIDS] + [self._patterns_row()]
        rows = [self._board_row()] if len(info.options) >= _ROWS else []
        if info.hidden_hands:
            curtain = (common.CURTAIN(), common.CURTAIN_NOTE())
            rows.append(
                self._switch("curtain", curtain, game.curtain, lambda on: self._set("curtain", on))
            )
        rows.append(self._patterns_row())
        if info.levels:
            reasons = (common.BOT_REASONS(), common.BOT_REASONS_NOTE())
            rows.append(
                self._switch(
                    "bot_reasons",
                    reasons,
                    game.bot_reasons,
                    lambda on: self._set("bot_reasons", on),
                )
            )
        return rows

    def _aid(self, name: str) -> Row:
        """Make the switch of a help that the settings keep."""
        text, note = AIDS[name]
        on = bool(getattr(self.settings.current, name))
        return self._switch(name, (text(), note()), on, lambda on: self._set_setting(name, on))

    def _patterns_row(self) -> Row:
        patterns = (words.PATTERNS(), words.PATTERNS_NOTE())
        strong = self.settings.current.strong_patterns
        return self._switch(
            "patterns", patterns, strong, lambda on: self._set_setting("strong_patterns", on)
        )

    def _switch(
        self, key: str, text: tuple[str, str], on: bool, toggle: Callable[[bool], None]
    ) -> Row:
        row = switch_row(self.sheet, key, text, on, toggle, width=self.width, right=False)
        room = self.sheet.metrics.control * 0.35
        return Row(row.height + room, row.place, row.gap)

    def _choice(
        self,
        name: str,
        label: Message,
        texts: Mapping[str, Message],
        icons: Mapping[object, str] = _NONE,
        notes: Mapping[str, Message] = _NONE,
    ) -> Row:
        values = list(texts)
        told = {value: note() for value, note in notes.items()}
        options = [Option(texts[v](), icons.get(v), told.get(v, "")) for v in values]
        chosen = values.index(getattr(self.draft.game, name))

        def choose(index: int) -> None:
            self._set(name, values[index])

        return self._told(name, label(), options, chosen, choose)

    def _seed_field(self, area: Rect) -> Parts:
        m = self.sheet.metrics
        text, size = words.NEW_SEED(), m.button_text * 0.82
        width = min(button_width(self.sheet.typeface, text, size, icon=False), area.w * 0.45)
        field = Rect(area.x, area.y, area.w - width - m.gap * 0.7, area.h)
        entry = TextEntry(
            "seed",
            field,
            self.seed,
            m.text * 1.12,
            self.clipboard,
            self.draft.type_seed,
            icon="rolling-dices",
            tooltip=words.SEED_TIP(),
        )
        spot = Rect(area.right - width, area.y, width, area.h)
        return Parts(widgets=[entry, Button("new_seed", spot, text, size, self._new_seed)])

    def _new_seed(self) -> None:
        self.draft.new_seed()
        self.changed()

    def _set(self, name: str, value: object) -> None:
        self.draft.game = replace(self.draft.game, **{name: value})  # type: ignore[arg-type]
        self.changed()

    def _set_setting(self, name: str, value: object) -> None:
        self.settings.change(**{name: value})
        self.changed()
