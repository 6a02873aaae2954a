"""The words for the engine's integers: which name stands for which card, disc, seat or amount."""

from collections.abc import Sequence

from brass_desktop.games.furnace.engine.ids import AGENT, COAL, GOODS, Bag, CapitalistId, CardId
from brass_desktop.games.furnace.engine.ruleset import Effect, Ruleset
from brass_desktop.games.furnace.present.text import names


class Naming:
    """Names at one table: those of the game and those of its players."""

    def __init__(self, rules: Ruleset, players: Sequence[str]) -> None:
        self.rules = rules
        self.players = players

    def owner(self, owner: int) -> str:
        """Name the player in a seat, or the Agent."""
        return names.AGENT() if owner == AGENT else self.players[owner]

    def card(self, card: CardId | int) -> str:
        """Name a company or start-up card; a long name has a brief one as well."""
        return names.card_name(self.rules.cards[card])

    def capitalist(self, card: CapitalistId | int) -> str:
        """Name a capitalist."""
        return names.CAPITALISTS[self.rules.capitalist_ids[card]]()

    def capitalist_effect(self, card: CapitalistId | int) -> str:
        """Say in a line what a capitalist changes."""
        capitalist, discs = self.rules.capitalists[card], self.rules.discs
        return names.CAPITALIST_EFFECTS[self.rules.capitalist_ids[card]](
            coal=capitalist.repeat_cost[COAL] if capitalist.repeat_cost else 0,
            bonus=capitalist.bonus,
            value=discs.value[self.rules.discs_in(discs.neutral)[0]],
        )


def goods_told(goods: Bag, money: int = 0) -> str:
    """List what there is of: 2 coal, 1 iron."""
    told = [names.amount(good, count) for good, count in zip(GOODS, goods, strict=True) if count]
    if money:
        told.append(names.amount("money", money))
    if not told:
        return names.NOTHING()
    whole = told[0]
    for part in told[1:]:
        whole = names.LIST(first=whole, second=part)
    return whole


def effect_told(effect: Effect) -> str:
    """Say what one time of an effect gives and takes: 2 iron → 1 oil."""
    gained = goods_told(effect.gain, effect.money)
    if not any(effect.cost):
        return gained
    return names.SWAP(paid=goods_told(effect.cost), gained=gained)
