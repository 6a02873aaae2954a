"""Events in words: what a seat did becomes one sentence with its details, ids kept for the map."""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Literal, TypeVar

from brass_desktop.core.session import Entry
from brass_desktop.core.types import Seat
from brass_desktop.games.brass.engine import events as ev
from brass_desktop.games.brass.engine.actions import Action, SellLeg
from brass_desktop.games.brass.engine.events import Event, PointsCause
from brass_desktop.games.brass.engine.ids import ERA_NAMES, RESOURCE_NAMES, Kind, TileId
from brass_desktop.games.brass.engine.state import BrassState
from brass_desktop.games.brass.present.bonuses import bonus_words, bonuses
from brass_desktop.games.brass.present.cotton import CottonSale
from brass_desktop.games.brass.present.naming import Naming
from brass_desktop.games.brass.present.text import bonuses as bonus_text
from brass_desktop.games.brass.present.text import chronicle as text
from brass_desktop.games.brass.present.text import table
from brass_desktop.games.brass.present.trade import is_over_sea
from brass_desktop.i18n.message import Message
from brass_desktop.present.text.numbers import signed

BrassEntry = Entry[Action, Event]
Topic = Literal["order", "round", "income", "loss", "era", "market", "end"]
_E = TypeVar("_E")


@dataclass(frozen=True, slots=True)
class ChronicleLine:
    """One line of the log; `seat` is None for what the table as a whole does."""

    seat: Seat | None
    kind: Kind | None
    sentence: str
    detail: str = ""
    topic: Topic | None = None
    """What a line of the whole table is about."""


def _moves_at_once(events: Sequence[Event]) -> Iterator[ev.IncomeMoved]:
    """Yield the steps of markers up to the first event of another kind."""
    for event in events:
        if not isinstance(event, ev.IncomeMoved):
            return
        yield event


def tell(naming: Naming, before: BrassState, entry: BrassEntry) -> list[ChronicleLine]:
    """Tell one entry of the log: the action, then what the table did because of it."""
    own, then = _split(entry)
    told: list[ChronicleLine] = []
    if entry.action.kind != "end_turn":
        teller = _Teller(naming, before, entry, own)
        told.append(
            ChronicleLine(entry.seat, entry.action.kind, teller.sentence(), teller.detail())
        )
    return [*told, *_table_lines(naming, then)]


