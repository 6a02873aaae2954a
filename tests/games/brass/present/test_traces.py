"""What a rival did last stays marked until the person acts or another rival does."""

from brass_desktop.core.types import Seat
from brass_desktop.games.brass.birmingham import birmingham
from brass_desktop.games.brass.engine import events as ev
from brass_desktop.games.brass.engine.ids import ACTING, TURN_DONE
from brass_desktop.games.brass.present import intents as it
from brass_desktop.games.brass.present.play.model import BrassTable
from brass_desktop.games.brass.present.play.traces import rivals_turn, since_own_turn
from brass_desktop.present.intents import Press
from brass_desktop.present.outcome import Submitted
from workshop.shots.brass.positions import finished

GAME = finished(4)


def turn_ends() -> list[int]:
    """Counts of the log after which a seat begins its turn in a later round."""
    ends = [n + 1 for n, entry in enumerate(GAME.log) if entry.action.kind == "end_turn"]
    return [n for n in ends if n > 12 and n < len(GAME.log) and GAME.at(n).phase == ACTING]


def test_both_actions_of_the_last_rival_are_marked_and_nothing_older() -> None:
    for count in turn_ends()[:20]:
        session = GAME.fork(count)
        turn = rivals_turn(session, session.actor)
        seats = {session.log[at].seat for at in turn}
        if seats == set():
            assert session.log[count - 2].seat == session.actor, "only the own turn came before"
            continue
        assert seats == {session.log[count - 1].seat}
        kinds = [session.log[at].action.kind for at in turn]
        assert sum(kind in birmingham().rules.card_actions for kind in kinds) == 2, kinds
        assert (
            set(kinds) <= {*birmingham().rules.card_actions, "give_up_tiles"}
            and turn[-1] == count - 2
        )


def test_every_place_of_the_turn_is_marked_in_the_rivals_colour() -> None:
    seen = set()
    for count in turn_ends():
        session = GAME.fork(count)
        table = BrassTable(session, session.actor)
        turn = rivals_turn(session, session.actor)
        trace = table.view().board.trace
        if not turn:
            assert trace is None
            continue
        assert trace is not None
        board = session.state.rules.board
        assert trace.owner == session.players[session.log[turn[0]].seat].colour
        for event in (event for at in turn for event in session.log[at].events):
            match event:
                case ev.TilePlaced() | ev.TileFlipped() | ev.CubeTaken():
                    assert board.slots[event.slot] in trace.slots
                case ev.LinkPlaced():
                    assert board.links[event.link] in trace.links
                case ev.MerchantBeerTaken(merchant):
                    assert board.merchants[merchant] in trace.merchants
                case _:
                    continue
            seen.add(type(event))
        fresh = [e.number - 1 for e in table.view().chronicle.entries if e.fresh]
        missed = since_own_turn(session, session.actor, turn)
        assert set(turn) <= set(missed)
        assert sorted(fresh) == [at for at in missed if session.log[at].action.kind != "end_turn"]
    assert len(seen) == 5, "the game has shown every kind of mark"


def table_with_marks() -> BrassTable:
    for count in turn_ends():
        session = GAME.fork(count)
        table = BrassTable(session, session.actor)
        if table.view().board.trace is not None:
            return table
    raise AssertionError("nothing was marked")


def test_marks_give_way_to_an_action_in_the_making_and_go_when_it_is_done() -> None:
    table = table_with_marks()
    before = table.view().board.trace
    table.mean(it.ChooseAction("pass"))
    assert table.view().board.trace is None
    table.mean(Press("back"))
    assert table.view().board.trace == before
    table.mean(it.ChooseAction("pass"))
    table.mean(it.PickCard(0))
    assert isinstance(table.mean(Press("confirm")), Submitted)
    assert table.view().board.trace is None
    table.session.undo()
    assert table.view().board.trace == before


def test_the_next_rival_takes_the_marks_over() -> None:
    count = next(n for n in turn_ends() if len({e.seat for e in GAME.log[n - 6 : n]}) == 2)
    session = GAME.fork(count - 3)
    watcher = next(
        Seat(s) for s in range(4) if s not in {e.seat for e in GAME.log[count - 6 : count]}
    )
    assert {session.log[at].seat for at in rivals_turn(session, watcher)} == {
        GAME.log[count - 4].seat
    }
    session.submit(GAME.log[count - 3].action)
    assert [session.log[at].seat for at in rivals_turn(session, watcher)] == [
        GAME.log[count - 3].seat
    ]
    session.submit(GAME.log[count - 2].action)
    assert session.state.phase == TURN_DONE
    assert len(rivals_turn(session, watcher)) == 2


def test_at_the_beginning_nothing_is_marked() -> None:
    session = GAME.fork(0)
    assert not rivals_turn(session, session.actor)
    assert BrassTable(session, session.actor).view().board.trace is None
