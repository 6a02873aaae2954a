"""The seven actions and My mat."""

from brass_desktop.games.brass.present.intents import ChooseAction, Intent, OpenMat
from brass_desktop.games.brass.present.layout.table import TableLayout
from brass_desktop.games.brass.present.viewmodel.panels import DockView
from brass_desktop.present.controls import ControlState
from brass_desktop.ui.drawing.canvas import Canvas
from brass_desktop.ui.drawing.colour import with_alpha
from brass_desktop.ui.drawing.marks import draw_key
from brass_desktop.ui.table.controls import draw_button, labels_alike
from brass_desktop.ui.table.touches import Hot, Touches

MAT = "mat"


def draw_dock(
    canvas: Canvas, layout: TableLayout, view: DockView, owner: str, touches: Touches, hot: Hot
) -> None:
    """Draw the action buttons; `owner` is whose mat My mat opens."""
    canvas.panel(layout.dock)
    labels = labels_alike(canvas, view.actions, layout.measures.dock_button[0], small=layout.small)
    for rect, control, label in zip(layout.action_buttons(), view.actions, labels, strict=True):
        intent: Intent = OpenMat(owner) if control.id == MAT else ChooseAction(control.id)
        ink, sink = draw_button(canvas, rect, control.state, intent, hot)
        x, y = rect.x, rect.y + sink
        if layout.small:
            canvas.icon(control.icon, (x + 28, y + 22), 25, ink)
            canvas.fitted(label, (rect.centre[0], y + 45), ink, "centre")
            corner = with_alpha(ink, 190) if control.state is not ControlState.DISABLED else ink
            canvas.text(control.key, (x + 5, y + 10), "sans_bold", 12, corner)
        else:
            canvas.icon(control.icon, (rect.centre[0], y + 32), 36, ink)
            canvas.fitted(label, (rect.centre[0], y + 67), ink, "centre")
            draw_key(canvas, control.key, (rect.right - 5, y + 13), "right")
        touches.add(rect, intent, control.tip)
