"""The only writer of a `BrassState`: each function makes one change and one event for it.

Events can therefore not drift from the state. Nothing here asks whether it is allowed.
"""

from brass_desktop.core.rng import Rng
from brass_desktop.core.types import Seat
from brass_desktop.games.brass.engine import events as ev
from brass_desktop.games.brass.engine.events import Log
from brass_desktop.games.brass.engine.ids import (
    ACTING,
    COAL,
    FINISHED,
    HIDDEN_TILE,
    NOTHING,
    RAIL_ERA,
    SELLING,
    SHORTFALL,
    TURN_DONE,
    CardId,
    IndustryId,
    LinkId,
    MerchantId,
    SlotId,
    TileId,
)
from brass_desktop.games.brass.engine.roads import empty_roads
from brass_desktop.games.brass.engine.state import BrassState


def discard(state: BrassState, seat: Seat, card: CardId, log: Log) -> None:
    """Take a card from the hand; wild cards return to their pile (B-3.5)."""
    hand = state.hands[seat]
    at = hand.index(card)
    state.hands[seat] = hand[:at] + hand[at + 1 :]
    cards = state.rules.cards
    if cards.wild[card]:
        state.wilds[cards.wild_gain.index(card)] += 1
    else:
        state.discards[seat] += (card,)
    if log is not None:
        log.append(ev.CardDiscarded(seat, card))


def take_wilds(state: BrassState, seat: Seat, log: Log) -> None:
    """Take one card of each open wild pile (B-18.1)."""
    for pile, card in enumerate(state.rules.cards.wild_gain):
        state.wilds[pile] -= 1
        state.hands[seat] += (card,)
        if log is not None:
            log.append(ev.WildTaken(seat, card))


def draw_cards(state: BrassState, seat: Seat, log: Log) -> None:
    """Fill the hand from the deck as far as it reaches (B-3.7)."""
    missing = state.rules.numbers.hand_size - len(state.hands[seat])
    count = min(missing, len(state.deck))
    if count <= 0:
        return
    drawn = state.deck[: -count - 1 : -1]
    state.deck = state.deck[:-count]
    state.hands[seat] += drawn
    if log is not None:
        log.append(ev.CardsDrawn(seat, drawn))


def pay(state: BrassState, seat: Seat, amount: int, cause: ev.MoneyCause, log: Log) -> None:
    """Pay for an action; it counts as spent this round (B-5.1)."""
    if amount == 0:
        return
    state.money[seat] -= amount
    state.spent[seat] += amount
    if log is not None:
        log.append(ev.MoneyPaid(seat, amount, cause))


def pay_debt(state: BrassState, seat: Seat, amount: int, log: Log) -> None:
    """Pay negative income, which is not money spent (B-5.2)."""
    if amount == 0:
        return
    state.money[seat] -= amount
    if log is not None:
        log.append(ev.MoneyPaid(seat, amount, "income"))


def receive(state: BrassState, seat: Seat, amount: int, cause: ev.MoneyCause, log: Log) -> None:
    """Take money from the bank."""
    if amount == 0:
        return
    state.money[seat] += amount
    if log is not None:
        log.append(ev.MoneyReceived(seat, amount, cause))


def move_income(state: BrassState, seat: Seat, space: int, log: Log) -> None:
    """Put the income marker on a space."""
    before = state.income[seat]
    if space == before:
        return
    state.income[seat] = space
    if log is not None:
        log.append(ev.IncomeMoved(seat, before, space))


def raise_income(state: BrassState, seat: Seat, spaces: int, log: Log) -> None:
    """Advance the income marker, never beyond the last space (B-6.2)."""
    space = min(state.income[seat] + spaces, state.rules.numbers.last_space)
    move_income(state, seat, space, log)


def gain_points(
    state: BrassState, seat: Seat, points: int, cause: ev.PointsCause, origin: int, log: Log
) -> None:
    """Add victory points, which have no upper limit (B-22.3)."""
    state.vp[seat] += points
    if log is not None:
        log.append(ev.PointsGained(seat, points, cause, origin))


def lose_points(state: BrassState, seat: Seat, points: int, log: Log) -> None:
    """Take victory points away, but never below 0 (B-20.4, B-23.3)."""
    lost = min(points, state.vp[seat])
    if lost == 0:
        return
    state.vp[seat] -= lost
    if log is not None:
        log.append(ev.PointsLost(seat, lost))


def take_from_mat(state: BrassState, seat: Seat, industry: IndustryId) -> TileId:
    """Remove the available tile from its stack; building or developing says why."""
    tile = TileId(state.available(seat, industry))
    state.mat[seat * len(state.rules.stacks) + industry] += 1
    return tile


def develop_tile(state: BrassState, seat: Seat, industry: IndustryId, log: Log) -> None:
    """Remove the available tile from the mat and the game (B-15.1)."""
    tile = take_from_mat(state, seat, industry)
    if log is not None:
        log.append(ev.TileDeveloped(seat, tile))


