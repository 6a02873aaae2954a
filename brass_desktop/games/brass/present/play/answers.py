"""The answers to a question in words: where something comes from, what it flips and brings."""

from collections.abc import Iterator

from brass_desktop.core.types import Seat
from brass_desktop.games.brass.engine.actions import SellLeg
from brass_desktop.games.brass.engine.draft import Draft, Facet, Pick, Value
from brass_desktop.games.brass.engine.ids import (
    MARKET,
    MERCHANT_BARREL,
    NOTHING,
    IndustryId,
    MerchantId,
    SlotId,
    TileId,
)
from brass_desktop.games.brass.engine.rules.shortfall import tile_proceeds
from brass_desktop.games.brass.engine.scoring import tile_points
from brass_desktop.games.brass.present.bonuses import bonus_words
from brass_desktop.games.brass.present.intents import PickAnswer
from brass_desktop.games.brass.present.naming import Naming
from brass_desktop.games.brass.present.play.buyers import buyer
from brass_desktop.games.brass.present.play.loans import loans
from brass_desktop.games.brass.present.play.words import answer as answer_words
from brass_desktop.games.brass.present.play.words import listed_question
from brass_desktop.games.brass.present.text import names
from brass_desktop.games.brass.present.text import play as text
from brass_desktop.games.brass.present.text.names import ROMAN
from brass_desktop.games.brass.present.trade import is_over_sea
from brass_desktop.games.brass.present.viewmodel.panels import AnswerView
from brass_desktop.games.brass.present.viewmodel.seen import Seen
from brass_desktop.i18n.wording import in_lengths

_ICONS = {"coal": "coal", "iron": "iron", "beer": "beer", "merchant": "trade"}


def listed_answers(naming: Naming, draft: Draft) -> tuple[AnswerView, ...]:
    """List the answers to a question that has more than one, where words help.

    Merchants of one town that neither barrel nor goods tell apart are the same answer.
    """
    facet = listed_question(draft)
    if facet is None or facet == "port":
        return ()
    if facet == "pounds":
        return loans(naming, draft)
    answers = tuple(
        AnswerView(
            label=answer_words(naming, facet, value),
            detail=_detail(naming, draft, facet, value),
            icon=_icon(draft, facet, value),
            intent=PickAnswer(facet, value),
        )
        for value in draft.legal(facet)
    )
    if facet != "merchant":
        return answers
    told = {(answer.label, answer.detail): answer for answer in reversed(answers)}
    return tuple(answer for answer in answers if answer in told.values())


def tiles_on_offer(naming: Naming, now: Seen, draft: Draft) -> tuple[AnswerView, ...]:
    """List the tiles that could pay a debt, or who takes the cotton, while that is asked."""
    if draft.question == "port":
        return tuple(buyer(naming, now, draft, port) for port in _ints(draft, "port"))
    return tiles_to_sell_off(naming, now, draft)


def tiles_to_sell_off(naming: Naming, now: Seen, draft: Draft) -> tuple[AnswerView, ...]:
    """List the tiles that could pay a debt, while that is asked."""
    if draft.kind != "give_up_tiles" or draft.question != "slot":
        return ()
    return tuple(_sold_off(naming, now, SlotId(at)) for at in _ints(draft, "slot"))


def _sold_off(naming: Naming, seen: Seen, slot: SlotId) -> AnswerView:
    """Show a tile that could pay a debt: where it stands, what it brings and what is lost."""
    state, points = seen.state, tile_points(seen.state, slot)
    money = tile_proceeds(state, slot)
    brings = text.REFUND_AND_LOSS(money=money, points=points) if points else text.GAIN(money=money)
    tile = seen.tile_view(slot)
    name = naming.tile(TileId(state.slot_tile[slot]))
    label = text.TITLE_BUILD(tile=name, place=naming.slot(slot))
    if is_over_sea(naming.rules):
        # Where debts come at the start of a round there may be many tiles; each has its picture.
        board = naming.rules.board
        place = names.card_place_name(board.locations[board.slot_location[slot]])
        label = in_lengths(label, place)
    return AnswerView(label, brings, "", PickAnswer("slot", slot), tile)


