"""The words of a text field with caret and selection, apart from how they look."""

import unicodedata
from collections.abc import Callable
from dataclasses import dataclass
from typing import Protocol

from brass_desktop.ui.window.input import Key


class Clipboard(Protocol):
    """Where copied words go."""

    def read(self) -> str:
        """Give the words last copied anywhere."""

    def write(self, text: str) -> None:
        """Offer words to every program."""


@dataclass(slots=True)
class Editing:
    """Text being edited; `anchor` is where the selection began, `caret` where it ends."""

    text: str = ""
    caret: int = 0
    anchor: int = 0
    limit: int = 64
    allowed: Callable[[str], bool] = str.isprintable
    """Whether a character may be entered."""

    @property
    def selection(self) -> tuple[int, int]:
        """Both ends of the selection in reading order."""
        return min(self.anchor, self.caret), max(self.anchor, self.caret)

    @property
    def selected(self) -> str:
        """The selected words."""
        first, last = self.selection
        return self.text[first:last]

    def replace_all(self, text: str) -> None:
        """Put other words in place, with the caret behind them."""
        self.text = text[: self.limit]
        self.caret = self.anchor = len(self.text)

    def insert(self, text: str) -> bool:
        """Enter characters in place of the selection, as many as are allowed and fit."""
        first, last = self.selection
        composed = unicodedata.normalize("NFC", text)
        wanted = "".join(letter for letter in composed if self.allowed(letter))
        room = self.limit - (len(self.text) - (last - first))
        entered = wanted[: max(0, room)]
        if not entered and first == last:
            return False
        self.text = self.text[:first] + entered + self.text[last:]
        self.caret = self.anchor = first + len(entered)
        return True

    def place(self, caret: int, *, keep_anchor: bool = False) -> None:
        """Move the caret; the selection follows or collapses."""
        self.caret = min(max(0, caret), len(self.text))
        if not keep_anchor:
            self.anchor = self.caret

    def select_all(self) -> None:
        """Select every character."""
        self.anchor, self.caret = 0, len(self.text)

    def select_word(self, place: int) -> None:
        """Select the word around a place."""
        self.anchor = self.word_edge(place, -1)
        self.caret = self.word_edge(place, 1)

    def word_edge(self, place: int, step: int) -> int:
        """Find the nearest edge of a word to the left (-1) or right (1)."""
        at = place
        look = -1 if step < 0 else 0
        while 0 <= at + look < len(self.text) and self.text[at + look].isspace():
            at += step
        while 0 <= at + look < len(self.text) and not self.text[at + look].isspace():
            at += step
        return at

    def press(self, key: Key, clipboard: Clipboard) -> bool:
        """Answer an editing key; false if it is none."""
        if key.ctrl and not key.alt and key.name in ("a", "c", "x", "v"):
            self._command(key.name, clipboard)
            return True
        if key.name in ("left", "right", "home", "end"):
            self._travel(key)
            return True
        if key.name in ("backspace", "delete"):
            self._erase(key)
            return True
        return False

    def _command(self, letter: str, clipboard: Clipboard) -> None:
        if letter == "a":
            self.select_all()
        elif letter == "v":
            self.insert(" ".join(clipboard.read().split()))
        elif self.selected:
            clipboard.write(self.selected)
            if letter == "x":
                self.insert("")

    def _travel(self, key: Key) -> None:
        first, last = self.selection
        if key.name == "home":
            target = 0
        elif key.name == "end":
            target = len(self.text)
        elif first != last and not key.shift:
            target = first if key.name == "left" else last
        else:
            target = self._beside(-1 if key.name == "left" else 1, whole_word=key.ctrl)
        self.place(target, keep_anchor=key.shift)

    def _erase(self, key: Key) -> None:
        first, last = self.selection
        if first == last:
            step = -1 if key.name == "backspace" else 1
            self.anchor = min(max(0, self._beside(step, whole_word=key.ctrl)), len(self.text))
        self.insert("")

    def _beside(self, step: int, *, whole_word: bool) -> int:
        return self.word_edge(self.caret, step) if whole_word else self.caret + step
