import pytest

from brass_desktop.i18n.wording import Wording
from brass_desktop.ui.drawing.assets import Assets
from brass_desktop.ui.drawing.theme import DAY
from brass_desktop.ui.drawing.typeface import FLOOR_PX, Role, Typeface
from brass_desktop.ui.window.viewport import Viewport

ROLES: tuple[Role, ...] = ("title", "text", "text_bold", "text_italic", "sans", "sans_bold")
LETTERS = (
    "ĄĆĘŁŃÓŚŹŻąćęłńóśźż£–—…−’“”«»·½"
    "АБВГДЕЁЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯ"
    "абвгдеёжзийклмнопрстуфхцчшщъыьэюя"
)


@pytest.fixture
def typeface(pictures: Assets) -> Typeface:
    return Typeface(pictures, 1.0)


@pytest.mark.parametrize("role", ROLES)
def test_polish_russian_and_signs_have_glyphs_of_their_own(typeface: Typeface, role: Role) -> None:
    """A missing glyph is drawn as the font's box or a mark, the same for every missing letter."""
    drawn = [typeface.render(text, role, 32, DAY.ink).surface for text in ("\u4e00", "?")]
    boxes = [(box.get_size(), box.get_view("2").raw) for box in drawn]
    for letter in LETTERS:
        letters = typeface.render(letter, role, 32, DAY.ink).surface
        assert (letters.get_size(), letters.get_view("2").raw) not in boxes, letter


def test_no_text_is_smaller_than_the_floor(pictures: Assets) -> None:
    small = Typeface(pictures, 0.5)
    assert small.pixels(12) == FLOOR_PX
    assert small.floor == 2 * FLOOR_PX
    assert Typeface(pictures, 1.0, floor_px=13).pixels(12) == 13


@pytest.mark.parametrize(("window", "least"), [((1920, 1080), 14), ((1280, 720), 13)], ids=str)
def test_a_window_says_what_its_smallest_print_is(window: tuple[int, int], least: float) -> None:
    assert Viewport(window).least_text == least


@pytest.mark.parametrize("text_scale", [0.9, 1.0, 1.15, 1.3])
def test_a_line_gives_way_by_a_tenth_of_its_plain_size_and_no_further(
    pictures: Assets, text_scale: float
) -> None:
    plain, read = Typeface(pictures, 1.0), Typeface(pictures, 1.0, text_scale)
    line = read.set_in("A long sentence about coal", "text", 40, 30)
    assert line.cut
    assert read.pixels(line.size) == pytest.approx(0.9 * plain.pixels(40), abs=0.25)


def test_a_title_is_set_in_a_plainer_face_before_it_is_cut(typeface: Typeface) -> None:
    wide = typeface.measure("Confirm", "title", 30)
    assert typeface.set_in("Confirm", "title", 30, wide).role == "title"
    assert typeface.set_in("Confirm", "title", 30, wide * 0.85) == (
        "Confirm",
        "text_bold",
        30,
        False,
    )


def test_the_lines_of_a_list_are_set_alike(typeface: Typeface) -> None:
    names = ("Coal", "Iron", "Manufactured goods")
    room = typeface.measure(names[-1], "title", 30) * 0.95
    found = typeface.alike(names, "title", 30, room)
    assert len({(line.role, line.size) for line in found}) == 1
    assert [line.words for line in found] == list(names)
    assert {line.role for line in typeface.alike(names, "title", 30, room * 0.8)} == {"text_bold"}


def test_words_in_a_fixed_place_follow_larger_text_only_so_far(pictures: Assets) -> None:
    large = Typeface(pictures, 1.0, 1.3)
    assert large.pixels(large.held(20)) == 20
    assert large.pixels(large.held(20, 1.1)) == 22
    assert Typeface(pictures, 1.0, 0.9).held(20) == 20


