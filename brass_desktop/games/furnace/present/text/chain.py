"""The words of the chain: where new cards are put between old ones."""

from types import MappingProxyType
from typing import Final

from brass_desktop.i18n.message import Message, Plural

CHAIN: Final = Message("{name}: production chain", "heading over a player's cards")
HOW_TO_PLACE: Final = Plural(
    "the new card goes anywhere; the old ones keep their order",
    "the new cards go anywhere; the old ones keep their order",
)
WATCHED: Final = Message("new cards find their places")
UPGRADED_IN: Final = Message("upgraded in step {step}", "on a card of the production line")

WHERE: Final = Message("Where would it bring most?", "heading over the gaps of a chain")
WHERE_LEAD: Final = Message("money of this production, best counts and upgrades for each gap")
GAP: Final = Message("gap {number}", "below a bar")
TOO_EARLY: Final = Message("Before the start-up card it cannot be upgraded in time.")
NO_MATTER: Final = Message("Every gap brings the same money.")

GAP_TITLE: Final = MappingProxyType(
    {
        0: Message("The first gap"),
        1: Message("The second gap"),
        2: Message("The third gap"),
        3: Message("The fourth gap"),
        4: Message("The fifth gap"),
        5: Message("The sixth gap"),
        6: Message("The seventh gap"),
        7: Message("The eighth gap"),
    }
)
GAP_NUMBER: Final = Message("Gap {number}", "heading, and part of a breadcrumb")
BETWEEN: Final = Message("between {left} and {right}", "two cards of a chain")
BEFORE: Final = Message("before {right}", "a card of a chain")
AFTER: Final = Message("after {left}", "a card of a chain")
THIS_PRODUCTION: Final = Message("This production")
BEST_HERE: Final = Message("No gap brings more.")
MORE_IN: Final = Message("{money} in gap {number}: that is the most.")
UPGRADED: Final = Message("Upgraded in step {step}")
UPGRADED_REASON: Final = Message("{card} stands before it.")
UPGRADED_VALUE: Final = Message("in it", "the upgrade counts in the sum")
NOT_UPGRADED: Final = Message("Not upgraded")
NOT_IN_TIME: Final = Message("{card} comes after it.")
NOT_WORTH: Final = Message("It would cost more than it brings now.")
INPUT: Final = MappingProxyType(
    {
        "coal": Message("Coal when it runs"),
        "iron": Message("Iron when it runs"),
        "oil": Message("Oil when it runs"),
        "upgrade": Message("Tokens when it runs"),
    }
)
NEEDS: Final = Message("It takes {goods} each time.")
LATER_ROUNDS: Final = Message("Later rounds")
FIXED: Final = Message("fixed", "the place of a card in the chain")
FIXED_REASON: Final = Message("What stands left of it now will always run first.")
SEVERAL: Final = Message("Several new cards may be placed in any order.")

NEW_CARD: Final = Message("New card", "part of a breadcrumb")
WHICH_GAP: Final = Message("{card}: which gap?", "prompt")
CLOSE_IT: Final = Message("{card} into gap {number}: close the chain?", "prompt")
NEXT_CARD: Final = Message("{card} into gap {number}; now the next card.", "prompt")
PLACING: Final = Message("{name} places new cards.", "prompt while somebody else decides")
NEW_CARDS: Final = Plural("{count} new card", "{count} new cards")
CLOSE_CHAIN: Final = Message("Close the chain", "button")
CLOSE_NOTE: Final = Message("order is fixed then; counts stay yours")
OPEN_NOTE: Final = Plural("{count} card without a place", "{count} cards without a place")
OLD_TIP: Final = Message("Stands in the chain for good: old cards keep their order.")