class _Teller:
    """Finds the words for one action from its events and the position before it."""

    def __init__(
        self, naming: Naming, before: BrassState, entry: BrassEntry, events: Sequence[Event]
    ) -> None:
        self._naming = naming
        self._before = before
        self._entry = entry
        self._events = events
        self._name = naming.seat(entry.seat)

    def sentence(self) -> str:
        """Say what was done."""
        match self._entry.action.kind:
            case "build" | "combined_build":
                return self._build()
            case "network":
                return self._network()
            case "develop":
                tiles = [self._naming.tile_as_object(e.tile) for e in self._all(ev.TileDeveloped)]
                if len(tiles) > 1:
                    return text.DEVELOPS_TWO(name=self._name, first=tiles[0], second=tiles[1])
                return text.DEVELOPS(name=self._name, tile=tiles[0])
            case "sell" | "sell_on":
                return self._sell()
            case "loan":
                money = sum(event.amount for event in self._all(ev.MoneyReceived))
                return text.LOAN(name=self._name, money=money)
            case "scout":
                return text.SCOUTS(name=self._name)
            case "end_sale":
                return text.ENDS_SALE(name=self._name)
            case "give_up_tiles":
                return self._give_up()
            case _:
                return text.PASSES(name=self._name)

    def detail(self) -> str:
        """Say how it was paid and what it set in motion."""
        return " ".join(
            [
                *self._cards(),
                *self._sources(),
                *self._market(),
                *self._sold_tiles(),
                *self._cotton().details(),
                *self._merchants(),
                *self._flips(),
                *self._losses(),
            ]
        )

    def _build(self) -> str:
        placed = self._all(ev.TilePlaced)[0]
        tile = self._naming.tile_as_object(placed.tile)
        place = self._naming.slot(placed.slot)
        removed = self._all(ev.TileRemoved)
        if not removed:
            anywhere = self._entry.action.kind == "combined_build"
            builds = text.BUILDS_ANYWHERE if anywhere else text.BUILDS
            return builds(name=self._name, tile=tile, place=place, cost=self._paid())
        old = self._naming.tile_as_object(removed[0].tile)
        return text.OVERBUILDS(name=self._name, tile=tile, old=old, place=place, cost=self._paid())

    def _network(self) -> str:
        lines = [self._naming.link(placed.link) for placed in self._all(ev.LinkPlaced)]
        cost = self._paid()
        if len(lines) > 1:
            return text.BUILDS_RAILS(name=self._name, first=lines[0], second=lines[1], cost=cost)
        canal = ERA_NAMES[self._before.era] == "canal"
        sentence = text.BUILDS_CANAL if canal else text.BUILDS_RAIL
        return sentence(name=self._name, line=lines[0], cost=cost)

    def _sell(self) -> str:
        cotton = self._cotton()
        if cotton.legs:
            return cotton.sentence(self._name)
        legs = self._sales()
        if len(legs) > 1:
            return text.SELLS_MANY(len(legs), name=self._name)
        tile = self._naming.tile_as_object(self._sold(legs[0]))
        return text.SELLS(name=self._name, tile=tile, **self._sale(legs[0]))

    def _cotton(self) -> CottonSale:
        return CottonSale.of(self._naming, self._before, self._entry.action, self._events)

    def _sales(self) -> list[SellLeg]:
        return [leg for leg in self._entry.action.legs if isinstance(leg, SellLeg)]

    def _sold(self, leg: SellLeg) -> TileId:
        return TileId(self._before.slot_tile[leg.slot])

    def _sale(self, leg: SellLeg) -> dict[str, str]:
        return {
            "place": self._naming.slot(leg.slot),
            "merchant": self._naming.merchant(leg.merchant),
        }

    def _give_up(self) -> str:
        removed = self._all(ev.TileRemoved)
        if not removed:
            return text.KEEPS_TILES(name=self._name)
        if len(removed) > 1:
            return text.GIVES_UP_MANY(len(removed), name=self._name)
        tile = self._naming.tile_as_object(removed[0].tile)
        place = self._naming.slot(removed[0].slot)
        return text.GIVES_UP(name=self._name, tile=tile, place=place)

    def _cards(self) -> Iterator[str]:
        cards = [self._naming.card(e.card) for e in self._all(ev.CardDiscarded)]
        if cards:
            yield text.DISCARDS(cards=_join(text.LIST, cards))

    def _sources(self) -> Iterator[str]:
        taken = Counter((event.slot, event.resource) for event in self._all(ev.CubeTaken))
        for (slot, resource), count in taken.items():
            owner = self._naming.seat(Seat(self._before.slot_owner[slot]))
            sentence = text.FROM_TILE[RESOURCE_NAMES[resource]]
            yield sentence(count, place=self._naming.slot(slot), owner=owner)

    def _market(self) -> Iterator[str]:
        bought: dict[int, list[int]] = {}
        for purchase in self._all(ev.CubeBought):
            bought.setdefault(purchase.resource, []).append(purchase.price)
        for resource, prices in bought.items():
            sentence = text.FROM_MARKET[RESOURCE_NAMES[resource]]
            yield sentence(len(prices), price=sum(prices))
        sold = self._all(ev.CubeSold)
        if sold:
            sentence = text.TO_MARKET[RESOURCE_NAMES[sold[0].resource]]
            yield sentence(len(sold), price=sum(sale.price for sale in sold))

    def _sold_tiles(self) -> Iterator[str]:
        if len(self._sales()) > 1:
            for leg in self._sales():
                tile = self._naming.tile(self._sold(leg))
                yield text.SOLD_TILE(tile=tile, **self._sale(leg))

    def _merchants(self) -> Iterator[str]:
        """Name the bonus of every merchant whose barrel was drunk."""
        rules = self._naming.rules
        for merchant, given in bonuses(rules, self._events):
            place = self._naming.merchant(merchant)
            if isinstance(given, ev.TileDeveloped):
                bonus = bonus_text.REMOVES["chronicle"](tile=self._naming.tile(given.tile))
            else:
                bonus = bonus_words(rules, merchant)
            yield bonus_text.BONUS_IS(place=place, bonus=bonus)

    def _flips(self) -> Iterator[str]:
        """Tell of each flip with the step of its owner's marker, which follows it at once.

        Where a bonus moves the marker further, the level that was reached counts both.
        """
        level = self._naming.rules.income_level
        for at, event in enumerate(self._events):
            moves = list(_moves_at_once(self._events[at + 1 :]))
            if isinstance(event, ev.TileFlipped) and moves:
                yield text.FLIPS(
                    tile=self._naming.tile(event.tile),
                    name=self._naming.seat(event.owner),
                    steps=text.SPACES(moves[0].after - moves[0].before),
                    level=signed(level[moves[-1].after]),
                )

    def _losses(self) -> Iterator[str]:
        level = self._naming.rules.income_level
        if self._entry.action.kind == "loan":
            moved = self._all(ev.IncomeMoved)[0]
            yield text.INCOME_FALLS(
                before=signed(level[moved.before]), after=signed(level[moved.after])
            )
        for lost in self._all(ev.PointsLost):
            yield text.LOSES_POINTS(name=self._naming.seat(lost.seat), points=lost.points)

    def _paid(self) -> int:
        return sum(event.amount for event in self._all(ev.MoneyPaid))

    def _all(self, kind: type[_E]) -> list[_E]:
        return [event for event in self._events if isinstance(event, kind)]


