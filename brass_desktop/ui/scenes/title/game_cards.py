"""The games on the title where there are several: a card each, with its picture and ways in."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Final

import pygame

from brass_desktop.games import shelf
from brass_desktop.games.shelf import GameInfo
from brass_desktop.present.box import Box, box_of
from brass_desktop.present.geometry import Rect, row
from brass_desktop.present.text import title as words
from brass_desktop.ui.drawing import palette, shapes
from brass_desktop.ui.drawing.canvas import Canvas
from brass_desktop.ui.drawing.colour import Colour, rgba, with_alpha
from brass_desktop.ui.drawing.sheet import Sheet
from brass_desktop.ui.drawing.typeface import Role
from brass_desktop.ui.house import Continuation
from brass_desktop.ui.scenes.title.life import Opening, PaintedScene
from brass_desktop.ui.scenes.title.logotype import draw_plate
from brass_desktop.ui.widgets.button import Button, ButtonKind
from brass_desktop.ui.widgets.decor import Caption, LevelRule, Panel
from brass_desktop.ui.widgets.flow import Parts
from brass_desktop.ui.widgets.kit import Action

_WIDEST: Final = 13 / 28
"""Shape of the widest card, width to height."""
_WHITE: Final = rgba("#ffffff")
_LINE: Final = rgba("#3a2408")
_RISE: Final = 0.5
"""By how many gaps the chosen card stands higher than the others."""
_GOES_ON: Final = 0.62
"""How much of a card's width Continue takes beside New."""


