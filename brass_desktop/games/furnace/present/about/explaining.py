"""What a thing says to whoever rests on it."""

from typing import assert_never

from brass_desktop.games.furnace.engine.ids import GOODS, CardId
from brass_desktop.games.furnace.engine.ruleset import Effect
from brass_desktop.games.furnace.present.about import things
from brass_desktop.games.furnace.present.about.things import SeatFigure, Thing
from brass_desktop.games.furnace.present.naming import effect_told, goods_told
from brass_desktop.games.furnace.present.text import names
from brass_desktop.games.furnace.present.text import table as words
from brass_desktop.games.furnace.present.viewmodel.build_frame import seat_state
from brass_desktop.games.furnace.present.viewmodel.pieces import (
    AGENT,
    MONEY,
    CardView,
    MiniatureView,
)
from brass_desktop.games.furnace.present.viewmodel.seen import SeenTable
from brass_desktop.present.tips import Tip


def about(seen: SeenTable, thing: Thing) -> Tip | None:
    """Explain a thing."""
    match thing:
        case things.PhaseBadge():
            return Tip(words.PHASES[seen.phase](), words.PHASE_TIPS[seen.phase]())
        case things.SeatFigure():
            return _about_seat(seen, thing)
        case things.SeatDisc(owner, value, used):
            name = words.AGENT() if owner == AGENT else seen.name(seen.seat_of(owner))
            head = (words.DISC_USED if used else words.DISC_FREE)(name=name, value=value)
            return Tip(head, words.DISC_TIP(), clause="F-3.2")
        case things.WorksCard(shown):
            return about_card(seen, shown)
        case CardView(id) | MiniatureView(id):
            return about_card(seen, CardId(seen.state.rules.cards.index(id)))
        case things.TrayGood(good, now, after):
            told = words.NOW_TIP(now=now)
            if after is not None:
                told = words.AFTER_TIP(now=now, after=after)
            return Tip(words.TRAY[good](), told, words.GOOD_TIPS[good]())
        case things.OwnCapitalist():
            own, naming = seen.state.capitalists[seen.seat], seen.naming
            told = naming.capitalist_effect(own)
            return Tip(naming.capitalist(own), told, words.CAPITALIST_TIP(), clause="F-8.1")
        case things.AgentPanel():
            return Tip(words.AGENT(), words.AGENT_TIP(), clause="F-7.4")
        case things.DeckPanel():
            state = seen.state
            left, out = words.DECK_LEFT(len(state.deck)), words.OUT(len(seen.in_box()))
            return Tip(words.DECK(), names.LIST(first=left, second=out), words.SEE_DECK())
        case _:
            assert_never(thing)


def _about_seat(seen: SeenTable, figure: SeatFigure) -> Tip:
    seat = seen.seat_of(figure.owner)
    state, name = seen.state, seen.name(seat)
    match figure.part:
        case "name" | "works":
            count = words.WORKS_TIP(len(seen.cards(seat)))
            capitalist = state.capitalists[seat]
            body = count
            if capitalist >= 0:
                body = f"{count} {seen.naming.capitalist_effect(capitalist)}"
            return Tip(words.SEAT_TITLE(name=name), body, words.SEE_WORKS())
        case "state":
            place = seat_state(seen, seat).value
            return Tip(words.STATES[place](), words.STATE_TIPS[place](name=name))
        case "first":
            return Tip(words.FIRST_PLAYER(), words.FIRST_PLAYER_TIP(), clause="F-5.1")
        case "money":
            told = names.amount(MONEY, state.money[seat])
            return Tip(words.MONEY_OF(name=name, money=told), words.MONEY_TIP(), clause="F-5.2")
        case good:
            told = names.amount(good, state.goods[seat][GOODS.index(good)])
            return Tip(words.GOOD_OF(name=name, amount=told), words.GOOD_TIPS[good]())


def about_card(seen: SeenTable, card: CardId) -> Tip:
    """Tell everything that is printed on a card, in words."""
    rules = seen.state.rules
    basic, whole = rules.basic_side[card], rules.upgraded_side[card]
    built = bool(seen.state.upgraded >> card & 1)
    lines = [effect_line(effect) for effect in basic]
    for effect in whole[len(basic) :]:
        told = effect_line(effect)
        lines.append(told if built else words.PLANNED(told=told))
    foot = ""
    if rules.is_company(card) and card in seen.state.row:
        foot = _ticket(rules.compensation[card])
    elif not rules.is_company(card):
        foot = words.BRINGS(goods=goods_told(rules.starting[card - rules.companies]))
    return Tip(seen.naming.card(card), "\n".join(lines), foot)


def effect_line(effect: Effect) -> str:
    """Say what a line of a card does."""
    match effect.kind:
        case "extract":
            return words.BASIC(goods=goods_told(effect.gain, effect.money))
        case "process":
            return words.BASIC_SWAP(effect.limit, swap=effect_told(effect))
        case "upgrade":
            return words.UPGRADES(goods=goods_told(effect.cost))


def _ticket(effect: Effect) -> str:
    if effect.kind == "extract":
        return words.TICKET(goods=goods_told(effect.gain))
    return words.TICKET_SWAP(swap=effect_told(effect))
