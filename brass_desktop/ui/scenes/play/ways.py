"""Where a played table leads next, one way after another, and whether it waits meanwhile."""

from brass_desktop.ui.window.scene import Pop, Transition


class Ways:
    """Transitions to be followed in turn; some lay a scene over the table that holds it up."""

    def __init__(self) -> None:
        self._next: list[tuple[Transition, bool]] = []
        self.waits = False
        """Whether the menu or an interlude lies over the table: nobody plays on meanwhile."""

    @property
    def is_due(self) -> bool:
        """Tell whether the table is to be left now."""
        return bool(self._next) and not self.waits

    def lead(self, transition: Transition, *, waits: bool = False) -> None:
        """Note where to go, and whether everything waits there until `resume`."""
        self._next.append((transition, waits))

    def follow(self) -> Transition:
        """Go the first of the ways."""
        following, self.waits = self._next.pop(0)
        return following

    def resume(self) -> Transition:
        """Play on: what lay over the table goes."""
        self.waits = False
        return Pop()
