"""Lancashire's actions, written a second time."""

from itertools import combinations

from brass_desktop.games.brass.engine.state import BrassState
from tests.games.brass.engine.second_opinion import Entry, Plan, Reading, Site, definition_of

DISTANT = "distant_market"


class LancashireOpinion(Reading):
    """What the actor of a position may do, by the rulebook of Lancashire."""

    def __init__(self, state: BrassState) -> None:
        book = definition_of("lancashire")
        super().__init__(state, _for_two(book) if state.players == 2 else book)
        self.is_open = state.cotton_demand < len(book["distant_market"]["bonus"])
        self.whole_turn = state.actions_left == book["turn"]["actions_per_turn"]

    def has_port(self, place: str) -> bool:
        """Tell whether a port tile lies in a place, either side up (L-1.5)."""
        return any(
            lying.tile["industry"] == "port" and self.place[slot] == place
            for slot, lying in self.board.items()
        )

    def sells_coal(self, place: str) -> bool:
        """Every built port does, and so does every neighbour of Lancashire (L-1.3, L-1.5)."""
        outside = {entry["id"] for entry in self.book["locations"] if entry["kind"] == "external"}
        return place in outside or self.has_port(place)

    def own_places(self) -> set[str]:
        """Return the regions with an own tile."""
        return {self.place[slot] for slot, lying in self.board.items() if lying.owner == self.seat}

    def own_ends(self) -> set[str]:
        """Return the places an own link leads to."""
        own = [line for line, owner in self.links.items() if owner == self.seat]
        return {end for line in own for end in self.lines[line]["ends"]}

    def may_lie(self, tile: Entry, slot: str) -> bool:
        """Keep to L-6.6, to the two slots that ports take first (L-6.7), and to L-8."""
        if self.era == "canal" and any(
            other != slot and lying.owner == self.seat and self.place[other] == self.place[slot]
            for other, lying in self.board.items()
        ):
            return False
        if slot in self.board:
            return self.may_overbuild(self.board[slot], tile)
        first = {"lancaster.1": "lancaster.0", "preston.1": "preston.0"}.get(slot)
        return tile["industry"] != "port" or first is None or first in self.board

    def card_fits(self, card: str, slot: str, industry: str) -> bool:
        """Fit a region (L-6.2), or follow own canals, rails, tiles and the ferry (L-6.3, L-6.4)."""
        place = self.place[slot]
        for entry in self.book["cards"]["location"]:
            if entry["id"] == card:
                return bool(entry["location"] == place)
        shown = {entry["id"]: entry["industries"] for entry in self.book["cards"]["industry"]}
        if industry not in shown[card]:
            return False
        tiles, ends = self.own_places(), self.own_ends()
        if not tiles and not ends:
            return True
        if place in ends or (self.era == "rail" and place in tiles):
            return True
        shores = [set(link["ends"]) for link in self.book["virtual_links"]]
        if any(place in pair and (pair - {place}) & (tiles | ends) for pair in shores):
            return True
        # An own tile may be overbuilt wherever it lies (L-8.5).
        return slot in self.board and self.board[slot].owner == self.seat

    def combined(self) -> set[Site]:
        """Return every build on an empty slot that both cards of a turn pay for (L-5.4, L-8.4)."""
        if not self.whole_turn:
            return set()
        return {site for site in self.sites() if site[0] not in self.board}

    def pairs(self) -> set[tuple[str, ...]]:
        """Return every two cards in hand (L-5.6)."""
        return {tuple(sorted(pair)) for pair in combinations(self.cards, 2)}

    def rails(self, *, second: bool) -> set[tuple[str, Plan, Plan]]:
        """Return line and coal of every link that may be laid next (L-9); beer is never needed."""
        found: set[tuple[str, Plan, Plan]] = set()
        if self.links_left == 0 or (second and self.era == "canal"):
            return found
        base = self.link_price(second=second)
        for line, entry in self.lines.items():
            if not entry[self.era] or line in self.links:
                continue
            if not set(entry["ends"]) & (self.own_places() | self.own_ends()):
                continue
            laid = self.with_link(line)
            coals = {()} if self.era == "canal" else laid.coal_at_either(entry["ends"])
            found |= {
                (line, coal, ()) for coal in coals if base + self.price("coal", coal) <= self.money
            }
        return found

    def coal_at_either(self, ends: list[str]) -> set[Plan]:
        """Bring a coal to the one end or to the other (L-7.5, L-7.6)."""
        return set().union(*(self.coal({end}, 1) for end in ends))

    def sales(self) -> set[tuple[str, str]]:
        """Return mill and port, or the distant market, of every sale that may come next (L-11)."""
        found = set()
        for slot, lying in self.board.items():
            if lying.owner != self.seat or lying.flipped or lying.tile["industry"] != "cotton_mill":
                continue
            near = self.distances({self.place[slot]})
            if self.is_open and any(map(self.sells_coal, near)):
                found.add((slot, DISTANT))
            found |= {
                (slot, port)
                for port, other in self.board.items()
                if other.tile["industry"] == "port" and not other.flipped
                if self.place[port] in near
            }
        return found


def _for_two(book: Entry) -> Entry:
    """Take the variant's places and lines out of the book, and set its prices (L-16)."""
    variant = book["two_players"]
    gone, gaining = set(variant["locations_removed"]), variant["links_gaining_canal"]
    market = {
        "spaces": variant["market_spaces"],
        "price_when_empty": variant["market_price_when_empty"],
    }
    return {
        **book,
        "locations": [place for place in book["locations"] if place["id"] not in gone],
        "links": [
            {**link, "canal": link["canal"] or link["id"] in gaining}
            for link in book["links"]
            if not gone & set(link["ends"])
        ],
        "virtual_links": [link for link in book["virtual_links"] if not gone & set(link["ends"])],
        "markets": {"coal": market, "iron": market},
    }
