"""The draft in words: the way so far, the question and the answers it allows."""

from brass_desktop.games.brass.engine.actions import (
    BuildLeg,
    CottonLeg,
    DevelopLeg,
    GiveUpLeg,
    Leg,
    LoanLeg,
    NetworkLeg,
    SellLeg,
)
from brass_desktop.games.brass.engine.draft import Draft, Facet, Pick, Value
from brass_desktop.games.brass.engine.events import TileDeveloped
from brass_desktop.games.brass.engine.flow import debt
from brass_desktop.games.brass.engine.ids import (
    DISTANT_MARKET,
    FINISHED,
    MARKET,
    MERCHANT_BARREL,
    SELLING,
    TURN_DONE,
    CardId,
    Kind,
    LinkId,
    MerchantId,
    SlotId,
    TileId,
)
from brass_desktop.games.brass.present.naming import Naming
from brass_desktop.games.brass.present.text import actions, by_port, distant
from brass_desktop.games.brass.present.text import play as text
from brass_desktop.games.brass.present.trade import action_words, worded

LISTED: tuple[Facet, ...] = (
    "industry", "merchant", "port", "coal", "iron", "beer", "bonus", "pounds",
)  # fmt: skip
"""Questions whose answers are also listed in words; places and cards are clicked where they lie."""


def crumbs(naming: Naming, draft: Draft) -> tuple[str, ...]:
    """Name every pick in the order it was made."""
    return tuple(_crumb(naming, draft, pick) for pick in draft.picks)


def _crumb(naming: Naming, draft: Draft, pick: Pick) -> str:
    match pick.facet, pick.value:
        case "kind", str() as kind:
            return _action(naming, kind)
        case "card", int() as card:
            return text.CARD_CRUMB(card=naming.card(CardId(card)))
        case "link", int() as link:
            return naming.link(LinkId(link))
        case "slot", int() as slot:
            return _slot_crumb(naming, draft, SlotId(slot))
        case "bonus", value:
            return text.TITLE_DEVELOP(tile=answer(naming, "bonus", value))
        case facet, value:
            return answer(naming, facet, value)


def _slot_crumb(naming: Naming, draft: Draft, slot: SlotId) -> str:
    """Name a place; a tile that is sold there names the buyer too, if nobody had to choose."""
    for leg in draft.done:
        match leg:
            case SellLeg(at, merchant) if (
                at == slot and Pick("merchant", merchant) not in draft.picks
            ):
                buyer = naming.merchant(merchant)
            case CottonLeg(at, port) if at == slot and Pick("port", port) not in draft.picks:
                buyer = answer(naming, "port", port)
            case _:
                continue
        return text.SALE_CRUMB(place=naming.slot(slot), merchant=buyer)
    return naming.slot(slot)


def _action(naming: Naming, kind: Kind) -> str:
    if kind in actions.ACTIONS:
        return action_words(naming.rules, kind)[0]()
    return text.OTHER_ACTIONS[kind]()


def answer(naming: Naming, facet: Facet, value: Value) -> str:
    """Name one answer of a listed question."""
    if value == MARKET:
        return text.MARKET()
    if value == MERCHANT_BARREL:
        return text.MERCHANT_BEER()
    if value == DISTANT_MARKET and facet == "port":
        return distant.DISTANT()
    if not isinstance(value, int):
        return text.NO_BONUS()
    if facet == "pounds":
        return text.TAKE_POUNDS(money=value)
    if facet == "merchant":
        return naming.merchant(MerchantId(value))
    if facet in ("industry", "bonus"):
        return naming.industry(value)
    return naming.slot(SlotId(value))


def question(naming: Naming, draft: Draft, *, undoes: bool = True) -> str:
    """Ask what is to be decided next, in one sentence; not all that was done can be undone."""
    state = draft.start
    if state.phase == FINISHED:
        return text.GAME_OVER()
    if state.phase == TURN_DONE:
        return text.TURN_OVER() if undoes else text.TURN_STANDS()
    facet = draft.question
    if state.phase == SELLING and facet == "kind":
        return actions.SELL_ON_OR_END()
    if draft.kind == "give_up_tiles" and facet == "slot":
        seat = state.actor
        return text.DEBT_PROMPT(debt=debt(state, seat), money=draft.now.money[seat])
    if facet is None:
        assert draft.kind is not None, "without a kind there is always a question"
        if draft.reveals:
            return distant.TURN_A_TILE()
        if not draft.matching(draft.kind) or draft.kind not in text.CONFIRM_OR_SECOND:
            return text.CONFIRM()
        second = text.CONFIRM_OR_SECOND, by_port.CONFIRM_OR_SECOND
        return worded(naming.rules, draft.kind, *second)()
    if facet == "card" and draft.done and draft.kind is not None:
        more = text.CARD_OR_SECOND.get(draft.kind)
        if more is not None and draft.matching(draft.kind):
            return more()
    if facet == "beer" and draft.kind == "sell":
        return _ask_beer(naming, draft)
    asked = f"{facet}.{draft.kind}"
    known = asked in text.QUESTIONS or asked in by_port.QUESTIONS
    return worded(naming.rules, asked if known else facet, text.QUESTIONS, by_port.QUESTIONS)()


