"""Whatever the drawn table reacts to says what it is, and all of it can be read."""

from typing import get_args

import pytest

from brass_desktop import i18n
from brass_desktop.games.brass.engine.game import BrassSession
from brass_desktop.games.brass.present import intents as it
from brass_desktop.games.brass.present.about import things as at
from brass_desktop.games.brass.ui.scenes.mat import MatScene
from brass_desktop.games.brass.ui.scenes.pointing import explanation
from brass_desktop.games.brass.ui.scenes.table import TableScene
from brass_desktop.present.geometry import Rect
from brass_desktop.present.tips import Tip
from brass_desktop.ui.context import Context
from brass_desktop.ui.drawing.tooltip import draw_tooltip
from brass_desktop.ui.table.pointing import TIP_DELAY, Target
from brass_desktop.ui.window.input import Key, PointerMove
from tests.games.brass.ui.table_reading import record_lines
from workshop.shots.brass.acting import played_table
from workshop.shots.brass.lancashire_telling import trading
from workshop.shots.brass.lone_table import BrassScene
from workshop.shots.brass.positions import position
from workshop.shots.studio import Studio

SIZES = ((1280, 720), (1920, 1080))
OVER_SEA = set(get_args(at.OverSea))
BY_MERCHANTS = {at.Merchant, at.Barrel, at.Bonus}
PILES: tuple[at.PileName, ...] = ("deck", "wild_location", "wild_industry")


def drawn(context: Context, players: int, stage: str, size: tuple[int, int]) -> BrassScene:
    return shown(context, position(players, stage), size)


def shown(context: Context, session: BrassSession, size: tuple[int, int]) -> BrassScene:
    scene = played_table(context, session)
    Studio(context, scene, size).draw()
    return scene


def targets(scene: BrassScene) -> list[Target]:
    """List what the pointer can rest on; bare ground explains nothing."""
    table = scene._table
    assert isinstance(table, TableScene)
    found = (hit.intent for hit in table._hits if hit.intent is not None)
    return [target for target in found if target.intent is not None or target.about is not None]


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize(
    ("players", "stage"), [(2, "start"), (2, "late"), (3, "middle"), (4, "early"), (4, "late")]
)
def test_with_nothing_chosen_everything_drawn_says_what_it_is(
    context: Context, players: int, stage: str, size: tuple[int, int]
) -> None:
    kinds = explained(drawn(context, players, stage, size))
    assert kinds | {at.MatTile} == set(get_args(at.Thing)) - OVER_SEA | {Tip}


@pytest.mark.parametrize("size", SIZES)
def test_so_does_everything_on_the_map_of_lancashire(
    context: Context, size: tuple[int, int]
) -> None:
    kinds = explained(shown(context, trading(), size))
    assert kinds | {at.MatTile} == set(get_args(at.Thing)) - BY_MERCHANTS | {Tip}


def explained(scene: BrassScene) -> set[type]:
    """Ask everything on a table what it is, and give the kinds of things met."""
    kinds = set()
    for target in targets(scene):
        tip = explanation(scene.model, target)
        assert tip is not None and tip.head and not tip.refused, target
        kinds.add(type(target.about))
    return kinds


def test_all_parts_of_the_table_are_there_to_be_rested_on(context: Context) -> None:
    scene = drawn(context, 4, "middle", SIZES[0])
    view, found = scene.model.view(), {target.about for target in targets(scene)}
    cards = {at.Card(card.card) for card in view.hand.cards}
    figures = {
        at.Figure(panel.owner, figure)
        for panel in view.players
        for figure in get_args(at.FigureName)
    }
    spaces = {at.TrackSpace(space) for space in range(len(view.board.track.levels))}
    piles = {at.Pile(pile) for pile in PILES}
    prices = {
        at.MarketPrice(market.resource, row.price) for market in view.markets for row in market.rows
    }
    assert cards | figures | spaces | piles | prices <= found


