"""Every answer of the screens of a running game by mouse and by keyboard."""

from dataclasses import replace

import pytest

from brass_desktop import i18n
from brass_desktop.core.types import Seat
from brass_desktop.games import shelf
from brass_desktop.games.brass.present.motion.hearing import heard_at
from brass_desktop.games.brass.present.recap import recap_rows
from brass_desktop.games.brass.ui.scenes.moments import board_moments
from brass_desktop.ui.context import Context
from brass_desktop.ui.scenes.play.curtain import curtain_screen
from brass_desktop.ui.scenes.play.pause import PauseActions, pause_screen
from brass_desktop.ui.scenes.result.screen import ResultActions, result_screen
from brass_desktop.ui.scenes.rules.screen import RulesScreen, rules_screen
from brass_desktop.ui.scenes.settings.key_list import keys_screen
from brass_desktop.ui.scenes.settings.screen import SettingsPage
from brass_desktop.ui.table.moments import MOMENT_SECONDS, MomentsPage
from brass_desktop.ui.widgets.decor import Paragraph
from brass_desktop.ui.widgets.screen import Screen
from brass_desktop.ui.window.input import Key, PointerDown, PointerMove, PointerUp, Text, Wheel
from brass_desktop.ui.window.scene import Pop, Scene, SceneStack
from tests.ui.recording import top_screen
from workshop.shots.brass.positions import finished, position
from workshop.shots.studio import Studio

SIZE = (1280, 720)


class Heard:
    """Remembers what was called, in place of where a screen leads."""

    def __init__(self) -> None:
        self.calls: list[object] = []

    def __call__(self, *what: object) -> None:
        self.calls.append(what)

    def ready(self) -> Pop:
        self.calls.append("ready")
        return Pop()


def opened(context: Context, scene: Scene) -> Studio:
    studio = Studio(context, scene, SIZE)
    studio.draw()
    return studio


def click(studio: Studio, key: str) -> None:
    screen = top_screen(studio)
    pane, widget = next(
        (pane, widget) for pane in screen.form.panes for widget in pane.widgets if widget.key == key
    )
    x, y = pane.on_screen(widget.rect).centre
    studio.send(PointerMove(x, y), PointerDown(x, y), PointerUp(x, y))


@pytest.mark.parametrize("answer", ["enter", "space", "click"])
def test_the_curtain_opens_by_click_and_keys(context: Context, answer: str) -> None:
    session, heard = position(4, "middle"), Heard()
    assert session.actor is not None
    studio = opened(context, curtain_screen(context, session, session.actor, heard.ready))
    if answer == "click":
        click(studio, "ready")
    else:
        studio.send(Key(answer))
    assert heard.calls == ["ready"]
    assert studio.stack.top is None


def test_the_rows_of_the_recap_lead_to_their_moment_by_key_and_escape_to_the_menu(
    context: Context,
) -> None:
    session, heard = position(4, "middle"), Heard()
    assert session.actor is not None
    scene = curtain_screen(context, session, session.actor, Pop, on_menu=lambda: heard("menu"))
    studio = opened(context, scene)
    studio.focus("row2")
    studio.send(Key("enter"))
    page = top_screen(studio).page
    assert isinstance(page, MomentsPage) and page.at == 2
    studio.send(Key("escape"))
    assert studio.stack.top is scene and not heard.calls
    studio.send(Key("escape"))
    assert heard.calls == [("menu",)]


def test_a_curtain_hides_what_lies_below(context: Context) -> None:
    session = position(4, "middle")
    assert curtain_screen(context, session, Seat(0), Pop).opaque


def test_the_result_leads_everywhere(context: Context) -> None:
    heard = {name: Heard() for name in ("title", "rematch", "replay", "save")}
    studio = opened(context, result_screen(context, finished(4), ResultActions(**heard)))
    for name in heard:
        click(studio, name)
    studio.send(Key("escape"))
    assert [len(found.calls) for found in heard.values()] == [2, 1, 1, 1]


def test_a_result_without_a_rematch_leads_to_the_title(context: Context) -> None:
    studio = opened(context, result_screen(context, finished(2), ResultActions(Pop, Pop, Pop)))
    keys = [widget.key for widget in top_screen(studio).form.widgets]
    assert keys == ["replay", "save", "title"]
    studio.send(Key("enter"))
    assert studio.stack.top is None


def rules_offset(studio: Studio) -> float:
    return next(p.offset for p in top_screen(studio).form.panes if p.key == "text")


