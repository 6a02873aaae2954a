"""Bidding and settling: what moves for each event, how long, and what it changes on arrival."""

from itertools import pairwise
from typing import Final

from brass_desktop.games.furnace.engine import events as ev
from brass_desktop.games.furnace.engine.ids import AGENT
from brass_desktop.games.furnace.present.motion import sounds
from brass_desktop.games.furnace.present.motion.director import Director
from brass_desktop.games.furnace.present.motion.timeline import (
    Anchor,
    CardPiece,
    DiePiece,
    MedallionPiece,
    MetalPiece,
    Settled,
    Spot,
    TicketPiece,
    WalkPiece,
)
from brass_desktop.games.furnace.present.viewmodel.pieces import DiscView
from brass_desktop.present.motion.script import LONGEST
from brass_desktop.present.motion.timeline import Move

DEAL: Final = 0.28
NEXT_CARD: Final = 0.06
DISC: Final = 0.22
TURN: Final = 0.18
FLOW: Final = 0.35
LIFT: Final = 0.3
TEAR: Final = 0.16
CARD: Final = 0.42
AFTER_CARD: Final = 0.18
"""When the metal runs on, while the card is still in the air."""
BOXED: Final = 0.3
TUMBLE: Final = 0.14
TUMBLES: Final = 5
ROLL: Final = TUMBLE * TUMBLES
"""The die turns over so often before it lies."""
WALK: Final = 0.15
CEREMONY: Final = 6.0
"""The most that a whole auction takes to settle where nobody is asked."""
DIE: Final = Anchor(Spot.DIE)


def deal_row(d: Director, event: ev.RowDealt) -> None:
    """Cards slide from the deck to their places, one after the other."""
    start, deck = d.stage_shown, Anchor(Spot.DECK)
    for lot, card in enumerate(event.cards):
        place, face = Anchor(Spot.LOT, lot=lot), CardPiece(d.card(card, ticket=True))
        begins = start + NEXT_CARD * lot
        tween = d.move(Move.TOSS, DEAL, deck, place, face, lead=NEXT_CARD, start=begins)
        d.show(place, d.stage_ends, Settled(), False)
        d.show(place, tween.end, True, False)
        d.sound(tween.start, sounds.DEAL)


def place_disc(d: Director, event: ev.DiscPlaced) -> None:
    """A disc drops into its step; the plaque turns over if somebody is outbid by it."""
    step, piece = d.step(event.owner, event.lot, event.disc), d.disc(event.owner, event.disc)
    landed = d.now
    if event.owner == AGENT:
        landed = _walk(d, event, piece)
    elif not d.lies_already(event.owner):
        seat = Anchor(Spot.SEAT, d.owner(event.owner))
        landed = d.move(Move.DROP, DISC, seat, step, piece, lead=DISC).end
    if landed > 0:
        d.lay_disc(step, landed, piece)
    d.sound(max(0.0, landed - 0.06), sounds.disc_sound(piece.value))
    _turn_plaque(d, event.lot, landed)


def _walk(d: Director, event: ev.DiscPlaced, piece: DiscView) -> float:
    """Draw the Agent's way lot by lot; return when its disc lies."""
    lots = (*d.passed, event.lot)
    first, last = (d.step(AGENT, lot, event.disc) for lot in (lots[0], lots[-1]))
    drop = d.move(Move.DROP, DISC, DIE, first, piece, lead=DISC)
    if len(lots) == 1:
        return drop.end
    seconds = WALK * (len(lots) - 1)
    d.hold_breath(seconds)
    return d.move(Move.HOP, seconds, first, last, WalkPiece(piece, lots), lead=seconds).end


def _turn_plaque(d: Director, lot: int, at: float) -> None:
    """Show who takes a lot now; once all discs lie the metal tells it instead."""
    if d.changes_stage:
        return
    before, after = d.taker(d.before, lot), d.taker(d.after, lot)
    plaque = Anchor(Spot.PLAQUE, lot=lot)
    d.show(plaque, at, True, False)
    if before and before != after:
        piece = MedallionPiece(after, before)
        d.move(Move.FLIP, TURN, plaque, plaque, piece, lead=TURN, start=at)
        d.sound(at, sounds.OUTBID)


