"""Knows, while an action is told, who holds what by now and how far the metal has run."""

from dataclasses import dataclass
from typing import Final

from brass_desktop.core.session import Entry
from brass_desktop.core.table import PERSON
from brass_desktop.core.types import Player, Seat
from brass_desktop.games.furnace.engine.actions import Action
from brass_desktop.games.furnace.engine.events import Event
from brass_desktop.games.furnace.engine.ids import (
    AGENT,
    FINISHED,
    GOODS,
    INSERTING,
    PRODUCTION,
    Bag,
    CardId,
    DiscId,
)
from brass_desktop.games.furnace.engine.state import FurnaceState, top_disc
from brass_desktop.games.furnace.present.motion.sounds import GOODS_HEARD
from brass_desktop.games.furnace.present.motion.timeline import (
    Anchor,
    Content,
    GoodsPiece,
    Piece,
    Settled,
    Spot,
)
from brass_desktop.games.furnace.present.naming import Naming
from brass_desktop.games.furnace.present.viewmodel.build_pieces import build_card
from brass_desktop.games.furnace.present.viewmodel.pieces import AGENT as AGENTS_OWN
from brass_desktop.games.furnace.present.viewmodel.pieces import MONEY, CardView, DiscView
from brass_desktop.present import sounds
from brass_desktop.present.motion.script import Script
from brass_desktop.present.motion.timeline import Move, NumberPiece

GOODS_FLY: Final = 0.3
NEXT_GOODS: Final = 0.07
STAGE: Final = Anchor(Spot.STAGE)
CROSS: Final = 0.25
"""How long one stage takes to give way to another."""


@dataclass(frozen=True, slots=True)
class Watched:
    """A position as somebody at the table sees it."""

    state: FurnaceState
    players: tuple[Player, ...]
    viewer: Seat | None

    @property
    def stage(self) -> tuple[int, int, int]:
        """What makes the middle of the table: other numbers, another stage."""
        state = self.state
        own = state.phase in (INSERTING, PRODUCTION)
        return state.phase, state.round, state.actor if own else 0


