"""From events to movements: what is told, in which time, and that it ends with the truth."""

from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from typing import get_args

import pytest

from brass_desktop.core.rng import Rng
from brass_desktop.core.session import Entry, Session
from brass_desktop.core.types import Player, Seat, Setup
from brass_desktop.games.furnace.engine import events as ev
from brass_desktop.games.furnace.engine.actions import Action
from brass_desktop.games.furnace.engine.events import Event
from brass_desktop.games.furnace.engine.game import FurnaceSession, furnace
from brass_desktop.games.furnace.engine.ids import GOODS
from brass_desktop.games.furnace.present.motion import sounds, telling
from brass_desktop.games.furnace.present.motion.auction_scenes import CEREMONY, ROLL
from brass_desktop.games.furnace.present.motion.director import CROSS, Watched
from brass_desktop.games.furnace.present.motion.hearing import heard_at
from brass_desktop.games.furnace.present.motion.telling import STILL, timeline_of
from brass_desktop.games.furnace.present.motion.timeline import (
    Anchor,
    CardPiece,
    FurnaceTimeline,
    MetalPiece,
    Settled,
    Spot,
    WalkPiece,
)
from brass_desktop.games.furnace.present.viewmodel.pieces import MONEY, DiscView
from brass_desktop.present.motion.script import LONGEST
from brass_desktop.present.motion.timeline import Move, NumberPiece, StillPiece

COLOURS = ("red", "yellow", "white", "purple")
CHARACTERS = ("richard_arkwright", "eleanor_coade", "eliza_tinsley", "robert_owen")
SETTLED = (ev.Compensated, ev.CardTaken, ev.CardBoxed)


@cache
def played(players: int, seed: int, *options: str) -> FurnaceSession:
    """A whole game of chance."""
    game = furnace()
    setup = Setup(players, seed, dict.fromkeys(options, True))
    seats = [Player(f"P{n}", COLOURS[n], CHARACTERS[n], "person") for n in range(players)]
    session: FurnaceSession = Session(game, setup, seats)
    rng = Rng(seed)
    while session.actor is not None:
        session.submit(game.sample(session.state, rng))
    return session


def told(
    session: FurnaceSession, at: int, viewer: Seat | None = None, **how: float
) -> FurnaceTimeline:
    players = tuple(session.players)
    before, after = (Watched(session.at(n), players, viewer) for n in (at, at + 1))
    return timeline_of(session.log[at], before, after, **how)  # type: ignore[arg-type]


GAMES = ((2, 3, "capitalists"), (3, 5), (4, 8, "capitalists"), (4, 2, "chain", "short"))


def every_entry() -> Iterator[tuple[FurnaceSession, int, Entry[Action, Event]]]:
    for players, seed, *options in GAMES:
        session = played(players, seed, *options)
        for at, entry in enumerate(session.log):
            yield session, at, entry


def test_every_kind_of_event_is_told_or_left_to_others() -> None:
    assert set(telling._SCENES) | STILL == set(get_args(Event))
    assert not set(telling._SCENES) & STILL


def test_no_action_takes_longer_than_it_may_and_all_is_heard_in_time() -> None:
    for session, at, entry in every_entry():
        timeline = told(session, at)
        settles = any(isinstance(event, SETTLED) for event in entry.events)
        rolls = any(isinstance(event, ev.DieRolled) for event in entry.events)
        walked = sum(isinstance(event, ev.AgentPassedBy) for event in entry.events)
        most = (CEREMONY if settles else LONGEST) + (ROLL + 0.15 * walked if rolls else 0.0)
        assert timeline.duration <= most + 1e-6, entry.events
        assert all(0 <= cue.at <= timeline.duration + CROSS for cue in timeline.cues)


def test_a_whole_auction_is_settled_within_six_seconds() -> None:
    whole = [
        told(session, at).duration
        for session, at, entry in every_entry()
        if any(isinstance(event, ev.AuctionEnded) for event in entry.events)
        and not any(isinstance(event, ev.DieRolled) for event in entry.events)
    ]
    assert whole and max(whole) <= CEREMONY + 1e-6


def test_every_place_shows_the_truth_in_the_end() -> None:
    for session, at, _ in every_entry():
        timeline = told(session, at)
        assert not timeline.shown(timeline.duration + 1e-9)


def test_numbers_run_to_what_everybody_holds() -> None:
    for session, at, _ in every_entry():
        last: dict[Anchor, int] = {}
        for tween in told(session, at).tweens:
            if isinstance(tween.piece, NumberPiece):
                last[tween.goal] = tween.piece.after
        after = session.at(at + 1)
        for purse, number in last.items():
            seat = COLOURS.index(purse.name)
            held = dict(zip(GOODS, after.goods[seat], strict=True)) | {MONEY: after.money[seat]}
            assert held[purse.detail] == number, (at, purse)


