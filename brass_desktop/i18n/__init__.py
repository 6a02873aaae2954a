"""The language in use: gettext catalogues bound when a sentence is asked for, not at import."""

import gettext as _gettext
from collections.abc import Iterable
from pathlib import Path
from typing import Final

from brass_desktop.i18n import catalogue

SOURCE_LANGUAGE: Final = "en"

_translations: _gettext.NullTranslations = _gettext.NullTranslations()


def available(locale: Path) -> tuple[str, ...]:
    """List English and every language that has a catalogue under `locale`."""
    found = catalogue.languages(locale)
    return (SOURCE_LANGUAGE, *(code for code in found if code != SOURCE_LANGUAGE))


def best_language(wanted: Iterable[str], locale: Path) -> str:
    """Choose the first wanted language that is spoken here, as in `pl_PL.UTF-8`; else English."""
    spoken = available(locale)
    for name in wanted:
        code = name.replace("-", "_").split(".")[0].split("_")[0].lower()
        if code in spoken:
            return code
    return SOURCE_LANGUAGE


def use_language(language: str, locale: Path) -> Path | None:
    """Speak a language from now on; one without a catalogue is spoken in English.

    So is one whose catalogue is damaged, and its file is given for somebody to tell.
    """
    try:
        use_translations(catalogue.load(language, locale))
    except catalogue.CatalogueError as error:
        use_translations(_gettext.NullTranslations())
        return error.file
    return None


def use_translations(translations: _gettext.NullTranslations) -> None:
    """Speak through any catalogue object, as the tests do with a longer language."""
    global _translations  # noqa: PLW0603 - there is one language at a time, as in gettext itself
    _translations = translations


def current() -> _gettext.NullTranslations:
    """Give the catalogue in use, for caches of what has been written in it."""
    return _translations


def gettext(message: str) -> str:
    """Translate one sentence."""
    return _translations.gettext(message)


def pgettext(context: str, message: str) -> str:
    """Translate words that mean different things in different places."""
    return _translations.pgettext(context, message)


def ngettext(singular: str, plural: str, count: int) -> str:
    """Translate a sentence with a number; languages have up to three forms here."""
    return _translations.ngettext(singular, plural, count)


def npgettext(context: str, singular: str, plural: str, count: int) -> str:
    """Translate a counted sentence in a context."""
    return _translations.npgettext(context, singular, plural, count)
