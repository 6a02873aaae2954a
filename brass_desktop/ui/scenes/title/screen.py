"""The title: the painting of one game or the cards of several, and where to go from here."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import pygame

from brass_desktop import __version__
from brass_desktop.games import shelf
from brass_desktop.games.shelf import GameInfo
from brass_desktop.present import sounds
from brass_desktop.present.box import box_of
from brass_desktop.present.geometry import Rect
from brass_desktop.present.new_game import NewGameDraft
from brass_desktop.present.text import title as words
from brass_desktop.services.settings import SettingsStore
from brass_desktop.ui.drawing.canvas import Canvas
from brass_desktop.ui.drawing.ground import paint_frame
from brass_desktop.ui.drawing.sheet import Sheet
from brass_desktop.ui.house import Continuation, House
from brass_desktop.ui.motion.passage import paced
from brass_desktop.ui.scenes.learn.learner import is_first_start
from brass_desktop.ui.scenes.rules.screen import rules_screen
from brass_desktop.ui.scenes.settings.key_list import keys_screen
from brass_desktop.ui.scenes.settings.screen import settings_screen
from brass_desktop.ui.scenes.setup.screen import new_draft, new_game_screen
from brass_desktop.ui.scenes.title.credits import credits_screen
from brass_desktop.ui.scenes.title.game_cards import Cover, GameCards
from brass_desktop.ui.scenes.title.life import Opening, PaintedScene, TitleLife
from brass_desktop.ui.scenes.title.logotype import Logotype
from brass_desktop.ui.scenes.title.menu import FootLine, MenuEntry
from brass_desktop.ui.widgets.kit import Action, Decor
from brass_desktop.ui.widgets.pane import Pane
from brass_desktop.ui.widgets.screen import Layout, Screen
from brass_desktop.ui.window.input import Input, Key
from brass_desktop.ui.window.scene import Push, Quit, Replace, Scene, Transition

_CLEAR: Final = 14.0
"""Room between the menu with its glow and what moves behind it."""
_FRAMED: Final = 26
"""Units at the edges that belong to the frame."""
_WIDEST: Final = 2.0
"""Shape beyond which cropping would take the moon or the boat out of the picture."""


@dataclass(frozen=True, slots=True)
class Measures:
    """The column of the title for one kind of window."""

    left: float
    width: float
    entry: float
    first: float
    gap: float
    text: float
    note: float
    logo_top: float
    logo_height: float
    foot: float
    beside: float
    """Room between the column and what stands beside it."""


_FULL: Final = Measures(88, 464, 64, 88, 8, 26, 18, 72, 268, 17, 0)
_SMALL: Final = Measures(44, 300, 42, 58, 6, 18, 13, 38, 172, 13, 0)
_FULL_BESIDE_CARDS: Final = Measures(72, 440, 64, 88, 8, 26, 18, 72, 218, 17, 60)
_SMALL_BESIDE_CARDS: Final = Measures(36, 264, 42, 58, 6, 18, 13, 34, 131, 13, 28)


class TitlePage:
    """The content of the title screen."""

    opaque = True
    surroundings = sounds.TITLE_MUSIC

    def __init__(self, house: House) -> None:
        self.stale = True
        self._house = house
        self.covers: Sequence[Cover] = ()
        """The paintings on the cards, as they were laid out last."""
        self._chosen: GameInfo | None = None
        self._draft: NewGameDraft | None = None
        """The new game that was begun and left again, for the next look at it."""

    def paint_ground(self, canvas: Canvas) -> None:
        """Paint the scene of the only game, or a table top for the cards, and the frame."""
        if shelf.several():
            canvas.cover("table.top", canvas.bounds)
        else:
            canvas.cover(box_of(shelf.SHELF[0]).scene, canvas.bounds, _WIDEST)
        paint_frame(canvas)

    def press(self, key: Key) -> Transition | None:
        """Open the rules or the keys; quitting is an entry."""
        context = self._house.context
        match key.name:
            case "f1":
                return Push(rules_screen(context))
            case "?" | "/":
                return Push(keys_screen(context, shelf.SHELF[0].id))
            case _:
                return None

    def choose(self, key: Key) -> str | None:
        """Choose the card of a game by its number; return the button that leads there."""
        number = int(key.name) if key.name.isdecimal() else 0
        if key.ctrl or not shelf.several() or not 0 < number <= len(shelf.SHELF):
            return None
        self._chosen, self.stale = shelf.SHELF[number - 1], True
        game = self._chosen.id
        saved = any(continued.game == game for continued in self._house.continuations())
        return f"continue.{game}" if saved else f"new.{game}"

    def take_in(self, path: Path) -> Transition:
        """Show a dropped file among the saved games."""
        return Push(self._house.bring_in(path))

    def lay_out(self, sheet: Sheet) -> Layout:
        """Set the logotype, the entries under it, cards beside them and the line at the foot."""
        if shelf.several():
            m = _SMALL_BESIDE_CARDS if sheet.small else _FULL_BESIDE_CARDS
        else:
            m = _SMALL if sheet.small else _FULL
        logo = self._logotype(m)
        foot = sheet.bounds.h - sheet.metrics.frame - m.foot * 1.4
        running = self._house.continuations()
        top = logo.rect.bottom + m.gap * (1 if logo.motto else 5)
        entries = self._entries(m, running, top, foot - m.foot - m.gap - top)
        room = sheet.bounds.w - 2 * m.left
        line = Rect(m.left, foot - m.foot, room, m.foot * 2)
        decor: list[Decor] = [logo, *self._foot_lines(sheet, line, m.foot)]
        panes = [Pane(decor, entries)]
        if shelf.several():
            left = m.left + m.width + m.beside
            height = foot - m.foot * 2 - m.logo_top
            area = Rect(left, m.logo_top, sheet.bounds.w - m.left - left, height)
            panes.append(self._cards(sheet, running, area))
        return Layout(panes, entries[0].key)

    def _foot_lines(self, sheet: Sheet, line: Rect, size: float) -> list[FootLine]:
        """Set whose program it is and its version: at the right, where nothing is painted."""
        whose = (words.INDEPENDENT_OF_ALL if shelf.several() else words.INDEPENDENT)()
        wide = sheet.bounds.w / sheet.bounds.h > _WIDEST
        left = Rect(line.x, line.y, line.w * 0.72, line.h)
        if not wide or shelf.several():
            right = Rect(line.x + line.w * 0.74, line.y, line.w * 0.26, line.h)
            return [
                FootLine(left, whose, size, "left"),
                FootLine(right, self._version(), size, "right"),
            ]
        # The lamp on the quay stands in the corner of a picture that is cut this wide.
        whole = Rect(line.x, line.y, sheet.typeface.measure(whose, "text", size) + size, line.h)
        after = Rect(whole.right + size, line.y, line.right - whole.right - size, line.h)
        return [
            FootLine(whole, whose, size, "left"),
            FootLine(after, self._version(), size, "left"),
        ]

    def _logotype(self, m: Measures) -> Logotype:
        place = Rect(m.left, m.logo_top, m.width, m.logo_height)
        if shelf.several():
            return Logotype(place, "", words.MOTTOES.get(len(shelf.SHELF), words.MOTTO)())
        return Logotype(place, box_of(shelf.SHELF[0]).name(), "")

    def _cards(self, sheet: Sheet, running: Sequence[Continuation], area: Rect) -> Pane:
        found = {continued.game: continued for continued in running}
        chosen = next(iter(found), None) if self._chosen is None else self._chosen.id
        cards = GameCards(
            sheet, found, chosen, lambda continued: _replace_with(continued.open), self._begin_with
        )
        parts = cards.lay_out(area)
        self.covers = [part for part in parts.decor if isinstance(part, Cover)]
        return Pane(parts.decor, parts.widgets, "cards")

    def _version(self) -> str:
        if shelf.several():
            return words.VERSION(version=__version__)
        return words.VERSIONS(version=__version__, rules=shelf.SHELF[0].rules_version)

    def _entries(
        self, m: Measures, running: Sequence[Continuation], top: float, room: float
    ) -> list[MenuEntry]:
        """Set the entries one below the other, a little lower where they would not all fit."""
        offers = self._offers(running)
        whole = sum((m.first if note else m.entry) + m.gap for *_, note in offers) - m.gap
        fit = min(1.0, room / whole)
        entries = []
        for key, text, icon, action, note in offers:
            height = (m.first if note else m.entry) * fit
            rect = Rect(m.left, top, m.width, height)
            entries.append(MenuEntry(key, rect, text, icon, m.text, action, note, m.note))
            top += height + m.gap * fit
        return entries

    def _offers(self, running: Sequence[Continuation]) -> list[tuple[str, str, str, Action, str]]:
        house, context = self._house, self._house.context
        offers: list[tuple[str, str, str, Action, str]] = []
        for newest in running[:1]:
            go_on = _replace_with(newest.open)
            offers.append(("continue", words.CONTINUE(), "hourglass", go_on, newest.note))
        new = ("new", words.NEW_GAME(), "rolling-dices", self._begin, "")
        first = is_first_start(context.settings.current)
        note = words.LEARN_FIRST() if first and not running else ""
        learn = ("learn", words.LEARN(), "old-lantern", _push(house.learn), note)
        offers += [learn, new] if first else [new, learn]
        for key, label, icon, scene in (
            ("load", words.LOAD, "save", house.load),
            ("replays", words.REPLAYS, "film-spool", house.replays),
            ("rules", words.RULES, "scroll-unfurled", lambda: rules_screen(context)),
            ("settings", words.SETTINGS, "gears", lambda: settings_screen(context)),
            ("credits", words.CREDITS, "quill-ink", lambda: credits_screen(context)),
        ):
            elsewhere = key == "load" and not running and house.played_elsewhere()
            note = words.ELSEWHERE() if elsewhere else ""
            offers.append((key, label(), icon, _push(scene), note))
        offers.append(("quit", words.QUIT(), "exit-door", Quit, ""))
        return offers

    def _begin(self, info: GameInfo | None = None) -> Transition:
        if self._draft is None:
            self._draft = new_draft(self._house.context)
        if info is not None and info is not self._draft.info:
            self._draft.turn_to(info)
        return Push(new_game_screen(self._house, self._draft))

    def _begin_with(self, info: GameInfo) -> Action:
        return lambda: self._begin(info)


def _push(make: Callable[[], Scene]) -> Action:
    return lambda: Push(make())


def _replace_with(make: Callable[[], Scene]) -> Action:
    return lambda: Replace(make())


class TitleScreen(Screen):
    """The title as a scene: its painting lives while nobody wants to be left in peace."""

    def __init__(self, page: TitlePage, settings: SettingsStore) -> None:
        super().__init__(page)
        self.form.ring = False
        self._title = page
        self._settings = settings
        boxes = [box_of(info) for info in shelf.SHELF]
        lives = [box.cover_life for box in boxes] if shelf.several() else [boxes[0].life]
        self._life = TitleLife() if any(lives) else None
        self._whole = True
        """Whether more is to be drawn than what moves by itself."""

    @property
    def covers(self) -> Sequence[Cover]:
        """The paintings on the cards, as they were laid out last."""
        return self._title.covers

    @property
    def _moves(self) -> bool:
        return self._life is not None and paced(1.0, self._settings.current) > 0

    @property
    def wake_after(self) -> float | None:
        """Time until something has moved or a tooltip is due."""
        waits = (super().wake_after, self._life.wake_after if self._life and self._moves else None)
        return min((wait for wait in waits if wait is not None), default=None)

    def update(self, dt: float) -> bool | Transition:
        """Let the painting live."""
        self._whole = bool(super().update(dt)) or self._whole
        lives = self._life is not None and self._moves and self._life.update(dt)
        return self._whole or lives

    def handle(self, event: Input) -> Transition | None:
        """Choose a game by its number; Enter then leads there."""
        way_in = self._title.choose(event) if isinstance(event, Key) else None
        if way_in is None:
            return super().handle(event)
        self.form.focus(way_in)
        return None

    def draw(self, canvas: Canvas) -> None:
        """Draw what has moved, or everything where more has changed."""
        life = self._life
        if life is not None and not self._whole and not canvas.full and life.draw_next(canvas):
            return
        self._whole = False
        super().draw(canvas)
        if life is not None:
            life.keep(canvas, self._openings(canvas))

    def _openings(self, canvas: Canvas) -> list[Opening]:
        """Find the paintings that live: those on the cards, or the one behind the menu."""
        if shelf.several():
            found = (cover.opening(canvas) for cover in self.covers)
            return [opening for opening in found if opening is not None]
        life = box_of(shelf.SHELF[0]).life
        assert life is not None, "a painting lives only where its box says how"
        window, edge = canvas.surface.get_rect(), canvas.px(_FRAMED)
        menu = max(widget.rect.right for widget in self.form.widgets)
        left = canvas.px(menu + _CLEAR)
        free = pygame.Rect(left, edge, window.w - left - edge, window.h - 2 * edge)
        return [Opening(life, PaintedScene(window, life.painted, _WIDEST), free)]


def title_screen(house: House) -> Screen:
    """Make the title."""
    return TitleScreen(TitlePage(house), house.context.settings)
