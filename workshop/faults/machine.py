"""Two programs, one folder and a clock that cannot be trusted: whatever they do, nothing is lost.

Hypothesis chooses the steps and, where something fails, finds the shortest way to it.
"""

import errno
import os
import tempfile
from contextlib import ExitStack, suppress
from datetime import UTC, datetime, timedelta
from pathlib import Path
from types import SimpleNamespace
from typing import Final
from unittest.mock import patch

from hypothesis import HealthCheck, Phase, settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)

from brass_desktop.core.errors import SaveError
from brass_desktop.core.rng import Rng
from brass_desktop.services import savefiles
from brass_desktop.services.paths import resource_folder
from brass_desktop.services.savestore import SavedGame, SaveStore
from workshop.faults.copies import Copy, Kept
from workshop.faults.system_calls import Call, Passage

STEPS_OF_A_RUN: Final = 50
_CHANGING: Final = frozenset({"create", "make", "rename", "link", "write", "sync"})
_WHO: Final = st.sampled_from((0, 1))
_TITLES: Final = st.sampled_from(("Thursday", "Friday", "Żółć / 1", "con"))
_JUMPS: Final = st.sampled_from((-20_000, -1, 1, 400, 20_000))
_FIRST_MOMENT: Final = datetime(1970, 1, 2, tzinfo=UTC)
_LAST_MOMENT: Final = datetime(2200, 1, 1, tzinfo=UTC)


class FullDisk:
    """Takes nothing more while it is full, but can be read and cleared."""

    def __init__(self) -> None:
        self.full = False

    def before(self, call: Call) -> None:
        """Refuse whatever needs room; a name that is taken is told before."""
        taken = call.kind == "create" and os.path.lexists(call.path)
        if self.full and call.kind in _CHANGING and not taken:
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC), call.path)

    def after(self, call: Call) -> None:
        """Nothing is left to do."""