def test_the_tiles_of_every_mat_explain_themselves(context: Context) -> None:
    scene = drawn(context, 4, "middle", SIZES[0])
    for panel in scene.model.view().players:
        mat = MatScene(context, scene.model, panel.owner, scene.mean)
        Studio(context, mat, SIZES[0]).draw()
        found = [hit.intent for hit in mat._hits if hit.intent is not None]
        tiles = {target.about for target in found if isinstance(target.about, at.MatTile)}
        levels = sum(len(one.levels) for one in scene.model.mat(panel.owner).industries)
        assert len(tiles) == levels
        for target in found:
            tip = explanation(scene.model, target)
            assert tip is not None and not tip.refused


def test_resting_on_a_card_shows_what_it_allows(
    context: Context, monkeypatch: pytest.MonkeyPatch
) -> None:
    scene = played_table(context, position(4, "middle"))
    studio = Studio(context, scene, SIZES[0])
    studio.draw()
    place = scene.place_of(it.PickCard(0))
    assert place is not None
    studio.send(PointerMove(*place))
    lines = record_lines(monkeypatch)
    studio.stack.update(TIP_DELAY)
    studio.draw()
    card = scene.model.view().hand.cards[0]
    tip = scene.model.about(at.Card(card.card), None)
    assert tip is not None
    said = " ".join(line.text for line in lines)
    assert all(word in said for word in tip.body.replace("\n", " ").split(" "))


def test_an_explanation_is_worked_out_once_while_nothing_changes(
    context: Context, monkeypatch: pytest.MonkeyPatch
) -> None:
    scene = played_table(context, position(4, "middle"))
    studio = Studio(context, scene, SIZES[0])
    studio.draw()
    place = scene.place_of(it.PickSlot("derby.0"))
    assert place is not None
    asked: list[at.Thing] = []
    about = scene.model.about

    def noted(thing: at.Thing, intent: it.Intent | None) -> Tip | None:
        asked.append(thing)
        return about(thing, intent)

    monkeypatch.setattr(scene.model, "about", noted)
    studio.send(PointerMove(*place))
    for _ in range(20):
        studio.stack.update(TIP_DELAY / 5)
        studio.stack.wake_after()
        studio.draw()
    assert asked == [at.Slot("derby.0")]
    studio.send(Key("5"))
    studio.stack.update(TIP_DELAY)
    assert len(asked) == 1, "what came of it is not covered"
    studio.send(PointerMove(place[0] + 1, place[1]))
    studio.stack.update(TIP_DELAY)
    assert len(asked) == 2, "another question is another answer"


@pytest.mark.parametrize("language", ["en", "pl", "ru"])
def test_no_explanation_is_cut_in_large_text(
    context: Context, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    context.settings.change(text_percent=130)
    i18n.use_language(language, context.locale)
    scene = played_table(context, position(4, "late"))
    studio = Studio(context, scene, (1000, 600))
    studio.draw()
    window = studio.canvas.bounds.grown(-6)
    tips = {explanation(scene.model, target) for target in targets(scene)}
    for owner in ("red", "purple"):
        tips |= {
            scene.model.about(at.MatTile(owner, industry.industry, level.face.level), None)
            for industry in scene.model.mat(owner).industries
            for level in industry.levels
        }
    assert len(tips) > 200
    for tip in tips:
        assert tip is not None
        lines = record_lines(monkeypatch)
        plate = draw_tooltip(studio.canvas, tip, Rect.around(window.centre, 12, 24), window)
        assert window.x <= plate.x and plate.right <= window.right, tip
        assert window.y <= plate.y and plate.bottom <= window.bottom, tip
        assert lines and all(
            plate.x < line.ink.x and line.ink.right < plate.right for line in lines
        ), tip
        assert all(plate.y < line.ink.y and line.ink.bottom < plate.bottom for line in lines), tip
        monkeypatch.undo()
