"""A refusal at the table is said once, fades, and is said again when it is earned again."""

from brass_desktop.games.brass.engine.draft import Pick
from brass_desktop.games.brass.present import intents as it
from brass_desktop.games.brass.present.play.choices import LIT
from brass_desktop.present.intents import Press
from brass_desktop.present.tips import Light
from brass_desktop.ui.context import Context
from brass_desktop.ui.scenes.play.notice import NOTICE_SECONDS
from brass_desktop.ui.table.pointing import TIP_DELAY
from brass_desktop.ui.window.input import Key, PointerDown, PointerMove, PointerUp
from brass_desktop.ui.window.scene import Push
from workshop.shots.brass.acting import played_table
from workshop.shots.brass.lone_table import BrassScene
from workshop.shots.brass.positions import position
from workshop.shots.studio import Studio


def test_a_refusal_fades_and_does_not_come_back_by_itself(context: Context) -> None:
    context.settings.change(reduced_motion=True)
    scene = played_table(context, position(4, "middle"))
    studio = Studio(context, scene, (1280, 720))
    studio.draw()
    studio.send(Key("1"))
    slots = scene.model.session.state.rules.board.slots
    dark = next(it.PickSlot(slot) for slot in slots if scene.model.tip(it.PickSlot(slot)))
    for _ in range(2):
        waits = []
        scene.mean(dark)
        waits.append(scene.wake_after)
        scene.update(NOTICE_SECONDS)
        scene.update(0.1)
        waits.append(scene.wake_after)
        assert waits == [NOTICE_SECONDS, None]
        assert scene.refusal is not None, "F1 still leads to its clause"


def test_what_was_refused_is_marked_on_the_map_until_the_words_fade(context: Context) -> None:
    scene = played_table(context, position(4, "middle"))
    scene.mean(it.ChooseAction("build"))
    slots = scene.model.session.state.rules.board.slots
    dark = next(slot for slot in slots if scene.model.tip(it.PickSlot(slot)))
    scene.mean(it.PickSlot(dark))
    assert _light(scene, dark) is Light.REFUSED
    scene.update(NOTICE_SECONDS)
    assert _light(scene, dark) is Light.NONE


def _light(scene: BrassScene, slot: str) -> Light:
    places = scene.model.view().board.places
    return next(s.light for place in places for s in place.slots if s.slot == slot)


def test_a_press_elsewhere_does_not_repeat_the_last_refusal(context: Context) -> None:
    context.settings.change(reduced_motion=True)
    scene = played_table(context, position(4, "middle"))
    studio = Studio(context, scene, (1280, 720))
    studio.draw()
    scene.mean(it.ChooseAction("build"))
    slots = [it.PickSlot(slot) for slot in scene.model.session.state.rules.board.slots]
    lit = next(slot for slot in slots if scene.model.tip(slot) is None)
    scene.mean(next(slot for slot in slots if scene.model.tip(slot)))
    studio.draw()
    at = scene.place_of(lit)
    assert at is not None and scene.wake_after == NOTICE_SECONDS
    studio.send(PointerMove(*at), PointerDown(*at), PointerUp(*at))
    assert scene.refusal is None
    assert scene.model.desk.draft.picks[-1].facet == "slot"
    assert scene.wake_after != NOTICE_SECONDS


def test_a_click_on_a_town_means_its_lit_slot_or_says_why_there_is_none(context: Context) -> None:
    scene = played_table(context, position(4, "middle"))
    scene.mean(it.ChooseAction("build"))
    for place in scene.model.view().board.places:
        lit = [slot.slot for slot in place.slots if slot.light in LIT]
        scene.mean(it.PickPlace(place.location))
        if not lit:
            assert scene.refusal is not None, place.name
            continue
        names = scene.model.session.state.rules.board.slots
        assert scene.model.desk.draft.picks[-1] == Pick("slot", names.index(lit[0]))
        scene.mean(Press("back"))


def refused(context: Context) -> tuple[BrassScene, Studio, it.PickSlot]:
    """Build where no card allows it."""
    scene = played_table(context, position(4, "middle"))
    studio = Studio(context, scene, (1920, 1080))
    studio.draw()
    scene.mean(it.ChooseAction("build"))
    slots = scene.model.session.state.rules.board.slots
    dark = next(it.PickSlot(slot) for slot in slots if scene.model.tip(it.PickSlot(slot)))
    return scene, studio, dark


def test_a_click_on_a_refusal_opens_its_rule(context: Context) -> None:
    scene, studio, dark = refused(context)
    scene.mean(dark)
    studio.draw()
    said = scene._notice.said
    assert said is not None and scene.refusal is not None
    opened = scene.handle(PointerDown(*said.centre))
    assert isinstance(opened, Push)
    beside = scene.handle(PointerDown(said.right + 200, said.bottom + 200))
    assert beside is None


def test_f1_asks_why_a_thing_that_is_rested_on_cannot_be_chosen(context: Context) -> None:
    scene, studio, dark = refused(context)
    studio.draw()
    at = scene.place_of(dark)
    before = scene._table.clause
    assert at is not None and before is None
    studio.send(PointerMove(*at))
    scene.update(TIP_DELAY)
    tip = scene.model.tip(dark)
    assert tip is not None and scene._table.clause == tip.clause
    assert isinstance(scene.handle(Key("f1")), Push)
