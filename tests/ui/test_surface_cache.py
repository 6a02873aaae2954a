from brass_desktop.ui.drawing.surface_cache import SurfaceCache


def make_cache() -> SurfaceCache[str]:
    return SurfaceCache(10, len)


def test_a_kept_value_is_not_made_twice() -> None:
    made: list[str] = []

    def make() -> str:
        made.append("a")
        return "aaaa"

    cache = make_cache()
    assert [cache.get("a", make) for _ in range(3)] == ["aaaa"] * 3
    assert made == ["a"]


def test_what_was_not_used_longest_goes_first() -> None:
    cache = make_cache()
    cache.get("a", lambda: "aaaa")
    cache.get("b", lambda: "bbbb")
    cache.get("a", lambda: "never made")
    cache.get("c", lambda: "cccc")
    assert (len(cache), cache.held) == (2, 8)
    assert cache.get("a", lambda: "made anew") == "aaaa"
    assert cache.get("b", lambda: "made anew") == "made anew"


def test_the_newest_stays_however_large() -> None:
    cache = make_cache()
    cache.get("a", lambda: "a")
    cache.get("huge", lambda: "h" * 99)
    assert (len(cache), cache.held) == (1, 99)


def test_what_is_forgotten_weighs_nothing_and_is_made_anew() -> None:
    cache = make_cache()
    cache.get("a", lambda: "aaaa")
    cache.forget("a")
    cache.forget("never kept")
    assert (len(cache), cache.held) == (0, 0)
    assert cache.get("a", lambda: "made anew") == "made anew"
