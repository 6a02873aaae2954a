"""From a thing and a position to the words that explain it: what it is, never why it is not."""

from typing import assert_never

from brass_desktop.games.brass.present.about import things as at
from brass_desktop.games.brass.present.about.board import about_line, about_place, about_slot
from brass_desktop.games.brass.present.about.cards import about_card, about_pile
from brass_desktop.games.brass.present.about.figures import about_era, about_figure, about_space
from brass_desktop.games.brass.present.about.mat import about_mat_tile
from brass_desktop.games.brass.present.about.merchants import (
    about_barrel,
    about_bonus,
    about_market,
    about_merchant,
    about_price,
)
from brass_desktop.games.brass.present.about.over_sea import about_over_sea
from brass_desktop.games.brass.present.viewmodel.seen import Seen
from brass_desktop.present.tips import Tip


def about(seen: Seen, thing: at.Thing) -> Tip:
    """Explain a thing as it is now to the viewer; without one to nobody in particular."""
    match thing:
        case at.Slot(slot):
            return about_slot(seen, slot)
        case at.MapPlace(location):
            return about_place(seen, location)
        case at.MapLine(link):
            return about_line(seen, link)
        case at.Merchant(space):
            return about_merchant(seen, space)
        case at.Barrel(space):
            return about_barrel(seen, space)
        case at.Bonus(location):
            return about_bonus(seen, location)
        case (
            at.Ferry()
            | at.DistantMarket()
            | at.DemandSpace()
            | at.DistantStack()
            | at.LastDistantTile()
            | at.DistantTilesToCome()
        ):
            return about_over_sea(seen, thing)
        case _:
            return _beside_board(seen, thing)


def _beside_board(seen: Seen, thing: at.BesideBoard) -> Tip:
    match thing:
        case at.WholeMarket(resource):
            return about_market(seen, resource)
        case at.MarketPrice(resource, price):
            return about_price(seen, resource, price)
        case at.Card(card):
            return about_card(seen, card)
        case at.Pile(pile):
            return about_pile(seen, pile)
        case at.TrackSpace(space):
            return about_space(seen, space)
        case at.Figure(owner, figure):
            return about_figure(seen, owner, figure)
        case at.MatTile(owner, industry, level):
            return about_mat_tile(seen, owner, industry, level)
        case at.Era():
            return about_era(seen)
        case _:
            assert_never(thing)
