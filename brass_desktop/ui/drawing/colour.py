"""Colours as plain RGBA tuples, so that tokens know no drawing library."""

Colour = tuple[int, int, int, int]


def rgba(code: str, alpha: int = 255) -> Colour:
    """Read `#rrggbb` with an alpha of 0 to 255."""
    return int(code[1:3], 16), int(code[3:5], 16), int(code[5:7], 16), alpha


def with_alpha(colour: Colour, alpha: float) -> Colour:
    """Give the same colour another alpha, 0 to 255."""
    return (*colour[:3], round(alpha))


def mix(first: Colour, second: Colour, part: float) -> Colour:
    """Blend two colours; `part` is how much of the second there is, 0 to 1."""
    red, green, blue, alpha = (
        round(a * (1 - part) + b * part) for a, b in zip(first, second, strict=True)
    )
    return red, green, blue, alpha
