from brass_desktop.games.brass.engine.ids import CardId
from brass_desktop.games.brass.present.play.desk import Desk
from brass_desktop.games.brass.present.play.hand import HandOrder
from workshop.shots.brass.positions import finished

LEEK, DUDLEY, STONE = CardId(1), CardId(2), CardId(3)


def hand_of(*cards: CardId) -> HandOrder:
    order = HandOrder()
    order.arrange(cards)
    return order


def test_of_two_equal_cards_the_one_that_was_clicked_leaves() -> None:
    for clicked, stay in ((0, [DUDLEY, LEEK]), (2, [LEEK, DUDLEY])):
        order = hand_of(LEEK, DUDLEY)
        order.arrange([LEEK, DUDLEY, LEEK])
        order.mean(clicked)
        assert order.places_of([LEEK]) == {clicked}
        assert order.arrange([DUDLEY, LEEK]) == list(enumerate(stay))


def test_a_click_on_the_twin_changes_which_one_is_meant() -> None:
    order = hand_of(LEEK, LEEK, DUDLEY)
    order.mean(0)
    order.mean(1)
    assert order.places_of([LEEK]) == {1}
    assert order.places_of([LEEK, LEEK]) == {0, 1}


def test_without_a_click_the_first_one_is_meant() -> None:
    assert hand_of(LEEK, LEEK, DUDLEY).places_of([LEEK]) == {0}


def test_no_hole_stays_where_a_card_was_played() -> None:
    order = hand_of(LEEK, DUDLEY, STONE)
    assert order.arrange([LEEK, STONE]) == [(0, LEEK), (1, STONE)]
    assert order.arrange([LEEK, STONE, DUDLEY]) == [(0, LEEK), (1, STONE), (2, DUDLEY)]


def test_a_loaded_hand_has_no_gaps() -> None:
    game = finished(4)
    for count in range(1, len(game.log), 7):
        desk, seat = Desk(game.fork(count)), game.log[count - 1].seat
        hand = game.at(count).hands[seat]
        assert [place for place, _ in desk.hand(seat).arrange(hand)] == list(range(len(hand)))
