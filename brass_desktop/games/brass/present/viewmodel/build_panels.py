"""From a position to the view models around the board."""

from collections.abc import Mapping

from brass_desktop.core.types import Seat
from brass_desktop.games.brass.engine.flow import actions_per_turn, has_next_round, next_order
from brass_desktop.games.brass.engine.ids import (
    ACTING,
    FINISHED,
    NOTHING,
    SELLING,
    TURN_DONE,
    CardId,
    IndustryId,
    TileId,
)
from brass_desktop.games.brass.engine.ruleset import Market
from brass_desktop.games.brass.present.about.things import PileName
from brass_desktop.games.brass.present.icons import back_of
from brass_desktop.games.brass.present.text import actions, table, tips
from brass_desktop.games.brass.present.trade import action_tip, action_words, mat_icon
from brass_desktop.games.brass.present.viewmodel.build_board import build_board
from brass_desktop.games.brass.present.viewmodel.build_chronicle import BrassChronicler
from brass_desktop.games.brass.present.viewmodel.build_distant import build_demand
from brass_desktop.games.brass.present.viewmodel.panels import (
    DiscardView,
    DockView,
    EraView,
    HandView,
    MarketRow,
    MarketSpace,
    MarketView,
    NextTile,
    OrderSeat,
    PilesView,
    PileView,
    PlayerPanelView,
    SeatState,
    TableView,
    TurnOrderView,
)
from brass_desktop.games.brass.present.viewmodel.seen import Seen, card_back, card_view, tile_face
from brass_desktop.i18n.wording import in_lengths
from brass_desktop.present.character import Character
from brass_desktop.present.controls import ControlState, ControlView
from brass_desktop.present.panels import PromptView, TurnView
from brass_desktop.present.text import common
from brass_desktop.present.text import table as words
from brass_desktop.present.text.numbers import signed
from brass_desktop.present.tips import Tip
from brass_desktop.present.turn_tools import resting_tools

_WILD_PILES: Mapping[str, PileName] = {
    "wild_location": "wild_location",
    "wild_industry": "wild_industry",
}


def build_table(seen: Seen, chronicler: BrassChronicler | None = None) -> TableView:
    """Describe the whole table; nothing on it is lit, for nobody is choosing yet.

    A table that is described again and again lends its chronicler, which remembers what it told.
    """
    state = seen.state
    markets = seen.rules.coal_market, seen.rules.iron_market
    return TableView(
        era=_era(seen),
        order=_order(seen),
        players=tuple(_panel(seen, seat, rank) for rank, seat in enumerate(state.order, 1)),
        piles=_piles(seen),
        board=build_board(seen),
        markets=(
            _market("coal", markets[0], state.coal),
            _market("iron", markets[1], state.iron),
        ),
        chronicle=(chronicler or BrassChronicler()).tell(seen),
        dock=_dock(seen),
        prompt=_prompt(seen),
        hand=_hand(seen),
        turn=_turn(seen),
        demand=build_demand(seen.state),
    )


def _era(seen: Seen) -> EraView:
    state, rounds = seen.state, seen.state.rounds_in_era()
    caption = table.ROUND_OF(round=state.round, rounds=rounds)
    return EraView(seen.era, table.ERA_TITLES[seen.era](), caption, state.round, rounds)


def _order(seen: Seen) -> TurnOrderView:
    """Give this round's order and, if one follows, the next one's as far as money was spent."""
    state = seen.state
    following = next_order(state) if has_next_round(state) else ()
    acting = state.phase in (ACTING, SELLING, TURN_DONE)
    return TurnOrderView(
        tuple(_order_seat(seen, seat, acting and seat == state.active) for seat in state.order),
        tuple(_order_seat(seen, seat, False) for seat in following),
    )


def _order_seat(seen: Seen, seat: Seat, active: bool) -> OrderSeat:
    spent = table.MONEY(pounds=seen.state.spent[seat])
    tip = Tip(
        seen.name(seat),
        table.SPENT_TIP(name=seen.name(seat), money=spent),
        table.ORDER_RULE(),
    )
    return OrderSeat(seen.owner(seat), spent, active, tip=tip)


def _panel(seen: Seen, seat: Seat, rank: int) -> PlayerPanelView:
    state, player = seen.state, seen.players[seat]
    character = Character(player.character)
    place = _seat_state(seen, seat)
    spent = table.MONEY(pounds=state.spent[seat])
    return PlayerPanelView(
        owner=player.colour,
        name=player.name,
        character=player.character,
        character_name=character.short_name if len(character.name) > 18 else character.name,
        sits=_sits(player.control),
        rank=rank,
        money=state.money[seat],
        spent=table.SPENT(money=spent),
        income=signed(state.income_level(seat)),
        vp=state.vp[seat],
        hand=len(state.hands[seat]),
        links_left=state.links_left[seat],
        state=place,
        state_word=table.STATES[place.value](),
        next_tiles=tuple(_next_tile(seen, seat, i) for i in range(len(seen.rules.industries))),
    )


def _sits(control: str) -> str:
    level = common.BOT_LEVELS.get(control)
    return level() if level is not None else common.SITS_PERSON()


