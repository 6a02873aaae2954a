from dataclasses import dataclass, replace
from datetime import UTC, datetime, timedelta, timezone
from typing import get_args

import pytest

from brass_desktop.core.errors import CorruptSave, SaveError, UnsupportedVersion
from brass_desktop.core.savefile import Head, SavedPlayer, save_session
from brass_desktop.core.types import Player
from brass_desktop.games import shelf
from brass_desktop.games.shelf import SHELF
from brass_desktop.i18n.wording import wordings
from brass_desktop.present import savelist
from brass_desktop.present.dates import begun_text, date_text
from brass_desktop.present.savelist import Shelf
from brass_desktop.present.saverow import row_of
from brass_desktop.present.seating import seated
from brass_desktop.present.text.keeping import ADVICE, SETTINGS_UNWRITTEN
from brass_desktop.present.text.saves import FAILURES, PROBLEMS
from brass_desktop.services.failure import FailureCode
from brass_desktop.services.foreign import Unread
from tests.games_at_hand import COLOURS, session_of
from tests.samples.shelves import FIRST, THREE

NOW = datetime(2026, 11, 16, 21, 30, tzinfo=UTC)


@dataclass(frozen=True)
class Game:
    title: str
    head: Head | None
    saved: float = NOW.timestamp()
    kind: str = "saved"
    problem: SaveError | None = None
    cut: bool = False


def head_of(players: int = 2, actions: int = 30, title: str = "Table") -> Head:
    session = session_of(players, actions)
    session.elapsed = 4080
    begun = (NOW - timedelta(hours=2)).isoformat()
    save = save_session(session, title=title, program="1", created=begun, saved=NOW.isoformat())
    return Head.model_validate(save.model_dump(exclude={"actions", "result"}))


@pytest.mark.parametrize(
    ("ago", "words"),
    [
        (timedelta(minutes=16), "Today, 21:14"),
        (timedelta(hours=22), "Yesterday, 23:30"),
        (timedelta(days=4), "12 Nov 2026"),
        (timedelta(days=400), "12 Oct 2025"),
    ],
)
def test_dates_are_said_as_people_say_them(ago: timedelta, words: str) -> None:
    assert date_text((NOW - ago).timestamp(), NOW) == words


@pytest.mark.parametrize("moment", [1e18, float("inf"), -1e18])
def test_an_impossible_date_is_left_out(moment: float) -> None:
    assert date_text(moment, NOW) == ""


@pytest.mark.parametrize(
    "date",
    [
        "0001-01-01T00:00:00+23:59",
        "9999-12-31T23:59:59-23:59",
        "0001-01-01",
        "tomorrow",
        "",
        "2026-11-16T21:00:00+00:00:00.000001",
    ],
)
def test_a_file_may_name_any_date_for_its_beginning(date: str) -> None:
    for zone in (UTC, timezone(timedelta(hours=14)), timezone(timedelta(hours=-12))):
        begun_text(date, NOW.astimezone(zone))


def test_a_running_game_tells_round_and_whose_turn() -> None:
    head = head_of(3, 20)
    game = Game("Table", head)
    name = head.preview.players[head.preview.to_play or 0].name
    assert savelist.state_line(game) == (
        f"Canal era, round {head.preview.round} of 9 · {name} to play"
    )
    assert wordings(savelist.facts_line(game, NOW)) == (
        "Birmingham · Full game · 3 seats · begun today, 19:30 · 1 h 08 min played",
        "Full game · 3 seats · begun today, 19:30 · 1 h 08 min played",
    )
    assert [line.colour for line in savelist.seat_lines(game)] == list(savelist.owners(game))


def test_a_finished_game_tells_who_won() -> None:
    head = head_of(2, 9_999)
    winner = head.preview.winners[0]
    points = head.preview.scores[winner]
    line = savelist.state_line(Game("Table", head))
    assert line == f"Finished · {head.preview.players[winner].name} won with {points} VP"
    assert savelist.chip(Game("Table", head, kind="autosave")) == "Finished"
    assert savelist.chip(Game("Table", head, kind="autosave", cut=True)) == "Incomplete"


def test_a_file_that_cannot_be_read_says_why() -> None:
    game = Game("old", None, problem=CorruptSave("x", "newer"))
    assert "newer version" in savelist.state_line(game)
    assert savelist.chip(game) == "Damaged"
    assert savelist.owners(game) == ()


def test_a_preview_that_lies_is_shown_without_harm() -> None:
    head = head_of()
    player = SavedPlayer(name="", colour="plaid", character="nobody", control="wizard")
    preview = head.preview.model_copy(
        update={
            "players": [player],
            "order": [5, 5],
            "to_play": 9,
            "winners": [7],
            "finished": True,
            "scores": [],
            "money": [],
            "stage": "steam",
        }
    )
    game = Game("x", head.model_copy(update={"preview": preview, "created": "never"}))
    assert savelist.state_line(game) == "Finished"
    assert savelist.owners(game) == ()
    assert len(savelist.seat_lines(game)) == 1
    running = preview.model_copy(update={"finished": False})
    other = replace(game, head=head.model_copy(update={"preview": running}))
    assert savelist.state_line(other).startswith("Round")


