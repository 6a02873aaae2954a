"""What the pointer rests on explains itself, and nothing else does in its stead."""

from brass_desktop.present.geometry import Rect
from brass_desktop.present.intents import Control, Press
from brass_desktop.present.tips import Tip
from brass_desktop.ui.table.pointing import Hover, Target
from brass_desktop.ui.window.hits import HitMap

PLACE = Rect(0, 0, 50, 50)


def drawn(control: Control, words: str) -> HitMap[Target]:
    hits: HitMap[Target] = HitMap()
    hits.add(PLACE, Target("turn", Press(control), Tip(words)))
    return hits


def resting_on(control: Control) -> Hover:
    hover = Hover(lambda _: True)
    hover.pointer = PLACE.centre
    hover.point_at(drawn(control, "Shows it again").at(*PLACE.centre))
    hover.ripen()
    return hover


def test_the_same_thing_goes_on_speaking_in_the_words_of_now() -> None:
    hover = resting_on("replay")
    assert not hover.renew(drawn("replay", "Pokazuje ponownie"))
    assert hover.is_ripe
    assert hover.target is not None and hover.target.about == Tip("Pokazuje ponownie")


def test_another_thing_in_its_place_speaks_in_its_own_time() -> None:
    hover = resting_on("replay")
    assert hover.renew(drawn("undo", "Takes back"))
    assert not hover.is_ripe
    assert hover.intent == Press("undo")


def test_nothing_speaks_where_nothing_lies_any_more() -> None:
    hover = resting_on("replay")
    assert hover.renew(HitMap())
    assert hover.target is None


def test_a_resting_pointer_is_silent_once_the_table_has_changed_under_it() -> None:
    hover, before, after = resting_on("replay"), object(), object()
    assert not hover.is_spent(before)
    assert hover.is_spent(after), "whoever clicked looks at what came of it"
    hover.move_to((10.0, 10.0))
    assert not hover.is_spent(after)