class Director(Script[Anchor, Piece, Content]):
    """Tells an action from its first event to its last; scenes add their movements to it."""

    def __init__(self, entry: Entry[Action, Event], before: Watched, after: Watched) -> None:
        super().__init__()
        self.entry = entry
        self.before = before
        self.after = after
        self.rules = before.state.rules
        self.naming = Naming(self.rules, [player.name for player in before.players])
        self.metal = before.state.lot
        """The lot that the metal has reached."""
        self._goods = list(before.state.goods)
        self._money = list(before.state.money)
        self.passed: list[int] = []
        """The lots that did not take the Agent's disc."""
        self._emptied: list[int] = []
        self._laid: list[Anchor] = []
        self.stage_ends = 0.0
        """Until when the stage is held as it was."""

    def owner(self, owner: int) -> str:
        """Return a seat's colour, or what the Agent has instead."""
        return AGENTS_OWN if owner == AGENT else self.before.players[owner].colour

    def lies_already(self, owner: int) -> bool:
        """Tell whether somebody has laid the disc by hand before the bid was made."""
        return owner == self.entry.seat and self.before.players[owner].control == PERSON

    def taker(self, watched: Watched, lot: int) -> str:
        """Return who would take a lot as things lie, nobody without a bid."""
        placed = top_disc(watched.state, lot) if watched.state.row else None
        return "" if placed is None else self.owner(placed[0])

    def card(self, card: CardId, *, upgraded: bool = False, ticket: bool = False) -> CardView:
        """Describe a card as it flies."""
        name = self.naming.card(card)
        return build_card(self.rules, card, name, upgraded=upgraded, ticket=ticket)

    def card_place(self, card: CardId) -> Anchor:
        """Return the place of a card in production."""
        return Anchor(Spot.CARD, self.rules.cards[card])

    def disc(self, owner: int, disc: DiscId) -> DiscView:
        """Describe a disc."""
        discs = self.rules.discs
        neutral = owner != AGENT and bool(discs.neutral >> disc & 1)
        return DiscView(self.owner(owner), discs.value[disc], neutral=neutral)

    def step(self, owner: int, lot: int, disc: DiscId) -> Anchor:
        """Return the step on which a disc lies."""
        value = self.rules.discs.value[disc]
        return Anchor(Spot.STEP, self.owner(owner), lot, str(value))

    def hold_stage(self, until: float) -> None:
        """Keep the stage as it was until a moment."""
        self.stage_ends = max(until, self.stage_ends)

    def empty_lot(self, lot: int, at: float, owner: str) -> None:
        """Let the place of a lot be empty from a moment on; the stage is held meanwhile."""
        self.show(Anchor(Spot.LOT, lot=lot), at, Settled(owner), False)
        self._emptied.append(lot)

    def lay_disc(self, step: Anchor, at: float, disc: DiscView) -> None:
        """Let a disc lie on its step from a moment on, also while the stage is held."""
        self.show(step, at, disc, False)
        self._laid.append(step)

    @property
    def stage_shown(self) -> float:
        """When the stage that there is now is seen."""
        return self.stage_ends + CROSS if self.stage_ends else self.now

    def turn_stage(self) -> None:
        """Let the stage that was held, as it was left, give way to the one there is now."""
        end = self.stage_ends
        if not end:
            return
        emptied = (Anchor(Spot.LOT, lot=lot) for lot in self._emptied)
        for place in (*emptied, *self._laid):
            self.show(place, end, True, False)
        if self.metal != self.before.state.lot:
            self.show(Anchor(Spot.RUNNER), end, True, False)
        for held in (STAGE, Anchor(Spot.BESIDE)):
            self.show(held, end, True, False)
        self.fade(STAGE, True, end, CROSS)

    @property
    def changes_stage(self) -> bool:
        """Tell whether the middle of the table shows something else afterwards."""
        return self.before.stage != self.after.stage and self.after.state.phase != FINISHED

    def give(self, seat: Seat, goods: Bag, origin: Anchor, start: float, money: int = 0) -> float:
        """Let goods and money come to somebody from a place; return when all are there."""
        return self._trade(seat, goods, money, origin, start, 1)

    def take(self, seat: Seat, goods: Bag, goal: Anchor, start: float) -> float:
        """Let goods go from somebody to a place; return when all are there."""
        return self._trade(seat, goods, 0, goal, start, -1)

    def _trade(
        self, seat: Seat, goods: Bag, money: int, place: Anchor, start: float, sign: int
    ) -> float:
        end = start
        amounts = (*zip(GOODS, goods, strict=True), (MONEY, money))
        for good, count in (amount for amount in amounts if amount[1]):
            purse = Anchor(Spot.PURSE, self.owner(seat), detail=good)
            origin, goal = (place, purse) if sign > 0 else (purse, place)
            piece = GoodsPiece(good, count)
            tween = self.move(Move.TOSS, GOODS_FLY, origin, goal, piece, lead=0.0, start=start)
            self._count(seat, good, sign * count, start if sign < 0 else tween.end - 0.06)
            self._hear_good(good, tween.end if sign > 0 else tween.start, sign)
            end, start = tween.end, start + NEXT_GOODS
        return end

    def _count(self, seat: Seat, good: str, change: int, start: float) -> None:
        """Let a number run to another, in the panel and, if it is the own one, in the tray."""
        first, before = self._number(seat, good, change)
        purse = Anchor(Spot.PURSE, self.owner(seat), detail=good)
        start, seconds = max(start, self.ready(purse)), GOODS_FLY / 2
        number = NumberPiece(before, before + change)
        self.move(Move.COUNT, seconds, purse, purse, number, lead=0.0, start=start)
        self.show(purse, start + seconds, before + change, first)
        if seat == self.before.viewer == self.after.viewer:
            tray = Anchor(Spot.TRAY, detail=good)
            self.show(tray, start, False, False)

    def _number(self, seat: Seat, good: str, change: int) -> tuple[int, int]:
        """Note a change; return what the table showed at first and before this change."""
        state = self.before.state
        if good == MONEY:
            before = self._money[seat]
            self._money[seat] += change
            return state.money[seat], before
        index = GOODS.index(good)
        held = list(self._goods[seat])
        before, held[index] = held[index], held[index] + change
        self._goods[seat] = (held[0], held[1], held[2], held[3])
        return state.goods[seat][index], before

    def _hear_good(self, good: str, at: float, sign: int) -> None:
        if good == MONEY:
            self.sound(at, sounds.COIN_RECEIVE)
        elif sign > 0:
            self.sound(at, GOODS_HEARD[good])
        else:
            self.sound(at, sounds.CUBE_TAKE)
