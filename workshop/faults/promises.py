"""What a player may rely on by what the program has said, held against what lies on the disk."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

from brass_desktop.core.errors import SaveError
from brass_desktop.services.savestore import SaveStore
from brass_desktop.services.settings import SettingsStore


@dataclass(slots=True)
class KeptGame:
    """A game that was said to be saved by hand."""

    titles: set[str]
    """It must be there under one of these; while it is renamed there are two."""
    actions: int


@dataclass(slots=True)
class Promises:
    """Everything that was said so far."""

    seed: int
    """By this the running game is known among others."""
    kept: int = 0
    """Actions of it that are on the disk."""
    by_hand: list[KeptGame] = field(default_factory=list)
    volumes: set[int] = field(default_factory=set)
    """The setting has one of these values; while it is changed there are two."""

    def copy(self) -> "Promises":
        """Note them as they are now."""
        by_hand = [KeptGame(set(game.titles), game.actions) for game in self.by_hand]
        return Promises(self.seed, self.kept, by_hand, set(self.volumes))

    def broken(self, home: Path) -> Iterator[str]:
        """Look at the disk as a fresh program does, and tell which promises do not hold."""
        store = SaveStore(home / "saves")
        found: list[tuple[str, str, int]] = []
        for game in store.games():
            try:
                session = store.open(game.path).game.session
            except (SaveError, OSError) as error:
                yield f"{game.path.name} cannot be opened: {error}"
                continue
            if session.setup.seed == self.seed:
                found.append((game.kind, game.title, len(session.log)))
        yield from self._lost(found)
        volume = SettingsStore(home / "settings.json").current.volume
        if self.volumes and volume not in self.volumes:
            yield f"the volume is {volume}, not one of {self.volumes}"

    def _lost(self, found: list[tuple[str, str, int]]) -> Iterator[str]:
        longest = max((count for kind, _, count in found if kind == "autosave"), default=0)
        if longest < self.kept:
            yield f"{longest} of {self.kept} actions are there"
        for game in self.by_hand:
            if not any(title in game.titles and n == game.actions for _, title, n in found):
                yield f"no game {game.titles} of {game.actions} actions; there are {found}"
