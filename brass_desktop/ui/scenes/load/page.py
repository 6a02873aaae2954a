"""What the load screen holds: saved games with pictures, the chosen one, the examples apart."""

from pathlib import Path
from typing import Final, Literal

from brass_desktop.i18n.message import Message
from brass_desktop.present.geometry import Rect
from brass_desktop.present.savelist import SORTS, Shelf, box_of_save
from brass_desktop.present.saverow import SaveRow, row_of
from brass_desktop.present.text import common
from brass_desktop.present.text import load as words
from brass_desktop.services.savestore import SavedGame
from brass_desktop.ui.drawing.sheet import Sheet
from brass_desktop.ui.scenes.load.detail import Detail
from brass_desktop.ui.scenes.load.examples import Examples, example_title
from brass_desktop.ui.scenes.load.rows import SaveRows, row_measures
from brass_desktop.ui.scenes.load.tasks import FileTasks
from brass_desktop.ui.scenes.paper import PaperPage
from brass_desktop.ui.scenes.saved.library import Library
from brass_desktop.ui.widgets.button import Button
from brass_desktop.ui.widgets.choice import Option, Segmented
from brass_desktop.ui.widgets.decor import Caption, Panel, paragraph
from brass_desktop.ui.widgets.editing import Editing
from brass_desktop.ui.widgets.entry import TextEntry
from brass_desktop.ui.widgets.flow import Parts
from brass_desktop.ui.widgets.foot import FootButton, lay_foot, lay_title
from brass_desktop.ui.widgets.kit import State
from brass_desktop.ui.widgets.pane import Pane
from brass_desktop.ui.widgets.screen import Layout
from brass_desktop.ui.window.input import Key
from brass_desktop.ui.window.scene import Pop, Transition

Purpose = Literal["load", "replays"]
_LIST_SHARE: Final = 1136 / 1760
_SCROLL_ROOM: Final = 16.0


