"""Complete, fully specified actions: a kind, the cards that pay for it, and its legs.

All kinds share one shape, so that enumeration, drafts, codecs and displays are written once. They
are named tuples because search makes thousands of them per second.
"""

from typing import Final, NamedTuple

from brass_desktop.games.brass.engine.ids import (
    CardId,
    IndustryId,
    Kind,
    LinkId,
    MerchantId,
    SlotId,
    Source,
)


class BuildLeg(NamedTuple):
    """Place the available tile of an industry; coal sources in the order they are emptied."""

    slot: SlotId
    industry: IndustryId
    coal: tuple[Source, ...] = ()
    iron: tuple[Source, ...] = ()


class NetworkLeg(NamedTuple):
    """Place one link; `beer` belongs to the second rail of a double."""

    link: LinkId
    coal: tuple[Source, ...] = ()
    beer: tuple[Source, ...] = ()


class DevelopLeg(NamedTuple):
    """Remove the available tile of an industry from the mat."""

    industry: IndustryId
    iron: tuple[Source, ...] = ()


class SellLeg(NamedTuple):
    """Sell one tile to one merchant; `bonus` is the industry a free development removes."""

    slot: SlotId
    merchant: MerchantId
    beer: tuple[Source, ...] = ()
    bonus: IndustryId | None = None


class CottonLeg(NamedTuple):
    """Sell one mill through one port, which is the slot of its tile, or to the distant market."""

    slot: SlotId
    port: Source


class LoanLeg(NamedTuple):
    """Choose how much is borrowed."""

    pounds: int


class GiveUpLeg(NamedTuple):
    """Give up one tile to pay negative income."""

    slot: SlotId


ORDERED_SOURCES: Final = ("coal",)
"""Coal is named mine by mine in the order of use (B-8.4)."""
FREE_SOURCES: Final = ("iron", "beer")
"""Iron and beer are picked freely, so the order in which they are named means nothing."""
SOURCES: Final = (*ORDERED_SOURCES, *FREE_SOURCES)
"""The fields of legs that name sources."""

Leg = BuildLeg | NetworkLeg | DevelopLeg | SellLeg | CottonLeg | LoanLeg | GiveUpLeg


class Action(NamedTuple):
    """What a player did, with nothing left to decide."""

    kind: Kind
    cards: tuple[CardId, ...] = ()
    legs: tuple[Leg, ...] = ()


END_TURN = Action("end_turn")
END_SALE = Action("end_sale")
