"""Whole games by intents alone: a person who clicks any lit thing always gets on."""

import pytest

from brass_desktop.core.rng import Rng
from brass_desktop.core.session import Session
from brass_desktop.core.types import Player, Setup
from brass_desktop.games.brass.engine.game import BrassGame
from brass_desktop.games.brass.engine.ids import TURN_DONE
from brass_desktop.games.brass.present import intents as it
from brass_desktop.games.brass.present.play.choices import lit_intents
from brass_desktop.games.brass.present.play.desk import Desk
from brass_desktop.games.brass.present.play.model import BrassTable
from brass_desktop.games.brass.present.play.table import TableViews
from brass_desktop.present.controls import ControlState
from brass_desktop.present.intents import LookAt, Press
from brass_desktop.present.outcome import Refused, Submitted
from brass_desktop.present.tips import Light
from tests.games.brass.engine.family import EVERY_GAME, PLAYED, played
from tests.games.brass.engine.table import GAME

PEOPLE = (
    Player("Ada", "red", "richard_arkwright"),
    Player("Bartek", "yellow", "eleanor_coade"),
    Player("Clara", "white", "eliza_tinsley"),
    Player("Dmitri", "purple", "isambard_kingdom_brunel"),
)
LIT = (Light.ALLOWED, Light.SOFT, Light.LEGAL)


def new_desk(players: int, seed: int, game: BrassGame = GAME) -> Desk:
    return Desk(Session(game, Setup(players, seed), PEOPLE[:players]))


def step(views: TableViews, rng: Rng) -> None:
    """Click something: Confirm and End turn when they are lit, usually."""
    desk = views.desk
    view = views.for_seat(desk.actor)
    lit = lit_intents(view)
    if view.turn.confirm is not None and view.turn.confirm.state is ControlState.LIT:
        if rng.below(4) or not lit:
            assert isinstance(desk.meant(Press("confirm")), Submitted)
            return
    elif view.turn.end.state is ControlState.ENABLED and (not lit or rng.below(2)):
        assert isinstance(desk.meant(Press("end_turn")), Submitted)
        return
    if view.turn.back is not None and not rng.below(12):
        desk.meant(Press("back"))
        return
    intent = rng.choice(lit)
    answer = desk.meant(intent)
    assert not isinstance(answer, Refused), (intent, answer)


@pytest.mark.parametrize("players", [2, 3, 4])
@EVERY_GAME
def test_clicking_lit_things_plays_whole_games(game: BrassGame, players: int) -> None:
    desk, rng = new_desk(players, seed=players, game=game), Rng(players)
    views = TableViews(desk)
    for _ in range(20_000):
        if desk.session.actor is None:
            break
        step(views, rng)
    assert desk.session.actor is None
    counted = sum(played(game, entry.action) for entry in desk.session.log)
    assert counted == PLAYED[game.id][players]


def test_dark_things_are_refused_and_change_nothing() -> None:
    desk = new_desk(2, seed=3)
    desk.meant(it.ChooseAction("build"))
    view = TableViews(desk).for_seat(desk.actor)
    digest = desk.session.state.digest()
    dark = [s.slot for p in view.board.places for s in p.slots if s.light is Light.NONE]
    assert dark
    for slot in dark:
        assert isinstance(desk.meant(it.PickSlot(slot)), Refused)
    assert desk.session.state.digest() == digest


def test_after_the_last_action_no_card_invites_a_click() -> None:
    desk = new_desk(2, seed=3)
    desk.meant(it.ChooseAction("pass"))
    desk.meant(it.PickCard(0))
    desk.meant(Press("confirm"))
    assert desk.session.state.phase == TURN_DONE
    assert lit_intents(TableViews(desk).for_seat(desk.actor)) == []


def test_a_chosen_action_chosen_again_is_put_down() -> None:
    desk = new_desk(2, seed=3)
    desk.meant(it.ChooseAction("loan"))
    assert desk.draft.kind == "loan"
    desk.meant(it.ChooseAction("loan"))
    assert desk.draft.kind is None


def test_the_card_first_road_ends_in_the_same_action() -> None:
    desk = new_desk(2, seed=3)
    desk.meant(it.ChooseAction("loan"))
    desk.meant(it.PickCard(0))
    by_action = desk.draft.action
    desk.reset()
    desk.meant(it.PickCard(0))
    desk.meant(it.ChooseAction("loan"))
    assert desk.draft.action == by_action


def test_pointing_at_a_line_of_the_chronicle_marks_its_places_in_its_colour() -> None:
    desk = new_desk(2, seed=3)
    actor = desk.actor
    table = BrassTable(desk.session, desk.session.actor)
    table.mean(it.ChooseAction("build"))
    slot = next(
        s.slot for p in table.view().board.places for s in p.slots if s.light is Light.LEGAL
    )
    table.mean(it.PickSlot(slot))
    while not table.session.log:
        ready = table.desk.draft.may_confirm
        table.mean(Press("confirm") if ready else lit_intents(table.view())[0])
    assert table.point_at(LookAt(1))
    board = table.view().board
    assert board.trace is not None
    assert (board.trace.owner, board.trace.slots) == (desk.session.players[actor].colour, (slot,))
    lights = {s.slot: s.light for p in board.places for s in p.slots}
    assert lights[slot] is Light.NONE, "what can be chosen looks different"
    assert table.point_at(None)
    assert not table.point_at(None)
