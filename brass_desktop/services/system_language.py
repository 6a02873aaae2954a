"""Which languages the person at this computer reads, by what the system says."""

import ctypes
import locale
import os
import sys
from collections.abc import Mapping
from typing import Final

_VARIABLES: Final = ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")


def wanted_languages(environment: Mapping[str, str] = os.environ) -> list[str]:
    """List languages as the environment names them, best first; the first variable set decides."""
    for variable in _VARIABLES:
        if value := environment.get(variable):
            return value.split(":")
    return []


def console_languages() -> list[str]:
    """List languages for a terminal, also on Windows, where no variable names one."""
    return wanted_languages() or _windows_languages()


def _windows_languages() -> list[str]:
    """Ask Windows for the language of its menus; other systems set the variables."""
    if sys.platform == "win32":
        number = ctypes.windll.kernel32.GetUserDefaultUILanguage()
        return [locale.windows_locale[number]] if number in locale.windows_locale else []
    return []
