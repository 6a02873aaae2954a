"""What can be held of pictures without eyes: the files as they ship, beside what they show."""

import math
from functools import cache
from itertools import combinations
from typing import cast

import pygame
import pytest

from brass_desktop.games.brass.engine.game import BrassGame
from brass_desktop.games.brass.engine.ids import CardId
from brass_desktop.games.brass.present.icons import INDUSTRY_ICONS
from brass_desktop.games.brass.present.layout.board import REFERENCE_MAP, unit_point
from brass_desktop.games.brass.present.layout.boardfile import load_board
from brass_desktop.games.brass.present.layout.country import country_plan
from brass_desktop.games.brass.present.viewmodel.pieces import CardKind
from brass_desktop.games.brass.present.viewmodel.seen import card_view
from brass_desktop.games.shelf import SHELF, load_game
from brass_desktop.present.geometry import Point, Rect
from brass_desktop.services.manifest import Manifest, read_manifest
from brass_desktop.services.paths import resource_folder
from brass_desktop.ui.drawing.assets import Assets
from brass_desktop.ui.drawing.colour import rgba

FAMILY = [info.id for info in SHELF if info.family == "brass"]
GAMES = pytest.mark.parametrize("game", FAMILY)
BY_THE_SEA = [game for game in FAMILY if load_board(game).water.sea]
LIGHTS = ("day", "night")
AREA = Rect(0, 0, *REFERENCE_MAP)
HEAVIEST = 1_000_000
"""Bytes of one picture; the grounds that fill a screen have the most."""
OFFSHORE = 24.0
"""Units from the coast within which water and land run into each other."""
SMALLEST = 20
"""Pixels at which an icon must still be told from the others."""


@cache
def manifest() -> Manifest:
    return read_manifest(resource_folder("assets"))


@cache
def ground(game: str, light: str) -> pygame.Surface:
    painted = pygame.image.load(manifest().path(f"{game}.board.ground.{light}"))
    return pygame.transform.smoothscale(painted, (int(AREA.w), int(AREA.h)))


def around(game: str, light: str, at: Point) -> pygame.Color:
    """The colour of the ground about a point, without the grain of its paper."""
    spot = pygame.Rect(0, 0, 13, 13)
    spot.center = (round(at[0]), round(at[1]))
    painted = ground(game, light)
    return pygame.Color(*pygame.transform.average_color(painted, spot.clip(painted.get_rect())))


def warmth(colour: pygame.Color) -> int:
    return colour.r - colour.b


def brightness(colour: pygame.Color) -> int:
    return colour.r + colour.g + colour.b


def open_country(game: str) -> tuple[list[Point], list[Point]]:
    """Points of the open sea, and points of the land, both well away from the coast."""
    country = country_plan(game, AREA, small=False)
    points = [(float(x), float(y)) for x in range(30, 1060, 24) for y in range(30, 770, 24)]
    dry = [at for at in points if not country.is_wet(at, OFFSHORE)]
    turns = [math.tau * i / 12 for i in range(12)]
    deep = [
        (x, y)
        for x, y in points
        if all(
            country.is_wet((x + OFFSHORE * math.cos(turn), y + OFFSHORE * math.sin(turn)), 0)
            for turn in turns
        )
    ]
    return deep, dry


@GAMES
def test_every_card_has_its_picture_in_both_lights(game: str) -> None:
    rules = cast(BrassGame, load_game(game)).rules
    faces = [card_view(rules, CardId(card), 0) for card in range(len(rules.cards.ids))]
    towns = {f"brass.card.town.{f.location}" for f in faces if f.kind is CardKind.LOCATION}
    trades = {
        "brass.card.industry." + "_or_".join(f.industries)
        for f in faces
        if f.kind is CardKind.INDUSTRY
    }
    wanted = {f"{id}.{light}" for id in towns | trades for light in LIGHTS}
    assert len(towns) >= 19 and len(trades) >= 5
    assert wanted <= set(manifest().entries)


@GAMES
def test_a_game_has_its_own_ground_title_cover_and_card_back(game: str) -> None:
    own = [f"{game}.{art}" for art in ("board.ground", "cartouche", "cover")]
    wanted = {f"{game}.card.back", *(f"{art}.{light}" for art in own for light in LIGHTS)}
    assert wanted <= set(manifest().entries)
    assert all(manifest()[id].folder == game for id in wanted)


@pytest.mark.parametrize("game", BY_THE_SEA)
@pytest.mark.parametrize("light", LIGHTS)
def test_the_sea_is_painted_where_the_layout_has_it(game: str, light: str) -> None:
    deep, dry = open_country(game)
    assert len(deep) > 60 and len(dry) > 600
    coldest_land = min(warmth(around(game, light, at)) for at in dry)
    warmest_sea = max(warmth(around(game, light, at)) for at in deep)
    if light == "day":
        assert warmest_sea < coldest_land
    else:
        # Lamps of the coast shine over the water, and hills are dark.
        seas = sorted(warmth(around(game, light, at)) for at in deep)
        lands = sorted(warmth(around(game, light, at)) for at in dry)
        assert seas[len(seas) // 2] < lands[len(lands) // 20]


@GAMES
def test_by_night_lamps_burn_at_every_place(game: str) -> None:
    board = load_board(game)
    places = [unit_point(AREA, place.at) for place in board.locations.values()]
    far = [at for at in open_country(game)[1] if all(math.dist(at, p) > 110 for p in places)]
    unlit = sorted(brightness(around(game, "night", at)) for at in far)
    dimmest = min(brightness(around(game, "night", at)) for at in places)
    assert dimmest > unlit[len(unlit) * 9 // 10]


@GAMES
@pytest.mark.parametrize("art", ["board.ground", "cover"])
def test_night_is_darker_than_day(game: str, art: str) -> None:
    day, night = (
        pygame.Color(*pygame.transform.average_color(pygame.image.load(manifest().path(id))))
        for id in (f"{game}.{art}.{light}" for light in LIGHTS)
    )
    assert night.hsla[2] < 0.6 * day.hsla[2]


def test_the_icons_of_industries_can_be_told_apart_when_small(pictures: Assets) -> None:
    white = rgba("#ffffff")
    masks = {
        industry: pygame.mask.from_surface(pictures.icon(icon, SMALLEST, white))
        for industry, icon in INDUSTRY_ICONS.items()
    }
    for (first, one), (second, other) in combinations(masks.items(), 2):
        shared = one.overlap_area(other, (0, 0))
        differing = one.count() + other.count() - 2 * shared
        assert differing > 0.4 * max(one.count(), other.count()), (first, second)


def test_no_picture_is_heavy() -> None:
    files = {manifest().path(id) for id in manifest().entries}
    pictures = [file for file in files if file.suffix in (".png", ".jpg")]
    assert len(pictures) > 300
    assert [file.name for file in pictures if file.stat().st_size > HEAVIEST] == []
