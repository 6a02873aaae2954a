"""What can go wrong when a caller ignores an answer or brings a bad file."""

from brass_desktop.core.types import Refusal


class GameError(Exception):
    """Base of everything the rules core raises on purpose."""


class IllegalAction(GameError):
    """An action that the rules refuse was applied all the same; the game is unchanged."""

    def __init__(self, refusal: Refusal) -> None:
        numbers = ", ".join(f"{name}={value}" for name, value in refusal.numbers.items())
        detail = f" ({numbers})" if numbers else ""
        super().__init__(f"{refusal.code} [{refusal.clause}]{detail}")
        self.refusal = refusal


class InvalidDefinition(GameError):
    """A definition file contradicts itself or lacks something; the message says where."""


class InvalidSetup(GameError):
    """A game was asked for that the rules do not know, such as five players."""


class SaveError(GameError):
    """A saved game cannot be used as it is; `code` is what `present.text` has words for."""

    code = "damaged"

    def __init__(self, message: str, code: str | None = None) -> None:
        super().__init__(message)
        self.code = code or type(self).code


class UnsupportedVersion(SaveError):
    """The file was written by a newer program or for other rules."""

    code = "other_version"


class CorruptSave(SaveError):
    """The file is damaged, incomplete or not a saved game of this program."""


class ReplayDiverged(SaveError):
    """Action number `index` is refused or leads to another position than was saved."""

    code = "diverged"

    def __init__(self, index: int, reason: str) -> None:
        super().__init__(f"action {index + 1}: {reason}")
        self.index = index
        self.reason = reason