def place_tile(
    state: BrassState, seat: Seat, slot: SlotId, industry: IndustryId, log: Log
) -> TileId:
    """Put the available tile into an empty slot, unflipped and without cubes."""
    tile = take_from_mat(state, seat, industry)
    state.slot_tile[slot] = tile
    state.slot_owner[slot] = seat
    state.tile_reach[seat] |= state.rules.board.slot_bit[slot]
    state.slot_flipped[slot] = False
    state.slot_cubes[slot] = 0
    if log is not None:
        log.append(ev.TilePlaced(seat, slot, tile))
    return tile


def place_cubes(state: BrassState, slot: SlotId, count: int, log: Log) -> None:
    """Put the yield of a new tile on it (B-12.6)."""
    state.slot_cubes[slot] = count
    if log is not None:
        resource = state.rules.tiles.resource[state.slot_tile[slot]]
        log.append(ev.CubesPlaced(slot, resource, count))


def remove_tile(state: BrassState, slot: SlotId, cause: ev.RemovalCause, log: Log) -> None:
    """Take a tile off the board and out of the game, with whatever lies on it."""
    owner, tile = Seat(state.slot_owner[slot]), TileId(state.slot_tile[slot])
    state.slot_tile[slot] = NOTHING
    state.slot_owner[slot] = NOTHING
    board = state.rules.board
    if all(state.slot_owner[other] != owner for other in board.slots_at[board.slot_location[slot]]):
        state.tile_reach[owner] &= ~board.slot_bit[slot]
    state.slot_flipped[slot] = False
    state.slot_cubes[slot] = 0
    if log is not None:
        log.append(ev.TileRemoved(owner, slot, tile, cause))


def flip(state: BrassState, slot: SlotId, log: Log) -> None:
    """Turn a tile over and advance its owner's income at once (B-7.3)."""
    state.slot_flipped[slot] = True
    owner, tile = Seat(state.slot_owner[slot]), TileId(state.slot_tile[slot])
    if log is not None:
        log.append(ev.TileFlipped(owner, slot, tile))
    raise_income(state, owner, state.rules.tiles.income[tile], log)


def take_cube(state: BrassState, slot: SlotId, log: Log) -> None:
    """Consume one cube or barrel of a tile; the last one flips it (B-7.2)."""
    state.slot_cubes[slot] -= 1
    if log is not None:
        log.append(ev.CubeTaken(slot, state.rules.tiles.resource[state.slot_tile[slot]]))
    if state.slot_cubes[slot] == 0:
        flip(state, slot, log)


def buy_cube(state: BrassState, seat: Seat, resource: int, log: Log) -> None:
    """Buy the cheapest cube of a market, or one from beyond it (B-8.5, B-9.3)."""
    rules = state.rules
    if resource == COAL:
        price = rules.coal_market.buy_price[state.coal]
        state.coal = max(state.coal - 1, 0)
    else:
        price = rules.iron_market.buy_price[state.iron]
        state.iron = max(state.iron - 1, 0)
    if log is not None:
        log.append(ev.CubeBought(resource, price))
    pay(state, seat, price, "coal" if resource == COAL else "iron", log)


def sell_cubes(state: BrassState, slot: SlotId, log: Log) -> None:
    """Move cubes of a new tile to its market while there is room, dearest space first (B-11.3)."""
    rules = state.rules
    resource = rules.tiles.resource[state.slot_tile[slot]]
    market = rules.coal_market if resource == COAL else rules.iron_market
    held = state.coal if resource == COAL else state.iron
    moved = min(state.slot_cubes[slot], market.spaces - held)
    if moved == 0:
        return
    if log is not None:
        for cube in range(held, held + moved):
            log.append(ev.CubeSold(slot, resource, market.sell_price[cube]))
    if resource == COAL:
        state.coal += moved
    else:
        state.iron += moved
    state.slot_cubes[slot] -= moved
    earned = sum(market.sell_price[held : held + moved])
    receive(state, Seat(state.slot_owner[slot]), earned, "market", log)
    if state.slot_cubes[slot] == 0:
        flip(state, slot, log)


def set_merchants(state: BrassState, tiles: tuple[int, ...]) -> None:
    """Put a merchant tile, or none, on every space (B-2.4)."""
    state.merchant_tile = tiles
    state.merchant_beer = [False] * len(tiles)


def take_merchant_beer(state: BrassState, merchant: MerchantId, log: Log) -> None:
    """Consume the barrel beside a merchant tile."""
    state.merchant_beer[merchant] = False
    if log is not None:
        log.append(ev.MerchantBeerTaken(merchant))


def place_merchant_beer(state: BrassState, merchant: MerchantId, log: Log) -> None:
    """Put a barrel beside a merchant tile (B-2.5, B-21.6)."""
    state.merchant_beer[merchant] = True
    if log is not None:
        log.append(ev.MerchantBeerPlaced(merchant))


