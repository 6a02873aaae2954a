"""`brass-desktop simulate`: play whole games without a window and report totals."""

import argparse
import json
import sys
import time
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass, field
from typing import Any, Final

from brass_desktop.bots.kit import AnyKit, BotKit, L, load_kit
from brass_desktop.bots.messages import seed_of
from brass_desktop.commands.chosen_game import add_game_arguments, chosen_game
from brass_desktop.commands.parsing import LAST_SEED, MOST_GAMES, seeds, whole
from brass_desktop.core.game import A, E, O, S
from brass_desktop.core.rng import Rng
from brass_desktop.core.types import Seat, Setup
from brass_desktop.games.shelf import AnyGame, load_game
from brass_desktop.present.text import command_line as words
from brass_desktop.present.text import reports as text
from brass_desktop.present.text.numbers import decimal

Decider = Callable[[Any, Seat, Rng], Any]
"""What decides in every seat: from a position and who is to act to an action."""


def _any_action(game: AnyGame, kit: AnyKit) -> Decider:
    return lambda state, seat, rng: game.sample(state, rng)


def _rule_of_thumb(game: AnyGame, kit: AnyKit) -> Decider:
    # The simulation's own dice come from the deal, which is nothing for a bot to know.
    return lambda state, seat, rng: _stand_in(kit, game.observe(state, seat))


def _stand_in(kit: BotKit[S, A, E, O, L], seen: O) -> A:
    return kit.stand_in(seen, Rng(seed_of(kit.encode(seen))))


BOTS: Final = {"random": _any_action, "greedy": _rule_of_thumb}


@dataclass(slots=True)
class Totals:
    """What a simulation reports; `actions` are those that people would count, over all games."""

    games: int = 0
    actions: int = 0
    seconds: float = 0.0
    games_per_s: float = 0.0
    actions_per_s: float = 0.0
    errors: int = 0
    mean_winner_vp: float = 0.0
    actions_per_game: list[int] = field(default_factory=list)
    """The different numbers of actions that games had."""
    cards: int = 0
    """Cards that paid for them, over all games."""
    cards_per_game: list[int] = field(default_factory=list)
    first_error: str = ""


def configure(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments."""
    number = words.NUMBER()
    add_game_arguments(parser)
    games, seed = whole(1, MOST_GAMES), whole(0, LAST_SEED)
    parser.add_argument("--games", type=games, default=10, metavar=number, help=words.GAMES())
    parser.add_argument("--seed", type=seed, default=1, metavar=number, help=words.FIRST_SEED())
    parser.add_argument("--bots", choices=sorted(BOTS), default="random", help=words.BOTS())
    parser.add_argument("--json", action="store_true", help=words.JSON())


def run(arguments: argparse.Namespace) -> int:
    """Play the games; the exit code tells whether all ran clean."""
    chosen = chosen_game(arguments)
    game = load_game(chosen.info.id)
    kit = load_kit(game)
    setups = [chosen.setup(seed) for seed in seeds(arguments.seed, arguments.games)]
    totals = simulate(game, kit, setups, BOTS[arguments.bots](game, kit))
    if arguments.json:
        print(json.dumps(asdict(totals)))
    else:
        _print(totals)
    if totals.errors:
        print(totals.first_error, file=sys.stderr)
    return 1 if totals.errors else 0


def simulate(game: AnyGame, kit: AnyKit, setups: Sequence[Setup], choose: Decider) -> Totals:
    """Play a game from each setup with the same player in every seat."""
    totals = Totals(games=len(setups))
    winners = 0
    actions_of, cards_of = Counter[int](), Counter[int]()
    began = time.perf_counter()
    for setup in setups:
        try:
            actions, cards, best = _play(game, kit, setup, choose)
        except Exception as error:  # a simulation reports every failure and goes on
            totals.errors += 1
            failed = text.SEED_FAILED(seed=setup.seed, error=repr(error))
            totals.first_error = totals.first_error or failed
            continue
        actions_of[actions] += 1
        cards_of[cards] += 1
        totals.actions += actions
        totals.cards += cards
        winners += best
    totals.seconds = time.perf_counter() - began
    clean = totals.games - totals.errors
    totals.games_per_s = clean / totals.seconds
    totals.actions_per_s = totals.actions / totals.seconds
    totals.mean_winner_vp = winners / clean if clean else 0.0
    totals.actions_per_game = sorted(actions_of)
    totals.cards_per_game = sorted(cards_of)
    return totals


def _play(game: AnyGame, kit: AnyKit, setup: Setup, choose: Decider) -> tuple[int, int, int]:
    """Play one game; return how many actions and cards it had, and the winner's points."""
    state = game.new(setup)
    rng = Rng(setup.seed)
    rng.next64()
    actions = cards = 0
    while (seat := game.actor(state)) is not None:
        action = choose(state, seat, rng)
        game.apply(state, action, checked=False)
        actions += kit.counts(action)
        cards += kit.cards(action)
    return actions, cards, max(game.progress(state).scores)


def _print(totals: Totals) -> None:
    seconds, rate = decimal(totals.seconds), decimal(totals.games_per_s)
    print(text.GAMES_PLAYED(totals.games, seconds=seconds, rate=rate))
    print(text.ACTIONS_PLAYED(totals.actions, rate=round(totals.actions_per_s)))
    numbers = ", ".join(map(str, totals.actions_per_game)) or text.NO_GAME()
    print(text.ACTIONS_PER_GAME(numbers=numbers))
    if totals.cards:
        print(text.CARDS_PER_GAME(numbers=", ".join(map(str, totals.cards_per_game))))
    print(text.MEAN_WINNER(points=decimal(totals.mean_winner_vp)))
    print(text.ERRORS(count=totals.errors))
