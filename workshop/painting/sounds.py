"""Sounds, synthesised: short, soft and physical, as pieces of wood, metal and card are.

Every sound is a few decaying partials with a breath of noise; samples are plain numbers, so that
nothing but Python is needed to make them.
"""

import io
import math
import random
import wave
from array import array
from collections.abc import Callable, Iterable
from typing import Final

from workshop.painting.works import Work

RATE: Final = 22_050
OWN_SOURCE: Final = "synthesised by the painting package of this project"
_PEAK: Final = 0.62
_FADE: Final = 0.006

Samples = list[float]
Partial = tuple[float, float, float]
"""Frequency in hertz, strength, and seconds until it has fallen to a third."""


def paint() -> Iterable[Work]:
    """Make every sound of the table."""
    for name, (title, make) in SOUNDS.items():
        yield Work(
            id=f"sound.{name}",
            file=f"sounds/{name}.wav",
            data=_wav(make()),
            source=OWN_SOURCE,
            title=title,
        )


def coin() -> Samples:
    """Two small coins meet."""
    first = _struck(0.34, ((3150, 1.0, 0.07), (4720, 0.7, 0.05), (6890, 0.35, 0.03)))
    second = _struck(0.26, ((3480, 0.8, 0.06), (5210, 0.5, 0.04), (7350, 0.2, 0.02)))
    return _mixed((first, 0.0), (second, 0.055), (_hush(0.02, 0.006, 0.8, seed=1), 0.0))


def tile() -> Samples:
    """A thick cardboard tile is set down on wood."""
    body = _struck(0.2, ((168, 1.0, 0.035), (317, 0.6, 0.022), (742, 0.3, 0.01)))
    return _mixed((body, 0.0), (_hush(0.06, 0.012, 0.45, seed=2), 0.0))


def cube() -> Samples:
    """A wooden cube touches the board."""
    body = _struck(0.12, ((910, 1.0, 0.016), (1630, 0.5, 0.01), (2480, 0.25, 0.006)))
    return _scaled(_mixed((body, 0.0), (_hush(0.03, 0.005, 0.6, seed=3), 0.0)), 0.7)


def card() -> Samples:
    """A card slides over paper."""
    return _swept_hush(0.22, rise=0.05, colour=0.5, seed=4)


def page() -> Samples:
    """A page is turned."""
    lift = _swept_hush(0.26, rise=0.12, colour=0.42, seed=5)
    return _mixed((lift, 0.0), (_scaled(_swept_hush(0.16, 0.02, 0.6, seed=6), 0.6), 0.17))


def flip() -> Samples:
    """A tile turns over: air, then the clack of its other side."""
    air = _scaled(_swept_hush(0.14, rise=0.08, colour=0.35, seed=7), 0.5)
    return _mixed((air, 0.0), (_scaled(tile(), 0.9), 0.1))


def marker() -> Samples:
    """A small disc taps the track."""
    return _scaled(_struck(0.1, ((1240, 1.0, 0.014), (2210, 0.4, 0.008))), 0.5)


def boat() -> Samples:
    """A far boat horn: two low reeds."""
    return _held(0.7, ((147, 1.0), (185, 0.75), (294, 0.3), (441, 0.14)), attack=0.09, breath=0.05)


def engine() -> Samples:
    """A short steam whistle: a bright chord with breath in it."""
    return _held(0.5, ((622, 1.0), (784, 0.8), (932, 0.6)), attack=0.05, breath=0.16)


def whistle() -> Samples:
    """The station's call that it is your turn: two soft notes."""
    low = _held(0.3, ((784, 1.0), (1568, 0.18)), attack=0.04, breath=0.1)
    high = _held(0.55, ((1047, 1.0), (2093, 0.16)), attack=0.04, breath=0.1)
    return _mixed((low, 0.0), (high, 0.2))


def stamp() -> Samples:
    """A rubber stamp says no: dull and low."""
    body = _struck(0.24, ((92, 1.0, 0.05), (141, 0.7, 0.035), (233, 0.25, 0.015)))
    return _mixed((body, 0.0), (_hush(0.08, 0.02, 0.2, seed=8), 0.0))


