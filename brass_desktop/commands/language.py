"""The command line speaks the language of the terminal it was called from."""

import argparse

from brass_desktop import i18n
from brass_desktop.commands.console import can_show
from brass_desktop.present.text.settings import LANGUAGES
from brass_desktop.services.paths import resource_folder
from brass_desktop.services.system_language import console_languages


def speak_to_programs() -> None:
    """Speak English from now on: a report that a program reads is the same everywhere."""
    i18n.use_language(i18n.SOURCE_LANGUAGE, resource_folder("assets") / "locale")


def speak() -> None:
    """Take the language from the environment, also for what Python's own parser says."""
    locale = resource_folder("assets") / "locale"
    language = i18n.best_language(console_languages(), locale)
    # A language in another alphabet than the terminal's would be nothing but question marks.
    shown = language if can_show(LANGUAGES.get(language, "")) else i18n.SOURCE_LANGUAGE
    i18n.use_language(shown, locale)
    # The parser asks gettext for its few sentences under this name; ours has them.
    setattr(argparse, "_", i18n.gettext)  # noqa: B010 - the name is not in its type stubs
