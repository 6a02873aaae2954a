"""The other actions of Lancashire at the desk: two cards, loans, builds, overlays, refusals."""

from collections.abc import Iterator

import pytest

from brass_desktop.core.types import Refusal, Setup
from brass_desktop.games.brass.engine.draft import Draft, Facet
from brass_desktop.games.brass.engine.explain import why_not
from brass_desktop.games.brass.engine.ids import SlotId
from brass_desktop.games.brass.engine.state import BrassState
from brass_desktop.games.brass.present import intents as it
from brass_desktop.games.brass.present.naming import Naming
from brass_desktop.games.brass.present.play.model import BrassTable
from brass_desktop.games.brass.present.refusals import explain
from brass_desktop.games.brass.present.text import by_port
from brass_desktop.games.brass.present.text.refusals import REFUSALS
from brass_desktop.games.brass.present.text.ways_out import WAYS_OUT
from brass_desktop.games.brass.present.viewmodel.panels import PreviewRow
from brass_desktop.present.controls import ControlState
from brass_desktop.present.outcome import Refused
from brass_desktop.present.tips import Light
from tests.games.brass.engine.games import eager, positions
from tests.games.brass.engine.test_refusals import refusals_in
from tests.games.brass.lancashire.small_positions import two_cards
from tests.games.brass.lancashire.table import LANCASHIRE, RULES, Position
from tests.games.brass.present.person import sit_down
from tests.games.test_coverage import ROOT, written_clauses

NAMING = Naming(RULES, ["Ada", "Bartek", "Clara", "Dmitri"])
OF_OTHER_GAMES = ("merchant", "beer", "barrel", "brewer", "scout", "wild", "potter", "manufact")


def table_of(position: Position) -> BrassTable:
    state = position.state()
    return BrassTable(sit_down(state), state.actor)


def rows(table: BrassTable) -> dict[str, PreviewRow]:
    preview = table.view().preview
    assert preview is not None
    return {row.head: row for row in preview.rows}


def lit_slots(table: BrassTable) -> set[str]:
    places = table.view().board.places
    return {s.slot for place in places for s in place.slots if s.light is not Light.NONE}


def test_the_dock_has_the_actions_in_the_games_order() -> None:
    controls = table_of(Position()).view().dock.actions
    keyed = [(control.key, str(control.label)) for control in controls]
    assert keyed == [
        ("1", "Build"),
        ("2", "Network"),
        ("3", "Develop"),
        ("4", "Sell"),
        ("5", "Loan"),
        ("6", "Two cards"),
        ("7", "Pass"),
        ("M", "My mat"),
    ]


def test_deck_and_cards_set_aside_lie_side_by_side() -> None:
    state = LANCASHIRE.new(Setup(4, 3))
    piles = BrassTable(sit_down(state), state.actor).view().piles
    assert [(pile.name, pile.count) for pile in piles.piles] == [("deck", 28), ("set_aside", 6)]
    assert [discard.count for discard in piles.discards] == [0, 0, 0, 0]


@pytest.mark.rule("L-5.4")
def test_places_that_only_two_cards_open_are_lit_once_two_are_meant() -> None:
    table = table_of(Position().hand("red", "wigan", "colne").money(red=30))
    by_one = lit_slots(table)
    assert {slot.rpartition(".")[0] for slot in by_one} == {"wigan", "colne"}
    table.mean(it.ChooseAction("combined_build"))
    assert lit_slots(table) > by_one
    assert rows(table)["Both cards"].value == "2 actions"


@pytest.mark.rule("L-5.4", "L-5.6")
def test_two_chosen_cards_mean_the_combined_action() -> None:
    table = table_of(Position().hand("red", "wigan", "colne", "bury").money(red=30))
    kinds = []
    for place in range(2):
        table.mean(it.PickCard(place))
        kinds.append(table.desk.draft.kind)
    assert kinds == [None, "combined_build"]
    chosen = [card.state.value for card in table.view().hand.cards]
    assert chosen.count("chosen") == 2


@pytest.mark.rule("L-5.6")
def test_two_cards_are_off_once_one_is_played() -> None:
    table = table_of(Position().hand("red", "wigan", "colne").turn("red", actions=1))
    button = next(c for c in table.view().dock.actions if c.id == "combined_build")
    assert button.state is ControlState.DISABLED
    assert button.tip is not None and button.tip.clause == "L-5.6"
    assert "fewer left" in button.tip.body


@pytest.mark.rule("L-8.4")
def test_two_cards_never_build_over_a_tile() -> None:
    position = Position().hand("red", "wigan", "colne").money(red=30)
    table = table_of(position.tile("wigan.0", "yellow", "coal_mine_1"))
    table.mean(it.ChooseAction("combined_build"))
    assert "wigan.0" not in lit_slots(table)
    answer = table.mean(it.PickSlot("wigan.0"))
    assert isinstance(answer, Refused) and answer.refusal.clause == "L-8.4"


