"""A position to play on, and the words for actions: both speak the definition's ids.

Where a card is not named, the actor pays with the first cards in hand. Sources are written in one
string: `"dudley.0 dudley.0 market"`.
"""

from collections.abc import Iterator

import pytest

from brass_desktop.core.errors import IllegalAction
from brass_desktop.core.game import Json
from brass_desktop.core.types import Refusal, Seat
from brass_desktop.games import shelf
from brass_desktop.games.brass.birmingham import birmingham
from brass_desktop.games.brass.engine import oracle
from brass_desktop.games.brass.engine.actions import END_TURN, Action
from brass_desktop.games.brass.engine.events import Event
from brass_desktop.games.brass.engine.game import BrassGame
from brass_desktop.games.brass.engine.ids import NOTHING, CardId, IndustryId, Kind
from brass_desktop.games.brass.engine.state import BrassState

GAME = birmingham()
COLOURS = shelf.find(GAME.id).colours
Words = dict[str, Json]


def seat_of(colour: str) -> Seat:
    """Return the seat of a colour: red sits first."""
    return Seat(COLOURS.index(colour))


def card_named(name: str, game: BrassGame = GAME) -> CardId:
    """Find a card face; `card_` may be left out."""
    ids = game.rules.cards.ids
    return CardId(ids.index(name if name in ids else f"card_{name}"))


class Speech:
    """Actions of one game of the family in the words of its definition."""

    def __init__(self, game: BrassGame) -> None:
        self.game = game

    def action(self, kind: Kind, card: str, *legs: Words) -> Action:
        """Read the legs one by one: a saved action could hold neither none nor too many."""
        read = [self.game.decode({"kind": kind, "legs": [leg]}).legs[0] for leg in legs]
        cards = tuple(card_named(name, self.game) for name in card.split())
        return Action(kind, cards, tuple(read))

    def build(
        self, slot: str, industry: str, *, card: str = "", coal: str = "", iron: str = ""
    ) -> Action:
        """Build the available tile of an industry."""
        return self.action("build", card, site(slot, industry, coal=coal, iron=iron))

    def network(self, *links: str | Words, coal: str = "", card: str = "") -> Action:
        """Lay links: one line, or the two rails of a double."""
        legs = [rail(link, coal=coal) if isinstance(link, str) else link for link in links]
        return self.action("network", card, *legs)

    def develop(self, *industries: str, iron: str, card: str = "") -> Action:
        """Develop one or two industries; one source of iron for each."""
        sources = iron.split()
        legs: list[Words] = [
            {"industry": industry, "iron": [source]}
            for industry, source in zip(industries, sources, strict=True)
        ]
        return self.action("develop", card, *legs)

    def sell(self, *sales: Words, card: str = "") -> Action:
        """Sell tiles."""
        return self.action("sell", card, *sales)

    def give_up(self, *slots: str) -> Action:
        """Give up tiles for a debt."""
        legs: list[Words] = [{"slot": slot} for slot in slots]
        return self.action("give_up_tiles", "", *legs)


def site(slot: str, industry: str, *, coal: str = "", iron: str = "") -> Words:
    """Say where a tile goes and where its cubes come from."""
    return {"slot": slot, "industry": industry, "coal": coal.split(), "iron": iron.split()}


def rail(line: str, *, coal: str = "", beer: str = "") -> Words:
    """One link of a Network action."""
    return {"link": line, "coal": coal.split(), "beer": beer.split()}


def sale(slot: str, merchant: str, *, beer: str = "", bonus: str | None = None) -> Words:
    """One tile of a Sell action."""
    return {"slot": slot, "merchant": merchant, "beer": beer.split(), "bonus": bonus}


_SAID = Speech(GAME)
build, network, develop = _SAID.build, _SAID.network, _SAID.develop
sell, give_up = _SAID.sell, _SAID.give_up


def loan(card: str = "") -> Action:
    """Take a loan."""
    return _SAID.action("loan", card)


def scout(*cards: str) -> Action:
    """Scout with three cards."""
    return Action("scout", tuple(card_named(card) for card in cards))


def pass_action(card: str = "") -> Action:
    """Discard a card and do nothing."""
    return _SAID.action("pass", card)


