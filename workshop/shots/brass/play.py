"""The gallery's pictures of a table being played: every action half way, refusals, overlays."""

from collections.abc import Callable
from dataclasses import replace
from functools import cache
from typing import Final

from brass_desktop.bots.kit import load_kit
from brass_desktop.bots.thought import Thought
from brass_desktop.core.types import Seat
from brass_desktop.games.brass.bots.search.thinker import Thinker
from brass_desktop.games.brass.engine.actions import Action, BuildLeg
from brass_desktop.games.brass.engine.draft import Facet
from brass_desktop.games.brass.engine.events import CubeTaken, LinkPlaced, TilePlaced
from brass_desktop.games.brass.engine.game import BrassSession
from brass_desktop.games.brass.engine.ids import ACTING, MARKET, Kind, SlotId
from brass_desktop.games.brass.present import intents as it
from brass_desktop.games.brass.present.intents import Intent
from brass_desktop.games.brass.present.play.routes import route
from brass_desktop.games.brass.present.words import BrassWords
from brass_desktop.present.intents import Press, TakeHint
from brass_desktop.present.opponents import is_bot
from brass_desktop.present.take_back import way_back
from brass_desktop.services.settings import Eyesight
from brass_desktop.ui.context import Context
from brass_desktop.ui.drawing.eyesight import MATRICES
from brass_desktop.ui.scenes.play.agreement import agreement_screen
from brass_desktop.ui.scenes.play.scene import PlayScene
from brass_desktop.ui.table.pointing import TIP_DELAY
from brass_desktop.ui.window.input import Key, PointerMove
from brass_desktop.ui.window.scene import Scene
from workshop.shots.brass.acting import Acting, played_table, told
from workshop.shots.brass.lone_table import BrassScene, play_scene
from workshop.shots.brass.positions import debtor, finished, position
from workshop.shots.gallery import Shot

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
_ACTING: Final = Acting(lambda: finished(4))
_CHOOSE_TWICE: Final = (Key("m"), Key("tab"), Key("enter"), Key("m"), Key("tab"))


def play_shots() -> tuple[Shot, ...]:
    """Give each action begun and ready, a refusal, the shortfall and all overlays."""
    begun = [Shot(f"begun_{kind}", _ACTING.begun(kind)) for kind in _KINDS]
    ready = [Shot(f"ready_{kind}", _ACTING.ready(kind)) for kind in _KINDS[:4]]
    overlays = [Shot(f"overlay_{key}", _overlay(key)) for key in "NCVKET"]
    asked = [Shot(f"asks_{facet}", _ACTING.asking(kind, facet)) for kind, facet in _ASKED]
    refused = Shot("refused", _building, then=_refused)
    mats = [
        Shot("mat_build", _ACTING.begun("build"), inputs=(Key("m"), Key("tab"))),
        Shot("mat_develop", _ACTING.begun("develop"), inputs=(Key("m"), Key("tab"))),
        Shot("mat_second", _ACTING.begun("develop"), inputs=_CHOOSE_TWICE),
    ]
    return (
        *begun,
        *ready,
        *asked,
        Shot("cube_route", _cube_route),
        Shot("rivals_turn", _rivals_turn),
        Shot("recap", _recap),
        Shot("card_first", _card_first),
        Shot("bots_paused", _bots_paused),
        refused,
        Shot("shortfall", _shortfall),
        *overlays,
        *mats,
        *_resting_shots(),
        Shot("agreement", _agreement, over=_finished_turn),
        *(Shot(f"seen_{eyes}", _seen_by(eyes)) for eyes in MATRICES),
        *_hint_shots(),
    )


def _resting_shots() -> tuple[Shot, ...]:
    """Give what things say of themselves, and what they say while an action is in the making."""
    return (
        Shot("about_tile", _middle, then=_rest_on(it.PickSlot("birmingham.0"))),
        Shot("about_card", _middle, then=_rest_on(it.PickCard(0))),
        Shot("about_choice", _ACTING.begun("loan"), then=_rest_on(it.PickCard(0))),
    )


def _hint_shots() -> tuple[Shot, ...]:
    """Give hints being thought out, hints as cards, one of them on the map, and bots' reasons."""
    return (
        Shot("hint_thinking", _thinking),
        Shot("hint_cards", _hinted),
        Shot("hint_ghost", _hinted, then=_rest_on(TakeHint(0))),
        Shot("hint_second", _hinted, then=_rest_on(TakeHint(1))),
        Shot("bot_remarks", _remarked),
    )


def _thinking(context: Context) -> BrassScene:
    scene = played_table(context, position(4, "middle"))
    scene.model.advise(None)
    return scene


def _hinted(context: Context) -> BrassScene:
    scene = played_table(context, position(4, "middle"))
    scene.model.advise(_thought())
    return scene


def _thinker(session: BrassSession) -> Thinker:
    """Seat a foreman of the game that is played."""
    kit = load_kit(session.game)
    foreman = kit.mind(kit.levels["foreman"])
    assert isinstance(foreman, Thinker)
    return foreman


