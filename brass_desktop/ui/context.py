"""What the screens share: settings, folders, and the features that exist in this build."""

from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

from brass_desktop.present.new_game import NewGame
from brass_desktop.services.manifest import Manifest
from brass_desktop.services.paths import Places
from brass_desktop.services.savestore import OpenGame
from brass_desktop.services.settings import SettingsStore
from brass_desktop.ui.assets import Assets
from brass_desktop.ui.scene import Scene
from brass_desktop.ui.toast import Toast
from brass_desktop.ui.widgets.editing import Clipboard

SceneFactory = Callable[[], Scene]


@dataclass(frozen=True, slots=True)
class Continuation:
    """The game that can be played on: what the title says about it, and its table."""

    note: str
    open: SceneFactory


@dataclass(frozen=True, slots=True)
class PutAway:
    """A game that was at the table when something went wrong."""

    path: Path
    text: str
    """The whole save, also where it could not be written."""
    written: bool


@dataclass(frozen=True, slots=True)
class Features:
    """What the title may offer; whatever is missing is not shown, so no entry is dead."""

    start: Callable[[NewGame], Scene] | None = None
    find_continuation: Callable[[], Continuation | None] | None = None
    load: SceneFactory | None = None
    replays: SceneFactory | None = None
    bring_in: Callable[[Path], Scene] | None = None
    """Opens the saved games with a file that was dropped on the window."""
    watch: Callable[[OpenGame], Scene] | None = None
    """Opens a replay of a game that is at hand."""
    put_away: Callable[[], PutAway | None] = lambda: None
    """Saves and closes the running game, so that it can be continued from the title."""
    learn: SceneFactory | None = None
    bot_levels: tuple[str, ...] = ()
    """Ids of the levels that can be played against, weakest first."""
    rules_version: str = ""


@dataclass(frozen=True, slots=True)
class Context:
    """Handed to every screen when it is made."""

    settings: SettingsStore
    places: Places
    assets: Assets
    locale: Path
    clipboard: Clipboard
    features: Features = field(default_factory=Features)
    toast: Toast = field(default_factory=Toast)
    """Says what nobody need answer, over any screen."""

    @property
    def manifest(self) -> Manifest:
        """Who made the assets."""
        return self.assets.manifest
