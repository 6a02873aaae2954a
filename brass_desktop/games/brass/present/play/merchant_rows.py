"""What the merchants give whose barrels are drunk, as rows of a price."""

from collections.abc import Iterator, Sequence

from brass_desktop.core.types import Seat
from brass_desktop.games.brass.engine import events as ev
from brass_desktop.games.brass.engine.events import Event
from brass_desktop.games.brass.engine.ids import MerchantId
from brass_desktop.games.brass.engine.state import BrassState
from brass_desktop.games.brass.present.bonuses import bonuses
from brass_desktop.games.brass.present.naming import Naming
from brass_desktop.games.brass.present.play.phrases import income_change, joined
from brass_desktop.games.brass.present.text import bonuses as bonus_text
from brass_desktop.games.brass.present.text import play as text
from brass_desktop.games.brass.present.viewmodel.panels import PreviewRow
from brass_desktop.present.tips import Tone


def merchant_bonuses(
    naming: Naming, after: BrassState, seat: Seat, events: Sequence[Event]
) -> Iterator[PreviewRow]:
    """Name the bonuses of the merchants whose barrels are drunk, each town once."""
    given: dict[str, list[tuple[MerchantId, Event | None]]] = {}
    for merchant, event in bonuses(naming.rules, events):
        given.setdefault(naming.merchant(merchant), []).append((merchant, event))
    for place, of_town in given.items():
        head = bonus_text.BONUS_OF(place=place)
        brought = [event for _, event in of_town if event is not None]
        row = _bonus(naming, head, brought)
        yield row or _in_vain(naming, head, of_town[0][0], seat, after.income[seat])


def _bonus(naming: Naming, head: str, events: Sequence[Event]) -> PreviewRow | None:
    """Add up what the barrels of one town bring."""
    money = sum(e.amount for e in events if isinstance(e, ev.MoneyReceived))
    if money:
        return PreviewRow("money", head, text.GAIN(money=money), Tone.GOOD)
    points = sum(e.points for e in events if isinstance(e, ev.PointsGained))
    if points:
        return PreviewRow("laurels", head, text.POINTS(points=points), Tone.GOOD)
    moved = [e for e in events if isinstance(e, ev.IncomeMoved)]
    if moved:
        gain = text.SPACES(sum(e.after - e.before for e in moved))
        note = income_change(naming, moved[0].seat, moved[0].before, moved[-1].after)
        return PreviewRow("receive-money", head, gain, Tone.GOOD, note)
    tiles = [naming.tile(e.tile) for e in events if isinstance(e, ev.TileDeveloped)]
    if not tiles:
        return None
    note = bonus_text.REMOVES["preview"](tile=joined(tiles))
    return PreviewRow("upgrade", head, "", Tone.GOOD, note)


def _in_vain(naming: Naming, head: str, merchant: MerchantId, seat: Seat, space: int) -> PreviewRow:
    """Say why a bonus gives nothing: an empty mat, or the end of the track."""
    if naming.rules.board.bonus_kind[merchant] == "develop":
        return PreviewRow("upgrade", head, "", Tone.MUTED, bonus_text.NOTHING_TO_REMOVE())
    note = income_change(naming, seat, space, space)
    return PreviewRow("receive-money", head, text.SPACES(0), Tone.MUTED, note)
