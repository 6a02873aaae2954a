"""What a command says of an error that nobody expected."""

from brass_desktop.commands.console import EXIT_FAILED, LONGEST_ECHO, complain, one_line
from brass_desktop.present.text import errors
from brass_desktop.services.crash import write_report
from brass_desktop.services.paths import find_places


def report(error: Exception) -> int:
    """Tell it in a sentence and give the exit code; the traceback is in the report."""
    path = write_report(error, find_places().reports)
    what = errors.WHAT(error=one_line(repr(error), LONGEST_ECHO))
    complain(f"{what} {errors.NO_REPORT() if path is None else errors.REPORT(path=path)}")
    return EXIT_FAILED
