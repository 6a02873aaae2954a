"""Connection over the links that lie on the board (B-4), as bit masks of locations.

A `Roads` never changes: placing a link makes a new one. Clones of a state therefore share it, and
with it everything that has been asked of it before.
"""

from collections.abc import Sequence


class Roads:
    """Which locations the links of all players join, and how far apart they are."""

    __slots__ = ("_components", "_layers", "neighbours")

    def __init__(self, neighbours: Sequence[int]) -> None:
        self.neighbours = tuple(neighbours)
        self._layers: dict[int, tuple[int, ...]] = {}
        self._components: dict[int, int] = {}

    def with_link(self, link_mask: int) -> "Roads":
        """Return the roads after one more link, whose ends all become one step apart (B-4.3)."""
        return Roads(
            [
                mask | link_mask if link_mask >> location & 1 else mask
                for location, mask in enumerate(self.neighbours)
            ]
        )

    def layers(self, origin: int) -> tuple[int, ...]:
        """Return the locations at distance 0, 1, 2 … from any location of the origin mask.

        A link stands at all its ends at once (B-4.5), so the origin may hold several bits.
        """
        known = self._layers.get(origin)
        if known is None:
            known = self._layers[origin] = self._spread(origin)
        return known

    def component(self, origin: int) -> int:
        """Return every location connected to the origin, itself included (B-4.2)."""
        known = self._components.get(origin)
        if known is None:
            known = self._components[origin] = self._flooded(origin)
        return known

    def _flooded(self, origin: int) -> int:
        neighbours = self.neighbours
        seen = frontier = origin
        while frontier:
            lowest = frontier & -frontier
            reached = neighbours[lowest.bit_length() - 1] & ~seen
            seen |= reached
            frontier = frontier ^ lowest | reached
        return seen

    def _spread(self, origin: int) -> tuple[int, ...]:
        neighbours = self.neighbours
        layers = [origin]
        seen = frontier = origin
        while True:
            reached = 0
            while frontier:
                lowest = frontier & -frontier
                reached |= neighbours[lowest.bit_length() - 1]
                frontier ^= lowest
            frontier = reached & ~seen
            if not frontier:
                return tuple(layers)
            layers.append(frontier)
            seen |= frontier


def empty_roads(locations: int) -> Roads:
    """Return the roads of a board without links."""
    return Roads([0] * locations)
