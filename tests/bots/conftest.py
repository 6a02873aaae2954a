import pytest

from brass_desktop.games import shelf
from tests.bots.matches import INFO


@pytest.fixture
def matches_on_shelf(monkeypatch: pytest.MonkeyPatch) -> None:
    """Put the tiny game on the shelf, behind the real ones."""
    monkeypatch.setattr(shelf, "SHELF", (*shelf.SHELF, INFO))
