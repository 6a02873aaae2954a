"""Offers in the panel: however many there are each can be seen, and loans have keys."""

import pytest

from brass_desktop.games.brass.present import intents as it
from brass_desktop.games.brass.present.layout.table import table_layout
from brass_desktop.games.brass.present.viewmodel.panels import AnswerView, PreviewView
from brass_desktop.games.brass.ui.panels.preview import draw_preview
from brass_desktop.present.geometry import Rect
from brass_desktop.present.tips import Tone
from brass_desktop.ui.context import Context
from brass_desktop.ui.drawing.assets import Assets
from brass_desktop.ui.table.touches import COLD, Touches
from brass_desktop.ui.window.input import Key
from tests.games.brass.lancashire.table import Position
from tests.games.brass.present.person import sit_down
from tests.games.brass.ui.table_reading import make_canvas
from workshop.shots.brass.lone_table import play_scene
from workshop.shots.studio import Studio

MOST = 10
"""Nine ports that are not flipped, which hardly ever happens, and the distant market."""


def offers(count: int) -> PreviewView:
    answers = tuple(
        AnswerView(
            label="Port II, Warrington & Runcorn",
            detail="Bartek, 4 links away",
            icon="",
            intent=it.PickAnswer("port", port),
            coin="£10",
            notes=(("+5 for you, +3 for Bartek", Tone.GOOD),),
        )
        for port in range(count)
    )
    return PreviewView("Sell", "", None, None, (), (), (), "", "Who takes the cotton?", answers)


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
@pytest.mark.parametrize("count", [1, 3, 6, MOST])
def test_every_offer_lies_in_the_panel(pictures: Assets, size: tuple[int, int], count: int) -> None:
    canvas = make_canvas(size, pictures, text_scale=1.0)
    panel = table_layout(*canvas.viewport.size, 4, canvas.viewport.small).chronicle
    touches = Touches()
    draw_preview(canvas, panel, offers(count), 0, touches, COLD)
    buttons = [t.shape for t in touches if isinstance(t.intent, it.PickAnswer)]
    assert len(buttons) == count
    for button in buttons:
        assert isinstance(button, Rect)
        assert panel.y < button.y and button.bottom < panel.bottom
    tops = [button.y for button in buttons if isinstance(button, Rect)]
    assert tops == sorted(set(tops))


@pytest.mark.rule("L-12.1")
def test_digits_choose_a_loan_while_loans_are_listed(context: Context) -> None:
    context.settings.change(animation_percent=0)
    session = sit_down(Position().hand("red", "wigan", "colne").state())
    scene = play_scene(context, session)
    studio = Studio(context, scene, (1280, 720))
    studio.draw()
    chosen = []
    for key in "521":
        studio.stack.handle([Key(key)])
        pick = scene.model.desk.draft.picks[-1]
        chosen.append((pick.facet, pick.value))
    assert chosen == [("kind", "loan"), ("pounds", 20), ("pounds", 10)]
