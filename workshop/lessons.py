"""Play every lesson without a window: what it wants, its tries, its guesses, and its check."""

from argparse import ArgumentParser, Namespace

from brass_desktop.games import shelf
from brass_desktop.present.learn.lesson import Lesson, LessonPick
from brass_desktop.present.learn.run import LEARNER, LessonRun
from brass_desktop.present.learn.teacher import LessonTable, Teacher
from brass_desktop.present.outcome import Refused
from brass_desktop.ui.scenes.learn.lesson_ui import LessonUi, lessons_of


def configure(parser: ArgumentParser) -> None:
    """Take the game to be taught."""
    parser.add_argument("--game", help="only the lessons of this game")


def run(arguments: Namespace) -> int:
    """Print a line for each lesson and a closing count; 1 if any goes wrong."""
    played = failed = 0
    for info in shelf.SHELF:
        ui = lessons_of(info) if arguments.game in (None, info.id) else None
        for lesson in ui.teacher.lessons() if ui is not None else ():
            assert ui is not None
            wrong = faults(ui, lesson)
            played, failed = played + 1, failed + bool(wrong)
            told = "; ".join(wrong) or f"{len(lesson.steps)} steps, as planned"
            print(f"{lesson.id}: {told}")
    print(f"{played - failed} passed, {failed} failed")
    return 1 if failed else 0


def begin(ui: LessonUi, lesson: Lesson) -> tuple[LessonRun, LessonTable]:
    """Sit down to a lesson without a picture."""
    session = ui.teacher.sit_down(lesson)
    table = ui.model(session)
    table.show_to(LEARNER)
    return LessonRun(lesson, ui.teacher, session, table), table


def faults(ui: LessonUi, lesson: Lesson) -> list[str]:
    """Play a lesson as it wants to be played, and tell what does not go as planned."""
    wrong = []
    run, table = begin(ui, lesson)
    for step in lesson.steps:
        for attempt in step.tries:
            wrong += _unlike(ui.teacher, run, table, attempt)
        for guess in step.answers:
            run.mean(ui.teacher.intents(table, guess)[0])
        for pick in step.want:
            wrong += _unlike(ui.teacher, run, table, pick)
        if not step.want:
            run.go_on()
    if not run.is_done:
        wrong.append(f"it stays at step {run.step.id}")
    elif not run.is_right:
        wrong.append("its check does not hold")
    return wrong


def _unlike(teacher: Teacher, run: LessonRun, table: LessonTable, pick: LessonPick) -> list[str]:
    """Tell how the answer of the table differs from what the lesson says."""
    outcome = run.mean(teacher.intents(table, pick)[0])
    clause = outcome.refusal.clause if isinstance(outcome, Refused) else ""
    if clause == pick.refusal:
        return []
    return [f"{pick.pick} {pick.value}: {clause or 'no refusal'}, not {pick.refusal or 'none'}"]
