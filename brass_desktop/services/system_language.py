"""Which languages the person at this computer reads, by what the system says."""

import os
from collections.abc import Mapping
from typing import Final

_VARIABLES: Final = ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")


def wanted_languages(environment: Mapping[str, str] = os.environ) -> list[str]:
    """List languages as the environment names them, best first; the first variable set decides."""
    for variable in _VARIABLES:
        if value := environment.get(variable):
            return value.split(":")
    return []
