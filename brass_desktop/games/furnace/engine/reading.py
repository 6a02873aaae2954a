"""Reading the definition file: whatever contradicts itself is refused by name and place.

The models of `definition` check single entries; here entries are held against each other, so that
a file which is accepted can also be played to its end.
"""

from collections.abc import Iterator
from importlib.resources import files

from pydantic import ValidationError

from brass_desktop.core.errors import InvalidDefinition
from brass_desktop.games.furnace.engine.definition import FurnaceDefinition
from brass_desktop.games.furnace.engine.ids import GOODS

_PACKAGE = __name__.rpartition(".")[0]


def read_definition() -> FurnaceDefinition:
    """Read the file that is shipped."""
    text = files(_PACKAGE).joinpath("definition.json").read_text(encoding="utf-8")
    return parse_definition(text, f"{_PACKAGE}/definition.json")


def parse_definition(text: str, origin: str) -> FurnaceDefinition:
    """Read and check a definition; errors name the file and the place in it."""
    try:
        definition = FurnaceDefinition.model_validate_json(text)
    except ValidationError as error:
        first = error.errors()[0]
        place = ".".join(str(part) for part in first["loc"]) or "the file"
        raise InvalidDefinition(f"{origin}: {place}: {first['msg']}") from error
    problem = next(_problems(definition), None)
    if problem is not None:
        raise InvalidDefinition(f"{origin}: {problem}")
    return definition


def _problems(definition: FurnaceDefinition) -> Iterator[str]:
    if tuple(definition.goods) != GOODS:
        yield f"goods: the rules know {', '.join(GOODS)} in this order"
    yield from _repeated_ids(definition)
    yield from _wrong_counts(definition)
    yield from _wrong_discs(definition)
    yield from _wrong_upgrades(definition)


def _repeated_ids(definition: FurnaceDefinition) -> Iterator[str]:
    companies = [card.id for card in definition.companies]
    cards = companies + [card.id for card in definition.start_cards]
    for group, ids in (
        ("cards", cards),
        ("capitalists", [card.id for card in definition.capitalists]),
    ):
        repeated = next((name for name in ids if ids.count(name) > 1), None)
        if repeated is not None:
            yield f"{group}: id {repeated!r} is used twice"


def _wrong_counts(definition: FurnaceDefinition) -> Iterator[str]:
    setup, most = definition.setup, max(definition.meta.players)
    rounds = max(setup.rounds, setup.rounds_short)
    for players, size in setup.row_size.items():
        if rounds * size > len(definition.companies):
            yield f"setup.row_size.{players}: the deck does not last {rounds} rounds"
    for name, cards in (
        ("start_cards", len(definition.start_cards)),
        ("capitalists", len(definition.capitalists)),
    ):
        if cards < most:
            yield f"{name}: {cards} are not enough for {most} players"
    if definition.agent.die != setup.row_size["2"]:
        yield "agent.die: it must name every card of the row for two players"


def _wrong_discs(definition: FurnaceDefinition) -> Iterator[str]:
    own = definition.discs.per_player
    if sorted(set(own)) != own:
        yield "discs.per_player: the values must ascend"
    if not set(definition.agent.discs) <= set(own):
        yield "agent.discs: the Agent uses a player's set"
    if sum(card.neutral_disc for card in definition.capitalists) > len(definition.discs.neutral):
        yield "capitalists: there is one neutral disc"
    if sum(card.unrestricted_bids for card in definition.capitalists) > 1:
        yield "capitalists: two who ignore the placement rules could tie with each other"


def _wrong_upgrades(definition: FurnaceDefinition) -> Iterator[str]:
    for card in definition.start_cards:
        kinds = [effect.kind for effect in card.effects]
        if kinds.count("upgrade_cards") != 1 or kinds[-1] != "upgrade_cards":
            yield f"start card {card.id}: its last line must be the only one that upgrades"
