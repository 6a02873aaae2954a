"""The price before the purchase: what the picks made so far would cost, flip and bring."""

from collections import Counter
from collections.abc import Iterator, Sequence

from brass_desktop.core.types import Seat
from brass_desktop.games.brass import events as ev
from brass_desktop.games.brass.actions import BuildLeg, NetworkLeg, SellLeg
from brass_desktop.games.brass.draft import Draft
from brass_desktop.games.brass.events import Event
from brass_desktop.games.brass.ids import COAL, IRON, RESOURCE_NAMES, MerchantId, SlotId
from brass_desktop.present.naming import Naming
from brass_desktop.present.play.routes import route
from brass_desktop.present.text import play as text
from brass_desktop.present.text.names import pounds, signed
from brass_desktop.present.viewmodel.panels import OrderSeat, PreviewRow, PreviewSum
from brass_desktop.present.viewmodel.pieces import Tone


class Price:
    """One draft's outcome, read row by row."""

    def __init__(self, naming: Naming, draft: Draft, colours: Sequence[str]) -> None:
        self.naming = naming
        self.draft = draft
        self.seat = draft.start.actor
        self.colours = colours
        self.after, self.events = draft.outcome()

    def rows(self) -> tuple[PreviewRow, ...]:
        """Return costs first, then gains, then what flips."""
        return (
            *self._payments(),
            *self._cubes(),
            *self._market_sales(),
            *self._gains(),
            *self._flips(),
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
        seats = sorted(self.draft.start.order, key=lambda seat: spent[seat])
        return tuple(
            OrderSeat(self.colours[seat], pounds(spent[seat]), hot=seat == self.seat)
            for seat in seats
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
                case ev.MoneyReceived(_, amount, "merchant" | "debt"):
                    yield PreviewRow("money", text.MONEY(), text.GAIN(money=amount), Tone.GOOD)
                case ev.PointsGained(_, points, "merchant", origin):
                    place = self.naming.merchant(MerchantId(origin))
                    gain = text.POINTS(points=points)
                    yield PreviewRow("laurels", text.BONUS(place=place), gain, Tone.GOOD)
                case ev.TileDeveloped(_, tile):
                    words = text.REMOVES(tile=self.naming.tile(tile))
                    yield PreviewRow("upgrade", words, "", Tone.PLAIN)
                case ev.TileRemoved(owner, _, tile, "overbuilt"):
                    name = self.naming.seat(owner)
                    words = text.REPLACES(tile=self.naming.tile(tile), name=name)
                    yield PreviewRow("flat-hammer", words, "", Tone.PLAIN)
                case _:
                    pass
        if any(isinstance(e, ev.WildTaken) for e in self.events):
            yield PreviewRow("spyglass", text.TAKES_WILDS(), "", Tone.GOOD)

    def _flips(self) -> Iterator[PreviewRow]:
        for flipped, moved in flips(self.events):
            levels = self.after.rules.income_level
            note = text.INCOME_RISES(
                name=self.naming.seat(flipped.owner),
                before=signed(levels[moved[0]]),
                after=signed(levels[moved[1]]),
            )
            head = text.FLIPS(
                tile=self.naming.tile(flipped.tile), place=self.naming.slot(flipped.slot)
            )
            gain = text.SPACES(moved[1] - moved[0])
            yield PreviewRow("cycle", head, gain, Tone.GOOD, note)


def flips(events: Sequence[Event]) -> Iterator[tuple[ev.TileFlipped, tuple[int, int]]]:
    """Yield each flip with the spaces its owner's income marker leaves and reaches."""
    for at, event in enumerate(events):
        if isinstance(event, ev.TileFlipped):
            moved = events[at + 1] if at + 1 < len(events) else None
            if isinstance(moved, ev.IncomeMoved):
                yield event, (moved.before, moved.after)
            else:
                yield event, (0, 0)
