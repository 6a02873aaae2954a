"""Hints lie on the table as cards: ranked, in plain words, and ready to be taken."""

import re
from functools import cache

import pytest

from brass_desktop.bots.thought import Thought
from brass_desktop.games.brass.bots.levels import FOREMAN
from brass_desktop.games.brass.bots.search.thinker import Thinker
from brass_desktop.games.brass.bots.value.merchants import MerchantTrade
from brass_desktop.games.brass.engine.actions import Action
from brass_desktop.games.brass.engine.ids import ACTING
from brass_desktop.games.brass.present.play.model import BrassTable
from brass_desktop.present.controls import ControlState
from brass_desktop.present.intents import Press
from brass_desktop.present.panels import HintsView
from workshop.shots.brass.positions import debtor, finished

AWAY = pytest.mark.parametrize("control", [Press("hint"), Press("back")])


@cache
def thoughts() -> tuple[tuple[int, Thought[Action]], ...]:
    game = finished(4)
    moments = [at for at in range(0, len(game.log), 23) if game.at(at).phase == ACTING]
    observe = game.game.observe
    return tuple(
        (at, Thinker(FOREMAN, MerchantTrade).think(observe(game.at(at), game.at(at).actor), 1))
        for at in moments
    )


def advised(at: int, thought: Thought[Action]) -> BrassTable:
    game = finished(4).fork(at)
    table = BrassTable(game, game.actor)
    table.advise(thought)
    return table


def hints(table: BrassTable) -> HintsView:
    shown = table.view().hints
    assert shown is not None
    return shown


def worth(card_worth: str) -> int:
    return int(card_worth.removeprefix("+").removesuffix(" VP")) if card_worth else 0


def number(told: str) -> int:
    return int(told.replace("£", "").replace("−", "-"))


def test_hints_are_ranked_by_the_number_they_show() -> None:
    for at, thought in thoughts():
        shown = [worth(card.worth) for card in hints(advised(at, thought)).cards]
        assert shown == sorted(shown, reverse=True)


def test_hints_tell_what_to_do_without_naming_anybody_or_nothing() -> None:
    players = [player.name for player in finished(4).players]
    for at, thought in thoughts():
        for card in hints(advised(at, thought)).cards:
            told = "\n".join((card.title, card.then, *card.reasons, card.effect))
            assert not re.match("|".join(f"{name}:" for name in players), card.title)
            assert not re.search(r"£0\b|(?<!\d)[+−]?0 VP|%|Clears|money", told), told


def test_hints_differ_in_kind_where_they_can() -> None:
    several = [thought for _, thought in thoughts() if len(thought.options) > 2]
    kinds = [len({option.turn[0].kind for option in thought.options}) for thought in several]
    assert sum(count > 1 for count in kinds) > len(kinds) * 0.8


def test_every_hint_is_shown_on_the_map_and_laid_out_by_a_click() -> None:
    taken = 0
    for at, thought in thoughts():
        table = advised(at, thought)
        for card in hints(table).cards:
            assert table.point_at(card.intent)
            assert table.view().board.suggested is not None
            assert card.intent in table.lit()
            table.mean(card.intent)
            confirm = table.view().turn.confirm
            assert confirm is not None and confirm.state is ControlState.LIT
            assert table.view().hints is None and table.view().preview is not None
            while table.is_making:
                table.mean(Press("back"))
            assert table.view().hints is not None, "going back leads to the hints again"
            taken += 1
    assert taken > 10


@AWAY
def test_hints_are_put_away(control: Press) -> None:
    table = advised(*thoughts()[0])
    table.mean(control)
    assert not table.is_advised and table.view().hints is None


def test_hints_go_with_the_position_they_were_for() -> None:
    table = advised(*thoughts()[0])
    table.mean(hints(table).cards[0].intent)
    table.mean(Press("confirm"))
    assert not table.is_advised


def test_thinking_is_shown_where_the_hints_will_be() -> None:
    game = finished(4).fork(0)
    table = BrassTable(game, game.actor)
    table.advise(None)
    assert hints(table).cards == () and hints(table).note == "Thinking…"


def test_a_debtor_is_told_what_to_sell_off() -> None:
    game = debtor(4).fork(len(debtor(4).log))
    table = BrassTable(game, game.actor)
    state = game.state
    table.advise(Thinker(FOREMAN, MerchantTrade).think(game.game.observe(state, state.actor), 1))
    (card,) = hints(table).cards
    assert card.title.startswith("Sell off your tiles at: ")
    table.mean(card.intent)
    confirm = table.view().turn.confirm
    assert confirm is not None and confirm.state is ControlState.LIT


def test_a_hint_tells_of_its_first_step_what_the_ledger_will_tell() -> None:
    """A turn has two steps; money that the second one costs is none of the first one's."""
    seen = 0
    for at, thought in thoughts():
        table = advised(at, thought)
        for card in hints(table).cards:
            table.mean(card.intent)
            preview = table.view().preview
            assert preview is not None
            money, _, income = (number(one.after) - number(one.before) for one in preview.sums)
            found = re.search(r"([+−])£(\d+)", card.effect)
            assert money == (number(found[1] + found[2]) if found else 0), (card, preview.sums)
            assert ("income" in card.effect) == bool(income)
            seen += 1
            while table.is_making:
                table.mean(Press("back"))
    assert seen > 10
