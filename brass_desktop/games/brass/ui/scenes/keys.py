"""The keys of the table that mean the same as a click somewhere."""

from collections.abc import Sequence
from typing import Final

from brass_desktop.games.brass.present.intents import ChooseAction, PickAnswer, ToggleOverlay
from brass_desktop.games.brass.present.viewmodel.panels import AnswerView
from brass_desktop.ui.window.input import Key

OVERLAY_KEYS: Final = "ncvket"


def intent_of(
    key: Key, actions: Sequence[str], answers: Sequence[AnswerView] = ()
) -> ChooseAction | PickAnswer | ToggleOverlay | None:
    """Tell what a key means, None for keys that belong to the picture or to every table.

    Digits choose among the `answers` that have keys, else among `actions`, as they stand in the
    dock.
    """
    if key.ctrl:
        return None
    chosen = next((answer for answer in answers if answer.key == key.name), None)
    if chosen is not None:
        return chosen.intent
    if len(key.name) == 1 and key.name in OVERLAY_KEYS:
        return ToggleOverlay(key.name.upper())
    if key.name.isdigit() and 0 < int(key.name) <= len(actions):
        return ChooseAction(actions[int(key.name) - 1])
    return None
