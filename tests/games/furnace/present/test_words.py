"""What is said of a game: every event, every refusal, every reason, in every language."""

import ast
import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

import brass_desktop.games.furnace.engine
from brass_desktop import i18n
from brass_desktop.bots.thought import ConsideredTurn, Reason
from brass_desktop.core.types import Refusal, Seat
from brass_desktop.games.furnace.bots.ledger import COUNTED
from brass_desktop.games.furnace.bots.reasons import CODES
from brass_desktop.games.furnace.engine import events as ev
from brass_desktop.games.furnace.engine.actions import (
    END_PRODUCTION,
    Action,
    Activate,
    Compensate,
    EndProduction,
)
from brass_desktop.games.furnace.engine.game import FurnaceSession
from brass_desktop.games.furnace.engine.ids import AGENT
from brass_desktop.games.furnace.present.chronicle import opening, tell
from brass_desktop.games.furnace.present.naming import Naming
from brass_desktop.games.furnace.present.text import ledger
from brass_desktop.games.furnace.present.text.auction_refusals import REFUSALS as OF_AUCTION
from brass_desktop.games.furnace.present.text.refusals import REFUSALS
from brass_desktop.games.furnace.present.words import furnace_words
from brass_desktop.present.tips import Tip
from brass_desktop.services.paths import resource_folder
from tests.games.furnace.engine.table import RULES, Table, again, bid, card, goods, run
from tests.games.furnace.present.bidders import session_at
from tests.games.furnace.present.told import PEOPLE, played

LOCALE = resource_folder("assets") / "locale"
WORDS = furnace_words()
NAMING = Naming(RULES, [player.name for player in PEOPLE])
GAMES = [
    (2, "capitalists"),
    (3, "capitalists", "chain"),
    (4, "short"),
    (4, "capitalists", "chain", "short"),
]
OF_THE_TABLE = {
    "bid.turn", "bid.none_fits", "comp.later", "comp.winner", "run.closed", "run.between",
    "run.blueprint", "up.late", "up.tokens_first", "undo.die", "undo.deal", "undo.other",
}  # fmt: skip
"""Refusals that the rules do not know: only a table has turns, plans and take-backs."""


CODE = r"(bid|comp|run|up|repeat|chain)\.\w+"


@pytest.fixture(params=["en", "pl", "ru"])
def language(request: pytest.FixtureRequest) -> Iterator[str]:
    i18n.use_language(request.param, LOCALE)
    yield request.param
    i18n.use_language("en", LOCALE)


def engine_codes() -> set[str]:
    """Read every code out of the rules: the first argument of a `Refusal`, or a choice of codes."""
    found: set[str] = set()
    folder = Path(brass_desktop.games.furnace.engine.__file__).parent
    for path in folder.glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            text = node.value if isinstance(node, ast.Constant) else None
            if isinstance(text, str) and re.fullmatch(CODE, text):
                found.add(text)
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "Refusal":
                first = node.args[0]
                if isinstance(first, ast.Constant):
                    found.add(str(first.value))
    return found


def test_every_refusal_has_words() -> None:
    assert engine_codes() | OF_THE_TABLE <= {*REFUSALS, *OF_AUCTION}
    assert len(engine_codes()) > 30
    assert not set(REFUSALS) & set(OF_AUCTION)


def told(refusal: Refusal) -> Tip:
    return WORDS.refusal(session_at(Table().state()), refusal)


def test_a_refusal_says_its_numbers_and_leads_to_its_clause() -> None:
    state = Table(works={0: "24"}, goods={0: goods(iron=1)}).producing()
    session = session_at(state)
    refusal = session.game.refuse(state, run("24", 2))
    assert refusal is not None
    tip = WORDS.refusal(session, refusal)
    assert tip.body == "Each exchange takes 1 iron; you hold 1 iron."
    assert (tip.clause, tip.refused) == ("F-1.8", True)
    assert told(Refusal("run.left", "F-4.4", {"cards": 3})).body.startswith("3 cards")
    assert told(Refusal("run.blueprint", "F-1.3", {"card": 0})).foot.endswith("1 coal, 1 token.")
    assert "Clara" in told(Refusal("undo.other", "", {"owner": 2})).body
    assert "Second Firing" in told(Refusal("repeat.none", "F-8.2")).body
    short = told(Refusal("repeat.coal", "F-8.2", {"need": 2, "held": 1}))
    assert "2 coal; you hold 1 coal" in short.body


