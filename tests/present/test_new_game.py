from dataclasses import replace

import pytest

from brass_desktop.present.box import open_box
from brass_desktop.present.new_game import PERSON, NewGame, NewGameDraft, SeatChoice

BOX = open_box()


@pytest.fixture
def draft() -> NewGameDraft:
    seeds = iter(range(100, 200))
    return NewGameDraft(
        ["Ada", "Bartek", "Clara", "Dmitri"],
        BOX.colours,
        [who.id for who in BOX.characters],
        ("apprentice", "foreman"),
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
    without = replace(draft, levels=(), game=NewGame(()))
    assert {seat.kind for seat in without.game.seats} == {PERSON}


def test_two_seats_are_the_fewest_and_four_the_most(draft: NewGameDraft) -> None:
    assert (draft.may_add, draft.may_remove) == (False, True)
    draft.remove_seat(0)
    draft.remove_seat(0)
    assert (draft.may_add, draft.may_remove) == (True, False)
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
    for _ in range(len(BOX.characters) - len(others)):
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
        (SeatChoice("A", "white", "james_watt"), SeatChoice("B", "red", "robert_owen", "foreman")),
        order="seated",
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
    draft.same_as(NewGame(seats))
    assert draft.game.seats[0].kind == PERSON


def test_the_box_knows_its_numbers() -> None:
    four = BOX.facts[4]
    assert (four.cards, four.rounds, four.merchants, four.money) == (64, 8, 9, 17)
    assert BOX.facts[2].rounds == 10


def test_long_names_get_shorter_without_losing_the_last() -> None:
    brunel = BOX.character("isambard_kingdom_brunel")
    assert brunel.names == ("Isambard Kingdom Brunel", "I. K. Brunel", "I. Brunel")
    assert brunel.initials == "IKB"
