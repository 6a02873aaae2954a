"""Words around the stage: badge, seats, Agent, deck, tray, switches, and what they explain."""

from types import MappingProxyType
from typing import Final

from brass_desktop.i18n.message import Message, Plural

# Badge
PHASES: Final = MappingProxyType(
    {
        "auction": Message("Auction", "phase"),
        "settling": Message("Settling", "phase"),
        "chain": Message("The chain", "phase"),
        "production": Message("Production", "phase"),
        "over": Message("The end", "phase"),
    }
)
ROUND_OF: Final = Message("Round {round} of {rounds}")
PHASE_TIPS: Final = MappingProxyType(
    {
        "auction": Message("Discs are placed in turn; then the lots are settled from the left."),
        "settling": Message("From the left: beaten discs are paid, the highest takes the card."),
        "chain": Message("New cards find their places; then the order is fixed for good."),
        "production": Message("Everybody runs their cards, one player after the other."),
        "over": Message("The last production is over: money decides."),
    }
)

# Seats
STATES: Final = MappingProxyType(
    {
        "playing": Message("Playing", "state of a seat"),
        "next": Message("Next", "state of a seat"),
        "waiting": Message("Waiting", "state of a seat"),
        "done": Message("Done", "state of a seat"),
        "winner": Message("Winner", "state of a seat"),
    }
)
STATE_TIPS: Final = MappingProxyType(
    {
        "playing": Message("{name}: to decide now."),
        "next": Message("{name}: comes next."),
        "waiting": Message("{name}: waits."),
        "done": Message("{name}: done in this phase."),
        "winner": Message("{name}: has won."),
    }
)
SITS: Final = Message("{character} · {sits}", "below the name: character, person or bot level")
SEE_WORKS: Final = Message("Click to see all works.")
MONEY_OF: Final = Message("{name}: {money}", "money of a player")
MONEY_TIP: Final = Message("Whoever has most after the last round wins; money buys nothing.")
FIRST_PLAYER: Final = Message("First player")
FIRST_PLAYER_TIP: Final = Message("Bids and produces first; the marker goes left every round.")
GOOD_OF: Final = Message("{name}: {amount}", "goods of a player")
GOOD_TIPS: Final = MappingProxyType(
    {
        "coal": Message("Most works run on coal, and every upgrade takes one."),
        "iron": Message("Made of ore and coal, sold or turned into oil and tokens."),
        "oil": Message("The dearest good; few works buy it."),
        "upgrade": Message("With a coal it turns a company over: its second effect starts."),
        "money": Message("Whoever has most after the last round wins; money buys nothing."),
    }
)
DISC_FREE: Final = Message("{name}: {value}, not placed yet", "a disc of a player")
DISC_USED: Final = Message("{name}: {value}, placed", "a disc of a player")
DISC_TIP: Final = Message("Every disc is bid once a round and comes back after settling.")
SEAT_TITLE: Final = Message("{name}: works at a glance")
WORKS_TIP: Final = Plural("{count} card.", "{count} cards.")
CARD_OF: Final = Message("{name}: {card}", "a card of a player")

# The Agent
AGENT: Final = Message("The Agent")
AGENT_BIDS: Final = Message("bids third, by the die")
AGENT_TIP: Final = Message(
    "The Agent bids third. It is never compensated, and cards it wins leave the game."
)
AGENT_DISCS: Final = Message("Discs")
LAST_ROLL: Final = Message("Last roll: {face}")
NO_ROLL: Final = Message("No roll yet")
HAS_OWN: Final = Message("Lot {lot} holds its own disc.")
TAKES_NONE: Final = Message("Lot {lot} takes none of its discs.")
PUTS: Final = Message("Lot {lot}: the lowest that fits, {value}.")
PASSED_SEVERAL: Final = Plural("{count} lot passed by.", "{count} lots passed by.")
NEXT_ROLL: Final = Message("Next roll, as things lie now")
AFTER_BID: Final = Message("after the bid of {name}")
FACE_LOT: Final = Message("lot {lot}", "where a face of the die leads")
NO_LOT: Final = Message("none", "no lot takes a disc of the Agent")
FACE_TIP: Final = Message("A {face} would lead to lot {lot}: disc {value}.")
FACE_TIP_NONE: Final = Message("No lot takes a disc of the Agent.")
ALL_PLACED: Final = Message("all discs placed")

