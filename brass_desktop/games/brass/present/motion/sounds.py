"""What the events of the family sound like."""

from types import MappingProxyType
from typing import Final

from brass_desktop.games.brass.engine import events as ev
from brass_desktop.games.brass.engine.events import Event
from brass_desktop.games.brass.engine.ids import BEER
from brass_desktop.games.brass.present.viewmodel.board import EraName
from brass_desktop.present import sounds

BARREL_PLACE: Final = "brass.sound.barrel.place"
BARREL_TAKE: Final = "brass.sound.barrel.take"
MARKET_TURN: Final = "brass.sound.market.turn"
BALE: Final = "brass.sound.bale"
PADLOCK: Final = "brass.sound.padlock"
INCOME: Final = "brass.sound.income"
LINK_RETURN: Final = "brass.sound.link.return"
ERA: Final = "brass.sound.era"
"""A new era begins; three seconds."""

SOUNDS: Final[MappingProxyType[type[Event], str]] = MappingProxyType(
    {
        ev.CardDiscarded: sounds.CARD_PLAY,
        ev.WildTaken: sounds.CARD_DRAW,
        ev.CardsDrawn: sounds.CARD_DRAW,
        ev.MoneyPaid: sounds.COIN_PAY,
        ev.MoneyReceived: sounds.COIN_RECEIVE,
        ev.TilePlaced: sounds.TILE_PLACE,
        ev.TileRemoved: sounds.TILE_REMOVE,
        ev.TileDeveloped: sounds.PAGE,
        ev.CubesPlaced: sounds.CUBE_PLACE,
        ev.CubeTaken: sounds.CUBE_TAKE,
        ev.CubeBought: sounds.CUBE_TAKE,
        ev.CubeSold: sounds.CUBE_PLACE,
        ev.MerchantBeerTaken: BARREL_TAKE,
        ev.MerchantBeerPlaced: BARREL_PLACE,
        ev.TileFlipped: sounds.TILE_FLIP,
        ev.PointsGained: sounds.MARKER_UP,
        ev.PointsLost: sounds.MARKER_DOWN,
        ev.LinkReturned: LINK_RETURN,
        ev.DistantTileTurned: MARKET_TURN,
        ev.RoundStarted: sounds.ROUND,
        ev.EraStarted: ERA,
    }
)
"""Whatever sounds the same each time it happens."""
LINKS: Final[MappingProxyType[EraName, str]] = MappingProxyType(
    {"canal": "brass.sound.link.canal", "rail": "brass.sound.link.rail"}
)
BARRELS: Final[MappingProxyType[type[Event], str]] = MappingProxyType(
    {ev.CubesPlaced: BARREL_PLACE, ev.CubeTaken: BARREL_TAKE}
)
"""The same events, when what they move is beer."""
UNHEARD: Final[frozenset[type[Event]]] = frozenset(
    {
        ev.TurnOrderSet,
        ev.TurnStarted,
        ev.EraScored,
        ev.GameFinished,
        ev.CardsSetAside,
        ev.DistantMarketOpened,
    }
)
"""The call to the table, the ceremony and the result have sounds of their own."""


def sound_of(event: Event, era: EraName) -> str | None:
    """Return the sound of an event in an era, None for one that is not heard."""
    match event:
        case ev.LinkPlaced():
            return LINKS[era]
        case ev.IncomeMoved(before=before, after=after):
            return sounds.MARKER_UP if after > before else sounds.MARKER_DOWN
        case ev.MoneyReceived(cause="income"):
            return INCOME
        case ev.CubesPlaced(resource=resource) | ev.CubeTaken(resource=resource):
            return (BARRELS if resource == BEER else SOUNDS)[type(event)]
        case _:
            return None if type(event) in UNHEARD else SOUNDS[type(event)]
