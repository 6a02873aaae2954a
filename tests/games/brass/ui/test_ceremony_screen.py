"""The ceremony under people's hands: it counts by itself, is hurried, ended and seen again."""

import pytest

from brass_desktop.games.brass.present.ceremony import is_scored
from brass_desktop.games.brass.ui.scenes.ceremony import (
    CeremonyPage,
    CeremonyScreen,
    ceremony_screen,
)
from brass_desktop.ui.context import Context
from brass_desktop.ui.window.input import Key, PointerDown, PointerMove, PointerUp
from tests.games.brass.ui.test_game_screen_inputs import Heard, click, opened
from workshop.shots.brass.positions import finished
from workshop.shots.studio import Studio


def ceremony(context: Context, heard: Heard) -> tuple[Studio, CeremonyScreen]:
    session = finished(2)
    index = next(n for n, entry in enumerate(session.log) if is_scored(entry.events))
    screen = ceremony_screen(context, session, index, heard.ready)
    return opened(context, screen), screen


def test_the_ceremony_counts_by_itself_and_waits_at_its_end(context: Context) -> None:
    heard = Heard()
    studio, screen = ceremony(context, heard)
    seen = [screen.shown]
    while screen.wake_after is not None:
        studio.stack.update(screen.wake_after)
        seen.append(screen.shown)
    assert seen == list(range(len(seen))) and len(seen) > 5
    assert not heard.calls
    studio.draw()
    studio.send(Key("enter"))
    assert heard.calls == ["ready"]


@pytest.mark.parametrize("how", ["key", "click", "button"])
def test_the_ceremony_is_hurried_by_anything(context: Context, how: str) -> None:
    studio, screen = ceremony(context, Heard())
    slow = screen.wake_after
    if how == "key":
        studio.send(Key("a"))
    elif how == "click":
        studio.send(PointerMove(640, 300), PointerDown(640, 300), PointerUp(640, 300))
    else:
        click(studio, "faster")
    fast = screen.wake_after
    assert slow is not None and fast is not None and fast < slow / 3


def test_escape_ends_the_ceremony_and_then_leads_on(context: Context) -> None:
    heard = Heard()
    studio, screen = ceremony(context, heard)
    studio.send(Key("escape"))
    assert screen.wake_after is None and not heard.calls
    studio.send(Key("escape"))
    assert heard.calls == ["ready"]


@pytest.mark.parametrize("still", [{"reduced_motion": True}, {"animation_percent": 0}])
def test_without_motion_the_ceremony_shows_its_end(
    context: Context, still: dict[str, object]
) -> None:
    context.settings.change(**still)
    _, screen = ceremony(context, Heard())
    assert screen.wake_after is None and screen.shown > 5


def test_points_rise_within_a_beat_and_places_are_exchanged_on_the_way(context: Context) -> None:
    studio, screen = ceremony(context, Heard())
    page = screen.page
    assert isinstance(page, CeremonyPage) and screen.wake_after is not None
    before = sum(standing.total for standing in page.standings())
    studio.stack.update(screen.wake_after)
    began = sum(standing.total for standing in page.standings())
    studio.stack.update(0.2)
    rising = sum(standing.total for standing in page.standings())
    studio.stack.update(1.0)
    risen = sum(standing.total for standing in page.standings())
    assert before == began < rising < risen


def test_the_counting_can_be_seen_once_more(context: Context) -> None:
    studio, screen = ceremony(context, Heard())
    studio.send(Key("escape"))
    assert screen.wake_after is None
    click(studio, "again")
    assert screen.shown == 0 and screen.wake_after is not None
