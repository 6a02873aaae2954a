"""The list of keys: shared ones, and between them those of a game."""

from brass_desktop.games.shelf import SHELF
from brass_desktop.i18n.message import Message
from brass_desktop.present.box import TableKeys, box_of
from brass_desktop.present.key_list import mouse_list, short_list, whole_list

OWN = TableKeys(
    actions=((("9",), Message("bid")),),
    views=((("Q",), Message("factory")),),
    nearing=((("W",), Message("nearer")),),
    leafing=((("X",), Message("others")),),
    mouse=((Message("Wheel"), Message("turn")),),
)


def test_a_game_has_its_own_keys_between_the_shared_ones() -> None:
    shared, both = short_list(TableKeys()), short_list(OWN)
    assert set(both) - set(shared) == {*OWN.actions, *OWN.views}
    assert both[0] == OWN.actions[0]
    assert [line for line in both if line in shared] == list(shared)
    assert set(whole_list(OWN)) - set(both) > {*OWN.nearing, *OWN.leafing}
    assert mouse_list(OWN) == (*mouse_list(TableKeys()), *OWN.mouse)


def test_no_key_is_listed_twice() -> None:
    for info in SHELF:
        caps = [key for keys, _ in whole_list(box_of(info).keys) for key in keys]
        assert len(caps) == len(set(caps)), info.id
