"""What the engine offers is what a second reading of the rules allows, no more and no less.

    BRASS_OPINIONS=3000 uv run pytest tests/games/brass/engine/test_second_opinion.py -k scattered

compares so many tables of every size of both games instead of the few that the suite has time for.
"""

import os
from collections import Counter
from collections.abc import Callable, Mapping
from collections.abc import Set as AbstractSet

import pytest

from brass_desktop.core.types import Setup
from brass_desktop.games.brass.engine.actions import (
    BuildLeg,
    CottonLeg,
    DevelopLeg,
    Leg,
    NetworkLeg,
    SellLeg,
)
from brass_desktop.games.brass.engine.game import BrassGame
from brass_desktop.games.brass.engine.ids import (
    ACTING,
    DISTANT_MARKET,
    MARKET,
    MERCHANT_BARREL,
    SELLING,
    Kind,
    Source,
)
from brass_desktop.games.brass.engine.ruleset import Ruleset
from brass_desktop.games.brass.engine.state import BrassState
from tests.games.brass.engine.birmingham_opinion import BARREL, BirminghamOpinion
from tests.games.brass.engine.family import EVERY_GAME, EVERY_SMALL_POSITION, small_position
from tests.games.brass.engine.games import eager, positions
from tests.games.brass.engine.scattered import scattered
from tests.games.brass.engine.second_opinion import MARKET as BOUGHT
from tests.games.brass.lancashire.lancashire_opinion import DISTANT, LancashireOpinion

TABLES = int(os.environ.get("BRASS_OPINIONS", "150"))
"""How many scattered tables are compared for each game and number of players."""
COUNTS = pytest.mark.parametrize("players", [2, 3, 4])
Offer = tuple[object, ...]
Opinion = BirminghamOpinion | LancashireOpinion
OPINIONS: Mapping[str, Callable[[BrassState], Opinion]] = {
    "birmingham": BirminghamOpinion,
    "lancashire": LancashireOpinion,
}
NEXT: Mapping[Kind, Callable[[Opinion], AbstractSet[Offer]]] = {
    "network": lambda opinion: opinion.rails(second=True),
    "develop": lambda opinion: opinion.developments(),
    "sell": lambda opinion: opinion.sales(),
}
"""What may follow a first leg."""
SPECIAL = {MARKET: BOUGHT, MERCHANT_BARREL: BARREL, DISTANT_MARKET: DISTANT}


def names(rules: Ruleset, plan: tuple[Source, ...], *, ordered: bool = False) -> tuple[str, ...]:
    """Name the sources of a plan; only coal is taken in an order that means something."""
    words = [SPECIAL[s] if s in SPECIAL else rules.board.slots[s] for s in plan]
    if ordered:
        return tuple(words)
    return (*sorted(w for w in words if w != BOUGHT), *(w for w in words if w == BOUGHT))


def in_names(rules: Ruleset, leg: Leg) -> Offer:
    board, industries = rules.board, rules.industries
    match leg:
        case BuildLeg(slot, industry, coal, iron):
            place = board.slots[slot]
            return place, industries[industry], names(rules, coal, ordered=True), names(rules, iron)
        case NetworkLeg(link, coal, beer):
            return board.links[link], names(rules, coal, ordered=True), names(rules, beer)
        case DevelopLeg(industry, iron):
            return industries[industry], names(rules, iron)
        case SellLeg(slot, merchant, beer, bonus):
            removal = None if bonus is None else industries[bonus]
            return board.slots[slot], board.merchants[merchant], names(rules, beer), removal
        case CottonLeg(slot, port):
            return board.slots[slot], *names(rules, (port,))
        case _:
            raise AssertionError(f"no second opinion about {leg}")


