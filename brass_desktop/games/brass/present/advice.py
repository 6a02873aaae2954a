"""A bot's thought in words: the turns it considered, why, and what they would bring."""

from brass_desktop.bots.thought import ConsideredTurn, Fact, Reason
from brass_desktop.core.session import Entry
from brass_desktop.core.types import Seat
from brass_desktop.games.brass.engine import oracle
from brass_desktop.games.brass.engine.actions import Action
from brass_desktop.games.brass.engine.events import Event
from brass_desktop.games.brass.engine.ids import LinkId, SlotId, TileId
from brass_desktop.games.brass.engine.observation import observe
from brass_desktop.games.brass.engine.state import BrassState
from brass_desktop.games.brass.present.chronicle import tell
from brass_desktop.games.brass.present.naming import Naming
from brass_desktop.games.brass.present.text import reasons as text
from brass_desktop.games.brass.present.text.play import COST, GAIN
from brass_desktop.present.advice import Advice
from brass_desktop.present.text.numbers import signed


def advise(naming: Naming, state: BrassState, seat: Seat, option: ConsideredTurn[Action]) -> Advice:
    """Put one option into words, from what the seat can see of the table."""
    table = observe(state, seat).table
    return Advice(
        turn=" ".join(_sentences(naming, table, seat, option.turn)),
        reasons=tuple(_reason(naming, reason) for reason in option.reasons),
        effect=text.EFFECT(
            gain=signed(round(option.gain)),
            money=_pounds(option.changes["money"]),
            levels=signed(option.changes["levels"]),
        ),
    )


def _sentences(
    naming: Naming, table: BrassState, seat: Seat, turn: tuple[Action, ...]
) -> list[str]:
    told: list[str] = []
    for action in turn:
        before, events = table.clone(), list[Event]()
        oracle.perform(table, action, events)
        entry = Entry(seat, action, tuple(events), "")
        told += [
            line.sentence + "." for line in tell(naming, before, entry) if line.seat is not None
        ]
    return told


def _reason(naming: Naming, reason: Reason) -> str:
    if reason.code == "income" and not reason.facts["levels"]:
        return text.LATER_INCOME()
    words = {name: _fact(naming, name, value) for name, value in reason.facts.items()}
    return text.REASONS[reason.code](**words)


def _fact(naming: Naming, name: str, value: Fact) -> str:
    """Turn one fact into what a person calls it; things are named by their string ids."""
    rules = naming.rules
    match name, value:
        case "tile" | "next_tile", str():
            return naming.tile(TileId(rules.tiles.ids.index(value)))
        case "slot", str():
            return naming.slot(SlotId(rules.board.slots.index(value)))
        case "link" | "other", str():
            return naming.link(LinkId(rules.board.links.index(value)))
        case "tiles", int():
            return text.TILES(value)
        case "levels", int():
            return text.LEVELS(value)
        case "paydays", int():
            return text.PAYDAYS(value)
        case "locations", int():
            return text.LOCATIONS(value)
        case "level", int():
            return signed(value)
        case _:
            return str(value).replace("-", "−")


def _pounds(money: int) -> str:
    return COST(money=-money) if money < 0 else GAIN(money=money)