class Table:
    """A position that can be played on and asked, in ids and colours."""

    def __init__(self, state: BrassState, game: BrassGame = GAME) -> None:
        self.state = state
        self.game = game

    def play(self, action: Action) -> list[Event]:
        """Carry out an action of the actor, checked, after proving that it was on offer."""
        paid = self._paid(action)
        assert self.allows(paid) == self.offers(paid)
        log: list[Event] = []
        self.game.apply(self.state, paid, log)
        return log

    def offers(self, action: Action) -> bool:
        """Tell whether walking the legs on offer, one by one, leads to this action."""
        if action.kind not in oracle.kinds(self.state):
            return False
        rule, now = self.state.rules.actions[action.kind], self.state
        for at, leg in enumerate(action.legs):
            done = action.legs[:at]
            if leg not in rule.legs(now, done):
                return False
            now = now.clone()
            rule.perform(now, done, leg, None)
        payments = {tuple(sorted(cards)) for cards in rule.payments(self.state, action.legs)}
        return rule.may_stop(now, action.legs) and tuple(sorted(action.cards)) in payments

    def allows(self, action: Action) -> bool:
        """Tell whether the action is legal."""
        return self.game.refuse(self.state, self._paid(action)) is None

    def refusal(self, action: Action) -> Refusal:
        """Return why an action is refused, after proving that trying it changes nothing."""
        before = self.state.digest()
        with pytest.raises(IllegalAction) as caught:
            self.game.apply(self.state, self._paid(action))
        assert self.state.digest() == before
        assert caught.value.refusal == self.game.refuse(self.state, self._paid(action))
        return caught.value.refusal

    def refuses(self, action: Action) -> str:
        """Return the code of the refusal."""
        return self.refusal(action).code

    def legal(self, kind: Kind) -> Iterator[Action]:
        """Yield the enumerated actions of one kind."""
        return (action for action in self.game.legal_actions(self.state) if action.kind == kind)

    def single_legs(self, kind: Kind) -> list[dict[str, str]]:
        """Return the legs of single-leg actions of a kind in words, sources as one string."""
        found = []
        for action in self.legal(kind):
            legs = self.game.encode(action).get("legs")
            assert isinstance(legs, list)
            if len(legs) == 1:
                words = {
                    name: " ".join([v] if isinstance(v, str) else v) for name, v in legs[0].items()
                }
                found.append(words)
        return found

    def targets(self, kind: Kind) -> set[str]:
        """Return the slots, lines or industries that single-leg actions of a kind may name."""
        return {next(iter(leg.values())) for leg in self.single_legs(kind)}

    def sources(self, kind: Kind, target: str, good: str) -> set[str]:
        """Return the plans offered for one good of single-leg actions on a target."""
        legs = self.single_legs(kind)
        return {leg.get(good, "") for leg in legs if next(iter(leg.values())) == target}

    def end_turn(self) -> list[Event]:
        """End the turn, passing what is left of it."""
        log: list[Event] = []
        while self.state.actions_left:
            log += self.play(pass_action())
        return log + self.play(END_TURN)

    def end_round(self) -> list[Event]:
        """Let everyone pass until the round is over or someone must give up tiles."""
        log: list[Event] = []
        for _ in range(self.state.players - self.state.turn):
            log += self.end_turn()
        return log

    @property
    def actor(self) -> str | None:
        """The colour to decide, None when the game is over."""
        seat = self.game.actor(self.state)
        return None if seat is None else COLOURS[seat]

    @property
    def order(self) -> tuple[str, ...]:
        """The turn order in colours."""
        return tuple(COLOURS[seat] for seat in self.state.order)

    def money(self, colour: str) -> int:
        """Return the money of a colour."""
        return self.state.money[seat_of(colour)]

    def spent(self, colour: str) -> int:
        """Return the money spent this round."""
        return self.state.spent[seat_of(colour)]

    def income(self, colour: str) -> int:
        """Return the space of the income marker."""
        return self.state.income[seat_of(colour)]

    def level(self, colour: str) -> int:
        """Return the income level."""
        return self.state.income_level(seat_of(colour))

    def vp(self, colour: str) -> int:
        """Return the victory points."""
        return self.state.vp[seat_of(colour)]

    def hand(self, colour: str) -> list[str]:
        """Return a hand without the `card_` of the ids."""
        return self._cards(self.state.hands[seat_of(colour)])

    def discards(self, colour: str) -> list[str]:
        """Return a face-up discard pile, oldest first."""
        return self._cards(self.state.discards[seat_of(colour)])

    def available(self, colour: str, industry: str) -> str | None:
        """Return the available tile of an industry."""
        at = IndustryId(self.state.rules.industries.index(industry))
        tile = self.state.available(seat_of(colour), at)
        return None if tile == NOTHING else self.state.rules.tiles.ids[tile]

    def tile(self, slot: str) -> tuple[str, str] | None:
        """Return owner and kind of the tile in a slot."""
        at = self.state.rules.board.slots.index(slot)
        tile = self.state.slot_tile[at]
        return (
            None
            if tile == NOTHING
            else (COLOURS[self.state.slot_owner[at]], self.state.rules.tiles.ids[tile])
        )

    def cubes(self, slot: str) -> int:
        """Return the cubes or barrels on a tile."""
        return self.state.slot_cubes[self.state.rules.board.slots.index(slot)]

    def is_flipped(self, slot: str) -> bool:
        """Tell whether the tile in a slot is flipped."""
        return self.state.slot_flipped[self.state.rules.board.slots.index(slot)]

    def link(self, line: str) -> str | None:
        """Return the owner of the link on a line."""
        owner = self.state.link_owner[self.state.rules.board.links.index(line)]
        return None if owner == NOTHING else COLOURS[owner]

    def beer(self, merchant: str) -> bool:
        """Tell whether a merchant's barrel is there."""
        return self.state.merchant_beer[self.state.rules.board.merchants.index(merchant)]

    def _cards(self, cards: tuple[CardId, ...]) -> list[str]:
        return [self.state.rules.cards.ids[card].removeprefix("card_") for card in cards]

    def _paid(self, action: Action) -> Action:
        if action.cards or action.kind not in self.state.rules.card_actions:
            return action
        hand = self.state.hands[self.state.actor]
        return action._replace(
            cards=hand[: self.state.rules.actions[action.kind].cards_needed(self.state)]
        )
