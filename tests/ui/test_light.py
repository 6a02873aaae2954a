"""What is lit is told from every owner by any eyesight, and three looks from each other."""

from itertools import combinations

import pygame
import pytest

from brass_desktop.present.geometry import Rect
from brass_desktop.present.tips import Light
from brass_desktop.ui.context import Context
from brass_desktop.ui.drawing.colour import Colour, mix
from brass_desktop.ui.drawing.eyesight import MATRICES, as_seen
from brass_desktop.ui.drawing.light import BRIGHT, draw_light, ring_colour
from brass_desktop.ui.drawing.palette import FOCUS, LIT_EDGE, OWNERS, PATTERN_UNDER_TEXT
from brass_desktop.ui.drawing.pattern import paint_face, strengthen
from brass_desktop.ui.drawing.theme import THEMES, Theme, ThemeName
from tests.ui.colour_science import EYESIGHTS, contrast, difference, difference_of_lab, lab
from workshop.shots.studio import make_canvas

FROM_OWNERS, FROM_EACH_OTHER, FOCUS_CONTRAST = 20, 40, 3.0
TILE = Rect(60, 60, 46, 46)
SIDE = 166


def test_the_difference_is_that_of_its_definition() -> None:
    """Pairs 1, 7, 9, 17 and 25 of Sharma, Wu and Dalal."""
    pairs = (
        ((50.0, 2.6772, -79.7751), (50.0, 0.0, -82.7485), 2.0425),
        ((50.0, 0.0, 0.0), (50.0, -1.0, 2.0), 2.3669),
        ((50.0, 2.4900, -0.0010), (50.0, -2.4900, 0.0009), 7.1792),
        ((50.0, 2.5, 0.0), (73.0, 25.0, -18.0), 27.1492),
        ((60.2574, -34.0099, 36.2677), (60.4626, -34.1751, 39.4387), 1.2644),
    )
    for one, two, known in pairs:
        assert difference_of_lab(one, two) == pytest.approx(known, abs=0.0001)


@pytest.mark.parametrize("eyesight", EYESIGHTS)
@pytest.mark.parametrize("level", [BRIGHT, 0.0, -BRIGHT])
def test_one_of_the_two_lines_stands_out_from_every_owner(eyesight: str, level: float) -> None:
    """They are the same by day and by night, so this holds for both."""
    eyes, ring = EYESIGHTS[eyesight], ring_colour(level)
    assert difference(ring, LIT_EDGE, eyes) >= FROM_EACH_OTHER
    for owner, colours in OWNERS.items():
        face = mix(colours.face0, colours.face1, 0.5)
        best = max(difference(line, face, eyes) for line in (ring, LIT_EDGE))
        assert best >= FROM_OWNERS, f"{owner}: {best:.1f}"


def test_amber_alone_would_be_taken_for_gold() -> None:
    gold = mix(OWNERS["yellow"].face0, OWNERS["yellow"].face1, 0.5)
    assert all(difference(theme.lit, gold, None) < FROM_OWNERS for theme in THEMES.values())


def grounds(theme: Theme) -> list[Colour]:
    """List what a focused thing of the map, of the answers or of the hand may lie beside."""
    faces = [face for colours in OWNERS.values() for face in (colours.face0, colours.face1)]
    panels = (theme.panel0, theme.panel1, theme.button0, theme.button1, theme.table0, theme.table1)
    return [theme.map0, theme.map1, theme.plate0, theme.plate1, theme.slot, *faces, *panels]


@pytest.mark.parametrize("name", ["day", "night"])
def test_the_focus_is_seen_on_every_ground_it_lies_on(name: ThemeName) -> None:
    assert contrast(FOCUS, LIT_EDGE) >= FOCUS_CONTRAST
    for ground in grounds(THEMES[name]):
        best = max(contrast(line, ground) for line in (FOCUS, LIT_EDGE))
        assert best >= FOCUS_CONTRAST, ground


def drawn(context: Context, light: Light) -> pygame.Surface:
    canvas = make_canvas(context, (1920, 1080))
    canvas.surface.fill(OWNERS["yellow"].face0)
    draw_light(canvas, TILE, light, 6)
    return canvas.surface.subsurface((0, 0, SIDE, SIDE))


