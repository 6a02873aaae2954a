"""What lies on the water: the distant market with its demand and its tiles, and the ferry."""

from brass_desktop.games.brass.present.about.wording import explained
from brass_desktop.games.brass.present.text import bonuses, distant, tips
from brass_desktop.games.brass.present.text.names import pounds
from brass_desktop.games.brass.present.viewmodel.build_distant import tile_label
from brass_desktop.games.brass.present.viewmodel.seen import Seen
from brass_desktop.present.tips import Tip


def about_distant_market(seen: Seen) -> Tip:
    """Explain who sells to the distant market, and what it pays now."""
    facts = [tips.DISTANT_SELLING(), tips.DISTANT_FALLS()] if _is_open(seen) else []
    return explained(distant.TITLE(), (*facts, _demand(seen, seen.state.cotton_demand)))


def about_demand(seen: Seen, space: int) -> Tip:
    """Explain a space of the demand track."""
    here = tips.DEMAND_HERE() if space == seen.state.cotton_demand else ""
    return explained(tips.COTTON_DEMAND(), (here, _demand(seen, space)))


def about_distant_tiles(seen: Seen) -> Tip:
    """Explain the tiles: how many were turned, and that the others are unknown."""
    state = seen.state
    turned = state.distant_turned
    facts = [tips.DISTANT_TILES(len(state.distant)), tips.DISTANT_TURNED(turned)]
    if turned:
        facts.append(tips.DISTANT_LAST(tile=tile_label(state.distant[-1])))
    return explained(tips.DISTANT_STACK(), (*facts, tips.DISTANT_RESET()))


def about_ferry(seen: Seen) -> Tip:
    """Explain the link that is always there."""
    return explained(tips.FERRY(), (tips.FERRY_REACH(), tips.FERRY_CARRIES()))


def _is_open(seen: Seen) -> bool:
    return seen.state.cotton_demand < len(seen.rules.distant_bonus)


def _demand(seen: Seen, space: int) -> str:
    """Say what a sale brings that leaves the demand on a space."""
    if space >= len(seen.rules.distant_bonus):
        return tips.DEMAND_CLOSED() if not _is_open(seen) else tips.DEMAND_CLOSES()
    bonus = seen.rules.distant_bonus[space]
    if seen.state.bonus_in_money:
        return tips.DEMAND_BRINGS(bonus=pounds(bonus))
    return tips.DEMAND_BRINGS(bonus=bonuses.INCOME(bonus)) if bonus else tips.DEMAND_NOTHING()