def _table_lines(naming: Naming, events: Sequence[Event]) -> Iterator[ChronicleLine]:
    incomes = [words for event in events if (words := _income(naming, event))]
    for event in events:
        match event:
            case ev.TurnOrderSet(order, _):
                who = _join(text.LIST, [naming.seat(seat) for seat in order])
                yield _table_line("order", text.ORDER(order=who))
            case ev.RoundStarted():
                yield _table_line("round", round_title(event.era, event.round))
            case ev.DistantMarketOpened(tiles):
                yield _table_line("market", text.MARKET_OPENS(), _opening(tiles, events))
            case ev.PointsLost(seat, points):
                yield _table_line("loss", text.LOSES_POINTS(name=naming.seat(seat), points=points))
            case ev.EraScored(era):
                sentence = text.ERA_SCORED[ERA_NAMES[era]]()
                yield _table_line("era", sentence, _scores(naming, events, "link", "tile"))
            case ev.GameFinished(vp):
                if is_over_sea(naming.rules):
                    left = _scores(naming, events, "money")
                    yield _table_line("era", text.MONEY_SCORED(), left)
                yield _table_line("end", text.GAME_ENDS(), _points(naming, dict(enumerate(vp))))
            case _:
                if incomes and _income(naming, event):
                    yield _table_line("income", text.INCOMES(amounts=_join(text.LIST, incomes)))
                    incomes = []


def _income(naming: Naming, event: Event) -> str:
    """Tell one player's part of the income of a round; everybody's stand in one line."""
    match event:
        case ev.MoneyReceived(seat, amount, "income"):
            return text.INCOME(name=naming.seat(seat), money=amount)
        case ev.MoneyPaid(seat, amount, "income"):
            return text.DEBT(name=naming.seat(seat), money=amount)
        case _:
            return ""


def round_title(era: int, number: int) -> str:
    """Name a round of an era."""
    return table.ERA_ROUND(era=table.ERA_TITLES[ERA_NAMES[era]](), round=number)


def _opening(tiles: int, events: Sequence[Event]) -> str:
    """Tell what a new era lays out: the distant market's tiles, and the cards nobody sees."""
    aside = sum(event.cards for event in events if isinstance(event, ev.CardsSetAside))
    told = [text.MARKET_TILES(tiles), *([text.SET_ASIDE(aside)] if aside else [])]
    return " ".join(told)


def _scores(naming: Naming, events: Sequence[Event], *causes: PointsCause) -> str:
    scored: Counter[int] = Counter()
    for event in events:
        if isinstance(event, ev.PointsGained) and event.cause in causes:
            scored[event.seat] += event.points
    return _points(naming, scored)


def _points(naming: Naming, points: dict[int, int]) -> str:
    return _join(
        text.LIST,
        [
            text.SCORES(name=naming.seat(Seat(seat)), points=points.get(seat, 0))
            for seat in range(len(naming.players))
        ],
    )


def _join(joint: Message, parts: Iterable[str]) -> str:
    """Join parts the way the language joins them."""
    joined = ""
    for part in reversed(list(parts)):
        joined = joint(first=part, rest=joined) if joined else part
    return joined


def _table_line(topic: Topic, sentence: str, detail: str = "") -> ChronicleLine:
    return ChronicleLine(seat=None, kind=None, sentence=sentence, detail=detail, topic=topic)


def _split(entry: BrassEntry) -> tuple[list[Event], list[Event]]:
    """Part what the seat itself did from what the end of its turn set in motion."""
    if entry.action.kind == "end_turn":
        return [], list(entry.events)
    if entry.action.kind != "give_up_tiles":
        return list(entry.events), []
    events = list(entry.events)
    cut = 1 + max((n for n, e in enumerate(events) if isinstance(e, ev.TileRemoved)), default=-1)
    while cut < len(events) and _settles(events[cut], entry.seat):
        cut += 1
    return events[:cut], events[cut:]


def _settles(event: Event, seat: Seat) -> bool:
    """Tell whether an event still belongs to a debtor's own payment."""
    match event:
        case ev.MoneyReceived(who, _, "debt") | ev.MoneyPaid(who, _, "income"):
            return who == seat
        case ev.PointsLost(who, _):
            return who == seat
        case _:
            return False
