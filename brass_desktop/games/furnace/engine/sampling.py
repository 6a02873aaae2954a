"""Running a card at random, without listing what could be done with it."""

from brass_desktop.core.rng import Rng
from brass_desktop.games.furnace.engine import producing
from brass_desktop.games.furnace.engine.actions import Activate, Activation, Repeat
from brass_desktop.games.furnace.engine.bags import most_times, taken
from brass_desktop.games.furnace.engine.ids import Bag, CardId
from brass_desktop.games.furnace.engine.state import FurnaceState


def sample_run(state: FurnaceState, rng: Rng) -> Activation | None:
    """Run any card that may run, or repeat one; None, once all have run, is to be content."""
    cards = producing.runnable(state)
    repeats = producing.repeatable(state)
    choice = rng.below(len(cards) + bool(repeats) + (not cards))
    if choice < len(cards):
        times, upgrades = _sample_numbers(state, cards[choice], state.goods[state.actor], rng)
        return Activate(cards[choice], times, upgrades)
    price = state.capitalist(state.actor).repeat_cost
    if choice > len(cards) or not repeats or price is None:
        return None
    card = rng.choice(repeats)
    return Repeat(card, *_sample_numbers(state, card, taken(state.goods[state.actor], price), rng))


def _sample_numbers(
    state: FurnaceState, card: CardId, goods: Bag, rng: Rng
) -> tuple[tuple[int, ...], tuple[CardId, ...]]:
    times: tuple[int, ...] = ()
    upgrades: tuple[CardId, ...] = ()
    for effect in state.effects(card):
        if effect.kind == "upgrade":
            seat = state.actor
            cards = producing.upgradeable(state, seat)
            most = producing.most_upgrades(goods, effect, state.capitalist(seat), len(cards))
            upgrades = tuple(sorted(rng.shuffled(cards)[: rng.below(most + 1)]))
            continue
        most = most_times(goods, effect, effect.limit)
        number = 1 if effect.kind == "extract" else rng.below(most + 1)
        goods = producing.after_line(goods, effect, number)
        times = (*times, number)
    return times, upgrades
