"""What is pointed at rises, what is left sinks, and nothing moves for those who want it so."""

import pytest

from brass_desktop.ui.context import Context
from brass_desktop.ui.motion.lift import SECONDS, Lift


def test_a_thing_rises_while_another_sinks(context: Context) -> None:
    lift: Lift[str] = Lift(context.settings)
    assert lift.update(0.0, "left"), "the first frame comes at once"
    assert dict(lift.heights) == {"left": 0.0}
    lift.update(SECONDS, "left")
    assert dict(lift.heights) == {"left": 1.0}
    assert not lift.update(SECONDS, "left"), "at rest nothing is drawn"
    lift.update(SECONDS / 3, "right")
    heights = dict(lift.heights)
    assert 0 < heights["right"] < 1
    assert 0 < heights["left"] < 1
    lift.update(SECONDS, None)
    assert lift.heights == ()
    assert not lift.update(SECONDS, None)


def test_a_faster_table_lifts_faster(context: Context) -> None:
    context.settings.change(animation_percent=200)
    lift: Lift[str] = Lift(context.settings)
    lift.update(SECONDS / 2, "card")
    assert dict(lift.heights) == {"card": 1.0}


@pytest.mark.parametrize("wish", [{"reduced_motion": True}, {"animation_percent": 0}], ids=str)
def test_nothing_travels_for_those_who_want_none(context: Context, wish: dict[str, int]) -> None:
    context.settings.change(**wish)
    lift: Lift[str] = Lift(context.settings)
    lift.update(0.0, "card")
    assert dict(lift.heights) == {"card": 1.0}
    lift.update(0.0, None)
    assert lift.heights == ()
