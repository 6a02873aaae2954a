"""What came of something a person meant at a table."""

from dataclasses import dataclass
from typing import Any

from brass_desktop.core.session import Entry
from brass_desktop.core.types import Refusal


@dataclass(frozen=True, slots=True)
class Submitted:
    """An action was carried out."""

    entry: Entry[Any, Any]


@dataclass(frozen=True, slots=True)
class Refused:
    """What was meant is not possible; the refusal says why."""

    refusal: Refusal


Outcome = Submitted | Refused | None
"""None when only something in the making has changed."""
