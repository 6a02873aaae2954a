"""The new game screen: up to four seats and the table they play at."""

from collections.abc import Callable

from brass_desktop.present.box import open_box
from brass_desktop.present.layout.geometry import Rect
from brass_desktop.present.new_game import LONGEST_NAME, NewGame, NewGameDraft, random_seed
from brass_desktop.present.text import common
from brass_desktop.present.text import new_game as words
from brass_desktop.ui.context import Context
from brass_desktop.ui.input import Key
from brass_desktop.ui.scene import Pop, Replace, Transition
from brass_desktop.ui.scenes.paper import PaperPage
from brass_desktop.ui.scenes.seat_card import SeatCard, empty_card
from brass_desktop.ui.scenes.table_options import TableOptions, options_height
from brass_desktop.ui.screen import Layout, Screen
from brass_desktop.ui.sheet import Sheet
from brass_desktop.ui.widgets.editing import Editing
from brass_desktop.ui.widgets.flow import Parts
from brass_desktop.ui.widgets.foot import FootButton, lay_foot, lay_title
from brass_desktop.ui.widgets.pane import Pane

_SEED_LENGTH = 9


class NewGamePage(PaperPage):
    """Edits a draft; Start hands its finished record to the table."""

    def __init__(self, context: Context, draft: NewGameDraft) -> None:
        super().__init__()
        self._context = context
        self._box = open_box()
        self.draft = draft
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
        """Set four cards in a row, the table's plate below, and the foot."""
        m = sheet.metrics
        body = sheet.body
        below = options_height(sheet)
        cards = Rect(body.x, body.y, body.w, body.h - below - m.gap)
        width = (body.w - 3 * m.gap) / 4
        panes = [Pane((lay_title(sheet, words.TITLE()),))]
        for index in range(4):
            card = Rect(cards.x + index * (width + m.gap), cards.y, width, cards.h)
            panes += self._card(sheet, index, card)
        clipboard = self._context.clipboard
        options = TableOptions(
            sheet, self.draft, self._context.settings, self._seed, clipboard, self._changed
        )
        panes += options.lay_out(Rect(body.x, body.bottom - below, body.w, below))
        foot = self._foot(sheet)
        panes.append(Pane(foot.decor, foot.widgets, "foot"))
        return Layout(panes, "start")

    def _card(self, sheet: Sheet, index: int, card: Rect) -> list[Pane]:
        if index >= len(self.draft.game.seats):
            return [empty_card(sheet, card, index, self._add)]
        seat = SeatCard(
            sheet,
            self.draft,
            self._box,
            index,
            self._names[index],
            self._context.clipboard,
            self._changed,
        )
        return seat.lay_out(card)

    def _foot(self, sheet: Sheet) -> Parts:
        left = [FootButton("back", common.BACK(), "previous", Pop)]
        if self._context.settings.current.last_game is not None:
            again = FootButton("same", words.SAME_AS_LAST(), "backward-time", self._same_as_last)
            left.append(again)
        ready = self.draft.ready
        start = FootButton("start", words.START(), "steam-locomotive", self._start, ready)
        return lay_foot(sheet, left, self._remark(), start, bad=not ready)

    def _remark(self) -> str:
        if self.draft.unnamed:
            return words.UNNAMED()
        if self.draft.namesakes:
            return words.NAMESAKES()
        seats = len(self.draft.game.seats)
        facts = self._box.facts[seats]
        return words.FACTS[seats](
            cards=facts.cards,
            rounds=facts.rounds,
            merchants=facts.merchants,
            money=facts.money,
        )

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

    def _same_as_last(self) -> None:
        last = self._context.settings.current.last_game
        if last is not None:
            self.draft.same_as(last)
            self._changed()

    def _start(self) -> Transition | None:
        start = self._context.features.start
        if start is None or not self.draft.ready:
            return None
        game = self.draft.finished()
        self._context.settings.change(last_game=game, board=game.board)
        return Replace(start(game))


def new_draft(context: Context, draw_seed: Callable[[], int] = random_seed) -> NewGameDraft:
    """Begin a draft with what the settings say."""
    box, settings = open_box(), context.settings.current
    return NewGameDraft(
        [name() for name in words.NAMES],
        box.colours,
        [who.id for who in box.characters],
        context.features.bot_levels,
        draw_seed,
        game=NewGame(
            (),
            board=settings.board,
            curtain=settings.curtain,
            take_back=settings.take_back,
            confirm=settings.confirm,
            bot_reasons=settings.bot_reasons,
        ),
    )


def new_game_screen(context: Context, draft: NewGameDraft | None = None) -> Screen:
    """Make the new game screen, to go on with a draft that was left or to begin one."""
    return Screen(NewGamePage(context, draft if draft is not None else new_draft(context)))
