"""What a click on something lit would mean, while an action is in the making."""

from brass_desktop.games.brass.engine.actions import BuildLeg
from brass_desktop.games.brass.engine.draft import Draft, Facet, Pick
from brass_desktop.games.brass.engine.ids import (
    DISTANT_MARKET,
    ERA_NAMES,
    MARKET,
    Kind,
    SlotId,
    TileId,
)
from brass_desktop.games.brass.present import intents as it
from brass_desktop.games.brass.present.about.wording import listed
from brass_desktop.games.brass.present.intents import Intent
from brass_desktop.games.brass.present.naming import Naming
from brass_desktop.games.brass.present.play.desk import Desk
from brass_desktop.games.brass.present.text import choosing as words

_SOURCES: tuple[Facet, ...] = ("coal", "iron", "beer")


def meaning(desk: Desk, naming: Naming, intent: Intent) -> str:
    """Say what choosing a thing means; nothing where it cannot be chosen."""
    draft, board = desk.draft, naming.rules.board
    match intent:
        case it.PickSlot(slot):
            return _slot(desk, naming, SlotId(board.slots.index(slot)))
        case it.PickLink(link):
            return _line(draft, board.links.index(link))
        case it.PickMerchant(space):
            return _merchant(desk, board.merchants.index(space))
        case it.PickDistantMarket():
            asked = draft.question == "port" and DISTANT_MARKET in draft.legal("port")
            return words.TO_DISTANT() if asked else ""
        case it.PickMarket(resource):
            asked = draft.question == resource and MARKET in draft.legal(draft.question)
            return words.TAKES[resource]() if asked else ""
        case it.PickCard(key):
            return _card(desk, key)
        case it.PickIndustry(industry):
            return _tile(desk, naming.rules.industries.index(industry))
        case _:
            return ""


def _slot(desk: Desk, naming: Naming, slot: SlotId) -> str:
    draft = desk.draft
    if draft.question in _SOURCES and slot in draft.legal(draft.question):
        return words.TAKES[draft.question]()
    if draft.question == "port" and slot in draft.legal("port"):
        return words.TO_PORT()
    if Pick("slot", slot) in draft.picks:
        return words.CHOSEN()
    if slot not in draft.legal("slot"):
        return words.INSTEAD() if slot in desk.alternatives("slot") else ""
    match draft.kind:
        case "build" | "combined_build":
            return words.BUILDS(tiles=listed(_tiles(draft, naming, draft.kind, slot)))
        case "sell" | "sell_on":
            return words.SELLS()
        case "give_up_tiles":
            return words.GIVES_UP()
        case _:
            return words.PLACE()


def _tiles(draft: Draft, naming: Naming, kind: Kind, slot: SlotId) -> list[str]:
    """Name the tiles that could be built on a slot."""
    legs = draft.matching(kind)
    found = {leg.industry: None for leg in legs if isinstance(leg, BuildLeg) and leg.slot == slot}
    now = draft.now
    return [naming.tile(TileId(now.available(now.actor, industry))) for industry in found]


def _line(draft: Draft, link: int) -> str:
    if Pick("link", link) in draft.picks:
        return words.CHOSEN()
    if link not in draft.legal("link"):
        return ""
    if draft.kind == "network":
        return words.LAYS[ERA_NAMES[draft.now.era]]()
    return words.LINE()


def _merchant(desk: Desk, space: int) -> str:
    if desk.draft.question == "beer" and desk.offers_barrel(space):
        return words.TAKES["beer"]()
    return words.TO_MERCHANT() if space in desk.draft.legal("merchant") else ""


def _card(desk: Desk, key: int) -> str:
    order, draft = desk.hand(desk.actor), desk.draft
    if key in order.places_of(draft.cards):
        return words.CHOSEN()
    if order.card(key) not in draft.legal("card"):
        return words.INSTEAD() if draft.cards else ""
    return words.EXCHANGES() if draft.kind == "scout" else words.PAYS()


def _tile(desk: Desk, industry: int) -> str:
    facet = desk.mat_facet
    if facet is None:
        return ""
    if industry not in desk.draft.legal(facet):
        return words.INSTEAD() if industry in desk.instead(facet) else ""
    if facet == "bonus":
        return words.TILE["bonus"]()
    return words.TILE["develop" if desk.draft.kind == "develop" else "build"]()
