"""The price before the purchase: what the picks made so far would cost, flip and bring."""

from collections import Counter
from collections.abc import Callable, Iterator, Sequence

from brass_desktop.core.types import Seat
from brass_desktop.games.brass.engine import events as ev
from brass_desktop.games.brass.engine.actions import BuildLeg, NetworkLeg, SellLeg
from brass_desktop.games.brass.engine.draft import Draft
from brass_desktop.games.brass.engine.events import Event
from brass_desktop.games.brass.engine.flow import has_next_round, next_order
from brass_desktop.games.brass.engine.ids import (
    COAL,
    IRON,
    RESOURCE_NAMES,
    SlotId,
    TileId,
)
from brass_desktop.games.brass.engine.rules.shortfall import tile_proceeds
from brass_desktop.games.brass.engine.scoring import tile_points
from brass_desktop.games.brass.engine.state import BrassState
from brass_desktop.games.brass.present.naming import Naming
from brass_desktop.games.brass.present.play.merchant_rows import merchant_bonuses
from brass_desktop.games.brass.present.play.odds import odds_of
from brass_desktop.games.brass.present.play.phrases import income_change, joined
from brass_desktop.games.brass.present.play.routes import route
from brass_desktop.games.brass.present.play.sales import cotton_sales, distant_rows
from brass_desktop.games.brass.present.play.staying import staying
from brass_desktop.games.brass.present.text import bonuses as bonus_text
from brass_desktop.games.brass.present.text import distant
from brass_desktop.games.brass.present.text import play as text
from brass_desktop.games.brass.present.text.names import pounds
from brass_desktop.games.brass.present.viewmodel.panels import OrderSeat, PreviewRow, PreviewSum
from brass_desktop.present.text.numbers import signed
from brass_desktop.present.tips import Tone


