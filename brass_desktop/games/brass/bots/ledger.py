"""What a seat did in a game, counted from the events: the rows of the calibration tables."""

from collections import Counter
from collections.abc import Sequence

from brass_desktop.bots.record import Ledger
from brass_desktop.games.brass.engine import events as ev
from brass_desktop.games.brass.engine.actions import Action
from brass_desktop.games.brass.engine.ids import CANAL_ERA, ERA_NAMES, NOTHING
from brass_desktop.games.brass.engine.state import BrassState


class Bookkeeper:
    """Keeps the ledgers of all seats while a game is played."""

    def __init__(self, players: int) -> None:
        self._books: list[Counter[str]] = [Counter() for _ in range(players)]
        self._round: tuple[int, int] | None = None
        """Era and round that were last begun."""

    def ledgers(self, state: BrassState) -> list[Ledger]:
        """Close the books of a finished game."""
        for seat, book in enumerate(self._books):
            book["end.money"] += state.money[seat]
            book["end.level"] += state.rules.income_level[state.income[seat]]
            book["end.unflipped"] += _unflipped(state, seat)
        return [dict(book) for book in self._books]

    def acts(self, before: BrassState, action: Action, events: Sequence[ev.Event]) -> None:
        """Note an action and everything that followed from it."""
        if (before.era, before.round) != self._round:
            self._round = (before.era, before.round)
            self._round_starts(before)
        era = ERA_NAMES[before.era]
        book = self._books[before.actor]
        kind: str = action.kind
        if kind == "network" and len(action.legs) > 1:
            kind = "double_rail"
        if kind != "end_turn":
            book[f"{era}.action.{kind}"] += 1
        for event in events:
            self._note(before, era, event)

    def _round_starts(self, state: BrassState) -> None:
        """Note income and money at the start of a round."""
        for seat, book in enumerate(self._books):
            name = f"{ERA_NAMES[state.era]}.{state.round:02}"
            book[f"level.{name}"] += state.rules.income_level[state.income[seat]]
            book[f"money.{name}"] += state.money[seat]

    def _note(self, before: BrassState, era: str, event: ev.Event) -> None:
        tiles = before.rules.tiles
        match event:
            case ev.PointsGained():
                self._books[event.seat][f"{era}.points.{event.cause}"] += event.points
            case ev.PointsLost():
                self._books[event.seat][f"{era}.points.lost"] -= event.points
            case ev.TilePlaced():
                industry = before.rules.industries[tiles.industry[event.tile]]
                self._books[event.seat][f"{era}.built.{industry}"] += 1
            case ev.TileFlipped():
                if tiles.level[event.tile] > 1 and before.era == CANAL_ERA:
                    self._books[event.owner]["canal.flipped_twice"] += 1
            case ev.TileDeveloped():
                self._books[event.seat][f"{era}.developed"] += 1
            case ev.LinkPlaced():
                self._books[event.seat][f"{era}.links"] += 1
            case ev.EraScored() if event.era == CANAL_ERA:
                for seat, book in enumerate(self._books):
                    book["canal.unflipped"] += _unflipped(before, seat)
            case _:
                pass


def _unflipped(state: BrassState, seat: int) -> int:
    return sum(
        owner == seat and tile != NOTHING and not flipped
        for owner, tile, flipped in zip(
            state.slot_owner, state.slot_tile, state.slot_flipped, strict=True
        )
    )
