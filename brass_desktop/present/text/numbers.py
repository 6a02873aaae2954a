"""Numbers as every screen writes them."""

from typing import Final

from brass_desktop.i18n.message import Message

DECIMAL: Final = Message("{whole}.{fraction}", "a number with decimals")


def decimal(number: float, places: int | None = 1) -> str:
    """Write a number with decimals, after a point or a comma as the language has it.

    Without `places` it has as many as the number itself.
    """
    digits = str(number) if places is None else f"{number:.{places}f}"
    whole, _, fraction = digits.replace("-", "−").partition(".")
    return DECIMAL(whole=whole, fraction=fraction) if fraction else whole


def signed(number: int) -> str:
    """Write a number with its sign, minus as a true minus; zero has none."""
    return f"+{number}" if number > 0 else f"−{-number}" if number < 0 else "0"
