from pathlib import Path

from brass_desktop import __version__
from brass_desktop.services.crash import write_report


def failure() -> Exception:
    try:
        raise LookupError("no such slot")
    except LookupError as error:
        return error


def test_a_report_says_what_happened_where_and_with_which_versions(tmp_path: Path) -> None:
    path = write_report(failure(), tmp_path / "reports", {"Save": '{"schema": 1}'})
    assert path is not None
    text = path.read_text(encoding="utf-8")
    for part in (__version__, "LookupError: no such slot", "test_crash.py", "pygame-ce"):
        assert part in text
    assert text.endswith('--- Save ---\n{"schema": 1}\n')


def test_reports_of_one_second_do_not_replace_each_other(tmp_path: Path) -> None:
    paths = {write_report(failure(), tmp_path) for _ in range(3)}
    assert len(paths) == 3


def test_a_report_that_cannot_be_written_is_no_second_error(tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.touch()
    assert write_report(failure(), blocked / "reports") is None
