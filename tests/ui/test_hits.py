from brass_desktop.present.geometry import Rect
from brass_desktop.ui.window.hits import HitMap


def test_what_was_drawn_last_is_hit_first() -> None:
    hits = HitMap[str]()
    hits.add(Rect(0, 0, 100, 100), "table")
    hits.add((20, 20, 20, 20), "tile", "a tile")
    found = hits.at(30, 30)
    assert found is not None and found.intent == "tile" and found.tooltip == "a tile"
    below = hits.at(10, 10)
    assert below is not None and below.intent == "table"
    assert hits.at(100, 100) is None


def test_a_polygon_is_hit_inside_its_outline_only() -> None:
    hits = HitMap[int]()
    hits.add([(0.0, 0.0), (10.0, 0.0), (0.0, 10.0)], 7)
    assert hits.at(2, 2) is not None
    assert hits.at(8, 8) is None


def test_the_middle_of_a_bent_band_lies_on_it() -> None:
    """The points of a line's outline go along one side and come back along the other."""
    outside, inside = (
        [(0.0, 0.0), (0.0, 40.0), (40.0, 40.0)],
        [(40.0, 34.0), (6.0, 34.0), (6.0, 0.0)],
    )
    hits = HitMap[str]()
    hits.add([*outside, *inside], "line")
    (line,) = hits
    assert line.contains(*line.centre)
    straight = HitMap[str]()
    straight.add([(0.0, 0.0), (40.0, 0.0), (40.0, 6.0), (0.0, 6.0)], "line")
    assert next(iter(straight)).centre == (20.0, 3.0)


def test_a_disabled_area_hides_what_lies_below_and_explains_itself() -> None:
    hits = HitMap[int]()
    hits.add(Rect(0, 0, 10, 10), 1)
    hits.add(Rect(0, 0, 10, 10), None, "why not")
    found = hits.at(5, 5)
    assert found is not None and found.intent is None and found.tooltip == "why not"


def test_clearing_forgets_the_last_frame() -> None:
    hits = HitMap[int]()
    hits.add(Rect(0, 0, 10, 10), 1)
    hits.clear()
    assert hits.at(5, 5) is None
    assert not list(hits)
