"""The rules of the actions with targets written a second time, slowly and in names.

It reads the definition file itself and shares nothing with the engine but the position it is shown:
no masks, no compiled tables, no plans. Where the two disagree, one of them has misread a clause.

`Reading` is what the games of the family share: the board in names, distances, cubes and prices.
Each game adds its own reading of the actions.
"""

import json
from abc import ABC, abstractmethod
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from itertools import combinations_with_replacement
from typing import Any, NamedTuple, Self

from brass_desktop.games.brass.engine.state import BrassState

Entry = dict[str, Any]
"""A record of the definition file, as it stands there."""
Plan = tuple[str, ...]
Site = tuple[str, str, Plan, Plan]
"""Slot, industry, coal and iron of a build."""
MARKET = "market"


@cache
def definition_of(game: str) -> Entry:
    """Read a definition file as it stands."""
    package = files(f"brass_desktop.games.brass.{game}")
    read: Entry = json.loads(package.joinpath("definition.json").read_text(encoding="utf-8"))
    return read


class Lying(NamedTuple):
    """A tile on the board."""

    owner: int
    tile: Entry
    flipped: bool
    cubes: int


class Reading(ABC):
    """A position in names, and what the rulebooks of the family say alike."""

    def __init__(self, state: BrassState, book: Entry) -> None:
        rules, board = state.rules, state.rules.board
        self.book = book
        self.seat = int(state.actor)
        self.era = ("canal", "rail")[state.era]
        self.money = state.money[self.seat]
        self.links_left = state.links_left[self.seat]
        self.cards = [rules.cards.ids[card] for card in state.hands[self.seat]]
        self.hand = set(self.cards)
        self.market = {"coal": state.coal, "iron": state.iron}
        tiles = {tile["id"]: tile for tile in book["tiles"]}
        places = [place for place in book["locations"] if place.get("slots")]
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
        self.lines = {link["id"]: link for link in book["links"]}
        self.links = {board.links[at]: who for at, who in enumerate(state.link_owner) if who >= 0}
        stacks = len(book["industries"])
        gone = state.mat[self.seat * stacks : (self.seat + 1) * stacks]
        self.mat = {
            industry: [
                tile
                for tile in sorted(book["tiles"], key=lambda entry: int(entry["level"]))
                if tile["industry"] == industry
                for _ in range(tile["count"])
            ][gone[rules.industries.index(industry)] :]
            for industry in (entry["id"] for entry in book["industries"])
        }

    @abstractmethod
    def sells_coal(self, place: str) -> bool:
        """Tell whether coal is bought through a place."""

    @abstractmethod
    def may_lie(self, tile: Entry, slot: str) -> bool:
        """Tell whether a tile may come into a slot, money, cubes and cards aside."""

    @abstractmethod
    def card_fits(self, card: str, slot: str, industry: str) -> bool:
        """Tell whether a card allows an industry in a slot."""

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
            elif any(map(self.sells_coal, near)):
                yield (MARKET,) * missing

        return set(ways(mines, need))

    def iron(self, need: int) -> set[Plan]:
        """Return every mixture of iron works, filled up from the market (B-9.2, B-9.3)."""
        works = self.holding("iron")
        free = min(need, sum(works.values()))
        bought = (MARKET,) * (need - free)
        return {plan + bought for plan in mixtures(works, free)}

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

    def sites(self) -> Iterator[Site]:
        """Yield every build that some card might allow and the money pays for."""
        for slot, entry in self.slots.items():
            for industry in entry["industries"]:
                stack = self.mat[industry]
                if not stack or not stack[0][f"build_{self.era}"]:
                    continue
                if not self.may_lie(stack[0], slot):
                    continue
                for coal in self.coal({self.place[slot]}, stack[0]["coal"]):
                    for iron in self.iron(stack[0]["iron"]):
                        cost = self.price("coal", coal) + self.price("iron", iron)
                        if stack[0]["cost"] + cost <= self.money:
                            yield slot, industry, coal, iron

    def builds(self) -> set[tuple[str, str, Plan, Plan, str]]:
        """Return slot, industry, coal, iron and card of every legal Build (B-12, L-6)."""
        return {
            (*site, card)
            for site in self.sites()
            for card in self.hand
            if self.card_fits(card, site[0], site[1])
        }

    def may_overbuild(self, present: Lying, tile: Entry) -> bool:
        """Tell whether a tile may replace another one (B-13, L-8.1, L-8.2)."""
        if present.tile["industry"] != tile["industry"] or present.tile["level"] >= tile["level"]:
            return False
        if present.owner == self.seat:
            return True
        resource = {"coal_mine": "coal", "iron_works": "iron"}.get(tile["industry"])
        return resource is not None and not self.holding(resource) and not self.market[resource]

    def link_price(self, *, second: bool) -> int:
        """Return the price of the next link without its coal (B-14.3, B-14.4, L-9.2)."""
        numbers: dict[str, int] = self.book["actions"]["network"]
        if self.era == "canal":
            return numbers["canal_cost"]
        one = numbers["rail_cost_one"]
        return numbers["rail_cost_two_total"] - one if second else one

    def with_link(self, line: str) -> Self:
        """Return the same table with one more link."""
        other = object.__new__(type(self))
        other.__dict__.update(self.__dict__)
        other.links = {**self.links, line: self.seat}
        return other

    def developments(self) -> set[tuple[str, Plan]]:
        """Return industry and iron of every tile that may go next (B-15, L-10)."""
        return {
            (industry, iron)
            for industry in self.removable()
            for iron in self.iron(1)
            if self.price("iron", iron) <= self.money
        }

    def removable(self) -> list[str]:
        """Return the industries whose top tile may leave the mat."""
        return [i for i, stack in self.mat.items() if stack and not stack[0]["develop_forbidden"]]


def mixtures(stock: dict[str, int], need: int) -> set[Plan]:
    """Return every multiset of sources of this size."""
    return {
        plan
        for plan in combinations_with_replacement(sorted(stock), need)
        if all(plan.count(source) <= stock[source] for source in plan)
    }
