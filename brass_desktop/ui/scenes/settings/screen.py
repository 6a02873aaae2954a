"""The settings: every change applies at once and is kept."""

from typing import Final

from brass_desktop import i18n
from brass_desktop.games import shelf
from brass_desktop.present.box import box_of
from brass_desktop.present.geometry import Rect
from brass_desktop.present.key_list import short_list
from brass_desktop.present.text import common
from brass_desktop.present.text import settings as words
from brass_desktop.services import folder
from brass_desktop.ui.context import Context
from brass_desktop.ui.drawing.sheet import Sheet
from brass_desktop.ui.scenes.paper import PaperPage
from brass_desktop.ui.scenes.settings.key_list import key_rows
from brass_desktop.ui.scenes.settings.keys import LINES, key_list
from brass_desktop.ui.scenes.settings.rows import NOTHING_AGREED, Agreed, SettingRows
from brass_desktop.ui.widgets.choice import Option
from brass_desktop.ui.widgets.decor import Panel
from brass_desktop.ui.widgets.dialog import Dialog, DialogAnswer, notice
from brass_desktop.ui.widgets.flow import Parts, Row, flow, section_row
from brass_desktop.ui.widgets.foot import FootButton, lay_foot, lay_title
from brass_desktop.ui.widgets.pane import Pane
from brass_desktop.ui.widgets.screen import Layout, Screen
from brass_desktop.ui.widgets.tabs import lay_tabs
from brass_desktop.ui.window.scene import Pop, Push, Transition

_TEXT_SIZES: Final = (90, 100, 115, 130)
_VOLUMES: Final = (0, 25, 50, 75, 100)
_KEPT: Final = (5, 20, None)
_PLATE_SHARE: Final = 0.62
"""How much of the body's width a plate has that stands alone."""


