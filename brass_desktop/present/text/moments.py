"""Words of the look back at what others have done."""

from typing import Final

from brass_desktop.i18n.message import Message

HEADING: Final = Message("What happened")
FIRST: Final = Message("First", "first event")
LAST: Final = Message("Last", "last event")
PLACE: Final = Message("{number} of {count}", "event that is shown")
PREVIOUS: Final = Message("Previous")
NEXT: Final = Message("Next", "next event")
PLAY: Final = Message("Play", "events one after another")
PAUSE: Final = Message("Pause", "stop the events")
DONE: Final = Message("Done")
LOOK: Final = Message("Look at it")
TAKE_BACK: Final = Message("Undo to here")