def test_every_refusal_can_be_said(language: str) -> None:
    numbers = {
        "card": 3, "owner": 1, "good": 1, "need": 2, "held": 1, "value": 3, "limit": 4, "step": 2,
        "places": 3, "cards": 2, "lot": 1, "later": 2, "most": 1, "lots": 3,
    }  # fmt: skip
    for code in (*REFUSALS, *OF_AUCTION):
        tip = told(Refusal(code, "F-1.1", numbers))
        for sentence in (tip.head, tip.body, tip.foot):
            assert sentence.strip() and "{" not in sentence, code


@pytest.mark.parametrize("game", GAMES, ids=lambda game: "-".join(map(str, game)))
def test_every_entry_is_told(game: tuple[int, str], language: str) -> None:
    session = played(game[0], *game[1:])
    log = session.log
    for at in range(len(log)):
        entries = WORDS.tell(session, at)
        assert entries and all(entry.number == at + 1 for entry in entries)
        assert all("{" not in entry.sentence + entry.detail for entry in entries)
        own = entries[0]
        assert own.owner == session.players[log[at].seat].colour and own.icon


def lines_of(session: FurnaceSession, kind: type[Action]) -> list[str]:
    log = session.log
    return [
        f"{line.sentence} | {line.detail}"
        for at, entry in enumerate(log)
        if isinstance(entry.action, kind)
        for line in tell(NAMING, log, at, session.at(at))
    ]


def test_everything_that_changed_hands_is_told_once() -> None:
    session = played(4, "short")
    events = Counter(type(event) for entry in session.log for event in entry.events)
    icons = Counter(
        line.icon
        for at in range(len(session.log))
        for line in tell(NAMING, session.log, at, session.at(at))
    )
    assert icons["gavel"] == events[ev.DiscPlaced]
    assert icons["ticket"] == events[ev.Compensated]
    assert icons["factory"] == events[ev.CardTaken]
    assert icons["card-discard"] == events[ev.CardBoxed]
    assert icons["receive-money"] == events[ev.ProductionEnded] == 12
    assert icons[""] == events[ev.AuctionEnded] + events[ev.RoundBegun]


def test_a_bid_and_what_it_settles_read_like_a_story() -> None:
    session = session_at(
        Table(
            row="01 02 03 04 05 06 07",
            discs={"01": "0:3 1:4", "02": "0:1 2:2"},
            capitalists={0: "compensation_plus_one"},
        ).state()
    )
    session.state.discs[:] = [1 << 3, 0, 0]
    session.submit(bid("07", 4))
    told = [f"{entry.sentence} | {entry.detail}" for entry in WORDS.tell(session, 0)]
    assert told[:4] == [
        "Ada: bids 4 on Winding House | ",
        "Ada: outbid on Deep Seam, 8 coal | Better Terms: 3 counts as 4.",
        "Bartek: takes Deep Seam with 4 | ",
        "Ada: outbid on Tar Colliery, nothing to swap for it | ",
    ]
    assert told[5] == "Pithead Forge: no bid, to the box | "
    assert told[-1] == "Round 1, production | "


