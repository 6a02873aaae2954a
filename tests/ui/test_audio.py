import os
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from itertools import pairwise
from pathlib import Path

import pygame
import pytest

from brass_desktop.present import sounds
from brass_desktop.present.motion.timeline import Cue
from brass_desktop.services.settings import SettingsStore
from brass_desktop.ui.drawing.assets import Assets
from brass_desktop.ui.sound.audio import Audio
from brass_desktop.ui.sound.takes import Takes

SILENT_RUN = """
import pathlib, sys, pygame
from brass_desktop.present import sounds
from brass_desktop.present.motion.timeline import Cue
from brass_desktop.services.paths import resource_folder
from brass_desktop.services.settings import SettingsStore
from brass_desktop.ui.drawing.assets import Assets
from brass_desktop.ui.sound.audio import Audio
settings = SettingsStore(pathlib.Path(sys.argv[1]))
audio = Audio(Assets(resource_folder("assets")), settings, lambda: True)
audio.hear(Cue(0.0, sounds.PAGE))
audio.call()
audio.surround(sounds.TITLE_MUSIC)
audio.surround(None)
list(audio.prepare())
print(pygame.mixer.get_init())
audio.close()
"""
CANAL, RAIL = "brass.ambience.canal", "brass.ambience.rail"


class Heard(Audio):
    """Notes what would be played."""

    def __init__(self, assets: Assets, settings: SettingsStore, *, in_front: bool = True) -> None:
        super().__init__(assets, settings, lambda: in_front)
        self.sounds: list[str] = []

        self.takes: list[int] = []

    def _play(self, sound: str, take: int) -> None:
        self.sounds.append(sound)
        self.takes.append(take)


@pytest.fixture
def store(tmp_path: Path) -> SettingsStore:
    return SettingsStore(tmp_path / "settings.json")


@pytest.fixture
def closed_device() -> Iterator[None]:
    pygame.mixer.quit()
    yield
    pygame.mixer.quit()


@pytest.fixture
def front() -> list[bool]:
    """Whether the window is in front: one answer that a test may change."""
    return [True]


@pytest.fixture
def audio(
    pictures: Assets, store: SettingsStore, front: list[bool], closed_device: None
) -> Iterator[Audio]:
    made = Audio(pictures, store, lambda: front[0], lambda: 0.0)
    yield made
    made.close()


def until(
    audio: Audio, around: str | None, done: Callable[[], bool], seconds: float = 10.0
) -> None:
    """Lets the loop go on until something is so."""
    end = time.monotonic() + seconds
    audio.surround(around)
    while not done():
        assert time.monotonic() < end, "it never happens"
        time.sleep(0.01)
        audio.surround(around)


def music_plays() -> bool:
    return pygame.mixer.Channel(0).get_busy()


def test_a_cue_is_heard_by_its_sound(pictures: Assets, store: SettingsStore) -> None:
    audio = Heard(pictures, store)
    audio.hear(Cue(0.0, sounds.COIN_PAY))
    audio.hear(Cue(0.5, "any sound of a game"))
    assert audio.sounds == [sounds.COIN_PAY, "any sound of a game"]


@pytest.mark.usefixtures("closed_device")
def test_a_sound_that_is_missing_is_silent(pictures: Assets, store: SettingsStore) -> None:
    Audio(pictures, store, lambda: True).hear(Cue(0.0, "no such sound"))
    assert not pygame.mixer.get_busy()


def test_only_the_call_is_heard_in_the_background(pictures: Assets, store: SettingsStore) -> None:
    audio = Heard(pictures, store, in_front=False)
    audio.hear(Cue(0.0, sounds.COIN_PAY))
    audio.play(sounds.REFUSAL)
    audio.call()
    store.change(silent_in_background=False)
    audio.play(sounds.REFUSAL)
    assert audio.sounds == [sounds.TURN, sounds.REFUSAL]


def test_a_game_may_call_by_a_sound_of_its_own(pictures: Assets, store: SettingsStore) -> None:
    audio = Heard(pictures, store, in_front=False)
    audio.call(sounds.ROUND)
    assert audio.sounds == [sounds.ROUND]


def test_the_call_can_be_turned_off(pictures: Assets, store: SettingsStore) -> None:
    store.change(turn_whistle=False)
    audio = Heard(pictures, store)
    audio.call()
    assert audio.sounds == []


def test_no_take_is_heard_twice_running(pictures: Assets) -> None:
    takes = Takes(pictures)
    assert takes.count(sounds.COIN_PAY) >= 3
    chosen = [takes.choose(sounds.COIN_PAY) for _ in range(60)]
    assert all(first != second for first, second in pairwise(chosen))
    assert set(chosen) == set(range(takes.count(sounds.COIN_PAY)))
    assert [takes.choose(sounds.VICTORY) for _ in range(3)] == [0, 0, 0]


