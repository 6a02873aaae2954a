"""The gallery's pictures of a table being played: every action half way, refusals, overlays."""

from collections.abc import Callable
from dataclasses import replace
from functools import cache
from typing import Final

from brass_desktop.commands.positions import debtor, finished, position
from brass_desktop.core.types import Seat
from brass_desktop.games.brass.actions import Action
from brass_desktop.games.brass.draft import Draft, Facet, draft_of
from brass_desktop.games.brass.events import CubeTaken, LinkPlaced, TilePlaced
from brass_desktop.games.brass.game import BrassSession
from brass_desktop.games.brass.ids import ACTING, Kind
from brass_desktop.present import intents as it
from brass_desktop.present.intents import Intent
from brass_desktop.present.play.opponents import Opponents, is_bot
from brass_desktop.ui.context import Context
from brass_desktop.ui.gallery import Shot
from brass_desktop.ui.input import Key
from brass_desktop.ui.scene import Scene
from brass_desktop.ui.scenes.play import PlayScene
from brass_desktop.ui.scenes.play_screens import PlayScreens

_KINDS: Final[tuple[Kind, ...]] = ("build", "network", "develop", "sell", "loan", "scout", "pass")

_ASKED: Final[tuple[tuple[Kind, Facet], ...]] = (
    ("build", "industry"),
    ("network", "coal"),
    ("develop", "iron"),
    ("sell", "merchant"),
    ("sell", "beer"),
    ("sell", "bonus"),
)
"""Questions whose answers are listed, with the action that asks them."""
_CHOOSE_TWICE: Final = (Key("m"), Key("tab"), Key("enter"), Key("m"), Key("tab"))


def play_shots() -> tuple[Shot, ...]:
    """Give each action begun and ready, a refusal, the shortfall and all overlays."""
    begun = [Shot(f"begun_{kind}", _begun(kind)) for kind in _KINDS]
    ready = [Shot(f"ready_{kind}", _ready(kind)) for kind in _KINDS[:4]]
    overlays = [Shot(f"overlay_{key}", _overlay(key)) for key in "NCVKET"]
    asked = [Shot(f"asks_{facet}", _asking(kind, facet)) for kind, facet in _ASKED]
    refused = Shot("refused", _building, then=_refused)
    mats = [
        Shot("mat_build", _begun("build"), inputs=(Key("m"), Key("tab"))),
        Shot("mat_develop", _begun("develop"), inputs=(Key("m"), Key("tab"))),
        Shot("mat_second", _begun("develop"), inputs=_CHOOSE_TWICE),
    ]
    return (
        *begun,
        *ready,
        *asked,
        Shot("rivals_turn", _rivals_turn),
        Shot("card_first", _card_first),
        Shot("bots_paused", _bots_paused),
        refused,
        Shot("shortfall", _shortfall),
        *overlays,
        *mats,
    )


def played_table(context: Context, session: BrassSession) -> PlayScene:
    """Open a table at which a person is to decide, so that no worker starts for a picture."""
    session = session.fork(len(session.log))
    session.seat(
        [
            replace(player, control="person") if seat == session.actor else player
            for seat, player in enumerate(session.players)
        ]
    )
    scene = PlayScene(context, session, PlayScreens(), Opponents(session), curtain=False)
    scene.model.show_to(session.actor)
    return scene


@cache
def _choices(kind: Kind) -> dict[int, list[Action]]:
    """List the legal actions of a kind at every moment of a game."""
    game = finished(4)
    moments = [at for at in range(len(game.log)) if game.at(at).phase == ACTING]
    return {
        at: [action for action in game.game.legal_actions(game.at(at)) if action.kind == kind]
        for at in moments
    }


def _begun(kind: Kind) -> Callable[[Context], PlayScene]:
    """Choose an action when there are the most ways to go on."""

    def make(context: Context) -> PlayScene:
        choices = _choices(kind)
        at = max(choices, key=lambda at: (len(choices[at]), -at))
        return _told(played_table(context, finished(4).fork(at)), it.ChooseAction(kind))

    return make


