"""The window shapes every screen must hold at."""

from brass_desktop.games.brass.present.layout.table import TableLayout, table_layout

# Logical size and whether it is the small layout: windows from 1280x720 to 3840x2160.
SHAPES = {
    "1280x720": (1280.0, 720.0, True),
    "1366x768": (1366.0, 768.0, True),
    "1599x899": (1599.0, 899.0, True),
    "1600x900": (1920.0, 1080.0, False),
    "1920x1200": (1920.0, 1200.0, False),
    "3440x1440": (2580.0, 1080.0, False),
}


def layout_at(shape: str, seats: int = 4) -> TableLayout:
    """Lay the table out at one of the shapes."""
    width, height, small = SHAPES[shape]
    return table_layout(width, height, seats, small)
