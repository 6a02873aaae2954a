"""The demand track while a sale is weighed: chances are compared, so they are written alike."""

import pytest

from brass_desktop import i18n
from brass_desktop.games.brass.ui.map.distant_market import draw_distant_market
from brass_desktop.i18n.wording import wordings
from brass_desktop.services.paths import resource_folder
from brass_desktop.ui.drawing.assets import Assets
from brass_desktop.ui.table.touches import Touches
from tests.games.brass.present.test_cotton_desk import (
    DEMAND,
    begun,
    mill_at_a_used_port,
    with_turned,
)
from tests.games.brass.ui.table_reading import record_lines
from tests.games.brass.ui.test_lancashire_map import SIZES, Drawn

APART = 5.0
"""Between a chance and a bonus, so that they are not read as one number."""
ALIKE = 4.5
"""How much two chances of as many figures may differ in width: a 1 is narrower than a 4."""


@pytest.mark.parametrize("language", ["en", "pl", "ru"])
@pytest.mark.parametrize("size", SIZES, ids=str)
def test_all_chances_are_written_in_one_form_clear_of_the_bonus(
    pictures: Assets, monkeypatch: pytest.MonkeyPatch, size: tuple[int, int], language: str
) -> None:
    locale = resource_folder("assets") / "locale"
    drawn = Drawn(size, pictures)
    i18n.use_language(language, locale)
    try:
        state = with_turned(mill_at_a_used_port().distant(demand=DEMAND - 1).state(), 0, 4)
        view = begun(state).view().board.distant
        assert view is not None and drawn.plan.distant_market is not None
        lines = record_lines(monkeypatch)
        small = drawn.plan.measures.small
        draw_distant_market(drawn.canvas, drawn.plan.distant_market, view, Touches(), small=small)
    finally:
        i18n.use_language(i18n.SOURCE_LANGUAGE, locale)
    widths = []
    for number, space in enumerate(view.spaces):
        if space.chance and not space.closes:
            cell = drawn.plan.distant_market.space(number)
            inside = [line for line in lines if line.ink.overlaps(cell)]
            (chance,) = (line for line in inside if line.text in wordings(space.chance))
            (bonus,) = (line for line in inside if line.text == space.label)
            assert bonus.ink.x - chance.ink.right >= APART, (number, chance, bonus)
            widths.append(chance.ink.w)
    assert len(widths) == 4
    assert max(widths) - min(widths) <= ALIKE
