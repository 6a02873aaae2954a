"""Words find a place from which their tail leads to their thing and over nothing else."""

from brass_desktop.present.geometry import Rect
from brass_desktop.present.placing import Surroundings, place_beside, tail_crosses

INSIDE = Rect(0, 0, 400, 400)
THING = Rect(190, 190, 20, 20)


def test_a_tail_that_would_lead_over_something_makes_words_look_elsewhere() -> None:
    """All near places but one are taken; further off, below a bar, there is more room."""
    ring = [
        Rect(100, 100, 200, 80),
        Rect(100, 180, 82, 40),
        Rect(218, 180, 82, 40),
        Rect(100, 220, 200, 12),
    ]
    found = place_beside(THING, (40, 18), INSIDE, Surroundings(ring), gap=7)
    assert found.is_free
    open_side = [*ring[:3], Rect(100, 220, 82, 12), Rect(224, 220, 76, 12)]
    nearer = place_beside(THING, (40, 18), INSIDE, Surroundings(open_side), gap=7)
    assert nearer.is_free
    assert not tail_crosses(nearer.rect, THING, open_side)


def test_what_surrounds_a_thing_is_not_in_its_tails_way() -> None:
    plate = THING.grown(30)
    assert tail_crosses(Rect(190, 300, 40, 18), THING, [plate]) == 0
    assert tail_crosses(Rect(190, 300, 40, 18), THING, [Rect(150, 250, 100, 10)]) == 1
