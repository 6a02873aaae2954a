"""What is looked at again is heard in its order, within its time, each sound once."""

from brass_desktop.present.motion.cues import CueSheet
from brass_desktop.present.motion.timeline import Cue

CUES = [Cue(0.0, "card"), Cue(0.5, "coin"), Cue(1.0, "tile"), Cue(2.0, "coin")]


def heard(sheet: CueSheet, seconds: float) -> list[str]:
    sheet.pass_time(seconds)
    return list(iter(sheet.take, None))


def test_every_sound_is_heard_once_at_its_time() -> None:
    sheet = CueSheet()
    sheet.begin(CUES, 5.0)
    assert heard(sheet, 0.0) == ["card"]
    assert sheet.wake_after == 0.5
    assert heard(sheet, 0.6) == ["coin"]
    assert heard(sheet, 5.0) == ["tile"]
    assert sheet.wake_after is None


def test_a_short_moment_hurries_its_sounds_and_a_new_one_ends_them() -> None:
    sheet = CueSheet()
    sheet.begin(CUES, 0.5)
    assert heard(sheet, 0.5) == ["card", "coin", "tile"]
    sheet.begin(CUES, 5.0)
    sheet.begin([Cue(0.0, "page")], 5.0)
    assert heard(sheet, 9.0) == ["page"]
    sheet.begin([], 1.0)
    assert heard(sheet, 1.0) == []
