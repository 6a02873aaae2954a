"""Actions in motion on the drawn table: every one ends in exactly the table after it."""

import pytest

from brass_desktop.games.furnace.engine import events as ev
from brass_desktop.games.furnace.engine.events import Event
from brass_desktop.games.furnace.engine.game import FurnaceSession
from brass_desktop.games.furnace.present.layout.table import table_layout
from brass_desktop.games.furnace.ui.motion.anchors import Anchors
from brass_desktop.ui.drawing.assets import Assets
from brass_desktop.ui.drawing.theme import ThemeName
from tests.games.furnace.ui.motion_stage import Stage, busiest, make_stage, random_game
from tests.ui.canvases import pixels

KINDS: tuple[type[Event], ...] = (
    ev.DiscPlaced,
    ev.Compensated,
    ev.CardTaken,
    ev.CardBoxed,
    ev.EffectRun,
    ev.CardUpgraded,
    ev.RowDealt,
)
SIZES = ((1280, 720), (1920, 1080))


def play(stage: Stage) -> bytes:
    """Show a motion to its end; return its first picture."""
    stage.open()
    first = pixels(stage.canvas.surface)
    while stage.frame():
        pass
    return first


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("kind", KINDS)
def test_a_motion_ends_in_exactly_the_table_after(
    pictures: Assets, kind: type[Event], size: tuple[int, int]
) -> None:
    session = random_game(4, 8, "capitalists")
    stage = make_stage(pictures, session, busiest(session, kind), size)
    first = play(stage)
    truth = stage.truth()
    assert pixels(stage.canvas.surface) == truth
    assert first != truth


@pytest.mark.parametrize("theme", ["day", "night"])
@pytest.mark.parametrize("kind", [ev.DieRolled, ev.AgentPassedBy, ev.AuctionEnded])
def test_so_it_ends_where_the_agent_bids(
    pictures: Assets, kind: type[Event], theme: ThemeName
) -> None:
    session = random_game(2, 3)
    stage = make_stage(pictures, session, busiest(session, kind), theme=theme)
    play(stage)
    assert pixels(stage.canvas.surface) == stage.truth()


@pytest.mark.parametrize("kind", [ev.CardTaken, ev.EffectRun, ev.CardUpgraded, ev.CardInserted])
def test_so_it_ends_with_little_motion_and_in_the_chain(
    pictures: Assets, kind: type[Event]
) -> None:
    session = random_game(3, 6, "chain")
    stage = make_stage(pictures, session, busiest(session, kind), reduced=True)
    play(stage)
    assert pixels(stage.canvas.surface) == stage.truth()


def test_a_ceremony_that_is_skipped_shows_the_truth_in_the_next_frame(pictures: Assets) -> None:
    session = random_game(4, 8, "capitalists")
    stage = make_stage(pictures, session, busiest(session, ev.CardTaken))
    stage.open()
    for _ in range(20):
        stage.frame()
    assert stage.player.is_running
    stage.player.skip()
    stage.frame()
    assert pixels(stage.canvas.surface) == stage.truth()


def every_stage(session: FurnaceSession, pictures: Assets) -> list[Stage]:
    return [make_stage(pictures, session, at) for at in range(0, len(session.log), 7)]


@pytest.mark.parametrize(("players", "options"), [(2, ()), (3, ("chain",)), (4, ("capitalists",))])
def test_every_place_of_a_motion_lies_on_the_table(
    pictures: Assets, players: int, options: tuple[str, ...]
) -> None:
    for stage in every_stage(random_game(players, 8, *options), pictures):
        setting, shown = stage.setting, stage.shown
        places = Anchors(setting, shown.before, shown.after)
        width, height = setting.size
        for tween in shown.timeline.tweens:
            for anchor in (tween.origin, tween.goal):
                x, y = places.rect(anchor).centre
                assert 0 <= x <= width and 0 <= y <= height, anchor


def test_what_lies_beside_the_stage_does_not_end_a_motion() -> None:
    """A ledger in the chronicle's place leaves everything where it is that can move."""
    plain, ledger = (table_layout(1920, 1080, 4, False, ledger=on) for on in (False, True))
    for name in ("stage", "seats", "tray", "beneath"):
        assert getattr(plain, name) == getattr(ledger, name)
