"""The position of a Brass game: flat lists of integers that `effects` alone may write.

Lists are what changes often and is copied by a clone; tuples are replaced as a whole and shared.
"""

from hashlib import blake2b

from brass_desktop.core.types import Seat
from brass_desktop.games.brass.engine.ids import NOTHING, CardId, IndustryId
from brass_desktop.games.brass.engine.roads import Roads
from brass_desktop.games.brass.engine.ruleset import Ruleset


class BrassState:
    """Everything on the table, hidden cards included."""

    __slots__ = (
        "actions_left",
        "bonus_in_money",
        "coal",
        "cotton_demand",
        "deck",
        "discards",
        "distant",
        "distant_turned",
        "era",
        "face_down",
        "hands",
        "income",
        "introductory",
        "iron",
        "link_owner",
        "link_reach",
        "links_left",
        "mat",
        "merchant_beer",
        "merchant_tile",
        "money",
        "order",
        "payday",
        "phase",
        "players",
        "rng",
        "roads",
        "round",
        "rules",
        "slot_cubes",
        "slot_flipped",
        "slot_owner",
        "slot_tile",
        "spent",
        "tile_reach",
        "turn",
        "vp",
        "wilds",
    )

    rules: Ruleset
    players: int
    introductory: bool
    bonus_in_money: bool
    """Whether the distant market pays its bonus instead of raising incomes."""
    era: int
    round: int
    phase: int
    order: tuple[Seat, ...]
    turn: int
    """Position in `order` of the seat whose turn it is."""
    actions_left: int
    payday: tuple[Seat, ...]
    """Seats that still have to receive or pay this round's income, in order."""
    rng: int
    money: list[int]
    spent: list[int]
    income: list[int]
    """Space of the income marker, by seat."""
    vp: list[int]
    hands: list[tuple[CardId, ...]]
    discards: list[tuple[CardId, ...]]
    """Face-up discards, by seat."""
    face_down: tuple[CardId, ...]
    """The cards that were set aside unseen; empty once shuffled in."""
    deck: tuple[CardId, ...]
    """Next card to draw last."""
    wilds: list[int]
    """Cards left in each open wild pile, in the order of `CardFaces.wild_gain`."""
    links_left: list[int]
    link_reach: list[int]
    """Mask of the locations adjacent to a seat's links."""
    tile_reach: list[int]
    """Mask of the locations holding a tile of a seat."""
    mat: list[int]
    """Tiles gone from a stack, at seat * industries + industry."""
    slot_tile: list[int]
    slot_owner: list[int]
    slot_flipped: list[bool]
    slot_cubes: list[int]
    link_owner: list[int]
    coal: int
    iron: int
    merchant_tile: tuple[int, ...]
    """Merchant tile on each merchant space, NOTHING where the player count leaves it empty."""
    merchant_beer: list[bool]
    distant: tuple[int, ...]
    """The tiles of the distant market, the next one first; those turned lie beneath the others."""
    distant_turned: int
    """How many of them have been turned in this era."""
    cotton_demand: int
    """How far the distant market's marker has come; on its last space the market is closed."""
    roads: Roads

    def clone(self) -> "BrassState":
        """Return an independent copy; written out by hand because search lives on it."""
        new = BrassState.__new__(BrassState)
        new.rules = self.rules
        new.players = self.players
        new.introductory = self.introductory
        new.era = self.era
        new.round = self.round
        new.phase = self.phase
        new.order = self.order
        new.turn = self.turn
        new.actions_left = self.actions_left
        new.payday = self.payday
        new.rng = self.rng
        new.money = self.money[:]
        new.spent = self.spent[:]
        new.income = self.income[:]
        new.vp = self.vp[:]
        new.hands = self.hands[:]
        new.discards = self.discards[:]
        new.face_down = self.face_down
        new.deck = self.deck
        new.wilds = self.wilds[:]
        new.links_left = self.links_left[:]
        new.link_reach = self.link_reach[:]
        new.tile_reach = self.tile_reach[:]
        new.mat = self.mat[:]
        new.slot_tile = self.slot_tile[:]
        new.slot_owner = self.slot_owner[:]
        new.slot_flipped = self.slot_flipped[:]
        new.slot_cubes = self.slot_cubes[:]
        new.link_owner = self.link_owner[:]
        new.coal = self.coal
        new.iron = self.iron
        new.merchant_tile = self.merchant_tile
        new.merchant_beer = self.merchant_beer[:]
        new.distant = self.distant
        new.distant_turned = self.distant_turned
        new.cotton_demand = self.cotton_demand
        new.bonus_in_money = self.bonus_in_money
        new.roads = self.roads
        return new

    def digest(self) -> str:
        """Return a short fingerprint of the whole position, equal on every platform.

        Positions refer to the definition by position, so a reordered definition file gives other
        digests; the rules version guards against that.
        """
        facts = repr([_plain(getattr(self, name)) for name in self.rules.digested])
        return blake2b(facts.encode(), digest_size=8).hexdigest()

    @property
    def active(self) -> Seat:
        """The seat whose turn it is; during a shortfall the debtor acts instead."""
        return self.order[self.turn]

    @property
    def actor(self) -> Seat:
        """The seat that has to decide something now."""
        return self.payday[0] if self.payday else self.order[self.turn]

    def available(self, seat: Seat, industry: IndustryId) -> int:
        """Return the lowest tile left on the mat (B-1.6), NOTHING when the stack is empty."""
        stack = self.rules.stacks[industry]
        gone = self.mat[seat * len(self.rules.stacks) + industry]
        return stack[gone] if gone < len(stack) else NOTHING

    def income_level(self, seat: Seat) -> int:
        """Return the level of the marker's space (B-6.1)."""
        return self.rules.income_level[self.income[seat]]

    def network(self, seat: Seat) -> int:
        """Return the mask of locations in the seat's network (B-4.1)."""
        return self.link_reach[seat] | self.tile_reach[seat]

    def has_nothing_on_board(self, seat: Seat) -> bool:
        """Tell whether B-12.7 and the second half of B-14.2 apply."""
        return not self.link_reach[seat] and not self.tile_reach[seat]

    def rounds_in_era(self) -> int:
        """Return how many rounds this era has with these players (B-3.1)."""
        return self.rules.numbers.rounds[self.players]


def _plain(value: object) -> object:
    # Booleans and integers must print alike, whichever of the two a field happens to hold.
    if isinstance(value, bool):
        return int(value)
    if isinstance(value, list | tuple):
        return [_plain(item) for item in value]
    return value
