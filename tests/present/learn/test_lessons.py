"""Every lesson, played without a window: its position, what it wants, its tries, its way back."""

import pytest

from brass_desktop.core.session import AnySession
from brass_desktop.core.types import Seat
from brass_desktop.games.shelf import SHELF
from brass_desktop.present.learn.lesson import Lesson
from brass_desktop.present.learn.run import LEARNER, LessonRun
from brass_desktop.present.learn.teacher import LessonTable
from brass_desktop.present.learn.texts import LessonTexts
from brass_desktop.present.outcome import Refused
from brass_desktop.ui.scenes.learn.lesson_ui import LessonUi, lessons_of

TAUGHT = {info.id: ui for info in SHELF if (ui := lessons_of(info)) is not None}
LESSONS = {lesson.id: lesson for ui in TAUGHT.values() for lesson in ui.teacher.lessons()}
MOST_WORDS = 22


def ui_of(lesson: Lesson) -> LessonUi:
    return TAUGHT[lesson.game]


def begin(lesson: Lesson) -> tuple[LessonRun, LessonTable, AnySession]:
    ui = ui_of(lesson)
    session = ui.teacher.sit_down(lesson)
    table = ui.model(session)
    table.show_to(LEARNER)
    return LessonRun(lesson, ui.teacher, session, table), table, session


def to_step(lesson: Lesson, step: int) -> tuple[LessonRun, LessonTable, AnySession]:
    run, table, session = begin(lesson)
    for _ in range(step):
        run.skip()
    assert run.at == step
    return run, table, session


STEPS = [(lesson.id, at) for lesson in LESSONS.values() for at in range(len(lesson.steps))]


@pytest.mark.parametrize("name", LESSONS)
def test_playing_only_what_is_wanted_reaches_the_check(name: str) -> None:
    run, table, _ = begin(LESSONS[name])
    teacher = ui_of(LESSONS[name]).teacher
    for at, step in enumerate(LESSONS[name].steps):
        assert run.at == at
        for wanted in step.want:
            outcome = run.mean(teacher.intents(table, wanted)[0])
            refused = outcome.refusal.clause if isinstance(outcome, Refused) else ""
            assert refused == wanted.refusal, f"step {step.id}, {wanted}"
        for guess in step.answers:
            run.mean(teacher.intents(table, guess)[0])
            assert run.key == f"{step.id}.guess.{guess.value}", "every guess has its line"
        if not step.want:
            run.go_on()
    assert run.is_done and run.is_right
    assert run.ticked == LESSONS[name].goal


@pytest.mark.parametrize(("name", "at"), STEPS)
def test_every_try_is_refused_as_the_step_says(name: str, at: int) -> None:
    teacher = ui_of(LESSONS[name]).teacher
    for number, attempt in enumerate(LESSONS[name].steps[at].tries):
        run, table, session = to_step(LESSONS[name], at)
        digest = session.game.digest(session.state)
        outcome = run.mean(teacher.intents(table, attempt)[0])
        assert isinstance(outcome, Refused), f"try {number} is not refused"
        assert outcome.refusal.clause == attempt.refusal
        assert run.key == f"{run.step.id}.try.{attempt.refusal}", "the try has its line"
        assert run.at == at and session.game.digest(session.state) == digest


@pytest.mark.parametrize(("name", "at"), STEPS)
def test_every_other_legal_pick_is_answered_and_changes_nothing(name: str, at: int) -> None:
    lesson, teacher = LESSONS[name], ui_of(LESSONS[name]).teacher
    _, table, _ = to_step(lesson, at)
    wanted = [teacher.intents(table, pick)[0] for pick in lesson.steps[at].want[:1]]
    for intent in [one for one in table.lit() if one not in wanted]:
        run, table, session = to_step(lesson, at)
        before, log = table.making, len(session.log)
        run.mean(intent)
        assert (run.at, table.making, len(session.log)) == (at, before, log), intent
        if lesson.steps[at].kind not in ("read", "watch"):
            assert run.key != lesson.steps[at].id, f"{intent} is not answered in step {at}"


@pytest.mark.parametrize(("name", "at"), [step for step in STEPS if step[1]])
def test_back_restores_the_table_of_the_step_before(name: str, at: int) -> None:
    run, table, session = to_step(LESSONS[name], at - 1)
    before = (session.game.digest(session.state), table.making)
    run.skip()
    run.back()
    assert run.at == at - 1
    assert (session.game.digest(session.state), table.making) == before
    assert table.viewer == Seat(0)


@pytest.mark.parametrize("name", LESSONS)
def test_its_sentences_are_there_and_short(name: str) -> None:
    lesson, words = LESSONS[name], ui_of(LESSONS[name]).teacher.words(LESSONS[name])
    assert isinstance(words, LessonTexts)
    assert set(words.ticks) == set(lesson.goal)
    assert 0 <= lesson.right < len(words.answers)
    for step in lesson.steps:
        keys = [step.id, *(f"{step.id}.try.{one.refusal}" for one in step.tries)]
        if step.kind in ("do", "provoke", "free"):
            keys += [f"{step.id}.other", f"{step.id}.hint"]
        missing = [key for key in keys if words.line(key) is None]
        assert not missing, f"{name}: no line for {missing}"
    long = [line.text for line in words.lines.values() if len(line.text.split()) > MOST_WORDS]
    assert not long
    known = {step.id for step in lesson.steps}
    assert {key.partition(".")[0] for key in words.lines} == known, "a line of a step that is not"
