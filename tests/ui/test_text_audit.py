"""The reader of pictures sees what a player would miss, and nothing else."""

import pygame
import pytest

from brass_desktop.ui.drawing.assets import Assets
from brass_desktop.ui.drawing.canvas import Canvas
from tests.ui.canvases import make_canvas
from tests.ui.text_audit import TextAudit

_INK = (0, 0, 0, 255)


@pytest.fixture
def canvas(pictures: Assets) -> Canvas:
    return make_canvas(pygame.Surface((1280, 720)), "day", pictures)


@pytest.fixture
def audit(monkeypatch: pytest.MonkeyPatch) -> TextAudit:
    found = TextAudit()
    found.watch(monkeypatch)
    return found


def test_a_line_of_a_list_that_lost_words_is_seen(audit: TextAudit, canvas: Canvas) -> None:
    lines = canvas.typeface.alike(["short", "a line that is much too long"], "text", 20, 60)
    assert audit.cut == set(), "whoever only asks has drawn nothing"
    for number, line in enumerate(lines):
        canvas.fitted(line, (40, 40 + 60 * number), _INK)
    assert len(audit.cut) == 1


def test_the_parts_of_one_line_are_one_text(audit: TextAudit, canvas: Canvas) -> None:
    canvas.tinted([("builds, ", _INK), ("£12", _INK), (" now", _INK)], (40, 40), "text", 20)
    assert audit.met == set()
    canvas.text("elsewhere", (42, 40), "text", 20, _INK)
    assert {pair[0] for pair in audit.met} == {"builds, £12 now"}


def test_parts_of_one_line_stand_as_far_apart_as_in_one_piece(canvas: Canvas) -> None:
    """A comma moves under the letter before it, and what follows has to follow."""
    said = "Ada: 37 VP, Bartek: 28 VP"
    pictures = []
    for parts in ((said,), ("Ada: ", "37 VP", ", Bartek: ", "28 VP")):
        canvas.surface.fill((255, 255, 255))
        canvas.tinted([(part, _INK) for part in parts], (40, 40), "sans", 12)
        pictures.append(pygame.transform.grayscale(canvas.surface.subsurface((0, 0, 300, 80))))
    same = pygame.mask.from_threshold(pictures[0], (0, 0, 0), (90, 90, 90, 255), pictures[1])
    assert 300 * 80 - same.count() < 12
