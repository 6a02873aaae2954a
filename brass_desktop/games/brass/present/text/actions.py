"""Words of the actions, the prompt and the buttons of a turn."""

from types import MappingProxyType
from typing import Final

from brass_desktop.i18n.message import Message, Plural

ACTIONS: Final = MappingProxyType(
    {
        "build": (Message("Build", "action"), "flat-hammer"),
        "network": (Message("Network", "action"), "linked-rings"),
        "develop": (Message("Develop", "action"), "upgrade"),
        "sell": (Message("Sell", "action"), "trade"),
        "loan": (Message("Loan", "action"), "bank"),
        "scout": (Message("Scout", "action"), "spyglass"),
        "combined_build": (Message("Two cards", "action"), "two-cards"),
        "pass": (Message("Pass", "action"), "hourglass"),
    }
)
"""Word and icon of every action; which of them a game has, and in what order, is its own matter."""
LOG_ICONS: Final = MappingProxyType(
    {kind: icon for kind, (_, icon) in ACTIONS.items()}
    | {"give_up_tiles": "pay-money", "sell_on": "trade", "end_sale": "trade"}
)
"""Icon of whatever a seat can have done."""
BRIEF: Final = MappingProxyType({"combined_build": Message("2 cards", "action, brief")})
"""Shorter words of actions for the narrow buttons of the dock."""
MY_MAT: Final = Message("My mat")
MY_MAT_TIP: Final = Message("Your tiles that have not been built yet.")
OVERLAYS: Final = MappingProxyType(
    {
        "N": Message("Network", "overlay"),
        "C": Message("Coal", "overlay"),
        "V": Message("Score", "overlay"),
        "K": Message("Cards", "overlay"),
        "E": Message("Era end", "overlay"),
        "T": Message("Threats", "overlay"),
    }
)
OVERLAY_ICONS: Final = MappingProxyType(
    {
        "N": "linked-rings",
        "C": "mine-wagon",
        "V": "laurels",
        "K": "poker-hand",
        "E": "checkered-flag",
        "T": "eye-target",
    }
)
"""What stands for an overlay where its word has no room."""
CHOOSE: Final = Message("Choose an action, a card or a lit place on the map.")
SELL_ON_OR_END: Final = Message("Sell another mill, or end the sale.")
END_OR_UNDO: Final = Message("Your actions are done: end the turn or take one back.")
SHORTFALL: Final = Message("Income cannot be paid: choose tiles to sell off.")
GAME_OVER: Final = Message("The game is over.")

ACTION_OF: Final = Message("Action {number} of {total}")
END_SALE: Final = Message("End the sale", "button")
END_SALE_NOTE: Final = Message("Your action is over then; the mills keep their cotton.")
BACK: Final = Message("Back", "button of an action")
CONFIRM: Final = Message("Confirm", "button")
END_NOTE: Final = Plural("after your action", "after your second action")
