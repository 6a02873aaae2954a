"""Workers that misbehave, as entry points of a real process."""

import os
import time
from multiprocessing.connection import Connection

from brass_desktop.bots.levels import APPRENTICE
from brass_desktop.bots.messages import HURRY, pack, unpack
from brass_desktop.bots.observation_codec import decode_observation
from brass_desktop.bots.thinker import Thinker
from brass_desktop.bots.thought import encode_thought
from brass_desktop.games.brass.birmingham import birmingham


def dies(connection: Connection) -> None:
    connection.recv_bytes()
    os._exit(3)


def hangs(connection: Connection) -> None:
    connection.recv_bytes()
    time.sleep(60)


def babbles(connection: Connection) -> None:
    connection.recv_bytes()
    connection.send_bytes(b"\xff no message")
    time.sleep(60)


def cheats(connection: Connection) -> None:
    """Answers with an action that is not legal."""
    connection.recv_bytes()
    thought = b'{"action":{"kind":"end_turn"},"options":[],"nodes":0,"worlds":0,'
    thought += b'"reordered":false,"overran":false}'
    connection.send_bytes(b'{"number":1,"thought":' + thought + b"}")
    time.sleep(60)


def dawdles(connection: Connection) -> None:
    """Answers properly, but only once it has been told to hurry."""
    game = birmingham()
    request = unpack(connection.recv_bytes())
    assert unpack(connection.recv_bytes())["task"] == HURRY
    data, number = request["observation"], request["number"]
    assert isinstance(data, dict) and isinstance(number, int)
    observation = decode_observation(game.rules, data)
    thought = Thinker(APPRENTICE).think(observation, 1, lambda: "hurry")
    connection.send_bytes(pack({"number": number, "thought": encode_thought(game, thought)}))
    time.sleep(60)