@cache
def _thought() -> Thought[Action]:
    game = position(4, "middle")
    seen = game.game.observe(game.state, game.state.actor)
    return _thinker(game).think(seen, 1)


def _remarked(context: Context) -> BrassScene:
    """Begin a turn after bots that have said why they acted."""
    scene = _rivals_turn(context)
    session = scene.model.session
    for number, entry in enumerate(session.log[-3:], start=len(session.log) - 2):
        if entry.action.kind != "end_turn":
            seen = session.game.observe(session.at(number - 1), entry.seat)
            thought = _thinker(session).think(seen, 1)
            told = BrassWords().advice(session.fork(number - 1), entry.seat, thought.options[0])
            scene.model.remark(number, "\n".join(told.reasons))
    return scene


def _cube_route(context: Context) -> BrassScene:
    """Lay out the build whose coal has the longest way over the links."""
    return _ACTING.ready("build", lambda choice: _way_of_coal(*choice))(context)


def _way_of_coal(at: int, action: Action) -> int:
    """Count the links between a building site and the furthest mine that it takes from."""
    state, (leg,) = finished(4).at(at), action.legs
    assert isinstance(leg, BuildLeg), "nothing else is built"
    board = state.rules.board
    site = board.slot_location[leg.slot]
    mines = [SlotId(source) for source in leg.coal if source != MARKET]
    ways = [route(state, site, board.slot_bit[mine]) for mine in mines]
    return max((len(way.links) for way in ways if way is not None), default=0)


def _rivals_turn(context: Context) -> BrassScene:
    """Begin a turn while the busiest turn of a rival is still marked on the map."""
    game = finished(4)

    def touched(turn_end: int) -> int:
        events = [event for entry in game.log[turn_end - 2 : turn_end] for event in entry.events]
        return sum(isinstance(event, TilePlaced | LinkPlaced | CubeTaken) for event in events)

    ends = [n for n, entry in enumerate(game.log) if entry.action.kind == "end_turn"]
    people = [n for n in ends if game.at(n + 1).phase == ACTING and game.at(n + 1).actor in (0, 2)]
    busiest = max(people, key=touched)
    return played_table(context, game.fork(busiest + 1))


def _recap(context: Context) -> BrassScene:
    """Begin the turn of a person who plays alone against bots."""
    middle = position(4, "middle")
    session = middle.fork(len(middle.log))
    session.seat(
        [
            replace(player, control="person" if seat == session.actor else "foreman")
            for seat, player in enumerate(session.players)
        ]
    )
    return play_scene(context, session)


def _card_first(context: Context) -> BrassScene:
    """Choose a card and nothing else."""
    return told(played_table(context, position(4, "early")), it.PickCard(0))


def _bots_paused(context: Context) -> BrassScene:
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
    scene = play_scene(context, session)
    scene.model.show_to(Seat(0))
    return told(scene, Press("pause"))


def _building(context: Context) -> BrassScene:
    return told(played_table(context, position(4, "middle")), it.ChooseAction("build"))


def _refused(scene: Scene) -> None:
    """Click a dark slot while building."""
    assert isinstance(scene, PlayScene)
    slots = scene.model.session.state.rules.board.slots
    dark = (name for name in slots if scene.model.tip(it.PickSlot(name)) is not None)
    scene.mean(it.PickSlot(next(dark)))


def _seen_by(eyes: Eyesight) -> Callable[[Context], BrassScene]:
    """Ask for beer on a table that is looked at through colour-blind eyes."""

    def make(context: Context) -> BrassScene:
        context.settings.change(eyesight=eyes)
        return _ACTING.asking("sell", "beer")(context)

    return make


def _shortfall(context: Context) -> BrassScene:
    return played_table(context, debtor(4))


def _overlay(key: str) -> Callable[[Context], BrassScene]:
    def make(context: Context) -> BrassScene:
        scene = told(played_table(context, position(4, "middle")), it.ToggleOverlay(key))
        scene.model.point_at(it.PickSlot("birmingham.0"))
        return scene

    return make


def _middle(context: Context) -> BrassScene:
    return played_table(context, position(4, "middle"))


def _rest_on(intent: Intent) -> Callable[[Scene], None]:
    """Let the pointer rest on a thing until it explains itself."""

    def rest(scene: Scene) -> None:
        assert isinstance(scene, PlayScene), "only a table has things to rest on"
        place = scene.place_of(intent)
        assert place is not None, "it is in sight"
        scene.handle(PointerMove(*place))
        scene.update(TIP_DELAY)

    return rest


def _finished_turn(context: Context) -> BrassScene:
    return played_table(context, _by_agreement())


def _by_agreement() -> BrassSession:
    """Return a table of people who take turns back if all agree."""
    session = position(4, "middle").fork(len(position(4, "middle").log))
    session.policy = "by_agreement"
    session.seat([replace(player, control="person") for player in session.players])
    return session


def _agreement(context: Context) -> Scene:
    del context
    session = _by_agreement()
    way = way_back(session, len(session.log) - 8)
    assert way is not None, "in the middle of a game much can be taken back"
    return agreement_screen(session, way, lambda agreed: None)