def test_the_reader_may_have_larger_text(pictures: Assets) -> None:
    plain, large = Typeface(pictures, 1.0), Typeface(pictures, 1.0, 1.3)
    assert large.measure("Birmingham", "text", 20) == pytest.approx(
        1.3 * plain.measure("Birmingham", "text", 20), rel=0.03
    )


@pytest.mark.parametrize("role", ROLES)
def test_what_is_measured_is_what_is_drawn(typeface: Typeface, role: Role) -> None:
    for text in ("Every action", "Round 4 of 8, £17", "Coalbrookdale"):
        drawn = typeface.render(text, role, 17.5, DAY.ink).surface.get_width()
        assert drawn == pytest.approx(typeface.measure(text, role, 17.5), abs=1)


def test_a_long_line_shrinks_first_and_is_shortened_last(typeface: Typeface) -> None:
    text = "A long sentence about coal"
    wide = typeface.measure(text, "text", 20)
    fitted = typeface.render(text, "text", 20, DAY.ink, fit=wide * 0.8).surface
    assert fitted.get_width() <= wide * 0.8 + 1
    assert typeface.shortened(text, "text", 12, 60).endswith("…")
    assert typeface.render(text, "text", 20, DAY.ink, fit=60).surface.get_width() <= 61


def test_wrapped_lines_fit_and_lose_nothing(typeface: Typeface) -> None:
    text = "Needs 1 coal: no connected mine has coal, and Leek has no route to a merchant"
    lines = typeface.wrap(text, "text", 16, 160)
    assert len(lines) > 2
    assert " ".join(lines) == text
    assert all(typeface.measure(line, "text", 16) <= 160 for line in lines)
    assert typeface.wrap("one\ntwo", "text", 16, 400) == ("one", "two")


def test_capitals_stand_on_one_line_in_every_face(typeface: Typeface) -> None:
    for role in ROLES:
        label = typeface.render("H", role, 40, DAY.ink)
        ink = label.surface.get_bounding_rect()
        assert ink.centery == pytest.approx(label.capitals, abs=1.5)


def test_numbers_in_a_title_are_set_in_the_text_face(typeface: Typeface) -> None:
    mixed = typeface.measure("1870", "title", 24)
    assert mixed == typeface.measure("1870", "text_bold", 24)


@pytest.mark.parametrize("role", ROLES)
def test_a_space_without_a_break_is_as_wide_as_any_other(typeface: Typeface, role: Role) -> None:
    plain, bound = "runda 3 z 8", "runda 3 z\u00a08"
    assert typeface.measure(bound, role, 20) == typeface.measure(plain, role, 20)
    sizes = {typeface.render(t, role, 20, DAY.ink).surface.get_size() for t in (plain, bound)}
    assert len(sizes) == 1
    narrow = typeface.measure("runda 3 z", role, 20) + 1
    assert typeface.wrap(bound, role, 20, narrow) == ("runda 3", "z\u00a08")


def test_too_many_lines_take_a_shorter_wording_and_lose_nothing(typeface: Typeface) -> None:
    words = Wording.of(("Textile factory two, Stoke", "Mill two, Stoke"))
    width = typeface.measure("Mill two,", "text", 20) + 1
    assert typeface.wrap_within(words, "text", 20, width, 2) == ("Mill two,", "Stoke")
    assert typeface.wrap_within(words, "text", 20, 9 * width, 2) == (str(words),)
    assert " ".join(typeface.wrap_within(words, "text", 20, width, 1)) == "Mill two, Stoke"


def test_a_shorter_wording_comes_before_small_print(typeface: Typeface) -> None:
    words = Wording.of(("Railways and coal", "Rails and coal"))
    full = typeface.measure(words, "text", 30)
    assert typeface.fitting(words, "text", 30, full * 0.92) == str(words)
    assert typeface.fitting(words, "text", 30, full * 0.7) == "Rails and coal"


