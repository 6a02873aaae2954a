"""The lessons of Furnace at its table: what their picks and anchors mean there."""

from collections.abc import Callable, Mapping, Sequence
from typing import Final, cast

from brass_desktop.core.session import AnySession, Session
from brass_desktop.core.types import Player, Setup
from brass_desktop.games.furnace.engine.game import FurnaceSession, furnace
from brass_desktop.games.furnace.engine.ids import CardId, DiscId
from brass_desktop.games.furnace.engine.position import FurnacePosition, card_of, disc_of
from brass_desktop.games.furnace.engine.state import FurnaceState
from brass_desktop.games.furnace.present import intents as it
from brass_desktop.games.furnace.present.about.things import AgentPanel, OwnCapitalist
from brass_desktop.games.furnace.present.intents import Intent
from brass_desktop.games.furnace.present.lessons import checks
from brass_desktop.games.furnace.present.play.auction.desk import AuctionDesk
from brass_desktop.games.furnace.present.play.model import FurnaceTable
from brass_desktop.games.furnace.present.play.production.desk import ProductionDesk
from brass_desktop.games.furnace.present.text.lessons import LESSONS
from brass_desktop.games.shelf import GameInfo
from brass_desktop.present.intents import AnyIntent, Press
from brass_desktop.present.learn.lesson import Lesson, LessonFacts, LessonPick
from brass_desktop.present.learn.shipped import shipped_lessons
from brass_desktop.present.learn.teacher import LessonTable
from brass_desktop.present.learn.texts import LessonTexts
from brass_desktop.present.text import new_game

_SEED: Final = 7
_THINGS: Final[Mapping[str, object]] = {"agent": AgentPanel(), "capitalist": OwnCapitalist()}
"""Anchors of what a click does nothing to."""


class FurnaceTeacher:
    """Teaches Furnace."""

    def __init__(self, info: GameInfo, position: Callable[..., FurnacePosition]) -> None:
        self._info = info
        self._position = position

    def lessons(self) -> Sequence[Lesson]:
        """Read the lessons, in the order of their numbers."""
        return shipped_lessons("brass_desktop.games.furnace", "lessons")

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
        setup = Setup(len(players), _SEED)
        session: FurnaceSession = Session(furnace(), setup, players, "by_agreement", start)
        return session

    def position(self, lesson: Lesson, facts: LessonFacts) -> FurnaceState:
        """Lay out the position of a lesson or of one of its scenes."""
        return self._position(players=len(lesson.players), **facts).state()

    def intents(self, model: LessonTable, pick: LessonPick) -> Sequence[Intent]:
        """Tell what a person may mean who picks this at the table as it is now."""
        picked, value = _Picked(_table(model)), str(pick.value)
        meant = _PICKS[pick.pick](picked, value)
        if isinstance(meant, it.PickLot) and (disc := picked.disc_in_hand) is not None:
            return meant, it.PickStep(meant.lot, disc)
        return (meant,)

    def anchored(self, model: LessonTable, anchor: str) -> Sequence[AnyIntent]:
        """Tell which things of the table an anchor names; a card is lit whatever a click does."""
        kind, _, value = anchor.partition(":")
        picked = _Picked(_table(model))
        if kind in _THINGS:
            return (_THINGS[kind],)
        if kind == "lot":
            return _PICKS[kind](picked, value), it.LookClosely(picked.card(value))
        if kind == "card":
            return picked.faces(picked.card(value))
        return (_PICKS[kind](picked, value),)

    def holds(self, session: AnySession, facts: LessonFacts) -> bool:
        """Tell whether facts are true at the table now."""
        return checks.holds(session.state, facts)


def _table(model: LessonTable) -> FurnaceTable:
    return cast(FurnaceTable, model)


class _Picked:
    """The names that picks use, at the table as it is now."""

    def __init__(self, table: FurnaceTable) -> None:
        self._table = table
        self._state = table.session.state

    def card(self, name: str) -> CardId:
        return card_of(self._state.rules, name)

    def disc(self, name: str) -> DiscId:
        return disc_of(self._state.rules, name)

    def lot(self, name: str) -> int:
        return self._state.row.index(self.card(name))

    @property
    def disc_in_hand(self) -> DiscId | None:
        """The disc that is to be laid, if one is."""
        desk = self._table.desk
        return desk.draft.disc if isinstance(desk, AuctionDesk) else None

    def faces(self, card: CardId) -> Sequence[Intent]:
        """List whatever a click on an own card may do."""
        place = self.place(card)
        chosen = (it.PickCard(card), it.PickUpgrade(card))
        return chosen if place is None else (*chosen, it.RewindTo(place))

    def place(self, card: CardId) -> int | None:
        """Tell where a card first stands in the line that is planned."""
        desk = self._table.desk
        if not isinstance(desk, ProductionDesk):
            return None
        cards = [place.card for place in desk.plan.planned.line.order]
        return cards.index(card) if card in cards else None

    def placed(self, name: str) -> int:
        place = self.place(self.card(name))
        assert place is not None, f"{name} stands in the line"
        return place

    def count(self, value: str) -> Intent:
        """Read a number that is changed: the card, its line counted from 1, and by how much."""
        name, line, by = value.split()
        return it.ChangeCount(self.placed(name), int(line) - 1, int(by))

    def step(self, value: str) -> Intent:
        """Read a step of a rack: the company and the disc."""
        name, disc = value.split()
        return it.PickStep(self.lot(name), self.disc(disc))


_PICKS: Final[Mapping[str, Callable[[_Picked, str], Intent]]] = {
    "disc": lambda at, disc: it.PickDisc(at.disc(disc)),
    "lot": lambda at, name: it.PickLot(at.lot(name)),
    "step": _Picked.step,
    "times": lambda _, times: it.PickTimes(int(times)),
    "card": lambda at, name: it.PickCard(at.card(name)),
    "count": _Picked.count,
    "upgrade": lambda at, name: it.PickUpgrade(at.card(name)),
    "run": lambda *_: it.RunNext(),
    "run_all": lambda *_: it.RunAll(),
    "rewind": lambda at, name: it.RewindTo(at.placed(name)),
    "repeat": lambda *_: it.PickRepeat(),
    "gap": lambda _, gap: it.PickGap(int(gap)),
    "works": lambda _, owner: it.OpenWorks(owner),
    "deck": lambda *_: it.OpenDeck(),
    "confirm": lambda *_: Press("confirm"),
    "end_turn": lambda *_: Press("end_turn"),
}
"""By kind of pick and of anchor: what a click on such a thing means."""
