"""What every seat has on the board, and what each unflipped tile may still become."""

from brass_desktop.games.brass.engine.state import BrassState

Unflipped = tuple[int, int, int]
"""Slot, tile and owner."""


class Prospects:
    """What every seat has on the board, in points and chances."""

    __slots__ = (
        "barrels",
        "beer_need",
        "breweries",
        "chance",
        "goods",
        "goods_at",
        "hoped_spaces",
        "icons",
        "rooms",
        "tiles",
    )

    def __init__(self, state: BrassState) -> None:
        players = state.players
        self.tiles = [0.0] * players
        """Worth of each seat's tiles, unflipped ones by their chance."""
        self.hoped_spaces = [0.0] * players
        """Income spaces that unflipped tiles promise."""
        self.icons: list[float] = list(state.rules.board.printed_icons)
        """Link icons by location, those of unflipped tiles by their chance."""
        self.rooms = [0] * len(self.icons)
        """Empty slots by location."""
        self.barrels = [0] * players
        self.beer_need = [0] * players
        self.goods: list[Unflipped] = []
        self.breweries: list[Unflipped] = []
        self.goods_at = [0] * (players * len(state.rules.stacks))
        """Where unsold goods lie, as a mask at seat * industries + industry."""
        self.chance: dict[int, float] = {}
        """Chance of each unflipped tile, by slot."""
