"""The head of a screen that is about one of several games: its name, and which of them."""

from collections.abc import Callable
from typing import Final

from brass_desktop.games import shelf
from brass_desktop.games.shelf import GameInfo
from brass_desktop.present.box import box_of
from brass_desktop.present.geometry import Rect
from brass_desktop.ui.drawing.canvas import Canvas
from brass_desktop.ui.drawing.ground import paint_paper
from brass_desktop.ui.drawing.sheet import Sheet
from brass_desktop.ui.scenes.paper import PaperPage
from brass_desktop.ui.widgets.choice import Option, Segmented
from brass_desktop.ui.widgets.decor import Caption
from brass_desktop.ui.widgets.flow import Parts
from brass_desktop.ui.widgets.foot import lay_title

_TITLE_SHARE: Final = 0.3
_REMARK_SHARE: Final = 0.26


class OneGamePage(PaperPage):
    """A page on paper about one of the games; no scenery stands behind their names."""

    def paint_ground(self, canvas: Canvas) -> None:
        """Paint the paper."""
        paint_paper(canvas, beside_head=not shelf.several())


def lay_head(
    sheet: Sheet, title: str, game: GameInfo, choose: Callable[[GameInfo], None], remark: str = ""
) -> Parts:
    """Set a screen's name and all games side by side, with a remark on the chosen one.

    With a single game there is nothing to choose, and the name stands as on every screen.
    """
    if not shelf.several():
        return Parts([lay_title(sheet, title)])
    m, body = sheet.metrics, sheet.body
    level = lay_title(sheet, title).rect.centre[1]
    wide = min(sheet.typeface.measure(title, "title", m.screen_title) + 2, body.w * _TITLE_SHARE)
    name = Rect(body.x, level - m.screen_title * 0.6, wide, m.screen_title * 1.2)
    parts = Parts([Caption(name, title, "title", m.screen_title, sheet.theme.ink)])
    left, high = name.right + m.gap * 2, min(m.control * 1.15, m.head * 0.66)
    choice = _choice(sheet, game, choose, Rect(left, level, body.right - left, high))
    parts.widgets.append(choice)
    if remark:
        start = choice.rect.right + m.gap
        room = Rect(start, level - m.italic, body.right - start, m.italic * 2)
        ink = sheet.theme.ink
        parts.decor.append(Caption(room, remark, "text_italic", m.italic, ink, "right"))
    return parts


def _choice(
    sheet: Sheet, game: GameInfo, choose: Callable[[GameInfo], None], room: Rect
) -> Segmented:
    """Set the games in a bar, centred about the top of the room."""
    offered, size = shelf.SHELF, sheet.metrics.text * 1.1
    boxes = [box_of(info) for info in offered]
    options = [Option(box.name(), box.emblem) for box in boxes]
    widest = max(sheet.typeface.measure(o.text, "text_bold", size) for o in options) + size * 3.4
    width = min(len(options) * widest, room.w - sheet.body.w * _REMARK_SHARE)
    chosen = offered.index(game)
    return Segmented(
        "game",
        Rect(room.x, room.y - room.h / 2, width, room.h),
        options,
        chosen,
        size,
        lambda index: choose(offered[index]),
        boxes[chosen].description(),
    )
