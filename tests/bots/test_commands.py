"""The players' commands play whatever is on the shelf, and say what they cannot."""

import json

import pytest

from brass_desktop import i18n
from brass_desktop.__main__ import main
from brass_desktop.games.shelf import SHELF
from workshop.translating.catalogues import LOCALE

pytestmark = pytest.mark.usefixtures("matches_on_shelf")


def told(capsys: pytest.CaptureFixture[str], *words: str) -> dict[str, object]:
    assert main([*words, "--json"]) == 0
    read = json.loads(capsys.readouterr().out)
    assert isinstance(read, dict)
    return read


@pytest.mark.parametrize(("players", "actions"), [(2, 78), (3, 105), (4, 124)])
def test_a_simulation_counts_what_people_would_count(
    capsys: pytest.CaptureFixture[str], players: int, actions: int
) -> None:
    found = told(capsys, "simulate", "--players", str(players), "--games", "3")
    assert (found["errors"], found["actions_per_game"]) == (0, [actions])


@pytest.mark.rule("L-3.3", "L-5.4")
@pytest.mark.parametrize(("players", "cards"), [(2, 78), (3, 117), (4, 124)])
def test_a_build_with_two_cards_is_one_action(
    capsys: pytest.CaptureFixture[str], players: int, cards: int
) -> None:
    words = ("--game", "lancashire", "--players", str(players), "--games", "6")
    found = told(capsys, "simulate", *words)
    assert (found["errors"], found["cards_per_game"], found["cards"]) == (0, [cards], 6 * cards)
    counts = found["actions_per_game"]
    assert isinstance(counts, list) and max(counts) < cards


def test_the_cards_of_a_simulation_are_printed(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "--game", "lancashire", "--games", "1"]) == 0
    assert "cards per game: 124" in capsys.readouterr().out
    assert main(["simulate", "--game", "matches", "--games", "1"]) == 0
    printed = capsys.readouterr().out
    assert "cards" not in printed and "matches taken per game: 11" in printed


@pytest.mark.parametrize(
    ("option", "actions"),
    [("introductory", 60), ("introductory=yes", 60), ("introductory=no", 124)],
)
def test_an_option_of_the_game_is_played(
    capsys: pytest.CaptureFixture[str], option: str, actions: int
) -> None:
    found = told(capsys, "simulate", "--games", "1", "--option", option)
    assert found["actions_per_game"] == [actions]


@pytest.mark.parametrize("bots", ["random", "greedy"])
def test_another_game_is_simulated(capsys: pytest.CaptureFixture[str], bots: str) -> None:
    words = ("--game", "matches", "--games", "5", "--bots", bots)
    found = told(capsys, "simulate", *words)
    counts = found["actions_per_game"]
    assert (found["games"], found["errors"], found["mean_winner_vp"]) == (5, 0, 1.0)
    assert (found["mean_winner_score"], found["taken"]) == (1.0, 10 + 11 + 12 + 13 + 14)
    assert isinstance(counts, list)
    assert counts == [10, 11, 12, 13, 14] if bots == "greedy" else all(5 <= n <= 14 for n in counts)


def test_another_game_is_played_in_the_arena(capsys: pytest.CaptureFixture[str]) -> None:
    words = ("--game", "matches", "--games", "4", "--seats", "sage,child", "--calibration")
    found = told(capsys, "arena", *words)
    entrants, calibration = found["entrants"], found["calibration"]
    assert isinstance(entrants, dict) and isinstance(calibration, dict)
    assert entrants["sage"]["wins"][0] > entrants["child"]["wins"][0]
    assert entrants["sage"]["nodes"] < 10, "an end of a turn is not thought about"
    assert set(calibration) == {"taken"}


def test_the_strongest_level_plays_unless_told(capsys: pytest.CaptureFixture[str]) -> None:
    assert told(capsys, "arena", "--game", "matches", "--games", "1")["seats"] == ["sage", "sage"]


def test_a_level_of_another_game_is_changed_by_its_own_numbers(
    capsys: pytest.CaptureFixture[str],
) -> None:
    words = ("--game", "matches", "--games", "2", "--seats", "sage,child:modulus=3#taught")
    found = told(capsys, "arena", *words)
    entrants = found["entrants"]
    assert isinstance(entrants, dict)
    assert entrants["sage"]["parameters"] == entrants["taught"]["parameters"]


def test_another_game_has_a_release_table_and_words(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["arena", "--game", "matches", "--release"]) == 0
    assert "everything holds" in capsys.readouterr().out
    assert main(["arena", "--game", "matches", "--games", "1", "--calibration"]) == 0
    assert "matches taken" in capsys.readouterr().out


@pytest.mark.parametrize("command", ["simulate", "arena"])
@pytest.mark.parametrize(
    ("words", "named"),
    [
        ("--game chess", "birmingham, lancashire, furnace, matches"),
        ("--option speed", "introductory, seated_order"),
        ("--option introductory=maybe", "neither yes nor no"),
        ("--option introductory=", "neither yes nor no"),
        ("--players 7", "2, 3, 4"),
        ("--game matches --players 3", "played by 2"),
        ("--game matches --option introductory", "none at all"),
    ],
)
def test_what_there_is_not_gets_one_sentence_and_code_2(
    capsys: pytest.CaptureFixture[str], command: str, words: str, named: str
) -> None:
    assert main([command, *words.split()]) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert named in said.err
    assert len(said.err.splitlines()) == 1


def test_a_level_of_another_game_is_unknown(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["arena", "--game", "matches", "--seats", "magnate"]) == 2
    assert "child, sage" in capsys.readouterr().err


def test_help_names_the_games(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["simulate", "--help"])
    helped = " ".join(capsys.readouterr().out.split())
    assert ", ".join([*(info.id for info in SHELF), "matches"]) in helped


@pytest.mark.parametrize("language", ["pl", "ru"])
def test_the_sentence_is_said_in_the_language_of_the_terminal(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], language: str
) -> None:
    sentences = []
    for spoken in (language, "en"):
        monkeypatch.setenv("LANGUAGE", spoken)
        for words in ("--game chess", "--option speed", "--option introductory=2", "--players 9"):
            assert main(["simulate", *words.split()]) == 2
        sentences.append(capsys.readouterr().err.splitlines())
    i18n.use_language("en", LOCALE)
    assert not set(sentences[0]) & set(sentences[1])
