from dataclasses import replace

import pytest

from brass_desktop.core.table import PERSON, NewGame, SeatChoice
from brass_desktop.games.shelf import SHELF
from brass_desktop.present.character import Character
from brass_desktop.present.new_game import NewGameDraft

INFO = replace(SHELF[0], levels=("apprentice", "foreman"))
OTHER = replace(
    INFO,
    id="other",
    players=(1, 2, 3),
    colours=("white", "red", "green"),
    levels=("foreman",),
    options=("short", "chain"),
    hidden_hands=False,
)


@pytest.fixture
def draft() -> NewGameDraft:
    seeds = iter(range(100, 200))
    return NewGameDraft(
        INFO,
        ["Ada", "Bartek", "Clara", "Dmitri"],
        lambda: next(seeds),
    )


def test_a_fresh_draft_seats_four_with_nothing_in_common(draft: NewGameDraft) -> None:
    seats = draft.game.seats
    assert len(seats) == 4
    for trait in ("name", "colour", "character"):
        assert len({getattr(seat, trait) for seat in seats}) == 4
    assert draft.ready


def test_a_fresh_draft_seats_one_person_among_bots(draft: NewGameDraft) -> None:
    assert [seat.kind for seat in draft.game.seats] == [PERSON, *["apprentice"] * 3]
    without = NewGameDraft(replace(INFO, levels=()), draft.names)
    assert {seat.kind for seat in without.game.seats} == {PERSON}


def test_two_seats_are_the_fewest_and_four_the_most(draft: NewGameDraft) -> None:
    assert (len(draft.game.seats), draft.may_remove) == (4, True)
    draft.remove_seat(0)
    draft.remove_seat(0)
    assert (len(draft.game.seats), draft.may_remove) == (2, False)
    assert [seat.name for seat in draft.game.seats] == ["Clara", "Dmitri"]


def test_a_new_seat_takes_what_is_free(draft: NewGameDraft) -> None:
    gone = draft.game.seats[1]
    draft.remove_seat(1)
    draft.add_seat()
    assert draft.game.seats[3] == gone


def test_a_taken_colour_changes_places(draft: NewGameDraft) -> None:
    draft.choose_colour(0, "purple")
    assert [seat.colour for seat in draft.game.seats] == ["purple", "yellow", "white", "red"]


def test_a_taken_character_changes_places(draft: NewGameDraft) -> None:
    first, second, *_ = (seat.character for seat in draft.game.seats)
    draft.choose_character(0, second)
    assert draft.game.seats[0].character == second
    assert draft.game.seats[1].character == first


def test_turning_through_characters_skips_those_taken_and_comes_round(
    draft: NewGameDraft,
) -> None:
    start = draft.game.seats[0].character
    others = {seat.character for seat in draft.game.seats[1:]}
    seen = []
    for _ in range(len(INFO.characters) - len(others)):
        draft.next_character(0, 1)
        seen.append(draft.game.seats[0].character)
    assert seen[-1] == start
    assert not others & set(seen)
    draft.next_character(0, -1)
    draft.next_character(0, 1)
    assert draft.game.seats[0].character == start


def test_nameless_and_doubled_seats_cannot_start(draft: NewGameDraft) -> None:
    draft.rename(2, "  ")
    assert (draft.unnamed, draft.ready) == ((2,), False)
    draft.rename(2, " ada ")
    assert (draft.namesakes, draft.ready) == ((2,), False)
    draft.rename(2, " Łucja ")
    assert draft.ready
    assert draft.finished().seats[2].name == "Łucja"


def test_a_typed_seed_is_read_by_its_digits(draft: NewGameDraft) -> None:
    draft.type_seed("7 204 118")
    assert draft.game.seed == 7_204_118
    draft.type_seed("")
    assert draft.game.seed == 0


def test_same_as_last_takes_everything_but_the_shuffle(draft: NewGameDraft) -> None:
    last = NewGame(
        INFO.id,
        (SeatChoice("A", "white", "james_watt"), SeatChoice("B", "red", "robert_owen", "foreman")),
        ("seated_order",),
        seed=5,
        curtain=False,
    )
    draft.same_as(last)
    assert draft.game == replace(last, seed=101)


