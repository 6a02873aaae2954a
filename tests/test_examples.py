"""The shipped example games are read, replayed to their end, and say what they promise."""

from pathlib import Path

import pytest

from brass_desktop.core.savefile import restore
from brass_desktop.core.savetext import read_text
from brass_desktop.games.brass.birmingham import birmingham
from brass_desktop.games.brass.engine.ids import RAIL_ERA, SELLING
from brass_desktop.games.brass.lancashire import lancashire
from brass_desktop.games.furnace.engine.game import furnace
from brass_desktop.games.furnace.engine.ids import PRODUCTION
from brass_desktop.games.shelf import SHELF
from brass_desktop.present.box import box_of
from brass_desktop.services.savestore import SaveStore
from workshop.examples import EXAMPLES, Example, text_of

FOLDER = Path(__file__).parent.parent / "saves" / "examples"
NAMES = [example.name for example in EXAMPLES]


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda example: example.name)
def test_an_example_replays_with_every_digest(example: Example) -> None:
    save = read_text((FOLDER / f"{example.name}.json").read_text(encoding="utf-8"))
    restored = restore(save, example.game)
    assert restored.problem is None
    progress = example.game.progress(restored.session.state)
    assert save.preview.scores == list(progress.scores)
    assert save.preview.actions == len(restored.session.log)
    assert save.preview.finished == (restored.session.actor is None)


def test_the_examples_are_the_ones_promised() -> None:
    store = SaveStore(FOLDER / "nowhere", FOLDER)
    heads = {game.path.stem: game.head for game in store.examples()}
    titled = [name for info in SHELF for name in box_of(info).examples]
    assert list(heads) == NAMES == titled
    previews = {name: head.preview for name, head in heads.items() if head is not None}
    assert len(previews) == len(NAMES)
    assert (previews["1-opening"].stage, previews["1-opening"].round) == ("canal", 2)
    canal_end = previews["2-canal-end"]
    assert (canal_end.stage, canal_end.round) == ("canal", canal_end.rounds)
    assert previews["3-rail-middle"].stage == "rail"
    games = {example.name: example.game.id for example in EXAMPLES}
    complete = [(games[name], len(p.players)) for name, p in previews.items() if p.finished]
    played = {game: [n for other, n in complete if other == game] for game, _ in complete}
    assert played == {"birmingham": [2, 3, 4], "lancashire": [2, 4], "furnace": [2, 3, 4]}


def test_a_ship_is_awaited_where_it_is_promised() -> None:
    text = (FOLDER / "lancashire-2-ship-awaited.json").read_text(encoding="utf-8")
    session = restore(read_text(text), lancashire()).session
    assert session.state.phase == SELLING
    assert {action.kind for action in session.game.legal_actions(session.state)} == {
        "sell_on",
        "end_sale",
    }


def test_a_furnace_is_hot_where_it_is_promised() -> None:
    text = (FOLDER / "furnace-1-half-produced.json").read_text(encoding="utf-8")
    state = restore(read_text(text), furnace()).session.state
    assert (state.phase, state.round) == (PRODUCTION, state.rounds)
    waiting = [card for card in state.works[state.actor] if not state.has_run(card)]
    assert state.run and len(waiting) > 3


def test_the_finishing_turn_finishes_within_one_turn() -> None:
    save = read_text((FOLDER / "4-finishing-turn.json").read_text(encoding="utf-8"))
    session = restore(save, birmingham()).session
    assert session.state.era == RAIL_ERA
    for kind in ("pass", "pass", "end_turn"):
        session.submit(next(a for a in session.game.legal_actions(session.state) if a.kind == kind))
    assert session.actor is None


def test_making_an_example_anew_changes_nothing() -> None:
    opening = EXAMPLES[0]
    assert text_of(opening) == (FOLDER / f"{opening.name}.json").read_text(encoding="utf-8")
