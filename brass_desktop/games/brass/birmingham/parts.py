"""The parts that make Birmingham: its actions, its policy and what its digests hold."""

from types import MappingProxyType

from brass_desktop.games.brass.birmingham.definition import BirminghamDefinition
from brass_desktop.games.brass.birmingham.loan import Loan
from brass_desktop.games.brass.birmingham.policy import BirminghamPolicy
from brass_desktop.games.brass.birmingham.scout import Scout
from brass_desktop.games.brass.birmingham.sell import Sell
from brass_desktop.games.brass.engine.rules.build import Build
from brass_desktop.games.brass.engine.rules.develop import Develop
from brass_desktop.games.brass.engine.rules.network import Network
from brass_desktop.games.brass.engine.rules.shortfall import GiveUpTiles
from brass_desktop.games.brass.engine.rules.turn import EndTurn, Pass
from brass_desktop.games.brass.engine.ruleset import GameParts

DIGESTED = (
    "actions_left",
    "coal",
    "deck",
    "discards",
    "era",
    "face_down",
    "hands",
    "income",
    "introductory",
    "iron",
    "link_owner",
    "links_left",
    "mat",
    "merchant_beer",
    "merchant_tile",
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
    "wilds",
)
"""What makes a position, in the order in which it is digested. Every saved game rests on it: a name
more, less or elsewhere gives every position another digest, and no save replays any more."""

OPTIONS = frozenset({"introductory", "seated_order"})
"""`introductory` plays the canal era only (B-23); `seated_order` starts as seated, not by lot."""


def birmingham_parts(definition: BirminghamDefinition) -> GameParts:
    """Put the parts together; some of them know numbers of the file."""
    return GameParts(
        actions=MappingProxyType(
            {
                "build": Build(),
                "network": Network(),
                "develop": Develop(),
                "sell": Sell(),
                "loan": Loan(),
                "scout": Scout(),
                "pass": Pass(),
                "end_turn": EndTurn(),
                "give_up_tiles": GiveUpTiles(),
            }
        ),
        # In the rulebook's order (B-3.4).
        card_actions=("build", "network", "develop", "sell", "loan", "scout", "pass"),
        policy=BirminghamPolicy(definition.end.introductory_game.vp_per_money),
        # The rules of the family cite the clauses of this game.
        clauses=MappingProxyType({}),
        criteria=("points", "income", "money"),
        options=OPTIONS,
        digested=DIGESTED,
    )
