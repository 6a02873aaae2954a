"""The parts that make Lancashire: its actions, its policy and what its digests hold."""

from types import MappingProxyType

from brass_desktop.games.brass.engine.compiling import positions
from brass_desktop.games.brass.engine.rules.build import Build
from brass_desktop.games.brass.engine.rules.develop import Develop
from brass_desktop.games.brass.engine.rules.network import Network
from brass_desktop.games.brass.engine.rules.shortfall import GiveUpTiles
from brass_desktop.games.brass.engine.rules.turn import EndTurn, Pass
from brass_desktop.games.brass.engine.ruleset import GameParts
from brass_desktop.games.brass.lancashire.clauses import CLAUSES
from brass_desktop.games.brass.lancashire.combined import CombinedBuild
from brass_desktop.games.brass.lancashire.definition import LancashireDefinition
from brass_desktop.games.brass.lancashire.loan import ChosenLoan
from brass_desktop.games.brass.lancashire.policy import LancashirePolicy
from brass_desktop.games.brass.lancashire.sell import EndSale, SellCotton, SellOn

DIGESTED = (
    "actions_left",
    "bonus_in_money",
    "coal",
    "cotton_demand",
    "deck",
    "discards",
    "distant",
    "distant_turned",
    "era",
    "face_down",
    "hands",
    "income",
    "iron",
    "link_owner",
    "links_left",
    "mat",
    "money",
    "order",
    "payday",
    "phase",
    "players",
    "rng",
    "round",
    "slot_cubes",
    "slot_flipped",
    "slot_owner",
    "slot_tile",
    "spent",
    "turn",
    "vp",
)
"""What makes a position, in the order in which it is digested. Every saved game rests on it."""

OPTIONS = frozenset({"bonus_in_money", "seated_order"})
"""`bonus_in_money` pays the distant market's bonus (L-R.1); `seated_order` starts with the first
seat, not by lot."""


def lancashire_parts(definition: LancashireDefinition, closed: frozenset[str]) -> GameParts:
    """Put the parts together; some of them know numbers of the file."""
    return GameParts(
        actions=MappingProxyType(
            {
                "build": Build(),
                "combined_build": CombinedBuild(definition.actions.combined),
                "network": Network(),
                "develop": Develop(),
                "sell": SellCotton(),
                "sell_on": SellOn(),
                "end_sale": EndSale(),
                "loan": ChosenLoan(),
                "pass": Pass(),
                "end_turn": EndTurn(),
                "give_up_tiles": GiveUpTiles(),
            }
        ),
        # In the rulebook's order (L-5.2), the combined action behind those of one card.
        card_actions=("build", "network", "develop", "sell", "loan", "combined_build", "pass"),
        policy=LancashirePolicy(
            {
                int(players): (aside.canal, aside.rail)
                for players, aside in definition.setup.set_aside.items()
            },
            _ferries(definition, closed),
            definition.end.money_points,
        ),
        clauses=CLAUSES,
        criteria=tuple(definition.end.tie_break),
        options=OPTIONS,
        digested=DIGESTED,
    )


def _ferries(
    definition: LancashireDefinition, closed: frozenset[str]
) -> tuple[tuple[int, int], ...]:
    """Return the virtual links as pairs of bits; without one of its shores there is none."""
    at = positions(place.id for place in definition.locations)
    return tuple(
        (1 << at[link.ends[0]], 1 << at[link.ends[1]])
        for link in definition.virtual_links
        if closed.isdisjoint(link.ends)
    )
