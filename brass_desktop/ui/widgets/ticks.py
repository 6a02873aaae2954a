"""What a control sounds like when it is pressed: the one place for all screens."""

from brass_desktop.present import sounds
from brass_desktop.ui.widgets.button import Button
from brass_desktop.ui.widgets.choice import Segmented, Slider, Switch
from brass_desktop.ui.widgets.entry import TextEntry
from brass_desktop.ui.widgets.kit import Widget


def tick_of(widget: Widget) -> str | None:
    """Name the sound of a control that has answered; letters are typed in silence."""
    match widget:
        case TextEntry():
            return None
        case Switch() | Segmented() | Slider():
            return sounds.TOGGLE
        case Button(kind="brass"):
            return sounds.CONFIRM
        case _:
            return sounds.CLICK
