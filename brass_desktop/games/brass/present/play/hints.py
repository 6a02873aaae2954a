"""Hints on the table: the turns a good player would consider, each ready to be laid out."""

from dataclasses import dataclass, replace

from brass_desktop.bots.thought import ConsideredTurn, Thought
from brass_desktop.core.types import Seat
from brass_desktop.games.brass.engine.actions import (
    Action,
    BuildLeg,
    GiveUpLeg,
    NetworkLeg,
    SellLeg,
)
from brass_desktop.games.brass.engine.draft import draft_of
from brass_desktop.games.brass.present.advice import advise, worth
from brass_desktop.games.brass.present.play.lights import unlit_board
from brass_desktop.games.brass.present.play.planned import with_planned_board
from brass_desktop.games.brass.present.play.preview import Price
from brass_desktop.games.brass.present.text import play as text
from brass_desktop.games.brass.present.text.actions import LOG_ICONS
from brass_desktop.games.brass.present.viewmodel.board import BoardView, TraceView
from brass_desktop.games.brass.present.viewmodel.seen import Seen
from brass_desktop.present.intents import TakeHint
from brass_desktop.present.panels import HintCard, HintsView
from brass_desktop.present.text import hints as words


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

    def view(self, seen: Seen, seat: Seat) -> HintsView:
        """Put every option on a card."""
        note = text.HINTS_NOTE() if self.options else words.THINKING()
        cards = tuple(self._card(seen, seat, number) for number in range(len(self.options)))
        return HintsView(words.HINT_TITLE(), note, cards)

    def _card(self, seen: Seen, seat: Seat, number: int) -> HintCard:
        option = self.options[number]
        told = advise(seen.naming, seen.state, seat, option)
        return HintCard(
            icon=LOG_ICONS[option.turn[0].kind],
            title=told.steps[0],
            then=text.THEN(step=told.steps[1]) if len(told.steps) > 1 else "",
            worth=told.worth,
            reasons=told.reasons,
            effect=told.effect,
            intent=TakeHint(number),
        )


def with_ghost(view: BoardView, seen: Seen, action: Action) -> BoardView:
    """Draw a move on the map as if it were being made, and mark it as a mere suggestion.

    It is drafted on what the seat can see, as every action is.
    """
    draft = draft_of(seen.state, action)
    price = Price(seen.naming, draft, [player.colour for player in seen.players])
    board, names = seen.rules.board, (BuildLeg, SellLeg, GiveUpLeg)
    slots = tuple(board.slots[leg.slot] for leg in action.legs if isinstance(leg, names))
    links = tuple(board.links[leg.link] for leg in action.legs if isinstance(leg, NetworkLeg))
    sold = (leg.merchant for leg in action.legs if isinstance(leg, SellLeg))
    merchants = tuple(board.merchants[merchant] for merchant in sold)
    marked = TraceView(seen.owner(draft.start.actor), slots, links, merchants)
    planned = with_planned_board(unlit_board(view), price, replace(seen, state=price.after))
    return replace(planned, suggested=marked)
