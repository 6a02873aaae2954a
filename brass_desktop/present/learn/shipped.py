"""The lessons that came with the program."""

from importlib.resources import files

from brass_desktop.present.learn.lesson import Lesson, read_lesson


def shipped_lessons(package: str, *folders: str) -> list[Lesson]:
    """Read the lessons in a folder of a package, in the order of their numbers."""
    folder = files(package).joinpath(*folders)
    entries = sorted(folder.iterdir(), key=lambda entry: entry.name)
    found = [entry for entry in entries if entry.name.endswith(".json")]
    return [read_lesson(entry.read_text(encoding="utf-8")) for entry in found]
