"""A bot's thought in words: the turns it considered, why, and what they would bring."""

from brass_desktop.bots.thought import ConsideredTurn, Fact, Reason
from brass_desktop.core.types import Seat
from brass_desktop.games.brass.engine import oracle
from brass_desktop.games.brass.engine.actions import (
    Action,
    BuildLeg,
    DevelopLeg,
    GiveUpLeg,
    NetworkLeg,
    SellLeg,
)
from brass_desktop.games.brass.engine.ids import ERA_NAMES, LinkId, SlotId, TileId
from brass_desktop.games.brass.engine.observation import observe
from brass_desktop.games.brass.engine.state import BrassState
from brass_desktop.games.brass.present.naming import Naming
from brass_desktop.games.brass.present.text import reasons as text
from brass_desktop.games.brass.present.text.play import COST, GAIN, POINTS
from brass_desktop.present.advice import Advice
from brass_desktop.present.text.numbers import signed


def advise(naming: Naming, state: BrassState, seat: Seat, option: ConsideredTurn[Action]) -> Advice:
    """Put one option into words, from what the seat can see of the table."""
    table = observe(state, seat).table
    steps: list[str] = []
    had, effect = (table.money[seat], table.income_level(seat)), ""
    for action in option.turn:
        steps.append(step(naming, table, action))
        oracle.perform(table, action, None)
        # Of the first step alone, as the ledger will show it.
        if len(steps) == 1:
            effect = _effect(table.money[seat] - had[0], table.income_level(seat) - had[1])
    return Advice(
        steps=tuple(steps),
        worth=POINTS(points=worth(option)) if worth(option) > 0 else "",
        reasons=tuple(_reason(naming, reason) for reason in option.reasons),
        effect=effect,
    )


def worth(option: ConsideredTurn[Action]) -> int:
    """Return the number that is shown for an option, and by which options are ranked."""
    return round(option.gain)


def step(naming: Naming, table: BrassState, action: Action) -> str:
    """Tell a person what to do."""
    match action.legs:
        case (BuildLeg(slot, industry),):
            tile = TileId(table.available(table.actor, industry))
            return text.BUILD(tile=naming.tile_as_object(tile), place=naming.slot(slot))
        case (NetworkLeg(link),):
            return text.LAY[ERA_NAMES[table.era]](line=naming.link(link))
        case (NetworkLeg(first), NetworkLeg(second)):
            return text.LAY_TWO(first=naming.link(first), second=naming.link(second))
        case (DevelopLeg(), *_):
            return _develop(naming, table, action)
        case (SellLeg(slot, merchant),):
            tile = TileId(table.slot_tile[slot])
            return text.SELL(
                tile=naming.tile_as_object(tile),
                place=naming.slot(slot),
                merchant=naming.merchant(merchant),
            )
        case (SellLeg(), *_):
            return text.SELL_MANY(len(action.legs))
        case (GiveUpLeg(), *_):
            return text.SELL_OFF(places=", ".join(naming.slot(leg.slot) for leg in _given(action)))
        case _:
            return text.DO[action.kind]()


def _given(action: Action) -> list[GiveUpLeg]:
    return [leg for leg in action.legs if isinstance(leg, GiveUpLeg)]


def _develop(naming: Naming, table: BrassState, action: Action) -> str:
    """Name the tiles with their levels: two of one industry follow each other."""
    table, tiles = table.clone(), list[str]()
    rule = table.rules.actions[action.kind]
    for at, leg in enumerate(action.legs):
        assert isinstance(leg, DevelopLeg), "a development is made of developments"
        tile = TileId(table.available(table.actor, leg.industry))
        tiles.append(naming.tile_as_object(tile))
        rule.perform(table, action.legs[:at], leg, None)
    if len(tiles) == 1:
        return text.DEVELOP(tile=tiles[0])
    return text.DEVELOP_TWO(first=tiles[0], second=tiles[1])


def _effect(money: int, levels: int) -> str:
    """Tell what changes at once; what stays as it is goes without saying."""
    told = [COST(money=-money) if money < 0 else GAIN(money=money)] if money else []
    told += [text.INCOME_BY(levels=signed(levels))] if levels else []
    return " · ".join(told)


def _reason(naming: Naming, reason: Reason) -> str:
    words = {name: _fact(naming, name, value) for name, value in reason.facts.items()}
    return text.REASONS[_sentence(reason)](**words)


def _sentence(reason: Reason) -> str:
    """Choose the sentence for the size of a fact, so that none tells of nothing."""
    facts = reason.facts
    match reason.code:
        case "builds" if facts["chance"] == 100:
            return "flips_at_once"
        case "link" if not facts["now"]:
            return "link_later"
        case "income" if int(facts["levels"]) < 0:
            return "income_down"
        case code:
            return code


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
            return text.LEVELS(abs(value))
        case "paydays", int():
            return text.PAYDAYS(value)
        case "pounds", int():
            return str(abs(value))
        case "locations", int():
            return text.LOCATIONS(value)
        case "level", int():
            return signed(value)
        case "chance", int():
            return _likelihood(value)
        case _:
            return str(value).replace("-", "−")


def _likelihood(percent: int) -> str:
    """Say a chance in words: nobody plays by percents of an estimate."""
    return next(word for least, word in text.LIKELIHOODS if percent >= least)()
