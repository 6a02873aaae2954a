"""Every card has a name of its own in every language, and a box says what the record holds."""

from collections.abc import Iterator

import pytest

from brass_desktop import i18n
from brass_desktop.games.furnace.engine.game import furnace
from brass_desktop.games.furnace.engine.setup import OPTIONS
from brass_desktop.games.furnace.present.naming import Naming, effect_told, goods_told
from brass_desktop.games.furnace.present.text import names
from brass_desktop.games.furnace.present.text.furnace import BOX
from brass_desktop.i18n.wording import wordings
from brass_desktop.services.paths import resource_folder

LOCALE = resource_folder("assets") / "locale"
RULES = furnace().rules


@pytest.fixture(params=["en", "pl", "ru"], autouse=True)
def language(request: pytest.FixtureRequest) -> Iterator[str]:
    i18n.use_language(request.param, LOCALE)
    yield request.param
    i18n.use_language("en", LOCALE)


def test_every_card_and_capitalist_is_named() -> None:
    assert tuple(names.CARDS) == RULES.cards
    assert tuple(names.CAPITALISTS) == tuple(names.CAPITALIST_EFFECTS) == RULES.capitalist_ids


def test_no_two_cards_have_the_same_name_full_or_brief() -> None:
    full = [str(names.card_name(card)) for card in RULES.cards]
    brief = [wordings(names.card_name(card))[-1] for card in RULES.cards]
    assert len(set(full)) == len(set(brief)) == len(RULES.cards)


def test_a_brief_name_fits_a_narrow_card() -> None:
    for card in RULES.cards:
        assert len(wordings(names.card_name(card))[-1]) <= 14, card


def test_what_a_capitalist_does_is_told_with_its_numbers(language: str) -> None:
    naming = Naming(RULES, ())
    told = [naming.capitalist_effect(card) for card in range(len(RULES.capitalists))]
    assert len(set(told)) == len(told)
    repeat, bonus, _, disc, _ = told
    assert ("2" in repeat, "1" in bonus, "2" in disc) == (True, True, True)


def test_goods_are_listed_in_their_order(language: str) -> None:
    expected = {
        "en": "2 coal, 1 iron, 5 money",
        "pl": "2 węgle, 1 żelazo, 5 monet",
        "ru": "2 угля, 1 железо, 5 монет",
    }
    assert goods_told((2, 1, 0, 0), 5) == expected[language]
    assert goods_told((0, 0, 0, 0)) == names.NOTHING()


def test_an_effect_tells_what_one_time_takes_and_gives() -> None:
    for card in range(RULES.companies):
        for effect in RULES.upgraded_side[card]:
            assert ("→" in effect_told(effect)) == (effect.kind == "process")


def test_the_box_has_words_for_every_option_and_number_of_seats(language: str) -> None:
    assert set(BOX.options) == set(OPTIONS)
    assert tuple(BOX.facts) == RULES.players
    for seats, fact in BOX.facts.items():
        assert str(RULES.row_size[seats]) in fact()
    agent = names.AGENT().removesuffix("т").removesuffix("t")
    assert [agent in BOX.facts[seats]() for seats in RULES.players] == [True, False, False]
