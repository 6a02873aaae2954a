"""The list of keys in the box: each key once, as the table's own list wants it."""

from brass_desktop.games.furnace.present.text.furnace import BOX
from brass_desktop.present.key_list import whole_list


def test_no_key_is_listed_twice() -> None:
    caps = [key for keys, _ in whole_list(BOX.keys) for key in keys]
    assert len(caps) == len(set(caps))