def _ask_beer(naming: Naming, draft: Draft) -> str:
    """Name the tile that is being sold, which may have been the only one."""
    leg = draft.matching("sell")[0]
    assert isinstance(leg, SellLeg), "a sale is made of sales"
    tile = naming.tile(TileId(draft.now.slot_tile[leg.slot]))
    return text.BEER_FOR(tile=tile, place=naming.slot(leg.slot))


def listed_question(draft: Draft) -> Facet | None:
    """Return the question whose answers are listed: the open one, a second development, or the
    amount of a loan, of which another may be taken instead.
    """
    if draft.question in LISTED:
        return draft.question
    if draft.kind == "develop" and draft.done and not draft.in_hand and draft.legal("industry"):
        return "industry"
    if any(pick.facet == "pounds" for pick in draft.picks):
        return "pounds"
    return None


def mat_question(draft: Draft, facet: Facet) -> str:
    """Ask for a tile of the mat, beside the mat itself."""
    if facet == "bonus":
        return text.QUESTIONS["bonus"]()
    second = draft.kind == "develop" and bool(draft.done) and bool(draft.legal(facet))
    return text.SECOND_ON_MAT() if second else text.ON_MAT[draft.kind or "build"]()


def ask(naming: Naming, draft: Draft) -> str:
    """Head the list of answers."""
    if draft.kind == "give_up_tiles":
        seat = draft.start.actor
        return text.SELL_OFF(have=draft.now.money[seat], need=debt(draft.start, seat))
    if draft.question in LISTED:
        return question(naming, draft)
    if listed_question(draft) == "pounds":
        return text.QUESTIONS["pounds"]()
    return text.SECOND_TILE()


def unfinished(draft: Draft) -> str:
    """Say what is missing before the action can be confirmed."""
    facet = draft.question
    return text.MISSING.get(facet or "", text.CONFIRM)()


def title(naming: Naming, draft: Draft) -> str:
    """Name the action in the making by what it makes."""
    if not draft.done:
        only = _only_sale(draft)
        if only is not None:
            return _leg_title(naming, draft, only)
        return _action(naming, draft.kind) if draft.kind else ""
    if draft.kind == "develop":
        return _development(naming, draft)
    if len(draft.done) == 1:
        return _leg_title(naming, draft, draft.done[0])
    return text.TITLE_MANY[draft.kind or "sell"](len(draft.done))


def _only_sale(draft: Draft) -> SellLeg | CottonLeg | None:
    """Return a sale of the one tile that can be sold: nobody was asked for it, so it is named."""
    legs = draft.matching(draft.kind) if draft.kind in ("sell", "sell_on") else ()
    sales = {leg.slot: leg for leg in legs if isinstance(leg, SellLeg | CottonLeg)}
    return next(iter(sales.values())) if len(sales) == 1 else None


def _development(naming: Naming, draft: Draft) -> str:
    """Name the tiles with their levels: two of one industry follow each other."""
    _, events = draft.outcome()
    tiles = [naming.tile(event.tile) for event in events if isinstance(event, TileDeveloped)]
    if len(tiles) == 1:
        return text.TITLE_DEVELOP(tile=tiles[0])
    return text.TITLE_DEVELOP_TWO(first=tiles[0], second=tiles[1])


def _leg_title(naming: Naming, draft: Draft, leg: Leg) -> str:
    match leg:
        case BuildLeg():
            tile = naming.tile(TileId(draft.now.slot_tile[leg.slot]))
            return text.TITLE_BUILD(tile=tile, place=naming.slot(leg.slot))
        case SellLeg() | CottonLeg():
            tile = naming.tile(TileId(draft.now.slot_tile[leg.slot]))
            return text.TITLE_SELL(tile=tile, place=naming.slot(leg.slot))
        case NetworkLeg():
            return naming.link(leg.link)
        case DevelopLeg():
            raise AssertionError("developments are named together")
        case LoanLeg():
            return _action(naming, "loan")
        case GiveUpLeg():
            return naming.slot(leg.slot)


def subtitle(naming: Naming, draft: Draft) -> str:
    """Say which card pays; giving up tiles and selling on cost none."""
    if not draft.rule.cards_needed(draft.start):
        return ""
    if not draft.cards:
        return text.NO_CARD_YET()
    cards, *others = (naming.card(card) for card in draft.cards)
    for other in others:
        cards = text.BOTH_CARDS(first=cards, second=other)
    return text.IS_DISCARDED(card=cards)
