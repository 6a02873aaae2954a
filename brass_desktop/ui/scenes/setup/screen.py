"""The new game screen: which game, its seats, and the table they play at."""

from collections.abc import Callable

from brass_desktop.core.table import NewGame
from brass_desktop.games.shelf import GameInfo
from brass_desktop.present.box import box_of
from brass_desktop.present.geometry import Rect, row
from brass_desktop.present.new_game import LONGEST_NAME, NewGameDraft, random_seed
from brass_desktop.present.text import common
from brass_desktop.present.text import new_game as words
from brass_desktop.ui.context import Context
from brass_desktop.ui.drawing.sheet import Sheet
from brass_desktop.ui.house import House
from brass_desktop.ui.scenes.game_choice import OneGamePage, lay_head
from brass_desktop.ui.scenes.setup.seat_card import SeatCard, empty_card
from brass_desktop.ui.scenes.setup.table_options import TableOptions, options_height
from brass_desktop.ui.widgets.choice import Option
from brass_desktop.ui.widgets.editing import Editing
from brass_desktop.ui.widgets.flow import Parts
from brass_desktop.ui.widgets.foot import FootButton, lay_foot
from brass_desktop.ui.widgets.pane import Pane
from brass_desktop.ui.widgets.screen import Layout, Screen
from brass_desktop.ui.widgets.tabs import lay_tabs
from brass_desktop.ui.window.input import Key
from brass_desktop.ui.window.scene import Pop, Replace, Transition

_SEED_LENGTH = 9


class NewGamePage(OneGamePage):
    """Edits a draft; Start hands its finished record to the table."""

    def __init__(self, house: House, draft: NewGameDraft) -> None:
        super().__init__()
        self._house = house
        self._context = house.context
        self.draft = draft
        self._tab = 0
        self._names: list[Editing] = []
        self._seed = Editing(limit=_SEED_LENGTH, allowed=lambda letter: letter in "0123456789 ")
        self._renew_fields()

    def press(self, key: Key) -> Transition | None:
        """Leave by Escape, start by Ctrl+Enter."""
        if key.name == "escape":
            return Pop()
        if key.name == "enter" and key.ctrl and self.draft.ready:
            return self._start()
        return None

    def lay_out(self, sheet: Sheet) -> Layout:
        """Set a card for every seat in a row, the table's plate below, and the foot."""
        head = self._head(sheet)
        panes = [Pane(head.decor, head.widgets)]
        panes += self._lay_tabs(sheet) if sheet.roomy else self._lay_all(sheet)
        foot = self._foot(sheet)
        panes.append(Pane(foot.decor, foot.widgets, "foot"))
        return Layout(panes, "start")

    def _lay_all(self, sheet: Sheet) -> list[Pane]:
        body, gap, below = sheet.body, sheet.metrics.gap, options_height(sheet)
        cards = Rect(body.x, body.y, body.w, body.h - below - gap)
        table = Rect(body.x, body.bottom - below, body.w, below)
        return [*self._lay_seats(sheet, cards), *self._options(sheet).lay_out(table)]

    def _lay_tabs(self, sheet: Sheet) -> list[Pane]:
        names = [
            Option(words.SEATS_TAB(), "person"),
            Option(box_of(self.draft.info).table(), "rolling-dices"),
        ]
        tabs, room = lay_tabs(sheet, names, self._tab, self._open_tab)
        if self._tab:
            return [Pane((), (tabs,)), *self._options(sheet).lay_out(room)]
        return [Pane((), (tabs,)), *self._lay_seats(sheet, room)]

    def _lay_seats(self, sheet: Sheet, room: Rect) -> list[Pane]:
        cards = row(room, max(self.draft.info.players), sheet.metrics.gap)
        return [pane for i, card in enumerate(cards) for pane in self._card(sheet, i, card)]

    def _options(self, sheet: Sheet) -> TableOptions:
        context = self._context
        return TableOptions(
            sheet, self.draft, context.settings, self._seed, context.clipboard, self._changed
        )

    def _open_tab(self, index: int) -> None:
        self._tab, self.stale = index, True

    def _head(self, sheet: Sheet) -> Parts:
        info = self.draft.info
        variant = box_of(info).variants.get(len(self.draft.game.seats))
        remark = "" if info.hidden_hands else words.OPEN()
        return lay_head(
            sheet, words.TITLE(), info, self._turn_to, remark if variant is None else variant.note()
        )

    def _turn_to(self, info: GameInfo) -> None:
        self.draft.turn_to(info)
        self._changed()

    def _card(self, sheet: Sheet, index: int, card: Rect) -> list[Pane]:
        if index >= len(self.draft.game.seats):
            return [empty_card(sheet, card, index, self.draft.info.players, self._add)]
        seat = SeatCard(
            sheet,
            self.draft,
            index,
            self._names[index],
            self._context.clipboard,
            self._changed,
        )
        return seat.lay_out(card)

    def _foot(self, sheet: Sheet) -> Parts:
        left = [FootButton("back", common.BACK(), "previous", Pop)]
        if self._last is not None:
            again = FootButton("same", words.SAME_AS_LAST(), "backward-time", self._same_as_last)
            left.append(again)
        ready = self.draft.ready
        box = box_of(self.draft.info)
        start = FootButton("start", box.start(), box.emblem, self._start, ready)
        return lay_foot(sheet, left, self._remark(), start, bad=not ready)

    def _remark(self) -> str:
        if self.draft.unnamed:
            return words.UNNAMED()
        if self.draft.namesakes:
            return words.NAMESAKES()
        return box_of(self.draft.info).facts[len(self.draft.game.seats)]()

    def _changed(self) -> None:
        self.stale = True
        self._renew_fields()

    def _renew_fields(self) -> None:
        """Let the text fields follow the draft where something else has changed it."""
        seats = self.draft.game.seats
        while len(self._names) < len(seats):
            self._names.append(Editing(limit=LONGEST_NAME))
        for field, seat in zip(self._names, seats, strict=False):
            if field.text != seat.name:
                field.replace_all(seat.name)
        digits = self._seed.text.replace(" ", "")
        if not digits or int(digits) != self.draft.game.seed:
            self._seed.replace_all(f"{self.draft.game.seed:,}".replace(",", " "))

    def _add(self) -> None:
        self.draft.add_seat()
        self._changed()

    @property
    def _last(self) -> NewGame | None:
        return self._context.settings.current.last_games.get(self.draft.info.id)

    def _same_as_last(self) -> None:
        if self._last is not None:
            self.draft.same_as(self._last)
            self._changed()

    def _start(self) -> Transition | None:
        if not self.draft.ready:
            return None
        game = self.draft.finished()
        settings = self._context.settings
        last_games = settings.current.last_games | {game.game: game}
        settings.change(last_games=last_games, last_played=game.game, board=game.board)
        return Replace(self._house.start(game))


def new_draft(context: Context, draw_seed: Callable[[], int] = random_seed) -> NewGameDraft:
    """Begin a draft of the game played last, with what the settings say."""
    settings, info = context.settings.current, context.last_played
    return NewGameDraft(
        info,
        [name() for name in words.NAMES],
        draw_seed,
        game=NewGame(
            info.id,
            (),
            board=settings.board,
            curtain=settings.curtain,
            take_back=settings.take_back,
            confirm=settings.confirm,
            bot_reasons=settings.bot_reasons,
        ),
    )


def new_game_screen(house: House, draft: NewGameDraft) -> Screen:
    """Make the new game screen, to go on with a draft."""
    return Screen(NewGamePage(house, draft))