def test_the_agent_tells_its_way() -> None:
    state = Table(
        players=2, discs={f"0{n}": "agent:4" for n in (1, 2, 3)} | {"04": "0:1 1:2"}
    ).state()
    state.agent_discs, state.turn = 0b0001, 1
    session = session_at(state)
    session.submit(bid("05", 4))
    agent = [entry for entry in WORDS.tell(session, 0) if entry.icon == "rolling-dices"]
    (die,) = [e.lot for e in session.log[0].events if isinstance(e, ev.DieRolled)]
    (placed,) = [
        e for e in session.log[0].events if isinstance(e, ev.DiscPlaced) and e.owner == AGENT
    ]
    (line,) = agent
    assert line.owner is None
    assert line.sentence == f"Agent: bids 1 on {NAMING.card(placed.card)}"
    assert line.detail.startswith(f"Die {die + 1}: ")
    assert line.detail.endswith(f"{placed.lot + 1}: lowest that fits, 1.")


def test_a_tie_at_the_top_is_explained() -> None:
    state = Table(
        row="01 02 03 04 05 06 07",
        discs={"01": "1:4 0:4"},
        capitalists={0: "unrestricted_bids"},
    ).state()
    state.discs[:] = [1 << 2, 0, 0]
    session = session_at(state)
    session.submit(bid("07", 3))
    taken = [e for e in WORDS.tell(session, 0) if e.sentence.startswith("Bartek: takes")]
    assert [entry.detail for entry in taken] == ["Tie at 4: Free Bidder gives way."]


def test_a_run_tells_its_lines_and_a_production_its_sum() -> None:
    state = Table(
        works={0: "01 29"},
        capitalists={0: "repeat_card"},
        goods={0: goods(coal=4, iron=1, upgrade=1)},
    ).producing()
    session = session_at(state)
    for action in (run("01", 1), run("s1", 1, 1, up="01 29"), again("01", 1, 1), run("29", 1, 1)):
        session.submit(action)
    session.submit(END_PRODUCTION)
    told = [WORDS.tell(session, at)[0] for at in range(5)]
    assert [entry.sentence for entry in told] == [
        "Ada: runs Deep Seam",
        "Ada: runs Family Smithy",
        "Ada: runs Deep Seam again",
        "Ada: runs Nail Factory",
        "Ada: earns 4, now 4",
    ]
    assert told[0].detail == "+2 coal."
    assert told[1].detail == "+1 token. 2 coal → 2 money. Upgraded: Deep Seam, Nail Factory."
    assert told[2].detail == "Second Firing: 2 coal. +2 coal. +3 coal."
    assert told[4].detail == "Upgraded: Deep Seam, Nail Factory."
    assert [entry.money for entry in told] == [False, True, False, True, True]


def test_declining_a_compensation_is_not_the_same_as_having_nothing() -> None:
    state = Table(
        row="02 20 03 04 05 06 09", discs={"02": "0:3 1:4"}, goods={0: goods(iron=2)}
    ).settled()
    session = session_at(state)
    session.submit(Compensate(0))
    assert WORDS.tell(session, 0)[0].sentence == "Ada: outbid on Tar Colliery, swaps nothing"


def test_a_new_card_is_told_by_its_neighbour() -> None:
    for session in (played(3, "capitalists", "chain"), played(4, "capitalists", "chain", "short")):
        told = [line for line in lines_of(session, Activate) if "chain" in line]
        assert not told
    chained = played(3, "capitalists", "chain")
    details = {
        line.detail
        for at in range(len(chained.log))
        for line in tell(NAMING, chained.log, at, chained.at(at))
        if line.icon == "linked-rings"
    }
    assert {"Before all others.", "After all others."} <= details
    assert any(re.fullmatch(r"After [A-Z].*\.", detail) for detail in details)


def test_phases_are_marked_and_measured() -> None:
    session = played(3, "capitalists", "chain")
    marks = WORDS.marks(session)
    assert [(mark.stage.id, mark.round) for mark in marks] == [
        (stage, number) for number in (1, 2, 3, 4) for stage in ("auction", "production")
    ]
    assert [mark.opens_stage for mark in marks] == [True, False] * 4
    assert marks[0].count == 0
    for mark in marks[1:]:
        progress = session.game.progress(session.at(mark.count))
        assert (progress.stage, progress.round) == (mark.stage.id, mark.round)
    measures = {measure.id: measure for measure in WORDS.measures()}
    end = session.state
    assert measures["money"].value(end, Seat(1)) == end.money[1]
    assert sum(measures[f"good.{good}"].value(end, Seat(2)) for good in range(4)) == sum(
        end.goods[2]
    )


