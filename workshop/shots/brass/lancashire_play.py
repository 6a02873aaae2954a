"""The gallery's pictures of Lancashire being played: actions half way, questions, overlays."""

from collections.abc import Callable
from typing import Final

from brass_desktop.games.brass.engine.actions import BuildLeg, CottonLeg
from brass_desktop.games.brass.engine.draft import Facet
from brass_desktop.games.brass.engine.ids import (
    ACTING,
    CANAL_ERA,
    DISTANT_MARKET,
    RAIL_ERA,
    SELLING,
    SHORTFALL,
    Kind,
)
from brass_desktop.games.brass.engine.state import BrassState
from brass_desktop.games.brass.present import intents as it
from brass_desktop.ui.context import Context
from brass_desktop.ui.window.input import Key
from workshop.shots.brass.acting import Acting, Choice, Make, played_table, told
from workshop.shots.brass.lone_table import BrassScene
from workshop.shots.brass.traders import traded
from workshop.shots.gallery import Shot

_KINDS: Final[tuple[Kind, ...]] = (
    "build", "network", "develop", "sell", "loan", "combined_build", "pass",
)  # fmt: skip
_ASKED: Final[tuple[tuple[Kind, Facet], ...]] = (
    ("build", "industry"),
    ("network", "coal"),
    ("sell", "port"),
)
"""Questions whose answers are listed, with the action that asks them."""
_GAME: Final = Acting(traded)
_EARLY: Final = 40
"""Actions after which a board is no longer empty, nor full."""
_BUSY: Final = 8
"""The round of canals in which there is most to see."""


def lancashire_play_shots() -> tuple[Shot, ...]:
    """Give every action begun and ready, every question, the sale that goes on, all overlays."""
    begun = [Shot(f"lancashire_begun_{kind}", _GAME.begun(kind)) for kind in _KINDS]
    ready = [Shot(f"lancashire_ready_{kind}", _GAME.ready(kind)) for kind in _KINDS]
    asked = [Shot(f"lancashire_asks_{facet}", _GAME.asking(k, facet)) for k, facet in _ASKED]
    overlays = [Shot(f"lancashire_overlay_{key}", _overlay(key)) for key in "NCVKET"]
    return (
        *begun,
        *ready,
        *asked,
        Shot("lancashire_turn_a_tile", _GAME.ready("sell", _is_distant)),
        Shot("lancashire_to_ports", _GAME.ready("sell", _through_ports)),
        Shot("lancashire_new_mine", _GAME.ready("build", _is_a_mine)),
        Shot("lancashire_selling", _first(_is_selling)),
        Shot("lancashire_shortfall", _first(_owes)),
        Shot("lancashire_last_loans", _last_loans),
        Shot("lancashire_mat_build", _GAME.begun("build"), inputs=(Key("m"), Key("tab"))),
        Shot("lancashire_mat_develop", _GAME.begun("develop"), inputs=(Key("m"), Key("tab"))),
        *overlays,
    )


def _is_distant(choice: Choice) -> int:
    """Prefer late sales to the distant market, when it may close."""
    at, action = choice
    last = action.legs[-1]
    return at + 1 if isinstance(last, CottonLeg) and last.port == DISTANT_MARKET else 0


def _through_ports(choice: Choice) -> int:
    """Prefer sales through many ports."""
    return sum(isinstance(leg, CottonLeg) and leg.port != DISTANT_MARKET for leg in choice[1].legs)


def _is_a_mine(choice: Choice) -> int:
    """Prefer a mine of the first rounds."""
    at, action = choice
    (leg,) = action.legs
    mine = traded().state.rules.industries.index("coal_mine")
    return int(isinstance(leg, BuildLeg) and leg.industry == mine and at < _EARLY)


def _owes(state: BrassState) -> bool:
    return state.phase == SHORTFALL


def _is_selling(state: BrassState) -> bool:
    return state.phase == SELLING


def _has_last_loans(state: BrassState) -> bool:
    drawn = state.players * state.rules.numbers.actions_per_turn
    return state.era == RAIL_ERA and state.phase == ACTING and 0 < len(state.deck) <= drawn


def _last_loans(context: Context) -> BrassScene:
    """Choose a loan in the last round in which there are any."""
    return told(_first(_has_last_loans)(context), it.ChooseAction("loan"))


def _first(so: Callable[[BrassState], bool]) -> Make:
    """Show the first moment at which something is so."""

    def make(context: Context) -> BrassScene:
        return played_table(context, traded().fork(_moment(so)))

    return make


def _moment(so: Callable[[BrassState], bool]) -> int:
    game = traded()
    return next(at for at in range(len(game.log)) if so(game.at(at)))


def _overlay(key: str) -> Make:
    def make(context: Context) -> BrassScene:
        at = _moment(lambda state: (state.era, state.round) == (CANAL_ERA, _BUSY))
        scene = told(played_table(context, traded().fork(at)), it.ToggleOverlay(key))
        scene.model.point_at(it.PickSlot("preston.0"))
        return scene

    return make
