"""The rules of the four actions with targets written a second time, slowly and in names.

It reads the definition file itself and shares nothing with the engine but the position it is shown:
no masks, no compiled tables, no plans. Where the two disagree, one of them has misread a clause.
"""

import json
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from itertools import combinations_with_replacement
from typing import Any, NamedTuple

from brass_desktop.games.brass.engine.state import BrassState

Entry = dict[str, Any]
"""A record of the definition file, as it stands there."""
Plan = tuple[str, ...]
MARKET = "market"
BARREL = "merchant"


@cache
def _definition() -> Entry:
    package = files("brass_desktop.games.brass.birmingham")
    read: Entry = json.loads(package.joinpath("definition.json").read_text(encoding="utf-8"))
    return read


class Lying(NamedTuple):
    """A tile on the board."""

    owner: int
    tile: Entry
    flipped: bool
    cubes: int


class SecondOpinion:
    """What the actor of a position may do, by the rulebook."""

    def __init__(self, state: BrassState) -> None:
        rules, board = state.rules, state.rules.board
        self.book = _definition()
        self.seat = int(state.actor)
        self.era = ("canal", "rail")[state.era]
        self.money = state.money[self.seat]
        self.links_left = state.links_left[self.seat]
        self.hand = {rules.cards.ids[card] for card in state.hands[self.seat]}
        self.market = {"coal": state.coal, "iron": state.iron}
        tiles = {tile["id"]: tile for tile in self.book["tiles"]}
        places = [place for place in self.book["locations"] if place["kind"] != "merchant"]
        self.slots = {slot["id"]: slot for place in places for slot in place["slots"]}
        self.place = {slot["id"]: place["id"] for place in places for slot in place["slots"]}
        self.board = {
            board.slots[at]: Lying(
                state.slot_owner[at],
                tiles[rules.tiles.ids[tile]],
                state.slot_flipped[at],
                state.slot_cubes[at],
            )
            for at, tile in enumerate(state.slot_tile)
            if tile >= 0
        }
        self.lines = {link["id"]: link for link in self.book["links"]}
        self.links = {board.links[at]: who for at, who in enumerate(state.link_owner) if who >= 0}
        self.merchants = {
            board.merchants[at]: (
                self.book["merchant_tiles"][tile]["buys"],
                bool(state.merchant_beer[at]),
            )
            for at, tile in enumerate(state.merchant_tile)
            if tile >= 0
        }
        gone = state.mat[self.seat * 6 : self.seat * 6 + 6]
        self.mat = {
            industry: [
                tile
                for tile in sorted(self.book["tiles"], key=lambda entry: int(entry["level"]))
                if tile["industry"] == industry
                for _ in range(tile["count"])
            ][gone[rules.industries.index(industry)] :]
            for industry in (entry["id"] for entry in self.book["industries"])
        }

    def distances(self, starts: set[str]) -> dict[str, int]:
        """Count link tiles from the nearest of some places to every connected one (B-4.3)."""
        found = dict.fromkeys(starts, 0)
        while True:
            step = {
                end: found[start] + 1
                for line in self.links
                for start in self.lines[line]["ends"]
                if start in found
                for end in self.lines[line]["ends"]
                if found.get(end, 999) > found[start] + 1
            }
            if not step:
                return found
            found |= step

    def holding(self, resource: str) -> dict[str, int]:
        """Return the slots whose unflipped tile has this resource on it."""
        return {
            slot: lying.cubes
            for slot, lying in self.board.items()
            if lying.tile["produces"] and lying.tile["produces"]["resource"] == resource
            if not lying.flipped
        }

    def coal(self, starts: set[str], need: int) -> set[Plan]:
        """Return every order in which mines and market may be drawn on (B-8.3 to B-8.5)."""
        near = self.distances(starts)
        mines = {m: n for m, n in self.holding("coal").items() if self.place[m] in near}

        def ways(left: dict[str, int], missing: int) -> Iterator[Plan]:
            if missing == 0:
                yield ()
            elif left:
                least = min(near[self.place[mine]] for mine in left)
                for mine in [m for m in left if near[self.place[m]] == least]:
                    taken = min(missing, left[mine])
                    others = {m: n for m, n in left.items() if m != mine}
                    for rest in ways(others, missing - taken):
                        yield (mine,) * taken + rest
            elif any(p["kind"] == "merchant" and p["id"] in near for p in self.book["locations"]):
                yield (MARKET,) * missing

        return set(ways(mines, need))

    def iron(self, need: int) -> set[Plan]:
        """Return every mixture of iron works, filled up from the market (B-9.2, B-9.3)."""
        works = self.holding("iron")
        free = min(need, sum(works.values()))
        bought = (MARKET,) * (need - free)
        return {plan + bought for plan in _mixtures(works, free)}

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
        return _mixtures(stock, need)

    def price(self, resource: str, plan: Plan) -> int:
        """Return what the market cubes of a plan cost, the cheapest first (B-8.5, B-9.3)."""
        market = self.book["markets"][resource]
        held = sorted(market["spaces"])[len(market["spaces"]) - self.market[resource] :]
        prices = held + [market["price_when_empty"]] * len(plan)
        return sum(prices[: plan.count(MARKET)])

    def network(self) -> set[str]:
        """Return the places of own tiles and the ends of own links (B-4.1)."""
        by_tile = {
            self.place[slot] for slot, lying in self.board.items() if lying.owner == self.seat
        }
        lines = [line for line, owner in self.links.items() if owner == self.seat]
        return by_tile.union(*(self.lines[line]["ends"] for line in lines))

    def builds(self) -> set[tuple[str, str, Plan, Plan, str]]:
        """Return slot, industry, coal, iron and card of every legal Build (B-12, B-13)."""
        found = set()
        for slot, entry in self.slots.items():
            for industry in entry["industries"]:
                stack = self.mat[industry]
                if not stack or not stack[0][f"build_{self.era}"]:
                    continue
                if not self._may_lie(stack[0], slot):
                    continue
                cards = [card for card in self.hand if self._card_fits(card, slot, industry)]
                for coal in self.coal({self.place[slot]}, stack[0]["coal"]):
                    for iron in self.iron(stack[0]["iron"]):
                        cost = self.price("coal", coal) + self.price("iron", iron)
                        if stack[0]["cost"] + cost <= self.money:
                            found |= {(slot, industry, coal, iron, card) for card in cards}
        return found

    def _may_lie(self, tile: Entry, slot: str) -> bool:
        here = [other for other in self.slots if self.place[other] == self.place[slot]]
        own = [s for s in here if s in self.board and self.board[s].owner == self.seat]
        if self.era == "canal" and own not in ([], [slot]):
            return False
        present = self.board.get(slot)
        if present is None:
            only = [s for s in here if self.slots[s]["industries"] == [tile["industry"]]]
            empty = [s for s in only if s not in self.board]
            return not empty or slot in empty
        if present.tile["industry"] != tile["industry"] or present.tile["level"] >= tile["level"]:
            return False
        if present.owner == self.seat:
            return True
        resource = {"coal_mine": "coal", "iron_works": "iron"}.get(tile["industry"])
        return resource is not None and not self.holding(resource) and not self.market[resource]

    def _card_fits(self, card: str, slot: str, industry: str) -> bool:
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
        numbers = self.book["actions"]["network"]
        if self.links_left == 0 or (second and self.era == "canal"):
            return found
        rail = self.era == "rail"
        base = numbers["rail_cost_one"] if rail else numbers["canal_cost"]
        if second:
            base = numbers["rail_cost_two_total"] - numbers["rail_cost_one"]
        for line, entry in self.lines.items():
            ends = set(entry["ends"])
            if not entry[self.era] or line in self.links:
                continue
            if self.network() and not ends & self.network():
                continue
            laid = self._with_link(line)
            beers = laid.beer(ends, 1, barrel=False) if second else {()}
            for coal in laid.coal(ends, 1 if rail else 0):
                if base + self.price("coal", coal) <= self.money:
                    found |= {(line, coal, beer) for beer in beers}
        return found

    def _with_link(self, line: str) -> "SecondOpinion":
        other = object.__new__(SecondOpinion)
        other.__dict__.update(self.__dict__)
        other.links = {**self.links, line: self.seat}
        return other

    def developments(self) -> set[tuple[str, Plan]]:
        """Return industry and iron of every tile that may go next (B-15)."""
        return {
            (industry, iron)
            for industry in self._removable()
            for iron in self.iron(1)
            if self.price("iron", iron) <= self.money
        }

    def _removable(self) -> list[str]:
        return [i for i, stack in self.mat.items() if stack and not stack[0]["develop_forbidden"]]

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
                        removals = [*self._removable()] or [None]
                    found |= {(slot, space, beer, removal) for removal in removals}
        return found


def _mixtures(stock: dict[str, int], need: int) -> set[Plan]:
    return {
        plan
        for plan in combinations_with_replacement(sorted(stock), need)
        if all(plan.count(source) <= stock[source] for source in plan)
    }
