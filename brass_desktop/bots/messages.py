"""What crosses between the game and its worker: JSON objects, one per message.

A request holds an observation, and a seed made from it: nothing that the seat could not see.
"""

import json
from collections.abc import Mapping
from dataclasses import dataclass
from hashlib import blake2b

from brass_desktop.core.game import Json

CHOOSE = "choose"
HINT = "hint"
STUDY = "study"
CANCEL = "cancel"
HURRY = "hurry"


class GarbledMessage(ValueError):
    """Bytes that are no message of ours."""


@dataclass(frozen=True, slots=True)
class Request:
    """Ask for a decision, or for the best few with reasons."""

    number: int
    task: str
    game: str
    level: str
    seed: int
    observation: dict[str, Json]


@dataclass(frozen=True, slots=True)
class StudyRequest:
    """Ask for a study of the game, by its name in the kit."""

    number: int
    game: str
    study: str
    observation: dict[str, Json]
    details: Mapping[str, Json]


def seed_of(observation: Mapping[str, Json]) -> int:
    """Derive a seed from what a seat sees and nothing else: a replayed game gets the same one."""
    return int.from_bytes(blake2b(pack(observation), digest_size=8).digest())


def pack(message: Mapping[str, Json]) -> bytes:
    """Write a message."""
    return json.dumps(message, separators=(",", ":")).encode()


def unpack(raw: bytes) -> dict[str, object]:
    """Read a message, or raise `GarbledMessage`."""
    try:
        message = json.loads(raw)
    except ValueError as error:
        raise GarbledMessage("not JSON") from error
    if not isinstance(message, dict):
        raise GarbledMessage("not an object")
    return message


def pack_request(request: Request) -> bytes:
    """Write a request."""
    return pack(
        {
            "number": request.number,
            "task": request.task,
            "game": request.game,
            "level": request.level,
            "seed": request.seed,
            "observation": request.observation,
        }
    )


def pack_study(request: StudyRequest) -> bytes:
    """Write a request for a study."""
    return pack(
        {
            "number": request.number,
            "task": STUDY,
            "game": request.game,
            "study": request.study,
            "observation": request.observation,
            "details": request.details,
        }
    )
