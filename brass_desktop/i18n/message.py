"""Sentences as constants: the source words now, the translation when they are asked for."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache

from brass_desktop.i18n import gettext, ngettext, npgettext, pgettext
from brass_desktop.i18n.wording import Wording, wordings


@dataclass(frozen=True, slots=True)
class Message:
    """One whole sentence or label; placeholders are named, as in `{name} to play`."""

    text: str
    context: str | None = None

    def __call__(self, **values: object) -> str:
        """Translate into the language in use and fill the placeholders."""
        words = pgettext(self.context, self.text) if self.context else gettext(self.text)
        return _fill(words, values)


@dataclass(frozen=True, slots=True)
class Plural:
    """A sentence with a number, which every language inflects its own way."""

    singular: str
    plural: str
    context: str | None = None

    def __call__(self, count: int, **values: object) -> str:
        """Translate for a count, which is the placeholder `{count}`; −2 counts like 2."""
        forms = self.singular, self.plural, abs(count)
        words = npgettext(self.context, *forms) if self.context else ngettext(*forms)
        return _fill(words, values | {"count": count})


def _fill(words: str, values: Mapping[str, object]) -> str:
    """Fill every length of a sentence; a shorter one takes the shorter words for its values."""
    lengths = _read(words)
    if not values:
        return lengths
    most = max(len(wordings(part)) for part in (lengths, *values.values()))
    return Wording.of(
        _at(lengths, n).format(**{name: _at(value, n) for name, value in values.items()})
        for n in range(most)
    )


@lru_cache(maxsize=4096)
def _read(words: str) -> Wording:
    """Read a translation once: a table asks for hundreds of names whenever something changes."""
    return Wording.read(words)


def _at(value: object, n: int) -> str:
    if isinstance(value, int):
        return str(value).replace("-", "−")
    offered = wordings(value)
    return offered[min(n, len(offered) - 1)]
