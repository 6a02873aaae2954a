"""Workers that misbehave, as entry points of a real process."""

import os
import time
from multiprocessing.connection import Connection

from brass_desktop.bots.kit import load_kit
from brass_desktop.bots.messages import HURRY, pack, unpack
from brass_desktop.bots.thought import encode_thought
from brass_desktop.bots.worker import serve, serve_studies
from brass_desktop.games import shelf
from brass_desktop.games.shelf import load_game
from tests.bots.matches import INFO


def dies(connection: Connection) -> None:
    connection.recv_bytes()
    os._exit(3)


def plays_matches_too(connection: Connection) -> None:
    """Serves as usual, with the tiny game on the shelf of this process."""
    shelf.SHELF = (*shelf.SHELF, INFO)  # type: ignore[misc]
    serve(connection)


def studies_matches_too(connection: Connection) -> None:
    """Studies as usual, with the tiny game on the shelf of this process."""
    shelf.SHELF = (*shelf.SHELF, INFO)  # type: ignore[misc]
    serve_studies(connection)


def says_nothing_of_it(connection: Connection) -> None:
    """Ends a study without ever having answered."""
    number = unpack(connection.recv_bytes())["number"]
    assert isinstance(number, int)
    connection.send_bytes(pack({"number": number, "final": True}))
    time.sleep(60)


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
    request = unpack(connection.recv_bytes())
    game = load_game(str(request["game"]))
    kit = load_kit(game)
    assert unpack(connection.recv_bytes())["task"] == HURRY
    data, number = request["observation"], request["number"]
    assert isinstance(data, dict) and isinstance(number, int)
    mind = kit.mind(next(iter(kit.levels.values())))
    thought = mind.think(kit.decode(data), 1, lambda: "hurry")
    connection.send_bytes(pack({"number": number, "thought": encode_thought(game, thought)}))
    time.sleep(60)
