"""What the engine offers is what a second reading of the rules allows, no more and no less."""

from collections import Counter
from collections.abc import Callable, Mapping
from collections.abc import Set as AbstractSet

import pytest

from brass_desktop.core.types import Setup
from brass_desktop.games.brass.engine.actions import BuildLeg, DevelopLeg, Leg, NetworkLeg, SellLeg
from brass_desktop.games.brass.engine.ids import ACTING, MARKET, MERCHANT_BARREL, Kind, Source
from brass_desktop.games.brass.engine.state import BrassState
from tests.games.brass.engine.games import eager, positions
from tests.games.brass.engine.scattered import scattered
from tests.games.brass.engine.second_opinion import BARREL, SecondOpinion
from tests.games.brass.engine.second_opinion import MARKET as BOUGHT
from tests.games.brass.engine.small_positions import SMALL_POSITIONS
from tests.games.brass.engine.table import GAME

BOARD, INDUSTRIES = GAME.rules.board, GAME.rules.industries
Offer = tuple[object, ...]
NEXT: Mapping[Kind, Callable[[SecondOpinion], AbstractSet[Offer]]] = {
    "network": lambda opinion: opinion.rails(second=True),
    "sell": lambda opinion: opinion.sales(),
}
"""What may follow a first leg."""


def names(plan: tuple[Source, ...], *, ordered: bool = False) -> tuple[str, ...]:
    """Name the sources of a plan; only coal is taken in an order that means something."""
    special = {MARKET: BOUGHT, MERCHANT_BARREL: BARREL}
    words = [special[s] if s in special else BOARD.slots[s] for s in plan]
    if ordered:
        return tuple(words)
    return (*sorted(w for w in words if w != BOUGHT), *(w for w in words if w == BOUGHT))


def in_names(leg: Leg) -> Offer:
    match leg:
        case BuildLeg(slot, industry, coal, iron):
            place = BOARD.slots[slot]
            return place, INDUSTRIES[industry], names(coal, ordered=True), names(iron)
        case NetworkLeg(link, coal, beer):
            return BOARD.links[link], names(coal, ordered=True), names(beer)
        case DevelopLeg(industry, iron):
            return INDUSTRIES[industry], names(iron)
        case SellLeg(slot, merchant, beer, bonus):
            removal = None if bonus is None else INDUSTRIES[bonus]
            return BOARD.slots[slot], BOARD.merchants[merchant], names(beer), removal
        case _:
            raise AssertionError(f"no second opinion about {leg}")


def compare(state: BrassState, seen: Counter[str]) -> None:
    """Hold both readings against each other, and again after each first rail and first sale."""
    opinion = SecondOpinion(state)
    builds = state.rules.actions["build"]
    paid: set[Offer] = {
        (*in_names(leg), GAME.rules.cards.ids[card])
        for leg in builds.legs(state, ())
        for (card,) in builds.payments(state, (leg,))
    }
    agree(paid, opinion.builds(), seen, "build")
    agree(offered("develop", state), opinion.developments(), seen, "develop")
    agree(offered("network", state), opinion.rails(second=False), seen, "rail")
    agree(offered("sell", state), opinion.sales(), seen, "sale")
    for kind, rest in NEXT.items():
        rule = state.rules.actions[kind]
        for leg in rule.legs(state, ()) if rule.refuse(state) is None else ():
            after = state.clone()
            rule.perform(after, (), leg, None)
            agree(offered(kind, after, (leg,)), rest(SecondOpinion(after)), seen, f"next {kind}")


def agree(offers: set[Offer], opinions: AbstractSet[Offer], seen: Counter[str], what: str) -> None:
    assert offers == opinions, what
    seen[what] += len(offers)


def offered(kind: Kind, state: BrassState, done: tuple[Leg, ...] = ()) -> set[Offer]:
    rule = state.rules.actions[kind]
    if rule.refuse(state) is not None:
        return set()
    legs = list(rule.legs(state, done))
    found = {in_names(leg) for leg in legs}
    assert len(found) == len(legs), "the same offer twice"
    return found


@pytest.mark.parametrize("players", [2, 3, 4])
def test_scattered_tables_offer_what_a_second_reading_allows(players: int) -> None:
    seen: Counter[str] = Counter()
    for seed in range(60):
        compare(scattered(players, seed), seen)
    # Every kind of offer must have come up often enough to mean something.
    assert len(seen) == 6 and min(seen.values()) > 50, seen


@pytest.mark.parametrize("purse", [0, 45], ids=["", "rich"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_played_positions_offer_what_a_second_reading_allows(players: int, purse: int) -> None:
    seen: Counter[str] = Counter()
    for state in positions(Setup(players, 30), every=11, first=4, player=eager, purse=purse):
        if state.phase == ACTING:
            compare(state, seen)
    assert seen["build"] and seen["rail"] and seen["develop"], seen


@pytest.mark.parametrize("name", [name for name in SMALL_POSITIONS if "debt" not in name])
def test_small_positions_offer_what_a_second_reading_allows(name: str) -> None:
    compare(SMALL_POSITIONS[name]().state(), Counter())
