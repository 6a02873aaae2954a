"""From the cards of a ruleset to what is drawn of them."""

from brass_desktop.games.furnace.engine.ids import GOODS, CardId
from brass_desktop.games.furnace.engine.ruleset import Effect, Ruleset
from brass_desktop.games.furnace.present.kinds import KIND_OF
from brass_desktop.games.furnace.present.viewmodel.pieces import (
    MONEY,
    CardView,
    HalfView,
    MiniatureView,
    RowView,
)


def build_card(
    rules: Ruleset, card: CardId, name: str, *, upgraded: bool = False, ticket: bool = False
) -> CardView:
    """Describe a card; a company shows its additional effect as a plan until it is upgraded.

    With `ticket` a company carries its compensation, a start-up card what it brings along.
    """
    company = rules.is_company(card)
    basic, every = rules.basic_side[card], rules.upgraded_side[card]
    rows = [RowView(effect) for effect in basic]
    rows += [RowView(effect, plan=not upgraded, built=upgraded) for effect in every[len(basic) :]]
    return CardView(
        id=rules.cards[card],
        name=name,
        kind=KIND_OF[rules.cards[card]],
        rows=tuple(rows),
        upgraded=upgraded and company,
        compensation=rules.compensation[card] if ticket and company else None,
        starting=rules.starting[card - rules.companies] if ticket and not company else None,
    )


def build_miniature(card: CardView) -> MiniatureView:
    """Tell at a glance what a card makes: a company's two effects, a start-up card's first two."""
    upper, lower = card.rows[:2]
    return MiniatureView(
        card.id, (_half(upper), _half(lower)), upgraded=card.upgraded, token=card.upgraded_in > 0
    )


def _half(row: RowView) -> HalfView:
    effect = row.effect
    return HalfView(_made(effect), effect.kind != "extract", plan=row.plan, built=row.built)


def _made(effect: Effect) -> str:
    """Name what an effect makes, money before goods."""
    if effect.money:
        return MONEY
    return next(good for good, number in zip(GOODS, effect.gain, strict=True) if number)
