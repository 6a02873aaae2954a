"""The trade over the sea: a tile that is turned slowly, a bale that drops, a padlock that snaps."""

from workshop.painting.sound.materials import grain, iron, slide, thump, tile, wood
from workshop.painting.sound.pieces import PITCHES
from workshop.painting.sound.waves import Mono, mixed, swell


def market_turn(take: int) -> Mono:
    """A tile is drawn off its stack, stands on its edge for a breath, and falls on its back."""
    pitch, seed = PITCHES[take], 1400 + 10 * take
    off = slide(0.24, (600, 1100), (2400, 4600), seed) * swell(0.24, 0.09, 1.2)
    edge = wood(1620 * pitch, seed + 1, hard=0.7, fall=0.012)
    air = slide(0.3, (450, 900), (1600, 3800), seed + 2) * swell(0.3, 0.22, 1.4)
    face = tile(1.06 * pitch, seed + 3, weight=0.7)
    return mixed((0.5 * off, 0.0), (0.5 * edge, 0.3), (0.35 * air, 0.36), (face, 0.66))


def bale_drop(take: int) -> Mono:
    """A bale of cotton is let down: a soft heavy body, and the straps that creak around it."""
    pitch, seed = PITCHES[take], 1440 + 10 * take
    body = grain(0.14, 0.024, 380 * pitch, 1500 * pitch, seed)
    strap = grain(0.05, 0.012, 1400 * pitch, 3600 * pitch, seed + 1)
    board = wood(640 * pitch, seed + 2, hard=0.4, fall=0.02)
    return mixed(
        (body, 0.0), (0.35 * strap, 0.012), (0.6 * board, 0.004), (0.3 * thump(140, 0.03), 0.0)
    )


def padlock(take: int) -> Mono:
    """A padlock snaps shut and falls back against its hasp."""
    pitch, seed = PITCHES[take], 1480 + 10 * take
    bow = iron(1380 * pitch, 0.035, seed)
    ward = iron(2150 * pitch, 0.02, seed + 1)
    hasp = iron(760 * pitch, 0.07, seed + 2)
    return mixed(
        (0.6 * ward, 0.0), (bow, 0.045), (0.5 * hasp, 0.15), (0.4 * wood(820 * pitch, seed), 0.152)
    )
