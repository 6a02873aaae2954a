"""What is said about hints and about bots at every table."""

from typing import Final

from brass_desktop.i18n.message import Message

HINT_TITLE: Final = Message("Worth considering")


NO_HINTS: Final = Message("This seat plays without hints.")


TURN_DONE: Final = Message("Nothing is left to do but to end the turn.")


THINKING: Final = Message("Thinking…")


WORKER_REPLACED: Final = Message("The thinking bot did not answer and was asked again.")


STAND_IN: Final = Message("The bot could not think; a simple rule of thumb decided.")


BOT_TROUBLE: Final = Message("Trouble with a bot")