def _ints(draft: Draft, facet: Facet) -> list[int]:
    return [value for value in draft.legal(facet) if isinstance(value, int)]


def _icon(draft: Draft, facet: Facet, value: Value) -> str:
    if facet in ("industry", "bonus") and isinstance(value, int):
        return draft.start.rules.industries[value]
    return _ICONS.get(facet, "")


def _detail(naming: Naming, draft: Draft, facet: Facet, value: Value) -> str:
    """Say more about an answer: the tile an industry means, what a merchant or a source brings."""
    if not isinstance(value, int):
        return ""
    if facet in ("industry", "bonus"):
        return _next_tile(naming, draft, IndustryId(value))
    if facet == "merchant":
        return _merchant(naming, draft, MerchantId(value))
    if value == MARKET:
        return ""
    if value == MERCHANT_BARREL:
        return _barrel(naming, draft)
    return _source(naming, draft, facet, SlotId(value))


def _next_tile(naming: Naming, draft: Draft, industry: IndustryId) -> str:
    tile = draft.now.available(draft.now.actor, industry)
    if tile == NOTHING:
        return ""
    tiles = naming.rules.tiles
    level = ROMAN[tiles.level[tile]]
    if draft.kind in ("build", "combined_build"):
        return text.LEVEL_AT_PRICE(level=level, cost=tiles.cost[tile])
    return text.LEVEL(level=level)


def _merchant(naming: Naming, draft: Draft, merchant: MerchantId) -> str:
    """Tell whether a merchant's barrel could be drunk for this sale, and what it would bring."""
    state = draft.now
    if not state.merchant_beer[merchant]:
        return text.NO_BARREL()
    if not any(MERCHANT_BARREL in leg.beer for leg in _sales(draft) if leg.merchant == merchant):
        return text.BARREL_NOT_NEEDED()
    # Two merchants of one town may differ in nothing but what they buy from others later; the
    # bonus is the town's, so it is told once, with the one that buys more.
    bought = naming.rules.merchant_buys[state.merchant_tile[merchant]]
    goods = [names.GOODS[naming.rules.industries[industry]]() for industry in sorted(bought)]
    if _has_twin(draft, merchant) and len(goods) == 1:
        return text.BARREL_AND_GOODS(goods=goods[0])
    return text.BARREL(bonus=bonus_words(naming.rules, merchant))


def _has_twin(draft: Draft, merchant: MerchantId) -> bool:
    """Tell whether one of the same town that buys other goods is offered, with its barrel too."""
    state, rules = draft.now, draft.start.rules
    location, buys = rules.board.merchant_location, rules.merchant_buys
    return any(
        isinstance(other, int)
        and other != merchant
        and location[other] == location[merchant]
        and state.merchant_beer[other]
        and buys[state.merchant_tile[other]] != buys[state.merchant_tile[merchant]]
        for other in draft.legal("merchant")
    )


def _barrel(naming: Naming, draft: Draft) -> str:
    """Name the merchant whose barrel is meant, with what it brings."""
    owners = {leg.merchant for leg in _sales(draft) if MERCHANT_BARREL in leg.beer}
    if len(owners) != 1:
        return ""
    merchant = owners.pop()
    return text.BARREL_AT(
        place=naming.merchant(merchant), bonus=bonus_words(naming.rules, merchant)
    )


def _sales(draft: Draft) -> Iterator[SellLeg]:
    return (leg for leg in draft.matching("sell") if isinstance(leg, SellLeg))


def _source(naming: Naming, draft: Draft, facet: Facet, slot: SlotId) -> str:
    """Tell whose tile a source is, and whether taking its last cube would flip it."""
    state, tiles = draft.now, naming.rules.tiles
    own = state.slot_owner[slot] == state.actor
    owner = text.YOURS() if own else naming.seat(Seat(state.slot_owner[slot]))
    left = state.slot_cubes[slot] - draft.in_hand.count(Pick(facet, slot))
    if left > 1:
        return text.SOURCE_LEFT(left, owner=owner)
    return text.SOURCE_FLIPS(tiles.income[state.slot_tile[slot]], owner=owner)
