"""Whole games of Furnace by the players' command."""

import json
from dataclasses import replace

import pytest

from brass_desktop.__main__ import main
from brass_desktop.games import shelf

RECORD = replace(
    shelf.SHELF[0],
    id="furnace",
    family="furnace",
    options=("capitalists", "chain", "short"),
    stages=("auction", "production"),
    hidden_hands=False,
    game="brass_desktop.games.furnace.engine.game:furnace",
    bots="brass_desktop.games.furnace.bots.kit:furnace_bots",
    ledger="brass_desktop.games.furnace.present.text.ledger:COUNTED",
    spellings=(("rounds=3", "short", True), ("rounds=4", "short", False)),
)


@pytest.fixture(autouse=True)
def furnace_on_shelf(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shelf, "SHELF", (*shelf.SHELF[:2], RECORD))


def told(capsys: pytest.CaptureFixture[str], *words: str) -> dict[str, object]:
    assert main(["simulate", "--game", "furnace", *words, "--json"]) == 0
    read = json.loads(capsys.readouterr().out)
    assert isinstance(read, dict)
    assert read["errors"] == 0
    return read


@pytest.mark.rule("F-3.2", "F-3.4", "F-7.1")
@pytest.mark.parametrize(("players", "bids"), [(2, 32), (3, 48), (4, 64)])
def test_every_disc_of_every_player_is_bid_in_every_round(
    capsys: pytest.CaptureFixture[str], players: int, bids: int
) -> None:
    found = told(capsys, "--players", str(players), "--games", "12")
    assert (found["bids"], found["bids_per_game"]) == (12 * bids, [bids])
    assert found["mean_winner_score"] == found["mean_winner_vp"]
    if players == 2:
        assert (found["agent_bids"], found["agent_bids_per_game"]) == (12 * 16, [16])
    else:
        assert "agent_bids" not in found
    assert "cards" not in found, "nothing is paid with cards"


@pytest.mark.parametrize("option", ["rounds=3", "short", "short=yes"])
def test_three_rounds_may_be_said_as_people_say_it(
    capsys: pytest.CaptureFixture[str], option: str
) -> None:
    assert told(capsys, "--games", "3", "--option", option)["bids_per_game"] == [48]
    assert told(capsys, "--games", "3", "--option", "rounds=4")["bids_per_game"] == [64]


@pytest.mark.rule("F-8.5")
def test_a_fifth_disc_is_a_bid_too(capsys: pytest.CaptureFixture[str]) -> None:
    found = told(capsys, "--games", "12", "--option", "capitalists")
    assert found["bids_per_game"] == [64, 68], "four of the five capitalists are dealt"


@pytest.mark.parametrize("players", ["2", "3", "4"])
def test_all_options_together_run_clean(capsys: pytest.CaptureFixture[str], players: str) -> None:
    options = ("--option", "capitalists", "--option", "chain", "--option", "rounds=3")
    found = told(capsys, "--players", players, "--games", "8", *options)
    assert found["games"] == 8


def test_bids_are_printed_for_people(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "--game", "furnace", "--players", "2", "--games", "1"]) == 0
    printed = capsys.readouterr().out
    assert "bids per game: 32" in printed and "bids of the Agent per game: 16" in printed


def test_help_lists_the_options_of_every_game(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["simulate", "--help"])
    printed = " ".join(capsys.readouterr().out.split())
    assert "furnace: capitalists, chain, short, rounds=3, rounds=4" in printed


def test_other_numbers_of_rounds_are_refused_with_those_there_are(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert main(["simulate", "--game", "furnace", "--option", "rounds=5"]) == 2
    assert "rounds=3, rounds=4" in capsys.readouterr().err
