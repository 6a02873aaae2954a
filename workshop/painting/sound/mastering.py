"""From a mix to a file: placed between two ears, brought to its loudness, and encoded."""

import io
from typing import Final

import numpy as np
import soundfile

from workshop.painting.sound.filters import in_room, room
from workshop.painting.sound.measuring import moment_loudness, programme_loudness
from workshop.painting.sound.waves import RATE, Mono, Stereo, length

EFFECT_LOUDNESS: Final = -18.0
"""Of the loudest tenth of a second of every effect."""
CEILING: Final = 0.84
"""No sample lies above: encoding may overshoot a little."""
EFFECT_QUALITY: Final = 0.35
_FADE: Final = 0.008
_PARLOUR: Final = room(0.22, 5200, seed=77)
_SERIAL: Final = (0x62726173).to_bytes(4, "little")


def placed(sound: Mono, pan: float = 0.0) -> Stereo:
    """Set a sound between the ears: -1 is left, 1 is right."""
    angle = (pan + 1) * np.pi / 4
    sides = np.stack((sound * np.cos(angle), sound * np.sin(angle)), axis=1)
    return np.asarray(sides * np.sqrt(2), dtype=np.float64)


def effect(sound: Mono | Stereo, *, air: float = 0.22) -> Stereo:
    """Master a short sound: in a small room, as loud as all others, without a click at its ends."""
    dry = sound if sound.ndim == 2 else placed(sound)
    wet = _trimmed(in_room(dry, _PARLOUR, air))
    for _ in range(6):
        gain = 10 ** ((EFFECT_LOUDNESS - moment_loudness(wet)) / 20)
        wet = limited(wet * gain)
    return _faded(wet)


def loop(sound: Stereo, loudness: float) -> Stereo:
    """Master a loop: as loud as asked for, and its ends left as they are."""
    for _ in range(4):
        gain = 10 ** ((loudness - programme_loudness(sound)) / 20)
        sound = limited(sound * gain)
    return sound


def limited(sound: Stereo) -> Stereo:
    """Bend what is too loud instead of cutting it."""
    knee = CEILING * 0.75
    over = np.maximum(np.abs(sound) - knee, 0)
    bent = knee + (CEILING - knee) * np.tanh(over / (CEILING - knee))
    return np.where(np.abs(sound) > knee, np.sign(sound) * bent, sound)


def _trimmed(sound: Stereo) -> Stereo:
    """Cut off what is too soft to be heard."""
    heard = np.max(np.abs(sound), axis=1) > 0.002 * np.max(np.abs(sound))
    return sound[: int(np.flatnonzero(heard)[-1]) + length(_FADE)]


def _faded(sound: Stereo) -> Stereo:
    fade = np.ones(len(sound))
    rise, fall = length(0.0008), length(_FADE)
    fade[:rise] = np.linspace(0, 1, rise)
    fade[-fall:] = np.linspace(1, 0, fall)
    return sound * fade[:, None]


def encoded(sound: Stereo, quality: float = EFFECT_QUALITY) -> bytes:
    """Write Ogg Vorbis, the same bytes for the same sound."""
    file = io.BytesIO()
    pressed = np.round(np.clip(sound, -1, 1) * 32767).astype(np.int16)
    with soundfile.SoundFile(
        file, "w", RATE, 2, "VORBIS", format="OGG", compression_level=1 - quality
    ) as writer:
        # The encoder's stack does not hold a minute at once.
        for start in range(0, len(pressed), RATE):
            writer.write(pressed[start : start + RATE])
    return _numbered(file.getvalue())


def _numbered(data: bytes) -> bytes:
    """Give the stream a serial number of ours; the library draws one from the clock."""
    pages, at = bytearray(data), 0
    while at < len(pages):
        count = pages[at + 26]
        size = 27 + count + sum(pages[at + 27 : at + 27 + count])
        pages[at + 14 : at + 18] = _SERIAL
        pages[at + 22 : at + 26] = bytes(4)
        pages[at + 22 : at + 26] = _checksum(pages[at : at + size]).to_bytes(4, "little")
        at += size
    return bytes(pages)


def _checksum(page: bytearray) -> int:
    """Compute the checksum of an Ogg page."""
    sum_ = 0
    for byte in page:
        sum_ = ((sum_ << 8) & 0xFFFFFFFF) ^ _CHECKS[(sum_ >> 24) ^ byte]
    return sum_


def _check_of(byte: int) -> int:
    found = byte << 24
    for _ in range(8):
        found = (found << 1) ^ (0x04C11DB7 if found & 0x80000000 else 0)
    return found & 0xFFFFFFFF


_CHECKS: Final = tuple(_check_of(byte) for byte in range(256))
