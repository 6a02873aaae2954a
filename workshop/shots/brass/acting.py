"""Actions half way: the moments of a game at which there is most to choose."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import cached_property

from brass_desktop.games.brass.engine.actions import Action
from brass_desktop.games.brass.engine.draft import Draft, Facet, draft_of
from brass_desktop.games.brass.engine.game import BrassSession
from brass_desktop.games.brass.engine.ids import FINISHED, TURN_DONE, Kind
from brass_desktop.games.brass.present import intents as it
from brass_desktop.games.brass.present.intents import Intent
from brass_desktop.ui.context import Context
from brass_desktop.ui.scenes.play.host import Host
from workshop.shots.brass.lone_table import BrassScene, play_scene

Make = Callable[[Context], BrassScene]
Choice = tuple[int, Action]
"""An action that was legal after so many others."""


def played_table(context: Context, session: BrassSession, host: Host | None = None) -> BrassScene:
    """Open a table at which a person is to decide, so that no worker starts for a picture."""
    session = session.fork(len(session.log))
    session.seat(
        [
            replace(player, control="person") if seat == session.actor else player
            for seat, player in enumerate(session.players)
        ]
    )
    scene = play_scene(context, session, host=host)
    scene.model.show_to(session.actor)
    return scene


class Acting:
    """A whole game, searched for moments to show."""

    def __init__(self, play: Callable[[], BrassSession]) -> None:
        self._play = play
        self._known: dict[Kind, dict[int, list[Action]]] = {}

    @cached_property
    def game(self) -> BrassSession:
        """The game, played when it is first asked for."""
        return self._play()

    def choices(self, kind: Kind) -> dict[int, list[Action]]:
        """List the legal actions of a kind at every moment of the game."""
        if kind not in self._known:
            game = self.game
            moments = (
                at for at in range(len(game.log)) if game.at(at).phase not in (TURN_DONE, FINISHED)
            )
            self._known[kind] = {
                at: [
                    action for action in game.game.legal_actions(game.at(at)) if action.kind == kind
                ]
                for at in moments
            }
        return self._known[kind]

    def _every(self, kind: Kind) -> Iterator[Choice]:
        return ((at, action) for at, found in self.choices(kind).items() for action in found)

    def begun(self, kind: Kind) -> Make:
        """Choose an action when there are the most ways to go on."""

        def make(context: Context) -> BrassScene:
            choices = self.choices(kind)
            at = max(choices, key=lambda at: (len(choices[at]), -at))
            return told(played_table(context, self.game.fork(at)), it.ChooseAction(kind))

        return make

    def ready(self, kind: Kind, best: Callable[[Choice], int] | None = None) -> Make:
        """Lay out an action as far as Confirm: the best one, else that with the most parts."""

        def make(context: Context) -> BrassScene:
            def rank(choice: Choice) -> tuple[int, int]:
                return (best(choice), 0) if best else (len(repr(choice[1].legs)), choice[0])

            at, action = max(self._every(kind), key=rank)
            scene = played_table(context, self.game.fork(at))
            scene.model.propose(action)
            return scene

        return make

    def asking(self, kind: Kind, facet: Facet) -> Make:
        """Stop where an action asks a question with the most answers."""

        def make(context: Context) -> BrassScene:
            at, draft = self._question(kind, facet)
            scene = played_table(context, self.game.fork(at))
            scene.model.desk.take_up(draft.picks)
            return scene

        return make

    def _question(self, kind: Kind, facet: Facet) -> tuple[int, Draft]:
        """Find the moment with most choices among one action of each target."""
        found: list[tuple[int, int, Draft]] = []
        for at, choices in self.choices(kind).items():
            actions = {action.legs[0][:2]: action for action in choices if len(action.legs) == 1}
            for action in actions.values():
                draft = draft_of(self.game.at(at), action)
                asks = [draft.back(n) for n in range(len(draft.picks))]
                found += [(len(d.legal(facet)), at, d) for d in asks if d.question == facet]
        _, at, draft = max(found, key=lambda one: one[:2])
        return at, draft


def told(scene: BrassScene, intent: Intent) -> BrassScene:
    """Mean something at a table."""
    scene.mean(intent)
    return scene