class LoadPage(PaperPage):
    """The content of the load screen; for `replays` finished games come first, to be watched."""

    def __init__(self, library: Library, purpose: Purpose = "load") -> None:
        super().__init__()
        self.chosen: Path | None = None
        self._library = library
        self._purpose = purpose
        # Whoever comes to watch looks for games that were played to their end.
        self._shelf = Shelf() if purpose == "load" else Shelf(sort="progress")
        self._shown: list[SavedGame] = []
        self._search = Editing()
        self._tasks = FileTasks(library, self._done)
        self._remark = ""
        self._examples = Examples(library.thumbnails, self._choose, self._primary, self._turned)
        self._views: dict[tuple[Path, float], SaveRow] = {}
        self._rows: tuple[Pane, SaveRows] | None = None
        self.reload()

    def reload(self) -> None:
        """List the games anew and keep the choice if it is still there."""
        self._games = self._library.store.games()
        self._examples.games = self._library.store.examples()
        self._arrange()

    @property
    def game(self) -> SavedGame | None:
        """The chosen game."""
        found = [*self._shown, *self._examples.games]
        return next((game for game in found if game.path == self.chosen), None)

    def press(self, key: Key) -> Transition | None:
        """Leave by Escape; the keys of the buttons act on the chosen game."""
        game = self.game
        if key.name == "escape":
            return Pop()
        if game is not None and game.kind != "example":
            if key.name == "delete":
                return self._tasks.delete(game)
            if key.name == "f2":
                return self._tasks.rename(game)
        return None

    def take_in(self, path: Path) -> Transition | None:
        """Import a file that was dropped on the window."""
        return self._tasks.take_in(path)

    def lay_out(self, sheet: Sheet) -> Layout:
        """Set the list, the examples, the chosen game and the foot."""
        m, body = sheet.metrics, sheet.body
        wide = body.w * _LIST_SHARE - m.gap * 0.35
        listed = Rect(body.x, body.y, wide, body.h)
        detail = Rect(listed.right + m.gap, body.y, body.right - listed.right - m.gap, body.h)
        title = words.TITLE() if self._purpose == "load" else words.REPLAYS_TITLE()
        frame = Parts([lay_title(sheet, title), Panel(listed), Panel(detail)])
        inner = listed.grown(-m.pad, -m.pad * 0.86)
        unit = m.control / 44
        self._lay_search(sheet, Rect(inner.x, inner.y, inner.w, m.control), frame)
        top = inner.y + m.control + 16 * unit
        bottom = inner.bottom
        if self._examples.games:
            bottom -= 142 * unit
            area = Rect(inner.x, bottom + 4 * unit, inner.w, 138 * unit)
            frame.add(self._examples.lay(sheet, area, self.chosen))
        rows = self._lay_rows(sheet, Rect(inner.x, top, inner.w, bottom - top), frame)
        self._lay_detail(sheet, detail.grown(-m.pad), frame)
        foot = self._lay_foot(sheet)
        frame.decor += foot.decor
        return Layout([Pane(frame.decor, [*frame.widgets, *foot.widgets]), rows], "rows")

    def _lay_search(self, sheet: Sheet, area: Rect, frame: Parts) -> None:
        m = sheet.metrics
        field = Rect(area.x, area.y, area.w * 0.426, area.h)
        clipboard = self._library.house.context.clipboard
        frame.widgets.append(
            TextEntry(
                "search",
                field,
                self._search,
                m.text,
                clipboard,
                self._query,
                words.SEARCH(),
                "magnifying-glass",
            )
        )
        sort = Rect(area.x + area.w * 0.53, area.y, area.w * 0.47, area.h)
        label = Rect(field.right + 8, area.y, sort.x - field.right - 8 - m.gap * 0.6, area.h)
        ink = sheet.theme.ink2
        frame.decor.append(Caption(label, words.SORT_BY(), "text", m.text, ink, "right"))
        options = [Option(words.SORTS[name]()) for name in SORTS]
        chosen = SORTS.index(self._shelf.sort)
        frame.widgets.append(Segmented("sort", sort, options, chosen, m.text, self._sort))

    def _lay_rows(self, sheet: Sheet, area: Rect, frame: Parts) -> Pane:
        m, measures = sheet.metrics, row_measures(sheet)
        if not self._shown:
            text = words.NOT_FOUND(words=self._shelf.query) if self._shelf.query else words.NONE()
            place = Rect(area.x, area.y + m.gap, area.w, 0)
            frame.decor.append(paragraph(sheet, text, place, "text_italic", m.italic))
            self._rows = None
            return Pane()
        height = len(self._shown) * (measures.height + measures.gap)
        tight = height - measures.gap > area.h + 1
        content = Rect(area.x, area.y, area.w - (_SCROLL_ROOM if tight else 0), height)
        paths = [game.path for game in self._shown]
        chosen = paths.index(self.chosen) if self.chosen in paths else -1
        rows = SaveRows(
            "rows",
            content,
            self._shown,
            self._describe,
            self._library.thumbnails,
            measures,
            chosen,
            self._choose_row,
            self._primary,
        )
        pane = Pane((), (rows,), "rows", area if tight else None, height)
        self._rows = (pane, rows)
        return pane

    def _lay_detail(self, sheet: Sheet, area: Rect, frame: Parts) -> None:
        m, game = sheet.metrics, self.game
        if game is None:
            text = words.NOTHING_CHOSEN()
            frame.decor.append(paragraph(sheet, text, area, "text_italic", m.italic))
            return
        gap = m.gap * 0.5
        buttons = 2 * m.button + gap
        rest = Rect(area.x, area.y, area.w, area.h - buttons - m.gap * 0.8)
        row = self._describe(game)
        title = example_title(game) if game.kind == "example" else row.title
        plate = (title, row.state, row.facts, row.seats)
        frame.decor.append(Detail(rest, game, *plate, self._library.thumbnails, m))
        example = game.kind == "example"
        offers = (
            ("rename", words.RENAME(), "pencil", lambda: self._tasks.rename(game), not example),
            ("copy", words.DUPLICATE(), "files", lambda: self._tasks.duplicate(game), True),
            ("show", words.SHOW(), "open-folder", lambda: self._tasks.show(game), True),
            ("delete", words.DELETE(), "trash-can", lambda: self._tasks.delete(game), not example),
        )
        width = (area.w - gap) / 2
        for index, (key, text, icon, action, enabled) in enumerate(offers):
            x = area.x + index % 2 * (width + gap)
            y = area.bottom - buttons + index // 2 * (m.button + gap)
            place = Rect(x, y, width, m.button)
            state = State(enabled=enabled)
            size = m.button_text * 0.91
            frame.widgets.append(Button(key, place, text, size, action, icon, state=state))

    def _lay_foot(self, sheet: Sheet) -> Parts:
        game = self.game
        left = [
            FootButton("back", common.BACK(), "previous", Pop),
            FootButton("import", words.IMPORT(), "box-unpacking", self._tasks.bring_in),
        ]
        count = words.COUNT(len(self._games)) if self._games else ""
        remark = self._remark or count
        if game is not None:
            export = FootButton(
                "export", words.EXPORT(), "save", lambda: self._tasks.take_out(game)
            )
            if game.problem is not None:
                return lay_foot(sheet, left, remark, export)
            left.append(export)
        ready = game is not None
        play_word = _play_word(game)()
        play = FootButton("play", play_word, _play_icon(game), self._play, ready)
        watch = FootButton("watch", words.WATCH(), "film-spool", self._watch, ready)
        primary, second = (play, watch) if self._purpose == "load" else (watch, play)
        return lay_foot(sheet, left, remark, primary, second=second)

    def _describe(self, game: SavedGame) -> SaveRow:
        key = (game.path, game.modified)
        if key not in self._views:
            self._views[key] = row_of(game, self._library.now())
        return self._views[key]

    def _arrange(self) -> None:
        self._views.clear()
        self._shown = self._shelf.arranged(self._games, lambda game: self._describe(game).searched)
        if self.game is None:
            first = (self._shown or self._examples.games)[:1]
            self.chosen = first[0].path if first else None
        self.stale = True

    def _query(self, text: str) -> None:
        self._shelf.query = text
        self._arrange()

    def _sort(self, index: int) -> None:
        self._shelf.sort = SORTS[index]
        self._arrange()

    def _choose(self, game: SavedGame) -> None:
        self.chosen, self._remark, self.stale = game.path, "", True

    def _choose_row(self, index: int) -> None:
        self._choose(self._shown[index])
        if self._rows is not None:
            pane, rows = self._rows
            pane.reveal(rows.row(index))

    def _turned(self) -> None:
        self.stale = True

    def _done(self, path: Path | None, remark: str) -> None:
        self._remark = remark
        if path is not None:
            self.chosen = path
        self.reload()

    def _primary(self) -> Transition | None:
        return self._play() if self._purpose == "load" else self._watch()

    def _play(self) -> Transition | None:
        return self._library.play_on(self.game) if self.game is not None else None

    def _watch(self) -> Transition | None:
        return self._library.watch_game(self.game) if self.game is not None else None


def _play_word(game: SavedGame | None) -> Message:
    """Say what opening a game leads to; one that is over has only its result left."""
    if game is not None and game.head is not None and game.head.preview.finished:
        return words.SEE_RESULT
    return words.PLAY_COPY if game is not None and game.kind == "example" else words.PLAY_ON


def _play_icon(game: SavedGame | None) -> str:
    """Give the emblem of a game's box; where nothing is chosen there is none."""
    box = box_of_save(game) if game is not None else None
    return box.emblem if box is not None else "play-button"