@pytest.mark.parametrize(
    ("said", "code", "words"),
    [
        ({"game": "chess"}, "other_game", "does not have the game"),
        ({"rules_version": 9}, "other_rules", "another version of the rules"),
    ],
)
def test_a_game_this_program_cannot_play_says_so(
    said: dict[str, object], code: str, words: str
) -> None:
    problem = UnsupportedVersion("x", code)
    game = Game("theirs", head_of().model_copy(update=said), problem=problem)
    for line in (savelist.state_line(game), savelist.named_line(game), savelist.short_line(game)):
        assert words in line
    assert savelist.chip(game) == "Other version"
    assert savelist.facts_line(game, NOW).startswith("2 seats")
    assert savelist.owners(game) == ()
    assert [line.mark for line in savelist.seat_lines(game)] == ["", ""]
    assert Shelf(query="theirs", sort="progress").arranged([game], searched) == [game]


def test_among_several_games_each_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    head = head_of(3, 20)
    game = Game("Table", head)
    monkeypatch.setattr(shelf, "SHELF", (FIRST,))
    assert savelist.emblem(game) == ""
    assert savelist.named_line(game) == savelist.state_line(game)
    monkeypatch.setattr(shelf, "SHELF", THREE)
    assert savelist.named_line(game) == f"Birmingham · {savelist.state_line(game)}"
    assert savelist.facts_line(game, NOW).startswith("Birmingham · Full game · 3 seats")
    assert savelist.emblem(game) == "steam-locomotive"
    setup = head.setup.model_copy(update={"options": {"short": True, "chain": True}})
    other = Game("Other", head.model_copy(update={"game": "open", "setup": setup}))
    assert savelist.facts_line(other, NOW).startswith("Furnace · Short game · 3 seats")
    assert savelist.emblem(other) == "anvil"
    games = [game, other]
    assert Shelf(query="furnace").arranged(games, searched) == [other]
    unknown = UnsupportedVersion("x", "other_game")
    theirs = Game("x", head.model_copy(update={"game": "chess"}), problem=unknown)
    assert savelist.emblem(theirs) not in ("", "anvil", "steam-locomotive")


@pytest.mark.rule("L-16.1")
@pytest.mark.parametrize(("seats", "labelled"), [(2, True), (3, False)])
def test_a_variant_is_named_in_the_row_and_beside_it(seats: int, labelled: bool) -> None:
    head = head_of(seats, 20)
    setup = head.setup.model_copy(update={"options": {}})
    game = Game("Duel", head.model_copy(update={"game": "lancashire", "setup": setup}))
    for line in (savelist.named_line(game), savelist.facts_line(game, NOW)):
        assert line.startswith("Lancashire · community variant · ") == labelled
        assert all(("ommunity variant" in said) == labelled for said in wordings(line))


def searched(game: Game) -> str:
    return row_of(game, NOW).searched


def test_games_are_found_by_name_player_and_date_and_sorted() -> None:
    old = Game("Zebra", head_of(4, 10), NOW.timestamp() - 400 * 86_400)
    new = Game("Apple", head_of(2, 9_999))
    bad = Game("broken", None, NOW.timestamp() - 10)
    games = [old, bad, new]
    assert Shelf().arranged(games, searched) == [new, bad, old]
    assert Shelf(sort="name").arranged(games, searched) == [new, bad, old]
    assert Shelf(sort="progress").arranged(games, searched) == [new, old, bad]
    assert Shelf(sort="players").arranged(games, searched) == [old, new, bad]
    assert Shelf(query="dmitri").arranged(games, searched) == [old]
    assert Shelf(query="oct 2025").arranged(games, searched) == [old]
    assert Shelf(query="finished APPLE").arranged(games, searched) == [new]
    assert Shelf(query="nothing of it").arranged(games, searched) == []


def test_seats_of_a_file_are_made_fit_for_a_table() -> None:
    strange = [
        Player(" ", "plaid", "nobody", "wizard"),
        Player("B", "red", "robert_owen", "magnate"),
        Player("C", "red", "robert_owen", "person"),
    ]
    mended = seated(SHELF[0], strange)
    assert [player.colour for player in mended][1] == "red"
    assert len({player.colour for player in mended}) == 3
    assert {player.colour for player in mended} <= set(COLOURS)
    assert len({player.character for player in mended}) == 3
    assert [player.control for player in mended] == ["person", "magnate", "person"]
    assert all(player.name for player in mended)


def test_what_nobody_could_read_gets_a_name() -> None:
    strange = [Player("Ada \u200b", "red", "", ""), Player("\ufe0f", "white", "", "")]
    first, second = seated(SHELF[0], strange)
    assert first.name == "Ada"
    assert second.name.isalpha()


def test_a_list_names_players_whom_nobody_could_read() -> None:
    head = head_of(2, 9_999)
    players = [player.model_copy(update={"name": "\u200b"}) for player in head.preview.players]
    preview = head.preview.model_copy(update={"players": players})
    game = Game("x", head.model_copy(update={"preview": preview}))
    row = row_of(game, NOW)
    assert all(seat.name.isalpha() for seat in row.seats)
    assert "  " not in row.line


def test_a_row_that_cannot_be_described_says_so_and_is_found_by_its_title(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def broken(*_: object) -> str:
        raise OverflowError("date value out of range")

    monkeypatch.setattr(savelist, "facts_line", broken)
    row = row_of(Game("Club final", head_of()), NOW)
    assert row.title == "Club final"
    assert row.line == row.state == PROBLEMS["invalid"]()
    assert "club final" in row.searched


def test_every_code_has_words() -> None:
    codes = {"damaged", "diverged", "other_version", "newer", "not_ours", "too_large", "invalid"}
    codes |= {"changed", "other_game", "other_rules", "previous", "busy", "at_table"}
    codes |= set(get_args(Unread))
    assert codes == set(PROBLEMS)
    assert set(FAILURES) == set(ADVICE) == set(SETTINGS_UNWRITTEN) == set(get_args(FailureCode))