# The deck
DECK: Final = Message("The deck")
DECK_LEFT: Final = Plural("{count} company may still come", "{count} companies may still come")
OUT: Final = Plural("{count} out of the game", "{count} out of the game")
SEE_DECK: Final = Message("Click to see all companies.")
KINDS: Final = MappingProxyType(
    {
        "colliery": Message("Collieries"),
        "ironworks": Message("Ironworks"),
        "coalyard": Message("Coal trade"),
        "retorts": Message("Retorts"),
        "derricks": Message("Derricks"),
        "machines": Message("Machines"),
        "nailery": Message("Nailery"),
        "sinkers": Message("Sinkers"),
        "tanks": Message("Tank farms"),
        "office": Message("Offices"),
        "yard": Message("Yards"),
    }
)

# Tray
TRAY: Final = MappingProxyType(
    {
        "coal": Message("Coal", "compartment of the tray"),
        "iron": Message("Iron", "compartment of the tray"),
        "oil": Message("Oil", "compartment of the tray"),
        "upgrade": Message("Upgrade tokens", "compartment of the tray"),
        "money": Message("Money", "compartment of the tray"),
    }
)
TOKENS: Final = Message("Tokens", "compartment of the tray, brief")
AFTER_TIP: Final = Message("{now} now, {after} after what is forecast or planned.")
NOW_TIP: Final = Message("{now} now.")
CAPITALIST_TIP: Final = Message("Your capitalist, for the whole game.")

# Switches
SWITCHES: Final = MappingProxyType(
    {
        "P": (
            Message("Planner", "switch"),
            "abacus",
            Message("What a lot would bring your production."),
        ),
        "W": (Message("Rivals", "switch"), "spyglass", Message("All works, row by row.")),
        "K": (Message("Deck", "switch"), "card-draw", Message("All companies: who has which.")),
        "O": (
            Message("Odds", "switch"),
            "rolling-dices",
            Message("Where the Agent’s die may lead."),
        ),
    }
)
"""By key: word, icon and explanation."""

# Table
OVER: Final = Message("The game is over.")
HINTS_NOTE: Final = Message("Money compared with the worst choice, by the end of the game")
THEN: Final = Message("Then: {step}", "what follows in a turn that is suggested")
UNDO_CHOICE: Final = Message("Takes back what was chosen last.")
STAYS_DIE: Final = Message("The die has been rolled: this stays.")
STAYS_DEAL: Final = Message("Cards have been dealt: this stays.")
STAYS_OTHER: Final = Message("{name} has decided since: this stays.")

# Cards
TICKET: Final = Message("Outbid: {goods} for each point of your disc.")
TICKET_SWAP: Final = Message("Outbid: {swap}, up to your disc’s value in times.")
BASIC: Final = Message("Gives {goods} in production, always.")
BASIC_SWAP: Final = Plural("{swap}, once at most.", "{swap}, {count} times at most.")
UPGRADES: Final = Message("Upgrades companies, each for {goods}.")
PLANNED: Final = Message("Upgraded also: {told}", "an effect that is not built yet")
BRINGS: Final = Message("Begins with {goods}.", "start-up card")

# Sheets
ALL_WORKS: Final = Message("All works")
ALL_WORKS_NOTE: Final = Message("what everybody extracts, turns into other goods, and sells")
EXTRACTS: Final = Message("Extracts")
TURNS_INTO: Final = Message("Turns into")
SELLS: Final = Message("Sells")
SELLS_FOR: Final = Message("for at most {money}")
NOTHING_YET: Final = Message("nothing yet")
ALL_COMPANIES: Final = Message("All companies")
DECK_GROUPS: Final = MappingProxyType(
    {
        "row": Message("In the row"),
        "owned": Message("Owned"),
        "deck": Message("Still to come"),
        "out": Message("Out of the game"),
    }
)
DECK_NOTE: Final = Message("everything here is public")
CLOSE_TIP: Final = Message("Close")
