"""The family's table in a replay: only looked at, with every hand laid open if wanted."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from brass_desktop.games.brass.present.icons import INDUSTRY_ICONS
from brass_desktop.games.brass.present.layout.table import HAND_PLACES
from brass_desktop.games.brass.present.motion.hearing import heard_at
from brass_desktop.games.brass.present.replayed import BrassReplay, ReplayedTable
from brass_desktop.games.brass.present.text import rounds as words
from brass_desktop.games.brass.present.viewmodel.pieces import CardKind, CardView
from brass_desktop.games.brass.ui.scenes.table import TableScene
from brass_desktop.present.geometry import Rect
from brass_desktop.present.motion.cues import CueSheet
from brass_desktop.present.replay import SECONDS_PER_ACTION
from brass_desktop.ui.context import Context
from brass_desktop.ui.drawing import palette
from brass_desktop.ui.drawing.canvas import Canvas
from brass_desktop.ui.drawing.colour import Colour, mix, rgba, with_alpha
from brass_desktop.ui.drawing.marks import draw_seal
from brass_desktop.ui.scenes.replay.table import ReplayAreas

_INDUSTRY: Final = rgba("#5b4a30")
_WHITE: Final = rgba("#ffffff")
_FACE: Final = rgba("#f6ead0")
_WILD: Final = {CardKind.WILD_LOCATION: "village", CardKind.WILD_INDUSTRY: "factory"}


class ReplayedScene(TableScene):
    """The table over a replay; what explains it comes above the replay's controls."""

    def __init__(self, context: Context, replay: BrassReplay) -> None:
        self._replay = replay
        self._replayed = ReplayedTable(replay)
        self._sounds = CueSheet()
        self._audio = context.audio
        self._shown = replay.cursor
        """The moment that was shown last."""
        super().__init__(context, self._replayed, self._replayed.mean)
        self.tips_apart = True

    @property
    def areas(self) -> ReplayAreas:
        """Nothing is played, so the places of a turn are free, and the hand's where all is seen."""
        at = self.layout
        hands = self._replayed.hands() if self._replay.viewer is None else []
        open_hands = (OpenHands(at.hand, hands, HAND_PLACES),) if hands else ()
        return ReplayAreas(at.prompt, at.dock, at.turn, at.markets, open_hands)

    def refresh(self) -> None:
        """Find all words anew and lay everything out again."""
        self._replayed.forget()
        super().refresh()

    @property
    def wake_after(self) -> float | None:
        """Time until something is to be drawn or heard."""
        waits = (super().wake_after, self._sounds.wake_after)
        return min((wait for wait in waits if wait is not None), default=None)

    def update(self, dt: float) -> bool:
        """Let be heard what has happened at the cursor."""
        self._sounds.pass_time(dt)
        while sound := self._sounds.take():
            self._audio.play(sound)
        return super().update(dt)

    def show_moment(self) -> None:
        """Scroll the chronicle to the action at the cursor; the next one is heard as well."""
        before, self._shown = self._shown, self._replay.cursor
        self.show_line(self._shown)
        if self._shown == before + 1:
            cues = heard_at(self._replay.session, before)
            self._sounds.begin(cues, SECONDS_PER_ACTION / self._replay.speed)


@dataclass(frozen=True, slots=True)
class OpenHands:
    """Every seat's cards as rows of small cards."""

    rect: Rect
    hands: Sequence[tuple[str, tuple[CardView, ...]]]
    places: int
    """How many cards the largest hand may have."""

    def draw(self, canvas: Canvas) -> None:
        """Paint a plate with a row for each seat."""
        canvas.nine("skin.panel", self.rect)
        inner = self.rect.grown(-8, -5)
        row = inner.h / len(self.hands)
        for index, (owner, cards) in enumerate(self.hands):
            level = inner.y + row * (index + 0.5)
            radius = min(row * 0.38, 18.0)
            draw_seal(canvas, (inner.x + radius + 2, level), radius, owner)
            start = inner.x + 2 * radius + 12
            self._draw_cards(canvas, Rect(start, level - row / 2, inner.right - start, row), cards)

    def _draw_cards(self, canvas: Canvas, area: Rect, cards: Sequence[CardView]) -> None:
        width = area.w / self.places
        size = min(area.h * 0.46, 16.0)
        if not cards:
            at = (area.x, area.centre[1])
            canvas.text(words.NO_CARDS(), at, "text_italic", size, canvas.theme.ink2)
        towns = [card for card in cards if card.kind is CardKind.LOCATION]
        names = canvas.typeface.alike([card.name for card in towns], "sans_bold", size, width - 5)
        for index, card in enumerate(cards):
            place = Rect(area.x + index * width, area.y + 1.5, width - 3, area.h - 3)
            _draw_small_card(canvas, place, card)
            if card in towns:
                name = names[towns.index(card)]
                canvas.fitted(name, place.centre, palette.BAND_INK, "centre")


def _draw_small_card(canvas: Canvas, rect: Rect, card: CardView) -> None:
    """Draw a card as low as a line: a town in its colour, other cards as what they stand for."""
    radius = min(6.0, rect.h * 0.25)
    ground = _card_colour(card)
    canvas.gradient(rect, (mix(ground, _WHITE, 0.12), ground), radius)
    if card.kind is not CardKind.LOCATION:
        face = rect.grown(-2)
        canvas.fill(face, _FACE, radius * 0.6)
        icons = [INDUSTRY_ICONS[name] for name in card.industries] or [_WILD[card.kind]]
        side = face.h * 0.92
        for index, icon in enumerate(icons):
            x = face.centre[0] + (index - (len(icons) - 1) / 2) * side * 1.25
            canvas.icon(icon, (x, face.centre[1]), side, palette.CARD_INK)
    canvas.outline(rect, with_alpha(palette.BRASS[1], 170), 1.2, radius)


def _card_colour(card: CardView) -> Colour:
    if card.kind is CardKind.LOCATION:
        return palette.BANDS.get(card.band or "", _INDUSTRY)
    return _INDUSTRY
