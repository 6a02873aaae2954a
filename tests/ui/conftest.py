"""Everything here draws without a screen."""

import os
from collections.abc import Iterator
from pathlib import Path

os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"

import pytest

from brass_desktop import i18n
from brass_desktop.services.paths import resource_folder
from brass_desktop.ui.assets import Assets
from brass_desktop.ui.context import Context
from brass_desktop.ui.gallery import gallery_features
from brass_desktop.ui.studio import open_studio, studio_context


@pytest.fixture(scope="session")
def pictures() -> Assets:
    open_studio()
    return Assets(resource_folder("assets"))


@pytest.fixture
def context(tmp_path: Path, pictures: Assets) -> Context:
    return studio_context(tmp_path, gallery_features(), pictures)


@pytest.fixture(autouse=True)
def english() -> Iterator[None]:
    i18n.use_language("en", Path())
    yield
    i18n.use_language("en", Path())
