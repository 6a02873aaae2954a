"""What can be held of sounds without ears: the files as they ship, and what asks for them."""

from functools import cache
from itertools import pairwise

import numpy as np
import pytest

from brass_desktop.games import shelf
from brass_desktop.games.brass.present.motion.sounds import (
    BALE,
    BARRELS,
    INCOME,
    LINKS,
    PADLOCK,
    SOUNDS,
)
from brass_desktop.games.furnace.present.motion import sounds as foundry
from brass_desktop.games.furnace.present.text.furnace import BOX
from brass_desktop.present import sounds
from brass_desktop.present.box import box_of
from brass_desktop.present.sounds import kind_of
from brass_desktop.services.manifest import Manifest, read_manifest
from brass_desktop.services.paths import resource_folder
from brass_desktop.ui.drawing.assets import Assets
from brass_desktop.ui.sound.takes import Takes
from workshop.painting.sound.hearing import heard, open_ears
from workshop.painting.sound.measuring import (
    Measured,
    measure,
    programme_loudness,
    seam,
    seam_level,
    share,
)
from workshop.painting.sound.waves import RATE, Stereo, moments

FREQUENT = (
    sounds.HOVER, sounds.CLICK, sounds.TOGGLE, sounds.CARD_PLAY, sounds.CARD_DRAW, sounds.COIN_PAY,
    sounds.COIN_RECEIVE, sounds.TILE_PLACE, sounds.TILE_REMOVE, sounds.CUBE_PLACE, sounds.CUBE_TAKE,
    sounds.MARKER_UP, sounds.MARKER_DOWN, *LINKS.values(), *BARRELS.values(), INCOME,
    BALE, foundry.DEAL, foundry.OUTBID, foundry.BELLOWS, *foundry.GOODS_HEARD.values(),
)  # fmt: skip
OPPOSITES = (
    (sounds.COIN_PAY, sounds.COIN_RECEIVE), (sounds.MARKER_UP, sounds.MARKER_DOWN),
    (sounds.TILE_PLACE, sounds.TILE_REMOVE), (sounds.CUBE_PLACE, sounds.CUBE_TAKE),
    (sounds.CARD_PLAY, sounds.CARD_DRAW), (sounds.CONFIRM, sounds.UNDO), (sounds.DAY, sounds.NIGHT),
    tuple(BARRELS.values()),
)  # fmt: skip


@cache
def manifest() -> Manifest:
    return read_manifest(resource_folder("assets"))


@cache
def ids() -> list[str]:
    return [id for id, entry in manifest().entries.items() if entry.subject == "sounds"]


@cache
def sample(id: str) -> Stereo:
    open_ears()
    return heard(manifest().path(id))


@cache
def effects() -> dict[str, Measured]:
    return {id: measure(sample(id)) for id in ids() if kind_of(id) == "effects"}


def ogg_head(id: str) -> tuple[int, int]:
    """Channels and rate as the file itself says."""
    data = manifest().path(id).read_bytes()[:80]
    at = data.index(b"\x01vorbis") + 11
    return data[at], int.from_bytes(data[at + 1 : at + 5], "little")


def test_every_sound_is_stereo_at_the_full_rate() -> None:
    assert {ogg_head(id) for id in ids()} == {(2, RATE)}


def test_no_effect_reaches_the_limit() -> None:
    assert {id: found.peak for id, found in effects().items() if found.peak > -1.0} == {}


def test_all_effects_are_equally_loud() -> None:
    loudest = [found.moment for found in effects().values()]
    assert max(loudest) - min(loudest) <= 4.0


def test_every_effect_is_heard_on_a_laptop() -> None:
    dull = {id for id, found in effects().items() if found.presence < 0.25 or found.bass > 0.35}
    assert dull == set()


def test_effects_are_short_and_stings_as_long_as_they_should_be() -> None:
    lengths = {id: found.seconds for id, found in effects().items()}
    assert lengths.pop("brass.sound.era") == pytest.approx(3.0, abs=0.3)
    assert lengths.pop(sounds.VICTORY) == pytest.approx(5.0, abs=0.3)
    assert all(0.05 < seconds < 3.0 for seconds in lengths.values())


