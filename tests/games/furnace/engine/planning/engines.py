"""Small engines about to produce, drawn at random."""

from hypothesis import strategies as st

from brass_desktop.games.furnace.engine.state import FurnaceState
from tests.games.furnace.engine.table import RULES, Table, goods


@st.composite
def engines(draw: st.DrawFn, *, chain: bool | None = None, companies: int = 3) -> FurnaceState:
    """Draw the engine of seat 0; with or without the chain unless told."""
    drawn = draw(st.lists(st.integers(1, 36), min_size=1, max_size=companies, unique=True))
    names = [f"{company:02}" for company in drawn]
    start = draw(st.integers(1, 5))
    order = draw(st.permutations([*names, f"s{start}"]))
    upgraded = [name for name in names if draw(st.booleans())]
    capitalist = draw(st.sampled_from([None, None, *RULES.capitalist_ids]))
    stock = (draw(st.integers(0, most)) for most in (5, 3, 2, 2))
    return Table(
        works={
            0: " ".join(order),
            1: "s1" if start != 1 else "s2",
            2: "s4" if start != 4 else "s5",
        },
        upgraded=" ".join(upgraded),
        capitalists={} if capitalist is None else {0: capitalist},
        goods={0: goods(*stock)},
        chain=draw(st.booleans()) if chain is None else chain,
    ).producing()
