"""Why something cannot be done: a short head and one sentence with its numbers, by refusal code."""

from types import MappingProxyType
from typing import Final, NamedTuple

from brass_desktop.i18n.message import Message


class Words(NamedTuple):
    """The words of one kind of refusal; placeholders are the refusal's numbers as names."""

    head: Message
    body: Message


REFUSALS: Final = MappingProxyType(
    {
        "no_tile_left": Words(
            Message("None left"), Message("Your mat has no {industry} tile left.")
        ),
        "wrong_era": Words(
            Message("Not in this era"),
            Message("{tile} cannot be built {era}."),
        ),
        "never_built": Words(
            Message("Develop it first"),
            Message("{tile} is never built: it leaves your mat by a development."),
        ),
        "cannot_afford": Words(
            Message("Too expensive"),
            Message("It costs £{cost} with the cubes from the market; you have £{money}."),
        ),
        "nothing_affordable": Words(
            Message("Too expensive"),
            Message("The cheapest way costs £{cost} with its cubes; you have £{money}."),
        ),
        "nothing_to_build": Words(
            Message("Nothing to build"),
            Message("None of your cards reaches a free slot for a tile of your mat."),
        ),
        "nothing_to_build_anywhere": Words(
            Message("Nothing to build"),
            Message("No empty slot takes a tile of your mat."),
        ),
        "card_builds_nothing": Words(
            Message("Nothing to build"),
            Message("The {card} card reaches no free slot for a tile of your mat."),
        ),
        "no_coal_to_build": Words(
            Message("No coal"),
            Message("Whatever your cards allow needs coal, and no coal can reach it."),
        ),
        "no_coal_for_lines": Words(
            Message("No coal"),
            Message("Every free line at your network needs coal, and no coal can reach it."),
        ),
        "no_beer_to_sell": Words(
            Message("Not enough beer"),
            Message("No tile of yours can be sold: the beer for it is out of reach."),
        ),
        "no_buyer": Words(
            Message("No buyer"),
            Message("None of your tiles is connected to a merchant that buys it."),
        ),
        "slot_lacks_industry": Words(
            Message("Wrong slot"), Message("This slot at {slot} is not for {industry}.")
        ),
        "pure_slot_first": Words(
            Message("Another slot comes first"),
            Message("{slot} has a free slot for {industry} alone; it must be used first."),
        ),
        "one_tile_per_location": Words(
            Message("You are already here"),
            Message("In the canal era you may have only one tile at {slot}."),
        ),
        "slot_taken": Words(
            Message("Slot taken"),
            Message("{tile} of {owner} stands here; only the same industry could replace it."),
        ),
        "level_too_low": Words(
            Message("Level too low"),
            Message("Your next tile is {tile}; to replace {present} it must be of a higher level."),
        ),
        "not_yours_to_overbuild": Words(
            Message("Not your tile"),
            Message(
                "{tile} belongs to {owner}; of others only coal mines and iron works are replaced."
            ),
        ),
        "resource_left": Words(
            Message("There is still {resource}"),
            Message(
                "Tiles of {owner} may be replaced only when no {resource} is left: "
                "{on_tiles} on tiles, {in_market} in the market."
            ),
        ),
        "no_coal": Words(
            Message("No coal"),
            Message(
                "Needs {need} coal: connected mines have {free}, and {origin} "
                "has no route to a merchant town."
            ),
        ),
        "card_for_other_place": Words(
            Message("Wrong card"), Message("The {card} card does not allow building at {slot}.")
        ),
        "card_for_other_industry": Words(
            Message("Wrong card"), Message("The {card} card does not allow a {industry}.")
        ),
        "not_in_network": Words(
            Message("Not in your network"),
            Message(
                "The {card} card builds only where you have a tile or a link; "
                "none of yours touches {slot}."
            ),
        ),
        "no_card_fits": Words(
            Message("No card for it"), Message("None of your cards allows building at {slot}.")
        ),
        "line_of_other_era": Words(
            Message("Not in this era"), Message("{link} cannot be laid {era}.")
        ),
        "line_taken": Words(Message("Line taken"), Message("{link} already belongs to {owner}.")),
        "no_line_in_network": Words(
            Message("No line in reach"),
            Message("Every line that touches your network has been built."),
        ),
        "line_not_in_network": Words(
            Message("Not in your network"),
            Message("{link} touches no place where you have a tile or a link."),
        ),
        "no_link_tiles": Words(
            Message("No links left"), Message("All your link tiles lie on the board.")
        ),
        "no_beer": Words(
            Message("Not enough beer"), Message("Needs {need} beer; within reach: {have}.")
        ),
        "industry_first": Words(
            Message("First an industry"),
            Message("You have neither a tile nor a link on the board to start a line from."),
        ),
        "too_many_parts": Words(
            Message("That is all"), Message("One action takes at most {most} of these.")
        ),
        "lightbulb": Words(
            Message("Cannot be developed"),
            Message("{tile} shows a light bulb: it must be built, not developed."),
        ),
        "slot_empty": Words(
            Message("Nothing here"), Message("There is no tile in this slot at {slot}.")
        ),
        "nothing_to_sell": Words(
            Message("Nothing to sell"),
            Message("You have no unsold cotton mill, manufacturer or pottery on the board."),
        ),
        "not_your_tile": Words(Message("Not your tile"), Message("This tile belongs to {owner}.")),
        "never_sold": Words(
            Message("Not for sale"), Message("{tile} is never sold: it flips when it is empty.")
        ),
        "already_sold": Words(Message("Already sold"), Message("{tile} has been flipped already.")),
        "no_merchant": Words(
            Message("No merchant"), Message("With so few players no merchant stands at {merchant}.")
        ),
        "merchant_does_not_buy": Words(
            Message("Not bought here"),
            Message("This merchant at {merchant} does not buy {industry}."),
        ),
        "merchant_not_connected": Words(
            Message("No connection"), Message("No links join {slot} with {merchant}.")
        ),
        "no_port": Words(Message("No port"), Message("At {slot} stands no port in this slot.")),
        "port_used": Words(
            Message("Already used"), Message("The port at {slot} is flipped: it takes no cotton.")
        ),
        "port_not_connected": Words(
            Message("No connection"), Message("No links join {slot} with the port at {port}.")
        ),
        "no_port_connected": Words(
            Message("No connection"), Message("{slot} is not connected to any built port.")
        ),
        "distant_market_closed": Words(
            Message("Distant market closed"),
            Message("It has reached its last space and opens again with the next era."),
        ),
        "no_port_takes_it": Words(
            Message("No buyer"),
            Message(
                "The distant market is closed, and no unflipped port is connected "
                "to a mill of yours."
            ),
        ),
        "loans_closed": Words(
            Message("No loans any more"),
            Message("In the rail era nobody borrows once the deck is empty."),
        ),
        "needs_whole_turn": Words(
            Message("Needs the whole turn"),
            Message("It takes {actions} cards and {actions} actions; this turn has fewer left."),
        ),
        "sale_first": Words(
            Message("The sale goes on"), Message("A tile was turned and the sale is still open.")
        ),
        "no_sale": Words(
            Message("No sale is open"),
            Message("A sale goes on only after a tile of the distant market was turned."),
        ),
        "income_too_low": Words(
            Message("No credit"),
            Message(
                "A loan costs {lost} income levels; from {level} you would fall below {lowest}."
            ),
        ),
        "holds_wild_card": Words(
            Message("You hold a wild card"),
            Message("Scouting is forbidden with a wild card in hand."),
        ),
        "too_few_cards": Words(
            Message("Too few cards"), Message("Scouting takes {need} cards; you have {have}.")
        ),
        "wrong_number_of_cards": Words(
            Message("Wrong number of cards"), Message("This takes exactly {need} cards.")
        ),
        "card_not_in_hand": Words(
            Message("Not in hand"), Message("You do not hold the {card} card.")
        ),
        "actions_left": Words(
            Message("Actions left"),
            Message("Actions left this turn: {actions}."),
        ),
        "game_over": Words(Message("The game is over"), Message("Nothing is left to decide.")),
        "shortfall_first": Words(
            Message("A debt comes first"),
            Message("{seat} has to sell off tiles to pay the income."),
        ),
        "no_shortfall": Words(
            Message("No debt"), Message("Tiles are given up only when income cannot be paid.")
        ),
        "no_actions_left": Words(Message("No actions left"), Message("Your actions are used up.")),
        "no_such_thing": Words(
            Message("Unknown to this game"),
            Message("The action names something that this game does not have."),
        ),
        "unfinished": Words(Message("Not finished"), Message("Something is still to be chosen.")),
        "wrong_coal_source": Words(
            Message("Not this coal"),
            Message(
                "Coal comes from the nearest connected mine, and the market only after all mines."
            ),
        ),
        "wrong_iron_source": Words(
            Message("Not this iron"),
            Message(
                "Iron comes from iron works first, and from the market only when they are empty."
            ),
        ),
        "wrong_beer_source": Words(
            Message("Not this beer"),
            Message(
                "Beer comes from your own breweries, from connected ones of others, "
                "or from the merchant you sell to."
            ),
        ),
        "wrong_bonus": Words(
            Message("The bonus"), Message("The merchant’s development must be taken if it can be.")
        ),
        "debt_covered": Words(
            Message("Debt covered"), Message("You owe £{debt} and have £{money}: keep your tiles.")
        ),
    }
)

PLACES_JOINED: Final = Message("{first} or {rest}", "places from which coal is sought")
