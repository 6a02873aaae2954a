"""Words of a game that trades through ports, where one with merchants says something else."""

from types import MappingProxyType
from typing import Final

from brass_desktop.games.brass.present.text.refusals import Words
from brass_desktop.i18n.message import Message, Plural

ACTIONS: Final = MappingProxyType({"sell": (Message("Sell", "action"), "bale")})
ACTION_TIPS: Final = MappingProxyType(
    {
        "sell": Message("Sell cotton to connected ports or to the distant market."),
        "loan": Message("Take £{least} to £{most}; every £{least} costs a level of income."),
    }
)
QUESTIONS: Final = MappingProxyType(
    {
        "slot.sell": Message("Which mill sells its cotton?"),
        "slot.sell_on": Message("Which mill sells its cotton?"),
    }
)
CONFIRM_OR_SECOND: Final = MappingProxyType(
    {
        "sell": Message("Confirm, or sell another mill?"),
        "sell_on": Message("Confirm, or sell another mill?"),
    }
)
REFUSALS: Final = MappingProxyType(
    {
        "no_coal": Words(
            Message("No coal"),
            Message(
                "Needs {need} coal: connected mines have {free}, and {origin} "
                "is not connected to a built port."
            ),
        ),
        "no_buyer": Words(
            Message("No buyer"), Message("None of your mills is connected to a built port.")
        ),
        "nothing_to_sell": Words(
            Message("Nothing to sell"), Message("You have no unsold cotton mill on the board.")
        ),
        "never_sold": Words(Message("Not for sale"), Message("{tile}: only cotton mills sell.")),
        "not_in_network": Words(
            Message("Not in reach"),
            Message(
                "The {card} card builds where a link of yours leads, "
                "with railways also where you have a tile; {slot} is no such place."
            ),
        ),
        "slot_taken": Words(
            Message("Slot taken"),
            Message("{tile} of {owner} stands here; only one card and its industry replace it."),
        ),
        "income_too_low": Words(
            Message("No credit"),
            Message("It costs {lost} income levels; from {level} you would fall below {lowest}."),
        ),
    }
)
WAYS_OUT: Final = MappingProxyType(
    {
        "nothing_to_build": Message("Two cards together open any empty slot."),
        "wrong_era": Message("Develop it away, or wait for its era."),
        "card_builds_nothing": Message("Another card may do, or two together."),
        "no_coal_to_build": Message("Links to a coal mine or to a built port would do."),
        "no_buyer": Message("Links to a port, or beyond the border, would do."),
        "no_coal": Message("Links to a coal mine or to a built port would do."),
        "not_in_network": Message("A {slot} card would do, a link that leads there, or two cards."),
        "card_for_other_place": Message("A {slot} card would do, or any two cards."),
        "card_for_other_industry": Message("A {industry} card would do, or any two cards."),
        "no_card_fits": Message("A {slot} card would do, or any two cards."),
        "never_sold": Message("Choose a cotton mill."),
        "income_too_low": Message("Borrow less, or raise your income first."),
    }
)
MARKET: Final = MappingProxyType(
    {
        "reached": Message("A built port is connected: next cube £{price}."),
        "not_reached": Message("No built port is connected, so no coal from the market."),
    }
)
PORT_BADGE: Final = Message("port", "a port that is connected, in an overlay")
PORT_FREE_BADGE: Final = Message("takes cotton", "an unflipped port that is connected")
PORTS_FREE: Final = Plural(
    "{count} unflipped port takes cotton.", "{count} unflipped ports take cotton."
)
NO_PORT_FREE: Final = Message("No unflipped port is connected.")
ERA_END_NOTE: Final = MappingProxyType(
    {
        "canal": Message(
            "Level I and canals leave the board; the distant market opens again, its demand on top."
        ),
        "rail": Message("The game ends: links, flipped tiles and money score."),
    }
)
CARDS_NOTE: Final = Message("In the deck, in other hands or set aside.")
THREATS: Final = MappingProxyType(
    {
        "some": Message(
            "The last cube taken, or cotton sold to your port, flips your tile: "
            "you gain its income."
        ),
        "none": Message(
            "None of your tiles holds coal or iron, and no port of yours is unflipped."
        ),
    }
)
MARKET_NOTE: Final = Message("Coal from here needs a route to a built port; iron none.")
MARKET_NOTE_BRIEF: Final = Message("Coal needs a route to a port")
STAYS: Final = Message("stay", "cubes that do not go to the market")
NO_PORT_NEAR: Final = Message(
    "no built port is connected to {place}, so nothing goes to the market"
)
MARKET_IS_FULL: Final = Message("the market is full")
CANAL_ONLY: Final = Message("Canal era only")
LEAVES_WITH_CUBES: Final = Message("leaves the board when the era ends")