def test_metal_runs_from_left_to_right_and_reaches_every_settled_lot() -> None:
    for session, at, entry in every_entry():
        runs = [t.piece for t in told(session, at).tweens if isinstance(t.piece, MetalPiece)]
        lots = [event.lot for event in entry.events if isinstance(event, SETTLED)]
        reached = {run.end for run in runs} | {session.at(at).lot}
        assert set(lots) <= reached
        assert all(run.start < run.end for run in runs)
        assert [run.end for run in runs] == sorted(run.end for run in runs)


@pytest.mark.rule("F-3.5")
def test_a_card_that_is_won_flies_to_its_winner_and_leaves_a_place_with_his_medallion() -> None:
    session, at, event = next(
        (session, at, event)
        for session, at, entry in every_entry()
        for event in entry.events
        if isinstance(event, ev.CardTaken)
    )
    timeline = told(session, at)
    owner = COLOURS[event.seat]
    flight = next(
        tween
        for tween in timeline.tweens
        if isinstance(tween.piece, CardPiece) and tween.goal == Anchor(Spot.SEAT, owner)
    )
    assert isinstance(flight.piece, CardPiece) and flight.piece.face is not None
    assert flight.piece.face.compensation is None, "the ticket has been torn off"
    place = Anchor(Spot.LOT, lot=event.lot)
    assert timeline.shown(flight.start + 0.01)[place] == Settled(owner)
    assert sounds.TEAR in {cue.sound for cue in timeline.cues}


def test_a_card_without_a_bid_falls_into_the_box() -> None:
    for session, at, entry in every_entry():
        boxed = sum(isinstance(event, ev.CardBoxed) for event in entry.events)
        goals = [tween.goal.spot for tween in told(session, at).tweens]
        assert goals.count(Spot.BOX) == boxed


@pytest.mark.parametrize(("control", "drops"), [("person", 0), ("foreman", 1)])
def test_a_disc_that_a_person_laid_lies_already_and_a_bots_drops(control: str, drops: int) -> None:
    session = played(3, 5)
    event = session.log[0].events[0]
    assert isinstance(event, ev.DiscPlaced)
    players = tuple(replace(player, control=control) for player in session.players)
    before, after = (Watched(session.at(n), players, None) for n in (0, 1))
    timeline = timeline_of(session.log[0], before, after)
    assert sum(isinstance(tween.piece, DiscView) for tween in timeline.tweens) == drops
    value = furnace().rules.discs.value[event.disc]
    assert sounds.disc_sound(value) in {cue.sound for cue in timeline.cues}


@pytest.mark.rule("F-7.2")
def test_the_way_of_the_agent_is_drawn_lot_by_lot() -> None:
    walks = 0
    for session, at, entry in every_entry():
        passed = [event.lot for event in entry.events if isinstance(event, ev.AgentPassedBy)]
        pieces = [tween.piece for tween in told(session, at).tweens]
        way = [piece.lots for piece in pieces if isinstance(piece, WalkPiece)]
        if passed and sum(isinstance(event, ev.DieRolled) for event in entry.events) == 1:
            placed = [e.lot for e in entry.events if isinstance(e, ev.DiscPlaced) and e.owner < 0]
            assert way == [(*passed, *placed)]
            walks += 1
    assert walks


def test_with_reduced_motion_nothing_travels_and_at_speed_zero_nothing_moves() -> None:
    for session, at, _ in every_entry():
        calm = told(session, at, reduced=True)
        assert all(isinstance(tween.piece, StillPiece) for tween in calm.tweens)
        assert all(tween.move is Move.FADE for tween in calm.tweens)
        still = told(session, at, speed=0.0)
        assert not still.tweens and len(still.cues) == len(calm.cues)


def test_twice_the_speed_takes_half_the_time() -> None:
    for session, at, _ in every_entry():
        assert told(session, at, speed=2.0).duration == pytest.approx(
            told(session, at).duration / 2
        )


def test_greater_discs_have_other_sounds_and_none_is_beyond_the_greatest() -> None:
    assert len({sounds.disc_sound(value) for value in (1, 2, 3, 4)}) == 4
    assert sounds.disc_sound(5) == sounds.disc_sound(4)


def test_a_replay_hears_what_the_table_heard() -> None:
    session = played(3, 5)
    viewer = session.log[0].seat
    assert heard_at(session, 0) == told(session, 0, viewer).cues