def test_a_count_rises_from_the_first_take_to_the_last(
    pictures: Assets, store: SettingsStore
) -> None:
    audio = Heard(pictures, store)
    for beat in range(41):
        audio.rise(sounds.COUNT, beat / 40)
    assert audio.takes == sorted(audio.takes)
    assert set(audio.takes) == set(range(Takes(pictures).count(sounds.COUNT)))


def test_a_crowd_of_sounds_is_thinned_out(audio: Audio) -> None:
    for sound in (sounds.PAGE, sounds.PAGE, sounds.CLICK, sounds.UNDO, sounds.TOGGLE, sounds.ROUND):
        audio.play(sound)
    channels = (pygame.mixer.Channel(n) for n in range(pygame.mixer.get_num_channels()))
    assert sum(channel.get_busy() for channel in channels) == 4


@pytest.mark.parametrize("silence", [{"muted": True}, {"volume": 0}])
def test_what_is_muted_does_not_even_open_the_device(
    audio: Audio, store: SettingsStore, silence: dict[str, object]
) -> None:
    store.change(**silence)
    audio.play(sounds.REFUSAL)
    list(audio.prepare())
    assert pygame.mixer.get_init() is None


def test_one_switch_mutes_music_and_ambience_as_well(audio: Audio, store: SettingsStore) -> None:
    store.change(muted=True)
    audio.surround(sounds.TITLE_MUSIC)
    audio.surround(CANAL)
    assert pygame.mixer.get_init() is None


def test_the_device_opens_in_stereo_at_the_first_sound(audio: Audio) -> None:
    assert pygame.mixer.get_init() is None
    audio.play(sounds.REFUSAL)
    assert pygame.mixer.get_init() == (44_100, -16, 2)
    assert pygame.mixer.get_busy()


def test_music_gives_way_to_ambience_and_both_are_heard_meanwhile(audio: Audio) -> None:
    until(audio, sounds.TITLE_MUSIC, music_plays)
    audio.surround(CANAL)
    assert pygame.mixer.music.get_busy()
    assert music_plays(), "it is still dying away"
    until(audio, CANAL, lambda: not music_plays())
    assert pygame.mixer.music.get_busy()


def test_one_ambience_follows_another_and_begins_anew(audio: Audio) -> None:
    until(audio, CANAL, pygame.mixer.music.get_busy)
    until(audio, CANAL, lambda: pygame.mixer.music.get_pos() > 100)
    before = pygame.mixer.music.get_pos()
    until(audio, RAIL, lambda: pygame.mixer.music.get_pos() < before)
    assert pygame.mixer.music.get_busy()


def test_what_surrounds_rests_in_the_background_and_goes_on_in_front(
    audio: Audio, front: list[bool]
) -> None:
    until(audio, CANAL, pygame.mixer.music.get_busy)
    front[0] = False
    audio.surround(CANAL)
    assert not pygame.mixer.music.get_busy()
    # Leaving meanwhile must not wait for a fade that nobody plays.
    audio.surround(RAIL)
    audio.surround(CANAL)
    front[0] = True
    until(audio, CANAL, pygame.mixer.music.get_busy)


def test_a_file_that_cannot_be_read_is_silent(
    audio: Audio, pictures: Assets, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    broken = tmp_path / "broken.ogg"
    broken.write_bytes(b"OggS, but no more")
    monkeypatch.setattr(pictures, "path", lambda id: broken)
    for around in (CANAL, sounds.TITLE_MUSIC, RAIL):
        audio.surround(around)
        audio.play(sounds.PAGE)
        audio.surround(around)
    assert not pygame.mixer.music.get_busy() and not music_plays()


def test_each_kind_follows_its_own_volume(audio: Audio, store: SettingsStore) -> None:
    until(audio, CANAL, pygame.mixer.music.get_busy)
    store.change(ambience_volume=100)
    audio.surround(CANAL)
    assert pygame.mixer.music.get_volume() == 1.0
    store.change(ambience_volume=25, music_volume=100, volume=100)
    audio.surround(CANAL)
    assert 0 < pygame.mixer.music.get_volume() < 0.2
    store.change(ambience_volume=0)
    audio.surround(CANAL)
    assert not pygame.mixer.music.get_busy()


@pytest.mark.parametrize("driver", ["no such driver", "dummy"])
def test_without_a_device_everything_is_silent_and_nothing_fails(
    tmp_path: Path, driver: str
) -> None:
    environment = os.environ | {"SDL_AUDIODRIVER": driver}
    done = subprocess.run(
        [sys.executable, "-c", SILENT_RUN, str(tmp_path / "settings.json")],
        env=environment, capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    expected = "None" if driver != "dummy" else "(44100, -16, 2)"
    assert done.stdout.strip().endswith(expected)
