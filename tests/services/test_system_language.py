from pathlib import Path

import pytest

from brass_desktop import i18n
from brass_desktop.services.paths import resource_folder
from brass_desktop.services.settings import Settings, SettingsStore
from brass_desktop.services.system_language import wanted_languages

LOCALE = resource_folder("assets") / "locale"


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({"LANG": "pl_PL.UTF-8"}, "pl"),
        ({"LANG": "ru_RU.UTF-8", "LC_ALL": "pl_PL"}, "pl"),
        ({"LANG": "en_GB.UTF-8", "LANGUAGE": "de:ru:pl"}, "ru"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LC_ALL": "C", "LANG": "pl_PL.UTF-8"}, "en"),
        ({"LANG": "pl-PL"}, "pl"),
        ({}, "en"),
    ],
)
def test_the_environment_names_the_language(environment: dict[str, str], language: str) -> None:
    assert i18n.best_language(wanted_languages(environment), LOCALE) == language


def test_a_first_start_and_a_reset_take_the_systems_language(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    store = SettingsStore(path, Settings(language="ru"))
    assert store.current.language == "ru"
    store.change(language="pl")
    assert SettingsStore(path, Settings(language="ru")).current.language == "pl"
    store.reset()
    assert store.current.language == "ru"
