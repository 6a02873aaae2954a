"""Events in words: what a seat did, then what followed, each a sentence with its details."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from brass_desktop.core.session import Entry
from brass_desktop.games.furnace.engine import effects
from brass_desktop.games.furnace.engine import events as ev
from brass_desktop.games.furnace.engine.actions import Action
from brass_desktop.games.furnace.engine.events import Event
from brass_desktop.games.furnace.engine.ids import AGENT, STAGES, CardId
from brass_desktop.games.furnace.engine.state import FurnaceState, top_disc
from brass_desktop.games.furnace.present import icons
from brass_desktop.games.furnace.present.naming import Naming, goods_told
from brass_desktop.games.furnace.present.production_told import run_told, sum_told
from brass_desktop.games.furnace.present.text import chronicle as text
from brass_desktop.games.furnace.present.text import names
from brass_desktop.i18n.message import Message
from brass_desktop.present.chronicle import ChronicleEntry

FurnaceEntry = Entry[Action, Event]


@dataclass(frozen=True, slots=True)
class ChronicleLine:
    """One line of the log; without a seat it is the table's, without an icon a heading."""

    seat: int | None
    icon: str
    sentence: str
    detail: str = ""
    money: bool = False


def tell(
    naming: Naming, log: Sequence[FurnaceEntry], at: int, before: FurnaceState
) -> list[ChronicleLine]:
    """Tell one entry of the log: the action, then what the table did because of it."""
    return [*_Teller(naming, before, log, at).lines()]


def tell_entry(
    naming: Naming,
    colours: Sequence[str],
    log: Sequence[FurnaceEntry],
    at: int,
    before: FurnaceState,
) -> Iterator[ChronicleEntry]:
    """Tell one entry as the chronicle shows it; headings stand over what follows them."""
    for line in tell(naming, log, at, before):
        owner = None if line.seat is None else colours[line.seat]
        yield ChronicleEntry(at + 1, owner, line.icon, line.sentence, line.detail, money=line.money)


def phase_title(stage: str, number: int) -> str:
    """Name a phase of a round."""
    return text.ROUND[stage](round=number)


def opening(naming: Naming, state: FurnaceState) -> ChronicleEntry:
    """Give the heading over the first auction, which no entry of the log begins."""
    first = text.FIRST_PLAYER(name=naming.owner(state.first))
    return ChronicleEntry(0, None, "", phase_title(STAGES[state.phase], state.round), first)


def joined(joint: Message, parts: Iterable[str]) -> str:
    """Join parts the way the language joins them."""
    whole = ""
    for part in reversed(list(parts)):
        whole = joint(first=part, rest=whole) if whole else part
    return whole


