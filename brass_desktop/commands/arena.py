"""`brass-desktop arena`: bots against bots, seats rotated, deals paired, results with intervals."""

import argparse
import json
from collections.abc import Mapping, Sequence
from typing import cast

from brass_desktop.bots.calibration import calibration_table
from brass_desktop.bots.entrant import AnyEntrant, UnknownEntrant, read_entrant
from brass_desktop.bots.kit import load_kit
from brass_desktop.bots.record import MatchRecord
from brass_desktop.bots.tally import (
    Interval,
    mean_seat,
    mean_winner,
    tally_duel,
    tally_entrant,
)
from brass_desktop.commands.arena_games import calibration_loop, play, schedule
from brass_desktop.commands.chosen_game import ChosenGame, add_game_arguments, chosen_game
from brass_desktop.commands.parsing import LAST_SEED, MOST_GAMES, MOST_JOBS, WrongUsage, whole
from brass_desktop.commands.release_table import run_release
from brass_desktop.games.shelf import load, load_game
from brass_desktop.i18n.message import Message
from brass_desktop.present.text import arena as text
from brass_desktop.present.text import command_line as words
from brass_desktop.present.text.numbers import decimal

EXIT_DONE = 0


def configure(parser: argparse.ArgumentParser) -> None:
    """Declare what to play and how to report it."""
    number = words.NUMBER()
    add_game_arguments(parser)
    games, jobs, seed = whole(1, MOST_GAMES), whole(1, MOST_JOBS), whole(0, LAST_SEED)
    parser.add_argument("--games", type=games, default=20, metavar=number, help=words.DEALS())
    parser.add_argument("--seats", metavar=words.LEVELS(), help=words.SEATS())
    parser.add_argument("--seed", type=seed, default=1, metavar=number, help=words.FIRST_SEED())
    parser.add_argument("--jobs", type=jobs, default=1, metavar=number, help=words.JOBS())
    parser.add_argument("--json", action="store_true", help=words.JSON())
    parser.add_argument("--calibration", action="store_true", help=words.CALIBRATION())
    parser.add_argument("--release", action="store_true", help=words.RELEASE())


def run(arguments: argparse.Namespace) -> int:
    """Play the games and print the report."""
    chosen = chosen_game(arguments)
    seats = _seats(chosen, arguments.seats)
    if arguments.release:
        wanted = {"as_json": arguments.json, "calibration": arguments.calibration}
        return run_release(chosen.info, arguments.jobs, **wanted)
    loop = calibration_loop()
    games, seed = arguments.games, arguments.seed
    played = play(schedule(chosen.info.id, seats, games, seed, chosen.options), arguments.jobs)
    report = build_report(seats, played.records)
    report["seconds"] = round(played.seconds, 1)
    report["processor_seconds"] = round(played.processor_seconds, 1)
    report["calibration_loop_seconds"] = round(loop, 4)
    if arguments.calibration:
        report["calibration"] = calibration_table(played.records)
    print(json.dumps(report, indent=2) if arguments.json else _told(chosen, report))
    return EXIT_DONE


def _seats(chosen: ChosenGame, named: str | None) -> tuple[AnyEntrant, ...]:
    """Read who sits where, or raise `WrongUsage`; unless told the strongest level plays itself."""
    levels = load_kit(load_game(chosen.info.id)).levels
    names = ([*levels][-1] if named is None else named).split(",")
    if len(names) > chosen.players:
        sentence = text.TOO_MANY_SEATS(count=len(names), players=chosen.players)
        raise WrongUsage("--seats", sentence)
    try:
        entrants = [read_entrant(name, levels) for name in names]
    except UnknownEntrant as error:
        fault = text.FAULTS[error.fault](word=error.word, possible=error.possible)
        raise WrongUsage("--seats", fault) from error
    by_label = {entrant.label: entrant for entrant in entrants}
    for entrant in entrants:
        if by_label[entrant.label] != entrant:
            raise WrongUsage("--seats", text.ONE_LABEL(label=entrant.label))
    return tuple(entrants[seat % len(entrants)] for seat in range(chosen.players))


def build_report(
    seats: tuple[AnyEntrant, ...], records: Sequence[MatchRecord]
) -> dict[str, object]:
    """Sum up the matches as plain numbers."""
    entrants = {entrant.label: entrant for entrant in seats}
    labels = list(entrants)
    return {
        "players": len(seats),
        "seats": [entrant.label for entrant in seats],
        "games": len(records),
        "deals": len({record.seed for record in records}),
        "mean_seat": _plain(mean_seat(records)),
        "mean_winner": _plain(mean_winner(records)),
        "entrants": {label: _entrant(entrants[label], records) for label in labels},
        "duels": {
            f"{one} - {other}": _duel(records, one, other)
            for at, one in enumerate(labels)
            for other in labels[at + 1 :]
        },
    }


def _entrant(entrant: AnyEntrant, records: Sequence[MatchRecord]) -> dict[str, object]:
    tally = tally_entrant(records, entrant.label)
    row: dict[str, object] = {
        name: _plain(value) if isinstance(value, Interval) else round(value, 4)
        for name, value in tally._asdict().items()
    }
    return {"parameters": entrant.parameters, **row}


def _duel(records: Sequence[MatchRecord], one: str, other: str) -> dict[str, object]:
    duel = tally_duel(records, one, other)
    return {"points": _plain(duel.points), "wins": _plain(duel.wins)}


def _plain(one: Interval) -> list[float | None]:
    """Write mean and half-width; a single deal has no interval."""
    width = None if one.half_width == float("inf") else round(one.half_width, 3)
    return [round(one.mean, 3), width]


def _told(chosen: ChosenGame, report: dict[str, object]) -> str:
    # The shelf names it, and every game has such a list.
    counted = cast(Mapping[str, Message], load(chosen.info.ledger))
    return _as_text(report, counted)


def _as_text(report: dict[str, object], counted: Mapping[str, Message], indent: str = "") -> str:
    """Lay the report out for reading: nested names indented, intervals as ±."""
    lines = []
    for key, value in report.items():
        name = text.label(key, counted)
        if isinstance(value, dict):
            lines += [f"{indent}{name}", _as_text(value, counted, indent + "  ")]
        elif isinstance(value, list) and len(value) == 2 and not isinstance(value[0], str):
            width = "?" if value[1] is None else decimal(value[1], 2)
            lines.append(f"{indent}{name:<24} {decimal(value[0], 2):>8} ± {width}")
        else:
            shown = ", ".join(map(str, value)) if isinstance(value, list) else value
            shown = decimal(shown, None) if isinstance(shown, float) else shown
            lines.append(f"{indent}{name:<24} {shown}")
    return "\n".join(lines)