def test_a_tile_of_the_mat_is_chosen_for_two_cards_too() -> None:
    table = BrassTable(sit_down(two_cards().state()), two_cards().state().actor)
    table.mean(it.ChooseAction("combined_build"))
    assert table.desk.mat_facet == "industry"
    mat = next(c for c in table.view().dock.actions if c.id == "mat")
    assert mat.state is ControlState.LIT


@pytest.mark.rule("L-12.1")
def test_loans_tell_the_level_and_the_space() -> None:
    table = table_of(Position().hand("red", "wigan", "colne").income(red=17))
    table.mean(it.ChooseAction("loan"))
    preview = table.view().preview
    assert preview is not None
    assert [(a.label, a.detail, a.notes[0][0]) for a in preview.answers] == [
        ("Take £10", "income 1 level back", "+4 → +3, space 17 to 16"),
        ("Take £20", "income 2 levels back", "+4 → +2, space 17 to 14"),
        ("Take £30", "income 3 levels back", "+4 → +1, space 17 to 12"),
    ]


@pytest.mark.rule("L-12.1")
def test_another_loan_can_be_had_instead() -> None:
    table = table_of(Position().hand("red", "wigan", "colne").income(red=17))
    table.mean(it.ChooseAction("loan"))
    for pounds in (20, 30):
        table.mean(it.PickAnswer("pounds", pounds))
        preview = table.view().preview
        assert preview is not None
        chosen = [answer.label for answer in preview.answers if answer.chosen]
        assert chosen == [f"Take £{pounds}"]
        assert it.PickAnswer("pounds", pounds) not in table.lit()
        assert preview.sums[0].after == f"£{30 + pounds}"


@pytest.mark.rule("L-12.2")
def test_amounts_that_bring_income_too_low_are_named() -> None:
    table = table_of(Position().hand("red", "wigan", "colne").level(red=-9))
    table.mean(it.ChooseAction("loan"))
    assert "fall below −10" in rows(table)["Take £30"].source
    assert "Take £10" not in rows(table)


@pytest.mark.rule("L-12.3")
def test_the_end_of_loans_is_said_one_round_ahead() -> None:
    def loan_tip(cards: int) -> tuple[ControlState, str]:
        position = Position(4).era("rail").round(4).hand("red", "wigan", "colne").deck(cards)
        loan = next(c for c in table_of(position).view().dock.actions if c.id == "loan")
        assert loan.tip is not None
        return loan.state, f"{loan.tip.body} {loan.tip.foot}"

    open_state, long_before = loan_tip(16)
    last_state, just_before = loan_tip(8)
    barred_state, after = loan_tip(0)
    assert (open_state, last_state) == (ControlState.ENABLED, ControlState.ENABLED)
    assert "last round for loans" not in long_before
    assert "The last round for loans" in just_before
    assert barred_state is ControlState.DISABLED
    assert "nobody borrows once the deck is empty" in after


@pytest.mark.rule("L-7.7")
def test_coal_of_a_mine_without_a_port_stays() -> None:
    position = Position().hand("red", "wigan", "colne").market(coal=4)
    table = table_of(position)
    table.mean(it.ChooseAction("build"))
    table.mean(it.PickSlot("wigan.0"))
    row = rows(table)["Coal 2"]
    assert (row.value, row.source[:38]) == ("stay", "no built port is connected to Wigan, s")
    assert "Canal era only" in rows(table)


@pytest.mark.rule("L-6.10")
def test_a_shipyard_flips_at_once() -> None:
    position = Position().hand("red", "liverpool", "colne").money(red=60)
    position.available("red", "shipyard_1").tile("liverpool.0", "yellow", "port_1")
    position.flipped("wigan.0", "yellow", "coal_mine_1")
    table = table_of(position)
    table.mean(it.ChooseAction("build"))
    table.mean(it.PickSlot("liverpool.3"))
    assert "Flips: Shipyard I, Liverpool" in rows(table)


@pytest.mark.rule("L-6.5")
def test_a_shipyard_of_level_0_says_develop_first() -> None:
    table = table_of(Position().hand("red", "liverpool", "colne").money(red=60))
    table.mean(it.ChooseAction("build"))
    assert "never built" in rows(table)["Shipyard 0"].source
    answer = table.mean(it.PickIndustry("shipyard"))
    assert isinstance(answer, Refused)
    assert (answer.refusal.code, answer.refusal.clause) == ("never_built", "L-6.5")
    table.mean(it.ChooseAction("develop"))
    assert table.desk.draft.legal("industry").count(RULES.industries.index("shipyard")) == 1


@pytest.mark.rule("L-9.4")
def test_the_first_piece_is_an_industry() -> None:
    button = next(c for c in table_of(Position()).view().dock.actions if c.id == "network")
    assert button.state is ControlState.DISABLED
    assert button.tip is not None and button.tip.clause == "L-9.4"
    assert button.tip.foot == "Build an industry first."