def roll_die(d: Director, event: ev.DieRolled) -> None:
    """The die turns over a few times and lies; from there the Agent's disc sets out."""
    faces, last = d.rules.die, event.lot + 1
    shown = [(last + turn) % faces + 1 for turn in range(TUMBLES)] + [last]
    d.sound(d.now, sounds.DIE)
    for before, face in pairwise(shown):
        d.move(Move.FLIP, TUMBLE, DIE, DIE, DiePiece(face, before), lead=TUMBLE)
    d.show(Anchor(Spot.DIE, detail="told"), d.now, True, False)
    d.passed.clear()
    d.hold_breath(ROLL)


def pass_by(d: Director, event: ev.AgentPassedBy) -> None:
    """The Agent goes on to the next lot; its way is drawn where it ends."""
    d.passed.append(event.lot)


def come_to_lot(d: Director, lot: int) -> None:
    """Let the metal run on to a lot."""
    if lot <= d.metal:
        return
    start, end = Anchor(Spot.RUNNER, lot=d.metal), Anchor(Spot.RUNNER, lot=lot)
    tween = d.move(Move.SLIDE, FLOW, start, end, MetalPiece(d.metal, lot), lead=FLOW)
    d.metal = lot
    d.hold_stage(tween.end)
    d.sound(tween.start, sounds.METAL)
    d.hold_breath((CEREMONY - LONGEST) / max(1, len(d.before.state.row)))


def ask(d: Director, event: ev.CompensationAsked) -> None:
    """The metal stops where somebody has to answer."""
    come_to_lot(d, event.lot)


def compensate(d: Director, event: ev.Compensated) -> None:
    """What is traded goes to the lot, and goods fly from there to the panel, which counts."""
    come_to_lot(d, event.lot)
    place, start = Anchor(Spot.LOT, lot=event.lot), d.now
    step = d.step(event.seat, event.lot, event.disc)
    d.move(Move.LIFT, LIFT, step, step, d.disc(event.seat, event.disc), lead=0.0)
    if any(event.paid):
        start = d.take(event.seat, event.paid, place, start) - 0.1
    end = d.give(event.seat, event.gained, place, start)
    d.now = max(d.now, end - 0.18)
    d.hold_stage(end)


def take_card(d: Director, event: ev.CardTaken) -> None:
    """The ticket is torn off, and the card flies to its winner."""
    come_to_lot(d, event.lot)
    place, owner = Anchor(Spot.LOT, lot=event.lot), d.owner(event.seat)
    whole = d.card(event.card, ticket=True)
    ticket = d.move(Move.LIFT, TEAR, place, place, TicketPiece(whole), lead=TEAR)
    d.sound(ticket.start, sounds.TEAR)
    torn = CardPiece(d.card(event.card))
    flight = d.move(
        Move.TOSS, CARD, place, Anchor(Spot.SEAT, owner), torn, lead=AFTER_CARD, start=d.now - 0.06
    )
    d.empty_lot(event.lot, flight.start, owner)
    d.show(Anchor(Spot.SEAT, owner, detail="engine"), flight.end, True, False)
    d.hold_stage(flight.end)


def box_card(d: Director, event: ev.CardBoxed) -> None:
    """A card that nobody at the table takes falls into the box."""
    come_to_lot(d, event.lot)
    place = Anchor(Spot.LOT, lot=event.lot)
    card = CardPiece(d.card(event.card, ticket=True))
    fall = d.move(Move.TOSS, BOXED, place, Anchor(Spot.BOX), card, lead=AFTER_CARD)
    owner = d.owner(AGENT) if event.owner == AGENT else ""
    d.empty_lot(event.lot, fall.start, owner)
    d.sound(fall.end - 0.14, sounds.BOX)
    d.hold_stage(fall.end)
