"""The gallery's pictures of Furnace's table, made from seeded games."""

from collections.abc import Callable
from functools import partial

from brass_desktop.games.furnace.present import intents as it
from brass_desktop.games.furnace.present.turning import tell_round
from brass_desktop.games.furnace.ui.scenes.sheets import sheet_for
from brass_desktop.present.intents import AnyIntent, LookAt
from brass_desktop.ui.context import Context
from brass_desktop.ui.scenes.play.turning import turning_screen
from brass_desktop.ui.window.input import Key
from brass_desktop.ui.window.scene import Pop, Scene
from workshop.shots.furnace import positions
from workshop.shots.furnace.lone_table import FurnacePlay, played_table
from workshop.shots.furnace.positions import Until, moment
from workshop.shots.gallery import Shot

_ALL = ("capitalists",)


def table_shots() -> tuple[Shot, ...]:
    """Give every phase with 2, 3 and 4 players, choices half made, sheets and odds."""
    bid, make = positions.bidding, positions.producing
    late = table(bid(3, 9), 4, *_ALL)
    return (
        Shot("furnace_begin_4p", table(bid(1, 0), 4)),
        Shot("furnace_auction_4p", late),
        Shot("furnace_bid_4p", chosen(late, _first_bid)),
        Shot("furnace_auction_3p", table(bid(2, 4), 3)),
        Shot("furnace_auction_2p", table(bid(2, 6), 2)),
        Shot("furnace_odds_2p", table(bid(2, 6), 2), inputs=(Key("o"),)),
        Shot("furnace_settling_4p", table(positions.settling, 4)),
        Shot("furnace_settling_chosen", chosen(table(positions.settling, 4), _first_number)),
        Shot("furnace_chain_3p", table(positions.inserting, 3, "chain")),
        Shot("furnace_production_early", table(make(1), 4)),
        Shot("furnace_production_4p", table(make(4, 3), 4, *_ALL)),
        Shot("furnace_production_2p", table(make(3, 1), 2)),
        Shot("furnace_works", late, inputs=(Key("w"),)),
        Shot("furnace_deck", late, inputs=(Key("k"),)),
        Shot("furnace_card", _card, over=late),
        Shot("furnace_turning", _turning, over=table(bid(2, 0), 4)),
        Shot("furnace_chronicle", late, inputs=(Key("l"),)),
        Shot("furnace_moment", chosen(late, lambda _: (LookAt(20),))),
    )


def table(until: Until, players: int, *options: str) -> Callable[[Context], FurnacePlay]:
    """Show the table of a moment to whoever decides then."""
    return lambda context: played_table(context, moment(until, players, *options))


def chosen(
    make: Callable[[Context], FurnacePlay],
    intents: Callable[[FurnacePlay], tuple[AnyIntent, ...]],
) -> Callable[[Context], Scene]:
    """Show a table at which something has been chosen."""

    def pick(context: Context) -> Scene:
        scene = make(context)
        for intent in intents(scene):
            scene.mean(intent)
        return scene

    return pick


def _first_bid(scene: FurnacePlay) -> tuple[AnyIntent, ...]:
    disc = next(one for one in scene.model.lit() if isinstance(one, it.PickDisc))
    scene.mean(disc)
    return (next(one for one in scene.model.lit() if isinstance(one, it.PickLot)),)


def _first_number(scene: FurnacePlay) -> tuple[AnyIntent, ...]:
    return (next(one for one in scene.model.lit() if isinstance(one, it.PickTimes)),)


def _card(context: Context) -> Scene:
    """Look closely at the first lot of a late auction."""
    scene = table(positions.bidding(3, 9), 4, *_ALL)(context)
    return sheet_for(scene.model, it.LookClosely(scene.model.session.state.row[0]))


def _turning(context: Context) -> Scene:
    """Tell what the first round came to."""
    session = moment(positions.bidding(2, 0), 4)
    return turning_screen(partial(tell_round, session, len(session.log) - 1), Pop)
