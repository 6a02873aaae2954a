"""The definition file: what it must hold, and that a slip in it is named."""

import json
from pathlib import Path
from typing import Any

import pytest

from brass_desktop.core.errors import InvalidDefinition
from brass_desktop.games.furnace.engine import reading
from brass_desktop.games.furnace.engine.reading import parse_definition, read_definition
from brass_desktop.games.furnace.engine.ruleset import Effect
from tests.games.furnace.engine.table import RULES, card, goods

WORTH = goods(coal=1, iron=2, oil=4, upgrade=5)
"""Plain selling prices found on the cards."""


def raw() -> dict[str, Any]:
    path = Path(reading.__file__).with_name("definition.json")
    data: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    return data


def worth(bag: tuple[int, ...]) -> int:
    return sum(number * price for number, price in zip(bag, WORTH, strict=True))


def margin(effect: Effect) -> int:
    return worth(effect.gain) + effect.money - worth(effect.cost)


@pytest.mark.parametrize("company", range(36))
def test_the_deck_is_as_regular_as_it_was_found(company: int) -> None:
    """A mistyped number would break one of these."""
    compensation = RULES.compensation[company]
    basic, extra = RULES.upgraded_side[company]
    if compensation.kind == "extract":
        assert worth(compensation.gain) == 2
    else:
        assert margin(compensation) == (3 if compensation.gain[3] else 2)
    if basic.kind == "extract":
        assert worth(basic.gain) == 2
    if extra.kind == "extract":
        assert 3 <= worth(extra.gain) <= 5
    for sale in (basic, extra):
        if sale.money:
            mixed = sum(map(bool, sale.cost)) == 2 or sale.cost == goods(coal=3)
            assert margin(sale) == int(mixed) and sale.gain == goods()


def test_all_companies_differ() -> None:
    sides = set(zip(RULES.compensation, RULES.upgraded_side[:36], strict=True))
    assert len(sides) == 36
    assert RULES.basic_side[card("24")] == (Effect("process", goods(iron=1), goods(oil=1), 0, 2),)


def changed(path: str, value: object) -> str:
    """Write the shipped file with one thing changed."""
    whole = raw()
    *way, last = path.split(".")
    part: Any = whole
    for step in way:
        part = part[int(step) if step.isdigit() else step]
    part[last] = value
    return json.dumps(whole)


@pytest.mark.parametrize(
    ("path", "value", "told"),
    [
        ("goods", ["iron", "coal", "oil", "upgrade"], "goods"),
        ("companies.3.id", "company_01", "'company_01' is used twice"),
        ("capitalists.1.id", "repeat_card", "'repeat_card' is used twice"),
        ("setup.row_size", {"2": 6, "3": 7, "4": 10}, "row_size.4"),
        ("setup.row_size", {"2": 5, "3": 7, "4": 8}, "agent.die"),
        ("start_cards", [], "start_cards"),
        ("capitalists", [], "capitalists: 0 are not enough"),
        ("discs.per_player", [2, 1, 3, 4], "ascend"),
        ("agent.discs", [1, 7], "agent.discs"),
        ("capitalists.0.neutral_disc", True, "one neutral disc"),
        ("capitalists.0.unrestricted_bids", True, "tie with each other"),
        ("start_cards.0.effects", [{"kind": "extract", "gain": {"coal": 1}}], "start_1"),
        ("companies.0.basic", {"kind": "extract", "gain": {"money": 1}}, "companies.0.basic"),
        ("companies.0.colour", "red", "companies.0.colour"),
        ("companies.0.basic", {"kind": "extract", "gain": {"coal": 0}}, "companies.0.basic"),
    ],
)
def test_a_wrong_file_is_refused_by_name_and_place(path: str, value: object, told: str) -> None:
    with pytest.raises(InvalidDefinition, match="the file: ") as refused:
        parse_definition(changed(path, value), "the file")
    assert told in str(refused.value)


def test_the_shipped_file_is_read() -> None:
    assert read_definition() == parse_definition(json.dumps(raw()), "the file")
