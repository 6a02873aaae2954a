"""Bookkeeping of a game from its events alone, to hold against the position.

The ledger copies what lies on the table once, then never looks at a position again: whatever an
event does not tell, it does not know. It also keeps what the position has no field for, such as
tiles that left the game and cubes in the general supply.
"""

from collections import Counter

from brass_desktop.games.brass.engine import events as ev
from brass_desktop.games.brass.engine.ids import COAL, IRON, NOTHING, CardId, TileId
from brass_desktop.games.brass.engine.ruleset import Ruleset
from brass_desktop.games.brass.engine.state import BrassState


class Ledger:
    """Who owns what, as told by events."""

    def __init__(self, state: BrassState) -> None:
        self.rules: Ruleset = state.rules
        self.money = state.money[:]
        self.spent = state.spent[:]
        self.income = state.income[:]
        self.vp = state.vp[:]
        self.order = state.order
        self.era, self.round = state.era, state.round
        self.hands = [Counter(hand) for hand in state.hands]
        self.discards = [Counter(pile) for pile in state.discards]
        self.face_down = Counter(state.face_down)
        self.deck = Counter(state.deck)
        self.wilds = Counter(dict(zip(state.rules.cards.wild_gain, state.wilds, strict=True)))
        self.mats = [self._mat(state, seat) for seat in range(state.players)]
        self.gone: list[Counter[TileId]] = [Counter() for _ in range(state.players)]
        self.board: dict[int, tuple[int, int]] = {}
        self.flipped: set[int] = set()
        self.cubes: Counter[int] = Counter()
        self.links: dict[int, int] = {}
        self.links_left = state.links_left[:]
        self.market = {COAL: state.coal, IRON: state.iron}
        self.barrels = {n for n, beer in enumerate(state.merchant_beer) if beer}
        self.cotton_demand, self.turned = state.cotton_demand, Counter[int]()
        self.aside_unseen = 0
        """How many cards went aside without being named."""
        assert set(state.slot_owner) == set(state.link_owner) == {NOTHING}, "start with a new game"

    def _mat(self, state: BrassState, seat: int) -> Counter[TileId]:
        stacks = self.rules.stacks
        gone = state.mat[seat * len(stacks) : (seat + 1) * len(stacks)]
        return Counter(
            tile for stack, used in zip(stacks, gone, strict=True) for tile in stack[used:]
        )

    def note(self, event: ev.Event) -> None:
        """Enter one event into the books."""
        match event:
            case (
                ev.CardDiscarded()
                | ev.WildTaken()
                | ev.CardsDrawn()
                | ev.CardsSetAside()
                | ev.EraStarted()
            ):
                self._note_cards(event)
            case ev.MoneyPaid(seat, amount, cause):
                self.money[seat] -= amount
                if cause != "income":
                    self.spent[seat] += amount
            case ev.MoneyReceived(seat, amount, _):
                self.money[seat] += amount
            case ev.IncomeMoved(seat, before, after):
                assert self.income[seat] == before
                self.income[seat] = after
            case ev.PointsGained(seat, points, _, _):
                self.vp[seat] += points
            case ev.PointsLost(seat, points):
                self.vp[seat] -= points
            case ev.TurnOrderSet(order, spent):
                assert spent == tuple(self.spent[seat] for seat in order)
                self.order = order
                self.spent = [0] * len(self.spent)
            case ev.RoundStarted(era, number):
                self.era, self.round = era, number
            case ev.GameFinished(vp):
                assert vp == tuple(self.vp)
            case ev.TurnStarted() | ev.EraScored():
                pass
            case _:
                self._note_board(event)

    def _note_cards(
        self,
        event: ev.CardDiscarded | ev.WildTaken | ev.CardsDrawn | ev.CardsSetAside | ev.EraStarted,
    ) -> None:
        match event:
            case ev.CardDiscarded(seat, card):
                pile = self.wilds if self.rules.cards.wild[card] else self.discards[seat]
                self.hands[seat][card] -= 1
                pile[card] += 1
            case ev.WildTaken(seat, card):
                self.wilds[card] -= 1
                self.hands[seat][card] += 1
            case ev.CardsDrawn(seat, cards):
                self.deck.subtract(cards)
                self.hands[seat].update(cards)
            case ev.CardsSetAside(count):
                self.aside_unseen += count
            case ev.EraStarted(_, cards_in_deck):
                assert not +self.deck and not any(+hand for hand in self.hands)
                self.deck = sum(self.discards, start=self.face_down)
                assert self.deck.total() == cards_in_deck
                self.discards = [Counter[CardId]() for _ in self.discards]
                self.face_down = Counter()

    def _note_board(self, event: ev.Event) -> None:
        match event:
            case ev.TilePlaced(seat, slot, tile):
                assert slot not in self.board
                self.mats[seat][tile] -= 1
                self.board[slot] = (seat, tile)
            case ev.TileRemoved(owner, slot, tile, _):
                assert self.board.pop(slot) == (owner, tile)
                self.gone[owner][tile] += 1
                self.flipped.discard(slot)
                self.cubes.pop(slot, None)
            case ev.TileDeveloped(seat, tile):
                self.mats[seat][tile] -= 1
                self.gone[seat][tile] += 1
            case ev.TileFlipped(owner, slot, tile):
                assert self.board[slot] == (owner, tile) and not self.cubes[slot]
                self.flipped.add(slot)
            case ev.LinkPlaced(seat, link):
                assert link not in self.links
                self.links[link] = seat
                self.links_left[seat] -= 1
            case ev.LinkReturned(owner, link):
                assert self.links.pop(link) == owner
                self.links_left[owner] += 1
            case _:
                self._note_goods(event)

    def _note_goods(self, event: ev.Event) -> None:
        match event:
            case ev.CubesPlaced(slot, resource, count):
                assert self._yields(slot) == resource
                self.cubes[slot] += count
            case ev.CubeTaken(slot, resource):
                assert self._yields(slot) == resource
                self.cubes[slot] -= 1
            case ev.CubeSold(slot, resource, _):
                self.cubes[slot] -= 1
                self.market[resource] += 1
            case ev.CubeBought(resource, _):
                self.market[resource] = max(self.market[resource] - 1, 0)
            case ev.MerchantBeerTaken(merchant):
                self.barrels.remove(merchant)
            case ev.MerchantBeerPlaced(merchant):
                assert merchant not in self.barrels
                self.barrels.add(merchant)
            case ev.DistantTileTurned(seat, slot, move, before, after):
                assert self.board[slot][0] == seat and self.cotton_demand == before
                assert after == min(before + move, len(self.rules.distant_bonus))
                self.cotton_demand = after
                self.turned[move] += 1
            case ev.DistantMarketOpened(tiles):
                assert tiles == len(self.rules.distant_tiles)
                self.cotton_demand, self.turned = 0, Counter()
            case _:
                raise AssertionError(f"an event the ledger does not know: {event}")

    def _yields(self, slot: int) -> int:
        return self.rules.tiles.resource[self.board[slot][1]]

    def check(self, state: BrassState) -> None:
        """Hold the books against a position."""
        assert (self.money, self.spent, self.vp) == (state.money, state.spent, state.vp)
        assert (self.income, self.order) == (state.income, state.order)
        assert (self.era, self.round) == (state.era, state.round)
        assert [+hand for hand in self.hands] == [Counter(hand) for hand in state.hands]
        assert [+pile for pile in self.discards] == [Counter(pile) for pile in state.discards]
        self._check_hidden(state)
        assert [self.wilds[card] for card in self.rules.cards.wild_gain] == state.wilds
        assert [+mat for mat in self.mats] == [
            self._mat(state, seat) for seat in range(state.players)
        ]
        board = {
            slot: (owner, state.slot_tile[slot])
            for slot, owner in enumerate(state.slot_owner)
            if owner != NOTHING
        }
        assert self.board == board
        assert self.flipped == {slot for slot, flipped in enumerate(state.slot_flipped) if flipped}
        assert +self.cubes == +Counter(dict(enumerate(state.slot_cubes)))
        links = {link: owner for link, owner in enumerate(state.link_owner) if owner != NOTHING}
        assert (self.links, self.links_left) == (links, state.links_left)
        assert self.market == {COAL: state.coal, IRON: state.iron}
        assert self.barrels == {n for n, beer in enumerate(state.merchant_beer) if beer}
        self._check_totals(state)

    def _check_hidden(self, state: BrassState) -> None:
        """Compare deck and set-aside cards, both at once where nobody saw which went where."""
        deck, aside = Counter(state.deck), Counter(state.face_down)
        if self.aside_unseen:
            assert +self.deck == deck + aside and not self.face_down
            assert aside.total() == self.aside_unseen
        else:
            assert (+self.deck, self.face_down) == (deck, aside)
        turned = state.distant[len(state.distant) - state.distant_turned :]
        assert (self.cotton_demand, self.turned) == (state.cotton_demand, Counter(turned))

    def _check_totals(self, state: BrassState) -> None:
        """Nothing but cubes and money may appear or vanish."""
        every_tile = Counter(tile for stack in self.rules.stacks for tile in stack)
        for seat in range(state.players):
            on_board = Counter(TileId(tile) for owner, tile in self.board.values() if owner == seat)
            assert +self.mats[seat] + on_board + self.gone[seat] == every_tile
            placed = sum(owner == seat for owner in self.links.values())
            per_player = self.rules.numbers.link_tiles
            assert self.links_left[seat] + placed == per_player
