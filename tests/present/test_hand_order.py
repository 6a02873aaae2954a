from brass_desktop.games.brass.ids import CardId
from brass_desktop.present.play.hand import HandOrder

LEEK, DUDLEY = CardId(1), CardId(2)


def hand_of(*cards: CardId) -> HandOrder:
    order = HandOrder()
    order.arrange(cards)
    return order


def test_of_two_equal_cards_the_one_that_was_clicked_leaves() -> None:
    for clicked, stays in ((0, 1), (1, 0)):
        order = hand_of(LEEK, LEEK, DUDLEY)
        order.mean(clicked)
        assert order.places_of([LEEK]) == {clicked}
        assert order.arrange([DUDLEY, LEEK]) == [(stays, LEEK), (2, DUDLEY)]


def test_a_click_on_the_twin_changes_which_one_is_meant() -> None:
    order = hand_of(LEEK, LEEK, DUDLEY)
    order.mean(0)
    order.mean(1)
    assert order.places_of([LEEK]) == {1}
    assert order.places_of([LEEK, LEEK]) == {0, 1}


def test_without_a_click_the_first_one_is_meant() -> None:
    assert hand_of(LEEK, LEEK, DUDLEY).places_of([LEEK]) == {0}
