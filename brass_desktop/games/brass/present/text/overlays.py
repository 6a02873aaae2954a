"""Words of the overlays that explain the map."""

from types import MappingProxyType
from typing import Final

from brass_desktop.i18n.message import Message, Plural

TITLES: Final = MappingProxyType(
    {
        "N": Message("Your network"),
        "C": Message("Coal within reach"),
        "V": Message("If scored now"),
        "K": Message("Unseen cards"),
        "E": Message("At the end of the era"),
        "T": Message("Who can use yours"),
    }
)
NETWORK_SUMMARY: Final = Message("{places} and {links}", "places and links of a network")
PLACES: Final = Plural("{count} place", "{count} places")
LINKS: Final = Plural("{count} link", "{count} links")
NETWORK_KEY: Final = Message("lines you may lay now")
POINT_AT_PLACE: Final = Message("Point at a place on the map.")
COAL_FROM: Final = Message("Seen from {place}")
DISTANCE: Final = Plural("{count} link away", "{count} links away")
HERE: Final = Message("here", "distance of a coal mine")
MARKET: Final = MappingProxyType(
    {
        "reached": Message("The market can be reached: next cube £{price}."),
        "not_reached": Message("No route to a merchant, so no coal from the market."),
    }
)
NO_MINES: Final = Message("No connected mine has coal.")
POINTS: Final = Message("{points}", "points of a link or tile on the map")
SCORE_LINE: Final = Message("{name}: links\u00a0{links}, industries\u00a0{tiles}")
CARD_LINE: Final = Message("{card}:\u00a0{count}")
CARDS_NOTE: Final = Message("In the deck, in other hands or face down.")
LEAVES: Final = Message("leaves", "tile at the end of the canal era")
TWICE: Final = Message("{points} + {points}", "tile that scores in both eras")
BOTH_ERAS: Final = Message("both eras", "points of a tile that scores in both eras")
LOST: Final = Message("no VP", "unflipped tile at the end of an era")
ERA_END_NOTE: Final = MappingProxyType(
    {
        "canal": Message("Level I leaves the board; links return; the rest may score again."),
        "rail": Message("The game ends: links and flipped tiles score for the last time."),
    }
)
NOBODY: Final = Message("safe", "nobody can take it")
TAKERS: Final = Message("can take it", "number of players who could take a resource")
THREATS: Final = MappingProxyType(
    {
        "some": Message("Taking the last cube flips your tile: you gain its income."),
        "none": Message("None of your tiles holds coal, iron or beer."),
    }
)