def test_a_bot_level_that_no_longer_exists_becomes_a_person(draft: NewGameDraft) -> None:
    seats = (
        SeatChoice("A", "white", "james_watt", "oracle"),
        SeatChoice("B", "red", "robert_owen"),
    )
    draft.same_as(NewGame(INFO.id, seats))
    assert draft.game.seats[0].kind == PERSON


def test_what_the_box_no_longer_has_is_chosen_anew(draft: NewGameDraft) -> None:
    seats = (
        SeatChoice("", "mauve", "james_watt"),
        SeatChoice("Ada", "red", "nobody"),
        SeatChoice("Clara", "red", "james_watt"),
    )
    draft.same_as(NewGame(INFO.id, seats))
    chosen = draft.game.seats
    assert [seat.name for seat in chosen] == ["Bartek", "Ada", "Clara"]
    assert chosen[0].character == "james_watt" and chosen[1].colour == "red"
    for trait, offered in (("colour", INFO.colours), ("character", INFO.characters)):
        used = {getattr(seat, trait) for seat in chosen}
        assert len(used) == 3 and used <= set(offered)
    assert draft.ready


@pytest.mark.parametrize(("before", "after"), [(0, 2), (1, 2), (5, 4)])
def test_as_many_sit_down_as_a_table_has_room_for(
    draft: NewGameDraft, before: int, after: int
) -> None:
    draft.same_as(NewGame(INFO.id, (SeatChoice(),) * before))
    assert len(draft.game.seats) == after
    assert draft.ready


def test_an_earlier_game_leaves_out_what_this_one_has_not(draft: NewGameDraft) -> None:
    seats = (SeatChoice("A", "white", "james_watt"), SeatChoice("B", "red", "robert_owen"))
    draft.same_as(NewGame("elsewhere", seats, ("chain", "introductory")))
    assert (draft.game.game, draft.game.options) == (INFO.id, ("introductory",))


def test_options_stand_in_the_order_of_the_game(draft: NewGameDraft) -> None:
    draft.set_option("seated_order", True)
    draft.set_option("introductory", True)
    draft.set_option("introductory", True)
    assert draft.game.options == INFO.options
    draft.set_option("seated_order", False)
    assert draft.game.options == ("introductory",)


def test_another_game_keeps_the_people_it_has_room_for(draft: NewGameDraft) -> None:
    draft.rename(0, "Łucja")
    draft.choose_colour(0, "white")
    draft.turn_to(OTHER)
    seats = draft.game.seats
    assert draft.game.game == "other"
    assert [seat.name for seat in seats] == ["Łucja", "Bartek", "Clara"]
    assert seats[0].colour == "white"
    assert {seat.colour for seat in seats} == set(OTHER.colours)
    draft.remove_seat(0)
    draft.remove_seat(0)
    assert (len(draft.game.seats), draft.may_remove) == (1, False)
    draft.turn_to(INFO)
    assert len(draft.game.seats) == 2


def test_every_game_keeps_its_own_options_while_others_are_looked_at(draft: NewGameDraft) -> None:
    draft.set_option("introductory", True)
    seen = []
    for info in (OTHER, INFO, OTHER):
        draft.turn_to(info)
        seen.append(draft.game.options)
        if info is OTHER:
            draft.set_option("chain", True)
    assert seen == [(), ("introductory",), ("chain",)]


def test_no_curtain_falls_where_nothing_is_hidden(draft: NewGameDraft) -> None:
    assert draft.finished().curtain
    draft.turn_to(OTHER)
    assert not draft.finished().curtain


def test_long_names_get_shorter_without_losing_the_last() -> None:
    brunel = Character("isambard_kingdom_brunel")
    assert brunel.names == ("Isambard Kingdom Brunel", "I. K. Brunel", "I. Brunel")
    assert brunel.initials == "IKB"


def test_a_name_without_a_visible_letter_is_none(draft: NewGameDraft) -> None:
    draft.rename(0, "\ufe0f\u200b")
    assert draft.unnamed == (0,)
    assert not draft.ready
    draft.rename(0, "Ada\u200b")
    draft.rename(1, "ada")
    assert draft.namesakes == (1,)
    draft.rename(1, "Bo")
    assert draft.finished().seats[0].name == "Ada"