def test_chosen_possible_and_merely_allowed_are_three_looks(context: Context) -> None:
    looks = (Light.ALLOWED, Light.LEGAL, Light.CHOSEN, Light.REFUSED)
    pictures = {light: pygame.transform.grayscale(drawn(context, light)) for light in looks}
    for one, two in combinations(looks, 2):
        same = pygame.mask.from_threshold(
            pictures[one], (0, 0, 0), (40, 40, 40, 255), pictures[two]
        )
        assert SIDE * SIDE - same.count() > 150, f"{one} and {two} without colour"


@pytest.mark.parametrize("light", [Light.ALLOWED, Light.SOFT, Light.LEGAL, Light.CHOSEN])
def test_a_light_leaves_the_face_of_its_tile_as_it_was(context: Context, light: Light) -> None:
    picture = drawn(context, light)
    inside = pygame.Rect(*TILE.grown(-5))
    inside.width -= 8  # the seal of a chosen one
    inside.top, inside.height = inside.top + 8, inside.height - 8
    face = picture.subsurface(inside)
    assert all(
        face.get_at((x, y))[:3] == OWNERS["yellow"].face0[:3]
        for x in range(inside.w)
        for y in range(inside.h)
    )


def test_a_preview_shows_each_pixel_as_its_matrix_says() -> None:
    colours = [colour for owner in OWNERS.values() for colour in (owner.face0, owner.face1)]
    strip = pygame.Surface((len(colours), 1))
    for x, colour in enumerate(colours):
        strip.set_at((x, 0), colour)
    for eyes, matrix in MATRICES.items():
        seen = as_seen(strip, eyes)
        for x, colour in enumerate(colours):
            red, green, blue, _ = seen.get_at((x, 0))
            by_matrix, by_picture = lab(colour, matrix), lab((red, green, blue, 255), None)
            assert difference_of_lab(by_matrix, by_picture) < 1, (eyes, colour)


def test_greys_look_grey_to_all_and_the_picture_stays_as_it_was() -> None:
    ramp = pygame.Surface((256, 1))
    for x in range(256):
        ramp.set_at((x, 0), (x, x, x))
    for eyes in MATRICES:
        seen = as_seen(ramp, eyes)
        assert all(max(abs(c - x) for c in seen.get_at((x, 0))[:3]) <= 1 for x in range(256))
    assert ramp.get_at((200, 0))[:3] == (200, 200, 200)


@pytest.mark.parametrize("owner", OWNERS)
def test_strong_patterns_are_drawn_on_tiles_but_not_under_words(
    context: Context, owner: str
) -> None:
    pictures = []
    for strong in (False, True):
        context.settings.change(strong_patterns=strong)
        canvas = make_canvas(context, (1920, 1080))
        canvas.surface.fill((128, 128, 128))
        paint_face(canvas, owner, TILE, radius=6, step=7, alpha=70)
        paint_face(canvas, owner, TILE.moved(60, 0), radius=6, step=7, alpha=PATTERN_UNDER_TEXT)
        strengthen(canvas, owner, TILE.moved(0, 60), radius=6, step=7)
        pictures.append(canvas.surface.copy())
    for place, differs in ((TILE, True), (TILE.moved(60, 0), False), (TILE.moved(0, 60), True)):
        one, two = (picture.subsurface(pygame.Rect(*place)) for picture in pictures)
        assert (pygame.image.tobytes(one, "RGB") != pygame.image.tobytes(two, "RGB")) is differs


def test_by_night_the_edge_of_red_is_lighter_for_eyes_that_see_little_red() -> None:
    night, red = THEMES["night"], OWNERS["red"]
    edge, face = dict(night.edges)["red"], mix(red.face0, red.face1, 0.5)
    assert lab(edge, None)[0] - lab(face, None)[0] >= 12
    for eyes in ("protan", "deutan"):
        for ground in (night.plate0, night.plate1, night.map0):
            before, now = (difference(c, ground, EYESIGHTS[eyes]) for c in (face, edge))
            assert now > before


@pytest.mark.parametrize("name", ["day", "night"])
def test_the_ring_of_a_focused_control_is_seen_on_every_ground(
    context: Context, name: ThemeName
) -> None:
    """As it is painted: one of its lines has contrast to paper, plates, fields and buttons."""
    theme = THEMES[name]
    for ground in (*grounds(theme), theme.field):
        canvas = make_canvas(context, (1920, 1080), name)
        canvas.surface.fill(ground)
        canvas.nine("skin.focus", TILE)
        across = [canvas.surface.get_at((x, round(TILE.centre[1]))) for x in range(50, 66)]
        best = max(contrast((pixel.r, pixel.g, pixel.b, 255), ground) for pixel in across)
        assert best >= FOCUS_CONTRAST, ground
