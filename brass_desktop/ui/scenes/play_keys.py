"""The keys of the table that mean the same as a click somewhere."""

from typing import Final

from brass_desktop.present import intents as it
from brass_desktop.present.intents import Intent
from brass_desktop.present.play.choices import ACTION_KEYS
from brass_desktop.ui.input import Key

OVERLAY_KEYS: Final = "ncvket"
_PRESSED: Final = {
    "escape": it.Press("back"),
    "backspace": it.Press("back"),
    "f10": it.Press("menu"),
    "h": it.Press("hint"),
}


def intent_of(key: Key) -> Intent | None:
    """Tell what a key means, None for keys that move the focus or belong to the scene."""
    if key.ctrl:
        return {"z": it.Press("undo"), "y": it.Press("redo")}.get(key.name)
    if key.name in _PRESSED:
        return _PRESSED[key.name]
    if key.name in OVERLAY_KEYS and len(key.name) == 1:
        return it.ToggleOverlay(key.name.upper())
    if key.name.isdigit() and 0 < int(key.name) <= len(ACTION_KEYS):
        return it.ChooseAction(ACTION_KEYS[int(key.name) - 1])
    return None


_CONDUCTED: Final = {
    "space": it.Press("pause"),
    "enter": it.Press("step"),
    ",": it.Press("slower"),
    ".": it.Press("faster"),
}


def bots_intent_of(key: Key) -> Intent | None:
    """Tell what a key means while a bot plays, before what it means otherwise."""
    return None if key.ctrl else _CONDUCTED.get(key.name)
