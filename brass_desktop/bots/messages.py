"""What crosses between the game and its worker: JSON objects, one per message.

A request holds an observation and nothing that the seat could not see.
"""

import json
from dataclasses import dataclass

from brass_desktop.core.game import Json

CHOOSE = "choose"
HINT = "hint"
CANCEL = "cancel"
HURRY = "hurry"


class GarbledMessage(ValueError):
    """Bytes that are no message of ours."""


@dataclass(frozen=True, slots=True)
class Request:
    """Ask for a decision, or for the best few with reasons."""

    number: int
    task: str
    level: str
    seed: int
    observation: dict[str, Json]


def pack(message: dict[str, Json]) -> bytes:
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
            "level": request.level,
            "seed": request.seed,
            "observation": request.observation,
        }
    )
