"""The bots play as they did: by the same seed the same games, to the node."""

import json

import pytest

from brass_desktop.__main__ import main

AS_EVER = {
    "foreman": {"points": 141.75, "spread": 13.5984, "lowest": 123, "nodes": 1471.75},
    "apprentice": {"points": 97.5, "spread": 15.6098, "lowest": 79, "nodes": 1547.75},
}
"""Measured before every game got a slice of its own; other bots or other rules change them."""


def test_the_arena_ends_by_seed_as_it_ever_did(capsys: pytest.CaptureFixture[str]) -> None:
    seats = ["--players", "2", "--games", "4", "--seats", "foreman,apprentice", "--seed", "99"]
    assert main(["arena", *seats, "--json"]) == 0
    entrants = json.loads(capsys.readouterr().out)["entrants"]
    told = {
        level: {"points": found["points"][0]} | {name: found[name] for name in list(want)[1:]}
        for (level, want), found in zip(AS_EVER.items(), entrants.values(), strict=True)
    }
    assert told == AS_EVER
