"""Words of taking back what lies beyond one's own turn."""

from typing import Final

from brass_desktop.i18n.message import Message, Plural

TITLE: Final = Message("Undo?")
ASKS: Final = Message("{name} asks to take this back:", "actions are listed below")
EARLIER: Final = Plural("{count} earlier action", "{count} earlier actions")
END_OF_TURN: Final = Message("{name}: end of the turn", "what is to be taken back")
THEN: Final = Message("Then {name} decides again")
AGREE: Final = Message("{names}: do you agree?", "one name or several with commas")
YES: Final = Message("Agreed", "answer to taking back")
NO: Final = Message("No", "answer to taking back")
UNDO_ASKS: Final = Message("Asks the others whether the last turn may be taken back.")
UNDO_OWN_TURN: Final = Message("Leads back to your last turn; the bots’ actions since are undone.")
REDO_TURN: Final = Message("Leads forth again, over the actions of the bots.")
NO_UNDO: Final = Message("There is nothing that may be taken back now.")
NO_REDO: Final = Message("Nothing has been taken back.")
