"""Positions and actions of Lancashire, in the ids of its definition.

    table = Position().hand("red", "wigan").tile("wigan.0", "gold", "coal_mine_1").table()
    table.play(build("wigan.1", "coal_mine"))

What is not said stays as in round 2 of a canal era with three players in which red is to act with
two actions: £30, income space 10, full demand tracks, an open distant market.
"""

from brass_desktop.games.brass.engine.actions import Action
from brass_desktop.games.brass.lancashire import lancashire, position
from tests.games.brass.engine.position import FamilyPosition
from tests.games.brass.engine.table import Speech, Words, rail, site

LANCASHIRE = lancashire()
RULES = LANCASHIRE.rules
SAID = Speech(LANCASHIRE)
build, network, develop, give_up = SAID.build, SAID.network, SAID.develop, SAID.give_up
DISTANT = "distant_market"
__all__ = ["build", "develop", "give_up", "network", "rail"]


def cotton(*sales: tuple[str, str], card: str = "") -> Action:
    """Sell mills, each with its port or the distant market."""
    return SAID.action("sell", card, *map(_sold, sales))


def sell_on(*sales: tuple[str, str]) -> Action:
    """Go on with a sale."""
    return SAID.action("sell_on", "", *map(_sold, sales))


def _sold(sale: tuple[str, str]) -> Words:
    return {"slot": sale[0], "port": sale[1]}


END_SALE = Action("end_sale")


def loan(pounds: int, card: str = "") -> Action:
    """Borrow."""
    return SAID.action("loan", card, {"pounds": pounds})


def combined(
    slot: str, industry: str, *, cards: str = "", coal: str = "", iron: str = ""
) -> Action:
    """Build with both cards of the turn."""
    return SAID.action("combined_build", cards, site(slot, industry, coal=coal, iron=iron))


class Position(FamilyPosition, position.LancashirePosition):
    """A position of Lancashire."""
