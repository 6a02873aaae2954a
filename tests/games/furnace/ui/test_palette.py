"""Whatever is written on this game's pieces can be read on its ground."""

import pytest

from brass_desktop.games.furnace.ui import palette
from brass_desktop.ui.drawing.assets import Assets
from brass_desktop.ui.drawing.colour import Colour, mix, rgba
from brass_desktop.ui.drawing.theme import THEMES
from tests.games.furnace.ui.specimens import canvas_of
from tests.ui.colour_science import contrast, over

READABLE = 4.5
SHEETS = {"day": (rgba("#f7f1dd"), rgba("#dfd3ae")), "night": (rgba("#1c4266"), rgba("#0d2338"))}
TICKETS = {"day": rgba("#f3dfa6"), "night": rgba("#d9c48c")}
BUILT = {
    "day": (rgba("#ffe9b4"), rgba("#ffc873")),
    "night": (rgba("#f5d896"), rgba("#e8b160")),
}
PLANS = {"day": (rgba("#2c5675"), rgba("#1f4059")), "night": (rgba("#2a5a80"), rgba("#1c415f"))}
"""As the painters have them."""


@pytest.mark.parametrize("name", ["day", "night"])
def test_words_on_sheet_and_cards_stand_out(pictures: Assets, name: str) -> None:
    theme = THEMES["night" if name == "night" else "day"]
    sheet = palette.on_sheet(canvas_of(pictures, (1280, 720), theme.name))
    hollow = [over(sheet.hollow, ground) for ground in SHEETS[name]]
    lit = [over((*theme.lit[:3], 70), ground) for ground in SHEETS[name]]
    paper = (palette.PAPER[name], TICKETS[name])
    pairs: list[tuple[str, Colour, tuple[Colour, ...]]] = [
        ("heading", sheet.heading, SHEETS[name]),
        ("ink", sheet.ink, SHEETS[name]),
        ("second ink", sheet.ink2, SHEETS[name]),
        ("free step", sheet.free, tuple(hollow)),
        ("lit step", sheet.lit, tuple(lit)),
        ("row", palette.PAPER_INK, paper),
        ("note", palette.PAPER_INK2, (*paper, *BUILT[name])),
        ("short count", palette.PAPER_BAD, (*paper[:1], *BUILT[name])),
        ("built row", palette.BUILT_INK, BUILT[name]),
        ("blueprint", palette.PLAN_INK, PLANS[name]),
    ]
    for what, ink, grounds in pairs:
        assert min(contrast(ink, ground) for ground in grounds) >= READABLE, what


def test_words_on_metal_and_pills_stand_out() -> None:
    agent = palette.AGENT_COLOURS
    pairs: list[tuple[str, Colour, tuple[Colour, ...]]] = [
        ("limit", palette.ARROW_INK, (palette.ARROW,)),
        ("planned limit", palette.PLAN_NUMBER, (palette.PLAN_INK,)),
        ("pill", palette.PILL_INK, (over(palette.PILL, rgba("#ffffff")),)),
        ("chip", palette.CHIP_INK, (over(palette.CHIP, rgba("#ffffff")),)),
        ("capitalist", palette.VIOLET_INK2, (rgba("#3f2f4a"), rgba("#1d1426"))),
        ("mould", palette.MOULD_INK2, (rgba("#4a4340"),)),
        ("cast", palette.CAST_INK, (rgba("#ffd35a"), rgba("#ff9a2a"))),
        ("neutral disc", palette.NEUTRAL_INK, palette.NEUTRAL),
        ("Agent's disc", agent.ink, (agent.face0, agent.face1)),
        ("middle of the neutral", palette.NEUTRAL_INK, (mix(*palette.NEUTRAL, 0.5),)),
    ]
    for what, ink, grounds in pairs:
        assert min(contrast(ink, ground) for ground in grounds) >= READABLE, what
