"""Words in several lengths: a translator offers shorter ones, narrow places take what fits.

In a catalogue they stand after bars: `Строительство|Стройка`. Whoever does not care sees the first.
"""

from collections.abc import Iterable
from typing import Final, Self

_BAR: Final = "|"


class Wording(str):
    """A text that knows shorter ways to say the same."""

    shorter: tuple[str, ...] = ()

    @classmethod
    def of(cls, lengths: Iterable[str]) -> Self:
        """Make a text of its lengths, the fullest first."""
        full, *shorter = dict.fromkeys(lengths)
        made = cls(full)
        made.shorter = tuple(shorter)
        return made

    @classmethod
    def read(cls, words: str) -> Self:
        """Read a translation with its shorter forms."""
        return cls.of(words.split(_BAR))


def in_lengths(*offered: str) -> Wording:
    """Make one text of several that say the same, the fullest first."""
    return Wording.of(length for text in offered for length in wordings(text))


def wordings(value: object) -> tuple[str, ...]:
    """Give every length of a text, the fullest first; anything else has only one."""
    return (str(value), *value.shorter) if isinstance(value, Wording) else (str(value),)