def test_balancing_ends_where_every_word_has_its_line(typeface: Typeface) -> None:
    """Narrower than its words a text cannot become, however often it is tried."""
    asked: list[float] = []
    wrap = typeface.wrap

    def watched(text: str, role: Role, size: float, width: float) -> tuple[str, ...]:
        asked.append(width)
        return wrap(text, role, size, width)

    typeface.wrap = watched  # type: ignore[method-assign]
    assert typeface.balanced("Birmingham Wolverhampton", "text", 16, 150) == (
        "Birmingham",
        "Wolverhampton",
    )
    assert min(asked) >= typeface.measure("Birmingham", "text", 16)


HOSTILE = (
    "",
    " ",
    "Ada \u200b",
    "\u200b \ufe0f \u00a0\u2060",
    "\ud800 half \udce4",
    "\0\x1b[31m\r\n\t\x85",
    "\u202e\u2066evil\u2069",
    "a" + "\u0301" * 5_000,
    "\u0301",
    "\U000e0041" * 40,
    "W" * 100_000,
    "\U0001f468\u200d\U0001f469\u200d\U0001f467",
    "{name!r:>99999}",
)


@pytest.mark.parametrize("role", ROLES)
@pytest.mark.parametrize("text", HOSTILE, ids=[ascii(text[:12]) for text in HOSTILE])
def test_any_text_is_set_measured_and_broken(typeface: Typeface, role: Role, text: str) -> None:
    for fit in (None, 200.0):
        drawn = typeface.render(text, role, 16, DAY.ink, fit=fit, tracking=1 if fit else 0)
        assert drawn.surface.get_height() > 0
    assert typeface.measure(text, role, 16) >= 0
    for lines in (typeface.wrap(text, role, 16, 200), typeface.balanced(text, role, 16, 200)):
        assert all(typeface.measure(line, role, 16) <= 201 for line in lines)


@pytest.mark.parametrize("role", ROLES)
def test_no_single_letter_of_unicode_is_refused(typeface: Typeface, role: Role) -> None:
    """All that a font could choke on: the first planes, and the tags and selectors far behind."""
    for code in (*range(0x3400), *range(0xA000, 0xAC00), *range(0xD7B0, 0x10000), 0xE0001, 0xE0100):
        typeface.render(f"a {chr(code)}", role, 12, DAY.ink)


def test_a_word_without_width_leaves_no_trace(typeface: Typeface) -> None:
    plain, joined = (typeface.render(text, "text", 20, DAY.ink) for text in ("Ada", "Ada\u200b"))
    assert plain.surface.get_view("2").raw == joined.surface.get_view("2").raw


@pytest.mark.parametrize("role", ROLES)
def test_a_letter_that_the_font_lacks_is_marked(typeface: Typeface, role: Role) -> None:
    for name in ("太郎", "\U0001f600", "ก"):
        drawn = typeface.render(name, role, 32, DAY.ink).surface
        assert drawn.get_bounding_rect().width > 0


def test_a_word_that_no_line_could_hold_is_broken(typeface: Typeface) -> None:
    path = "/home/somebody/" + "deep/" * 40 + "report.txt"
    lines = typeface.wrap(f"A report was written to {path}", "text", 16, 300)
    assert all(typeface.measure(line, "text", 16) <= 300 for line in lines)
    assert "".join(lines).replace(" ", "") == f"Areportwaswrittento{path}"


def test_a_word_too_wide_for_a_line_is_broken_at_a_dash(typeface: Typeface) -> None:
    whole = "Burton-on-Trent–Tamworth,"
    room = typeface.measure("Burton-on-Trent–Tam", "text", 20)
    assert typeface.wrap(whole, "text", 20, room) == ("Burton-on-Trent–", "Tamworth,")
    least = typeface.measure("Burton-", "text", 20)
    broken = typeface.wrap(whole, "text", 20, least)
    assert "".join(broken) == whole and broken[0] == "Burton-"
