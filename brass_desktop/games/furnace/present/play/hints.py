"""Hints on the table: what a good player would consider, each ready to be laid out."""

from dataclasses import dataclass
from typing import Final

from brass_desktop.bots.thought import ConsideredTurn, Thought
from brass_desktop.core.types import Seat
from brass_desktop.games.furnace.engine.actions import Action, Bid, Compensate, Insert
from brass_desktop.games.furnace.engine.game import FurnaceSession
from brass_desktop.games.furnace.present import icons
from brass_desktop.games.furnace.present.advice import worth
from brass_desktop.games.furnace.present.text import table as text
from brass_desktop.games.furnace.present.words import FurnaceWords
from brass_desktop.present.intents import TakeHint
from brass_desktop.present.panels import HintCard, HintsView
from brass_desktop.present.text import hints as words

_ICONS: Final = {Bid: icons.BID, Compensate: icons.COMPENSATION, Insert: icons.CHAIN}


@dataclass(frozen=True, slots=True)
class Suggestions:
    """The options of a thought, best first; none yet while it is being thought."""

    options: tuple[ConsideredTurn[Action], ...] = ()

    @classmethod
    def of(cls, thought: Thought[Action] | None) -> "Suggestions":
        """Rank what a thought considered by the number that is shown for it."""
        if thought is None:
            return cls()
        options = thought.options or (ConsideredTurn((thought.action,), 0.0, (), {}),)
        return cls(tuple(sorted(options, key=worth, reverse=True)))

    def action(self, number: int) -> Action:
        """Return what a hint begins with."""
        return self.options[number].turn[0]

    def view(self, session: FurnaceSession, seat: Seat) -> HintsView:
        """Put every option on a card."""
        note = text.HINTS_NOTE() if self.options else words.THINKING()
        cards = tuple(self._card(session, seat, number) for number in range(len(self.options)))
        return HintsView(words.HINT_TITLE(), note, cards)

    def _card(self, session: FurnaceSession, seat: Seat, number: int) -> HintCard:
        option = self.options[number]
        told = FurnaceWords().advice(session, seat, option)
        return HintCard(
            icon=_ICONS.get(type(option.turn[0]), icons.RUN),
            title=told.steps[0],
            then=text.THEN(step=told.steps[1]) if len(told.steps) > 1 else "",
            worth=told.worth,
            reasons=told.reasons,
            effect=told.effect,
            intent=TakeHint(number),
        )
