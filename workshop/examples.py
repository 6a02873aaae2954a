"""`python -m workshop examples`: play the games of `saves/examples` anew, always the same ones."""

import argparse
from collections.abc import Callable
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Any, Final

from brass_desktop.bots.kit import load_kit
from brass_desktop.bots.messages import seed_of
from brass_desktop.bots.mind import undisturbed
from brass_desktop.core.rng import Rng
from brass_desktop.core.savefile import save_session, write_text
from brass_desktop.core.session import Session
from brass_desktop.core.types import Player, Setup
from brass_desktop.games import shelf
from brass_desktop.games.brass.birmingham import birmingham
from brass_desktop.games.brass.bots.greedy import GreedyBot
from brass_desktop.games.brass.engine.flow import actions_per_turn
from brass_desktop.games.brass.engine.game import BrassGame
from brass_desktop.games.brass.engine.ids import ACTING, CANAL_ERA, RAIL_ERA, SELLING
from brass_desktop.games.brass.engine.state import BrassState
from brass_desktop.games.brass.lancashire import lancashire
from brass_desktop.games.furnace.engine.game import furnace
from brass_desktop.games.furnace.engine.ids import PRODUCTION
from brass_desktop.games.furnace.engine.state import FurnaceState
from brass_desktop.games.shelf import AnyGame
from brass_desktop.present.box import box_of
from brass_desktop.present.text import new_game
from brass_desktop.services import atomic
from workshop.arguments import add_games, games, new_folder

MOMENT: Final = datetime(2026, 1, 1, 12, tzinfo=UTC)
"""When every example is said to have been saved, so that making them anew changes nothing."""
PROGRAM: Final = "examples"
Until = Callable[[Any], bool]
"""Asked of every position of its game: whether the example stops there."""


@dataclass(frozen=True, slots=True)
class Example:
    """One game that ships: what is played by whom, and where it stops."""

    name: str
    game: AnyGame
    players: int
    seed: int
    until: Until
    level: str = ""
    """The bot that plays every seat; without one, rules of thumb do."""
    options: tuple[str, ...] = ()
    """Switches of the game that are on."""


def _turn_begins(state: BrassState) -> bool:
    return state.phase == ACTING and state.actions_left == actions_per_turn(state)


def _opening(state: BrassState) -> bool:
    return state.round == 2 and state.phase == ACTING


def _last_turn_of(era: int) -> Until:
    def reached(state: BrassState) -> bool:
        last = state.round == state.rounds_in_era() and state.turn == state.players - 1
        return state.era == era and last and _turn_begins(state)

    return reached


def _rail_middle(state: BrassState) -> bool:
    middle = 2 * state.round >= state.rounds_in_era()
    return state.era == RAIL_ERA and middle and _turn_begins(state)


def _ship_awaited(state: BrassState) -> bool:
    return state.phase == SELLING


def _half_produced(state: FurnaceState) -> bool:
    """Find a late production in which some cards have run and others wait."""
    waiting = len(state.works[state.first]) - state.run.bit_count()
    return state.is_last_round and state.phase == PRODUCTION and state.run > 0 and waiting > 3


def _never(state: object) -> bool:
    return False


EXAMPLES: Final = (
    Example("1-opening", birmingham(), 4, 1781, _opening),
    Example("2-canal-end", birmingham(), 3, 1789, _last_turn_of(CANAL_ERA)),
    Example("3-rail-middle", birmingham(), 4, 1787, _rail_middle),
    Example("4-finishing-turn", birmingham(), 2, 1789, _last_turn_of(RAIL_ERA)),
    Example("5-two-players", birmingham(), 2, 1797, _never),
    Example("6-three-players", birmingham(), 3, 1788, _never),
    Example("7-four-players", birmingham(), 4, 1798, _never),
    Example("lancashire-1-opening", lancashire(), 4, 1805, _opening, "magnate"),
    Example("lancashire-2-ship-awaited", lancashire(), 4, 1807, _ship_awaited, "magnate"),
    Example("lancashire-3-canal-end", lancashire(), 3, 1807, _last_turn_of(CANAL_ERA), "magnate"),
    Example("lancashire-4-rail-middle", lancashire(), 4, 1808, _rail_middle, "magnate"),
    Example("lancashire-5-two-players", lancashire(), 2, 1809, _never, "magnate"),
    Example("lancashire-6-four-players", lancashire(), 4, 1810, _never, "magnate"),
    Example("furnace-1-half-produced", furnace(), 3, 1854, _half_produced, "magnate"),
    Example("furnace-2-two-players", furnace(), 2, 1855, _never, "magnate"),
    Example("furnace-3-chain", furnace(), 3, 1856, _never, "magnate", ("chain",)),
    Example("furnace-4-four-players", furnace(), 4, 1857, _never, "magnate", ("capitalists",)),
)


def configure(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments."""
    add_games(parser)
    parser.add_argument(
        "--out", type=new_folder, required=True, metavar="FOLDER", help="folder for the files"
    )


def run(arguments: argparse.Namespace) -> int:
    """Write all examples and print their names."""
    chosen = games(arguments)
    for example in EXAMPLES:
        if example.game.id not in chosen:
            continue
        path = arguments.out / f"{example.name}.json"
        atomic.write_text(path, text_of(example))
        print(path)
    return 0


def text_of(example: Example) -> str:
    """Play one example and give its file."""
    game = example.game
    info = shelf.find(game.id)
    players = [
        Player(new_game.NAMES[n].text, info.colours[n], info.characters[n])
        for n in range(example.players)
    ]
    options = dict.fromkeys(example.options, True)
    session = Session(game, Setup(example.players, example.seed, options), players)
    choose = _chooser(example)
    while (seat := session.actor) is not None and not example.until(session.state):
        forced = game.without_choice(session.state) if example.level else None
        session.submit(forced or choose(game.observe(session.state, seat)))
    moment = MOMENT.isoformat()
    title = box_of(info).examples[example.name].text
    return write_text(
        save_session(session, title=title, program=PROGRAM, created=moment, saved=moment)
    )


def _chooser(example: Example) -> Callable[[Any], Any]:
    """Return who decides; equal positions are answered alike."""
    game, kit = example.game, load_kit(example.game)
    if isinstance(game, BrassGame) and not example.level:
        rng, bot, family = Rng(example.seed), GreedyBot(), game
        return lambda seen: bot.choose(family, seen, rng)
    mind = kit.mind(kit.levels[example.level])
    return lambda seen: mind.think(seen, seed_of(kit.encode(seen)), undisturbed).action
