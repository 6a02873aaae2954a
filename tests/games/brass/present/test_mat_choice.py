"""The own mat as a place to choose: lit, chosen and refused by the same desk as everything else."""

import pytest

from brass_desktop.core.types import Seat
from brass_desktop.games.brass.birmingham import birmingham
from brass_desktop.games.brass.engine.ids import ACTING
from brass_desktop.games.brass.present import intents as it
from brass_desktop.games.brass.present.play.model import BrassTable
from brass_desktop.games.brass.present.text import play as text
from brass_desktop.games.brass.present.viewmodel.mat import MatLevel, MatView
from brass_desktop.present.controls import ControlState
from brass_desktop.present.tips import Light
from workshop.shots.brass.positions import finished, position

STAGES = [(2, "start"), (3, "middle"), (4, "middle"), (4, "late")]


def table_at(players: int, count: int) -> BrassTable:
    session = finished(players).fork(count)
    return BrassTable(session, session.actor)


def developing(players: int = 4, stage: str = "middle") -> BrassTable:
    """Open a table whose player to move may develop, and begin it."""
    for count in range(len(position(players, stage).log), 0, -1):
        table = table_at(players, count)
        if table.session.state.phase == ACTING:
            table.mean(it.ChooseAction("develop"))
            if len(table.desk.draft.legal("industry")) > 1:
                return table
    raise AssertionError("nobody could develop")


def own_mat(table: BrassTable) -> MatView:
    assert table.viewer is not None
    return table.mat(table.session.players[table.viewer].colour)


def levels(mat: MatView, industry: str) -> tuple[MatLevel, ...]:
    return next(one.levels for one in mat.industries if one.industry == industry)


def number(table: BrassTable, industry: str) -> int:
    return table.session.state.rules.industries.index(industry)


@pytest.mark.parametrize(("players", "stage"), STAGES)
@pytest.mark.parametrize("kind", ["build", "develop"])
def test_lit_are_exactly_the_tiles_the_draft_allows(players: int, stage: str, kind: str) -> None:
    session = position(players, stage)
    table = BrassTable(session.fork(len(session.log)), session.actor)
    table.mean(it.ChooseAction(kind))
    industries = session.state.rules.industries
    legal = table.desk.draft.legal("industry") if table.desk.draft.kind == kind else []
    mat = own_mat(table)
    assert mat.lit() == [name for at, name in enumerate(industries) if at in legal]
    for name in set(industries) - set(mat.lit()) if legal else ():
        tip = table.tip(it.PickIndustry(name))
        assert tip is not None and tip.refused and tip.foot


def test_a_tile_chosen_on_the_mat_is_the_answer_of_the_panel() -> None:
    by_mat, by_panel = developing(), developing()
    preview = by_panel.view().preview
    assert preview is not None
    answer = preview.answers[-1].intent
    industry = by_mat.session.state.rules.industries[int(str(answer.value))]
    by_panel.mean(answer)
    by_mat.mean(it.PickIndustry(industry))
    assert by_mat.desk.draft.picks == by_panel.desk.draft.picks
    assert sum(level.leaving for level in levels(own_mat(by_mat), industry)) == 1


def test_a_second_tile_of_a_stack_is_the_next_level_when_the_first_was_its_last() -> None:
    for count in range(1, len(finished(4).log)):
        table = table_at(4, count)
        if table.session.state.phase != ACTING:
            continue
        table.mean(it.ChooseAction("develop"))
        found = [
            one.industry
            for one in own_mat(table).industries
            if one.industry in own_mat(table).lit()
            and next(level for level in one.levels if level.available).left == 1
        ]
        for industry in found:
            table.mean(it.PickIndustry(industry))
            if number(table, industry) in table.desk.draft.legal("industry"):
                first, second = [one for one in levels(own_mat(table), industry) if one.left][:2]
                assert (first.leaving, first.light, first.available) == (1, Light.NONE, False)
                assert first.tip is not None and first.tip.body == text.TILE_CHOSEN()
                assert (second.leaving, second.light, second.available) == (0, Light.LEGAL, True)
                return
            table.mean(it.ChooseAction("develop"))
            table.mean(it.ChooseAction("develop"))
    raise AssertionError("no such stack was found")


def test_a_higher_tile_says_which_one_comes_first() -> None:
    table = developing()
    mat = own_mat(table)
    higher = [
        (one, level)
        for one in mat.industries
        for level in one.levels
        if level.left and not level.available
    ]
    assert higher
    for one, level in higher:
        first = next(found for found in one.levels if found.available)
        assert level.tip is not None and level.tip.refused
        assert one.name in level.tip.body and level.light is Light.NONE
        assert first.face.level < level.face.level


@pytest.mark.rule("B-16.8")
def test_the_merchants_free_development_is_chosen_on_the_mat() -> None:
    """At this point of the game a sale to Gloucester can remove any of five tiles."""
    count = next(
        n
        for n in range(len(finished(4).log))
        if finished(4).at(n).phase == ACTING
        and len(
            {
                getattr(leg, "bonus", None)
                for leg in birmingham().rules.actions["sell"].legs(finished(4).at(n), ())
            }
        )
        > 2
    )
    table = table_at(4, count)
    table.mean(it.ChooseAction("sell"))
    for _ in range(6):
        draft = table.desk.draft
        if draft.question == "bonus":
            break
        assert draft.question is not None
        leg = next(leg for leg in draft.matching("sell") if getattr(leg, "bonus", None) is not None)
        wanted = getattr(leg, draft.question)
        table.mean(
            it.PickAnswer(draft.question, wanted[0] if isinstance(wanted, tuple) else wanted)
        )
    mat = own_mat(table)
    assert mat.ask == text.QUESTIONS["bonus"]()
    assert "pottery" not in mat.lit() and len(mat.lit()) > 1
    tip = table.tip(it.PickIndustry("pottery"))
    assert tip is not None and "Pottery" in tip.body and tip.clause == "B-15.2"
    table.mean(it.PickIndustry(mat.lit()[0]))
    leg = table.desk.draft.done[0]
    assert getattr(leg, "bonus", None) == number(table, mat.lit()[0])


def test_another_tile_takes_the_place_of_the_last() -> None:
    table = BrassTable(position(4, "middle").fork(len(position(4, "middle").log)), None)
    table.show_to(table.session.actor)
    table.mean(it.ChooseAction("build"))
    first, other = own_mat(table).lit()[:2]
    table.mean(it.PickIndustry(first))
    assert other in own_mat(table).lit() and first not in own_mat(table).lit()
    table.mean(it.PickIndustry(other))
    picked = [pick.value for pick in table.desk.draft.picks if pick.facet == "industry"]
    assert picked == [number(table, other)]


def test_my_mat_is_lit_while_a_tile_can_be_chosen_there() -> None:
    table = developing()

    def mat_button() -> ControlState:
        return next(control.state for control in table.view().dock.actions if control.id == "mat")

    assert mat_button() is ControlState.LIT
    table.mean(it.ChooseAction("develop"))
    assert mat_button() is ControlState.ENABLED
    table.mean(it.ChooseAction("loan"))
    assert mat_button() is ControlState.ENABLED and own_mat(table).ask == ""


def test_nothing_can_be_chosen_on_the_mats_of_others_or_by_others() -> None:
    table = developing()
    own = table.viewer
    colours = [player.colour for player in table.session.players]
    for seat, colour in enumerate(colours):
        assert bool(table.mat(colour).ask) == (seat == own)
    table.show_to(Seat((own or 0) + 1 if (own or 0) + 1 < len(colours) else 0))
    assert not any(table.mat(colour).ask for colour in colours)