def turn_distant_tile(state: BrassState, slot: SlotId, log: Log) -> None:
    """Turn the distant market's next tile for a mill and lower its marker (L-11.3).

    Nobody knows a tile that lies face down in an observation: there nothing follows from it.
    """
    move, before = state.distant[0], state.cotton_demand
    state.distant = (*state.distant[1:], move)
    state.distant_turned += 1
    if move != HIDDEN_TILE:
        state.cotton_demand = min(before + move, len(state.rules.distant_bonus))
    if log is not None:
        seat = Seat(state.slot_owner[slot])
        log.append(ev.DistantTileTurned(seat, slot, move, before, state.cotton_demand))


def set_distant_tiles(state: BrassState, tiles: tuple[int, ...]) -> None:
    """Lay the distant market's tiles face down, the next one first (L-2.3)."""
    state.distant = tiles
    state.distant_turned = 0
    state.cotton_demand = 0


def open_distant_market(state: BrassState, log: Log) -> None:
    """Shuffle the distant market's tiles and put its marker on top (L-14.4)."""
    rng = Rng(state.rng)
    set_distant_tiles(state, rng.shuffled(state.distant))
    state.rng = rng.state
    if log is not None:
        log.append(ev.DistantMarketOpened(len(state.distant)))


def await_sale(state: BrassState) -> None:
    """Ask whether a sale goes on that turned a hidden tile (L-11.1)."""
    state.phase = SELLING


def resume_action(state: BrassState) -> None:
    """Go on with the action whose sale was interrupted."""
    state.phase = ACTING


def set_aside(state: BrassState, count: int, log: Log) -> None:
    """Take cards out of the deck unseen (L-3.2)."""
    if not count:
        return
    state.face_down = (*state.face_down, *state.deck[: -count - 1 : -1])
    state.deck = state.deck[:-count]
    if log is not None:
        log.append(ev.CardsSetAside(count))


def place_link(state: BrassState, seat: Seat, link: LinkId, log: Log) -> None:
    """Lay a link; from now on goods and the owner's network run over it."""
    mask = state.rules.board.link_mask[link]
    state.link_owner[link] = seat
    state.links_left[seat] -= 1
    state.link_reach[seat] |= mask
    state.roads = state.roads.with_link(mask)
    if log is not None:
        log.append(ev.LinkPlaced(seat, link))


def return_link(state: BrassState, link: LinkId, log: Log) -> None:
    """Give a scored link back to its owner; the caller clears the roads when all are gone."""
    owner = Seat(state.link_owner[link])
    state.link_owner[link] = NOTHING
    state.links_left[owner] += 1
    if log is not None:
        log.append(ev.LinkReturned(owner, link))


def clear_roads(state: BrassState) -> None:
    """Forget all connections once every link is back with its owner (B-21.3)."""
    state.link_reach = [0] * state.players
    state.roads = empty_roads(len(state.rules.board.locations))


def use_action(state: BrassState) -> None:
    """Count one action of the turn as taken; the last one leaves only the end of the turn."""
    state.actions_left -= 1
    if state.actions_left == 0:
        state.phase = TURN_DONE


def start_turn(state: BrassState, turn: int, actions: int, log: Log) -> None:
    """Let the next seat in the round's order act."""
    state.turn = turn
    state.actions_left = actions
    state.phase = ACTING
    if log is not None:
        log.append(ev.TurnStarted(state.order[turn], actions))


def start_round(state: BrassState, number: int, log: Log) -> None:
    """Begin a round of the current era."""
    state.round = number
    if log is not None:
        log.append(ev.RoundStarted(state.era, number))


def set_order(state: BrassState, order: tuple[Seat, ...], log: Log) -> None:
    """Set the next round's turn order and clear the money spent (B-20.1)."""
    if log is not None:
        log.append(ev.TurnOrderSet(order, tuple(state.spent[seat] for seat in order)))
    state.order = order
    state.spent = [0] * state.players


def set_payday(state: BrassState, seats: tuple[Seat, ...]) -> None:
    """Set who still has to receive or pay this round's income."""
    state.payday = seats


def await_tiles(state: BrassState) -> None:
    """Wait for the first seat of the payday to give up tiles (B-20.3)."""
    state.phase = SHORTFALL


def start_scoring(state: BrassState, log: Log) -> None:
    """Announce the scoring of the era."""
    if log is not None:
        log.append(ev.EraScored(state.era))


def start_rail_era(state: BrassState, log: Log) -> None:
    """Shuffle every discard, the face-down ones included, into the new deck (B-21.7)."""
    rng = Rng(state.rng)
    discards = (card for pile in state.discards for card in pile)
    state.deck = rng.shuffled((*discards, *state.face_down))
    state.rng = rng.state
    state.discards = [()] * state.players
    state.face_down = ()
    state.era = RAIL_ERA
    if log is not None:
        log.append(ev.EraStarted(RAIL_ERA, len(state.deck)))


def finish_game(state: BrassState, log: Log) -> None:
    """Leave nothing to decide."""
    state.phase = FINISHED
    if log is not None:
        log.append(ev.GameFinished(tuple(state.vp)))