@dataclass(frozen=True, slots=True)
class Cover:
    """The painting of a game under an arch, and its name on a plate at the arch's foot."""

    rect: Rect
    box: Box

    @property
    def _unit(self) -> float:
        return self.rect.w / 390

    @property
    def _plate(self) -> Rect:
        unit = self._unit
        return Rect(self.rect.x + 8 * unit, self.rect.bottom - 68 * unit, 374 * unit, 68 * unit)

    @property
    def _arch(self) -> Rect:
        return Rect(self.rect.x, self.rect.y, self.rect.w, self.rect.h - 34 * self._unit)

    @property
    def _painting(self) -> Rect:
        return self._arch.grown(-7 * self._unit)

    def opening(self, canvas: Canvas) -> Opening | None:
        """Tell where its painting lives in a frame that has just been drawn, if it does."""
        if self.box.cover_life is None:
            return None
        area, plate = canvas.device(self._painting), canvas.device(self._plate)
        veil = pygame.Surface(area.size, pygame.SRCALPHA)
        veil.fill(_WHITE)
        veil.blit(_arched(*area.size, _WHITE), (0, 0), special_flags=pygame.BLEND_RGBA_SUB)
        veil.fill(_WHITE, plate.move(-area.x, -area.y))
        above = canvas.surface.subsurface(area).convert_alpha()
        above.blit(veil, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
        scene = PaintedScene(area, self.box.cover_life.painted)
        return Opening(self.box.cover_life, scene, area, above)

    def draw(self, canvas: Canvas) -> None:
        """Paint the arch with its gilt frame, the cogs beside it and the plate."""
        unit, arch = self._unit, self._arch
        cog = with_alpha(canvas.theme.gilt, 170)
        for x in (arch.x + 22 * unit, arch.right - 22 * unit):
            canvas.icon("cog", (x, arch.y + 22 * unit), 34 * unit, cog)
        for inward, colour in ((0, palette.BRASS_EDGE), (2, canvas.theme.gilt_hi), (5, _LINE)):
            _fill_arch(canvas, arch.grown(-inward * unit), colour)
        self._paint_scene(canvas, self._painting)
        draw_plate(canvas, self._plate, self.box.name(), unit)

    def _paint_scene(self, canvas: Canvas, arch: Rect) -> None:
        area = canvas.device(arch)
        size = (area.w, area.h)
        picture = canvas.assets.cover(self.box.cover, *size)
        framed = picture.convert_alpha()
        framed.blit(_arched(*size, _WHITE), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
        canvas.blit(framed, area.x, area.y)


def _fill_arch(canvas: Canvas, arch: Rect, colour: Colour) -> None:
    area = canvas.device(arch)
    canvas.blit(_arched(area.w, area.h, colour), area.x, area.y)


def _arched(width: int, height: int, colour: Colour) -> pygame.Surface:
    """Cut the upper part out of a shape whose corners are as round as they can be."""
    radius = width // 2
    return shapes.rounded(width, height + radius, radius, colour).subsurface((0, 0, width, height))


@dataclass(frozen=True, slots=True)
class GameCards:
    """Lays out the cards of all games; the chosen one is lit and stands a little higher."""

    sheet: Sheet
    running: Mapping[str, Continuation]
    """By game: what can be continued, the newest first."""
    chosen: str | None
    go_on: Callable[[Continuation], Action]
    begin: Callable[[GameInfo], Action]

    def lay_out(self, area: Rect) -> Parts:
        """Set the cards side by side in the middle of an area."""
        count, gap = len(shelf.SHELF), self.sheet.metrics.gap
        widest = count * area.h * _WIDEST
        gap = min(gap * 3, max(gap * 0.9, (area.w - widest) / (count + 1)))
        wide = min(area.w, widest + (count - 1) * gap)
        middle = Rect(area.x + (area.w - wide) / 2, area.y, wide, area.h)
        parts = Parts()
        rise = self.sheet.metrics.gap * _RISE
        for info, place in zip(shelf.SHELF, row(middle, count, gap), strict=True):
            lower = 0.0 if info.id == self.chosen else rise
            card = Rect(place.x, place.y + lower, place.w, place.h - rise)
            parts.add(self._card(info, card))
        return parts

    def _card(self, info: GameInfo, card: Rect) -> Parts:
        m, theme, box = self.sheet.metrics, self.sheet.theme, box_of(info)
        lit = info.id == self.chosen
        parts = Parts([Panel(card, "skin.glow")] if lit else [])
        parts.decor.append(Panel(card))
        inner = card.grown(-m.pad * 0.8, -m.pad * 0.6)
        foot = inner.bottom - m.button
        parts.widgets += self._buttons(info, box, Rect(inner.x, foot, inner.w, m.button), lit=lit)
        running = self.running.get(info.id)
        state = words.SAVED(line=running.short) if running else words.NO_GAME()
        facts = words.PLAYERS_AND_TIME(
            fewest=min(info.players), most=max(info.players), minutes=box.minutes
        )
        level = foot - m.gap * 0.5
        lines: tuple[tuple[str, Role, float, Colour], ...] = (
            (state, "text_bold", m.text, theme.good if running else theme.ink2),
            (facts, "text", m.text, theme.ink2),
            (box.description(), "text_italic", m.italic, theme.ink),
        )
        for index, (text, role, size, ink) in enumerate(lines):
            height = size * 1.5 * max(1.0, self.sheet.typeface.text_scale)
            level -= height
            place = Rect(inner.x, level, inner.w, height)
            parts.decor.append(Caption(place, text, role, size, ink, "centre"))
            if index == 0:
                level -= m.gap * 0.5
                rule = Rect(inner.x + inner.w * 0.15, level, inner.w * 0.7, m.gap * 0.5)
                parts.decor.append(LevelRule(rule, with_alpha(theme.line, 150), lozenge=True))
        cover = Rect(inner.x, inner.y, inner.w, level - m.gap * 0.4 - inner.y)
        parts.decor.append(Cover(cover, box))
        return parts

    def _buttons(self, info: GameInfo, box: Box, area: Rect, *, lit: bool) -> list[Button]:
        running, size = self.running.get(info.id), self.sheet.metrics.button_text * 0.95
        tip = words.CHOOSE(number=shelf.SHELF.index(info) + 1)
        kind: ButtonKind = "brass" if lit else "button"
        if running is not None:
            place = Rect(area.x, area.y, area.w * _GOES_ON, area.h)
            action = self.go_on(running)
            go_on = Button(
                f"continue.{info.id}", place, words.CONTINUE(), size, action, box.emblem, kind, tip
            )
            left = place.right + self.sheet.metrics.gap * 0.4
            rest = Rect(left, area.y, area.right - left, area.h)
            return [go_on, Button(f"new.{info.id}", rest, words.NEW(), size, self.begin(info))]
        text, icon = words.NEW_GAME(), "rolling-dices"
        return [Button(f"new.{info.id}", area, text, size, self.begin(info), icon, kind, tip)]