class Price:
    """One draft's outcome, read row by row."""

    def __init__(self, naming: Naming, draft: Draft, colours: Sequence[str]) -> None:
        self.naming = naming
        self.draft = draft
        self.seat = draft.start.actor
        self.colours = colours
        self.after, self.events = certain_outcome(draft)
        self.odds = odds_of(draft)

    def rows(self) -> tuple[PreviewRow, ...]:
        """Return losses and costs first, then gains, what flips and what a new tile is worth."""
        rows = (
            *self._payments(),
            *self._bought(),
            *self._taken(),
            *self._market_sales(),
            *staying(self.naming, self.after, self.events),
            *self._gains(),
            *merchant_bonuses(self.naming, self.after, self.seat, self.events),
            *self._flips(),
            *self._worth(),
        )
        if self.odds is not None:
            rows = (*rows, *distant_rows(self.naming, self.draft, self.odds))
            # In the order in which tiles get worse: the bad ones are no losses that are certain.
            return (*self._losses(), *rows)
        losses = [*self._losses(), *(row for row in rows if row.tone is Tone.BAD)]
        return (*losses, *(row for row in rows if row.tone is not Tone.BAD))

    def sums(self) -> tuple[PreviewSum, ...]:
        """Return money, spent and income before and after."""
        before, after, seat = self.draft.start, self.after, self.seat
        ends = [chance.after for chance in self.odds.chances] if self.odds else [after]
        money = [end.money[seat] for end in ends]
        levels = [end.income_level(seat) for end in ends]
        return (
            PreviewSum(text.SUM_MONEY(), pounds(before.money[seat]), _range(money, pounds)),
            PreviewSum(text.SUM_SPENT(), pounds(before.spent[seat]), pounds(after.spent[seat])),
            PreviewSum(
                text.SUM_INCOME(), signed(before.income_level(seat)), _range(levels, signed)
            ),
        )

    def order(self) -> tuple[OrderSeat, ...]:
        """Return the next round's order as far as money has been spent; the last round has none."""
        spent = self.after.spent
        if not has_next_round(self.after):
            return ()
        return tuple(
            OrderSeat(self.colours[seat], pounds(spent[seat]), hot=seat == self.seat)
            for seat in next_order(self.after)
        )

    def _payments(self) -> Iterator[PreviewRow]:
        for cause, words in (("tile", text.PRICE_TILE), ("link", text.PRICE_LINK)):
            paid = sum(
                e.amount for e in self.events if isinstance(e, ev.MoneyPaid) and e.cause == cause
            )
            if paid:
                cost = text.COST(money=paid)
                yield PreviewRow("money", text.MONEY(), cost, Tone.BAD, words())

    def _taken(self) -> Iterator[PreviewRow]:
        """Tell of cubes and barrels that cost nothing, each kind once with all its sources."""
        sources: dict[str, list[str]] = {}
        counts: Counter[str] = Counter()
        taken = Counter((e.resource, e.slot) for e in self.events if isinstance(e, ev.CubeTaken))
        for (resource, slot), count in taken.items():
            name = RESOURCE_NAMES[resource]
            counts[name] += count
            sources.setdefault(name, []).append(self._source(slot))
        drunk = Counter(e.merchant for e in self.events if isinstance(e, ev.MerchantBeerTaken))
        for merchant, count in drunk.items():
            counts["beer"] += count
            where = text.FROM_MERCHANT(place=self.naming.merchant(merchant))
            sources.setdefault("beer", []).append(where)
        for name, places in sources.items():
            head = text.COUNTED[name](counts[name])
            told = joined(list(dict.fromkeys(places)))
            yield PreviewRow(name, head, text.FREE(), Tone.GOOD, told)

    def _bought(self) -> Iterator[PreviewRow]:
        for resource in (COAL, IRON):
            prices = [
                e.price
                for e in self.events
                if isinstance(e, ev.CubeBought) and e.resource == resource
            ]
            if prices:
                name = RESOURCE_NAMES[resource]
                cost = text.COST(money=sum(prices))
                head = text.COUNTED[name](len(prices))
                yield PreviewRow(name, head, cost, Tone.BAD, text.FROM_MARKET())

    def _source(self, slot: SlotId) -> str:
        """Say whose tile gives the cube and how far it travels."""
        owner, place = self.draft.start.slot_owner[slot], self.naming.slot(slot)
        links = self.distance(slot)
        if owner == self.seat:
            if links:
                return text.FROM_OWN_BY(links, place=place)
            return text.FROM_OWN(place=place)
        name = self.naming.seat(Seat(owner))
        if links:
            return text.FROM_OTHER_BY(links, name=name, place=place)
        return text.FROM_OTHER(name=name, place=place)

    def distance(self, slot: SlotId) -> int:
        """Return how many links a cube travels from a slot to where it is needed."""
        board = self.after.rules.board
        way = route(self.after, board.slot_location[slot], self.destination())
        return len(way.links) if way else 0

    def destination(self) -> int:
        """Return the mask of locations where the last leg needs its goods."""
        board = self.after.rules.board
        mask = 0
        for leg in self.draft.done[-1:]:
            if isinstance(leg, BuildLeg | SellLeg):
                mask |= board.slot_bit[leg.slot]
            elif isinstance(leg, NetworkLeg):
                mask |= board.link_mask[leg.link]
        return mask

    def _market_sales(self) -> Iterator[PreviewRow]:
        sold = [e for e in self.events if isinstance(e, ev.CubeSold)]
        if sold:
            money = sum(e.price for e in sold)
            note = text.CUBES_SOLD(len(sold))
            gain = text.GAIN(money=money)
            yield PreviewRow("money", text.TO_MARKET(), gain, Tone.GOOD, note)

    def _gains(self) -> Iterator[PreviewRow]:
        for event in self.events:
            match event:
                case ev.MoneyReceived(_, amount, "loan"):
                    yield PreviewRow("money", text.LOAN_ROW(), text.GAIN(money=amount), Tone.GOOD)
                case ev.IncomeMoved(_, before, after) if self.draft.kind == "loan":
                    yield self._fallen(before, after)
                case _:
                    pass
        developed = [e.tile for e in self.events if isinstance(e, ev.TileDeveloped)]
        if developed and self.draft.kind == "develop":
            tiles = joined([self.naming.tile(tile) for tile in developed])
            yield PreviewRow("upgrade", text.REMOVES(), "", Tone.PLAIN, tiles)
        if any(isinstance(e, ev.WildTaken) for e in self.events):
            yield PreviewRow("spyglass", text.TAKES_WILDS(), "", Tone.GOOD, text.WILDS_FROM_NOW())

    def _fallen(self, before: int, after: int) -> PreviewRow:
        """Tell how far income falls and what that means at every payday."""
        levels = self.after.rules.income_level
        change = text.FROM_TO(before=signed(levels[before]), after=signed(levels[after]))
        first = self.after.rules.numbers.income_first
        pays = text.PAYDAY_PAYS_FIRST if first else text.PAYDAY_PAYS
        brings = text.PAYDAY_BRINGS_FIRST if first else text.PAYDAY_BRINGS
        note = (pays if levels[after] < 0 else brings)(money=abs(levels[after]))
        return PreviewRow("receive-money", text.INCOME_FALLS(), change, Tone.BAD, note)

    def _losses(self) -> Iterator[PreviewRow]:
        """Tell of tiles that leave the board: built over, or given up to pay a debt."""
        for at, event in enumerate(self.events):
            match event:
                case ev.TileRemoved(owner, slot, tile, "overbuilt"):
                    yield self._replaced(owner, slot, tile)
                    yield from self._lost_cubes(slot, tile, self.events[:at])
                case ev.TileRemoved(_, slot, tile, "given_up"):
                    yield self._given_up(slot, tile)
                case _:
                    pass

    def _given_up(self, slot: SlotId, tile: TileId) -> PreviewRow:
        rules, points = self.after.rules, tile_points(self.draft.start, slot)
        money = tile_proceeds(self.draft.start, slot)
        head = text.TITLE_BUILD(tile=self.naming.tile(tile), place=self.naming.slot(slot))
        icon = rules.industries[rules.tiles.industry[tile]]
        if not points:
            return PreviewRow(icon, head, text.GAIN(money=money), Tone.PLAIN)
        lost = text.REFUND_AND_LOSS(money=money, points=points)
        return PreviewRow(icon, head, lost, Tone.BAD)

    def _replaced(self, owner: Seat, slot: SlotId, tile: TileId) -> PreviewRow:
        """Tell what an overbuilt tile would still have scored; unflipped it scores nothing."""
        words = text.REPLACES(tile=self.naming.tile(tile), name=self.naming.seat(owner))
        if owner == self.seat:
            words = text.REPLACES_OWN(tile=self.naming.tile(tile))
        points = tile_points(self.draft.start, slot)
        if not points:
            return PreviewRow("flat-hammer", words, "", Tone.PLAIN)
        lost = text.LOST_POINTS(points=points)
        return PreviewRow("flat-hammer", words, lost, Tone.BAD, text.SCORES_NO_MORE())

    def _lost_cubes(
        self, slot: SlotId, tile: TileId, before: Sequence[Event]
    ) -> Iterator[PreviewRow]:
        """Tell of cubes that leave with an overbuilt tile; it may have given some before."""
        taken = sum(isinstance(event, ev.CubeTaken) and event.slot == slot for event in before)
        left = self.draft.start.slot_cubes[slot] - taken
        if left:
            name = RESOURCE_NAMES[self.after.rules.tiles.resource[tile]]
            yield PreviewRow(name, text.COUNTED[name](left), text.LOST_CUBES(), Tone.BAD)

    def _flips(self) -> Iterator[PreviewRow]:
        sold = {leg.slot: leg.merchant for leg in self.draft.done if isinstance(leg, SellLeg)}
        mills = {leg.slot for leg in cotton_sales(self.draft)}
        for flipped, moved in flips(self.events):
            named = {
                "tile": self.naming.tile(flipped.tile),
                "place": self.naming.slot(flipped.slot),
            }
            if flipped.slot in sold:
                merchant = self.naming.merchant(sold[flipped.slot])
                icon, head = "trade", text.SOLD_TO(merchant=merchant, **named)
            elif flipped.slot in mills:
                icon, head = "bale", distant.SOLD(**named)
            else:
                icon, head = "cycle", text.FLIPS(**named)
            last = self.after.income[flipped.owner]
            step = moved or ev.IncomeMoved(flipped.owner, last, last)
            gain = text.SPACES(step.after - step.before)
            note = income_change(self.naming, flipped.owner, step.before, step.after)
            # What a rival gains is told, but it is no gain of one's own.
            tone = Tone.GOOD if flipped.owner == self.seat else Tone.PLAIN
            yield PreviewRow(icon, head, gain, tone, note)

    def _worth(self) -> Iterator[PreviewRow]:
        """Tell what sold tiles score, or the one that is built with what it brings once flipped."""
        at_once = {e.slot for e in self.events if isinstance(e, ev.TileFlipped)}
        tiles = self.after.rules.tiles
        sold = [
            self.after.slot_tile[leg.slot] for leg in self.draft.done if isinstance(leg, SellLeg)
        ]
        if cotton_sales(self.draft):
            sold = [
                event.tile
                for event in self.events
                if isinstance(event, ev.TileFlipped) and event.owner == self.seat
            ]
        if sold:
            points = text.POINTS(points=sum(tiles.vp[tile] for tile in sold))
            yield PreviewRow("laurels", text.AT_ERA_END(), points, Tone.PLAIN)
        for event in self.events:
            if not isinstance(event, ev.TilePlaced):
                continue
            points = text.POINTS(points=tiles.vp[event.tile])
            if event.slot in at_once:
                yield PreviewRow("laurels", text.AT_ERA_END(), points, Tone.PLAIN)
                continue
            brings = bonus_text.INCOME(tiles.income[event.tile])
            beer = tiles.beer[event.tile]
            note = text.AND_BEER(beer, brings=brings) if beer else brings
            yield PreviewRow("laurels", text.ONCE_FLIPPED(), points, Tone.PLAIN, note)


def _range(values: Sequence[int], write: Callable[[int], str]) -> str:
    """Write a number, or the two between which chance decides."""
    least, most = min(values), max(values)
    if least == most:
        return write(least)
    return distant.RANGE(least=write(least), most=write(most))


def flips(events: Sequence[Event]) -> Iterator[tuple[ev.TileFlipped, ev.IncomeMoved | None]]:
    """Yield each flip with the step of its owner's marker; on the last space there is none."""
    for at, event in enumerate(events):
        if isinstance(event, ev.TileFlipped):
            moved = events[at + 1] if at + 1 < len(events) else None
            yield event, moved if isinstance(moved, ev.IncomeMoved) else None


def certain_outcome(draft: Draft) -> tuple[BrassState, list[Event]]:
    """Carry out what is picked; what an action without parts does is sure whichever card pays."""
    if draft.kind is not None and not draft.done and draft.question == "card":
        while draft.question == "card":
            draft = draft.pick("card", draft.legal("card")[0])
    return draft.outcome()
