"""What a chosen action is sure to cost and bring, before anything else has been chosen for it."""

from collections.abc import Iterator

from brass_desktop.games.brass.engine import supply
from brass_desktop.games.brass.engine.actions import BuildLeg, NetworkLeg, SellLeg
from brass_desktop.games.brass.engine.draft import Draft
from brass_desktop.games.brass.engine.flow import debt, has_next_round
from brass_desktop.games.brass.engine.ids import (
    ERA_NAMES,
    IRON,
    RAIL_ERA,
    RESOURCE_NAMES,
    IndustryId,
    SlotId,
    TileId,
)
from brass_desktop.games.brass.engine.rules.network import link_cost
from brass_desktop.games.brass.present.naming import Naming
from brass_desktop.games.brass.present.text import actions
from brass_desktop.games.brass.present.text import play as text
from brass_desktop.games.brass.present.text.names import pounds
from brass_desktop.games.brass.present.viewmodel.panels import PreviewRow
from brass_desktop.present.tips import Tone

_NAMED = 3
"""How many places a row names; more of them are only counted, for the map shows them."""


def ahead(naming: Naming, draft: Draft) -> tuple[PreviewRow, ...]:
    """Tell what the action offers and what is certain of it."""
    match draft.kind:
        case "build":
            return tuple(buildings(naming, draft))
        case "network":
            return tuple(_lines(draft))
        case "develop":
            return tuple(_iron(draft))
        case "sell":
            return tuple(_sales(naming, draft))
        case "scout":
            return (_exchanged(naming, draft),)
        case "pass":
            return tuple(_passing(draft))
        case "give_up_tiles":
            return (owed(draft),)
        case _:
            return ()


def buildings(naming: Naming, draft: Draft) -> Iterator[PreviewRow]:
    """Tell for each industry where its next tile could be built."""
    found: dict[IndustryId, dict[str, None]] = {}
    if draft.kind == "build" or "build" in draft.legal("kind"):
        for leg in draft.matching("build"):
            if isinstance(leg, BuildLeg):
                found.setdefault(leg.industry, {})[naming.slot(leg.slot)] = None
    for industry, places in found.items():
        tile = draft.now.available(draft.now.actor, industry)
        yield PreviewRow(
            naming.rules.industries[industry],
            naming.tile(TileId(tile)),
            pounds(naming.rules.tiles.cost[tile]),
            Tone.PLAIN,
            ", ".join(places) if len(places) <= _NAMED else text.PLACES_LIT(len(places)),
        )


def owed(draft: Draft) -> PreviewRow:
    """Tell how much of a debt is covered so far."""
    seat = draft.start.actor
    need, have = debt(draft.start, seat), draft.now.money[seat]
    tone = Tone.GOOD if have >= need else Tone.BAD
    value = text.COVERED(have=have, need=need)
    return PreviewRow("money", text.DEBT_ROW(), value, tone, text.DEBT_NOTE())


def _lines(draft: Draft) -> Iterator[PreviewRow]:
    """Tell what one line costs and, on rails, what two of them do."""
    state, (_, icon) = draft.start, actions.ACTIONS["network"]
    lit = {leg.link for leg in draft.matching("network") if isinstance(leg, NetworkLeg)}
    rail = state.era == RAIL_ERA
    one = link_cost(state, second=False)
    coal = state.rules.numbers.rail_coal
    note = text.LINES_LIT(len(lit))
    head = text.ONE_LINK[ERA_NAMES[state.era]]()
    yield PreviewRow(icon, head, pounds(one), Tone.PLAIN, note)
    if rail:
        yield PreviewRow("coal", text.COAL_EACH(coal), _coal_price(draft), Tone.PLAIN)
        both = one + link_cost(state, second=True)
        dear = both > state.money[state.actor]
        short = text.YOU_HAVE(money=state.money[state.actor])
        yield PreviewRow(
            icon,
            text.TWO_RAILS(),
            pounds(both),
            Tone.MUTED if dear else Tone.PLAIN,
            short if dear else text.TWO_NEED(),
        )


def _coal_price(draft: Draft) -> str:
    """Give what the next cube of the market costs; mines that are connected give theirs free."""
    market = draft.start.rules.coal_market
    return text.AT_MOST(price=pounds(market.buy_price[draft.start.coal]))


def _iron(draft: Draft) -> Iterator[PreviewRow]:
    """Tell what the iron of one tile and of two costs."""
    state, numbers = draft.start, draft.start.rules.numbers
    one, two = (supply.iron_price(state, numbers.develop_iron * n) for n in (1, 2))
    head = text.IRON_EACH(numbers.develop_iron)
    value = text.FREE() if not one else pounds(one)
    note = text.IRON_FOR_TWO(price=text.FREE() if not two else pounds(two))
    yield PreviewRow(RESOURCE_NAMES[IRON], head, value, Tone.PLAIN, note)


def _sales(naming: Naming, draft: Draft) -> Iterator[PreviewRow]:
    """List the tiles that can be sold with what each scores, drinks, and who buys it."""
    buyers: dict[SlotId, dict[str, None]] = {}
    for leg in draft.matching("sell"):
        if isinstance(leg, SellLeg):
            buyers.setdefault(leg.slot, {})[naming.merchant(leg.merchant)] = None
    tiles = naming.rules.tiles
    for slot, merchants in buyers.items():
        tile = TileId(draft.start.slot_tile[slot])
        to, beer = text.BUYERS(merchants=", ".join(merchants)), tiles.beer[tile]
        yield PreviewRow(
            naming.rules.industries[tiles.industry[tile]],
            text.TITLE_BUILD(tile=naming.tile(tile), place=naming.slot(slot)),
            text.POINTS(points=tiles.vp[tile]),
            Tone.PLAIN,
            text.DRINKS(beer, buyers=to) if beer else to,
        )


def _exchanged(naming: Naming, draft: Draft) -> PreviewRow:
    """Count the cards that have been chosen to be given away."""
    need = draft.start.rules.numbers.scout_cards
    value = text.COUNT_OF(count=len(draft.cards), need=need)
    chosen = ", ".join(naming.card(card) for card in draft.cards)
    tone = Tone.GOOD if len(draft.cards) == need else Tone.BAD
    return PreviewRow("poker-hand", text.CARDS_GIVEN(), value, tone, chosen or text.IN_YOUR_HAND())


def _passing(draft: Draft) -> Iterator[PreviewRow]:
    """Say what it means to pass."""
    left = draft.start.actions_left - 1
    then = text.THEN_LEFT(left) if left else text.THEN_OVER()
    yield PreviewRow("hourglass", text.DOES_NOTHING(), "", Tone.PLAIN, then)
    early = text.EARLY_IN_ORDER() if has_next_round(draft.start) else ""
    yield PreviewRow("money", text.SPENDS_NOTHING(), "", Tone.PLAIN, early)
