import pytest

from brass_desktop.__main__ import main
from brass_desktop.commands import SUBCOMMANDS
from brass_desktop.present.text.command_line import SUMMARIES


def test_every_subcommand_has_its_line_of_help() -> None:
    assert set(SUMMARIES) == set(SUBCOMMANDS)


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", ["usage: ", "options", "print a saved game"]),
        ("pl_PL.UTF-8", ["użycie: ", "opcje", "wypisuje zapis gry"]),
        ("ru_RU.UTF-8", ["использование: ", "параметры", "печатает сохранённую партию"]),
    ],
)
def test_help_speaks_the_language_of_the_terminal(
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    language: str,
    words: list[str],
) -> None:
    monkeypatch.setenv("LANGUAGE", language)
    with pytest.raises(SystemExit) as left:
        main(["--help"])
    assert left.value.code == 0
    told = capsys.readouterr().out
    for part in words:
        assert part in told
    monkeypatch.setenv("LANGUAGE", "en")
    with pytest.raises(SystemExit):
        main(["--version"])


@pytest.mark.parametrize("name", SUBCOMMANDS)
def test_no_help_of_a_subcommand_is_left_in_english(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], name: str
) -> None:
    told = {}
    for language in ("ru", "en"):
        monkeypatch.setenv("LANGUAGE", language)
        with pytest.raises(SystemExit):
            main([name, "--help"])
        told[language] = capsys.readouterr().out
    english = {line[2:].strip() for line in told["en"].splitlines() if len(line) > 30}
    russian = {line[2:].strip() for line in told["ru"].splitlines() if len(line) > 30}
    usage = {line for line in english if line.startswith("[") or "usage" in line}
    assert english & russian <= usage
