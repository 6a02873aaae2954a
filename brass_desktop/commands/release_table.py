"""`brass-desktop arena --release`: the whole release table in one go, each row with its verdict."""

import json
import sys
from collections.abc import Sequence
from typing import TextIO, cast

from brass_desktop.bots.calibration import calibration_table
from brass_desktop.bots.entrant import read_entrant
from brass_desktop.bots.kit import load_kit
from brass_desktop.bots.release import Demand, Figures, ReleaseRow, read_figures
from brass_desktop.bots.tally import Interval
from brass_desktop.commands.arena_games import PlayedGames, calibration_loop, play, schedule
from brass_desktop.games.shelf import AnyGame, GameInfo, load, load_game
from brass_desktop.present.text import arena as words
from brass_desktop.present.text.numbers import decimal

EXIT_HOLDS = 0
EXIT_FAILS = 1

Report = dict[str, object]


def run_release(info: GameInfo, jobs: int, *, as_json: bool, calibration: bool) -> int:
    """Play row after row and say of each whether it holds; a table takes long, so at once."""
    progress = sys.stderr if as_json else sys.stdout
    loop = calibration_loop()
    started = words.RELEASE_LOOP(seconds=decimal(loop, 4), jobs=jobs)
    print(started, file=progress, flush=True)
    rows = cast(Sequence[ReleaseRow], load(info.release))
    game = load_game(info.id)
    reports = [_play_row(game, row, jobs, progress, calibration=calibration) for row in rows]
    holds = all(report["holds"] for report in reports)
    total: Report = {
        "holds": holds,
        "seconds": round(_sum(reports, "seconds"), 1),
        "processor_seconds": round(_sum(reports, "processor_seconds"), 1),
        "calibration_loop_seconds": round(loop, 4),
    }
    verdict = words.EVERYTHING[holds]()
    print(words.RELEASE_VERDICT(verdict=verdict, cost=_cost(total)), file=progress)
    if as_json:
        print(json.dumps({**total, "jobs": jobs, "rows": reports}, indent=2))
    return EXIT_HOLDS if holds else EXIT_FAILS


def _play_row(
    game: AnyGame, row: ReleaseRow, jobs: int, progress: TextIO, *, calibration: bool
) -> Report:
    levels = load_kit(game).levels
    seats = tuple(read_entrant(text, levels) for text in row.seats)
    played = play(schedule(game.id, seats, row.games, row.seed, {}), jobs)
    report = _report(row, played)
    if calibration and len(set(row.seats)) == 1:
        report["calibration"] = calibration_table(played.records)
    print(_as_text(row, report, read_figures(row, played.records)), file=progress, flush=True)
    return report


def _report(row: ReleaseRow, played: PlayedGames) -> Report:
    figures = read_figures(row, played.records)
    return {
        "row": row.name,
        "games": len(played.records),
        "seed": row.seed,
        "figures": {name: _plain(figure) for name, figure in figures.items()},
        "asked": [
            {**demand._asdict(), "found": _found(demand, figures), "holds": demand.holds(figures)}
            for demand in row.demands
        ],
        "holds": all(demand.holds(figures) for demand in row.demands),
        "seconds": round(played.seconds, 1),
        "processor_seconds": round(played.processor_seconds, 1),
    }


def _plain(figure: Interval) -> list[float | None]:
    """Write mean and half-width; a single deal has no interval."""
    width = None if figure.half_width == float("inf") else round(figure.half_width, 3)
    return [round(figure.mean, 3), width]


def _found(demand: Demand, figures: Figures) -> float | None:
    found = demand.found(figures)
    return None if found in (float("inf"), float("-inf")) else round(found, 3)


def _sum(reports: Sequence[Report], name: str) -> float:
    return sum(float(str(report[name])) for report in reports)


def _cost(report: Report) -> str:
    wall, busy = (float(str(report[name])) for name in ("seconds", "processor_seconds"))
    return words.RELEASE_COST(seconds=decimal(wall), processor=decimal(busy))


def _as_text(row: ReleaseRow, report: Report, figures: Figures) -> str:
    """Lay a row out: what was played, then every demand with what was found."""
    cost = _cost(report)
    lines = [words.RELEASE_ROW(row=row.name, games=report["games"], seed=row.seed, cost=cost)]
    for demand in row.demands:
        mean, half_width = figures[demand.figure]
        width = f" ± {decimal(half_width, 3)}" if half_width else ""
        sign = "≤" if demand.at_most else "≥"
        asked = f"{words.BOUNDS[demand.bound]()} {sign} {decimal(demand.limit, None)}"
        line = words.RELEASE_DEMAND(
            figure=f"{words.label(demand.figure, {}):<26}",
            found=f"{decimal(mean, 3) + width:<20}",
            asked=f"{asked:<14}",
            verdict=words.HOLDS[demand.holds(figures)](),
        )
        lines.append(f"  {line}")
    return "\n".join(lines)
