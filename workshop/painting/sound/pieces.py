"""The pieces of any table: cards, coins, tiles, cubes, markers, pages.

Opposites are built from the same stuff and differ in direction: what comes rises, what goes falls;
what is set down ends in a knock, what is taken begins with one.
"""

from typing import Final

from workshop.painting.sound.instruments import music_box
from workshop.painting.sound.materials import coin, crackle, grain, slide, thump, tile, wood
from workshop.painting.sound.waves import Mono, mixed, swell

PITCHES: Final = (1.0, 0.965, 1.035, 0.985)
"""Four takes of one sound differ a little in pitch, as no two touches are alike."""


def card_play(take: int) -> Mono:
    """A card slides over the table and is snapped down."""
    pitch, seed = PITCHES[take], 100 + 10 * take
    over = slide(0.13, (500, 1300), (2600, 5200), seed) * swell(0.13, 0.1, 1.2)
    snap = grain(0.07, 0.009, 600 * pitch, 2700 * pitch, seed + 1)
    return mixed((0.35 * over, 0.0), (snap, 0.115), (0.3 * thump(210 * pitch, 0.014), 0.117))


def card_draw(take: int) -> Mono:
    """A card is flicked off the deck and drawn to the hand: bright at first, then away."""
    pitch, seed = PITCHES[take], 140 + 10 * take
    flick = grain(0.03, 0.004, 1100 * pitch, 3800 * pitch, seed)
    off = slide(0.19, (900, 450), (5200, 2000), seed + 1) * swell(0.19, 0.03, 1.3)
    return mixed((0.6 * flick, 0.0), (0.5 * off, 0.006))


def coin_pay(take: int) -> Mono:
    """Coins are laid down on wood, one after the other, each lower than the one before."""
    pitch, seed = PITCHES[take], 180 + 10 * take
    first = coin(1.0 * pitch, seed, fall=0.05)
    second = coin(0.87 * pitch, seed + 1, fall=0.06)
    table = wood(720 * pitch, seed + 2, fall=0.02)
    return mixed((0.7 * first, 0.0), (0.8 * second, 0.085), (0.55 * table, 0.087))


def coin_receive(take: int) -> Mono:
    """Coins drop into a full hand: three quick rising rings that go on sounding."""
    pitch, seed = PITCHES[take], 220 + 10 * take
    parts = [
        ((0.6 + 0.15 * n) * coin(rise * pitch, seed + n, fall=0.07 + 0.035 * n), at)
        for n, (rise, at) in enumerate(((1.0, 0.0), (1.12, 0.06), (1.34, 0.115)))
    ]
    return mixed(*parts)


def tile_place(take: int) -> Mono:
    """A tile is set down."""
    return tile(PITCHES[take], 260 + 10 * take)


def tile_remove(take: int) -> Mono:
    """A tile is picked off the board: a nail under its edge, a scrape, and it is gone."""
    pitch, seed = PITCHES[take], 300 + 10 * take
    nail = wood(1750 * pitch, seed, hard=0.6, fall=0.008)
    scrape = slide(0.17, (700, 1500), (2200, 4800), seed + 1) * swell(0.17, 0.05, 1.2)
    return mixed((0.8 * nail, 0.0), (0.55 * scrape, 0.012))


def tile_flip(take: int) -> Mono:
    """A tile turns over: air, the clack of its other side, and a small light on what it earns."""
    pitch, seed = PITCHES[take], 340 + 10 * take
    air = slide(0.1, (400, 900), (1500, 3600), seed) * swell(0.1, 0.07, 1.4)
    light = music_box(1568 * pitch, 0.18)
    return mixed(
        (0.3 * air, 0.0), (tile(1.12 * pitch, seed + 1, weight=0.6), 0.085), (0.16 * light, 0.1)
    )


def cube_place(take: int) -> Mono:
    """A wooden cube is set down."""
    return wood(1180 * PITCHES[take], 380 + 10 * take)


def cube_take(take: int) -> Mono:
    """A cube is taken from between others: a light click against its neighbour, then a rub."""
    pitch, seed = PITCHES[take], 420 + 10 * take
    click = wood(1690 * pitch, seed, hard=0.8, fall=0.009)
    rub = slide(0.075, (900, 1500), (2400, 3800), seed + 1) * swell(0.075, 0.02, 1.3)
    return mixed((0.8 * click, 0.0), (0.4 * rub, 0.006))


def marker_up(take: int) -> Mono:
    """A disc taps two spaces, the second a third higher."""
    pitch, seed = PITCHES[take], 460 + 10 * take
    first, second = (wood(base * pitch, seed, hard=0.7, fall=0.02) for base in (1050, 1323))
    return mixed((0.8 * first, 0.0), (second, 0.075))


def marker_down(take: int) -> Mono:
    """A disc taps two spaces, the second a fourth lower and duller."""
    pitch, seed = PITCHES[take], 500 + 10 * take
    first, second = (
        wood(1120 * pitch, seed, hard=0.5, fall=0.02),
        wood(840 * pitch, seed, hard=0.25, fall=0.03),
    )
    return mixed((0.8 * first, 0.0), (second, 0.09))


def page(take: int) -> Mono:
    """A stiff page is lifted, bends and falls over."""
    pitch, seed = PITCHES[take], 540 + 10 * take
    lift = slide(0.24, (500, 1100), (2200 * pitch, 5000 * pitch), seed) * swell(0.24, 0.13, 1.4)
    bend = crackle(0.22, 260, 700, 4500, seed + 1)
    fall = grain(0.11, 0.022, 550 * pitch, 2400 * pitch, seed + 2)
    return mixed((0.5 * lift, 0.0), (0.5 * bend, 0.02), (0.5 * fall, 0.21))
