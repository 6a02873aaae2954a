"""What the events of Furnace sound like."""

from typing import Final

from brass_desktop.games.furnace.engine.ids import GOODS
from brass_desktop.present import sounds

DEAL: Final = "furnace.sound.deal"
DISCS: Final = (
    "furnace.sound.disc.one",
    "furnace.sound.disc.two",
    "furnace.sound.disc.three",
    "furnace.sound.disc.four",
)
"""From the smallest value to the greatest, each lower than the one before."""
OUTBID: Final = "furnace.sound.outbid"
METAL: Final = "furnace.sound.metal"
GOODS_HEARD: Final = dict(
    zip(
        GOODS,
        (sounds.CUBE_PLACE, "furnace.sound.bar", "furnace.sound.drum", "furnace.sound.cog"),
        strict=True,
    )
)
"""By good: how it sounds where it is laid down."""
TEAR: Final = "furnace.sound.tear"
BOX: Final = "furnace.sound.box"
BELLOWS: Final = "furnace.sound.bellows"
UPGRADE: Final = "furnace.sound.upgrade"
MOULD: Final = "furnace.sound.mould"
DIE: Final = "furnace.sound.die"
CALL: Final = "furnace.sound.call"
"""The foundry's bell calls a person to the table."""


def disc_sound(value: int) -> str:
    """Return the sound of a disc on wood; one beyond the greatest sounds as that does."""
    return DISCS[min(value, len(DISCS)) - 1]
