"""`brass-desktop simulate`: play whole games without a window and report totals."""

import argparse
import json
import sys
import time
from collections import Counter
from dataclasses import asdict, dataclass, field

from brass_desktop.bots.greedy import GreedyBot
from brass_desktop.bots.player import Bot, RandomBot
from brass_desktop.core.rng import Rng
from brass_desktop.core.types import Setup
from brass_desktop.games.brass.birmingham import birmingham
from brass_desktop.games.brass.oracle import CARD_ACTIONS
from brass_desktop.present.text import command_line as words
from brass_desktop.present.text import reports as text
from brass_desktop.present.text.names import decimal

BOTS: dict[str, type[RandomBot] | type[GreedyBot]] = {"random": RandomBot, "greedy": GreedyBot}


@dataclass(slots=True)
class Totals:
    """What a simulation reports; `actions` counts card actions over all games."""

    games: int = 0
    actions: int = 0
    seconds: float = 0.0
    games_per_s: float = 0.0
    actions_per_s: float = 0.0
    errors: int = 0
    mean_winner_vp: float = 0.0
    actions_per_game: list[int] = field(default_factory=list)
    """The different numbers of card actions that games had."""
    first_error: str = ""


def configure(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments."""
    number = words.NUMBER()
    parser.add_argument("--players", type=int, choices=(2, 3, 4), default=4, help=words.PLAYERS())
    parser.add_argument("--games", type=_positive, default=10, metavar=number, help=words.GAMES())
    parser.add_argument("--seed", type=int, default=1, metavar=number, help=words.FIRST_SEED())
    parser.add_argument("--bots", choices=sorted(BOTS), default="random", help=words.BOTS())
    parser.add_argument("--introductory", action="store_true", help=words.INTRODUCTORY())
    parser.add_argument("--json", action="store_true", help=words.JSON())


def _positive(text: str) -> int:
    if not text.isdecimal() or int(text) < 1:
        raise argparse.ArgumentTypeError(words.TOO_SMALL())
    return int(text)


def run(arguments: argparse.Namespace) -> int:
    """Play the games; the exit code tells whether all ran clean."""
    totals = simulate(
        players=arguments.players,
        games=arguments.games,
        seed=arguments.seed,
        bot=BOTS[arguments.bots](),
        introductory=arguments.introductory,
    )
    if arguments.json:
        print(json.dumps(asdict(totals)))
    else:
        _print(totals)
    if totals.errors:
        print(totals.first_error, file=sys.stderr)
    return 1 if totals.errors else 0


def simulate(
    *, players: int, games: int, seed: int, bot: Bot, introductory: bool = False
) -> Totals:
    """Play seeded games with the same bot in every seat."""
    totals = Totals(games=games)
    winners = 0
    counts: Counter[int] = Counter()
    began = time.perf_counter()
    for number in range(seed, seed + games):
        setup = Setup(players, number, {"introductory": introductory})
        try:
            actions, best = _play(setup, bot)
        except Exception as error:  # a simulation reports every failure and goes on
            totals.errors += 1
            totals.first_error = totals.first_error or text.SEED_FAILED(
                seed=number, error=repr(error)
            )
            continue
        counts[actions] += 1
        totals.actions += actions
        winners += best
    totals.seconds = time.perf_counter() - began
    clean = games - totals.errors
    totals.games_per_s = clean / totals.seconds
    totals.actions_per_s = totals.actions / totals.seconds
    totals.mean_winner_vp = winners / clean if clean else 0.0
    totals.actions_per_game = sorted(counts)
    return totals


def _play(setup: Setup, bot: Bot) -> tuple[int, int]:
    """Play one game; return its number of card actions and the winner's points."""
    game = birmingham()
    state = game.new(setup)
    rng = Rng(setup.seed)
    rng.next64()
    actions = 0
    while (seat := game.actor(state)) is not None:
        action = bot.choose(game, game.observe(state, seat), rng)
        game.apply(state, action, checked=False)
        actions += action.kind in CARD_ACTIONS
    return actions, max(state.vp)


def _print(totals: Totals) -> None:
    seconds, rate = decimal(totals.seconds), decimal(totals.games_per_s)
    print(text.GAMES_PLAYED(totals.games, seconds=seconds, rate=rate))
    print(text.ACTIONS_PLAYED(totals.actions, rate=round(totals.actions_per_s)))
    numbers = ", ".join(map(str, totals.actions_per_game)) or text.NO_GAME()
    print(text.ACTIONS_PER_GAME(numbers=numbers))
    print(text.MEAN_WINNER(points=decimal(totals.mean_winner_vp)))
    print(text.ERRORS(count=totals.errors))