class _Teller:
    """Finds the words for one entry from its events and the position before it."""

    def __init__(
        self, naming: Naming, before: FurnaceState, log: Sequence[FurnaceEntry], at: int
    ) -> None:
        self._naming = naming
        self._before = before
        self._entry = log[at]
        self._log = log
        self._at = at
        self._way: list[int] = []
        """Lots that the Agent has come by since its die was rolled."""

    def lines(self) -> Iterator[ChronicleLine]:
        """Yield a line for everything worth one; runs of a card are one line with all its parts."""
        table = self._before.clone()
        for event in self._entry.events:
            line = self._line(table, event)
            if line is not None:
                yield line
            if isinstance(event, ev.DiscPlaced):
                effects.place_disc(table, event.owner, event.lot, event.disc, None)

    def _line(self, table: FurnaceState, event: Event) -> ChronicleLine | None:
        match event:
            case ev.DieRolled(lot) | ev.AgentPassedBy(lot):
                if lot not in self._way:
                    self._way.append(lot)
                return None
            case ev.DiscPlaced() if event.owner == AGENT:
                return self._agent_bids(table, event)
            case ev.DiscPlaced() | ev.DiscsKept():
                return self._bids(event)
            case ev.Compensated():
                return self._compensated(table, event)
            case ev.CardTaken() | ev.CardBoxed():
                return self._gives_away(table, event)
            case ev.CardInserted():
                return self._inserts(event)
            case ev.CardRun() | ev.CardRepeated():
                sentence, detail, money = run_told(self._naming, self._before, self._entry)
                icon = icons.RUN if isinstance(event, ev.CardRun) else icons.REPEAT
                return ChronicleLine(event.seat, icon, sentence, detail, money=money)
            case ev.ProductionEnded(seat):
                told = sum_told(self._naming, self._before, self._log, self._at)
                return ChronicleLine(seat, icons.EARNED, *told, money=True)
            case _:
                return self._turn_of_the_game(event)

    def _bids(self, event: ev.DiscPlaced | ev.DiscsKept) -> ChronicleLine:
        name = self._naming.owner(event.owner)
        seat = None if event.owner == AGENT else event.owner
        rules = self._naming.rules
        if isinstance(event, ev.DiscsKept):
            values = [str(rules.discs.value[disc]) for disc in rules.discs_in(event.discs)]
            sentence = text.KEEPS(name=name, values=joined(text.LIST, values))
        else:
            neutral = rules.discs.neutral >> event.disc & 1
            sentence = (text.BIDS_NEUTRAL if neutral else text.BIDS)(
                name=name, value=rules.discs.value[event.disc], card=self._naming.card(event.card)
            )
        return ChronicleLine(seat, icons.DIE if seat is None else icons.BID, sentence)

    def _agent_bids(self, table: FurnaceState, event: ev.DiscPlaced) -> ChronicleLine:
        """Tell the Agent's bid with the way to it, from the lot that the die named (F-7.2)."""
        value = self._naming.rules.discs.value[event.disc]
        way = [
            (text.OWN_DISC if _lies_on(table, AGENT, lot) else text.NONE_FITS)(lot=lot + 1)
            for lot in self._way
            if lot != event.lot
        ]
        way.append(text.LOWEST(lot=event.lot + 1, value=value))
        self._way = []
        bid = self._bids(event)
        return ChronicleLine(None, bid.icon, bid.sentence, text.WAY(way=joined(text.THEN, way)))

    def _compensated(self, table: FurnaceState, event: ev.Compensated) -> ChronicleLine:
        naming, card = self._naming, table.row[event.lot]
        words = {"name": naming.owner(event.seat), "card": naming.card(card)}
        processing = naming.rules.compensation[card].kind == "process"
        if not event.times:
            asked = self._entry.events[0] is event
            sentence = (text.SWAPS_NOTHING if asked else text.NOTHING_TO_SWAP)(**words)
        elif processing:
            swap = names.SWAP(paid=goods_told(event.paid), gained=goods_told(event.gained))
            sentence = text.SWAPS(**words, swap=swap)
        else:
            sentence = text.COMPENSATED(**words, goods=goods_told(event.gained))
        return ChronicleLine(event.seat, icons.COMPENSATION, sentence, self._counted_in(event))

    def _counted_in(self, event: ev.Compensated) -> str:
        """Say where a capitalist made a disc count for more (F-8.3)."""
        bonus = self._before.capitalist(event.seat).bonus
        if not bonus or not event.times:
            return ""
        value = self._naming.rules.discs.value[event.disc]
        capitalist = self._naming.capitalist(self._before.capitalists[event.seat])
        return text.COUNTS_AS(capitalist=capitalist, value=value, worth=value + bonus)

    def _gives_away(self, table: FurnaceState, event: ev.CardTaken | ev.CardBoxed) -> ChronicleLine:
        card, top = self._naming.card(event.card), top_disc(table, event.lot)
        if top is None:
            return ChronicleLine(None, icons.OUT_OF_GAME, text.NO_BID(card=card))
        tie = self._tie(table, event.lot, *top)
        if isinstance(event, ev.CardBoxed):
            return ChronicleLine(None, icons.OUT_OF_GAME, text.AGENT_TAKES(card=card), tie)
        value = self._naming.rules.discs.value[top[1]]
        sentence = text.TAKES(name=self._naming.owner(event.seat), card=card, value=value)
        return ChronicleLine(event.seat, icons.CARD_WON, sentence, tie)

    def _tie(self, table: FurnaceState, lot: int, owner: int, disc: int) -> str:
        """Say whose equal disc had to give way (F-8.4)."""
        value = self._naming.rules.discs.value
        for other, placed in table.bids[lot]:
            if other != owner and value[placed] == value[disc]:
                capitalist = self._naming.capitalist(table.capitalists[other])
                return text.TIE(value=value[disc], capitalist=capitalist)
        return ""

    def _inserts(self, event: ev.CardInserted) -> ChronicleLine:
        naming, chain = self._naming, self._before.works[event.seat]
        sentence = text.INSERTS(name=naming.owner(event.seat), card=naming.card(event.card))
        if not event.at:
            place = text.PLACE_FIRST()
        elif event.at == len(chain):
            place = text.PLACE_LAST()
        else:
            place = text.PLACE_AFTER(card=naming.card(CardId(chain[event.at - 1])))
        return ChronicleLine(event.seat, icons.CHAIN, sentence, place)

    def _turn_of_the_game(self, event: Event) -> ChronicleLine | None:
        """Tell where a phase or the game ends; everything else is told with what caused it."""
        match event:
            case ev.AuctionEnded():
                return ChronicleLine(None, "", phase_title("production", self._before.round))
            case ev.RoundBegun(number, first):
                marker = text.FIRST_PLAYER(name=self._naming.owner(first))
                return ChronicleLine(None, "", phase_title("auction", number), marker)
            case ev.GameEnded():
                money = enumerate(self._before.money)
                told = [text.TOTAL(name=self._naming.owner(seat), money=sum) for seat, sum in money]
                totals = joined(text.LIST, told)
                return ChronicleLine(None, icons.GAME_OVER, text.GAME_ENDS(), totals, money=True)
            case _:
                return None


def _lies_on(table: FurnaceState, owner: int, lot: int) -> bool:
    return any(placed[0] == owner for placed in table.bids[lot])
