"""Productions in words: what a card made when it ran, and what a whole phase came to."""

from collections.abc import Iterator, Sequence

from brass_desktop.core.session import Entry
from brass_desktop.games.furnace.engine import events as ev
from brass_desktop.games.furnace.engine.actions import Action, Activate, Insert, Repeat
from brass_desktop.games.furnace.engine.events import Event
from brass_desktop.games.furnace.engine.ids import UPGRADE, CardId
from brass_desktop.games.furnace.engine.producing import unrun
from brass_desktop.games.furnace.engine.state import FurnaceState
from brass_desktop.games.furnace.present.naming import Naming, goods_told
from brass_desktop.games.furnace.present.text import chronicle as text
from brass_desktop.games.furnace.present.text import names


def run_told(
    naming: Naming, before: FurnaceState, entry: Entry[Action, Event]
) -> tuple[str, str, bool]:
    """Tell a run: the sentence, what each of its lines did, and whether it brought money."""
    assert isinstance(entry.action, Activate | Repeat), "only these run a card"
    words = text.RUNS if isinstance(entry.action, Activate) else text.RUNS_AGAIN
    sentence = words(name=naming.owner(entry.seat), card=naming.card(entry.action.card))
    detail = " ".join(_details(naming, before, entry))
    runs = (event for event in entry.events if isinstance(event, ev.EffectRun))
    return sentence, detail, any(event.money for event in runs)


def _details(naming: Naming, before: FurnaceState, entry: Entry[Action, Event]) -> Iterator[str]:
    capitalist = before.capitalists[entry.seat]
    upgraded: list[str] = []
    replaced = 0
    for event in entry.events:
        match event:
            case ev.CardRepeated(paid=paid):
                name = naming.capitalist(capitalist)
                yield text.PAYS(capitalist=name, goods=goods_told(paid))
            case ev.EffectRun():
                yield _line_told(event)
            case ev.CardUpgraded(_, card, paid):
                upgraded.append(naming.card(card))
                replaced += not paid[UPGRADE]
            case _:
                pass
    if upgraded:
        yield text.UPGRADES(cards=", ".join(upgraded))
    if replaced:
        yield text.INSTEAD(capitalist=naming.capitalist(capitalist), count=replaced)


def _line_told(event: ev.EffectRun) -> str:
    """Tell one line: extraction adds, processing swaps, and nothing may have been swapped."""
    if not event.times:
        return text.UNUSED()
    gained = goods_told(event.gained, event.money)
    if not any(event.paid):
        return text.GAINS(goods=gained)
    return text.SWAPPED(swap=names.SWAP(paid=goods_told(event.paid), gained=gained))


def sum_told(
    naming: Naming, before: FurnaceState, log: Sequence[Entry[Action, Event]], at: int
) -> tuple[str, str]:
    """Tell what a production brought, with the upgrades made and the cards left out."""
    seat, name = log[at].seat, naming.owner(log[at].seat)
    events = [event for entry in production_before(log, at) for event in entry.events]
    money = sum(event.money for event in events if isinstance(event, ev.EffectRun))
    total = before.money[seat]
    if money:
        sentence = text.EARNS(name=name, money=money, total=total)
    else:
        sentence = text.EARNS_NOTHING(name=name, total=total)
    upgraded = [event.card for event in events if isinstance(event, ev.CardUpgraded)]
    told = [
        words(cards=", ".join(naming.card(CardId(card)) for card in cards))
        for words, cards in ((text.UPGRADES, upgraded), (text.LEFT_UNUSED, unrun(before)))
        if cards
    ]
    return sentence, " ".join(told)


def production_before(
    log: Sequence[Entry[Action, Event]], end: int
) -> Sequence[Entry[Action, Event]]:
    """Give what a seat has done in the production that it ends with an entry."""
    first = end
    while first and _belongs(log[first - 1], log[end]):
        first -= 1
    return log[first:end]


def _belongs(entry: Entry[Action, Event], end: Entry[Action, Event]) -> bool:
    return entry.seat == end.seat and isinstance(entry.action, Activate | Repeat | Insert)
