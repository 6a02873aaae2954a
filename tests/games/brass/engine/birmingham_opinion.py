"""Birmingham's actions, written a second time."""

from brass_desktop.games.brass.engine.state import BrassState
from tests.games.brass.engine.second_opinion import Entry, Plan, Reading, definition_of, mixtures

BARREL = "merchant"


class BirminghamOpinion(Reading):
    """What the actor of a position may do, by the rulebook of Birmingham."""

    def __init__(self, state: BrassState) -> None:
        super().__init__(state, definition_of("birmingham"))
        spaces = state.rules.board.merchants
        self.merchants = {
            spaces[at]: (
                self.book["merchant_tiles"][tile]["buys"],
                bool(state.merchant_beer[at]),
            )
            for at, tile in enumerate(state.merchant_tile)
            if tile >= 0
        }

    def sells_coal(self, place: str) -> bool:
        """Every merchant town does (B-4.6)."""
        kinds = {entry["id"]: entry["kind"] for entry in self.book["locations"]}
        return bool(kinds[place] == "merchant")

    def beer(self, starts: set[str], need: int, *, barrel: bool) -> set[Plan]:
        """Return every mixture of own, connected and the merchant's barrels (B-10.2)."""
        near = self.distances(starts)
        stock = {
            brewery: barrels
            for brewery, barrels in self.holding("beer").items()
            if self.board[brewery].owner == self.seat or self.place[brewery] in near
        }
        if barrel:
            stock[BARREL] = 1
        return mixtures(stock, need)

    def may_lie(self, tile: Entry, slot: str) -> bool:
        """Keep to one tile a place in canals and to slots of one industry first (B-12, B-13)."""
        here = [other for other in self.slots if self.place[other] == self.place[slot]]
        own = [s for s in here if s in self.board and self.board[s].owner == self.seat]
        if self.era == "canal" and own not in ([], [slot]):
            return False
        present = self.board.get(slot)
        if present is not None:
            return self.may_overbuild(present, tile)
        only = [s for s in here if self.slots[s]["industries"] == [tile["industry"]]]
        empty = [s for s in only if s not in self.board]
        return not empty or slot in empty

    def card_fits(self, card: str, slot: str, industry: str) -> bool:
        """Fit a place, or an industry within the network (B-12.2, B-12.7, B-12.8)."""
        place = self.place[slot]
        if card == "wild_location":
            return not place.startswith("farm_brewery")
        for entry in self.book["cards"]["location"]:
            if entry["id"] == card:
                return bool(entry["location"] == place)
        shown = {entry["id"]: entry["industries"] for entry in self.book["cards"]["industry"]}
        if card != "wild_industry" and industry not in shown[card]:
            return False
        return place in self.network() or (not self.network() and slot not in self.board)

    def rails(self, *, second: bool) -> set[tuple[str, Plan, Plan]]:
        """Return line, coal and beer of every link that may be laid next (B-14)."""
        found: set[tuple[str, Plan, Plan]] = set()
        if self.links_left == 0 or (second and self.era == "canal"):
            return found
        base = self.link_price(second=second)
        for line, entry in self.lines.items():
            ends = set(entry["ends"])
            if not entry[self.era] or line in self.links:
                continue
            if self.network() and not ends & self.network():
                continue
            laid = self.with_link(line)
            beers = laid.beer(ends, 1, barrel=False) if second else {()}
            for coal in laid.coal(ends, 1 if self.era == "rail" else 0):
                if base + self.price("coal", coal) <= self.money:
                    found |= {(line, coal, beer) for beer in beers}
        return found

    def sales(self) -> set[tuple[str, str, Plan, str | None]]:
        """Return slot, merchant, beer and removal of every sale that may come next (B-16)."""
        found: set[tuple[str, str, Plan, str | None]] = set()
        for slot, lying in self.board.items():
            if lying.owner != self.seat or lying.flipped or lying.tile["produces"]:
                continue
            start = {self.place[slot]}
            for space, (buys, barrel) in self.merchants.items():
                town = space.split(".")[0]
                if lying.tile["industry"] not in buys or town not in self.distances(start):
                    continue
                for beer in self.beer(start, lying.tile["beer_to_sell"], barrel=barrel):
                    removals: list[str | None] = [None]
                    if BARREL in beer and town == "gloucester":
                        removals = [*self.removable()] or [None]
                    found |= {(slot, space, beer, removal) for removal in removals}
        return found
