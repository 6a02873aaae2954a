"""In which windows, languages and text sizes a screen is tried: pairs, not every combination.

Words run over where there is least room for them, so every language stands in the smallest window
of both arrangements, the small and the full one. All other windows are tried in a language two
fifths longer than English, which asks more of them than any real one. Text sizes have their
extremes where they are worst.
"""

from collections.abc import Iterable
from dataclasses import dataclass

from brass_desktop import i18n
from brass_desktop.i18n.pseudo import PseudoTranslations
from brass_desktop.services.paths import resource_folder

Size = tuple[int, int]

SMALLEST: Size = (1280, 720)
SMALLEST_FULL: Size = (1600, 900)
"""The smallest window in the full arrangement."""
FULL: Size = (1920, 1080)
SIZES: tuple[Size, ...] = (
    SMALLEST,
    (1366, 768),
    SMALLEST_FULL,
    FULL,
    (1920, 1200),
    (2560, 1440),
    (3440, 1440),
    (3840, 2160),
)
LANGUAGES = ("en", "pl", "ru")
LONGER = "longer"
"""The made-up language."""


@dataclass(frozen=True)
class Case:
    """One way to look at a screen."""

    size: Size
    language: str
    percent: int = 100

    def __str__(self) -> str:
        return f"{self.size[0]}x{self.size[1]}-{self.language}-{self.percent}"

    def speak(self) -> None:
        """Use the language; the fixture `english` ends it with the test."""
        if self.language == LONGER:
            i18n.use_translations(PseudoTranslations())
        else:
            i18n.use_language(self.language, resource_folder("assets") / "locale")


def in_every_language(sizes: Iterable[Size] = (SMALLEST, SMALLEST_FULL)) -> list[Case]:
    """Pair every language with the sizes."""
    return [Case(size, language) for size in sizes for language in LANGUAGES]


IN_EVERY_WINDOW = [Case(size, LONGER) for size in SIZES]
IN_EVERY_TEXT_SIZE = [
    Case(FULL, "en", 90),
    Case(SMALLEST, "ru", 115),
    Case(SMALLEST, "en", 130),
    Case(SMALLEST_FULL, "pl", 130),
]
CASES = [*in_every_language(), *IN_EVERY_WINDOW, *IN_EVERY_TEXT_SIZE]