SOUNDS: Final[dict[str, tuple[str, Callable[[], Samples]]]] = {
    "coin": ("Coins", coin),
    "tile": ("Tile on wood", tile),
    "cube": ("Cube", cube),
    "card": ("Card", card),
    "page": ("Page", page),
    "flip": ("Tile turned over", flip),
    "marker": ("Marker", marker),
    "boat": ("Boat horn", boat),
    "engine": ("Steam whistle", engine),
    "whistle": ("Your turn", whistle),
    "stamp": ("Stamp", stamp),
}


def _struck(seconds: float, partials: Iterable[Partial]) -> Samples:
    """Ring partials that decay, as of something hit."""
    parts = list(partials)
    return [
        sum(
            strength * math.exp(-t / decay) * math.sin(2 * math.pi * pitch * t)
            for pitch, strength, decay in parts
        )
        for t in _times(seconds)
    ]


def _held(
    seconds: float, tones: Iterable[tuple[float, float]], *, attack: float, breath: float
) -> Samples:
    """Sound tones that swell, waver a little and die away, with breath in them."""
    chord, noise = list(tones), random.Random(round(seconds * 1000))
    samples, soft = [], 0.0
    for t in _times(seconds):
        swell = min(1.0, t / attack) * min(1.0, (seconds - t) / (seconds * 0.55)) ** 1.5
        waver = 1 + 0.003 * math.sin(2 * math.pi * 5.5 * t)
        tone = sum(s * math.sin(2 * math.pi * pitch * waver * t) for pitch, s in chord)
        soft += 0.25 * (noise.uniform(-1, 1) - soft)
        samples.append(swell * (tone / len(chord) + breath * soft))
    return samples


def _hush(seconds: float, decay: float, colour: float, *, seed: int) -> Samples:
    """Make noise that dies away; a higher `colour` is brighter."""
    noise, soft, samples = random.Random(seed), 0.0, []
    for t in _times(seconds):
        soft += colour * (noise.uniform(-1, 1) - soft)
        samples.append(soft * math.exp(-t / decay))
    return samples


def _swept_hush(seconds: float, rise: float, colour: float, *, seed: int) -> Samples:
    """Make noise that swells and sinks, as of something drawn over a surface."""
    noise, soft, samples = random.Random(seed), 0.0, []
    for t in _times(seconds):
        soft += colour * (noise.uniform(-1, 1) - soft)
        swell = t / rise if t < rise else ((seconds - t) / (seconds - rise)) ** 2
        samples.append(0.6 * soft * swell)
    return samples


def _mixed(*parts: tuple[Samples, float]) -> Samples:
    """Lay sounds over each other, each beginning at its second."""
    placed = [(samples, round(start * RATE)) for samples, start in parts]
    mixed = [0.0] * max(len(samples) + start for samples, start in placed)
    for samples, start in placed:
        for number, value in enumerate(samples, start):
            mixed[number] += value
    return mixed


def _scaled(samples: Samples, factor: float) -> Samples:
    return [value * factor for value in samples]


def _times(seconds: float) -> Iterable[float]:
    return (number / RATE for number in range(round(seconds * RATE)))


def _wav(samples: Samples) -> bytes:
    """Write 16-bit mono; loud sounds are brought to one peak, and every end fades out."""
    loudest = max(abs(value) for value in samples)
    peak = max(1.0, loudest)
    tail = round(_FADE * RATE)
    pressed = array("h")
    for number, value in enumerate(samples):
        fade = min(1.0, (number + 1) / 24, (len(samples) - number) / tail)
        pressed.append(round(32767 * _PEAK * fade * value / peak))
    file = io.BytesIO()
    with wave.open(file, "wb") as writer:
        writer.setnchannels(1)
        writer.setsampwidth(2)
        writer.setframerate(RATE)
        writer.writeframes(pressed.tobytes())
    return file.getvalue()
