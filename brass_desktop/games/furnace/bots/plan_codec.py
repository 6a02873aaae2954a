"""Plans as JSON, so that what a worker found can cross to the table."""

from collections.abc import Mapping
from typing import Any

from brass_desktop.core.game import Json
from brass_desktop.games.furnace.engine.actions import Activate, Repeat
from brass_desktop.games.furnace.engine.codec import ActionCodec
from brass_desktop.games.furnace.engine.ids import Bag
from brass_desktop.games.furnace.engine.planning.task import Plan
from brass_desktop.games.furnace.engine.ruleset import Ruleset


def encode_plan(rules: Ruleset, plan: Plan) -> dict[str, Json]:
    """Write a plan."""
    codec = ActionCodec(rules)
    return {
        "steps": [codec.encode(step) for step in plan.steps],
        "money": plan.money,
        "goods": list(plan.goods),
        "value": plan.value,
        "proved": plan.proved,
    }


def decode_plan(rules: Ruleset, data: Mapping[str, Any]) -> Plan:
    """Read a plan."""
    codec = ActionCodec(rules)
    steps = [codec.decode(step) for step in data["steps"]]
    return Plan(
        tuple(step for step in steps if isinstance(step, Activate | Repeat)),
        data["money"],
        decode_bag(data["goods"]),
        data["value"],
        data["proved"],
    )


def decode_bag(data: list[int]) -> Bag:
    """Read numbers of goods."""
    coal, iron, oil, upgrade = data
    return coal, iron, oil, upgrade