def test_loops_are_long_soft_and_without_a_seam() -> None:
    open_ears()
    for id in (id for id in ids() if kind_of(id) != "effects"):
        loop = heard(manifest().path(id))
        assert np.max(np.abs(loop)) < 0.9, id
        assert 60 <= len(loop) / RATE <= 95, id
        target = -26.0 if kind_of(id) == "ambience" else -20.0
        assert programme_loudness(loop) == pytest.approx(target, abs=1.0), id
        assert seam(loop) < 1.5, id
        assert abs(seam_level(loop)) < 6.0, id


def test_sounds_take_little_room() -> None:
    assert sum(manifest().path(id).stat().st_size for id in ids()) < 6_000_000


def test_what_is_heard_often_has_several_takes() -> None:
    takes = Takes(Assets(resource_folder("assets")))
    assert {sound for sound in FREQUENT if takes.count(sound) < 3} == set()


def test_no_two_sounds_are_the_same_and_opposites_differ_most() -> None:
    bytes_of = [manifest().path(id).read_bytes() for id in ids()]
    assert len(set(bytes_of)) == len(bytes_of)
    for first, second in OPPOSITES:
        assert likeness(take(first), take(second)) < 0.9, (first, second)


def take(sound: str) -> Stereo:
    return sample(sound if sound in ids() else f"{sound}.1")


def likeness(first: Stereo, second: Stereo) -> float:
    """Compare how two sounds run: the power of seven bands in every hundredth of a second."""
    shapes = [_shape(sound) for sound in (first, second)]
    count = max(len(shape) for shape in shapes)
    one, other = (np.pad(shape, ((0, count - len(shape)), (0, 0))).ravel() for shape in shapes)
    return float(one @ other / np.sqrt((one @ one) * (other @ other)))


def _shape(sound: Stereo) -> np.ndarray[tuple[int, int], np.dtype[np.float64]]:
    size = RATE // 50
    frames = sound.mean(axis=1)[: len(sound) // size * size].reshape(-1, size)
    powers = np.abs(np.fft.rfft(frames * np.hanning(size), axis=1))
    edges = (np.geomspace(150, 12_000, 8) * size / RATE).astype(int)
    return np.stack([powers[:, a:b].sum(axis=1) for a, b in pairwise(edges)], 1)


def named() -> set[str]:
    """Every sound that the program names: shared ones, those of events, those around tables."""
    shared = {value for name, value in vars(sounds).items() if name.isupper()}
    of_events = {*SOUNDS.values(), *LINKS.values(), *BARRELS.values(), INCOME, BALE, PADLOCK}
    boxes = [*(box_of(info) for info in shelf.SHELF), BOX]
    around = {id for box in boxes for id in (box.call, *box.ambience.values())}
    return shared | of_events | of_foundry() | around


def of_foundry() -> set[str]:
    """What Furnace's events are heard by."""
    found = [value for name, value in vars(foundry).items() if name.isupper() and name != "GOODS"]
    one = {value for value in found if isinstance(value, str)}
    return one | {*foundry.DISCS, *foundry.GOODS_HEARD.values()}


def test_greater_discs_sound_lower() -> None:
    """The middle of the spectrum falls from disc to disc."""
    middles = [_middle(take(sound)) for sound in foundry.DISCS]
    assert middles == sorted(middles, reverse=True)


def _middle(sound: Stereo) -> float:
    power = np.abs(np.fft.rfft(sound.mean(axis=1))) ** 2
    return float(np.sum(np.fft.rfftfreq(len(sound), 1 / RATE) * power) / np.sum(power))


def test_every_sound_that_is_named_exists_and_every_one_that_ships_is_named() -> None:
    shipped = {id.rstrip("0123456789").removesuffix(".") for id in ids()}
    assert named() == shipped


def test_a_dull_sound_would_be_found() -> None:
    low = np.stack([np.sin(2 * np.pi * 110 * moments(0.5))] * 2, axis=1)
    assert share(low, 0, 250) > 0.99 and share(low, 600, 2500) < 0.01


def test_loudness_is_that_of_the_standard() -> None:
    """A tone of 997 Hz at full scale on one side measures -3.01 LUFS."""
    one = np.sin(2 * np.pi * 997 * moments(5))
    found = measure(np.stack((one, np.zeros_like(one)), axis=1))
    assert found.loudness == pytest.approx(-3.01, abs=0.05)


def test_a_broken_loop_would_be_found() -> None:
    t = moments(2.25)
    whole = np.stack([np.sin(2 * np.pi * 100 * t)] * 2, axis=1)
    assert seam(whole) < 1.5 < seam(whole[: -RATE // 400])
