"""The generator: its numbers may never change, or saved games would deal other cards."""

from collections import Counter

from hypothesis import given
from hypothesis import strategies as st

from brass_desktop.core.rng import Rng

SEEDS = st.integers(min_value=0, max_value=(1 << 64) - 1)


def test_it_is_splitmix64() -> None:
    rng = Rng(0)
    assert [rng.next64() for _ in range(3)] == [
        0xE220A8397B1DCDAF,
        0x6E789E6AA1B965F4,
        0x06C45D188009454F,
    ]
    rng = Rng(1234567)
    assert [rng.next64() for _ in range(3)] == [
        6457827717110365317,
        3203168211198807973,
        9817491932198370423,
    ]


def test_shuffles_and_choices_are_what_they_always_were() -> None:
    rng = Rng(42)
    assert rng.shuffled(range(10)) == (0, 9, 5, 8, 6, 4, 7, 2, 1, 3)
    assert [rng.below(100) for _ in range(5)] == [74, 7, 46, 98, 95]
    assert rng.choice("abcdef") == "c"


@given(SEEDS, st.lists(st.integers()))
def test_a_shuffle_keeps_every_item_and_its_source(seed: int, items: list[int]) -> None:
    before = items[:]
    assert Counter(Rng(seed).shuffled(items)) == Counter(items)
    assert items == before


@given(SEEDS, st.integers(min_value=1, max_value=1 << 64))
def test_a_number_below_a_bound_is_below_it(seed: int, bound: int) -> None:
    assert 0 <= Rng(seed).below(bound) < bound


@given(SEEDS)
def test_the_state_is_one_number_that_can_be_put_back(seed: int) -> None:
    rng = Rng(seed)
    rng.next64()
    again = Rng(rng.state)
    assert [rng.next64() for _ in range(4)] == [again.next64() for _ in range(4)]


def test_all_orders_of_three_come_about_equally_often() -> None:
    rng = Rng(7)
    orders = Counter(rng.shuffled("abc") for _ in range(6000))
    assert len(orders) == 6
    assert all(900 < count < 1100 for count in orders.values())
