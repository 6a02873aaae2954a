"""The lessons of the Brass family at its table: what their picks and anchors mean there."""

from collections.abc import Callable, Mapping, Sequence
from typing import Final, cast

from brass_desktop.core.session import AnySession, Session
from brass_desktop.core.types import Player, Setup
from brass_desktop.games.brass.engine.game import BrassSession
from brass_desktop.games.brass.engine.position import FamilyPosition
from brass_desktop.games.brass.engine.state import BrassState
from brass_desktop.games.brass.present import intents as it
from brass_desktop.games.brass.present.intents import Intent
from brass_desktop.games.brass.present.lessons import positions
from brass_desktop.games.brass.present.play.model import BrassTable
from brass_desktop.games.brass.present.text.lessons import LESSONS
from brass_desktop.games.shelf import GameInfo, load_game
from brass_desktop.present.intents import Press
from brass_desktop.present.learn.lesson import Lesson, LessonFacts, LessonPick
from brass_desktop.present.learn.shipped import shipped_lessons
from brass_desktop.present.learn.teacher import LessonTable
from brass_desktop.present.learn.texts import LessonTexts
from brass_desktop.present.text import new_game

_SEED: Final = 7
_PICKS: Final[Mapping[str, Callable[[str], Intent]]] = {
    "action": it.ChooseAction,
    "slot": it.PickSlot,
    "place": it.PickPlace,
    "link": it.PickLink,
    "merchant": it.PickMerchant,
    "market": it.PickMarket,
    "distant": lambda _: it.PickDistantMarket(),
    "industry": it.PickIndustry,
    "mat": it.OpenMat,
    "pounds": lambda sum_: it.PickAnswer("pounds", int(sum_)),
    "overlay": it.ToggleOverlay,
    "confirm": lambda _: Press("confirm"),
    "end_turn": lambda _: Press("end_turn"),
}
"""By kind of pick and of anchor: what a click on such a thing means."""


class BrassTeacher:
    """Teaches one game of the family."""

    def __init__(self, info: GameInfo, position: Callable[[int], FamilyPosition]) -> None:
        self._info = info
        self._position = position

    def lessons(self) -> Sequence[Lesson]:
        """Read the lessons, in the order of their numbers."""
        return shipped_lessons("brass_desktop.games.brass", self._info.id, "lessons")

    def words(self, lesson: Lesson) -> LessonTexts:
        """Give the sentences of a lesson."""
        return LESSONS[lesson.id]

    def sit_down(self, lesson: Lesson) -> AnySession:
        """Lay the position out; the rivals are called as a new game would call them."""
        players = [
            Player(new_game.NAMES[seat](), colour, character, control)
            for seat, (control, colour, character) in enumerate(
                zip(lesson.players, self._info.colours, self._info.characters, strict=False)
            )
        ]
        start = self.position(lesson, lesson.position)
        setup = Setup(len(players), _SEED, {"seated_order": True})
        session: BrassSession = Session(
            load_game(self._info.id), setup, players, "by_agreement", start
        )
        return session

    def position(self, lesson: Lesson, facts: LessonFacts) -> BrassState:
        """Lay out the position of a lesson or of one of its scenes."""
        return positions.describe(self._position(len(lesson.players)), facts)

    def intents(self, model: LessonTable, pick: LessonPick) -> Sequence[Intent]:
        """Tell what a person may mean who picks this at the table as it is now."""
        table, value = _table(model), str(pick.value)
        if pick.pick == "card":
            return (it.PickCard(_card(table, value)),)
        if pick.pick == "industry":
            return _industry(table, value)
        return (_PICKS[pick.pick](value),)

    def anchored(self, model: LessonTable, anchor: str) -> Sequence[Intent]:
        """Tell which things of the table an anchor names."""
        kind, _, value = anchor.partition(":")
        return self.intents(model, LessonPick(pick=kind, value=value))

    def holds(self, session: AnySession, facts: LessonFacts) -> bool:
        """Tell whether facts are true at the table now."""
        return positions.holds(session.state, self._info.colours, facts)


def _table(model: LessonTable) -> BrassTable:
    return cast(BrassTable, model)


def _card(table: BrassTable, name: str) -> int:
    """Find the place in the own hand of a card by its name."""
    state, order = table.session.state, table.desk.hand(table.desk.actor)
    ids = state.rules.cards.ids
    card = ids.index(name if name in ids else f"card_{name}")
    held = order.arrange(state.hands[table.desk.actor])
    return next(place for place, face in held if face == card)


def _industry(table: BrassTable, name: str) -> Sequence[Intent]:
    """Take a tile from the list of answers where there is one, or from the mat."""
    preview, number = table.view().preview, table.session.state.rules.industries.index(name)
    listed = preview.answers if preview is not None else ()
    answers = [one.intent for one in listed if one.intent.facet in ("bonus", "industry")]
    return (*(one for one in answers if one.value == number), it.PickIndustry(name))
