"""What is on the box of each game: a canal under a viaduct, a harbour before the mills."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import partial
from typing import Final

import skia

from workshop.painting.brushes import Draw, blur, fill, glow, mix, rect, stroke
from workshop.painting.clipper import Rig, clipper
from workshop.painting.covers import QUAY, Cover, paint_cover
from workshop.painting.hours import DAY_HOUR, NIGHT_HOUR, Hour
from workshop.painting.market import bale
from workshop.painting.pieces import barrel
from workshop.painting.silhouettes import Silhouettes, Windows
from workshop.painting.vessels import narrowboat, train
from workshop.painting.works import Work

_ROSY: Final = replace(
    DAY_HOUR,
    sky=(("#b9767a", 0), ("#d39a8c", 0.34), ("#edc7a0", 0.68), ("#f8dfb0", 0.9), ("#fbe8c0", 1)),
    cloud=("#b98a86", "#e6bfa6", "#fff1d8"),
    depths=("#c9a58c", "#a98472", "#8a6658"),
    haze=("#f6dcb0", "#f6dcb0", "#efcf9f"),
    near=("#7a4436", "#6a3b30"),
    share=0.46,
    panes="#3a201c",
    water=(("#c9ada0", 50), ("#6f8288", 120), ("#2c4652", 215)),
)
_BRICK_NIGHT: Final = replace(NIGHT_HOUR, near=("#241a1e", "#1c161c"), share=0.6, panes="#120d12")
_RIGS: Final = {
    "day": Rig(
        ("#fffaee", "#d3bfa0"), "#8a6f56", "#3f2a20", ("#4a332a", "#1d1414"), "#d9ab5c",
        "#a8382a", "#e6c98a",
    ),
    "night": Rig(
        ("#a9adb4", "#59606e"), "#2a2f3c", "#12141b", ("#1d1a20", "#08090d"), "#c9974a",
        "#6a2a24", "#ffbe62",
    ),
}  # fmt: skip
_SHIP: Final = ((398, 850), 452)
_BOAT: Final = ((196, 862), 420)


def paint() -> Iterator[Work]:
    """Paint the pictures of all boxes."""
    bales = ((560, 904, 88), (650, 906, 92), (606, 846, 86), (500, 938, 80), (726, 924, 90))
    barrels = ((590, 896, 74), (652, 898, 74), (620, 932, 78), (708, 920, 76))
    yield from paint_cover(
        Cover(
            "birmingham", (DAY_HOUR, NIGHT_HOUR), ((530, 180), (330, 170)), _canal_works,
            _leave_by_canal, _BOAT[0][1], partial(_stacked, piece=barrel, places=barrels),
        )
    )  # fmt: skip
    yield from paint_cover(
        Cover(
            "lancashire", (_ROSY, _BRICK_NIGHT), ((270, 590), (300, 170)), _cotton_mill,
            _leave_by_sea, _SHIP[0][1], partial(_stacked, piece=bale, places=bales),
        )
    )  # fmt: skip


def _stacked(
    canvas: skia.Canvas, piece: Draw, places: Sequence[tuple[float, float, float]]
) -> None:
    """Stack pieces on the quay: the corner of each and its size, the nearest last."""
    for x, y, size in places:
        canvas.save()
        canvas.translate(x, y)
        canvas.scale(size / 100, size / 100)
        piece(canvas)
        canvas.restore()


def _plume(hand: Silhouettes, hour: Hour, mouth: tuple[float, float], size: float) -> None:
    grey, pale = hour.smoke
    hand.smoke(mouth, 90, size, grey, alpha=34, drift=1.0)
    hand.smoke(mouth, 60, size * 0.7, pale, alpha=22, drift=1.0)


def _cotton_mill(hand: Silhouettes, hour: Hour) -> None:
    """Build the great mill on the right: six floors, a stair tower, a chimney that smokes."""
    canvas, (body, shaded) = hand.canvas, hour.near
    _plume(hand, hour, (648, 188), 34)
    hand.chimney(648, QUAY, 510, 52, shaded, edge=hour.edge)
    hand.mill(520, QUAY, 420, 356, body, roof=0.0)
    panes = Windows((22, 30), (20, 24), hour.windows, hour.panes, hour.share)
    hand.windows(548, QUAY - 348, 392, 350, panes)
    for y in (360, 186):
        canvas.drawRect(rect(512, QUAY - y, 440, 9), fill(mix(body, hour.edge, 0.35)))
    canvas.drawRect(rect(512, QUAY - 372, 440, 18), fill(shaded))
    hand.box(478, QUAY - 420, 66, 420, shaded)
    stairs = Windows((14, 30), (14, 40), hour.windows, hour.panes, 0.7)
    hand.windows(482, QUAY - 380, 58, 380, stairs)
    hand.shape(shaded, (470, QUAY - 420), (511, QUAY - 474), (552, QUAY - 420))
    canvas.drawRect(rect(478, QUAY - 420, 5, 420), fill(hour.edge, 130))
    if hour.lamps:
        glow(canvas, (700, QUAY - 40), 360, "#ffab4a", 66)


def _leave_by_sea(canvas: skia.Canvas, hour: Hour) -> None:
    (x, level), length = _SHIP
    clipper(canvas, (x, level), length, _RIGS[hour.name])
    foam = stroke("#b8c8d4" if hour.lamps else "#ffffff", 2.6, 90, MaskFilter=blur(1.4))
    canvas.drawLine(x - length * 0.42, level + 5, x + length * 0.35, level + 5, foam)


def _canal_works(hand: Silhouettes, hour: Hour) -> None:
    """Carry the viaduct past the works: sheds on the left, the mill on the right."""
    canvas, (body, shaded) = hand.canvas, hour.near
    _plume(hand, hour, (250, 330), 26)
    hand.chimney(250, QUAY, 370, 40, shaded, edge=hour.edge)
    _plume(hand, hour, (664, 214), 30)
    hand.chimney(664, QUAY, 486, 50, shaded, edge=hour.edge)
    deck = QUAY - 176
    hand.arches((60, deck), QUAY, 6, 86, mix(hour.depths[2], body, 0.25))
    canvas.drawRect(rect(60, deck - 4, 516, 1.6), fill(hour.edge, 150))
    train(Silhouettes(canvas), 268, deck - 5, 25, hour, carriages=3)
    panes = Windows((13, 19), (13, 17), hour.windows, hour.panes, hour.share + 0.1)
    hand.mill(110, QUAY, 176, 104, shaded, windows=panes, saw=4)
    hand.mill(486, QUAY, 330, 300, body, roof=0.1)
    wide = Windows((22, 28), (21, 22), hour.windows, hour.panes, hour.share + 0.12)
    hand.windows(486, QUAY - 284, 330, 286, wide)
    canvas.drawRect(rect(486, QUAY - 296, 5, 296), fill(hour.edge, 150))
    canvas.drawRect(rect(478, QUAY - 300, 346, 5), fill(mix(body, hour.edge, 0.3)))
    if hour.lamps:
        glow(canvas, (650, QUAY - 60), 360, "#ffab4a", 60)


def _leave_by_canal(canvas: skia.Canvas, hour: Hour) -> None:
    (x, level), length = _BOAT
    narrowboat(canvas, x, level, length, hour)
