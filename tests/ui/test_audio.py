import os
import subprocess
import sys
from pathlib import Path

import pygame
import pytest

from brass_desktop.present.motion.timeline import Cue
from brass_desktop.services.settings import SettingsStore
from brass_desktop.ui.drawing.assets import Assets
from brass_desktop.ui.motion.audio import STAMP, WHISTLE, Audio

SILENT_RUN = """
import pathlib, sys, pygame
from brass_desktop.present.motion.timeline import Cue
from brass_desktop.services.paths import resource_folder
from brass_desktop.services.settings import SettingsStore
from brass_desktop.ui.drawing.assets import Assets
from brass_desktop.ui.motion.audio import Audio
settings = SettingsStore(pathlib.Path(sys.argv[1]))
audio = Audio(Assets(resource_folder("assets")), settings, lambda: True)
audio.hear(Cue(0.0, "coin"))
audio.call()
audio.refuse()
print(pygame.mixer.get_init())
"""


class Heard(Audio):
    """Notes what would be played."""

    def __init__(self, assets: Assets, settings: SettingsStore, *, in_front: bool = True) -> None:
        super().__init__(assets, settings, lambda: in_front)
        self.sounds: list[str] = []

    def _play(self, sound: str) -> None:
        self.sounds.append(sound)


@pytest.fixture
def store(tmp_path: Path) -> SettingsStore:
    return SettingsStore(tmp_path / "settings.json")


def test_every_sound_is_among_the_assets_and_short(pictures: Assets) -> None:
    names = [name for name in pictures.manifest.entries if name.startswith("sound.")]
    assert {f"sound.{STAMP}", f"sound.{WHISTLE}"} <= set(names)
    pygame.mixer.init()
    for name in names:
        path = pictures.path(name)
        assert path is not None, name
        sound = pygame.mixer.Sound(path)
        assert 0.05 < sound.get_length() < 1.0, name
        assert path.stat().st_size < 50_000, name
    pygame.mixer.quit()


def test_a_cue_is_heard_by_its_sound(pictures: Assets, store: SettingsStore) -> None:
    audio = Heard(pictures, store)
    audio.hear(Cue(0.0, "coin"))
    audio.hear(Cue(0.5, "any sound of a game"))
    assert audio.sounds == ["coin", "any sound of a game"]


def test_a_sound_that_is_missing_is_silent(pictures: Assets, store: SettingsStore) -> None:
    Audio(pictures, store, lambda: True).hear(Cue(0.0, "no such sound"))
    assert not pygame.mixer.get_busy()
    pygame.mixer.quit()


def test_only_the_whistle_is_heard_in_the_background(
    pictures: Assets, store: SettingsStore
) -> None:
    audio = Heard(pictures, store, in_front=False)
    audio.hear(Cue(0.0, "coin"))
    audio.refuse()
    audio.call()
    assert audio.sounds == ["whistle"]
    store.change(silent_in_background=False)
    audio.refuse()
    assert audio.sounds == ["whistle", "stamp"]


def test_the_whistle_can_be_turned_off(pictures: Assets, store: SettingsStore) -> None:
    store.change(turn_whistle=False)
    audio = Heard(pictures, store)
    audio.call()
    assert audio.sounds == []


def test_a_muted_table_does_not_even_open_the_device(
    pictures: Assets, store: SettingsStore
) -> None:
    pygame.mixer.quit()
    store.change(volume=0)
    Audio(pictures, store, lambda: True).refuse()
    assert pygame.mixer.get_init() is None


def test_the_device_opens_at_the_first_sound(pictures: Assets, store: SettingsStore) -> None:
    pygame.mixer.quit()
    audio = Audio(pictures, store, lambda: True)
    assert pygame.mixer.get_init() is None
    audio.refuse()
    assert pygame.mixer.get_init() is not None
    assert pygame.mixer.get_busy()
    pygame.mixer.quit()


def test_without_a_device_everything_is_silent_and_nothing_fails(tmp_path: Path) -> None:
    environment = os.environ | {"SDL_AUDIODRIVER": "no such driver"}
    done = subprocess.run(
        [sys.executable, "-c", SILENT_RUN, str(tmp_path / "settings.json")],
        env=environment, capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    assert done.stdout.strip().endswith("None")