def _ready(kind: Kind) -> Callable[[Context], PlayScene]:
    """Lay out the action with the most parts and sources of a game, as far as Confirm."""

    def make(context: Context) -> PlayScene:
        found = ((at, action) for at, actions in _choices(kind).items() for action in actions)
        at, action = max(found, key=lambda choice: (len(repr(choice[1].legs)), choice[0]))
        assert draft_of(finished(4).at(at), action).may_confirm
        scene = played_table(context, finished(4).fork(at))
        scene.model.propose(action)
        return scene

    return make


def _asking(kind: Kind, facet: Facet) -> Callable[[Context], PlayScene]:
    """Stop where an action asks a question with the most answers."""

    def make(context: Context) -> PlayScene:
        at, draft = _question(kind, facet)
        scene = played_table(context, finished(4).fork(at))
        scene.model.desk.draft = Draft(scene.model.session.state, draft.picks)
        return scene

    return make


@cache
def _question(kind: Kind, facet: Facet) -> tuple[int, Draft]:
    """Find the moment with most choices among one action of each target."""
    found: list[tuple[int, int, Draft]] = []
    for at, choices in _choices(kind).items():
        actions = {action.legs[0][:2]: action for action in choices if len(action.legs) == 1}
        for action in actions.values():
            draft = draft_of(finished(4).at(at), action)
            asks = [draft.back(n) for n in range(len(draft.picks))]
            found += [(len(d.legal(facet)), at, d) for d in asks if d.question == facet]
    _, at, draft = max(found, key=lambda one: one[:2])
    return at, draft


def _rivals_turn(context: Context) -> PlayScene:
    """Begin a turn while the busiest turn of a rival is still marked on the map."""
    game = finished(4)

    def touched(turn_end: int) -> int:
        events = [event for entry in game.log[turn_end - 2 : turn_end] for event in entry.events]
        return sum(isinstance(event, TilePlaced | LinkPlaced | CubeTaken) for event in events)

    ends = [n for n, entry in enumerate(game.log) if entry.action.kind == "end_turn"]
    people = [n for n in ends if game.at(n + 1).phase == ACTING and game.at(n + 1).actor in (0, 2)]
    busiest = max(people, key=touched)
    return played_table(context, game.fork(busiest + 1))


def _card_first(context: Context) -> PlayScene:
    """Choose a card and nothing else."""
    return _told(played_table(context, position(4, "early")), it.PickCard(0))


def _bots_paused(context: Context) -> PlayScene:
    """Watch a bot that has acted once and waits; a paused one starts no worker."""
    game = finished(4)
    counts = range(len(position(4, "early").log), len(game.log))
    count = next(
        n
        for n in counts
        if is_bot(game, game.at(n).actor)
        and game.at(n).phase == ACTING
        and game.log[n - 1].action.kind == "build"
    )
    session = game.fork(count)
    scene = PlayScene(context, session, PlayScreens(), Opponents(session), curtain=False)
    scene.model.show_to(Seat(0))
    return _told(scene, it.Press("pause"))


def _building(context: Context) -> PlayScene:
    return _told(played_table(context, position(4, "middle")), it.ChooseAction("build"))


def _refused(scene: Scene) -> None:
    """Click a dark slot while building."""
    assert isinstance(scene, PlayScene)
    slots = scene.model.session.state.rules.board.slots
    dark = (name for name in slots if scene.model.tip(it.PickSlot(name)) is not None)
    scene.mean(it.PickSlot(next(dark)))


def _shortfall(context: Context) -> PlayScene:
    return played_table(context, debtor(4))


def _overlay(key: str) -> Callable[[Context], PlayScene]:
    def make(context: Context) -> PlayScene:
        scene = _told(played_table(context, position(4, "middle")), it.ToggleOverlay(key))
        scene.model.point_at(it.PickSlot("birmingham.0"))
        return scene

    return make


def _told(scene: PlayScene, intent: Intent) -> PlayScene:
    scene.mean(intent)
    return scene
