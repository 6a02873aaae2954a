"""What a game brings along so that bots can play it: in a worker, at a table, in the arena."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, ClassVar, Protocol, TypeVar, cast

from brass_desktop.bots.mind import Listen, Mind
from brass_desktop.bots.record import Ledger
from brass_desktop.core.game import A, Json, O
from brass_desktop.core.rng import Rng
from brass_desktop.games.shelf import AnyGame, find, load

S_contra = TypeVar("S_contra", contravariant=True)
A_contra = TypeVar("A_contra", contravariant=True)
E_contra = TypeVar("E_contra", contravariant=True)


class LevelInfo(Protocol):
    """A level is a frozen record of numbers, some perhaps in records of their own inside it."""

    __dataclass_fields__: ClassVar[dict[str, Any]]

    @property
    def id(self) -> str:
        """Its name in saves and on the command line."""

    @property
    def seconds(self) -> float:
        """After this it is told to answer with what it has."""


L = TypeVar("L", bound=LevelInfo)
"""A game's own record of a level."""


StudyAnswers = Iterator[Mapping[str, Json]]
"""Each answer is better than the one before; the last one is final."""
Study = Callable[[O, Mapping[str, object], Listen], StudyAnswers]
"""Works something out from what a seat sees and the details of the question.

It listens now and then, and raises `Cancelled` when told so.
"""


class Books(Protocol[S_contra, A_contra, E_contra]):
    """Counts what the seats of one game do; the names are the game's own."""

    def acts(self, before: S_contra, action: A_contra, events: Sequence[E_contra]) -> None:
        """Note an action and everything that followed from it."""

    def ledgers(self, state: S_contra) -> list[Ledger]:
        """Close the books of a finished game, by seat."""


class BotKit(Protocol[S_contra, A, E_contra, O, L]):
    """The bots of one game."""

    @property
    def levels(self) -> Mapping[str, L]:
        """Every level by its id, weakest first."""

    @property
    def adviser(self) -> str:
        """The level that is asked for hints."""

    def mind(self, level: L) -> Mind[O, A]:
        """Return a bot of a level, or of one whose numbers were changed."""

    def stand_in(self, observation: O, rng: Rng) -> A:
        """Choose a legal action by rule of thumb, where no bot of a level can be asked."""

    def encode(self, observation: O) -> dict[str, Json]:
        """Write an observation, ready for JSON."""

    def decode(self, data: Mapping[str, object]) -> O:
        """Read an observation, or raise `ValueError` naming what is wrong."""

    @property
    def studies(self) -> Mapping[str, Study[O]]:
        """What a table may have worked out for it beside the bots, by name; often nothing."""

    def counts(self, action: A) -> bool:
        """Tell whether people would count an action; the end of a turn is none to them."""

    def counted(self, action: A, events: Sequence[E_contra]) -> Mapping[str, int]:
        """Return what else a simulation counts of an action, by names the ledger has words for."""

    def books(self, players: int) -> Books[S_contra, A, E_contra]:
        """Open the books of a new game."""


AnyKit = BotKit[Any, Any, Any, Any, Any]
"""Bots of a game whose types are known only by its name."""


def load_kit(game: AnyGame) -> AnyKit:
    """Import the bots of a game."""
    return cast(Callable[[AnyGame], AnyKit], load(find(game.id).bots))(game)
