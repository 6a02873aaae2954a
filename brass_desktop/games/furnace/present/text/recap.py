"""What a recap of Furnace says of a seat's stock, cards and first steps."""

from types import MappingProxyType
from typing import Final

from brass_desktop.i18n.message import Message, Plural

SUBTITLE: Final = MappingProxyType(
    {
        "auction": Message("{character}  ·  round {round} of {rounds}, auction  ·  {place}"),
        "production": Message("{character}  ·  round {round} of {rounds}, production  ·  {place}"),
    }
)
MONEY: Final = Message("Money", "standing")
COAL: Final = Message("Coal", "standing")
IRON: Final = Message("Iron", "standing")
OIL: Final = Message("Oil", "standing")
TOKENS: Final = Message("Tokens", "standing")
CARDS: Final = Message("Cards", "standing")
COMPENSATION: Final = Message("{goods} of compensation", "what came in")
WON: Final = Plural("{count} card won", "{count} cards won")
FIRST_GOAL: Final = Message(
    "Your aim: the most money at the end. Cards you win make goods, turn them into others and sell"
    " them."
)
FIRST_STEPS: Final = Message(
    "A good beginning: bid high on a card your works can use, and low where being outbid pays you"
    " goods."
)
