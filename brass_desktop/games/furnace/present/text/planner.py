"""Words of the planner beside the auction, and of the advice beside settling."""

from typing import Final

from brass_desktop.i18n.message import Message, Plural

PLANNER: Final = Message("Planner", "heading")
EVERY_LOT: Final = Message("what each lot would bring you this production")
EVERY_LOT_BRIEF: Final = Message("what each lot would bring", "brief")
TO_COME: Final = Message("compensation to come, as things lie now")
TO_COME_BRIEF: Final = Message("compensation to come", "brief")
POINT_AT_LOT: Final = Message("point at a lot to see what it would bring")
POINT_AT_LOT_BRIEF: Final = Message("point at a lot", "brief: to see what it would bring")
LOT_CARD: Final = Message("{number}. {card}", "a lot in a list")
ONE_LOT: Final = Message("what it would bring you this production")
ONE_LOT_BRIEF: Final = Message("what it would bring you", "brief")
BEST_ORDER: Final = Message("With your best order")
BEST_ORDER_BRIEF: Final = Message("Best order", "brief")
WITHOUT: Final = Message("Money of this production; {money} without the card.")
WITHOUT_BRIEF: Final = Message("{money} without the card", "brief")
FOUND: Final = Message("Best found so far; {money} without the card.")
UPGRADED: Final = Message("Upgraded at once")
IN_IT: Final = Message("in it", "the upgrade is part of the number above")
UPGRADE_PRICE: Final = Message("For {price}; it brings {money} of that.", "an upgrade")
LEFT_OVER: Final = Message("Left over: {good}")
NO_BUYER: Final = Message("None of your cards uses it.")
BUYER_LOTS: Final = Plural(
    "None of your cards uses it; lot {lots} would.",
    "None of your cards uses it; lots {lots} would.",
)
OUTBID: Final = Message("If you are outbid")
DISC_OUTBID: Final = Message("Your {value} here, outbid")
OUTBID_GETS: Final = Plural("{goods}, {count} time.", "{goods}, {count} times.")
OUTBID_TRADES: Final = Message("{swap}; by then you hold {held}.")
COUNTS_AS: Final = Message("{capitalist}: {value} counts as {limit}.")
AT_MOST: Final = Message("≤ {times}", "so many times at most")
AGENT_MAY_COME: Final = Message("The Agent may come")
ROLLS_LEAD: Final = Plural("Roll {faces} leads here.", "Rolls {faces} lead here.")
COUNTS_ON: Final = Plural(
    "Counts on {goods} of compensation (lot {lots}).",
    "Counts on {goods} of compensation (lots {lots}).",
)

# Beside settling
TAKES_IT: Final = Message("{name} takes it; you are compensated")
TAKES_IT_BRIEF: Final = Message("{name} takes it", "brief")
NOT_YOURS: Final = Message("{name}: is asked")
YOU_HOLD: Final = Message("You hold: {good}")
USES_OWN_NOW: Final = Message("Compensation uses what you own now.")
DISC_COUNTS: Final = Message("Your disc counts")
UP_TO: Final = Plural("{count} time at most.", "Up to {count} times.")
BONUS: Final = Message("{capitalist}: up to {limit} times.")
BONUS_VALUE: Final = Message("{value} + {bonus}", "what a disc counts")
IF_TRADED: Final = Message("If you trade {often}", "once, twice, 3 times")
IF_KEPT: Final = Message("If you trade nothing")
PRODUCTION_THEN: Final = Message("Best production then; {money} if you trade nothing.")
PRODUCTION_KEPT: Final = Message("Best production with what you hold.")
MORE_TO_COME: Final = Message("Still to come")
LATER_LOTS: Final = Plural("From lot {lots}.", "From lots {lots}.")
NEVER_BACKWARDS: Final = Message("Earlier lots pay for later ones, never backwards.")
