"""Cards of the definition as they are drawn."""

import pytest

from brass_desktop.games.furnace.engine.game import furnace
from brass_desktop.games.furnace.engine.ids import CardId
from brass_desktop.games.furnace.present.kinds import KIND_OF
from brass_desktop.games.furnace.present.viewmodel.build_pieces import build_card, build_miniature
from brass_desktop.games.furnace.present.viewmodel.pieces import HalfView

RULES = furnace().rules
COMPANY = CardId(RULES.cards.index("company_28"))
START_UP = CardId(RULES.cards.index("start_3"))


def test_every_card_has_a_kind_of_works() -> None:
    assert set(KIND_OF) == set(RULES.cards)


@pytest.mark.rule("F-1.3")
def test_additional_effect_is_a_plan_until_the_card_is_upgraded() -> None:
    basic, upgraded = (build_card(RULES, COMPANY, "", upgraded=side) for side in (False, True))
    assert [row.effect for row in basic.rows] == [row.effect for row in upgraded.rows]
    assert [(row.plan, row.built) for row in basic.rows] == [(False, False), (True, False)]
    assert [(row.plan, row.built) for row in upgraded.rows] == [(False, False), (False, True)]


def test_only_a_lot_carries_its_ticket() -> None:
    assert build_card(RULES, COMPANY, "").compensation is None
    assert build_card(RULES, COMPANY, "", ticket=True).compensation == RULES.compensation[COMPANY]


@pytest.mark.rule("F-1.4")
def test_start_up_card_has_all_its_lines_at_once_and_no_upgraded_side() -> None:
    card = build_card(RULES, START_UP, "", upgraded=True, ticket=True)
    assert [row.effect for row in card.rows] == list(RULES.basic_side[START_UP])
    assert not card.upgraded and not any(row.plan or row.built for row in card.rows)
    assert card.starting == (2, 0, 0, 0)


def test_miniature_tells_what_both_effects_make() -> None:
    """Engine Works: iron to a token; planned: iron and oil to money."""
    seen = build_miniature(build_card(RULES, COMPANY, ""))
    assert seen.halves == (
        HalfView("upgrade", processing=True),
        HalfView("money", processing=True, plan=True),
    )
    start = build_miniature(build_card(RULES, START_UP, ""))
    assert start.halves == (HalfView("upgrade"), HalfView("money", processing=True))
