"""The keys that mean the same as a button at every table."""

from collections.abc import Callable
from typing import Final

from brass_desktop.present.intents import Press
from brass_desktop.present.tips import Tip
from brass_desktop.ui.scenes.play.host import Host
from brass_desktop.ui.window.input import Key
from brass_desktop.ui.window.scene import Push, Transition

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


def opened_by(
    key: Key, host: Host, clause: str | None, tell: Callable[[Tip], None]
) -> Transition | None:
    """Follow a key that leads to another screen or to the saves; `clause` is what F1 is about."""
    match key.name:
        case "f5":
            tell(host.quick_save())
        case "f9":
            loaded = host.quick_load()
            if not isinstance(loaded, Tip):
                return loaded
            tell(loaded)
        case "?" | "/":
            return Push(host.keys())
        case "f1":
            return Push(host.rules(clause))
        case _:
            pass
    return None
