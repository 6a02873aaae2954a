"""The pictures of Furnace's pieces that the gallery shows."""

from workshop.shots.furnace.specimens import SpecimenSheet, deck, works
from workshop.shots.furnace.states import states
from workshop.shots.gallery import Shot


def specimen_shots() -> tuple[Shot, ...]:
    """Give the sheets of specimens."""
    return (
        Shot("furnace_cards", lambda _: SpecimenSheet(deck)),
        Shot("furnace_built", lambda _: SpecimenSheet(works)),
        Shot("furnace_pieces", lambda _: SpecimenSheet(states)),
    )
