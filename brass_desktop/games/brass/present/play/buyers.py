"""Who takes a mill's cotton: ports with what both owners gain, the distant market with its odds."""

from brass_desktop.core.types import Seat
from brass_desktop.games.brass.engine.actions import CottonLeg
from brass_desktop.games.brass.engine.draft import Draft
from brass_desktop.games.brass.engine.ids import DISTANT_MARKET, SlotId, TileId
from brass_desktop.games.brass.present.intents import PickAnswer
from brass_desktop.games.brass.present.naming import Naming
from brass_desktop.games.brass.present.play.odds import Odds
from brass_desktop.games.brass.present.play.sales import gain, way_of_cotton
from brass_desktop.games.brass.present.text import distant as text
from brass_desktop.games.brass.present.text import play
from brass_desktop.games.brass.present.viewmodel.panels import AnswerView
from brass_desktop.games.brass.present.viewmodel.seen import Seen
from brass_desktop.present.tips import Tone


def buyer(naming: Naming, now: Seen, draft: Draft, port: int) -> AnswerView:
    """Describe one of those who take the cotton, certain or not."""
    if port == DISTANT_MARKET:
        return _distant(draft)
    slot = SlotId(port)
    sold = draft.pick("port", port)
    leg = sold.done[-1]
    assert isinstance(leg, CottonLeg), "a buyer completes a sale"
    owner = Seat(draft.now.slot_owner[slot])
    tile = naming.tile(TileId(draft.now.slot_tile[slot]))
    return AnswerView(
        label=play.TITLE_BUILD(tile=tile, place=naming.slot(slot)),
        detail=_distance(naming, sold, leg, owner),
        icon="",
        intent=PickAnswer("port", port),
        tile=now.tile_view(slot),
        notes=((_gains(naming, draft, sold, owner), Tone.GOOD),),
    )


def _distance(naming: Naming, sold: Draft, leg: CottonLeg, owner: Seat) -> str:
    whose = play.YOURS() if owner == sold.start.actor else naming.seat(owner)
    way = way_of_cotton(sold.now, leg)
    count = len(way.links) if way is not None else 0
    return text.PORT_AWAY(count, owner=whose) if count else text.PORT_HERE(owner=whose)


def _gains(naming: Naming, before: Draft, sold: Draft, owner: Seat) -> str:
    """Say how far the markers of both owners go, the mill's and the port's."""
    seat = sold.start.actor

    def gained(who: Seat) -> int:
        return sold.now.income[who] - before.now.income[who]

    if owner == seat:
        return text.BOTH_FLIP(gained(seat))
    own, other = play.FLAG_STEPS(count=gained(seat)), play.FLAG_STEPS(count=gained(owner))
    return text.FOR_BOTH(own=own, other=other, name=naming.seat(owner))


def _distant(draft: Draft) -> AnswerView:
    odds = Odds(draft.pick("port", DISTANT_MARKET))
    notes: list[tuple[str, Tone]] = []
    if odds.sold:
        least = gain(odds, odds.sold[-1])
        said = text.SOLD_FOR if len(odds.sold) == 1 else text.SOLD_AT_LEAST
        notes.append((said(count=odds.sold_count, total=odds.total, gain=least), Tone.GOOD))
    unsold = odds.total - odds.sold_count
    if unsold:
        notes.append((text.CLOSING(count=unsold, total=odds.total), Tone.BAD))
    return AnswerView(
        label=text.DISTANT(),
        detail=text.ANY_BUILT_PORT(),
        icon="",
        intent=PickAnswer("port", DISTANT_MARKET),
        notes=tuple(notes),
    )
