"""Every sound of the program: synthesised, mastered and named."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import partial
from typing import Final

from workshop.painting.sound import (
    ambience,
    brassworks,
    foundry,
    hearth,
    interface,
    mastering,
    music,
    overseas,
    pieces,
    stings,
)
from workshop.painting.sound.waves import Mono, Stereo
from workshop.painting.works import Work

OWN_SOURCE: Final = "synthesised by the painting package of this project"


@dataclass(frozen=True, slots=True)
class Effect:
    """A short sound in one or more takes."""

    title: str
    make: Callable[[int], Mono | Stereo]
    takes: int = 4


@dataclass(frozen=True, slots=True)
class Loop:
    """A long sound that is heard over and over."""

    title: str
    make: Callable[[], Stereo]
    loudness: float
    """In LUFS."""
    quality: float = 0.2
    """Of its encoding."""


EFFECTS: Final = {
    "sound.hover": Effect("Pointed at", interface.hover),
    "sound.click": Effect("Click", interface.click),
    "sound.toggle": Effect("Switch", interface.toggle),
    "sound.confirm": Effect("Confirmed", interface.confirm),
    "sound.undo": Effect("Taken back", interface.undo),
    "sound.dialog": Effect("Question", interface.dialog, 2),
    "sound.card.play": Effect("Card played", pieces.card_play),
    "sound.card.draw": Effect("Card drawn", pieces.card_draw),
    "sound.coin.pay": Effect("Coins paid", pieces.coin_pay),
    "sound.coin.receive": Effect("Coins received", pieces.coin_receive),
    "sound.tile.place": Effect("Tile set down", pieces.tile_place),
    "sound.tile.remove": Effect("Tile taken away", pieces.tile_remove),
    "sound.tile.flip": Effect("Tile turned over", pieces.tile_flip),
    "sound.cube.place": Effect("Cube set down", pieces.cube_place),
    "sound.cube.take": Effect("Cube taken", pieces.cube_take),
    "sound.marker.up": Effect("Marker forward", pieces.marker_up),
    "sound.marker.down": Effect("Marker back", pieces.marker_down),
    "sound.page": Effect("Page", pieces.page),
    "sound.turn": Effect("Your turn", stings.turn, 1),
    "sound.round": Effect("Works bell", stings.round_start, 1),
    "sound.refusal": Effect("Stamp", stings.refusal, 3),
    "sound.saved": Effect("Ledger", stings.saved, 1),
    "sound.day": Effect("Morning", stings.day, 1),
    "sound.night": Effect("Night", stings.night, 1),
    "sound.curtain": Effect("Curtain", stings.curtain, 2),
    "sound.count": Effect("Abacus", stings.count, stings.COUNT_TAKES),
    "sound.victory": Effect("Fanfare", stings.victory, 1),
    "brass.sound.barrel.place": Effect("Barrel set down", brassworks.barrel_place),
    "brass.sound.barrel.take": Effect("Barrel opened", brassworks.barrel_take),
    "brass.sound.link.canal": Effect("Boat horn", brassworks.boat, 3),
    "brass.sound.link.rail": Effect("Steam whistle", brassworks.engine, 3),
    "brass.sound.link.return": Effect("Chain wound back", brassworks.link_return, 2),
    "brass.sound.market.turn": Effect("Market tile turned", overseas.market_turn, 3),
    "brass.sound.bale": Effect("Bale let down", overseas.bale_drop),
    "brass.sound.padlock": Effect("Padlock", overseas.padlock, 2),
    "brass.sound.income": Effect("Wages", brassworks.income, 3),
    "brass.sound.era": Effect("The rails come", brassworks.era, 1),
}
LOOPS: Final = {
    "music.title": Loop("Title music", music.title, -20.0),
    "brass.ambience.canal": Loop("By the canal", ambience.canal, -26.0),
    "brass.ambience.sea": Loop("At the quay", ambience.sea, -26.0),
    "brass.ambience.rail": Loop("In the yard", ambience.rail, -26.0),
}


FURNACE_EFFECTS: Final = {
    "furnace.sound.deal": Effect("Card dealt", foundry.deal, 3),
    "furnace.sound.disc.one": Effect("Smallest disc", partial(foundry.disc, 1), 2),
    "furnace.sound.disc.two": Effect("Small disc", partial(foundry.disc, 2), 2),
    "furnace.sound.disc.three": Effect("Large disc", partial(foundry.disc, 3), 2),
    "furnace.sound.disc.four": Effect("Largest disc", partial(foundry.disc, 4), 2),
    "furnace.sound.outbid": Effect("Plaque turned", foundry.outbid, 3),
    "furnace.sound.metal": Effect("Metal runs", foundry.metal, 2),
    "furnace.sound.bar": Effect("Bar of iron", foundry.bar, 3),
    "furnace.sound.drum": Effect("Drum of oil", foundry.drum, 3),
    "furnace.sound.cog": Effect("Cog", foundry.cog, 3),
    "furnace.sound.tear": Effect("Ticket torn off", foundry.tear, 2),
    "furnace.sound.box": Effect("Into the box", foundry.box, 2),
    "furnace.sound.bellows": Effect("Bellows", foundry.bellows, 3),
    "furnace.sound.upgrade": Effect("Spark and hammer", foundry.upgrade, 1),
    "furnace.sound.mould": Effect("The mould is filled", foundry.mould, 1),
    "furnace.sound.die": Effect("Die", foundry.die, 2),
    "furnace.sound.call": Effect("Foundry bell", foundry.call, 1),
}
FURNACE_LOOPS: Final = {
    "furnace.ambience.hearth": Loop("By the furnace", hearth.hearth, -26.0, 0.0),
}


def paint() -> Iterator[Work]:
    """Make the sounds of any table, of the screens and of the Brass family."""
    return _made(EFFECTS, LOOPS)


def paint_furnace() -> Iterator[Work]:
    """Make the sounds of Furnace."""
    return _made(FURNACE_EFFECTS, FURNACE_LOOPS)


def _made(effects: Mapping[str, Effect], loops: Mapping[str, Loop]) -> Iterator[Work]:
    yield from (work for id, found in effects.items() for work in _takes(id, found))
    for id, loop in loops.items():
        mastered = mastering.loop(loop.make(), loop.loudness)
        yield _work(id, loop.title, mastering.encoded(mastered, loop.quality))


def _takes(id: str, found: Effect) -> Iterator[Work]:
    for take in range(found.takes):
        data = mastering.encoded(mastering.effect(found.make(take)))
        yield _work(f"{id}.{take + 1}" if found.takes > 1 else id, found.title, data)


def _work(id: str, title: str, data: bytes) -> Work:
    # Files lie in the folder of their game already, and all of them are sounds.
    name = id.removeprefix("brass.").removeprefix("furnace.").removeprefix("sound.")
    return Work(id=id, file=f"sounds/{name}.ogg", data=data, source=OWN_SOURCE, title=title)
