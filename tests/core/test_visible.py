import sys
import unicodedata

import pytest

from brass_desktop.core.visible import LONGEST_LINE, named, visible


@pytest.mark.parametrize(
    ("text", "seen"),
    [
        ("Ada", "Ada"),
        ("Ada \u200b", "Ada "),
        ("\ufe0f", ""),
        ("A\tb\nc\x85d\u2028e", "A b c d e"),
        ("Łódź №\u00a05", "Łódź №\u00a05"),
        ("\u202eevil", "evil"),
        ("bad\udce4name", "bad?name"),
        ("\0\x1b[31m", "[31m"),
        ("x" + "\u0301" * 90, "x" + "\u0301" * 3),
        ("e\u0301", "é"),
    ],
)
def test_only_what_has_a_shape_is_left(text: str, seen: str) -> None:
    assert visible(text) == seen


def test_a_line_has_an_end() -> None:
    assert len(visible("W" * 100_000)) == LONGEST_LINE


@pytest.mark.parametrize("text", ["", "   ", "\u200b", "\ufe0f\u2800", "\u3164", "\u0301", "\x00"])
def test_what_nobody_could_read_is_no_name(text: str) -> None:
    assert named(text) == ""


@pytest.mark.parametrize("name", ["Ada", "Зоя", "太郎", "7", "★", "Ó Briain", "x\u0301"])
def test_any_script_is_a_name(name: str) -> None:
    assert named(f"  {name}\u200b ") == name


def test_no_control_half_letter_or_mark_of_direction_is_left() -> None:
    everything = "".join(map(chr, range(sys.maxunicode + 1)))
    pieces = range(0, len(everything), LONGEST_LINE)
    seen = "".join(visible(everything[start : start + LONGEST_LINE]) for start in pieces)
    left = {unicodedata.category(letter) for letter in seen}
    assert not left & {"Cc", "Cs", "Zl", "Zp"}
    turning = {"LRE", "RLE", "LRO", "RLO", "PDF", "LRI", "RLI", "FSI", "PDI"}
    assert not turning & {unicodedata.bidirectional(letter) for letter in seen}
