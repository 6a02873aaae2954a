from brass_desktop.games.brass.birmingham import birmingham
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


def test_gaps_close_between_turns_only() -> None:
    order = hand_of(LEEK, DUDLEY, STONE)
    assert order.arrange([LEEK, STONE]) == [(0, LEEK), (2, STONE)]
    assert order.arrange([LEEK, STONE], close_up=True) == [(0, LEEK), (1, STONE)]


def test_new_cards_fill_the_gaps_before_they_close() -> None:
    order = hand_of(LEEK, DUDLEY, STONE)
    order.arrange([STONE])
    told = order.arrange([STONE, DUDLEY], close_up=True)
    assert told == [(0, DUDLEY), (1, STONE)]


def test_a_loaded_hand_has_only_the_gaps_of_the_turn_that_is_going_on() -> None:
    game = finished(4)
    for count in range(1, len(game.log)):
        desk = Desk(game.fork(count))
        last = game.log[count - 1]
        hand = desk.hand(last.seat).arrange(game.at(count).hands[last.seat])
        played = sum(len(entry.action.cards) for entry in game.log[max(0, count - 2) : count])
        gaps = (hand[-1][0] + 1 if hand else 0) - len(hand)
        assert gaps <= (played if last.action.kind in birmingham().rules.card_actions else 0), count
