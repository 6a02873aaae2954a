"""View models of the panels that every table has: the question, the end of a turn, hints."""

from dataclasses import dataclass

from brass_desktop.present.controls import ControlView
from brass_desktop.present.intents import TakeHint


@dataclass(frozen=True, slots=True)
class PromptView:
    """The bar above the hand: whose choice, the way so far, the question, the overlays."""

    owner: str
    crumbs: tuple[str, ...]
    question: str
    overlays: tuple[ControlView, ...]


@dataclass(frozen=True, slots=True)
class TurnView:
    """The turn's end: which action of how many, and the buttons."""

    caption: str
    action: int
    actions: int
    end: ControlView
    end_note: str
    back: ControlView | None
    confirm: ControlView | None
    tools: tuple[ControlView, ...]
    watch: tuple[ControlView, ...] = ()
    """Step and Pause in the place of End turn, while bots play."""


@dataclass(frozen=True, slots=True)
class HintCard:
    """A turn worth considering: what to do, why, what it is worth and what it changes at once."""

    icon: str
    title: str
    then: str
    worth: str
    reasons: tuple[str, ...]
    effect: str
    intent: TakeHint


@dataclass(frozen=True, slots=True)
class HintsView:
    """Hints in the chronicle's place, best first; without a card they are being thought about."""

    title: str
    note: str
    cards: tuple[HintCard, ...]
