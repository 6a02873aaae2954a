"""What a moment of a game sounds like when it is looked at again."""

from collections.abc import Sequence

from brass_desktop.core.session import AnySession
from brass_desktop.games.furnace.present.motion.director import Watched
from brass_desktop.games.furnace.present.motion.telling import timeline_of
from brass_desktop.present.motion.timeline import Cue


def heard_at(session: AnySession, entry: int) -> Sequence[Cue]:
    """Give the sounds of an entry of the log, at the times at which the table was heard."""
    played, players = session.log[entry], tuple(session.players)
    before, after = (
        Watched(session.at(count), players, played.seat) for count in (entry, entry + 1)
    )
    return timeline_of(played, before, after).cues
