"""Every word of a preview can be read: nothing is cut, nothing runs under the picture or out."""

from collections.abc import Iterator
from dataclasses import replace
from functools import cache

import pytest

from brass_desktop import i18n
from brass_desktop.games.brass.birmingham import birmingham
from brass_desktop.games.brass.engine.actions import Action
from brass_desktop.games.brass.engine.draft import Draft, draft_of
from brass_desktop.games.brass.engine.ids import ACTING
from brass_desktop.games.brass.present.intents import PickAnswer
from brass_desktop.games.brass.present.layout.table import table_layout
from brass_desktop.games.brass.present.play.model import BrassTable
from brass_desktop.games.brass.present.text import play as text
from brass_desktop.games.brass.present.text.names import GOODS, pounds
from brass_desktop.games.brass.present.viewmodel.panels import AnswerView, PreviewSum, PreviewView
from brass_desktop.games.brass.ui.panels.preview import draw_preview
from brass_desktop.present.geometry import Rect
from brass_desktop.present.text.numbers import signed
from brass_desktop.services.paths import resource_folder
from brass_desktop.ui.drawing.assets import Assets
from brass_desktop.ui.drawing.typeface import Role, Typeface
from brass_desktop.ui.table.touches import COLD, Touches
from tests.games.brass.ui.table_reading import make_canvas, record_lines
from tests.games.brass.ui.test_table_text import overlapping
from workshop.shots.brass.positions import finished

LOCALE = resource_folder("assets") / "locale"
SIZES = [(1280, 720), (1366, 768), (1600, 900), (1920, 1080)]
LEAST_ROOM = 40.0
SUMS_APART = 3.0


@cache
def drafts() -> tuple[tuple[int, Draft], ...]:
    """Pick half-made actions of every kind from a whole game, those with the most parts."""
    game = finished(4)
    longest: dict[tuple[str, int], Action] = {}
    for at in range(0, len(game.log), 3):
        if game.at(at).phase == ACTING:
            for action in game.game.legal_actions(game.at(at)):
                key = (action.kind, at)
                longest[key] = max(longest.get(key, action), action, key=parts)
    found = []
    for kind in birmingham().rules.card_actions:
        of_kind = [(at, action) for (one, at), action in longest.items() if one == kind]
        for at, action in sorted(of_kind, key=lambda one: parts(one[1]), reverse=True)[:6]:
            draft = draft_of(game.at(at), action)
            found += [(at, draft.back(n)) for n in range(len(draft.picks))]
    return tuple(found)


def parts(action: Action) -> int:
    return len(repr(action.legs))


def previews() -> Iterator[PreviewView]:
    game = finished(4)
    for at, draft in drafts():
        table = BrassTable(game.fork(at), game.at(at).actor)
        table.desk.take_up(draft.picks)
        preview = table.view().preview
        assert preview is not None
        yield preview


@pytest.mark.parametrize("language", ["en", "pl", "ru"])
def test_previews_can_be_read_in_full(
    monkeypatch: pytest.MonkeyPatch, pictures: Assets, english: None, language: str
) -> None:
    i18n.use_language(language, LOCALE)
    shown = list(previews())
    assert len(shown) > 60
    cut: set[str] = set()
    shorten = Typeface.shortened

    def shortened(self: Typeface, text: str, role: Role, size: float, width: float) -> str:
        kept = shorten(self, text, role, size, width)
        if kept != text and width > LEAST_ROOM:
            cut.add(text)
        return kept

    monkeypatch.setattr(Typeface, "shortened", shortened)
    lines = record_lines(monkeypatch)
    outside, crossing, covered = set(), set(), set()
    for size in SIZES:
        canvas = make_canvas(size, pictures)
        layout = table_layout(*canvas.viewport.size, 4, canvas.viewport.small)
        panel = layout.chronicle
        for view in shown:
            lines.clear()
            draw_preview(canvas, panel, view, 0.0, Touches(), COLD)
            outside |= {(line.text, size) for line in lines if not panel.contains(line.ink)}
            crossing |= {(pair, size) for pair in overlapping(lines)}
            if view.tile is not None or view.link is not None:
                art = picture(panel)
                words = [line for line in lines if len(line.text) > len("VIII")]
                covered |= {(line.text, size) for line in words if line.ink.overlaps(art, 1.0)}
    assert cut == set()
    assert outside == set()
    assert crossing == set()
    assert covered == set()


@pytest.mark.parametrize("text_scale", [1.0, 1.3])
@pytest.mark.parametrize("language", ["en", "pl", "ru"])
def test_sums_stand_apart_in_their_box(
    monkeypatch: pytest.MonkeyPatch,
    pictures: Assets,
    english: None,
    language: str,
    text_scale: float,
) -> None:
    i18n.use_language(language, LOCALE)
    lines = record_lines(monkeypatch)
    for size in SIZES:
        canvas = make_canvas(size, pictures, text_scale=text_scale)
        panel = table_layout(*canvas.viewport.size, 4, canvas.viewport.small).chronicle
        box = Rect(panel.x + 12, panel.y, panel.w - 24, panel.h)
        for sums in (sums_of(29, 12, 11), sums_of(88, 20, -10), sums_of(104, 24, 22)):
            lines.clear()
            view = PreviewView("", "", None, None, (), sums, (), "")
            draw_preview(canvas, panel, view, 0.0, Touches(), COLD)
            words = {word for one in sums for word in (one.label, one.before, one.after)}
            drawn = [line for line in lines if line.text in words]
            assert len(drawn) == 9
            assert [line for line in drawn if line.cut or not box.contains(line.ink)] == [], size
            near = [replace(line, ink=line.ink.grown(SUMS_APART / 2, 0)) for line in drawn]
            assert overlapping(near) == [], size


@pytest.mark.parametrize("text_scale", [1.0, 1.3])
@pytest.mark.parametrize("language", ["en", "pl", "ru"])
def test_what_a_merchant_buys_can_be_read(
    monkeypatch: pytest.MonkeyPatch,
    pictures: Assets,
    english: None,
    language: str,
    text_scale: float,
) -> None:
    i18n.use_language(language, LOCALE)
    answers = tuple(
        AnswerView(
            "Warrington", text.BARREL_AND_GOODS(goods=goods()), "trade", PickAnswer("merchant", 0)
        )
        for goods in GOODS.values()
    )
    view = PreviewView("", "", None, None, (), (), (), "", "", answers)
    lines = record_lines(monkeypatch)
    for size in SIZES:
        canvas = make_canvas(size, pictures, text_scale=text_scale)
        panel = table_layout(*canvas.viewport.size, 4, canvas.viewport.small).chronicle
        draw_preview(canvas, panel, view, 0.0, Touches(), COLD)
    assert {answer.detail for answer in answers} <= {line.text for line in lines}
    assert [line.text for line in lines if line.cut] == []


def sums_of(money: int, spent: int, income: int) -> tuple[PreviewSum, ...]:
    """Make sums of which nothing changes, as wide as their numbers."""
    return (
        PreviewSum(text.SUM_MONEY(), pounds(money), pounds(money)),
        PreviewSum(text.SUM_SPENT(), pounds(spent), pounds(spent)),
        PreviewSum(text.SUM_INCOME(), signed(income), signed(income)),
    )


def picture(panel: Rect) -> Rect:
    """Give where the tile or link of a preview is drawn at least."""
    side = 30 if panel.w < 300 else 44
    return Rect(panel.right - 14 - side, panel.y + 10, side, side)
