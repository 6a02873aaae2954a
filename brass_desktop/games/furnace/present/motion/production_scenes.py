"""Production: cards that run, plans that are built, and the mould at the end."""

from typing import Final

from brass_desktop.games.furnace.engine import events as ev
from brass_desktop.games.furnace.present.motion import sounds
from brass_desktop.games.furnace.present.motion.director import GOODS_FLY, Director
from brass_desktop.games.furnace.present.motion.timeline import (
    Anchor,
    CastPiece,
    SparkPiece,
    Spot,
)
from brass_desktop.present import sounds as shared
from brass_desktop.present.motion.timeline import Move

EFFECT: Final = 0.26
"""When the next effect begins, while the last goods of this one are still in the air."""
BUILD: Final = 0.5
MOULD: Final = 0.6


def run_card(d: Director, event: ev.CardRun) -> None:
    """The bellows blow, and the card is seen as it was until all of it has run."""
    d.sound(d.now, sounds.BELLOWS)
    d.show(d.card_place(event.card), d.now, False, False)


def repeat_card(d: Director, event: ev.CardRepeated) -> None:
    """The price of a second run goes to the card."""
    d.sound(d.now, sounds.BELLOWS)
    end = d.take(event.seat, event.paid, d.card_place(event.card), d.now)
    d.now = max(d.now, end - 0.1)


def run_effect(d: Director, event: ev.EffectRun) -> None:
    """What a line takes goes to the card, and what it makes comes from there."""
    place, start = d.card_place(event.card), d.now
    if any(event.paid):
        start = d.take(event.seat, event.paid, place, start) - 0.12
    end = d.give(event.seat, event.gained, place, start, event.money)
    d.now = max(d.now, end - (GOODS_FLY - EFFECT))
    d.show(place, end, True, False)


def upgrade_card(d: Director, event: ev.CardUpgraded) -> None:
    """Fire runs over the plan from left to right and leaves it in copper."""
    place = d.card_place(event.card)
    start = d.take(event.seat, event.paid, place, d.now) - 0.1
    burn = d.move(Move.SLIDE, BUILD, place, place, SparkPiece(), lead=BUILD * 0.7, start=start)
    d.show(place, burn.end, True, False)
    d.sound(burn.start, sounds.UPGRADE)


def end_production(d: Director, event: ev.ProductionEnded) -> None:
    """The mould is filled, and what the phase has brought is stamped on it."""
    mould = Anchor(Spot.MOULD, d.owner(event.seat))
    stamp = d.move(Move.DROP, MOULD, mould, mould, CastPiece(), lead=MOULD)
    d.sound(stamp.start, sounds.MOULD)
    d.hold_stage(stamp.end)


def insert_card(d: Director, event: ev.CardInserted) -> None:
    """A card is put into the chain, which shows it at once."""
    d.sound(d.now, shared.CARD_PLAY)


def begin_round(d: Director, _event: ev.RoundBegun) -> None:
    """The works bell rings."""
    d.sound(d.now, shared.ROUND)
