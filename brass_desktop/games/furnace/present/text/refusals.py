"""Why cards may not be run, upgraded or placed, and what would do instead, by code.

Placeholders are the numbers of a refusal as names: `card` is a card, `owner` whoever has answered,
`needed` and `held` are amounts of a good; all others stay numbers. Codes that only the table knows
are here as well as those of the rules.
"""

from types import MappingProxyType
from typing import Final, NamedTuple

from brass_desktop.i18n.message import Message, Plural


class RefusalWords(NamedTuple):
    """The words of one kind of refusal; a counted sentence names the number that it counts by."""

    head: Message
    body: Message | Plural
    way_out: Message
    counts: str = ""


_OTHER_CARD: Final = Message("Choose a lit card.")

REFUSALS: Final = MappingProxyType(
    {
        "run.owner": RefusalWords(
            Message("Not your card"),
            Message("{card} does not belong to your works."),
            _OTHER_CARD,
        ),
        "run.once": RefusalWords(
            Message("Has run"),
            Message("{card} has run in this phase."),
            Message("Undo goes back to it."),
        ),
        "run.closed": RefusalWords(
            Message("Left behind"),
            Message("{card} was left behind in step {step}."),
            Message("Undo goes back to it."),
        ),
        "run.between": RefusalWords(
            Message("Not finished"),
            Message("Finish {card} first: nothing fits between its effects."),
            Message("Run it to its end."),
        ),
        "run.limit": RefusalWords(
            Message("The limit"),
            Message("The number in the arrow is the limit: {limit} a phase."),
            Message("Choose a smaller number."),
        ),
        "run.short": RefusalWords(
            Message("Not enough in stock"),
            Message("Each exchange takes {needed}; you hold {held}."),
            Message("Run a card first that makes more of it."),
        ),
        "run.always": RefusalWords(
            Message("No choice"),
            Message("Extraction is always taken in full."),
            Message("Only effects with an arrow are optional."),
        ),
        "run.blueprint": RefusalWords(
            Message("Not built"),
            Message("The additional effect of {card} works once the card is upgraded."),
            Message("Upgrade it by your start-up card: {price}."),
        ),
        "run.left": RefusalWords(
            Message("Cards left to run"),
            Plural(
                "{count} card with extraction has not run yet.",
                "{count} cards with extraction have not run yet.",
            ),
            Message("Run them: extraction is mandatory."),
            "cards",
        ),
        "up.start": RefusalWords(
            Message("One side only"),
            Message("The start-up card cannot be upgraded."),
            _OTHER_CARD,
        ),
        "up.done": RefusalWords(
            Message("Upgraded already"),
            Message("{card} is upgraded already."),
            _OTHER_CARD,
        ),
        "up.token": RefusalWords(
            Message("No upgrade token"),
            Message("An upgrade takes {needed}; you hold {held}."),
            Message("Make tokens first, or upgrade less."),
        ),
        "up.coal": RefusalWords(
            Message("No coal"),
            Message("An upgrade takes {needed}; you hold {held}."),
            Message("Make coal first, or upgrade less."),
        ),
        "up.iron": RefusalWords(
            Message("No iron in place of a token"),
            Message("Without a token an upgrade takes {needed}; you hold {held}."),
            Message("Make iron first, or upgrade less."),
        ),
        "up.tokens_first": RefusalWords(
            Message("Tokens first"),
            Message("You still hold {held}: iron only replaces a token that is missing."),
            Message("Pay with tokens until none is left."),
        ),
        "up.line": RefusalWords(
            Message("Upgrades nothing"),
            Message("Only a start-up card upgrades companies."),
            Message("Choose the companies when it runs."),
        ),
        "up.late": RefusalWords(
            Message("Too late for this phase"),
            Message("{card} ran in step {step}: its additional effect starts next round."),
            Message("Run it after your start-up card."),
        ),
        "repeat.none": RefusalWords(
            Message("Nothing runs twice"),
            Message("Only the capitalist {repeater} lets a card run again."),
            _OTHER_CARD,
        ),
        "repeat.used": RefusalWords(
            Message("Used already"),
            Message("A card has run again in this phase."),
            Message("It works once in every production."),
        ),
        "repeat.coal": RefusalWords(
            Message("Not enough in stock"),
            Message("Running a card again takes {needed}; you hold {held}."),
            Message("Make coal first."),
        ),
        "repeat.first": RefusalWords(
            Message("Has not run yet"),
            Message("{card} has not run yet: only a card that has run can run again."),
            Message("Choose a card with a tick."),
        ),
        "chain.old": RefusalWords(
            Message("Keeps its place"),
            Message("{card}: cards of the chain keep their order; only new ones are placed."),
            Message("Put new cards between them."),
        ),
        "chain.next": RefusalWords(
            Message("Not its turn"),
            Message("The chain runs left to right: {card} is next."),
            Message("Run that card."),
        ),
        "chain.open": RefusalWords(
            Message("The chain is open"),
            Plural(
                "{count} new card still has no place.", "{count} new cards still have no place."
            ),
            Message("Put them into the chain first."),
            "cards",
        ),
        "chain.place": RefusalWords(
            Message("No such place"),
            Message("The chain has {places} places for a new card."),
            Message("Choose a lit gap."),
        ),
        "chain.closed": RefusalWords(
            Message("The chain is closed"),
            Message("All new cards have their places until the next auction."),
            Message("Run your cards."),
        ),
        "undo.die": RefusalWords(
            Message("This stays"),
            Message("The die has been rolled since."),
            Message("A bid can be moved until End turn."),
        ),
        "undo.deal": RefusalWords(
            Message("This stays"),
            Message("Cards have been dealt since."),
            Message("A production can be changed until it is ended."),
        ),
        "undo.other": RefusalWords(
            Message("This stays"),
            Message("{owner} has answered since."),
            Message("Everybody would have to agree."),
        ),
        "game_over": RefusalWords(
            Message("The game is over"),
            Message("Nothing is left to decide."),
            Message("Look at the result."),
        ),
        "no_such_thing": RefusalWords(
            Message("Unknown to this game"),
            Message("The action names something that this game does not have."),
            Message("Choose something that is lit."),
        ),
    }
)
