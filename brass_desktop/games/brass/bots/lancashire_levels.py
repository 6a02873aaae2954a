"""The four levels in Lancashire: the same search and value, with beliefs of its own."""

from dataclasses import replace
from types import MappingProxyType

from brass_desktop.games.brass.bots.levels import Level
from brass_desktop.games.brass.bots.search.candidates import Taste
from brass_desktop.games.brass.bots.value.weights import Weights

COTTON = Weights(
    first_pound=0.38,
    more_pound=0.15,
    rail_money=1.1,
    kept_pound=0.1,
    income_pound=0.145,
    hoped_income=0.5,
    missing_pound=0.04,
    deep_debt=2.6,
    mat=0.62,
    mat_later=0.4,
    scarce_slots=4,
    scarce_share=0.9,
    reach_canal=0.34,
    reach_rail=0.2,
    rivals=0.35,
    coal_joined_canal=0.28,
    coal_apart_canal=0.15,
    coal_joined_rail=0.75,
    coal_apart_rail=0.85,
)
"""Measured in draws of all numbers at once, see docs/bots.md."""
LANCASHIRE_LEVELS = MappingProxyType(
    {
        "apprentice": Level(
            id="apprentice",
            beam=0,
            noise=4.0,
            weights=replace(COTTON, double_scoring=0.0, flat_chance=0.6, mat=0.0, rivals=0.0),
            taste=Taste(doubles=1),
        ),
        "foreman": Level(id="foreman", beam=0, noise=5.0, weights=COTTON),
        "industrialist": Level(
            id="industrialist", beam=5, noise=3.5, weights=replace(COTTON, rivals=0.0)
        ),
        "magnate": Level(id="magnate", beam=20, weights=COTTON),
    }
)
"""Every level by its id, weakest first."""
