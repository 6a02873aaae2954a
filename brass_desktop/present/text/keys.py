"""Words of the list of keys, as far as they mean the same at every table."""

from typing import Final

from brass_desktop.i18n.message import Message
from brass_desktop.present.box import KeyLine, MouseLine

CHOOSING: Final[tuple[KeyLine, ...]] = (
    (("Tab",), Message("next lit choice", "key list")),
    (("Enter",), Message("confirm, end turn", "key list")),
    (("Esc",), Message("one step back", "key list")),
    (("Ctrl Z",), Message("undo", "key list")),
    (("Ctrl Y",), Message("redo", "key list")),
    (("H",), Message("hint", "key list")),
    (("R",), Message("replay the last action", "key list")),
)
KEEPING: Final[tuple[KeyLine, ...]] = (
    (("F5",), Message("quick save", "key list")),
    (("F9",), Message("quick load", "key list")),
    (("?",), Message("this list", "key list")),
    (("F10",), Message("menu", "key list")),
    (("F11",), Message("full screen", "key list")),
    (("F12",), Message("screenshot", "key list")),
    (("Space",), Message("skip animation, pause bots", "key list")),
)
FINDING: Final[tuple[KeyLine, ...]] = (
    (("←", "→"), Message("to a lit choice beside it", "key list")),
    (("F1",), Message("rules, at a refusal its clause", "key list")),
)
PACING: Final[tuple[KeyLine, ...]] = (((",", "."), Message("bots slower, faster", "key list")),)
MOUSE: Final = Message("Mouse")
POINTING: Final[tuple[MouseLine, ...]] = (
    (Message("Click"), Message("choose what is lit", "mouse list")),
    (Message("Hover"), Message("why something is not lit", "mouse list")),
)
_SPACE: Final = Message("Space", "key")


def key_cap(key: str) -> str:
    """Say what stands on a key; only the space bar is called differently elsewhere."""
    return _SPACE() if key == _SPACE.text else key
