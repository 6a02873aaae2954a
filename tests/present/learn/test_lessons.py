"""Every lesson, played without a window: its position, what it wants, its tries, its way back."""

import pytest

from brass_desktop.core.types import Seat
from brass_desktop.games.brass.birmingham.position import BirminghamPosition
from brass_desktop.games.brass.present.lessons.teacher import BrassTeacher
from brass_desktop.games.brass.present.play.model import BrassTable
from brass_desktop.games.shelf import find
from brass_desktop.present.learn.lesson import Lesson
from brass_desktop.present.learn.run import LEARNER, LessonRun
from brass_desktop.present.outcome import Refused

TEACHER = BrassTeacher(find("birmingham"), BirminghamPosition)
LESSONS = {lesson.id: lesson for lesson in TEACHER.lessons()}
MOST_WORDS = 22


def begin(lesson: Lesson) -> tuple[LessonRun, BrassTable]:
    session = TEACHER.sit_down(lesson)
    table = BrassTable(session, LEARNER)
    return LessonRun(lesson, TEACHER, session, table), table


def to_step(lesson: Lesson, step: int) -> tuple[LessonRun, BrassTable]:
    run, table = begin(lesson)
    for _ in range(step):
        run.skip()
    assert run.at == step
    return run, table


STEPS = [(lesson.id, at) for lesson in LESSONS.values() for at in range(len(lesson.steps))]


@pytest.mark.parametrize("name", LESSONS)
def test_playing_only_what_is_wanted_reaches_the_check(name: str) -> None:
    run, table = begin(LESSONS[name])
    for at, step in enumerate(LESSONS[name].steps):
        assert run.at == at
        for wanted in step.want:
            outcome = run.mean(TEACHER.intents(table, wanted)[0])
            refused = outcome.refusal.clause if isinstance(outcome, Refused) else ""
            assert refused == wanted.refusal, f"step {step.id}, {wanted}"
        for guess in step.answers:
            run.mean(TEACHER.intents(table, guess)[0])
            assert run.key == f"{step.id}.guess.{guess.value}", "every guess has its line"
        if not step.want:
            run.go_on()
    assert run.is_done and run.is_right
    assert run.ticked == LESSONS[name].goal


@pytest.mark.parametrize(("name", "at"), STEPS)
def test_every_try_is_refused_as_the_step_says(name: str, at: int) -> None:
    for number, attempt in enumerate(LESSONS[name].steps[at].tries):
        run, table = to_step(LESSONS[name], at)
        digest = table.session.game.digest(table.session.state)
        outcome = run.mean(TEACHER.intents(table, attempt)[0])
        assert isinstance(outcome, Refused), f"try {number} is not refused"
        assert outcome.refusal.clause == attempt.refusal
        assert run.key == f"{run.step.id}.try.{attempt.refusal}", "the try has its line"
        assert run.at == at and table.session.game.digest(table.session.state) == digest


@pytest.mark.parametrize(("name", "at"), STEPS)
def test_every_other_legal_pick_is_answered_and_changes_nothing(name: str, at: int) -> None:
    lesson = LESSONS[name]
    _, table = to_step(lesson, at)
    wanted = [TEACHER.intents(table, pick)[0] for pick in lesson.steps[at].want[:1]]
    for intent in [one for one in table.lit() if one not in wanted]:
        run, table = to_step(lesson, at)
        before, log = table.making, len(table.session.log)
        run.mean(intent)
        assert (run.at, table.making, len(table.session.log)) == (at, before, log), intent
        if lesson.steps[at].kind not in ("read", "watch"):
            assert run.key != lesson.steps[at].id, f"{intent} is not answered in step {at}"


@pytest.mark.parametrize(("name", "at"), [step for step in STEPS if step[1]])
def test_back_restores_the_table_of_the_step_before(name: str, at: int) -> None:
    run, table = to_step(LESSONS[name], at - 1)
    before = (table.session.game.digest(table.session.state), table.making)
    run.skip()
    run.back()
    assert run.at == at - 1
    assert (table.session.game.digest(table.session.state), table.making) == before
    assert table.viewer == Seat(0)


@pytest.mark.parametrize("name", LESSONS)
def test_its_sentences_are_there_and_short(name: str) -> None:
    lesson, words = LESSONS[name], TEACHER.words(LESSONS[name])
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
