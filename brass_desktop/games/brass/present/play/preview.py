"""The price before the purchase: what the picks made so far would cost, flip and bring."""

from collections import Counter
from collections.abc import Iterator, Sequence

from brass_desktop.core.types import Seat
from brass_desktop.games.brass.engine import events as ev
from brass_desktop.games.brass.engine.actions import BuildLeg, NetworkLeg, SellLeg
from brass_desktop.games.brass.engine.draft import Draft
from brass_desktop.games.brass.engine.events import Event
from brass_desktop.games.brass.engine.flow import next_order
from brass_desktop.games.brass.engine.ids import (
    COAL,
    IRON,
    RESOURCE_NAMES,
    MerchantId,
    SlotId,
    TileId,
)
from brass_desktop.games.brass.engine.scoring import tile_points
from brass_desktop.games.brass.present.bonuses import bonuses
from brass_desktop.games.brass.present.naming import Naming
from brass_desktop.games.brass.present.play.routes import route
from brass_desktop.games.brass.present.text import bonuses as bonus_text
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
        self.after, self.events = draft.outcome()

    def rows(self) -> tuple[PreviewRow, ...]:
        """Return costs first, then gains, then what flips and what a new tile is worth."""
        return (
            *self._payments(),
            *self._cubes(),
            *self._market_sales(),
            *self._gains(),
            *self._bonuses(),
            *self._flips(),
            *self._worth(),
        )

    def sums(self) -> tuple[PreviewSum, ...]:
        """Return money, spent and income before and after."""
        before, after, seat = self.draft.start, self.after, self.seat
        return (
            PreviewSum(text.SUM_MONEY(), pounds(before.money[seat]), pounds(after.money[seat])),
            PreviewSum(text.SUM_SPENT(), pounds(before.spent[seat]), pounds(after.spent[seat])),
            PreviewSum(
                text.SUM_INCOME(),
                signed(before.income_level(seat)),
                signed(after.income_level(seat)),
            ),
        )

    def order(self) -> tuple[OrderSeat, ...]:
        """Return the next round's order as far as money has been spent."""
        spent = self.after.spent
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

    def _cubes(self) -> Iterator[PreviewRow]:
        taken = Counter((e.resource, e.slot) for e in self.events if isinstance(e, ev.CubeTaken))
        for (resource, slot), count in taken.items():
            name = RESOURCE_NAMES[resource]
            yield PreviewRow(
                name, text.COUNTED[name](count), text.FREE(), Tone.GOOD, self._source(slot)
            )
        for merchant in (e.merchant for e in self.events if isinstance(e, ev.MerchantBeerTaken)):
            where = text.FROM_MERCHANT(place=self.naming.merchant(merchant))
            yield PreviewRow("beer", text.COUNTED["beer"](1), text.FREE(), Tone.GOOD, where)
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
                    level = signed(self.after.income_level(self.seat))
                    gain, note = text.GAIN(money=amount), text.LOSES_LEVELS(level=level)
                    yield PreviewRow("money", text.LOAN_ROW(), gain, Tone.GOOD, note)
                case ev.MoneyReceived(_, amount, "debt"):
                    yield PreviewRow("money", text.MONEY(), text.GAIN(money=amount), Tone.GOOD)
                case ev.TileDeveloped(_, tile) if self.draft.kind == "develop":
                    words = text.REMOVES(tile=self.naming.tile(tile))
                    yield PreviewRow("upgrade", words, "", Tone.PLAIN)
                case ev.TileRemoved(owner, slot, tile, "overbuilt"):
                    yield self._replaced(owner, slot, tile)
                case _:
                    pass
        if any(isinstance(e, ev.WildTaken) for e in self.events):
            yield PreviewRow("spyglass", text.TAKES_WILDS(), "", Tone.GOOD)

    def _replaced(self, owner: Seat, slot: SlotId, tile: TileId) -> PreviewRow:
        """Tell what an overbuilt tile would still have scored; unflipped it scores nothing."""
        words = text.REPLACES(tile=self.naming.tile(tile), name=self.naming.seat(owner))
        points = tile_points(self.draft.start, slot)
        if not points:
            return PreviewRow("flat-hammer", words, "", Tone.PLAIN)
        lost = text.LOST_POINTS(points=points)
        return PreviewRow("flat-hammer", words, lost, Tone.BAD, text.SCORES_NO_MORE())

    def _bonuses(self) -> Iterator[PreviewRow]:
        """Name the bonus of every merchant whose barrel is drunk."""
        for merchant, given in bonuses(self.after.rules, self.events):
            head = bonus_text.BONUS_OF(place=self.naming.merchant(merchant))
            match given:
                case ev.MoneyReceived(_, amount):
                    yield PreviewRow("money", head, text.GAIN(money=amount), Tone.GOOD)
                case ev.PointsGained(_, points):
                    yield PreviewRow("laurels", head, text.POINTS(points=points), Tone.GOOD)
                case ev.IncomeMoved(seat, before, after):
                    gain, note = text.SPACES(after - before), self._income(seat, before, after)
                    yield PreviewRow("receive-money", head, gain, Tone.GOOD, note)
                case ev.TileDeveloped(_, tile):
                    note = bonus_text.REMOVES["preview"](tile=self.naming.tile(tile))
                    yield PreviewRow("upgrade", head, "", Tone.GOOD, note)
                case _:
                    yield self._bonus_in_vain(merchant, head)

    def _bonus_in_vain(self, merchant: MerchantId, head: str) -> PreviewRow:
        """Say why a bonus gives nothing: an empty mat, or the end of the track."""
        if self.after.rules.board.bonus_kind[merchant] == "develop":
            return PreviewRow("upgrade", head, "", Tone.MUTED, bonus_text.NOTHING_TO_REMOVE())
        space = self.after.income[self.seat]
        note = self._income(self.seat, space, space)
        return PreviewRow("receive-money", head, text.SPACES(0), Tone.MUTED, note)

    def _income(self, seat: Seat, before: int, after: int) -> str:
        """Tell what becomes of a level of income; a few spaces may leave it as it is."""
        levels, name = self.after.rules.income_level, self.naming.seat(seat)
        if levels[before] == levels[after]:
            return text.INCOME_STAYS(name=name, level=signed(levels[after]))
        return text.INCOME_RISES(
            name=name, before=signed(levels[before]), after=signed(levels[after])
        )

    def _flips(self) -> Iterator[PreviewRow]:
        sold = {leg.slot: leg.merchant for leg in self.draft.done if isinstance(leg, SellLeg)}
        for flipped, moved in flips(self.events):
            named = {
                "tile": self.naming.tile(flipped.tile),
                "place": self.naming.slot(flipped.slot),
            }
            if flipped.slot in sold:
                merchant = self.naming.merchant(sold[flipped.slot])
                icon, head = "trade", text.SOLD_TO(merchant=merchant, **named)
            else:
                icon, head = "cycle", text.FLIPS(**named)
            last = self.after.income[flipped.owner]
            step = moved or ev.IncomeMoved(flipped.owner, last, last)
            gain = text.SPACES(step.after - step.before)
            note = self._income(flipped.owner, step.before, step.after)
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


def flips(events: Sequence[Event]) -> Iterator[tuple[ev.TileFlipped, ev.IncomeMoved | None]]:
    """Yield each flip with the step of its owner's marker; on the last space there is none."""
    for at, event in enumerate(events):
        if isinstance(event, ev.TileFlipped):
            moved = events[at + 1] if at + 1 < len(events) else None
            yield event, moved if isinstance(moved, ev.IncomeMoved) else None
