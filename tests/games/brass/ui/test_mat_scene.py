"""A tile is chosen on the own mat by mouse and by keyboard, and the table comes back."""

import pytest

from brass_desktop.games.brass.engine.ids import ACTING
from brass_desktop.games.brass.present import intents as it
from brass_desktop.games.brass.ui.scenes.mat import MatScene
from brass_desktop.ui.context import Context
from brass_desktop.ui.scenes.rules.screen import RulesScreen
from brass_desktop.ui.table.pointing import TIP_DELAY
from brass_desktop.ui.window.input import Key, PointerDown, PointerMove, PointerUp
from workshop.shots.brass.lone_table import BrassScene, play_scene
from workshop.shots.brass.positions import finished
from workshop.shots.studio import Studio

SIZE = (1280, 720)


def open_table(context: Context, count: int) -> tuple[Studio, BrassScene]:
    session = finished(2).fork(count)
    scene = play_scene(context, session)
    scene.model.show_to(session.actor)
    studio = Studio(context, scene, SIZE)
    studio.draw()
    return studio, scene


@pytest.fixture
def table(context: Context) -> tuple[Studio, BrassScene]:
    """Open a table at which two tiles can be developed one after the other."""
    game = finished(2)
    for count in range(len(game.log)):
        if game.at(count).phase != ACTING or game.at(count).money[game.at(count).actor] < 20:
            continue
        studio, scene = open_table(context, count)
        studio.send(Key("3"))
        if len(scene.model.desk.draft.legal("industry")) in (3, 4, 5):
            return studio, scene
    raise AssertionError("nobody could develop")


def mat_of(studio: Studio) -> MatScene:
    top = studio.stack.top
    assert isinstance(top, MatScene)
    return top


def click(studio: Studio, at: tuple[float, float]) -> None:
    studio.send(PointerMove(*at), PointerDown(*at), PointerUp(*at))


def lit(scene: BrassScene) -> list[str]:
    industries = scene.model.session.state.rules.industries
    return [industries[int(str(value))] for value in scene.model.desk.draft.legal("industry")]


def picked(scene: BrassScene) -> list[str]:
    industries = scene.model.session.state.rules.industries
    picks = [pick.value for pick in scene.model.desk.draft.picks if pick.facet == "industry"]
    return [industries[int(str(value))] for value in picks]


def test_a_click_on_a_lit_tile_chooses_it_and_shows_the_table(
    table: tuple[Studio, BrassScene],
) -> None:
    studio, scene = table
    wanted = lit(scene)[-1]
    studio.send(Key("m"))
    at = mat_of(studio).place_of(it.PickIndustry(wanted))
    assert at is not None
    studio.send(PointerMove(*at))
    assert mat_of(studio).cursor == "hand"
    click(studio, at)
    assert studio.stack.top is scene
    assert picked(scene) == [wanted]


def test_tab_and_arrows_walk_over_lit_tiles_and_enter_chooses(
    table: tuple[Studio, BrassScene],
) -> None:
    studio, scene = table
    wanted = lit(scene)
    studio.send(Key("m"))
    seen = []
    for _ in wanted:
        studio.send(Key("tab"))
        focus = mat_of(studio).focus
        assert focus is not None
        seen.append(focus.industry)
    assert seen == wanted
    studio.send(Key("tab", shift=True), Key("up"), Key("up"), Key("up"))
    top = mat_of(studio).focus
    studio.send(Key("down"))
    below = mat_of(studio).focus
    assert top is not None and below is not None and top != below
    places = [mat_of(studio).place_of(focus) for focus in (top, below)]
    assert places[0] is not None and places[1] is not None and places[0][1] < places[1][1]
    studio.send(Key("enter"))
    assert studio.stack.top is scene
    assert picked(scene) == [below.industry]


def test_a_dark_tile_says_why_and_keeps_the_mat_open(table: tuple[Studio, BrassScene]) -> None:
    studio, scene = table
    dark = set(scene.model.session.state.rules.industries) - set(lit(scene))
    studio.send(Key("m"))
    mat = mat_of(studio)
    spots = {name: mat.place_of(it.PickIndustry(name)) for name in dark}
    name, at = next((name, at) for name, at in spots.items() if at is not None)
    plain = studio.draw().copy()
    studio.send(PointerMove(*at))
    assert mat.cursor == "arrow"
    assert mat.wake_after == pytest.approx(TIP_DELAY)
    click(studio, at)
    assert mat.wake_after is None, "the reason is shown at once"
    assert studio.draw().get_buffer().raw != plain.get_buffer().raw
    assert studio.stack.top is mat and not picked(scene), name


def test_f1_opens_the_rules_at_the_clause_behind_a_dark_tile(
    table: tuple[Studio, BrassScene],
) -> None:
    studio, scene = table
    studio.send(Key("m"))
    studio.draw()
    dark = next(i for i in scene.model.session.state.rules.industries if i not in lit(scene))
    at = mat_of(studio).place_of(it.PickIndustry(dark))
    assert at is not None
    click(studio, at)
    studio.send(Key("f1"))
    rules = studio.stack.top
    assert isinstance(rules, RulesScreen)
    studio.draw()
    studio.send(Key("escape"))
    assert isinstance(studio.stack.top, MatScene)


def test_other_mats_are_looked_at_without_losing_the_question(
    table: tuple[Studio, BrassScene],
) -> None:
    studio, scene = table
    studio.send(Key("m"), Key("pagedown"))
    assert mat_of(studio).place_of(it.PickIndustry(lit(scene)[0])) is not None
    studio.send(Key("tab"))
    assert mat_of(studio).focus is None, "nothing can be chosen on the mat of another player"
    studio.send(Key("pageup"), Key("tab"))
    assert mat_of(studio).focus == it.PickIndustry(lit(scene)[0])
    studio.send(Key("escape"))
    assert studio.stack.top is scene and not picked(scene)


def test_what_the_mat_decides_is_carried_out_where_nothing_waits_for_confirm(
    table: tuple[Studio, BrassScene],
) -> None:
    studio, scene = table
    scene.model.confirms = False
    studio.send(Key("3"))
    played = len(scene.model.session.log)
    scene.mean(it.PickCard(0))
    studio.send(Key("3"))
    for _ in range(2):
        studio.send(Key("m"), Key("tab"), Key("enter"))
    assert len(scene.model.session.log) == played + 1
