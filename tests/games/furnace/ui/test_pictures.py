"""Every card, capitalist and disc of the definition has its picture."""

import pytest

from brass_desktop.games.furnace.present.icons import CAPITALISTS
from brass_desktop.games.furnace.present.kinds import KIND_OF, START_UP
from brass_desktop.games.furnace.present.layout.rack import WIDTHS
from brass_desktop.games.furnace.present.viewmodel.pieces import AGENT
from brass_desktop.ui.drawing.assets import Assets
from brass_desktop.ui.drawing.palette import OWNERS
from brass_desktop.ui.drawing.theme import THEMES
from tests.games.furnace.ui.specimens import RULES


@pytest.mark.parametrize("theme", list(THEMES))
def test_every_card_has_its_picture_and_band(pictures: Assets, theme: str) -> None:
    pictures.theme = THEMES["night" if theme == "night" else "day"]
    for id in RULES.cards:
        sides = ("basic",) if KIND_OF[id] == START_UP else ("basic", "upgraded")
        for side in sides:
            assert pictures.has(f"furnace.card.picture.{id}.{side}"), (id, side)
        assert pictures.has(f"furnace.card.name.{KIND_OF[id]}"), id


def test_every_capitalist_has_its_medal(pictures: Assets) -> None:
    assert set(CAPITALISTS) == set(RULES.capitalist_ids)
    assert len(set(CAPITALISTS.values())) == len(CAPITALISTS)
    assert all(pictures.has(f"icon.{icon}") for icon in CAPITALISTS.values())


def test_every_value_has_a_step_and_a_disc_of_every_owner(pictures: Assets) -> None:
    discs = RULES.discs
    own = [discs.value[disc] for disc in RULES.discs_in(discs.own)]
    assert sorted(own) == list(WIDTHS)
    for owner in (*OWNERS, AGENT):
        assert all(pictures.has(f"furnace.disc.{owner}.side.{value}") for value in own)


def test_the_die_and_the_gauge_have_all_their_faces(pictures: Assets) -> None:
    assert all(pictures.has(f"furnace.die.{face}") for face in range(1, RULES.die + 1))
    for rounds in (RULES.rounds, RULES.rounds_short):
        assert pictures.has(f"furnace.gauge.{rounds}")
