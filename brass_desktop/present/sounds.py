"""The sounds that any game and screen may be heard by, by their ids.

A slice names its own beside these. A sound may have several takes, `sound.click.1` and so on: it
is asked for without the number.
"""

from typing import Final, Literal

HOVER: Final = "sound.hover"
"""The pointer comes to something that can be pressed."""
CLICK: Final = "sound.click"
TOGGLE: Final = "sound.toggle"
"""A switch goes over, or a slider to its next notch."""
CONFIRM: Final = "sound.confirm"
UNDO: Final = "sound.undo"
DIALOG: Final = "sound.dialog"
"""A question or notice comes up."""

CARD_PLAY: Final = "sound.card.play"
CARD_DRAW: Final = "sound.card.draw"
COIN_PAY: Final = "sound.coin.pay"
COIN_RECEIVE: Final = "sound.coin.receive"
TILE_PLACE: Final = "sound.tile.place"
TILE_REMOVE: Final = "sound.tile.remove"
TILE_FLIP: Final = "sound.tile.flip"
CUBE_PLACE: Final = "sound.cube.place"
CUBE_TAKE: Final = "sound.cube.take"
MARKER_UP: Final = "sound.marker.up"
MARKER_DOWN: Final = "sound.marker.down"
PAGE: Final = "sound.page"

TURN: Final = "sound.turn"
"""A person is called to the table."""
ROUND: Final = "sound.round"
REFUSAL: Final = "sound.refusal"
SAVED: Final = "sound.saved"
DAY: Final = "sound.day"
NIGHT: Final = "sound.night"
CURTAIN: Final = "sound.curtain"
"""The curtain falls."""
COUNT: Final = "sound.count"
"""Points are counted: every take is higher than the one before, so it is played by `rise`."""
VICTORY: Final = "sound.victory"
"""The winner is named; five seconds."""

TITLE_MUSIC: Final = "music.title"

SoundKind = Literal["effects", "music", "ambience"]
"""What has a volume of its own."""


def kind_of(id: str) -> SoundKind:
    """Tell under which volume a sound is heard."""
    words = id.split(".")
    if "music" in words:
        return "music"
    return "ambience" if "ambience" in words else "effects"
