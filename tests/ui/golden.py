"""Small pictures of known good screens, and how a new one is held against them.

`BRASS_GOLDEN=write uv run pytest tests/ui/test_golden.py` replaces the stored ones: look at them
before they are committed.
"""

import os
from pathlib import Path

import pygame

FOLDER = Path(__file__).parent.parent / "golden"
WIDTH = 320
TOLERANCE = 16
"""How far a channel of a pixel may be off."""
STRAY = 0.0001
"""Which part of the pixels may be further off: five at this width, which is less than any word."""


def thumbnail(picture: pygame.Surface) -> pygame.Surface:
    """Shrink a picture to the size in which it is kept."""
    height = round(WIDTH * picture.get_height() / picture.get_width())
    return pygame.transform.smoothscale(picture, (WIDTH, height))


def stray_part(one: pygame.Surface, two: pygame.Surface) -> float:
    """Tell which part of the pixels differs by more than the tolerance."""
    threshold = (TOLERANCE, TOLERANCE, TOLERANCE, 255)
    alike = pygame.mask.from_threshold(one, (0, 0, 0), threshold, two)
    return 1 - alike.count() / (one.get_width() * one.get_height())


def assert_golden(name: str, picture: pygame.Surface, scratch: Path) -> None:
    """Compare with the stored picture; a new one lies in `scratch` if they differ."""
    path = FOLDER / f"{name}.png"
    small = thumbnail(picture)
    if os.environ.get("BRASS_GOLDEN") == "write":
        path.parent.mkdir(parents=True, exist_ok=True)
        pygame.image.save(small, path)
    assert path.is_file(), f"no golden picture {path.name}"
    stored = pygame.image.load(path).convert(small)
    assert stored.get_size() == small.get_size()
    part = stray_part(small, stored)
    if part > STRAY:
        pygame.image.save(small, scratch / path.name)
    assert part <= STRAY, f"{name}: {part:.3%} of the pixels differ, see {scratch / path.name}"
