"""What a bot would do and why: one sentence per action and per kind of reason."""

from types import MappingProxyType
from typing import Final

from brass_desktop.i18n.message import Message, Plural

BID: Final = Message("Bid {value} on {card}", "advice")
BID_NEUTRAL: Final = Message("Bid the neutral {value} on {card}", "advice")
COMPENSATE: Final = Plural("Exchange {count} time: {swap}", "Exchange {count} times: {swap}")
COMPENSATE_NOT: Final = Message("Exchange nothing", "advice")
INSERT_FIRST: Final = Message("Put {card} before all others", "advice")
INSERT_AFTER: Final = Message("Put {card} after {other}", "advice")
RUN: Final = Message("Run {card}", "advice")
RUN_FOR: Final = Message("Run {card}: {goods}", "advice")
RUN_AGAIN: Final = Message("Run {card} again", "advice")
RUN_AGAIN_FOR: Final = Message("Run {card} again: {goods}", "advice")
RUN_AND_UPGRADE: Final = Message("{run}; upgrade {cards}", "advice")
END_PRODUCTION: Final = Message("End production", "advice")

REASONS: Final = MappingProxyType(
    {
        "card_now": Message("Won, {card} adds {money} to this production."),
        "card_later": Message("{card} brings about {money} more in {rounds}."),
        "outbid_gains": Message("Outbid, your {disc} brings {goods}."),
        "outbid_swaps": Message("Outbid, your {disc} allows up to {times}: {paid} → {gained}."),
        "kept": Message("Taking {card} with it is {chance}."),
        "denies": Message("{rival}: {card} would bring {money} there."),
        "keeps_disc": Message("Keeps your {disc} for later."),
        "may_be_lost": Message("Losing {card} is {chance}."),
        "spends_disc": Message("Spends your {disc}."),
        "leaves_card": Message("{rival}: {card} stays free, worth {money} there."),
        "gives_up_card": Message("Beats your own disc, which would have taken {card}."),
        "swap_pays": Message("{paid} → {gained}: production brings {money} more."),
        "keeps_goods": Message("Kept, {goods} bring {money} more in production."),
        "lacks": Message("Later lacking: {goods}."),
        "chain_brings": Message("There {card} brings the chain {money} more."),
        "before": Message("{card} makes {good} for {other}."),
        "after": Message("{other} makes {good} for {card}."),
        "upgraded_first": Message("Your start-up card comes first and can upgrade {card} in time."),
        "runs_short": Message("{card} gets too little there: {good}."),
        "sells": Message("{card} sells for {money} now."),
        "feeds": Message("{card} makes {good} for {other}."),
        "upgrades": Message("The additional effect of {card} works in {rounds}."),
        "upgrades_many": Message("The additional effects of {cards} work in {rounds}."),
        "repeats": Message("A second run of {card} brings {money}."),
        "production_brings": Message("The best order found brings {money} from here on."),
        "stores": Message("Left for the next round: {goods}."),
        "spends": Message("Uses up {goods}."),
        "nothing_left": Message("No card that is left would bring anything."),
    }
)
LIKELIHOODS: Final = (
    (85, Message("almost certain", "how likely a disc is to win")),
    (60, Message("likely", "how likely a disc is to win")),
    (35, Message("an even chance", "how likely a disc is to win")),
    (0, Message("unlikely", "how likely a disc is to win")),
)
"""Words for a chance, each from so many per cent on."""
ROUNDS_LEFT: Final = Plural("{count} round", "{count} rounds", "in so many rounds: locative")
CARDS: Final = Plural("{count} card", "{count} cards", "of so many cards: genitive")
TIMES: Final = Plural("{count} exchange", "{count} exchanges", "up to so many: genitive")
GAIN: Final = Message("+{money}", "money that a turn brings")
