"""Saved games: a strict, versioned model of what is written, and replaying it.

State is never stored. The file holds setup and actions, each with the digest of the position it
leads to, so that damage and rule changes are noticed at the very action where they matter.
"""

import json
from dataclasses import dataclass
from typing import Annotated, Any, Final, Generic, Literal

from pydantic import BaseModel, ConfigDict, Field

from brass_desktop.core.errors import (
    CorruptSave,
    GameError,
    InvalidSetup,
    ReplayDiverged,
    SaveError,
    UnsupportedVersion,
)
from brass_desktop.core.game import A, E, Game, O, S
from brass_desktop.core.migrations import SCHEMA_VERSION
from brass_desktop.core.session import Session, TakeBack, TakeBackPolicy
from brass_desktop.core.types import Player, Setup

FORMAT: Final = "brass-desktop-save"
LARGEST_FILE: Final = 4_000_000
"""Characters; a finished four-player game has about 30,000."""
MOST_SEATS: Final = 8

Digest = Annotated[str, Field(pattern=r"^[0-9a-f]{16}$")]
Name = Annotated[str, Field(max_length=200, pattern=r"^\P{Cc}*$")]
"""Free text in any script on one line."""
Natural = Annotated[int, Field(ge=0, lt=1 << 31)]
Seed = Annotated[int, Field(ge=0, lt=1 << 64)]
Choice = Annotated[int, Field(ge=-(1 << 31), lt=1 << 31)] | bool | Name


class _Record(BaseModel):
    model_config = ConfigDict(frozen=True, extra="forbid", strict=True)


class SavedPlayer(_Record):
    """Who sat in a seat."""

    name: Name
    colour: Name
    character: Name
    control: Name


Players = Annotated[list[SavedPlayer], Field(max_length=MOST_SEATS)]


class Preview(_Record):
    """What a list of games shows; it stands first so that only the head of a file is read."""

    title: Name
    players: Players
    stage: Name
    round: Natural
    rounds: Natural
    scores: list[Natural]
    money: list[Natural]
    order: list[Natural]
    """Seats in turn order."""
    to_play: Natural | None
    actions: Natural
    finished: bool
    winners: list[Natural]
    saved: Name
    """When it was written, in ISO 8601; the core has no clock, the caller says."""


class SavedSetup(_Record):
    """How the game was dealt. The seed tells every hidden card."""

    players: Annotated[int, Field(ge=1, le=MOST_SEATS)]
    seed: Seed
    options: dict[Name, bool]


class SavedAction(_Record):
    """An action as its game writes it, and the position it led to."""

    action: dict[str, Any]
    digest: Digest


class SavedTakeBack(_Record):
    """A take-back beyond the end of a turn that the table agreed to."""

    kept: Natural
    undone: Natural


class Head(_Record):
    """A saved game without its actions: all that a list needs."""

    format: Literal["brass-desktop-save"]
    schema_version: Literal[2]
    preview: Preview
    program: Name
    game: Name
    rules_version: int
    created: Name
    elapsed: Annotated[float, Field(ge=0, le=1e9, allow_inf_nan=False)]
    setup: SavedSetup
    players: Players
    table: Annotated[dict[Name, Choice], Field(max_length=64)]
    """What the table chose beyond the rules."""
    take_back: TakeBackPolicy
    take_backs: list[SavedTakeBack] = []


class SaveFile(Head):
    """A whole saved game."""

    actions: list[SavedAction]
    result: list[list[int]] | None
    """Ranks and scores of a finished game by seat, for readers; replay recomputes them."""


