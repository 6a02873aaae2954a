"""Refusals of bids and answers speak in whole sentences, whoever gives them."""

from itertools import chain

import pytest

from brass_desktop.core.types import Refusal
from brass_desktop.games.furnace.engine import oracle
from brass_desktop.games.furnace.engine.actions import END_PRODUCTION, Action, Bid, Compensate
from brass_desktop.games.furnace.engine.ids import AUCTION, SETTLING, CardId, DiscId
from brass_desktop.games.furnace.present.auction_refusals import auction_tip, explains
from brass_desktop.games.furnace.present.naming import Naming
from brass_desktop.games.furnace.present.text.auction_refusals import REFUSALS
from brass_desktop.present.tips import Tip
from tests.games.furnace.engine.games import SETUPS, positions
from tests.games.furnace.engine.table import RULES

NAMING = Naming(RULES, ["Ada", "Bartek", "Clara", "Dmitri"])
OF_RULES = {
    "bid.same_owner", "bid.same_value", "bid.used", "bid.not_owned", "bid.row", "bid.must",
    "bid.settling", "comp.limit", "comp.short", "comp.must", "auction_over",
}  # fmt: skip
OF_TABLE = {"bid.none_fits", "bid.turn", "comp.later", "comp.turn", "comp.winner"}


def check(tip: Tip) -> None:
    assert tip.refused and tip.clause.startswith("F-")
    for words in (tip.head, tip.body, tip.foot):
        assert words and words == words.strip() and "{" not in words and "  " not in words


def test_rules_and_table_share_all_codes() -> None:
    assert set(REFUSALS) == OF_RULES | OF_TABLE


def test_whatever_the_rules_refuse_is_said() -> None:
    actions: list[Action] = [
        *(Bid(CardId(card), DiscId(disc)) for card in range(RULES.companies) for disc in range(5)),
        *(Compensate(times) for times in range(-1, 7)),
        END_PRODUCTION,
    ]
    said = set()
    for state in chain.from_iterable(positions(setup, every=3) for setup in SETUPS[::5]):
        bidding = state.phase in (AUCTION, SETTLING)
        for action in actions:
            refusal = oracle.refuse(state, action)
            if refusal is not None and explains(refusal.code):
                check(auction_tip(NAMING, refusal))
                said.add(refusal.code)
            assert refusal is None or explains(refusal.code) or not bidding
    assert said == OF_RULES


@pytest.mark.parametrize(
    ("refusal", "body", "foot"),
    [
        (
            Refusal("bid.same_value", "F-3.3", {"value": 1, "owner": 3, "other": 4, "wins": 1}),
            "Two discs of one value never share a card, and a 1 lies there: Dmitri.",
            "Your 4 may go here, and would win.",
        ),
        (
            Refusal("bid.same_value", "F-3.3", {"value": 2, "owner": 1, "other": 3, "wins": 0}),
            "Two discs of one value never share a card, and a 2 lies there: Bartek.",
            "Your 3 may go here, but would not win.",
        ),
        (
            Refusal("bid.none_fits", "F-3.4", {"value": 4}),
            "No lot takes your 4: it stays unused this round.",
            "Choose another disc.",
        ),
        (
            Refusal("bid.turn", "F-3.2", {"owner": 1, "before": 2}),
            "Bartek: bids now. 2 bids come before yours.",
            "Look around meanwhile: works, deck and planner are open.",
        ),
        (
            Refusal("comp.later", "F-3.7", {"lot": 5, "later": 6, "good": 0}),
            "Lot 7 pays only after lot 6: its coal comes too late.",
            "Choose a smaller number.",
        ),
        (
            Refusal("comp.winner", "F-3.5"),
            "You take the card: the winner gets no compensation.",
            "The others answer.",
        ),
    ],
    ids=lambda value: value.code if isinstance(value, Refusal) else "",
)
def test_sentences(refusal: Refusal, body: str, foot: str) -> None:
    tip = auction_tip(NAMING, refusal)
    check(tip)
    assert (tip.body, tip.foot) == (body, foot)