def compare(game: BrassGame, state: BrassState, seen: Counter[str]) -> None:
    """Hold both readings against each other, and again after each first leg of several."""
    opinion, rules = OPINIONS[game.id](state), state.rules
    builds = rules.actions["build"]
    paid: set[Offer] = {
        (*in_names(rules, leg), rules.cards.ids[card])
        for leg in builds.legs(state, ())
        for (card,) in builds.payments(state, (leg,))
    }
    agree(paid, opinion.builds(), seen, "build")
    agree(offered("develop", state), opinion.developments(), seen, "develop")
    agree(offered("network", state), opinion.rails(second=False), seen, "rail")
    agree(offered("sell", state), opinion.sales(), seen, "sale")
    if isinstance(opinion, LancashireOpinion):
        compare_combined(state, opinion, seen)
    for kind, rest in NEXT.items():
        rule = rules.actions[kind]
        for leg in rule.legs(state, ()) if rule.refuse(state) is None else ():
            after = state.clone()
            rule.perform(after, (), leg, None)
            found = rest(OPINIONS[game.id](after))
            if isinstance(leg, CottonLeg) and leg.port == DISTANT_MARKET:
                compare_resumed(after, leg, found, seen)
                found = set()
            agree(offered(kind, after, (leg,)), found, seen, f"next {kind}")


def compare_combined(state: BrassState, opinion: LancashireOpinion, seen: Counter[str]) -> None:
    """Hold the builds of two cards against each other, and which cards may pay for them."""
    agree(offered("combined_build", state), opinion.combined(), seen, "combined")
    rule, ids = state.rules.actions["combined_build"], state.rules.cards.ids
    for leg in list(rule.legs(state, ()))[:1]:
        paid = {tuple(sorted(ids[c] for c in cards)) for cards in rule.payments(state, (leg,))}
        assert paid == opinion.pairs()


def compare_resumed(
    state: BrassState, leg: CottonLeg, left: AbstractSet[Offer], seen: Counter[str]
) -> None:
    """A sale goes on if and only if its mill was sold and another can be (L-11.3, L-11.4)."""
    goes_on = state.slot_flipped[leg.slot] and bool(left)
    assert (state.phase == SELLING) == goes_on
    if goes_on:
        agree(offered("sell_on", state), left, seen, "resumed sale")


def agree(offers: set[Offer], opinions: AbstractSet[Offer], seen: Counter[str], what: str) -> None:
    assert offers == opinions, what
    seen[what] += len(offers)


def offered(kind: Kind, state: BrassState, done: tuple[Leg, ...] = ()) -> set[Offer]:
    rule = state.rules.actions[kind]
    if rule.refuse(state) is not None:
        return set()
    legs = list(rule.legs(state, done))
    found = {in_names(state.rules, leg) for leg in legs}
    assert len(found) == len(legs), "the same offer twice"
    return found


@COUNTS
@EVERY_GAME
def test_scattered_tables_offer_what_a_second_reading_allows(game: BrassGame, players: int) -> None:
    seen: Counter[str] = Counter()
    for seed in range(TABLES):
        compare(game, scattered(players, seed, game), seen)
    # Every kind of offer must have come up often enough to mean something.
    kinds = {"birmingham": 7, "lancashire": 9}[game.id]
    assert len(seen) == kinds and min(seen.values()) > 50, seen


@pytest.mark.parametrize("purse", [0, 45], ids=["", "rich"])
@COUNTS
@EVERY_GAME
def test_played_positions_offer_what_a_second_reading_allows(
    game: BrassGame, players: int, purse: int
) -> None:
    seen: Counter[str] = Counter()
    setup = Setup(players, 30)
    for state in positions(setup, every=11, first=4, player=eager, purse=purse, game=game):
        if state.phase == ACTING:
            compare(game, state, seen)
    assert seen["build"] and seen["rail"] and seen["develop"], seen


@EVERY_SMALL_POSITION
def test_small_positions_offer_what_a_second_reading_allows(game: BrassGame, name: str) -> None:
    state = small_position(game, name)
    if state.phase == ACTING:
        compare(game, state, Counter())
    else:
        assert name in ("debt", "worthless_debt", "resumed_sale")
