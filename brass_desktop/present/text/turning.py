"""Words of the turning points of any game."""

from typing import Final

from brass_desktop.i18n.message import Message

CONTINUE: Final = Message("Continue")