class TwoPrograms(RuleBasedStateMachine):
    """What two copies of the program may do to one folder."""

    def __init__(self) -> None:
        super().__init__()
        self._stack = ExitStack()
        folder = self._stack.enter_context(tempfile.TemporaryDirectory())
        self._home = Path(folder).resolve()
        self._disk = FullDisk()
        self._stack.enter_context(Passage(self._home, self._disk).watched())
        self._moment = datetime(2026, 5, 1, 20, tzinfo=UTC)
        clock = SimpleNamespace(time=self._seconds)
        self._stack.enter_context(patch.object(savefiles, "time", clock))
        self._copies: list[Copy | None] = [None, None]
        self._kept: dict[Path, Kept] = {}
        """By file: what was said to be in it."""
        self._volume: int | None = None
        self._seeds = 0
        self._dice = Rng(1)

    def teardown(self) -> None:
        """End what is still running."""
        self._disk.full = False
        for copy in self._copies:
            if copy is not None:
                copy.put_away()
        self._stack.close()

    def _seconds(self) -> float:
        return self._moment.timestamp()

    def _copy(self, who: int) -> Copy:
        found = self._copies[who]
        if found is None:
            found = self._copies[who] = Copy(self._home, lambda: self._moment)
        return found

    def _chosen(self, copy: Copy, number: int) -> SavedGame | None:
        games = sorted(copy.store.games(), key=lambda game: game.path)
        return games[number % len(games)] if games else None

    @rule(who=_WHO)
    def new_game(self, who: int) -> None:
        """Begin a game; the one before is put away."""
        self._seeds += 1
        self._copy(who).begin(self._seeds)

    @rule(who=_WHO, times=st.integers(1, 3))
    def act(self, who: int, times: int) -> None:
        """Play on."""
        copy = self._copy(who)
        if copy.playing is not None:
            for _ in range(times):
                copy.act(self._dice)

    @rule(who=_WHO)
    def quick_save(self, who: int) -> None:
        """Save aside; a second time in the same file."""
        copy = self._copy(who)
        if copy.playing is not None:
            game = copy.playing.game
            with suppress(OSError):
                self._kept[copy.store.quick_save(game)] = Kept.of(game.session)

    @rule(who=_WHO, title=_TITLES)
    def save_as(self, who: int, title: str) -> None:
        """Save under a title; never over another game."""
        copy = self._copy(who)
        if copy.playing is not None:
            game = copy.playing.game
            with suppress(OSError):
                path = copy.store.save(type(game)(game.session, title, game.created))
                assert path not in self._kept, f"{path.name} was written over"
                self._kept[path] = Kept.of(game.session)

    @rule(who=_WHO, number=st.integers(0, 20))
    def load(self, who: int, number: int) -> None:
        """Go on with any game of the list."""
        copy = self._copy(who)
        game = self._chosen(copy, number)
        if game is not None:
            copy.put_away()
            with suppress(SaveError, OSError):
                opened = copy.store.open(game.path)
                copy.go_on(opened.game, game.path if game.kind == "autosave" else None)

    @rule(who=_WHO, number=st.integers(0, 20))
    def delete(self, who: int, number: int) -> None:
        """Remove a game, unless it is being played."""
        copy = self._copy(who)
        game = self._chosen(copy, number)
        if game is None:
            return
        played = [other.written for other in self._copies if other is not None]
        try:
            savefiles.delete(game)
        except (savefiles.Busy, OSError):
            return
        assert game.path not in played, "a game was removed while it was played"
        self._kept.pop(game.path, None)

    @rule(who=_WHO, number=st.integers(0, 20), title=_TITLES)
    def rename(self, who: int, number: int, title: str) -> None:
        """Give a game another title, and mostly another file."""
        copy = self._copy(who)
        game = self._chosen(copy, number)
        if game is None:
            return
        with suppress(savefiles.Busy, SaveError, OSError):
            path = savefiles.rename(copy.store, game, title)
            if path != game.path and game.path in self._kept:
                assert path not in self._kept, f"{path.name} was written over"
                self._kept[path] = self._kept.pop(game.path)

    @rule(who=_WHO)
    def bring_in(self, who: int) -> None:
        """Copy a game from elsewhere."""
        copy = self._copy(who)
        example = resource_folder("saves/examples") / "1-opening.json"
        with suppress(SaveError, OSError):
            path = savefiles.bring_in(copy.store, example)
            assert path not in self._kept, f"{path.name} was written over"
            self._kept[path] = Kept.of(copy.store.open(path).game.session)

    @rule(who=_WHO, volume=st.integers(0, 100))
    def change_a_setting(self, who: int, volume: int) -> None:
        """Change what is the other's too."""
        copy = self._copy(who)
        copy.settings.change(volume=volume)
        if copy.settings.problem is None and "volume" not in copy.settings._unwritten:
            self._volume = self._written_volume()
            assert copy.settings.current.volume == volume

    @rule(who=_WHO, kept=st.sampled_from((5, 20, None)))
    def prune(self, who: int, kept: int | None) -> None:
        """Remove old automatic saves, but none that is played and not too many."""
        copy = self._copy(who)
        before = {game.path for game in copy.store.autosaves()}
        savefiles.prune(copy.store, kept)
        after = {game.path for game in copy.store.autosaves()}
        assert len(after) >= min(len(before), kept or len(before))
        for path in before - after:
            self._kept.pop(path, None)

    @rule(who=_WHO)
    def quit(self, who: int) -> None:
        """Leave in good order."""
        copy = self._copies[who]
        if copy is not None:
            copy.put_away()
            copy.settings.write()
            if copy.settings.problem is None:
                self._volume = self._written_volume()
            self._copies[who] = None

    @rule(who=_WHO)
    def kill(self, who: int) -> None:
        """Die in the middle of everything."""
        copy = self._copies[who]
        if copy is not None:
            copy.kill()
            self._copies[who] = None

    @rule(days=_JUMPS)
    def move_the_clock(self, days: int) -> None:
        """Jump back, as far as 1970, or on."""
        moved = self._moment + timedelta(days=days)
        self._moment = min(max(moved, _FIRST_MOMENT), _LAST_MOMENT)

    @rule()
    def fill_the_disk(self) -> None:
        """Leave no room."""
        self._disk.full = True

    @precondition(lambda self: self._disk.full)
    @rule()
    def clear_the_disk(self) -> None:
        """Make room again: whatever waits is written now."""
        self._disk.full = False
        for copy in self._copies:
            if copy is not None and copy.playing is not None:
                assert copy.kept() is not None, "there is room, but the game is not written"

    @invariant()
    def no_two_write_one_file(self) -> None:
        """Each running game has a file of its own."""
        written = [copy.written for copy in self._copies if copy is not None]
        held = [path for path in written if path is not None]
        assert len(held) == len(set(held)), f"{held[0].name} is written by both"

    @invariant()
    def nothing_that_was_kept_is_lost(self) -> None:
        """Every game is where it was said to be, as far as it was said to have come."""
        for copy in self._copies:
            if copy is not None and (now := copy.kept()) is not None:
                self._kept[now[0]] = now[1]
        store = SaveStore(self._home / "saves")
        listed = {game.path for game in store.games()}
        for path, kept in self._kept.items():
            assert path in listed, f"{path.name} is not listed"
            opened = store.open(path).game.session
            assert kept.is_in(opened), f"{path.name}: {len(opened.log)} of {kept.actions} actions"
        assert self._volume is None or self._written_volume() == self._volume

    def _written_volume(self) -> int:
        return Copy(self._home, lambda: self._moment).settings.current.volume


def run_two_programs(steps: int, *, shrink: bool = True) -> int:
    """Take about so many steps and tell how many; what goes wrong is raised with a way to it."""
    taken = 0

    class Counted(TwoPrograms):
        @invariant()
        def is_counted(self) -> None:
            nonlocal taken
            taken += 1

    length = min(steps, STEPS_OF_A_RUN)
    chosen = settings(
        max_examples=max(1, steps // length),
        stateful_step_count=length,
        deadline=None,
        derandomize=True,
        database=None,
        phases=(Phase.generate, Phase.shrink) if shrink else (Phase.generate,),
        suppress_health_check=list(HealthCheck),
    )
    run_state_machine_as_test(Counted, settings=chosen)
    return taken
