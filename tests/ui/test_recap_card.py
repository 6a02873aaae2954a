"""A person alone against bots is told what they did, beside the board and in nobody's way."""

from dataclasses import replace

import pytest

from brass_desktop.games.brass.present import intents as it
from brass_desktop.games.brass.present.recap import recap
from brass_desktop.ui.context import Context
from brass_desktop.ui.table.moments import MomentsPage
from brass_desktop.ui.widgets.screen import Screen
from brass_desktop.ui.window.input import Key, PointerDown, PointerMove, PointerUp
from workshop.shots.brass.lone_table import BrassScene, play_scene
from workshop.shots.brass.positions import position
from workshop.shots.studio import Studio


def seated(context: Context, people: int) -> tuple[Studio, BrassScene]:
    """Begin a person's turn at a table with some people, the others being bots."""
    middle = position(4, "middle")
    session = middle.fork(len(middle.log))
    others = [seat for seat in range(4) if seat != session.actor]
    persons = {session.actor, *others[: people - 1]}
    session.seat(
        [
            replace(player, control="person" if seat in persons else "foreman")
            for seat, player in enumerate(session.players)
        ]
    )
    scene = play_scene(context, session)
    return Studio(context, scene, (1920, 1080)), scene


def test_only_who_plays_alone_is_told(context: Context) -> None:
    for people, told in ((1, True), (2, False), (4, False)):
        _, scene = seated(context, people)
        assert scene.recap.is_shown == told


def test_it_goes_when_the_person_begins_to_act(context: Context) -> None:
    studio, scene = seated(context, 1)
    studio.draw()
    assert scene.recap.is_shown
    scene.mean(it.ChooseAction("build"))
    studio.draw()
    assert not scene.recap.is_shown


def test_the_table_answers_beside_it_at_once(context: Context) -> None:
    studio, scene = seated(context, 1)
    studio.draw()
    at = scene.place_of(it.PickCard(0))
    assert at is not None
    studio.send(PointerMove(*at), PointerDown(*at), PointerUp(*at))
    assert scene.model.is_making


@pytest.mark.parametrize("by", ["key", "button"])
def test_what_was_missed_is_played_again(context: Context, by: str) -> None:
    studio, scene = seated(context, 1)
    studio.draw()
    if by == "key":
        studio.send(Key("r"))
    else:
        at = next(w.rect.centre for w in scene.recap.widgets if w.key == "replay")
        studio.send(PointerMove(*at), PointerDown(*at), PointerUp(*at))
    top = studio.stack.top
    assert isinstance(top, Screen) and isinstance(top.page, MomentsPage)
    assert top.page.playing and top.page.at == 0
    studio.send(Key("escape"))
    assert studio.stack.top is scene


def test_escape_puts_it_away(context: Context) -> None:
    studio, scene = seated(context, 1)
    studio.draw()
    studio.send(Key("escape"))
    assert studio.stack.top is scene and not scene.recap.is_shown


def test_the_chronicle_marks_all_that_was_missed(context: Context) -> None:
    _, scene = seated(context, 1)
    session = scene.model.session
    assert session.actor is not None
    missed = {row.entry + 1 for row in recap(session, session.actor).rows if row.owner}
    marked = {entry.number for entry in scene.model.view().chronicle.entries if entry.fresh}
    assert marked == missed and len(missed) > 4


def test_it_is_there_again_when_a_hint_has_been_put_away(context: Context) -> None:
    studio, scene = seated(context, 1)
    scene.model.advise(None)
    seen = []
    for _ in range(3):
        seen.append((scene.model.is_advised, scene.recap.is_shown))
        studio.send(Key("escape"))
    assert seen == [(True, True), (False, True), (False, False)]
