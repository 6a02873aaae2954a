"""`brass-desktop simulate`: play whole games without a window and report totals."""

import argparse
import json
import sys
import time
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import asdict, dataclass, field
from typing import Any, Final, cast

from brass_desktop.bots.kit import AnyKit, BotKit, L, load_kit
from brass_desktop.bots.messages import seed_of
from brass_desktop.commands.chosen_game import add_game_arguments, chosen_game
from brass_desktop.commands.parsing import LAST_SEED, MOST_GAMES, seeds, whole
from brass_desktop.core.game import A, E, O, S
from brass_desktop.core.rng import Rng
from brass_desktop.core.types import Seat, Setup
from brass_desktop.games.shelf import AnyGame, load, load_game
from brass_desktop.i18n.message import Message
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
    mean_winner_score: float = 0.0
    actions_per_game: list[int] = field(default_factory=list)
    """The different numbers of actions that games had."""
    counted: dict[str, int] = field(default_factory=dict)
    """What else the game counts, by name, over all games."""
    counted_per_game: dict[str, list[int]] = field(default_factory=dict)
    first_error: str = ""

    def report(self) -> dict[str, object]:
        """Return all of it by name, what the game counts beside the rest."""
        told = asdict(self)
        for name in told.pop("counted"):
            told[name] = self.counted[name]
            told[f"{name}_per_game"] = told["counted_per_game"][name]
        del told["counted_per_game"]
        # The name from before there were games without victory points.
        return {**told, "mean_winner_vp": self.mean_winner_score}


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
        print(json.dumps(totals.report()))
    else:
        _print(totals, cast(Mapping[str, Message], load(chosen.info.ledger)))
    if totals.errors:
        print(totals.first_error, file=sys.stderr)
    return 1 if totals.errors else 0


def simulate(game: AnyGame, kit: AnyKit, setups: Sequence[Setup], choose: Decider) -> Totals:
    """Play a game from each setup with the same player in every seat."""
    totals = Totals(games=len(setups))
    winners = 0
    actions_of, played = Counter[int](), list[Counter[str]]()
    began = time.perf_counter()
    for setup in setups:
        try:
            actions, counted, best = _play(game, kit, setup, choose)
        except Exception as error:  # a simulation reports every failure and goes on
            totals.errors += 1
            failed = text.SEED_FAILED(seed=setup.seed, error=repr(error))
            totals.first_error = totals.first_error or failed
            continue
        actions_of[actions] += 1
        played.append(counted)
        totals.actions += actions
        winners += best
    totals.seconds = time.perf_counter() - began
    clean = totals.games - totals.errors
    totals.games_per_s = clean / totals.seconds
    totals.actions_per_s = totals.actions / totals.seconds
    totals.mean_winner_score = winners / clean if clean else 0.0
    totals.actions_per_game = sorted(actions_of)
    for name in dict.fromkeys(name for counted in played for name in counted):
        totals.counted[name] = sum(counted[name] for counted in played)
        totals.counted_per_game[name] = sorted({counted[name] for counted in played})
    return totals


def _play(
    game: AnyGame, kit: AnyKit, setup: Setup, choose: Decider
) -> tuple[int, Counter[str], int]:
    """Play one game; return its actions, what else was counted, and the winner's points."""
    state = game.new(setup)
    rng = Rng(setup.seed)
    rng.next64()
    actions, counted = 0, Counter[str]()
    while (seat := game.actor(state)) is not None:
        action = choose(state, seat, rng)
        events: list[Any] = []
        game.apply(state, action, events, checked=False)
        actions += kit.counts(action)
        for name, number in kit.counted(action, events).items():
            counted[name] += number
    return actions, counted, max(game.progress(state).scores)


def _print(totals: Totals, names: Mapping[str, Message]) -> None:
    seconds, rate = decimal(totals.seconds), decimal(totals.games_per_s)
    print(text.GAMES_PLAYED(totals.games, seconds=seconds, rate=rate))
    print(text.ACTIONS_PLAYED(totals.actions, rate=round(totals.actions_per_s)))
    numbers = ", ".join(map(str, totals.actions_per_game)) or text.NO_GAME()
    print(text.ACTIONS_PER_GAME(numbers=numbers))
    for name, per_game in totals.counted_per_game.items():
        numbers = ", ".join(map(str, per_game))
        print(text.COUNTED_PER_GAME(what=names[name](), numbers=numbers))
    print(text.MEAN_WINNER(points=decimal(totals.mean_winner_score)))
    print(text.ERRORS(count=totals.errors))
