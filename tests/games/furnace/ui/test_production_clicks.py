"""A production and a chain by pointer and keys, on the drawn table."""

from dataclasses import replace
from pathlib import Path

import pytest

from brass_desktop.core.types import Seat
from brass_desktop.games.furnace.engine.game import FurnaceSession
from brass_desktop.games.furnace.engine.ids import PRODUCTION
from brass_desktop.games.furnace.present import intents as it
from brass_desktop.games.furnace.present.play.desk import Help
from brass_desktop.games.furnace.present.play.model import FurnaceTable
from brass_desktop.games.furnace.present.viewmodel.pieces import StepperState
from brass_desktop.games.furnace.present.viewmodel.production import ProductionStage
from brass_desktop.games.furnace.ui.scenes.table import FurnaceScene
from brass_desktop.present.geometry import Point
from brass_desktop.present.intents import AnyIntent, Press
from brass_desktop.ui.drawing.assets import Assets
from brass_desktop.ui.window.input import Key, PointerDown, PointerMove, PointerUp
from tests.games.furnace.engine.table import Table, card, cards, goods
from tests.games.furnace.present.test_chain_desk import MOCK as CHAIN
from tests.games.furnace.present.test_chain_desk import inserting
from tests.games.furnace.present.workers import sit_down
from tests.games.furnace.ui.specimens import canvas_of
from workshop.shots.studio import studio_context

WINDOWS = [(1280, 720), (1920, 1080)]
IN_EVERY_WINDOW = pytest.mark.parametrize("window", WINDOWS, ids=str)
WORKS = Table(players=4, works={0: "s1 07 17"}, upgraded="07", goods={0: goods(5, 3, 0, 1)})


class Person:
    """Somebody with a pointer and a keyboard at a drawn table."""

    def __init__(
        self, folder: Path, pictures: Assets, session: FurnaceSession, window: tuple[int, int]
    ) -> None:
        help = Help(runs_itself=False)
        self.model = FurnaceTable(session, Seat(session.state.actor), help=help)
        self.session = session
        self._canvas = canvas_of(pictures, window)
        context = studio_context(folder, pictures)
        self._scene = FurnaceScene(context, self.model, self._mean)
        self.look()

    def _mean(self, intent: AnyIntent) -> None:
        self.model.mean(intent)

    def look(self) -> None:
        self._scene.draw(self._canvas)

    def where(self, intent: AnyIntent) -> Point:
        point = self._scene.place_of(intent)
        assert point is not None, f"{intent} is out of sight"
        return point

    def click(self, intent: AnyIntent) -> None:
        x, y = self.where(intent)
        for event in (PointerMove(x, y), PointerDown(x, y, "left"), PointerUp(x, y, "left")):
            self._scene.handle(event)
        self.look()

    def drag(self, start: AnyIntent, end: AnyIntent) -> None:
        (x, y), (to_x, to_y) = self.where(start), self.where(end)
        self._scene.handle(PointerMove(x, y))
        self._scene.handle(PointerDown(x, y, "left"))
        for part in (0.3, 0.7, 1.0):
            self._scene.handle(PointerMove(x + (to_x - x) * part, y + (to_y - y) * part))
            self.look()
        to_x, to_y = self.where(end)
        self._scene.handle(PointerMove(to_x, to_y))
        self._scene.handle(PointerUp(to_x, to_y, "left"))
        self.look()

    def press(self, name: str, *, shift: bool = False, focus: AnyIntent | None = None) -> None:
        self._scene.focus = focus
        intent = self._scene.intent_of(Key(name, shift=shift))
        assert intent is not None, name
        self._mean(intent)
        self.look()

    @property
    def stage(self) -> ProductionStage:
        stage = self.model.view().stage
        assert isinstance(stage, ProductionStage)
        return stage

    @property
    def order(self) -> list[str]:
        return [view.card.id for view in self.stage.places]


@IN_EVERY_WINDOW
def test_production_by_pointer(tmp_path: Path, pictures: Assets, window: tuple[int, int]) -> None:
    ada = Person(tmp_path, pictures, sit_down(WORKS.producing()), window)
    ada.click(it.PickCard(card("17")))
    assert ada.order == ["company_17", "start_1", "company_07"]
    ada.drag(it.PickCard(card("07")), it.PickCard(card("s1")))
    assert ada.order == ["company_17", "company_07", "start_1"]
    ada.click(it.ChangeCount(1, 1, -1))
    stepper = ada.stage.places[1].card.rows[1].stepper
    assert stepper is not None and stepper.state is StepperState.PINNED
    ada.click(it.FreeCount(1, 1))
    ada.click(it.RunNext())
    ada.click(it.RunAll())
    assert len(ada.session.log) == 3
    ada.click(it.RewindTo(1))
    assert len(ada.session.log) == 1 and ada.order[1] == "company_07"


@IN_EVERY_WINDOW
def test_production_by_keys(tmp_path: Path, pictures: Assets, window: tuple[int, int]) -> None:
    ada = Person(tmp_path, pictures, sit_down(WORKS.producing()), window)
    ada.press("right", shift=True, focus=it.PickCard(card("s1")))
    assert ada.order == ["company_07", "start_1", "company_17"]
    ada.press("down", focus=it.ChangeCount(0, 1, 1))
    stepper = ada.stage.places[0].card.rows[1].stepper
    assert stepper is not None and stepper.count == 2
    ada.press("space")
    assert ada.session.state.has_run(card("07"))
    ada.press("a")
    assert len(ada.session.log) == 3
    ada.model.mean(ada.model.usual())
    assert ada.session.state.actor == 1


def test_repeat_by_its_key(tmp_path: Path, pictures: Assets) -> None:
    table = replace(WORKS, capitalists={0: "repeat_card"}, goods={0: goods(9, 3, 0, 1)})
    ada = Person(tmp_path, pictures, sit_down(table.producing()), WINDOWS[1])
    ada.press("space")
    ada.press("c")
    ada.click(it.PickCard(card("s1")))
    assert [view.card.repeated for view in ada.stage.places] == [False, True, False, False]


@IN_EVERY_WINDOW
def test_upgrades_by_pointer(tmp_path: Path, pictures: Assets, window: tuple[int, int]) -> None:
    ada = Person(tmp_path, pictures, sit_down(WORKS.producing()), window)
    ada.click(it.ChangeCount(0, 2, -1))
    assert not ada.stage.places[2].card.upgraded
    ada.click(it.ChangeCount(0, 2, 1))
    ada.click(it.PickUpgrade(card("17")))
    assert ada.stage.places[2].card.upgraded_in == 1
    ada.click(Press("confirm"))
    ada.click(it.RunNext())
    assert ada.session.state.upgraded >> card("17") & 1


@IN_EVERY_WINDOW
def test_chain_by_pointer(tmp_path: Path, pictures: Assets, window: tuple[int, int]) -> None:
    ada = Person(tmp_path, pictures, sit_down(inserting(CHAIN, "21 30")), window)
    ada.click(it.PickGap(2))
    ada.drag(it.PickCard(card("30")), it.PickGap(0))
    ada.click(Press("confirm"))
    assert ada.session.state.phase == PRODUCTION
    assert ada.session.state.works[0] == cards("30 s1 17 21 22 07 29")
