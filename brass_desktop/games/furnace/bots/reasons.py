"""What may be said for or against a turn: codes with facts, which `present` turns into sentences.

Facts are whole numbers and ids: `card` and `other` of cards, `good`, `paid` and `gained` of goods,
`disc` of a disc, `rival` a seat, `chance` in per cent, `money` always positive.
"""

from collections.abc import Iterable, Mapping
from types import MappingProxyType
from typing import Final

from brass_desktop.bots.thought import Fact, Reason
from brass_desktop.games.furnace.engine.ids import GOODS, Bag

Facts = dict[str, Fact]

CODES: Mapping[str, tuple[str, ...]] = MappingProxyType(
    {
        # A bid: what the card is worth, what the disc brings if it is beaten, who else wants it.
        "card_now": ("card", "money"),
        "card_later": ("card", "money", "rounds"),
        "outbid_gains": ("disc", "good", "number"),
        "outbid_swaps": ("disc", "paid", "gained", "times"),
        "kept": ("card", "chance"),
        "denies": ("card", "rival", "money"),
        "keeps_disc": ("disc",),
        "may_be_lost": ("card", "chance"),
        "spends_disc": ("disc",),
        "leaves_card": ("card", "rival", "money"),
        "gives_up_card": ("card",),
        # A compensation: what the goods that come bring, and the lack of those that go.
        "swap_pays": ("gives", "paid", "gets", "gained", "money"),
        "keeps_goods": ("number", "good", "money"),
        "lacks": ("number", "good"),
        # A place in the chain.
        "chain_brings": ("card", "money"),
        "before": ("card", "other", "good"),
        "after": ("card", "other", "good"),
        "upgraded_first": ("card",),
        "runs_short": ("card", "good"),
        # A card to run next, or the end of production.
        "sells": ("card", "money"),
        "feeds": ("card", "other", "good"),
        "upgrades": ("card", "rounds"),
        "upgrades_many": ("cards", "rounds"),
        "repeats": ("card", "money"),
        "production_brings": ("money",),
        "stores": ("number", "good"),
        "spends": ("number", "good"),
        "nothing_left": (),
    }
)
"""Every code with the facts it carries.

card_now, card_later: won, the card adds so much money to this production, and about so much to
    the rounds that follow.
outbid_gains, outbid_swaps: beaten, the disc brings `number` of a good, or up to `times` swaps.
kept, may_be_lost: how likely the disc takes the card; the latter tells how likely it is lost.
denies: so much would the card bring to the rival who wants it most; leaves_card: a better card of
    the row stays free for that rival.
keeps_disc, spends_disc: the highest disc that is left for later bids, or goes with this one.
gives_up_card: the disc beats an own one that would have taken the card (F-8.4).
swap_pays: `gives` of `paid` become `gets` of `gained`, and production brings `money` more.
keeps_goods: unswapped, the goods bring so much more; lacks: so many will be missing there.
chain_brings: with the card there the chain brings so much more than at its worst place.
before: it gives a good that `other` takes; after: `other` gives a good that it takes.
upgraded_first: the start-up card comes before it and can upgrade it in time; runs_short: there it
    gets too little of a good.
sells: the card turns goods into money now; feeds: it makes a good that `other` will take.
upgrades, upgrades_many: the additional effect works in so many productions, this one included.
production_brings: what the best order found brings from here on.
stores: so much of a good is left for the next round; spends: so much of it is used up.
nothing_left: no card that is left would bring anything.
"""

MOST_OPTIONS: Final = 3
MOST_REASONS: Final = 2
WORTH_SAYING: Final = 0.5
"""Money from which on something is said, unless nothing else is there to say."""


def choose(found: Iterable[Reason]) -> tuple[Reason, ...]:
    """Keep the two best reasons, then the highest price."""
    ranked = sorted(found, key=lambda reason: -abs(reason.gain))
    good = [reason for reason in ranked if reason.gain > 0]
    said = [reason for reason in good if reason.gain >= WORTH_SAYING] or good[:1]
    price = [reason for reason in ranked if reason.gain <= -WORTH_SAYING]
    return (*said[:MOST_REASONS], *price[:1])


def in_money(thousandths: float) -> int:
    """Return whole money."""
    return round(thousandths / 1000)


def first_good(goods: Bag) -> tuple[str, int]:
    """Name the first good of a price or yield, and its number."""
    return next((name, number) for name, number in zip(GOODS, goods, strict=True) if number)
