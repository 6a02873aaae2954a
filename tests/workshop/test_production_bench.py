"""The figures of Furnace are of what they say."""

from brass_desktop.games.furnace.engine.game import furnace
from workshop.bench import production


def test_engines_have_nine_cards_one_of_them_a_start_up_card() -> None:
    rules = furnace().rules
    drawn = production.engines()
    assert len(drawn) == production.ENGINES == len({task.cards for task in drawn})
    for task in drawn:
        companies = [card for card in task.cards if rules.is_company(card)]
        assert len(set(task.cards)) == production.CARDS == len(companies) + 1
    assert not any(task.may_repeat for task in drawn)
