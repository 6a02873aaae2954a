"""The keys that mean the same as a button at every table."""

from typing import Final

from brass_desktop.present.intents import Press
from brass_desktop.ui.window.input import Key

_PRESSED: Final = {
    "escape": Press("back"),
    "backspace": Press("back"),
    "f10": Press("menu"),
    "h": Press("hint"),
}
_WITH_CTRL: Final = {"z": Press("undo"), "y": Press("redo")}
_CONDUCTED: Final = {
    "space": Press("pause"),
    "enter": Press("step"),
    ",": Press("slower"),
    ".": Press("faster"),
}


def press_of(key: Key, *, bots: bool) -> Press | None:
    """Tell what button a key stands for; while bots play some stand for their pace."""
    if key.ctrl:
        return _WITH_CTRL.get(key.name)
    conducted = _CONDUCTED.get(key.name) if bots else None
    return conducted or _PRESSED.get(key.name)
