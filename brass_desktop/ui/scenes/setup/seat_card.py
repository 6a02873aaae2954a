"""One seat of the new game screen: who sits there, in which colour, played by whom."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from brass_desktop.core.table import PERSON, Hints, SeatChoice
from brass_desktop.present.character import Character
from brass_desktop.present.geometry import Rect
from brass_desktop.present.new_game import NewGameDraft
from brass_desktop.present.text import common
from brass_desktop.present.text import new_game as words
from brass_desktop.ui.drawing.palette import OWNERS
from brass_desktop.ui.drawing.sheet import Sheet
from brass_desktop.ui.scenes.setup.seat_parts import Cameo, SeatBand, Swatches
from brass_desktop.ui.widgets.button import Button, IconButton, button_width
from brass_desktop.ui.widgets.choice import Option, Segmented
from brass_desktop.ui.widgets.decor import LevelRule, Panel, Paragraph
from brass_desktop.ui.widgets.dropdown import Dropdown
from brass_desktop.ui.widgets.editing import Clipboard, Editing
from brass_desktop.ui.widgets.entry import TextEntry
from brass_desktop.ui.widgets.flow import Parts, Row, explained, flow, labelled, meaning_lines
from brass_desktop.ui.widgets.kit import Widget
from brass_desktop.ui.widgets.pane import Pane

_MEANING_LINES = 2
"""Room that all cards keep for a meaning, so that their rows stand level."""
_HINTS: tuple[Hints, ...] = ("none", "request", "always")


@dataclass(frozen=True, slots=True)
class SeatCard:
    """Lays out the card of one seat and lets its controls change the draft."""

    sheet: Sheet
    draft: NewGameDraft
    index: int
    name: Editing
    clipboard: Clipboard
    changed: Callable[[], None]
    """Called when the layout no longer fits, as after a choice; not while a name is typed."""

    def lay_out(self, card: Rect) -> list[Pane]:
        """Give the panes of the card: its frame, and the rows inside, which may scroll."""
        m = self.sheet.metrics
        seat = self.draft.game.seats[self.index]
        band = Rect(card.x + 8, card.y + 8, card.w - 16, m.control * 1.27)
        frame = Parts([Panel(card), SeatBand(band, seat.colour, self._title(), m.section)])
        if self.draft.may_remove:
            frame.widgets.append(self._remove_button(band, seat.colour))
        top = band.bottom + m.gap * 0.4
        pad = m.pad * 0.85
        inner = Rect(card.x + pad, top, card.w - 2 * pad, card.bottom - top - m.pad * 0.6)
        rows = flow(self.sheet, self._fitting_rows(inner), inner, f"seat{self.index}")
        return [Pane(frame.decor, frame.widgets), rows]

    def _title(self) -> str:
        return words.SEATS[self.index]()

    def _key(self, name: str) -> str:
        return f"seat{self.index}.{name}"

    def _remove_button(self, band: Rect, owner: str) -> IconButton:
        side = band.h * 0.8
        spot = Rect(band.right - side - 4, band.y + (band.h - side) / 2, side, side)
        ink = OWNERS[owner].ink
        return IconButton(
            self._key("remove"), spot, "close", side * 0.5, ink, self._remove, words.REMOVE_SEAT()
        )

    def _remove(self) -> None:
        self.draft.remove_seat(self.index)
        self.changed()

    def _fitting_rows(self, inner: Rect) -> list[Row]:
        """Make the rows; where there is room the last choice says what it means."""
        rows = self._rows()
        *others, last = rows
        # The notes of all seats take the same room, so that their rows stand in line.
        notes = [_meaning(seat) for seat in self.draft.game.seats]
        least = max(_MEANING_LINES, *(meaning_lines(self.sheet, n, inner.w) for n in notes))
        told = explained(self.sheet, last, notes[self.index], inner.w, least=least)
        needed = sum(row.height + row.gap for row in others) + told.height + told.gap
        return [*others, told] if needed <= inner.h else rows

    def _rows(self) -> list[Row]:
        m = self.sheet.metrics
        line = (*self.sheet.theme.line[:3], 120)
        rule = Row(
            m.gap * 0.3, lambda area: Parts([LevelRule(area, line, lozenge=True)]), m.gap * 0.2
        )
        swatches = labelled(self.sheet, words.COLOUR(), m.control, self._swatches)
        return [self._person_row(), rule, swatches, *self._player_rows()]

    def _person_row(self) -> Row:
        name = labelled(self.sheet, words.NAME(), self.sheet.metrics.control, self._name_field)
        who = labelled(self.sheet, words.CHARACTER(), self.sheet.metrics.control, self._characters)
        gap = self.sheet.metrics.gap * 0.4
        height = name.height + gap + who.height
        seat = self.draft.game.seats[self.index]

        def place(area: Rect) -> Parts:
            side = min(height * 0.96, area.w * 0.42)
            spot = Rect(area.x, area.y + (height - side) / 2 - side * 0.03, side, side)
            initials = Character(seat.character).initials
            left = spot.right + self.sheet.metrics.gap * 0.9
            parts = Parts([Cameo(spot, seat.colour, seat.character, initials)])
            width = area.right - left
            parts.add(name.place(Rect(left, area.y, width, name.height)))
            lower = area.y + name.height + gap
            parts.add(who.place(Rect(left, lower, width, who.height)))
            return parts

        return Row(height, place, 0)

    def _name_field(self, area: Rect) -> Parts:
        doubled = self.index in self.draft.namesakes
        field = TextEntry(
            self._key("name"),
            area,
            self.name,
            self.sheet.metrics.text * 1.12,
            self.clipboard,
            self._rename,
            words.NAME_HINT(),
            "pencil",
            doubled or self.index in self.draft.unnamed,
        )
        return Parts(widgets=[field])

    def _rename(self, name: str) -> None:
        self.draft.rename(self.index, name)
        self.changed()

    def _characters(self, area: Rect) -> Parts:
        side = area.h
        size = side * 0.5
        accent = self.sheet.theme.accent
        offered = self.draft.info.characters
        names = [Character(who).name for who in offered]
        who = Character(self.draft.game.seats[self.index].character)
        back = IconButton(
            self._key("previous"),
            Rect(area.x, area.y, side * 0.72, side),
            "previous",
            size,
            accent,
            lambda: self._turn(-1),
            words.PREVIOUS_CHARACTER(),
        )
        on = IconButton(
            self._key("next"),
            Rect(area.right - side * 0.72, area.y, side * 0.72, side),
            "next",
            size,
            accent,
            lambda: self._turn(1),
            words.NEXT_CHARACTER(),
        )
        middle = Rect(back.rect.right, area.y, on.rect.x - back.rect.right, side)
        which = Dropdown(
            self._key("character"),
            middle,
            names,
            offered.index(who.id),
            self.sheet.metrics.text,
            self._take_character,
            bare=True,
            shown=self._fitting_name(who, middle.w - 4),
            tooltip=who.name,
        )
        return Parts([Panel(area, "skin.field")], [back, which, on])

    def _fitting_name(self, who: Character, room: float) -> str:
        """Give the longest form of a name that need not shrink much."""
        size = self.sheet.metrics.text * 0.88
        typeface = self.sheet.typeface
        fitting = (name for name in who.names if typeface.measure(name, "text", size) <= room)
        return next(fitting, who.names[-1])

    def _turn(self, step: int) -> None:
        self.draft.next_character(self.index, step)
        self.changed()

    def _take_character(self, place: int) -> None:
        self.draft.choose_character(self.index, self.draft.info.characters[place])
        self.changed()

    def _swatches(self, area: Rect) -> Parts:
        seats = self.draft.game.seats
        holders = {seat.colour: seat.name for i, seat in enumerate(seats) if i != self.index}
        tips = []
        for owner in self.draft.info.colours:
            colour, emblem = common.OWNER_NAMES[owner](), common.EMBLEM_NAMES[owner]()
            if owner in holders:
                tip = words.COLOUR_TAKEN_TIP(colour=colour, emblem=emblem, name=holders[owner])
            else:
                tip = words.COLOUR_TIP(colour=colour, emblem=emblem)
            tips.append(tip)
        swatches = Swatches(
            self._key("colour"),
            area,
            self.draft.info.colours,
            seats[self.index].colour,
            self._take_colour,
            tips,
        )
        return Parts(widgets=[swatches])

    def _take_colour(self, colour: str) -> None:
        self.draft.choose_colour(self.index, colour)
        self.changed()

    def _player_rows(self) -> list[Row]:
        """Person or bot, then hints or level; without bots only the hints remain."""
        m = self.sheet.metrics
        seat = self.draft.game.seats[self.index]
        levels = self.draft.info.levels
        hints = [Option(words.HINTS[k](), note=words.HINT_NOTES[k]()) for k in _HINTS]
        chosen = _HINTS.index(seat.hints)
        if not levels:
            put = self._segments("hints", hints, chosen, self._take_hints)
            return [labelled(self.sheet, words.HINT_LABEL(), m.control, put)]
        kinds = [Option(common.PERSON(), "person"), Option(common.BOT(), "vintage-robot")]
        is_bot = seat.kind != PERSON
        first = self._segments("kind", kinds, int(is_bot), self._take_kind)
        if is_bot:
            notes = common.BOT_LEVEL_NOTES
            names = [Option(common.BOT_LEVELS[k](), note=notes[k]()) for k in levels]
            label, second = words.LEVEL_LABEL(), self._levels(names, levels.index(seat.kind))
        else:
            put = self._segments("hints", hints, chosen, self._take_hints)
            label, second = words.HINT_LABEL(), put
        return [
            labelled(self.sheet, words.PLAYED_BY(), m.control, first),
            labelled(self.sheet, label, m.control, second),
        ]

    def _segments(
        self, name: str, options: Sequence[Option], chosen: int, choose: Callable[[int], None]
    ) -> Callable[[Rect], Parts]:
        def put(area: Rect) -> Parts:
            size = self.sheet.metrics.text
            return Parts(widgets=[Segmented(self._key(name), area, options, chosen, size, choose)])

        return put

    def _levels(self, names: Sequence[Option], chosen: int) -> Callable[[Rect], Parts]:
        """All levels side by side, or behind each other where their words are too long."""

        def put(area: Rect) -> Parts:
            size = self.sheet.metrics.text
            key, take = self._key("level"), self._take_level
            beside = Segmented(key, area, names, chosen, size, take)
            if beside.fits(self.sheet.typeface):
                return Parts(widgets=[beside])
            field = Dropdown(
                key,
                area,
                [name.text for name in names],
                chosen,
                size,
                take,
                notes=[name.note for name in names],
                tooltip=names[chosen].note,
            )
            return Parts(widgets=[field])

        return put

    def _take_kind(self, place: int) -> None:
        self.draft.set_kind(self.index, self.draft.usual_level if place else PERSON)
        self.changed()

    def _take_level(self, place: int) -> None:
        self.draft.set_kind(self.index, self.draft.info.levels[place])
        self.changed()

    def _take_hints(self, place: int) -> None:
        self.draft.set_hints(self.index, _HINTS[place])
        self.changed()


def empty_card(
    sheet: Sheet, card: Rect, index: int, players: Sequence[int], add: Callable[[], None]
) -> Pane:
    """Lay out a free chair with the button that fills it."""
    m = sheet.metrics
    x, y = card.centre
    text = words.ADD_SEAT()
    width = min(button_width(sheet.typeface, text, m.button_text, icon=True), card.w - 2 * m.pad)
    button = Button(
        f"add{index}",
        Rect(x - width / 2, y - m.button / 2, width, m.button),
        text,
        m.button_text,
        add,
        "plus",
    )
    told = words.EMPTY_SEAT(fewest=min(players), most=max(players))
    lines = tuple(sheet.typeface.wrap(told, "text_italic", m.note, card.w - 2 * m.pad))
    lead = sheet.typeface.line_height("text_italic", m.note)
    below = Rect(card.x + m.pad, y + m.button * 0.8, card.w - 2 * m.pad, lead * len(lines))
    note = Paragraph(below, lines, "text_italic", m.note, sheet.theme.ink2, lead, "centre")
    widgets: list[Widget] = [button]
    return Pane((Panel(card, "skin.group"), note), widgets)


def _meaning(seat: SeatChoice) -> str:
    """Say what the chosen level means, or the chosen kind of hints."""
    if seat.kind in common.BOT_LEVEL_NOTES:
        return common.BOT_LEVEL_NOTES[seat.kind]()
    return words.HINT_NOTES[seat.hints]()
