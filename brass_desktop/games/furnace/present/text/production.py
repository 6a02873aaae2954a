"""The words of the production line, its ledger, its tools and the best order."""

from types import MappingProxyType
from typing import Final

from brass_desktop.i18n.message import Message, Plural

LINE: Final = Message("{name}: production line", "heading over a player's cards")
HOW_TO_PLAN: Final = Message(
    "drag to reorder, click to run next; nothing is final until the phase ends"
)
HOW_TO_RUN_CHAIN: Final = Message("the chain runs from left to right; numbers are yours")
WATCHED: Final = Message("cards as they run")
ALWAYS: Final = Message("always", "beside an effect that is mandatory")
TOLD_COUNT: Final = Message("{count} of {limit}", "how often an effect has run")
UPGRADED_IN: Final = Message("upgraded in step {step}", "on a card of the production line")
TOO_LATE: Final = Message("too late for this phase", "on a card upgraded after it has run")
SHORT_OF: Final = MappingProxyType(
    {
        "coal": Message("{count} of {pinned}: coal is short by {missing}"),
        "iron": Message("{count} of {pinned}: iron is short by {missing}"),
        "oil": Message("{count} of {pinned}: oil is short by {missing}"),
        "upgrade": Message("{count} of {pinned}: tokens are short by {missing}"),
    }
)
"""A number that was pinned and cannot be paid for, by good."""
AGAIN: Final = Message("{card}, again", "a card that runs a second time")

CAST: Final = Message("Cast this phase", "heading of the money of a production")
CAST_SO_FAR: Final = Message("Cast so far", "heading of the money of a production")
MONEY: Final = Message("money", "below the money of a production")
LEFT: Final = Message("left in stock", "above goods")
BEST_POSSIBLE: Final = Message("best possible: {money}", "in the mould")
BEST_FOUND: Final = Message("best found: {money}", "in the mould")
BEST_SUM_BRIEF: Final = Message("best: {money}", "in the mould, brief")
BEST_BRIEF: Final = Message("best", "in the mould, brief: no order brings more")
IS_BEST: Final = Message("the best possible", "in the mould: no order brings more")
IS_BEST_FOUND: Final = Message("the best found", "in the mould: no better order is known")

LEDGER: Final = Message("Ledger of the phase")
IN_STOCK: Final = Message("In stock", "first line of a ledger")
AT_THE_END: Final = Message("At the end", "last line of a ledger")

BEST_ORDER: Final = Message("Best order")
BEST_NUMBERS: Final = Message("Best numbers", "of a chain whose order is fixed")
SEARCHING: Final = Message("looking for it; your line brings {money}")
COMPLETE: Final = Message("complete search; your line brings {money}")
INCOMPLETE: Final = Message("best found so far; your line brings {money}")
NOT_FOUND: Final = Message("the search failed; your line brings {money}")
YOUR_LINE: Final = Message("your line brings {money}")
LOOK_FOR_IT: Final = Message("Look for it", "the best order")
LOOK_TIP: Final = Message("Tries all orders, numbers and upgrades; that takes some seconds.")
WHAT_IT_IS: Final = Message("Is there an order that brings more? All of them can be tried.")
LOOK_CHAINED_TIP: Final = Message("Tries all numbers and upgrades for the order of the chain.")
WHAT_IT_IS_CHAINED: Final = Message(
    "Do other numbers or upgrades bring more? All of them can be tried."
)
LATE: Final = Message("Upgraded only after its run: its additional effect starts next round.")
NEXT_TIP: Final = Message("Runs next.")
WAITING_TIP: Final = Message("A click lets it run next; drag it to another place.")
CHAINED_TIP: Final = Message("The chain runs from left to right.")
RUN_TIP: Final = Message("Has run. A click goes back to before it.")
NOTHING_BETTER: Final = Message("Your line is as good")
NOTHING_BETTER_REASON: Final = Message("No order, number or upgrade brings more money.")
NOTHING_BETTER_CHAINED: Final = Message("No number or upgrade brings more money.")
NOTHING_FOUND_REASON: Final = Message("Nothing better has been found so far.")
TAKE_OVER: Final = Message("Take it over", "the best order")
TAKE_OVER_TIP: Final = Message("Lays your line out like this; what has run is taken back.")
STEP_BY_STEP: Final = Message("Step by step", "the best order")
STEP_BY_STEP_TIP: Final = Message("Moves one card at a time to where the best order has it.")

