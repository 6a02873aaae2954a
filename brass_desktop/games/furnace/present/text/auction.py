"""Words of the auction and of settling: stage, plaques, discs, prompt, turn, compensation.

Names of people and cards stand in the nominative; where a language needs another case, the sentence
can be turned so that the name stands alone before a colon.
"""

from types import MappingProxyType
from typing import Final

from brass_desktop.i18n.message import Message, Plural
from brass_desktop.i18n.wording import in_lengths

# Heading
AUCTION: Final = Message("The Auction", "heading of the stage")
LOTS: Final = Plural(
    "{count} lot, settled from left to right", "{count} lots, settled from left to right"
)
LEFT_TO_RIGHT: Final = Message("settled left to right", "the lots, brief")
SETTLING: Final = Message("Settling the lots", "heading of the stage")
METAL_RUNS: Final = Message("the metal runs from left to right; each lot is cast in turn")
CAST_IN_TURN: Final = Message("each lot is cast in turn", "brief")
DECK: Final = Message("Deck", "chip with the number of cards left")
OUT: Final = Message("Out of the game", "chip with the number of cards")
BOX: Final = Message("Box", "out of the game, brief")
DECK_TIP: Final = Plural(
    "{count} company may still come; the deck is shuffled for every row.",
    "{count} companies may still come; the deck is shuffled for every row.",
)
OUT_TIP: Final = Plural(
    "{count} company has left the game: nobody bid on it, or the Agent won it.",
    "{count} companies have left the game: nobody bid on them, or the Agent won them.",
)

# Plaques
NO_BID: Final = Message("no bid yet", "plaque of a lot")
TAKES: Final = Message("{name} takes", "plaque of a lot")
TAKES_IT: Final = Message("takes it", "plaque of a lot, beside a medallion")
TO_BOX: Final = Message("Agent: to the box", "plaque of a lot")
TO_BOX_BRIEF: Final = Message("to the box", "plaque of a lot, beside the Agent's medallion")
NEEDS: Final = Message("needs {need}: {held} by then", "goods for a compensation")
NEEDS_BRIEF: Final = Message("{need}: {held} by then", "goods for a compensation, brief")
NEEDS_LEAST: Final = Message("{held} of {need}", "goods for a compensation, briefest: 1 of 2 iron")
TIE: Final = Message("tie: {name} takes", "plaque of a lot")
TIE_BRIEF: Final = Message("tie", "plaque of a lot, brief")
PLAQUE_TIP: Final = Message("If bidding ended now")
WOULD_TAKE: Final = Message("{name}: takes {card} with {value}.")
WOULD_BOX: Final = Message("The Agent's {value} is the highest: the card leaves the game.")
WOULD_DROP: Final = Message("Nobody has bid: the card would leave the game.")
WOULD_GET: Final = Message("{name}: {goods} for the beaten {value}.")
WOULD_TRADE: Final = Plural(
    "{name}: {swap}, {count} time at most, for the beaten {value}.",
    "{name}: {swap}, up to {count} times, for the beaten {value}.",
)
SUPPLIERS: Final = Plural(
    "Lot {lots} on the left could supply it.", "Lots {lots} on the left could supply it."
)
NO_SUPPLIER: Final = Message("No lot on the left supplies it.")
ODDS: Final = Message("{faces}/{die}", "how many faces of the die lead to a lot")

# Own works
WORKS_OF: Final = Message("{name}’s works", "heading")
LOOK_CLOSELY: Final = Message("click a card to look at it closely")
IF_YOU_WIN: Final = Message("if you win", "on a card that is hoped for")
IF_WON: Final = Message("if won", "on a card that is hoped for, brief")

# Discs
YOUR_DISCS: Final = Message("Your discs", "heading of the dock")
DISCS_OF: Final = Message("{name}’s discs", "heading of the dock")
LEFT: Final = Plural("{count} left this round", "{count} left this round")
LEFT_AFTER: Final = Plural("{count} left after this", "{count} left after this")
ON_TABLE: Final = Message("on the table", "all discs")
DISC_TIP: Final = Message("Disc {value}")
NEUTRAL_TIP: Final = Message("Neutral disc, value {value}")
DISC_FITS: Final = Plural("{count} lot takes it.", "{count} lots take it.")