def test_the_rules_open_at_a_clause(context: Context) -> None:
    studio = opened(context, rules_screen(context, "B-16.2"))
    screen = studio.stack.top
    assert isinstance(screen, RulesScreen)
    pane = next(p for p in screen.form.panes if p.key == "text")
    assert pane.window is not None
    lit = next(item for item in pane.decor if getattr(item, "lit", False))
    assert pane.window.contains(pane.on_screen(lit.rect))


def test_the_rules_scroll_by_wheel_and_keys_and_jump_by_contents(context: Context) -> None:
    studio = opened(context, rules_screen(context))
    assert rules_offset(studio) == 0
    studio.send(Key("down"))
    by_key = rules_offset(studio)
    studio.send(Key("pagedown"))
    by_page = rules_offset(studio)
    studio.send(Wheel(900, 400, 0, -2))
    by_wheel = rules_offset(studio)
    assert 0 < by_key < by_page < by_wheel
    click(studio, "section.B-3")
    assert by_wheel != rules_offset(studio) > 0
    studio.send(Key("pageup"), Key("pageup"), Key("pageup"), Key("pageup"))
    assert rules_offset(studio) == 0


def test_typing_filters_the_rules_and_escape_clears_before_it_leaves(context: Context) -> None:
    studio = opened(context, rules_screen(context))

    def clauses() -> int:
        pane = next(p for p in top_screen(studio).form.panes if p.key == "text")
        return len(pane.decor)

    everything = clauses()
    studio.send(Text("farm brewery"))
    assert 0 < clauses() < everything
    studio.send(Text(" zzz"))
    assert clauses() == 1
    studio.send(Key("escape"))
    assert clauses() == everything
    studio.send(Key("escape"))
    assert studio.stack.top is None


def pause(context: Context, heard: Heard) -> Studio:
    actions = PauseActions(
        play_on=Pop,
        save=lambda: heard("save"),
        load=lambda: heard("load"),
        leave=lambda: heard("leave"),
        give_up=lambda: heard("give_up"),
        change_seat=heard,
    )
    return opened(context, pause_screen(context, position(4, "middle"), actions))


@pytest.mark.parametrize("key", ["escape", "f10", "enter"])
def test_the_pause_menu_ends_by_its_keys(context: Context, key: str) -> None:
    studio = pause(context, Heard())
    studio.send(Key(key))
    assert studio.stack.top is None


@pytest.mark.parametrize(("entry", "keys"), [("leave", ()), ("give_up", (Key("tab"),))])
def test_what_cannot_be_taken_back_is_asked_first(
    context: Context, entry: str, keys: tuple[Key, ...]
) -> None:
    heard = Heard()
    studio = pause(context, heard)
    click(studio, entry)
    assert not heard.calls
    studio.send(Key("escape"))
    assert not heard.calls
    click(studio, entry)
    studio.send(*keys, Key("enter"))
    assert heard.calls == [(entry,)]


def test_giving_up_is_not_what_enter_does(context: Context) -> None:
    heard = Heard()
    studio = pause(context, heard)
    click(studio, "give_up")
    studio.send(Key("enter"))
    assert not heard.calls and top_screen(studio).form.focus_key == "continue"


def test_a_clicked_button_leaves_enter_to_the_brass_one(context: Context) -> None:
    studio = pause(context, Heard())
    click(studio, "save")
    studio.send(Key("enter"))
    assert studio.stack.top is None, "it plays on"


def test_the_pause_menu_leads_to_settings_rules_and_keys(context: Context) -> None:
    studio = pause(context, Heard())
    click(studio, "settings")
    assert isinstance(top_screen(studio).page, SettingsPage)
    studio.send(Key("escape"))
    click(studio, "rules")
    assert isinstance(studio.stack.top, RulesScreen)
    studio.send(Key("escape"), Key("?"))
    assert len(studio.stack.visible) == 2
    studio.send(Key("escape"), Key("escape"))
    assert studio.stack.top is None


def test_a_seat_changes_hands_in_the_pause_menu(context: Context) -> None:
    heard = Heard()
    studio = pause(context, heard)
    studio.focus("seat0")
    studio.send(Key("right"))
    assert heard.calls == [(Seat(0), "apprentice")]


def entries(context: Context, change_seat: Heard | None) -> list[str]:
    actions = PauseActions(*(Pop,) * 5, change_seat=change_seat)
    studio = opened(context, pause_screen(context, position(4, "middle"), actions))
    return [widget.key for widget in top_screen(studio).form.widgets]


