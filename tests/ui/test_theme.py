from itertools import combinations

import pytest

from brass_desktop.ui.drawing import palette
from brass_desktop.ui.drawing.colour import Colour, mix, rgba, with_alpha
from brass_desktop.ui.drawing.palette import BANDS, OWNERS
from brass_desktop.ui.drawing.theme import THEMES, Theme, ThemeName
from tests.ui.colour_science import EYESIGHTS, contrast, distance, over

LEAST = 4.5
BLACK, WHITE = rgba("#000000"), rgba("#ffffff")


def grounds(theme: Theme) -> dict[str, tuple[Colour, ...]]:
    return {
        "panel": (theme.panel0, theme.panel1),
        "well": (theme.well, theme.chip),
        "field": (theme.shallow, theme.field),
        "button": (theme.button0, theme.button1),
        "paper": (theme.map0, mix(theme.map1, theme.vignette, 0.12)),
        "ring": (theme.ring0, theme.ring1),
        "level": (
            mix(theme.ring0, theme.ring_level, 84 / 255),
            mix(theme.ring1, theme.ring_level, 150 / 255),
        ),
        "lit row": (over(theme.lit_row, theme.panel0), over(theme.lit_row, theme.panel1)),
        "tooltip": (theme.tip0, theme.tip1),
        "bar": (theme.bar0, theme.bar1),
        "key": (theme.key,),
        "flag": (theme.flag,),
        "card": (theme.card0, theme.card1),
        "brass": (*palette.BRASS, *palette.BRASS_BUTTON),
        "chosen": palette.CHOSEN,
        "amber": (theme.lit,),
    }


def inks(theme: Theme) -> dict[str, tuple[Colour, tuple[str, ...]]]:
    plain = ("panel", "well", "field", "button", "paper", "lit row")
    return {
        "ink": (theme.ink, (*plain, "key")),
        "ink2": (theme.ink2, plain),
        "ink3": (theme.ink3, ("panel", "well", "field", "button", "ring")),
        "title": (theme.title, ("panel", "paper")),
        "accent": (theme.accent, ("panel", "field")),
        "good": (theme.good, ("panel", "well", "lit row", "flag")),
        "bad": (theme.bad, ("panel", "well", "flag", "paper")),
        "ore": (theme.ore, ("flag",)),
        "ring": (theme.ring_text, ("ring", "level")),
        "bar": (palette.BAR_INK, ("bar", "tooltip")),
        "bar second": (palette.BAR_INK2, ("bar",)),
        "tooltip foot": (palette.TIP_FOOT, ("tooltip",)),
        "card": (palette.CARD_INK, ("card",)),
        "card foot": (palette.CARD_FOOT, ("card",)),
        "brass": (palette.BRASS_INK, ("brass",)),
        "chosen": (palette.CHOSEN_INK, ("chosen",)),
        "amber": (palette.AMBER_INK, ("amber",)),
    }


@pytest.mark.parametrize("name", ["day", "night"])
def test_every_ink_reads_on_every_ground_it_stands_on(name: ThemeName) -> None:
    theme = THEMES[name]
    ground = grounds(theme)
    for ink, (colour, uses) in inks(theme).items():
        for use in uses:
            worst = min(contrast(colour, shade) for shade in ground[use])
            assert worst >= LEAST, f"{ink} on {use}: {worst:.2f}"


@pytest.mark.parametrize("name", ["day", "night"])
def test_what_a_space_of_the_demand_brings_can_be_read(name: ThemeName) -> None:
    theme = THEMES[name]
    for ink, ground in zip(theme.demand_ink, theme.demand, strict=True):
        assert contrast(ink, ground) >= LEAST


@pytest.mark.parametrize("owner", OWNERS)
def test_an_owners_ink_reads_on_its_face_through_the_pattern(owner: str) -> None:
    colours = OWNERS[owner]
    tone, alpha = (BLACK, 0.8) if colours.dark_pattern else (WHITE, 1.0)
    veil = with_alpha(tone, palette.PATTERN_UNDER_TEXT * alpha)
    for face in (colours.face0, colours.face1):
        assert contrast(colours.ink, over(veil, face)) >= LEAST


@pytest.mark.parametrize("band", BANDS)
def test_names_read_on_their_band(band: str) -> None:
    assert contrast(palette.BAND_INK, BANDS[band]) >= LEAST


@pytest.mark.parametrize("eyesight", EYESIGHTS)
def test_owners_are_told_apart_by_every_eyesight(eyesight: str) -> None:
    middles = {owner: mix(c.face0, c.face1, 0.5) for owner, c in OWNERS.items()}
    for one, two in combinations(middles, 2):
        apart = distance(middles[one], middles[two], EYESIGHTS[eyesight])
        assert apart >= 40, f"{one} and {two}: {apart:.0f}"


def test_owners_differ_in_emblem_mark_and_pattern_too() -> None:
    for trait in ("emblem", "mark", "pattern"):
        assert len({getattr(colours, trait) for colours in OWNERS.values()}) == len(OWNERS)
