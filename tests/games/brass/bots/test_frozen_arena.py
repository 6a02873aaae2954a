"""The bots play as they did: by the same seed the same games, to the node."""

import json

import pytest

from brass_desktop.__main__ import main

AS_EVER = {
    "birmingham": {
        "foreman": {"points": 140.75, "spread": 12.7639, "lowest": 125, "nodes": 1547.0},
        "apprentice": {"points": 106.75, "spread": 3.6856, "lowest": 102, "nodes": 1615.75},
    },
    "lancashire": {
        "foreman": {"points": 128.75, "spread": 24.1988, "lowest": 115, "nodes": 1867.75},
        "apprentice": {"points": 71.25, "spread": 13.1244, "lowest": 55, "nodes": 1408.5},
    },
}
"""Measured when seeds of thoughts became those of observations, and when Lancashire's numbers were
frozen; other bots or rules change them."""


@pytest.mark.parametrize("game", AS_EVER)
def test_the_arena_ends_by_seed_as_it_ever_did(
    game: str, capsys: pytest.CaptureFixture[str]
) -> None:
    seats = ["--players", "2", "--games", "4", "--seats", "foreman,apprentice", "--seed", "99"]
    assert main(["arena", "--game", game, *seats, "--json"]) == 0
    entrants = json.loads(capsys.readouterr().out)["entrants"]
    told = {
        level: {"points": found["points"][0]} | {name: found[name] for name in list(want)[1:]}
        for (level, want), found in zip(AS_EVER[game].items(), entrants.values(), strict=True)
    }
    assert told == AS_EVER[game]
