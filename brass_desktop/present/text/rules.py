"""Words around the rules reference; the rules themselves are a document."""

from typing import Final

from brass_desktop.i18n.message import Message, Plural

TITLE_OF: Final = Message("Rules: {game}", "one of several games")
TITLE: Final = Message("Rules")
SEARCH: Final = Message("Search the rules")
ENGLISH: Final = Message("The text of the rules is in English for now.")
FOUND: Final = Plural("{count} clause found", "{count} clauses found")
NOT_FOUND: Final = Message("No clause speaks of that. Try another word.")
CLEAR: Final = Message("Show all")
