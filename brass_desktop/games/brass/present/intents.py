"""What a person can mean at the table; hit areas and keys carry these, scenes pass them on."""

from dataclasses import dataclass

from brass_desktop.games.brass.engine.draft import Facet, Value
from brass_desktop.present.intents import (
    BackTo,
    Close,
    EnlargeChronicle,
    FilterChronicle,
    LookAt,
    Press,
    SwitchBoard,
    TakeHint,
)


@dataclass(frozen=True, slots=True)
class PickSlot:
    """A slot of a town or farm brewery was chosen."""

    slot: str


@dataclass(frozen=True, slots=True)
class PickPlace:
    """A town or farm brewery itself was chosen, beside its slots."""

    location: str


@dataclass(frozen=True, slots=True)
class PickLink:
    """A line was chosen."""

    link: str


@dataclass(frozen=True, slots=True)
class PickMerchant:
    """A merchant tile was chosen."""

    space: str


@dataclass(frozen=True, slots=True)
class PickDistantMarket:
    """The distant market was chosen as the buyer."""


@dataclass(frozen=True, slots=True)
class PickMarket:
    """The coal or iron market was chosen as a source."""

    resource: str


@dataclass(frozen=True, slots=True)
class PickCard:
    """A card of the hand was chosen; equal cards are told apart by their key."""

    key: int


@dataclass(frozen=True, slots=True)
class PickIndustry:
    """A stack of a mat was chosen."""

    industry: str


@dataclass(frozen=True, slots=True)
class PickAnswer:
    """One of the answers listed for the current question was chosen."""

    facet: Facet
    value: Value


@dataclass(frozen=True, slots=True)
class ChooseAction:
    """One of the seven actions was chosen."""

    action: str


@dataclass(frozen=True, slots=True)
class ToggleOverlay:
    """An overlay switch was used."""

    overlay: str


@dataclass(frozen=True, slots=True)
class OpenMat:
    """A player's mat is to be shown."""

    owner: str


@dataclass(frozen=True, slots=True)
class OpenDiscards:
    """A discard pile is to be shown."""

    owner: str


@dataclass(frozen=True, slots=True)
class ShowRest:
    """The rows of the ledger that do not fit are to be shown, or the first ones again."""


PlayIntent = (
    PickSlot
    | PickLink
    | PickMerchant
    | PickDistantMarket
    | PickMarket
    | PickCard
    | PickIndustry
    | PickAnswer
    | ChooseAction
    | BackTo
    | TakeHint
    | Press
)
"""The intents that concern the action in the making or the turn."""

Intent = (
    PlayIntent
    | PickPlace
    | ToggleOverlay
    | OpenMat
    | OpenDiscards
    | Close
    | SwitchBoard
    | FilterChronicle
    | EnlargeChronicle
    | ShowRest
    | LookAt
)
