"""The chronicle's sentences: one per event, name first, then the detail."""

from types import MappingProxyType
from typing import Final

from brass_desktop.i18n.message import Message

ROUND: Final = MappingProxyType(
    {
        "auction": Message("Round {round}, auction", "heading"),
        "production": Message("Round {round}, production", "heading"),
    }
)
FIRST_PLAYER: Final = Message("First player: {name}")

BIDS: Final = Message("{name}: bids {value} on {card}")
BIDS_NEUTRAL: Final = Message("{name}: bids the neutral {value} on {card}")
WAY: Final = Message("Die {way}.", "the Agent's way from lot to lot")
OWN_DISC: Final = Message("{lot}: own disc there", "the Agent's way")
NONE_FITS: Final = Message("{lot}: no disc fits", "the Agent's way")
LOWEST: Final = Message("{lot}: lowest that fits, {value}", "the Agent's way")
THEN: Final = Message("{first}; {rest}", "joins the steps of the Agent's way")
KEEPS: Final = Message("{name}: no lot takes {values}, unused this round", "values of discs")

COMPENSATED: Final = Message("{name}: outbid on {card}, {goods}")
SWAPS: Final = Message("{name}: outbid on {card}, {swap}")
SWAPS_NOTHING: Final = Message("{name}: outbid on {card}, swaps nothing")
NOTHING_TO_SWAP: Final = Message("{name}: outbid on {card}, nothing to swap for it")
COUNTS_AS: Final = Message("{capitalist}: {value} counts as {worth}.")
TAKES: Final = Message("{name}: takes {card} with {value}")
TIE: Final = Message("Tie at {value}: {capitalist} gives way.")
AGENT_TAKES: Final = Message("Agent: takes {card}, to the box")
NO_BID: Final = Message("{card}: no bid, to the box")

INSERTS: Final = Message("{name}: puts {card} into the chain")
PLACE_FIRST: Final = Message("Before all others.", "place in the chain")
PLACE_LAST: Final = Message("After all others.", "place in the chain")
PLACE_AFTER: Final = Message("After {card}.", "place in the chain")

RUNS: Final = Message("{name}: runs {card}")
RUNS_AGAIN: Final = Message("{name}: runs {card} again")
PAYS: Final = Message("{capitalist}: {goods}.")
GAINS: Final = Message("+{goods}.")
SWAPPED: Final = Message("{swap}.")
UNUSED: Final = Message("Nothing swapped.")
UPGRADES: Final = Message("Upgraded: {cards}.")
INSTEAD: Final = Message("{capitalist}: iron in place of tokens, {count}.")
EARNS: Final = Message("{name}: earns {money}, now {total}")
EARNS_NOTHING: Final = Message("{name}: earns nothing, still {total}")
LEFT_UNUSED: Final = Message("Not run: {cards}.")
GAME_ENDS: Final = Message("The game is over")
TOTAL: Final = Message("{name}: {money}", "money at the end")
LIST: Final = Message("{first}, {rest}", "joins the parts of a list")
