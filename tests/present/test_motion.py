"""The records of motion, with the places and pieces of no game: letters and words."""

import pytest

from brass_desktop.present.motion import easing
from brass_desktop.present.motion.script import FADE, LONGEST, Script
from brass_desktop.present.motion.timeline import Cue, Move, NumberPiece, Still, StillPiece


def told() -> Script[str, str, str | int]:
    """A word flies from a to b, and then the number at c runs from 2 to 6."""
    script: Script[str, str, str | int] = Script()
    flown = script.move(Move.TOSS, 0.4, "a", "b", "word", lead=0.3)
    script.show("b", flown.end, "word", "nothing")
    count = script.move(Move.COUNT, 0.4, "c", "c", NumberPiece(2, 6), lead=0.0)
    script.show("c", count.end, 6, 2)
    script.sound(count.start, "bell")
    script.sound(0.0, "drum")
    return script


def test_a_script_keeps_places_back_until_their_piece_arrives() -> None:
    timeline = told().timeline()
    assert [tween.start for tween in timeline.tweens] == [0.0, 0.3]
    assert timeline.stills == (Still("b", 0.0, 0.4, "nothing"), Still("c", 0.0, 0.7, 2))
    assert timeline.cues == (Cue(0.0, "drum"), Cue(0.3, "bell"))
    assert timeline.shown(0.1) == {"b": "nothing", "c": 2}
    assert timeline.shown(0.5) == {"c": 4}
    assert timeline.shown(0.7) == {}


def test_a_place_is_ready_when_its_last_piece_has_arrived() -> None:
    script = told()
    assert script.now == 0.3
    assert script.ready("nowhere") == 0.3
    assert script.ready("c") == pytest.approx(0.7)


def test_reduced_motion_fades_what_each_place_showed_first() -> None:
    timeline = told().timeline(reduced=True)
    assert timeline.duration == FADE
    assert [tween.piece for tween in timeline.tweens] == [StillPiece("nothing"), StillPiece(2)]
    assert list(timeline.fading(FADE / 2)) == [("b", "nothing", 0.5), ("c", 2, 0.5)]
    assert list(timeline.fading(FADE)) == [] and timeline.shown(0.0) == {}


def test_a_long_action_is_told_in_the_time_there_is() -> None:
    script = told()
    script.move(Move.DROP, 4.0, "a", "a", "stone", lead=0.0)
    assert script.timeline().duration == pytest.approx(LONGEST)
    assert script.timeline(speed=2.0).duration == pytest.approx(LONGEST / 2)


def test_at_speed_0_it_is_only_heard() -> None:
    timeline = told().timeline(speed=0.0)
    assert timeline.tweens == () and timeline.stills == ()
    assert timeline.cues == (Cue(0.0, "drum"), Cue(0.0, "bell"))


@pytest.mark.parametrize("ease", [easing.ease_out, easing.ease_in_out, easing.settle])
def test_easings_begin_at_0_and_end_at_1(ease: object) -> None:
    assert callable(ease)
    assert ease(0.0) == pytest.approx(0.0) and ease(1.0) == pytest.approx(1.0)
    assert ease(-1.0) == pytest.approx(0.0) and ease(2.0) == pytest.approx(1.0)


def test_a_throw_is_highest_in_its_middle() -> None:
    assert easing.arc(0.0) == easing.arc(1.0) == 0.0
    assert easing.arc(0.5) == 1.0