def test_who_plays_is_asked_only_where_seats_can_change_and_bots_can_play(
    context: Context, monkeypatch: pytest.MonkeyPatch
) -> None:
    bare = ["continue", "save", "load", "settings", "rules", "keys", "leave", "give_up"]
    seats = [f"seat{seat}" for seat in range(4)]
    assert entries(context, None) == bare
    assert sorted(set(entries(context, Heard())) - set(bare)) == seats
    monkeypatch.setattr(shelf, "SHELF", (replace(shelf.SHELF[0], levels=()),))
    assert entries(context, Heard()) == bare


def test_the_key_list_closes_by_any_of_its_keys(context: Context) -> None:
    for key in ("escape", "?", "enter"):
        scene = keys_screen(context, "birmingham")
        assert isinstance(scene, Screen)
        studio = opened(context, scene)
        studio.send(Key(key))
        assert studio.stack.top is None


def look_back(context: Context) -> tuple[Studio, MomentsPage]:
    session = position(4, "middle")
    assert session.actor is not None
    studio = opened(context, curtain_screen(context, session, session.actor, Pop))
    click(studio, "row1")
    page = top_screen(studio).page
    assert isinstance(page, MomentsPage)
    return studio, page


def test_the_curtain_shows_moments_by_click(context: Context) -> None:
    studio, page = look_back(context)
    assert page.at == 1 and len(studio.stack.visible) == 1
    studio.send(Key("enter"))
    assert page.at == 2
    click(studio, "previous")
    click(studio, "row0")
    assert page.at == 0
    studio.send(Key("escape"))
    click(studio, "ready")
    assert studio.stack.top is None


def test_the_look_back_plays_to_its_end(context: Context) -> None:
    studio, page = look_back(context)
    click(studio, "play")
    seen = [page.at]
    while page.playing:
        studio.stack.update(0.0)
        wait = studio.stack.wake_after()
        assert wait is not None
        studio.stack.update(wait)
        # It wakes for its sounds too.
        if page.at != seen[-1]:
            seen.append(page.at)
    assert seen == list(range(1, len(seen) + 1)) and page.is_last
    studio.draw()
    click(studio, "play")
    assert page.at == 0
    click(studio, "pause")
    assert not page.playing


def test_the_last_moment_has_no_next_and_is_left_by_enter(context: Context) -> None:
    studio, page = look_back(context)
    while not page.is_last:
        studio.send(Key("enter"))
    enabled = {w.key: w.state.enabled for w in top_screen(studio).form.widgets}
    assert not enabled["next"] and enabled["previous"]
    assert top_screen(studio).form.focus_key == "done"
    page.go(0)
    studio.draw()
    assert not next(w for w in top_screen(studio).form.widgets if w.key == "previous").state.enabled


@pytest.mark.parametrize("language", ["en", "pl", "ru"])
def test_a_moment_from_the_chronicle_is_in_sight_with_all_its_details(
    context: Context, language: str
) -> None:
    i18n.use_language(language, context.locale)
    session = finished(4)
    rows = recap_rows(session, Seat(0), 0)
    at = max(range(len(rows)), key=lambda n: len(rows[n].detail))
    for number in (at, len(rows) - 1):
        studio = opened(context, board_moments(session, rows, number))
        form = top_screen(studio).form
        pane = next(pane for pane in form.panes if pane.key == "rows")
        row = next(w for w in pane.widgets if w.key == f"row{number}")
        assert pane.window is not None
        seen = pane.on_screen(row.rect)
        assert pane.window.y <= seen.y and seen.bottom <= pane.window.bottom + 1
    studio = opened(context, board_moments(session, rows, at))
    detail = next(p for p in top_screen(studio).form.panes if p.key == f"detail{at}")
    (words,) = detail.decor
    assert isinstance(words, Paragraph)
    assert " ".join(words.lines).split() == rows[at].detail.split()
    assert detail.window is not None
    assert detail.window.bottom < 720
    assert detail.reach == 0 or detail.roll(-9)


def test_moments_are_heard_one_after_another() -> None:
    session = finished(4)
    rows = recap_rows(session, Seat(0), 0)[:3]
    heard: list[str] = []
    scene = board_moments(session, rows, 0, playing=True)
    stack = SceneStack(scene, heard.append)
    for row in rows:
        for _ in range(int(MOMENT_SECONDS * 60)):
            stack.update(1 / 60)
        expected = {cue.sound for cue in heard_at(session, row.entry)}
        assert expected <= set(heard), row
        heard.clear()
        stack.update(2 / 60)
