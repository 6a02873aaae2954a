"""Who buys goods and what the barrels beside them bring, and what the markets sell."""

from brass_desktop.games.brass.engine.ids import CANAL_ERA, NOTHING
from brass_desktop.games.brass.engine.ruleset import Market
from brass_desktop.games.brass.present.about.wording import enumerated, explained
from brass_desktop.games.brass.present.text import bonuses, names, over_sea, table, tips
from brass_desktop.games.brass.present.text.names import pounds
from brass_desktop.games.brass.present.trade import is_over_sea
from brass_desktop.games.brass.present.viewmodel.seen import Seen
from brass_desktop.present.tips import Tip


def about_merchant(seen: Seen, name: str) -> Tip:
    """Explain a merchant tile: what it buys, and what its barrel would bring."""
    space = seen.rules.board.merchants.index(name)
    bought = seen.rules.merchant_buys[seen.state.merchant_tile[space]]
    goods = [names.GOODS[i]() for n, i in enumerate(seen.rules.industries) if n in bought]
    head = tips.MERCHANT_BUYS(place=_town(seen, space))
    if not goods:
        return explained(head, (tips.BUYS_NOTHING(),))
    return explained(head, (tips.BUYS(goods=enumerated(goods)), _barrel(seen, space)))


def about_barrel(seen: Seen, name: str) -> Tip:
    """Explain the barrel beside a merchant tile."""
    space = seen.rules.board.merchants.index(name)
    facts = [_barrel(seen, space)]
    if seen.state.merchant_beer[space]:
        facts.insert(0, tips.BARREL_USE())
    return explained(tips.BARREL_OF(place=_town(seen, space)), facts)


def about_bonus(seen: Seen, name: str) -> Tip:
    """Explain what the barrels of a merchant town bring, and whether there are any."""
    board = seen.rules.board
    location = board.locations.index(name)
    spaces = [n for n, town in enumerate(board.merchant_location) if town == location]
    left = sum(seen.state.merchant_beer[space] for space in spaces)
    bonus = tips.BONUS[board.bonus_kind[spaces[0]]](amount=board.bonus_amount[spaces[0]])
    return explained(
        bonuses.BONUS_OF(place=names.place_name(name)), (bonus, tips.BARRELS_LEFT(left))
    )


def _town(seen: Seen, space: int) -> str:
    board = seen.rules.board
    return names.place_name(board.locations[board.merchant_location[space]])


def _barrel(seen: Seen, space: int) -> str:
    board, state = seen.rules.board, seen.state
    if state.merchant_beer[space]:
        return tips.BONUS[board.bonus_kind[space]](amount=board.bonus_amount[space])
    refilled = state.era == CANAL_ERA and not state.introductory
    return tips.BARREL_REFILLED() if refilled else tips.BARREL_GONE()


def buyers(seen: Seen, industry: str) -> str:
    """Name the towns whose merchants buy what an industry makes."""
    number = seen.rules.industries.index(industry)
    towns = [
        _town(seen, space)
        for space, tile in enumerate(seen.state.merchant_tile)
        if tile != NOTHING and number in seen.rules.merchant_buys[tile]
    ]
    if not towns:
        return tips.BOUGHT_NOWHERE()
    return tips.BOUGHT_AT(places=enumerated(list(dict.fromkeys(towns))))


def about_market(seen: Seen, resource: str) -> Tip:
    """Explain a market as a whole."""
    market, cubes = _market(seen, resource)
    costs = {
        "price": pounds(market.buy_price[cubes]),
        "empty": pounds(market.buy_price[0]),
    }
    coal = over_sea.COAL_ROUTE if is_over_sea(seen.rules) else tips.COAL_ROUTE
    route = coal() if resource == "coal" else tips.IRON_ROUTE()
    return explained(table.MARKETS[resource](), (table.MARKET_TIP(**costs), route))


def about_price(seen: Seen, resource: str, price: int) -> Tip:
    """Explain the spaces of one price, or the supply beyond a market."""
    market, cubes = _market(seen, resource)
    head = tips.MARKET_AT(resource=table.MARKETS[resource](), price=pounds(price))
    if price == market.buy_price[0] and price not in market.buy_price[1:]:
        return explained(head, (tips.SUPPLY(),))
    spaces = [count for count in range(1, market.spaces + 1) if market.buy_price[count] == price]
    filled = sum(count <= cubes for count in spaces)
    facts = [tips.CUBES_HERE(filled=filled, spaces=len(spaces))]
    if cubes and market.buy_price[cubes] == price:
        facts.append(tips.NEXT_BOUGHT())
    if cubes < market.spaces and market.sell_price[cubes] == price:
        facts.append(tips.NEXT_SOLD[resource](price=pounds(price)))
    return explained(head, facts)


def _market(seen: Seen, resource: str) -> tuple[Market, int]:
    if resource == "coal":
        return seen.rules.coal_market, seen.state.coal
    return seen.rules.iron_market, seen.state.iron
