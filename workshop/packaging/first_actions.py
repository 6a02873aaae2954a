"""What somebody clicks at each table to make an action that is always possible."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Final

from brass_desktop.core.session import AnySession
from brass_desktop.games.brass.present.intents import ChooseAction, PickAnswer, PickCard
from brass_desktop.games.brass.present.play.choices import lit_intents
from brass_desktop.games.furnace.present.intents import PickDisc, PickLot
from brass_desktop.present.controls import ControlState
from brass_desktop.present.intents import AnyIntent, Press
from brass_desktop.ui.context import Context
from brass_desktop.ui.scenes.play.scene import PlayScene
from workshop.shots.brass import lone_table as brass
from workshop.shots.furnace import lone_table as furnace

AnyPlay = PlayScene[Any]


@dataclass(frozen=True, slots=True)
class FirstAction:
    """How the table of one game is laid and led through an action."""

    lay: Callable[[Context, AnySession], AnyPlay]
    next_click: Callable[[Any], AnyIntent]
    """Tells what is to be clicked next, by the table's model."""
    ends_turn: bool
    """Whether the turn is over with it."""


def _towards_loan(model: Any) -> AnyIntent:  # noqa: ANN401 - each table has a model of its own
    """Borrow: Loan, how much if that is asked, a card, Confirm."""
    view, draft = model.view(), model.desk.draft
    if draft.kind is None:
        return ChooseAction("loan")
    if view.turn.confirm is not None and view.turn.confirm.state is ControlState.LIT:
        return Press("confirm")
    if draft.question == "pounds":
        return PickAnswer("pounds", draft.legal("pounds")[0])
    return next(one for one in lit_intents(view) if isinstance(one, PickCard))


def _towards_bid(model: Any) -> AnyIntent:  # noqa: ANN401
    """Bid: a disc, a lot that takes it, then End turn."""
    if model.view().turn.end.state is ControlState.LIT:
        return Press("end_turn")
    wanted = PickLot if model.is_making else PickDisc
    return next(one for one in model.lit() if isinstance(one, wanted))


_LOAN: Final = FirstAction(brass.play_scene, _towards_loan, ends_turn=False)
FIRST_ACTIONS: Final[Mapping[str, FirstAction]] = {
    "birmingham": _LOAN,
    "lancashire": _LOAN,
    "furnace": FirstAction(furnace.played_table, _towards_bid, ends_turn=True),
}
"""By game."""
