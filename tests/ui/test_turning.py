"""Turning points at a played table: bots wait, presses pass, and who wants none has none."""

from dataclasses import replace

import pytest

from brass_desktop.games.brass.engine.ids import ACTING
from brass_desktop.games.brass.present.turning import begins_era, begins_round
from brass_desktop.games.brass.ui.scenes.ceremony import CeremonyPage
from brass_desktop.present.intents import Press
from brass_desktop.ui.context import Context
from brass_desktop.ui.scenes.play.turning import TurningPage
from brass_desktop.ui.widgets.screen import Screen
from brass_desktop.ui.window.input import Key, PointerDown, PointerMove, PointerUp
from tests.ui.test_bot_pace import PromptBots
from workshop.shots.brass.lone_table import BrassScene, play_scene
from workshop.shots.brass.positions import finished
from workshop.shots.studio import Studio


def before(context: Context, kind: str, *controls: str) -> tuple[Studio, BrassScene]:
    """Open a table right before a turn ends with which a round or an era begins."""
    game = finished(4)
    begins = begins_round if kind == "round" else begins_era
    at = next(
        n
        for n, entry in enumerate(game.log)
        if begins(game, n)
        and game.at(n + 1).phase == ACTING
        and (kind == "era" or game.at(n + 1).actor != entry.seat)
    )
    session = game.fork(at)
    session.seat(
        [
            replace(player, control="person" if seat == game.log[at].seat else control)
            for seat, (player, control) in enumerate(
                zip(session.players, controls or ("foreman",) * 4, strict=True)
            )
        ]
    )
    scene = play_scene(context, session, PromptBots(session))
    studio = Studio(context, scene, (1280, 720))
    studio.draw()
    scene.mean(Press("end_turn"))
    studio.draw()
    return studio, scene


def page(studio: Studio) -> object:
    top = studio.stack.top
    return top.page if isinstance(top, Screen) else top


def rest(studio: Studio, seconds: float) -> None:
    for _ in range(round(seconds / 0.1)):
        studio.stack.update(0.1)
    studio.draw()


def test_bots_wait_until_the_end_of_a_round_has_been_read(context: Context) -> None:
    studio, scene = before(context, "round")
    assert isinstance(page(studio), TurningPage)
    played = len(scene.model.session.log)
    rest(studio, 4.0)
    assert isinstance(page(studio), TurningPage)
    assert len(scene.model.session.log) == played, "nothing happens behind it"
    rest(studio, 3.0)
    assert page(studio) is scene, "it goes by itself"
    rest(studio, 3.0)
    assert len(scene.model.session.log) > played


def test_a_click_beside_it_is_meant_for_the_table(context: Context) -> None:
    studio, scene = before(context, "round", *("person",) * 4)
    at = scene.place_of(Press("menu"))
    assert at is not None
    studio.send(PointerMove(*at), PointerDown(*at), PointerUp(*at))
    assert page(studio) is not scene and not isinstance(page(studio), TurningPage)


@pytest.mark.parametrize("key", ["escape", "enter", "1"])
def test_any_key_goes_on(context: Context, key: str) -> None:
    studio, scene = before(context, "round", *("person",) * 4)
    studio.send(Key(key))
    assert page(studio) is scene
    assert scene.model.is_making == (key == "1")


def test_the_change_of_era_is_counted_then_explained(context: Context) -> None:
    studio, scene = before(context, "era", *("person",) * 4)
    assert isinstance(page(studio), CeremonyPage)
    studio.send(Key("escape"), Key("escape"))
    assert isinstance(page(studio), TurningPage)
    studio.send(Key("escape"))
    assert page(studio) is scene


@pytest.mark.parametrize("calm", [{"animation_percent": 0}, {"bot_pause_ms": 0}])
def test_who_wants_to_go_on_at_once_is_not_told_of_rounds(
    context: Context, calm: dict[str, object]
) -> None:
    context.settings.change(**calm)
    studio, scene = before(context, "round", *("person",) * 4)
    assert page(studio) is scene
