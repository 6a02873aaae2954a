"""What would do instead: one way out for every refusal, by its code."""

from types import MappingProxyType
from typing import Final

from brass_desktop.i18n.message import Message

WAYS_OUT: Final = MappingProxyType(
    {
        "no_tile_left": Message("Choose another industry."),
        "wrong_era": Message("Develop it to reach the next level."),
        "cannot_afford": Message("A loan would do, or something cheaper."),
        "nothing_affordable": Message("A loan would do."),
        "nothing_to_build": Message("Wild cards would do: scout for them."),
        "card_builds_nothing": Message("Another card may do, or a wild one: scout for it."),
        "no_coal_to_build": Message("Links to a coal mine or to a merchant town would do."),
        "no_coal_for_lines": Message("A coal mine in your network would do."),
        "no_beer_to_sell": Message("A brewery of yours would do, or links to another one."),
        "no_buyer": Message("Links to such a merchant would do."),
        "slot_lacks_industry": Message("Choose a slot that shows it."),
        "pure_slot_first": Message("Choose that slot."),
        "one_tile_per_location": Message("Choose another place, or replace your tile."),
        "slot_taken": Message("Choose a free slot."),
        "level_too_low": Message("Develop to reach a higher level."),
        "not_yours_to_overbuild": Message("Choose a free slot or a tile of your own."),
        "resource_left": Message("Choose another slot, or wait until it is used up."),
        "no_coal": Message("Links to a coal mine or to a merchant town would do."),
        "card_for_other_place": Message("A {slot} card would do.", "location card"),
        "card_for_other_industry": Message("A {industry} card would do.", "industry card"),
        "not_in_network": Message("A {slot} card would do, or a link that leads there."),
        "no_card_fits": Message("A {slot} card would do.", "location card"),
        "line_of_other_era": Message("Choose a line of this era."),
        "line_taken": Message("Choose a free line."),
        "no_line_in_network": Message("Build elsewhere first: a tile widens your network."),
        "line_not_in_network": Message("Start where you have a tile or a link."),
        "no_link_tiles": Message("Choose another action."),
        "no_beer": Message("A brewery of yours would do, or links to another one."),
        "too_many_parts": Message("Confirm what you have chosen."),
        "lightbulb": Message("Build it, or develop another industry."),
        "slot_empty": Message("Choose one of your tiles."),
        "nothing_to_sell": Message("Build one of them first."),
        "not_your_tile": Message("Choose a tile of your own."),
        "never_sold": Message("Choose a cotton mill, a manufacturer or a pottery."),
        "already_sold": Message("Choose a tile that is not flipped."),
        "no_merchant": Message("Choose another merchant."),
        "merchant_does_not_buy": Message("Choose a merchant that shows it."),
        "merchant_not_connected": Message("Links between the two would do."),
        "income_too_low": Message("Raise your income first."),
        "holds_wild_card": Message("Play the wild card first."),
        "too_few_cards": Message("Choose another action."),
        "wrong_number_of_cards": Message("Choose as many as are asked for."),
        "card_not_in_hand": Message("Choose a card of your hand."),
        "actions_left": Message("An action you do not want is a Pass."),
        "game_over": Message("Look at the result."),
        "shortfall_first": Message("Choose those tiles first."),
        "no_shortfall": Message("Choose another action."),
        "no_actions_left": Message("End your turn."),
        "no_such_thing": Message("Choose something that is lit."),
        "unfinished": Message("Answer the open question."),
        "wrong_coal_source": Message("Choose the nearest mine."),
        "wrong_iron_source": Message("Choose iron works that have iron."),
        "wrong_beer_source": Message("Choose a lit brewery or barrel."),
        "wrong_bonus": Message("Choose a tile of your mat."),
        "debt_covered": Message("Confirm as it is."),
    }
)
AT_FARM: Final = Message("A brewery card would do, once a link of yours leads there.")
"""A farm brewery has no card of its own."""