@pytest.mark.rule("L-6.7")
def test_a_forced_port_slot_is_named() -> None:
    state = Position().hand("red", "preston", "liverpool").money(red=60).state()
    preston = RULES.board.slots.index("preston.1")
    port = RULES.industries.index("port")
    draft = Draft(state).pick("kind", "build").pick("industry", port)
    refusal = why_not(draft, "slot", preston)
    assert refusal is not None and (refusal.code, refusal.clause) == ("pure_slot_first", "L-6.7")
    assert NAMING.slot(SlotId(preston)) in explain(NAMING, refusal).body


def asked(state: BrassState) -> Iterator[Refusal]:
    """Yield why anything at all on the table cannot be chosen, at the start and with a kind."""
    rules = state.rules
    untouched = Draft(state)
    drafts = [untouched]
    drafts += [untouched.pick("kind", kind) for kind in untouched.legal("kind")]
    things: list[tuple[Facet, int]] = [
        *(("slot", slot) for slot in range(len(rules.board.slots))),
        *(("link", link) for link in range(len(rules.board.links))),
        *(("industry", industry) for industry in range(len(rules.industries))),
        *(("card", card) for card in range(len(rules.cards.ids))),
        *(("pounds", amount) for amount in rules.numbers.loan_amounts),
    ]
    for draft in drafts:
        for kind in rules.actions:
            yield from filter(None, [why_not(draft, "kind", kind)])
        for facet, value in things:
            yield from filter(None, [why_not(draft, facet, value)])
        if draft.kind in ("sell", "sell_on"):
            for slot in draft.legal("slot"):
                chosen = draft.pick("slot", slot)
                for port in (*range(len(rules.board.slots)), 950):
                    yield from filter(None, [why_not(chosen, "port", port)])


@pytest.mark.parametrize("players", [2, 3, 4])
def test_whatever_is_refused_is_said_in_the_words_of_this_game(players: int) -> None:
    known, said = set(written_clauses("lancashire")), set()
    played = positions(
        Setup(players, 5), every=23, first=9, player=eager, purse=25, game=LANCASHIRE
    )
    for state in played:
        naming = Naming(state.rules, NAMING.players)
        for refusal in asked(state):
            why = explain(naming, refusal)
            told = " ".join((why.head, why.body, why.way_out))
            assert "{" not in told
            assert why.way_out and why.clause in known, refusal
            assert not any(word in told.lower() for word in OF_OTHER_GAMES), told
            said.add(refusal.code)
    assert len(said) > 15


def test_every_code_of_the_rules_of_lancashire_has_words_and_a_way_out() -> None:
    family = ROOT / "brass_desktop" / "games" / "brass"
    paths = [path for room in ("engine", "lancashire") for path in (family / room).rglob("*.py")]
    codes = {code for path in paths for code, _ in refusals_in(path)}
    assert codes <= set(REFUSALS)
    assert set(WAYS_OUT) == set(REFUSALS)
    assert set(by_port.REFUSALS) <= set(REFUSALS)
    assert set(by_port.WAYS_OUT) <= set(WAYS_OUT)


def test_overlays_tell_of_ports() -> None:
    position = Position().tile("preston.0", "red", "port_2").tile("wigan.0", "red", "coal_mine_2")
    position.flipped("lancaster.0", "yellow", "port_1").tile("rochdale.0", "red", "coal_mine_2")
    position.links("yellow", "lancaster__preston", "preston__wigan", "rochdale__yorkshire")
    table = table_of(position)
    table.toggle("C")
    table.point_at(it.PickSlot("wigan.1"))
    board = table.view().board
    told = {badge.anchor: badge.text for badge in board.badges}
    assert (told["preston.0"], told["lancaster.0"]) == ("takes cotton", "port")
    assert board.legend is not None
    assert "1 unflipped port takes cotton." in board.legend.lines
    table.point_at(it.PickSlot("rochdale.1"))
    assert {badge.anchor: badge.text for badge in table.view().board.badges}["yorkshire"] == "port"


def test_overlays_tell_who_uses_ports_and_what_the_era_takes() -> None:
    position = (
        Position().tile("preston.0", "red", "port_2").flipped("wigan.0", "red", "coal_mine_1")
    )
    table = table_of(position.links("yellow", "preston__wigan"))
    table.toggle("T")
    users = {badge.anchor: badge.text for badge in table.view().board.badges}
    assert users == {"preston.0": "Bartek"}
    table.toggle("E")
    board = table.view().board
    leaving = {badge.anchor for badge in board.badges if badge.text == "leaves"}
    assert leaving == {"wigan.0", "preston__wigan"}
    assert board.legend is not None and "distant market opens again" in board.legend.lines[0]
