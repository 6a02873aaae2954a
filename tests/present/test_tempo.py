import pytest

from brass_desktop.present.tempo import PACES, Tempo, other_pace


def look(tempo: Tempo) -> tuple[bool, bool, bool]:
    """Tell whether it is paused, whether it holds, and whether only a person can help."""
    return tempo.paused, tempo.holds, tempo.wake_after is None


def test_a_bot_rests_after_its_action() -> None:
    tempo = Tempo()
    tempo.pause_ms = 500
    assert look(tempo) == (False, False, False)
    tempo.acted()
    assert look(tempo) == (False, True, False) and tempo.wake_after == 0.5
    tempo.pass_time(0.6)
    assert look(tempo) == (False, False, False) and tempo.wake_after == 0


def test_paused_bots_wait_for_a_step_or_for_going_on() -> None:
    tempo = Tempo()
    tempo.toggle()
    assert look(tempo) == (True, True, True)
    tempo.step()
    assert look(tempo) == (True, False, False)
    tempo.acted()
    assert look(tempo) == (True, True, True)
    tempo.toggle()
    assert look(tempo) == (False, False, False)


def test_going_on_does_not_wait_for_the_rest() -> None:
    tempo = Tempo()
    tempo.pause_ms = 2000
    tempo.acted()
    tempo.toggle()
    tempo.toggle()
    assert not tempo.holds


def test_the_slowest_pace_pauses_after_every_action() -> None:
    tempo = Tempo()
    tempo.pause_ms = None
    assert look(tempo) == (False, False, False)
    for _ in range(3):
        tempo.acted()
        assert look(tempo) == (True, True, True)
        tempo.toggle()
        assert look(tempo) == (False, False, False)


def test_a_persons_turn_ends_the_pause() -> None:
    tempo = Tempo()
    tempo.toggle()
    tempo.release()
    assert not tempo.holds and not tempo.paused


@pytest.mark.parametrize(("step", "end"), [(1, None), (-1, 0)])
def test_the_pace_goes_from_end_to_end(step: int, end: int | None) -> None:
    pace: int | None = 1000
    seen = {pace}
    for _ in PACES:
        pace = other_pace(pace, step)
        seen.add(pace)
    assert pace == end and len(seen) == 3
