"""What the screens share: settings, folders, pictures, clipboard."""

from dataclasses import dataclass, field
from pathlib import Path

from brass_desktop.games import shelf
from brass_desktop.games.shelf import GameInfo
from brass_desktop.services.learning import LearningStore
from brass_desktop.services.manifest import Manifest
from brass_desktop.services.paths import Places
from brass_desktop.services.settings import SettingsStore
from brass_desktop.ui.drawing.assets import Assets
from brass_desktop.ui.drawing.toast import Toast
from brass_desktop.ui.sound.audio import Audio
from brass_desktop.ui.widgets.editing import Clipboard


@dataclass(frozen=True, slots=True)
class Context:
    """Handed to every screen when it is made."""

    settings: SettingsStore
    places: Places
    assets: Assets
    locale: Path
    clipboard: Clipboard
    audio: Audio
    """Plays whatever is heard: `audio.play(sounds.PAGE)`."""
    learning: LearningStore
    """What the players have learnt."""
    toast: Toast = field(default_factory=Toast)
    """Says what nobody need answer, over any screen."""

    @property
    def manifest(self) -> Manifest:
        """Who made the assets."""
        return self.assets.manifest

    @property
    def last_played(self) -> GameInfo:
        """The game that was begun last, or the first on the shelf."""
        last = self.settings.current.last_played
        return next((info for info in shelf.SHELF if info.id == last), shelf.SHELF[0])
