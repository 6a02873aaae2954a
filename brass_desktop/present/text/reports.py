"""What the headless commands print for people to read.

A report as one JSON object is for programs: it is written in English whatever the terminal speaks.
"""

from types import MappingProxyType
from typing import Final

from brass_desktop.i18n.message import Message, Plural

GAMES_PLAYED: Final = Plural(
    "{count} game in {seconds} s ({rate} games/s)", "{count} games in {seconds} s ({rate} games/s)"
)
ACTIONS_PLAYED: Final = Plural(
    "{count} card action ({rate} actions/s)", "{count} card actions ({rate} actions/s)"
)
ACTIONS_PER_GAME: Final = Message("card actions per game: {numbers}")
NO_GAME: Final = Message("none", "card actions per game")
MEAN_WINNER: Final = Message("mean VP of the winner: {points}")
ERRORS: Final = Message("errors: {count}")
SEED_FAILED: Final = Message("seed {seed}: {error}")

UNREADABLE: Final = Message("{file}: {problem} {detail}", "a file and what is wrong with it")

FIGURE: Final = Message(
    "{name} {microseconds} µs   calibration {calibration} ms   ratio {ratio}   {note}"
)
CLONE: Final = Message("clone ({positions})")
APPLY: Final = Message("clone and apply ({positions})")
SAMPLE: Final = Message("sample ({positions})")
LEGAL_ACTIONS: Final = Message("legal actions ({positions})")
RANDOM_POSITIONS: Final = Message("random", "positions that were measured")
COMPETENT_POSITIONS: Final = Message("competent", "positions that were measured")
ACTIONS_FOUND: Final = Message("mean {mean}, most {most} actions, {positions} positions")
RANDOM_GAME: Final = Message("random game, {players} players")
GAMES_PER_SECOND: Final = Message("{rate} games/s")
GAME_MEMORY: Final = Message("memory of a finished game with its history")
MEGABYTES: Final = Message("{name} {megabytes} MB", "a thing and its memory")

SAVE_FIGURE: Final = Message("{name} {wall} ms ({busy} ms busy)   at most {limit} ms   {note}")
LISTING: Final = Message("list and sort {games} games")
LISTING_NOTE: Final = Message("nothing remembered")
OPENING: Final = Message("open a finished four-player game")
OPENING_NOTE: Final = Message("read and replayed")
AUTOSAVE: Final = Message("autosave, time of the screen")
AUTOSAVE_NOTE: Final = Message("the write itself is behind it")
AUTOSAVE_AGAIN: Final = Message("autosave right after another")
AUTOSAVE_AGAIN_NOTE: Final = Message("waits for the write before it")
SAVE_TEXT: Final = Message("text of a finished game")
JUMP: Final = Message("jump in a replay, with its view")
JUMP_NOTE: Final = Message("any action", "to which a replay jumps")

FRAME_FIGURE: Final = Message(
    "{scene} {size} {kind} median {median} ms   p99 {worst} ms"
    "   calibration {calibration} ms   ratio {ratio}"
)
OF_A_CORE: Final = Message("{percent} % of a core")
FRAME_KINDS: Final = MappingProxyType(
    {
        "layout": Message("layout", "kind of frame"),
        "redraw": Message("redraw", "kind of frame"),
        "pointer": Message("pointer", "kind of frame"),
        "idle": Message("idle", "kind of frame"),
        "answer": Message("answer", "kind of frame"),
        "animated": Message("animated", "kind of frame"),
        "click": Message("click", "kind of frame"),
        "thinking": Message("thinking", "kind of frame"),
    }
)

OUTCOMES: Final = MappingProxyType(
    {
        "whole": Message("whole", "outcome of reading a damaged file"),
        "in part": Message("in part: {problem}", "outcome of reading a damaged file"),
        "refused": Message("refused: {problem}", "outcome of reading a damaged file"),
        "crashed": Message("crashed", "outcome of reading a damaged file"),
    }
)
SLOWEST: Final = Message("slowest file: {seconds} s")
MEMORY: Final = Message("memory: {megabytes} MB at most")
MUTATIONS: Final = Message("mutations: {mutations}, failures: {failures}")
MUTATION: Final = Message("mutation {number} ({way}): {problem}")
TOOK: Final = Message("took {seconds} s")
FILE_CHANGED: Final = Message("the file was changed")
MEMORY_GREW: Final = Message("memory grew to {megabytes} MB")

KILLS: Final = Message("kills: {kills}, automatic saves meanwhile: {saves}")
LAST_MISSING: Final = Message("the last confirmed action was missing: {times}")
VERSION_BEFORE: Final = Message("the version before was needed: {times}")
KILL: Final = Message("kill {number}: {problem}")
NOTHING_SAVED: Final = Message("none of {confirmed} actions was saved")
ACTIONS_KEPT: Final = Message("{kept} of {confirmed} actions were kept")