def save_session(
    session: Session[S, A, E, O], *, title: str, program: str, created: str, saved: str
) -> SaveFile:
    """Describe a session as a save file; what could be redone is left out."""
    game, progress = session.game, session.game.progress(session.state)
    players = [
        SavedPlayer(name=p.name, colour=p.colour, character=p.character, control=p.control)
        for p in session.players
    ]
    result = game.result(session.state)
    ranks = {s.seat: [s.rank, *s.score] for s in result.standings} if result else None
    return SaveFile(
        format=FORMAT,
        schema_version=SCHEMA_VERSION,
        preview=Preview(
            title=title,
            players=players,
            stage=progress.stage,
            round=progress.round,
            rounds=progress.rounds,
            scores=list(progress.scores),
            money=list(progress.money),
            order=list(progress.order),
            to_play=session.actor,
            actions=len(session.log),
            finished=result is not None,
            winners=list(result.winners) if result is not None else [],
            saved=saved,
        ),
        program=program,
        game=game.id,
        rules_version=game.rules_version,
        created=created,
        elapsed=session.elapsed,
        setup=SavedSetup(
            players=session.setup.players,
            seed=session.setup.seed,
            options=dict(session.setup.options),
        ),
        players=players,
        table=dict(session.table),
        take_back=session.policy,
        take_backs=[SavedTakeBack(kept=t.kept, undone=t.undone) for t in session.take_backs],
        actions=[
            SavedAction(action=dict(game.encode(entry.action)), digest=entry.digest)
            for entry in session.log
        ],
        result=[ranks[seat] for seat in sorted(ranks)] if ranks is not None else None,
    )


def write_text(save: SaveFile) -> str:
    """Write a save as readable JSON, one line per player and per action."""
    whole = save.model_dump(mode="json")
    lines = [f"  {_dump(key)}: {_readable(value, '  ')}" for key, value in whole.items()]
    return "{\n" + ",\n".join(lines) + "\n}\n"


def _readable(value: object, margin: str) -> str:
    """Give records and lists of records a line for each part, everything else one line."""
    inner = margin + "  "
    if isinstance(value, dict) and value:
        parts = [f"{inner}{_dump(key)}: {_readable(part, inner)}" for key, part in value.items()]
        return "{\n" + ",\n".join(parts) + f"\n{margin}}}"
    if isinstance(value, list) and value and isinstance(value[0], dict):
        # One call and a split is several times faster than a call for each of 200 actions. The
        # first key cannot stand unescaped inside a string, so this only ever adds white space.
        first = _dump(next(iter(value[0])))
        rows = _dump(value)[1:-1].replace("}, {" + first, "},\n" + inner + "{" + first)
        return f"[\n{inner}{rows}\n{margin}]"
    return _dump(value)


def _dump(value: object) -> str:
    return json.dumps(value, ensure_ascii=False)


@dataclass(frozen=True, slots=True)
class Restored(Generic[S, A, E, O]):
    """A replayed session; `problem` tells why it ends before the file does."""

    session: Session[S, A, E, O]
    problem: SaveError | None


def restore(save: SaveFile, game: Game[S, A, E, O]) -> Restored[S, A, E, O]:
    """Replay a save; it stops at the last good action instead of trusting a bad one.

    A file whose very first action does not fit has another setup than it was played with, and is
    refused.
    """
    if save.game != game.id or save.rules_version != game.rules_version:
        raise UnsupportedVersion(
            f"the game was saved for {save.game} rules {save.rules_version}, "
            f"this program has {game.id} rules {game.rules_version}",
            "other_rules",
        )
    setup = Setup(save.setup.players, save.setup.seed, save.setup.options)
    players = [Player(p.name, p.colour, p.character, p.control) for p in save.players]
    if len(players) != setup.players:
        raise CorruptSave(f"players: {len(players)} names for {setup.players} seats", "invalid")
    try:
        session = Session(game, setup, players, save.take_back)
    except InvalidSetup as error:
        raise CorruptSave(f"setup: {error}", "invalid") from error
    session.elapsed, session.table = save.elapsed, dict(save.table)
    session.take_backs = [TakeBack(t.kept, t.undone) for t in save.take_backs]
    for index, saved in enumerate(save.actions):
        try:
            session.submit(game.decode(saved.action), expected=saved.digest)
        except GameError as error:
            if index == 0:
                raise CorruptSave(f"not even the first action fits: {error}", "changed") from error
            return Restored(session, ReplayDiverged(index, str(error)))
    return Restored(session, None)
