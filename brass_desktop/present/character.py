"""The people whose cameos the seats of every game carry."""

from dataclasses import dataclass

from brass_desktop.present.text.characters import CHARACTERS, LIVES


@dataclass(frozen=True, slots=True)
class Character:
    """An industrialist whose cameo a seat may carry."""

    id: str

    @property
    def name(self) -> str:
        """The name in full, in the language in use."""
        return CHARACTERS[self.id]()

    @property
    def life(self) -> str:
        """Who it was, in two sentences."""
        return LIVES[self.id]()

    @property
    def short_name(self) -> str:
        """The name with all but the first and last part as initials, for narrow places."""
        first, *middle, last = self.name.split()
        return f"{first[0]}. {' '.join(f'{m[0]}.' for m in middle)} {last}" if middle else self.name

    @property
    def names(self) -> tuple[str, ...]:
        """The name in full and ever shorter, for the widest that fits."""
        first, *_, last = self.name.split()
        return self.name, self.short_name, f"{first[0]}. {last}"

    @property
    def initials(self) -> str:
        """First letters, for the plate under the cameo."""
        return "".join(part[0] for part in self.name.split())
