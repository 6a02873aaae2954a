"""Why a bid or an answer cannot be: a short head, a sentence with its numbers, and a way out.

Names of cards and people stand in the nominative, before or after a colon.
"""

from types import MappingProxyType
from typing import Final, NamedTuple

from brass_desktop.i18n.message import Message, Plural


class Words(NamedTuple):
    """The words of one kind of refusal; placeholders are the refusal's numbers as names."""

    head: Message
    body: Message
    way_out: Message


REFUSALS: Final = MappingProxyType(
    {
        "bid.same_owner": Words(
            Message("Your disc lies there already"),
            Message("{card}: your {value} lies there, and a card takes one disc of a player."),
            Message("Choose another lot."),
        ),
        "bid.same_value": Words(
            Message("This value lies there already"),
            Message(
                "Two discs of one value never share a card, and a {value} lies there: {owner}."
            ),
            Message("Choose another lot."),
        ),
        "bid.used": Words(
            Message("This disc is placed"),
            Message("Your {value} lies there already: {card}."),
            Message("You get it back once the lots are settled."),
        ),
        "bid.not_owned": Words(
            Message("No such disc"),
            Message("You have no disc of value {value} this round."),
            Message("Choose one of your discs."),
        ),
        "bid.row": Words(
            Message("No lot of this round"),
            Message("{card} does not lie in the row."),
            Message("Choose a lit lot."),
        ),
        "bid.must": Words(
            Message("A disc must be placed"),
            Message("One disc a turn must be placed, nobody may pass. {fits}"),
            Message("Choose a disc and a lit lot, in any order."),
        ),
        "bid.none_fits": Words(
            Message("No lot takes it"),
            Message("No lot takes your {value}: it stays unused this round."),
            Message("Choose another disc."),
        ),
        "bid.turn": Words(
            Message("Not your turn"),
            Message("{owner}: bids now. {wait}"),
            Message("Look around meanwhile: works, deck and planner are open."),
        ),
        "bid.settling": Words(
            Message("All discs are placed"),
            Message("All discs are placed: the lots are being settled."),
            Message("Your discs come back for the next round."),
        ),
        "auction_over": Words(
            Message("The auction is over"),
            Message("The lots are settled and everyone has the discs back."),
            Message("Run your cards."),
        ),
        "comp.must": Words(
            Message("An answer is awaited"),
            Message("Lot {lot} is being settled: how many times?"),
            Message("Choose a number, 0 for none."),
        ),
        "comp.limit": Words(
            Message("More than the disc allows"),
            Message("Disc {value} allows it up to {limit} times."),
            Message("Choose a smaller number."),
        ),
        "comp.short": Words(
            Message("Too little of it"),
            Message("Each time needs {need}; you hold {held}."),
            Message("Choose a smaller number."),
        ),
        "comp.later": Words(
            Message("It comes too late"),
            Message("Lot {later} pays only after lot {lot}: its {good} comes too late."),
            Message("Choose a smaller number."),
        ),
        "comp.turn": Words(
            Message("Not your answer"),
            Message("{owner}: is asked now, ascending by disc."),
            Message("You are asked when your disc comes."),
        ),
        "comp.winner": Words(
            Message("The winner gets no compensation"),
            Message("You take the card: the winner gets no compensation."),
            Message("The others answer."),
        ),
    }
)
COUNTS_MORE: Final = Message("Disc {value} counts as {limit} here, so it allows {limit} times.")
"""Better Terms in a limit."""
OTHER_WINS: Final = Message("Your {other} may go here, and would win.")
OTHER_LOSES: Final = Message("Your {other} may go here, but would not win.")
TAKERS: Final = Plural("Your {value} may go on lot {lots}.", "Your {value} may go on lots {lots}.")
FITS: Final = Plural("Your {value} fits on {count} lot.", "Your {value} fits on {count} lots.")
NEXT: Final = Message("You are next.")
WAITING: Final = Plural("{count} bid comes before yours.", "{count} bids come before yours.")
ALL_PLACED: Final = Message("Your discs are all placed.")
