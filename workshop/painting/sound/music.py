"""The music of the title: a slow air in three-four time, composed for this program.

A tune of thirty-two bars in D: twice the same eight bars with another end, a middle in the minor,
and the first again. A harp carries the chords, a concertina holds them, a horn sings; a music box
joins in the last part. At its end the tune leads back to its beginning.
"""

from typing import Final

import numpy as np

from workshop.painting.sound.filters import band, in_looped_room, looped, room
from workshop.painting.sound.instruments import harp, horn, music_box, pitch_of, reed
from workshop.painting.sound.mastering import placed
from workshop.painting.sound.waves import Mono, Stereo, length, wrapped

_BEAT: Final = 0.76
_BAR: Final = 3 * _BEAT
_HALL: Final = room(2.6, 4200, seed=61)

_CHORDS: Final = {
    "D": ("D3", "A3", "D4", "F#4"),
    "A": ("C#3", "A3", "C#4", "E4"),
    "Bm": ("B2", "F#3", "B3", "D4"),
    "F#m": ("F#3", "A3", "C#4", "F#4"),
    "G": ("G2", "D3", "B3", "D4"),
    "Em": ("E3", "B3", "E4", "G4"),
    "A7": ("A2", "G3", "C#4", "E4"),
    "D/F#": ("F#2", "D3", "A3", "D4"),
    "Gm": ("G2", "D3", "A#3", "D4"),
}
_HARMONY: Final = (
    *("D", "A", "Bm", "F#m", "G", "D/F#", "Em", "A7"),
    *("D", "A", "Bm", "F#m", "G", "A7", "D", "D"),
    *("Bm", "F#m", "G", "D/F#", "Em", "Bm", "G", "A7"),
    *("D", "A", "Bm", "F#m", "G", "Gm", "D", "A7"),
)

# A bar is a row of notes with their beats; a dot is a rest.
_FIRST: Final = (
    "F#4:2 E4:1", "E4:1 A4:2", "D4:2 F#4:1", "C#4:3",
    "B3:1 D4:1 G4:1", "F#4:2 D4:1", "G4:1 F#4:1 E4:1", "E4:3",
)  # fmt: skip
_SECOND: Final = (
    "F#4:2 E4:1", "E4:1 A4:1 C#5:1", "B4:2 A4:1", "F#4:3",
    "G4:1 B4:1 A4:1", "G4:1 E4:1 C#4:1", "D4:3", ".:3",
)  # fmt: skip
_MIDDLE: Final = (
    "D5:2 C#5:1", "C#5:1 A4:2", "B4:2 D5:1", "A4:3",
    "G4:1 B4:1 E5:1", "D5:2 B4:1", "B4:1 A4:1 G4:1", "A4:3",
)  # fmt: skip
_LAST: Final = (
    "F#4:2 E4:1", "E4:1 A4:1 C#5:1", "B4:2 A4:1", "F#4:2 A4:1",
    "G4:1 B4:1 D5:1", "D5:2 A#4:1", "A4:3", ".:3",
)  # fmt: skip
_TUNE: Final = (*_FIRST, *_SECOND, *_MIDDLE, *_LAST)
SECONDS: Final = len(_TUNE) * _BAR


def title() -> Stereo:
    """Play the air once; it can be played for ever."""
    dry = np.zeros((length(SECONDS), 2))
    for number, chord in enumerate(_HARMONY):
        _accompany(dry, number, _CHORDS[chord])
    for number, bar in enumerate(_TUNE):
        _sing(dry, number, bar)
    hall = in_looped_room(dry, _HALL, 0.32)
    return np.stack([looped(hall[:, side], _open) for side in (0, 1)], axis=1)


def _open(f: Mono) -> Mono:
    """Lift the middle, where small loudspeakers play, off a bass they would not."""
    lean = 1 / np.sqrt(1 + (210 / np.maximum(f, 1.0)) ** 4)
    lift = 1 + 1.4 * f / np.sqrt(f**2 + 1100**2)
    return np.asarray(lean * lift * band(60, 11_000, 1)(f))


def _accompany(dry: Stereo, number: int, chord: tuple[str, ...]) -> None:
    """A harp breaks the chord over the bar; the concertina holds its upper notes."""
    start = number * _BAR
    # No hand is a machine: strings come a hair early or late, softer off the beat.
    chosen = np.random.default_rng(3000 + number)
    steps = (0, 2, 1, 3, 2, 1)
    for step, note in enumerate(steps):
        late = float(chosen.uniform(-0.008, 0.012)) + SECONDS
        power = (0.26, 0.15, 0.19, 0.18, 0.19, 0.15)[step] * float(chosen.uniform(0.9, 1.1))
        string = harp(pitch_of(chord[note]), long=1.2)
        wrapped(dry, placed(power * string, -0.35 + 0.1 * note), start + step * _BEAT / 2 + late)
    part = number // 8
    breath = (0.022, 0.03, 0.04, 0.03)[part]
    for place, name in enumerate(chord[1:]):
        held = reed(pitch_of(name), _BAR + 0.35, soft=1.3, attack=0.35)
        wrapped(dry, placed(breath * held, 0.3 + 0.12 * place), start + SECONDS - 0.1)


def _sing(dry: Stereo, number: int, bar: str) -> None:
    """A horn sings the tune; the music box follows it an octave above in the last part."""
    at = number * _BAR + SECONDS
    part = number // 8
    for word in bar.split():
        name, beats = word.split(":")
        seconds = int(beats) * _BEAT
        if name != ".":
            pitch = pitch_of(name)
            if part == 0:
                wrapped(dry, placed(0.17 * music_box(2 * pitch), 0.2), at)
                wrapped(dry, placed(0.05 * horn(pitch / 2, seconds + 0.2, bright=0.7), -0.1), at)
            else:
                wrapped(dry, placed(0.1 * horn(pitch, seconds + 0.2, bright=1.0), -0.1), at)
            if part == 3:
                wrapped(dry, placed(0.12 * music_box(2 * pitch), 0.25), at + 0.01)
        at += seconds