EARLIER: Final = Message("{card}: step {step}, not {own}", "a card that should run earlier")
LATER: Final = Message("{card}: only in step {step}, not {own}", "a card that should run later")
TIMES: Final = Message("{card}: {now}, not {was}", "how often an effect should be used")
OTHER_UPGRADES: Final = Message("{card}: other upgrades", "a start-up card")
REPEAT_CARD: Final = Message("{card}: run it again in step {step}")
NO_REPEAT: Final = Message("{card}: do not run it again")
OTHERWISE: Final = Message("And the rest of the order")
OTHERWISE_REASON: Final = Message("Together it brings {money}.")
THEN_MORE: Final = Message("That alone brings {money}.", "a change of the own line")
THEN_UPGRADED: Final = Message("Then upgraded: {card}; {money}.", "a change of the own line")
THEN_USED: Final = Message("Then used: {goods}; {money}.", "a change of the own line")

TOOLS: Final = MappingProxyType(
    {
        "run": Message("Run step", "tool of production"),
        "run_all": Message("Run all", "tool of production"),
        "best": Message("Best", "tool of production: best order"),
        "repeat": Message("Repeat", "tool of production"),
        "step": Message("Stepwise", "tool of production: best order step by step"),
        "planner": Message("Planner", "tool of production"),
        "rivals": Message("Rivals", "tool of production"),
        "deck": Message("Deck", "tool of production"),
    }
)
TOOL_TIPS: Final = MappingProxyType(
    {
        "run": Message("Runs the next card as planned. A click on its tick takes it back."),
        "run_all": Message("Runs all cards that are left, as planned."),
        "best": Message("Looks for the best order, then lays your line out like it."),
        "repeat": Message("Pay {coal} coal, then choose a card that has run: it runs once more."),
        "step": Message("Moves one card at a time to where the best order has it."),
        "planner": Message("Reckons by itself: what lots bring, and the best order."),
        "rivals": Message("The works of everybody at the table."),
        "deck": Message("All companies: owned, in the row, gone, or still to come."),
    }
)
NO_BEST: Final = Message("This table plays without it.", "about the best order")
ALL_RUN: Final = Message("Every card has run.")

STEP: Final = Message("Step {step}", "part of a breadcrumb")
RUN_IT: Final = Message("{card}: run it.", "prompt")
RUN_IT_UPGRADING: Final = Plural(
    "{card}: upgrade {count} card, then run it.", "{card}: upgrade {count} cards, then run it."
)
WHICH_UPGRADES: Final = Message("Upgrade which cards? Lit ones turn over by a click.")
WHICH_REPEAT: Final = Message("Which card runs once more?")
UPGRADES: Final = Message("Upgrades", "part of a breadcrumb")
CHOSEN: Final = Message("Cards chosen", "button: the upgrades are as they should be")
REPEAT: Final = Message("Repeat", "part of a breadcrumb")
ALL_DONE: Final = Message("Every card has run: end the production, or click a tick to go back.")
WATCHING: Final = Message("{name} produces.", "prompt while somebody else's cards run")
RUNS_ITSELF: Final = Message("Nothing to decide: the phase runs by itself.")
UNUSED: Final = Message("{card} could still make {goods}. End the production all the same?")
ASKED: Final = Message("Unused", "part of a breadcrumb: processing that was not used")

CARDS_RUN: Final = Message("{run} of {cards} cards run")
END_PRODUCTION: Final = Message("End production")
STILL_TO_RUN: Final = Plural("{count} card still to run", "{count} cards still to run")
END_ANYWAY: Final = Message("once more to end it", "below the button that ends a production")
END_TIP: Final = Message("Ends your production; what has run can then not be taken back.")