def test_the_opening_names_the_first_player() -> None:
    session = played(2, "capitalists")
    entry = opening(NAMING, session.at(0))
    assert entry.is_heading and entry.sentence == "Round 1, auction"
    assert entry.detail == f"First player: {PEOPLE[session.at(0).first].name}"


def test_a_recap_tells_what_came_since_the_last_turn(language: str) -> None:
    session = played(3, "capitalists", "chain")
    for count in range(0, len(session.log), 7):
        then = session.fork(count)
        if then.actor is None:
            continue
        recap = WORDS.recap(then, then.actor)
        assert recap.hand == 0 and recap.subtitle
        assert bool(recap.rows) or recap.nothing
        assert len(recap.standing) == 6
        own = [n for n, entry in enumerate(then.log) if entry.seat == then.actor]
        ended = [n for n in own if not isinstance(then.log[n].action, Activate)]
        if ended:
            assert all(row.entry >= min(ended) for row in recap.rows)


def test_a_recap_tells_what_the_table_did_after_the_own_turn() -> None:
    session = played(2)
    placed = (
        at
        for at, entry in enumerate(session.log)
        if any(isinstance(event, ev.DiscPlaced) and event.owner == AGENT for event in entry.events)
    )
    at = next(placed)
    recap = WORDS.recap(session.fork(at + 1), session.log[at].seat)
    told = tell(NAMING, session.log, at, session.at(at))
    assert [row.sentence for row in recap.rows] == [line.sentence for line in told[1:] if line.icon]
    assert "Agent" in recap.rows[0].sentence


def test_rows_leave_out_single_runs() -> None:
    session = played(4, "short")
    rows = WORDS.rows(session, Seat(0), 0)
    assert not {row.entry for row in rows} & {
        at for at, entry in enumerate(session.log) if isinstance(entry.action, Activate)
    }
    ends = [at for at, e in enumerate(session.log) if isinstance(e.action, EndProduction)]
    assert set(ends) <= {row.entry for row in rows}


def test_every_reason_can_be_said(language: str) -> None:
    facts: dict[str, int | str] = {
        "card": "company_04", "other": "start_2", "good": "iron", "paid": "coal", "gained": "oil",
        "disc": "3", "rival": 1, "chance": 70, "money": 5, "rounds": 2, "times": 3, "number": 2,
        "cards": 2, "gives": 2, "gets": 1,
    }  # fmt: skip
    session = session_at(Table().state())
    reasons = tuple(
        Reason(code, 1.0, {name: facts[name] for name in names}) for code, names in CODES.items()
    )
    turn: tuple[Action, ...] = (bid("01", 3),)
    option = ConsideredTurn(turn, 4.4, reasons, {})
    advice = WORDS.advice(session, Seat(0), option)
    assert len(set(advice.reasons)) >= len(CODES) - 1
    assert all("{" not in said and said.endswith(".") for said in advice.reasons)
    assert advice.worth == "+4"


def test_advice_names_every_step() -> None:
    state = Table(works={0: "01 29"}, goods={0: goods(coal=3, iron=1, upgrade=1)}).producing()
    turn: tuple[Action, ...] = (run("s1", 1, 1, up="01"), run("01", 1, 1), END_PRODUCTION)
    option = ConsideredTurn(turn, 0.0, (), {})
    advice = WORDS.advice(session_at(state), Seat(0), option)
    assert advice.steps == (
        "Run Family Smithy: 1 token, 2 money; upgrade Deep Seam",
        "Run Deep Seam: 5 coal",
        "End production",
    )
    assert (advice.worth, advice.effect) == ("", "+2 money")


def test_ledgers_are_counted_in_words() -> None:
    assert set(COUNTED) <= set(ledger.COUNTED)
    assert card("01") == 0
