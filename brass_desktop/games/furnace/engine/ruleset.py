"""The rules as data: the definition compiled once to tuples that positions refer to."""

from typing import Literal, NamedTuple

from brass_desktop.games.furnace.engine.ids import Bag, CapitalistId, CardId, DiscId

EffectKind = Literal["extract", "process", "upgrade"]


class Effect(NamedTuple):
    """One line of a card (F-1.7); a compensation has no limit of its own."""

    kind: EffectKind
    cost: Bag
    gain: Bag
    money: int
    limit: int


class Substitute(NamedTuple):
    """A good of an upgrade's price that another one stands in for once it is gone (F-8.6)."""

    missing: int
    paid: int


class Capitalist(NamedTuple):
    """What one card changes for its owner (F-8)."""

    repeat_cost: Bag | None
    bonus: int
    """Added to a disc's value for compensation alone."""
    unrestricted: bool
    neutral_disc: bool
    substitute: Substitute | None


NO_CAPITALIST = Capitalist(None, 0, unrestricted=False, neutral_disc=False, substitute=None)


class Discs(NamedTuple):
    """Every disc that a player may have, by id; masks tell who has which."""

    ids: tuple[str, ...]
    value: tuple[int, ...]
    own: int
    """The discs of every player."""
    neutral: int
    agent: int


class Ruleset(NamedTuple):
    """Everything that never changes during a game."""

    players: tuple[int, ...]
    rounds: int
    rounds_short: int
    row_size: dict[int, int]
    agent_players: int
    """The number of players at whose table the Agent bids."""
    die: int
    discs: Discs
    cards: tuple[str, ...]
    """The ids of all cards: companies, then start-up cards."""
    companies: int
    compensation: tuple[Effect, ...]
    """By company."""
    basic_side: tuple[tuple[Effect, ...], ...]
    """By card: what it does in production; a start-up card has this side only."""
    upgraded_side: tuple[tuple[Effect, ...], ...]
    starting: tuple[Bag, ...]
    """By start-up card, counted from the first of them."""
    capitalist_ids: tuple[str, ...]
    capitalists: tuple[Capitalist, ...]
    tie_break: tuple[str, ...]

    def effects(self, card: CardId, upgraded: int) -> tuple[Effect, ...]:
        """Return the lines of a card that are active, where `upgraded` is a mask of cards."""
        return (self.upgraded_side if upgraded >> card & 1 else self.basic_side)[card]

    def capitalist(self, card: CapitalistId | int) -> Capitalist:
        """Return what a capitalist changes, nothing for none."""
        return self.capitalists[card] if card >= 0 else NO_CAPITALIST

    def is_company(self, card: CardId) -> bool:
        """Tell companies, which can be upgraded, from start-up cards (F-1.4)."""
        return card < self.companies

    def discs_in(self, mask: int) -> tuple[DiscId, ...]:
        """List the discs of a mask."""
        return tuple(DiscId(disc) for disc in range(len(self.discs.value)) if mask >> disc & 1)