def _seat_state(seen: Seen, seat: Seat) -> SeatState:
    state = seen.state
    if state.phase == FINISHED:
        return SeatState.DONE
    if seat == state.actor:
        return SeatState.PLAYING
    if state.payday:
        return SeatState.WAITING if seat in state.payday else SeatState.DONE
    return SeatState.DONE if state.order.index(seat) < state.turn else SeatState.WAITING


def _next_tile(seen: Seen, seat: Seat, industry: int) -> NextTile:
    rules, state = seen.rules, seen.state
    name = rules.industries[industry]
    tile = state.available(seat, IndustryId(industry))
    if tile == NOTHING:
        return NextTile(name, None, 0)
    gone = state.mat[seat * len(rules.stacks) + industry]
    left = sum(1 for other in rules.stacks[industry][gone:] if other == tile)
    return NextTile(name, tile_face(rules, TileId(tile)), left)


def _piles(seen: Seen) -> PilesView:
    """List the piles this game has: wild ones, and one of cards that lie apart unseen."""
    state, cards = seen.state, seen.rules.cards
    counts: dict[PileName, int] = {"deck": len(state.deck)}
    if not seen.rules.numbers.unseen_discards:
        counts["set_aside"] = len(state.face_down)
    for left, face in zip(state.wilds, cards.wild_gain, strict=True):
        counts[_WILD_PILES[cards.ids[face]]] = left
    return PilesView(
        piles=tuple(PileView(name, count) for name, count in counts.items()),
        discards=tuple(build_discard(seen, seat) for seat in state.order),
    )


def build_discard(seen: Seen, seat: Seat) -> DiscardView:
    """Describe a discard pile; the face-down card is counted and not shown (B-2.8)."""
    pile = seen.state.discards[seat]
    hidden = 1 if seen.state.face_down and seen.rules.numbers.unseen_discards else 0
    cards = tuple(card_view(seen.rules, card, i) for i, card in enumerate(reversed(pile)))
    tip = Tip(
        table.DISCARDS_OF(name=seen.name(seat)),
        table.DISCARD_COUNT(len(pile) + hidden),
        tips.SEE_DISCARDS(),
    )
    return DiscardView(seen.owner(seat), len(pile) + hidden, cards, hidden, tip)


def _market(resource: str, market: Market, cubes: int) -> MarketView:
    """List the spaces by price; the dearest ones are filled first."""
    prices = [market.buy_price[cubes_left] for cubes_left in range(market.spaces, 0, -1)]
    empty = market.spaces - cubes
    rows = tuple(
        MarketRow(
            price,
            tuple(MarketSpace(i >= empty) for i, other in enumerate(prices) if other == price),
            cubes > 0 and price == market.buy_price[cubes],
        )
        for price in sorted(set(prices))
    )
    name = table.MARKETS[resource]()
    return MarketView(resource, name, rows, market.buy_price[cubes], market.buy_price[0])


def _dock(seen: Seen) -> DockView:
    acting = ControlState.ENABLED if seen.state.phase == ACTING else ControlState.DISABLED
    controls = []
    for number, kind in enumerate(seen.rules.card_actions, 1):
        word, icon = action_words(seen.rules, kind)
        tip = Tip(word(), action_tip(seen.rules, kind))
        label = in_lengths(word(), actions.BRIEF[kind]()) if kind in actions.BRIEF else word()
        controls.append(ControlView(kind, label, icon, str(number), acting, tip))
    tip = Tip(actions.MY_MAT(), actions.MY_MAT_TIP())
    mat = ControlView("mat", actions.MY_MAT(), mat_icon(seen.rules), "M", tip=tip)
    return DockView((*controls, mat))


def _prompt(seen: Seen) -> PromptView:
    state = seen.state
    question = {
        ACTING: actions.CHOOSE,
        SELLING: actions.SELL_ON_OR_END,
        TURN_DONE: actions.END_OR_UNDO,
        FINISHED: actions.GAME_OVER,
    }.get(state.phase, actions.SHORTFALL)
    overlays = tuple(
        ControlView(key, word(), actions.OVERLAY_ICONS[key], key)
        for key, word in actions.OVERLAYS.items()
    )
    return PromptView(seen.owner(seen.hand_seat), (), question(), overlays)


def _hand(seen: Seen) -> HandView:
    seat = seen.hand_seat
    hand: tuple[CardId, ...] = seen.state.hands[seat]
    hidden = seen.viewer is None
    cards = tuple(
        card_back(i) if hidden else card_view(seen.rules, card, i) for i, card in enumerate(hand)
    )
    back, discard = back_of(seen.game), build_discard(seen, seat)
    return HandView(seen.owner(seat), cards, discard, back, hidden)


def _turn(seen: Seen) -> TurnView:
    state = seen.state
    total = actions_per_turn(state)
    number = min(total, total - state.actions_left + 1)
    off = ControlState.DISABLED
    note = actions.END_NOTE(total)
    end = ControlView("end_turn", words.END_TURN(), "", "Enter", off, Tip(words.END_TURN(), note))
    caption = actions.ACTION_OF(number=number, total=total)
    return TurnView(caption, number, total, end, note, None, None, resting_tools())
