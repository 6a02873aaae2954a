"""What is said beside a slot of the map when one looks back."""

from typing import Final

from brass_desktop.i18n.message import Message

FLIPS: Final = Message("flips")
TAKEN: Final = Message("taken", "cubes or barrels")
REMOVED: Final = Message("removed")
UNSOLD: Final = Message("unsold", "a mill whose cotton nobody took")