# Prompt and turn
CRUMB_DISC: Final = Message("Disc {value}", "breadcrumb")
CRUMB_NEUTRAL: Final = Message("Neutral {value}", "breadcrumb: the grey disc")
CRUMB_LOT: Final = Message("Lot {number}", "breadcrumb")
CHOOSE: Final = Message("Choose a disc or a lot, in any order.")
CHOOSE_LOT: Final = Message("Disc {value} in hand: choose a lit lot.")
CHOOSE_DISC: Final = Message("{card}: choose a lit disc.")
PLANNED: Final = Message("{value} on {card}: end the turn?")
SKIPPED: Final = Message("{name}: no lot takes the discs left, so they stay unused.")
BIDS_NOW: Final = Message("{name}: to bid.")
BIDS: Final = MappingProxyType(
    {
        1: Message("Your first bid"),
        2: Message("Your second bid"),
        3: Message("Your third bid"),
        4: Message("Your fourth bid"),
        5: Message("Your fifth bid"),
    }
)
BID_BRIEF: Final = Message("Bid {number}", "which of the own bids, brief")
BIDS_OF: Final = Message("{name}: bid {number}")
END_TURN: Final = Message("End turn")
AFTER_PLACING: Final = Message("after placing a disc", "when End turn can be pressed")
THEN: Final = Message("then {name}", "who bids next")
THEN_DIE: Final = Message("then the die is rolled for the Agent")
THEN_SETTLING: Final = Message("then the lots are settled")

# Compensation
COMPENSATION: Final = Message("Compensation", "heading")
LOT_OF: Final = Message("{card}, lot {number}")
HOW_MANY: Final = Message("{name}: how many times?")
ASKED: Final = Plural("{card}: {swap}, {count} time?", "{card}: {swap}, up to {count} times?")
ASKED_OTHER: Final = Message("{name}: to answer for {card}.")
DISC_COUNTS: Final = Plural(
    "disc {value}: {count} time at most", "disc {value}: up to {count} times"
)
DISC_COUNTS_MORE: Final = Message("disc {value} counts as {limit}: {capitalist}")
CLAIMANT: Final = Message("{name}, disc {value}")
CHOOSING: Final = Plural("choosing: {count} time at most", "choosing: up to {count} times")
WAITS: Final = Plural("then, {count} time at most", "then, up to {count} times")
TAKEN: Final = Plural("traded {count} time", "traded {count} times")
DECLINED: Final = Message("declined", "a compensation")
DECLINED_BRIEF: Final = Message("none", "a compensation that was declined, brief")
CANNOT_TRADE: Final = Message("nothing to trade", "no goods for a compensation")
CANNOT: Final = Message("could not", "no goods for a compensation, brief")
TAKES_CARD: Final = Message("takes the card")
AGENT_TAKES: Final = Message("the card goes to the box")
NONE: Final = Message("none", "number of times")
ONCE: Final = Message("once")
TWICE: Final = Message("twice")
TIMES: Final = Plural("{count} time", "{count} times")
PRODUCTION: Final = Message("production", "what a choice leads to")
TRADE: Final = MappingProxyType(
    {0: Message("Trade nothing"), 1: Message("Trade once"), 2: Message("Trade twice")}
)
TRADE_TIMES: Final = Plural("Trade {count} time", "Trade {count} times")
CHOOSE_NUMBER: Final = Message("Answer", "the main button, while no number is chosen")
AFTER_NUMBER: Final = Message("after choosing a number", "when the main button can be pressed")
THEN_ASKED: Final = Message("then {name}", "who answers next")
THEN_TAKES: Final = Message("then {name} takes the card")
THEN_BOX: Final = Message("then the card goes to the box")
LOT_COUNT: Final = Message("Lot {number} of {lots}")
LOT_BRIEF: Final = Message("Lot {number}", "which lot is settled, brief")
LOT_LEAST: Final = Message("{number}/{lots}", "which lot of how many is settled, briefest")
SELLS: Final = Message("{good}: {card} sells it.")
USES: Final = Message("{good}: {card} uses it.")
USELESS: Final = Message("{good}: none of your cards uses it.")
SO_FAR: Final = Message("Settled so far", "heading")
NOTHING_YET: Final = Message("nothing yet", "no goods from settled lots")
HANDED_OVER: Final = Message("Cards are handed over as each lot is settled.")

# Settled lots
TO: Final = Message("to {name}", "a card that was won")
WITH: Final = Message("with {value}", "the disc that won")
UNSOLD: Final = Message("no bid", "a settled lot")
LEFT_GAME: Final = Message("out of the game", "a card")
BOXED: Final = Message("to the box", "a card that the Agent won")


def caption_of_lots(lots: int) -> str:
    """Say how many lots there are and in which order they are settled."""
    return in_lengths(LOTS(lots), LEFT_TO_RIGHT())


def declined() -> str:
    """Say that a compensation was not wanted."""
    return in_lengths(DECLINED(), DECLINED_BRIEF())


def cannot_trade() -> str:
    """Say that there were no goods for a compensation."""
    return in_lengths(CANNOT_TRADE(), CANNOT())


def how_often(times: int) -> str:
    """Say a number of times in a word."""
    named = (NONE, ONCE, TWICE)
    return named[times]() if times < len(named) else TIMES(times)


def trade(times: int) -> str:
    """Say on the main button how often is traded."""
    return TRADE[times]() if times in TRADE else TRADE_TIMES(times)
