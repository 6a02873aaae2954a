"""From the log to the chronicle: one sentence per action, newest first under its round."""

from collections.abc import Iterator

from brass_desktop.games.brass.events import MoneyPaid, MoneyReceived, RoundStarted
from brass_desktop.games.brass.ids import ERA_NAMES
from brass_desktop.present.chronicle import tell
from brass_desktop.present.text import table
from brass_desktop.present.text.actions import ACTIONS
from brass_desktop.present.viewmodel.panels import ChronicleEntry, ChronicleView
from brass_desktop.present.viewmodel.seen import Seen

_ICONS = {kind: icon for kind, (_, icon) in ACTIONS.items()} | {"give_up_tiles": "pay-money"}


def build_chronicle(seen: Seen) -> ChronicleView:
    """Tell everything that has happened, the newest first under its round."""
    entries: list[ChronicleEntry] = [_heading(0, 0, 1)]
    for number, (entry, before) in enumerate(zip(seen.log, seen.before, strict=True), 1):
        for line in tell(seen.naming, before, entry):
            if line.seat is not None and line.kind is not None:
                entries.append(
                    ChronicleEntry(
                        number,
                        seen.owner(line.seat),
                        _ICONS[line.kind],
                        line.sentence,
                        line.detail,
                        fresh=entry is seen.log[-1],
                        money=any(isinstance(e, MoneyPaid | MoneyReceived) for e in entry.events),
                    )
                )
        for event in entry.events:
            if isinstance(event, RoundStarted):
                entries.append(_heading(number, event.era, event.round))
    return ChronicleView(tuple(_newest_first(entries)))


def _heading(number: int, era: int, round: int) -> ChronicleEntry:
    title = table.ERA_TITLES[ERA_NAMES[era]]()
    return ChronicleEntry(number, None, "", table.ERA_ROUND(era=title, round=round))


def _newest_first(entries: list[ChronicleEntry]) -> Iterator[ChronicleEntry]:
    """Turn the order round while every heading stays above its own events."""
    group: list[ChronicleEntry] = []
    for entry in reversed(entries):
        if entry.owner is None:
            yield entry
            yield from group
            group = []
        else:
            group.append(entry)
