"""What the events of the family sound like."""

from types import MappingProxyType
from typing import Final

from brass_desktop.games.brass.engine import events as ev
from brass_desktop.games.brass.engine.events import Event
from brass_desktop.games.brass.present.viewmodel.board import EraName

SOUNDS: Final[MappingProxyType[type[Event], str]] = MappingProxyType(
    {
        ev.CardDiscarded: "card",
        ev.WildTaken: "card",
        ev.CardsDrawn: "card",
        ev.MoneyPaid: "coin",
        ev.MoneyReceived: "coin",
        ev.TilePlaced: "tile",
        ev.TileRemoved: "tile",
        ev.TileDeveloped: "page",
        ev.CubesPlaced: "cube",
        ev.CubeTaken: "cube",
        ev.CubeBought: "cube",
        ev.CubeSold: "cube",
        ev.MerchantBeerTaken: "cube",
        ev.MerchantBeerPlaced: "cube",
        ev.TileFlipped: "flip",
        ev.IncomeMoved: "marker",
        ev.PointsGained: "marker",
        ev.PointsLost: "marker",
    }
)
LINKS: Final[MappingProxyType[EraName, str]] = MappingProxyType({"canal": "boat", "rail": "engine"})
UNHEARD: Final[frozenset[type[Event]]] = frozenset(
    {
        ev.LinkReturned,
        ev.TurnOrderSet,
        ev.TurnStarted,
        ev.RoundStarted,
        ev.EraScored,
        ev.EraStarted,
        ev.GameFinished,
    }
)


def sound_of(event: Event, era: EraName) -> str | None:
    """Return the sound of an event in an era, None for one that is not heard."""
    if type(event) in UNHEARD:
        return None
    return LINKS[era] if isinstance(event, ev.LinkPlaced) else SOUNDS[type(event)]
