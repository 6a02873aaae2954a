"""Every legal bid, answer and place in the chain can be clicked; runs have tests of their own."""

from collections.abc import Iterator

import pytest

from brass_desktop.core.rng import Rng
from brass_desktop.games.furnace.engine.actions import Action, Bid, Compensate, Insert
from brass_desktop.games.furnace.engine.game import FurnaceSession
from brass_desktop.games.furnace.engine.ids import AUCTION, INSERTING, SETTLING
from brass_desktop.games.furnace.present import intents as it
from brass_desktop.present.intents import AnyIntent, Press
from brass_desktop.ui.context import Context
from brass_desktop.ui.window.input import PointerDown, PointerMove, PointerUp
from workshop.shots.furnace.lone_table import FurnacePlay, play_scene
from workshop.shots.furnace.positions import begun, with_person
from workshop.shots.studio import Studio

OPTIONS = ("capitalists", "chain")


def moments(players: int, phase: int, every: int) -> Iterator[FurnaceSession]:
    """Give some moments of a random game in which a phase asks for a decision."""
    session, rng, met = begun(players, *OPTIONS), Rng(players), 0
    while session.actor is not None:
        if session.state.phase == phase:
            met += 1
            if met % every == 0:
                yield with_person(session.fork(len(session.log)))
        session.submit(session.game.sample(session.state, rng))


def clicks(session: FurnaceSession, action: Action) -> list[AnyIntent]:
    """Tell what a person clicks for an action, one thing after the other."""
    match action:
        case Bid(card, disc):
            return [it.PickDisc(disc), it.PickLot(session.state.row.index(card)), Press("end_turn")]
        case Compensate(times):
            return [it.PickTimes(times), Press("confirm")]
        case Insert(card, at):
            held = session.state.fresh[session.state.actor][0]
            take: list[AnyIntent] = [] if card == held else [it.PickCard(card)]
            return [*take, it.PickGap(at)]
        case _:
            raise AssertionError(f"{action} belongs to another phase")


def click(studio: Studio, scene: FurnacePlay, intent: AnyIntent) -> None:
    studio.draw()
    at = scene.place_of(intent)
    assert at is not None, f"{intent} is nowhere to be clicked"
    studio.send(PointerMove(*at), PointerDown(*at), PointerUp(*at))


@pytest.mark.parametrize(
    ("players", "phase", "every"),
    [(2, AUCTION, 9), (4, AUCTION, 11), (3, SETTLING, 1), (4, SETTLING, 2)],
)
def test_every_bid_and_every_answer_can_be_clicked(
    context: Context, players: int, phase: int, every: int
) -> None:
    seen = 0
    for session in moments(players, phase, every):
        for action in list(session.game.legal_actions(session.state))[::3]:
            fork = with_person(session.fork(len(session.log)))
            scene = play_scene(context, fork)
            scene.model.show_to(fork.actor)
            studio = Studio(context, scene, (1280, 720))
            before = len(fork.log)
            for intent in clicks(fork, action):
                click(studio, scene, intent)
            assert fork.log[before].action == action
            seen += 1
    assert seen > 5


@pytest.mark.parametrize("players", [3])
def test_every_gap_can_be_clicked(context: Context, players: int) -> None:
    seen = 0
    for session in moments(players, INSERTING, 4):
        for action in session.game.legal_actions(session.state):
            assert isinstance(action, Insert)
            fork = with_person(session.fork(len(session.log)))
            scene = play_scene(context, fork)
            scene.model.show_to(fork.actor)
            studio = Studio(context, scene, (1280, 720))
            for intent in clicks(fork, action):
                click(studio, scene, intent)
            stage = scene.model.view().stage
            shown = [place.card.id for place in getattr(stage, "places", ())]
            assert fork.state.rules.cards[action.card] in shown
            seen += 1
    assert seen > 5