class SettingsPage(PaperPage):
    """Three plates of choices and the list of keys below them."""

    def __init__(self, context: Context, table: Agreed) -> None:
        super().__init__()
        self._context = context
        # The side of the board follows its setting at once, whatever a game began with.
        self._table = {name: value for name, value in table.items() if name != "board"}
        self._tab = 0

    def lay_out(self, sheet: Sheet) -> Layout:
        """Lay out the plates, all at once or by tabs, and the foot."""
        panes = self._lay_tabs(sheet) if sheet.roomy else self._lay_all(sheet)
        foot = self._foot(sheet)
        title = Pane([lay_title(sheet, words.TITLE()), *foot.decor])
        return Layout([title, *panes, Pane((), foot.widgets, "foot")], "done")

    def _lay_tabs(self, sheet: Sheet) -> list[Pane]:
        """Show one plate at a time in the middle of the body; the keys have the whole of it."""
        m, names = sheet.metrics, words.TABS
        icons = ("globe", "stopwatch", "rolling-dices", "keyboard")
        options = [Option(name(), icon) for name, icon in zip(names, icons, strict=True)]
        tabs, room = lay_tabs(sheet, options, self._tab, self._open_tab)
        if self._tab == len(names) - 1:
            own = box_of(self._context.last_played).keys
            rows = key_rows(sheet, short_list(own), room.w - 2 * m.pad)
        else:
            room = Rect.around(room.centre, room.w * _PLATE_SHARE, room.h)
            own_rows = self._setting_rows(sheet, room.w)
            rows = (self._display, self._motion, self._play)[self._tab](own_rows)
        inner = room.grown(-m.pad, -m.pad * 0.75)
        plate = flow(sheet, rows, inner, f"column{self._tab}")
        return [Pane((Panel(room),), (tabs,)), plate]

    def _setting_rows(self, sheet: Sheet, plate: float) -> SettingRows:
        width = plate - 2 * sheet.metrics.pad
        return SettingRows(sheet, self._context.settings, width, self._table)

    def _open_tab(self, index: int) -> None:
        self._tab, self.stale = index, True

    def _lay_all(self, sheet: Sheet) -> list[Pane]:
        """Share the body between the plates and the keys."""
        m = sheet.metrics
        body = sheet.body
        keys_height = m.pad * 1.5 + m.section * 1.5 + LINES * (m.key + m.gap * 0.5)
        keys = Rect(body.x, body.bottom - keys_height, body.w, keys_height)
        width = (body.w - 2 * m.gap) / 3
        height = body.h - keys_height - m.gap * 0.7
        frame = Parts([Panel(keys)])
        own = box_of(self._context.last_played).keys
        frame.decor += key_list(sheet, short_list(own), keys.grown(-m.pad, -m.pad * 0.75))
        columns: list[Pane] = []
        rows = self._setting_rows(sheet, width)
        for index, column in enumerate((self._display, self._motion, self._play)):
            plate = Rect(body.x + index * (width + m.gap), body.y, width, height)
            frame.decor.append(Panel(plate))
            inner = plate.grown(-m.pad, -m.pad * 0.75)
            columns.append(flow(sheet, column(rows), inner, f"column{index}"))
        return [Pane(frame.decor), *columns]

    def _foot(self, sheet: Sheet) -> Parts:
        left = (
            FootButton("back", common.BACK(), "previous", Pop),
            FootButton("reset", words.RESET(), "backward-time", self._ask_reset),
        )
        done = FootButton("done", common.DONE(), "check", Pop)
        return lay_foot(sheet, left, words.AT_ONCE(), done)

    def _display(self, rows: SettingRows) -> list[Row]:
        languages = i18n.available(self._context.locale)
        several = len(languages) > 1
        heading = words.DISPLAY if several else words.DISPLAY_ONLY
        found = [section_row(rows.sheet, heading(), "globe")]
        if several:
            names = [(code, words.LANGUAGES.get(code, code)) for code in languages]
            found.append(rows.choice("language", words.LANGUAGE(), names))
        modes = [(key, text()) for key, text in words.WINDOW_MODES.items()]
        sizes = [(size, words.PERCENT(number=size)) for size in _TEXT_SIZES]
        sides = [(key, text()) for key, text in common.BOARD_SIDES.items()]
        return [
            *found,
            rows.choice("window_mode", words.WINDOW(), modes),
            rows.choice("text_percent", words.TEXT_SIZE(), sizes),
            rows.choice("board", words.BOARD(), sides, common.BOARD_SIDE_ICONS),
            rows.switch("accelerated_window", words.ACCELERATED(), words.ACCELERATED_NOTE()),
            rows.patterns(),
        ]

    def _motion(self, rows: SettingRows) -> list[Row]:
        speeds = [(key, text()) for key, text in words.SPEEDS.items()]
        pauses = [(key, text()) for key, text in words.BOT_PAUSES.items()]
        volumes = [(v, str(v) if v else words.NO_SOUND()) for v in _VOLUMES]
        found = [
            section_row(rows.sheet, words.MOTION(), "stopwatch"),
            rows.scale("animation_percent", words.SPEED(), speeds),
        ]
        if any(info.levels for info in shelf.SHELF):
            found.append(rows.scale("bot_pause_ms", words.BOT_PAUSE(), pauses))
        return [
            *found,
            rows.switch("reduced_motion", words.REDUCED_MOTION(), words.REDUCED_MOTION_NOTE()),
            section_row(rows.sheet, words.SOUND(), "sound-on"),
            rows.switch("muted", words.MUTED(), words.MUTED_NOTE()),
            *(rows.scale(name, text(), volumes) for name, text in words.VOLUMES.items()),
            rows.switch("turn_whistle", words.WHISTLE(), words.WHISTLE_NOTE()),
            rows.switch("silent_in_background", words.SILENT(), words.SILENT_NOTE()),
        ]

    def _play(self, rows: SettingRows) -> list[Row]:
        confirm = [(key, text()) for key, text in common.CONFIRM.items()]
        back = [(key, text()) for key, text in common.TAKE_BACK.items()]
        saving = [(key, text()) for key, text in words.AUTOSAVES.items()]
        kept = [(number, str(number) if number else words.ALL_KEPT()) for number in _KEPT]
        found = [
            section_row(rows.sheet, words.PLAY(), "rolling-dices"),
            rows.choice("confirm", words.CONFIRM(), confirm),
            rows.choice("take_back", words.TAKE_BACK(), back),
            rows.switch("curtain", common.CURTAIN(), common.CURTAIN_NOTE()),
        ]
        if any(info.levels for info in shelf.SHELF):
            found.append(
                rows.switch("bot_reasons", common.BOT_REASONS(), common.BOT_REASONS_NOTE())
            )
        show = (words.SHOW_FOLDER(), "open-folder", self._show_folder)
        return [
            *found,
            section_row(rows.sheet, words.SAVING(), "save"),
            rows.choice("autosave", words.AUTOSAVE(), saving),
            rows.beside("autosaves_kept", words.AUTOSAVES_KEPT(), kept, show),
        ]

    def _show_folder(self) -> Transition | None:
        saves = self._context.places.saves
        if folder.show(saves):
            return None
        text = words.FOLDER_IS(path=saves)
        return Push(notice(words.FOLDER_TITLE(), (text,), common.OK()))

    def _ask_reset(self) -> Transition:
        answers = (
            DialogAnswer(common.CANCEL(), Pop, "previous"),
            DialogAnswer(words.RESET_YES(), self._reset, "backward-time"),
        )
        asked = (words.RESET_QUESTION(),)
        return Push(Screen(Dialog(words.RESET_TITLE(), asked, answers, careful=True)))

    def _reset(self) -> Transition:
        self._context.settings.reset()
        self.stale = True
        return Pop()


def settings_screen(context: Context, table: Agreed = NOTHING_AGREED) -> Screen:
    """Make the settings screen; it says where the game on the table agreed otherwise."""
    return Screen(SettingsPage(context, table))
