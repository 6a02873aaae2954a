"""Settings of the whole test tree: English, the same examples every time, and no screen."""

import os
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

# Whatever the language of the machine, the command line answers its tests in English.
os.environ["LANGUAGE"] = "en"
os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"

import pytest
from hypothesis import settings

from brass_desktop import i18n
from brass_desktop.services.paths import resource_folder

if TYPE_CHECKING:
    from brass_desktop.ui.context import Context
    from brass_desktop.ui.drawing.assets import Assets
    from brass_desktop.ui.house import House

# The same examples on every machine and in every run, and no database beside the sources.
settings.register_profile(
    "deterministic", derandomize=True, database=None, deadline=None, max_examples=40
)
settings.load_profile("deterministic")


@pytest.fixture(scope="session")
def pictures() -> "Assets":
    # Tests of the rules alone must not load the window's library.
    from brass_desktop.ui.drawing.assets import Assets  # noqa: PLC0415
    from workshop.shots.studio import open_studio  # noqa: PLC0415

    open_studio()
    return Assets(resource_folder("assets"))


@pytest.fixture
def context(tmp_path: Path, pictures: "Assets") -> "Context":
    from workshop.shots.studio import studio_context  # noqa: PLC0415

    return studio_context(tmp_path, pictures)


@pytest.fixture
def house(context: "Context") -> "House":
    from workshop.shots.house import GalleryHouse  # noqa: PLC0415

    return GalleryHouse(context)


@pytest.fixture(autouse=True)
def english() -> Iterator[None]:
    i18n.use_language("en", Path())
    yield
    i18n.use_language("en", Path())
