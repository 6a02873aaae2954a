"""What Heap says; a toy is not translated."""

from collections.abc import Sequence
from types import MappingProxyType
from typing import Final

from brass_desktop.bots.thought import ConsideredTurn
from brass_desktop.core.session import Session
from brass_desktop.core.types import Refusal, Seat
from brass_desktop.i18n.message import Message
from brass_desktop.present.advice import Advice
from brass_desktop.present.box import Box, OptionWords, StageWords
from brass_desktop.present.chronicle import ChronicleEntry
from brass_desktop.present.course import Mark, Measure, Stage
from brass_desktop.present.recap import Recap, RecapRow
from brass_desktop.present.result import Part, Place, ResultView
from brass_desktop.present.tips import Tip
from tests.toy.rules import Heap, Take, Taken

HeapSession = Session[Heap, Take, Taken, Heap]
STAGE: Final = Stage("heap", "Heap", "wooden-crate", "brown")
BOX: Final = Box(
    name=Message("Heap", "name of a game"),
    description=Message("Take one to three"),
    minutes=5,
    emblem="wooden-crate",
    scene="title.scene",
    cover="title.scene",
    facts=MappingProxyType({n: Message("A heap of cubes") for n in (2, 3)}),
    options=MappingProxyType(
        {
            "tall": OptionWords(
                Message("Heap"), Message("Low"), Message("Tall"), Message("Twice as many cubes.")
            )
        }
    ),
    stages=MappingProxyType(
        {"heap": StageWords(Message("Lap {round} of {rounds}"), Message("lap {round}"))}
    ),
    score=Message("{points} cubes"),
    score_mark="hexagon.vp",
    table=Message("The table"),
    start=Message("Start the game"),
    examples=MappingProxyType({}),
)


class HeapWords:
    """Tells who took how many."""

    def tell(self, session: HeapSession, at: int) -> Sequence[ChronicleEntry]:
        """Tell one turn."""
        entry = session.log[at]
        player = session.players[entry.seat]
        sentence = f"{player.name} takes {entry.action.cubes}"
        return [ChronicleEntry(at + 1, player.colour, "wooden-crate", sentence)]

    def rows(self, session: HeapSession, seat: Seat, since: int) -> Sequence[RecapRow]:
        """Tell every turn."""
        told = [(at, self.tell(session, at)[0]) for at in range(since, len(session.log))]
        return [RecapRow(at, one.owner, one.icon, one.sentence, "") for at, one in told]

    def recap(self, session: HeapSession, seat: Seat) -> Recap:
        """Tell what a person alone has missed; nothing is hidden, so there is no curtain."""
        mine = [at for at, entry in enumerate(session.log) if entry.seat == seat]
        player, rows = session.players[seat], self.rows(session, seat, mine[-1] + 1 if mine else 0)
        return Recap(
            player.colour,
            player.character,
            player.name[0],
            0,
            "",
            "",
            player.name,
            "",
            "Since your last turn",
            tuple(rows),
            (),
            "",
            (),
            "",
        )

    def result(self, session: HeapSession) -> ResultView:
        """Rank by cubes."""
        result = session.game.result(session.state)
        assert result is not None
        places = []
        for one in result.standings:
            player, total = session.players[one.seat], one.score[0]
            line = f"{one.rank}. {player.name}: {total}"
            places.append(
                Place(
                    one.seat,
                    one.rank,
                    player.colour,
                    player.name,
                    player.character,
                    (player.character,),
                    player.name[0],
                    (total,),
                    total,
                    (),
                    line,
                )
            )
        headline = f"{places[0].name} wins"
        return ResultView(
            headline, "Heap", "hexagon.vp", (Part("cubes", "brown"),), tuple(places), (), (), (), ()
        )

    def measures(self) -> Sequence[Measure[Heap]]:
        """Follow the cubes."""
        return [Measure("cubes", "Cubes", lambda state, seat: state.points[seat])]

    def marks(self, session: HeapSession) -> Sequence[Mark]:
        """Mark every lap."""
        seats = len(session.players)
        laps = range(0, max(1, len(session.log)), seats)
        return [Mark(n, STAGE, n // seats + 1, f"Lap {n // seats + 1}", n == 0) for n in laps]

    def refusal(self, session: HeapSession, refusal: Refusal) -> Tip:
        """Say how many may be taken."""
        return Tip("Too many", f"At most {refusal.numbers['most']}.", refused=True)

    def advice(self, session: HeapSession, seat: Seat, option: ConsideredTurn[Take]) -> Advice:
        """Say what to take."""
        return Advice((f"Take {option.turn[0].cubes}",), "", (), "")


def heap_words() -> HeapWords:
    """Return the words."""
    return HeapWords()
