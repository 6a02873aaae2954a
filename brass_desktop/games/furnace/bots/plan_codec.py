"""What was planned as JSON, so that what a worker found can cross to the table.

Cards and discs are numbers, as in an observation; steps are written as the log writes actions.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from brass_desktop.core.game import Json
from brass_desktop.games.furnace.engine.actions import Activate, Repeat
from brass_desktop.games.furnace.engine.codec import ActionCodec
from brass_desktop.games.furnace.engine.ids import Bag, CardId, DiscId
from brass_desktop.games.furnace.engine.planning.differences import Difference, Differences
from brass_desktop.games.furnace.engine.planning.gaps import ChainPlacing, GapPlan
from brass_desktop.games.furnace.engine.planning.line import PlannedRun
from brass_desktop.games.furnace.engine.planning.lots import LotPlan, OutbidPlan
from brass_desktop.games.furnace.engine.planning.task import Plan
from brass_desktop.games.furnace.engine.ruleset import Ruleset

Written = Mapping[str, Any]
"""What came out of JSON."""


def encode_line(line: Sequence[PlannedRun]) -> list[Json]:
    """Write a planned line."""
    return [
        {
            "card": one.card,
            "again": one.again,
            "times": list(one.times),
            "upgrades": None if one.upgrades is None else list(one.upgrades),
        }
        for one in line
    ]


def decode_line(data: Sequence[Written]) -> tuple[PlannedRun, ...]:
    """Read a planned line."""
    return tuple(
        PlannedRun(
            CardId(one["card"]),
            one["again"],
            tuple(one["times"]),
            None if one["upgrades"] is None else _cards(one["upgrades"]),
        )
        for one in data
    )


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


def decode_plan(rules: Ruleset, data: Written) -> Plan:
    """Read a plan."""
    codec = ActionCodec(rules)
    steps = [codec.decode(step) for step in data["steps"]]
    return Plan(
        tuple(step for step in steps if isinstance(step, Activate | Repeat)),
        data["money"],
        _bag(data["goods"]),
        data["value"],
        data["proved"],
    )


def encode_differences(found: Differences) -> dict[str, Json]:
    """Write how a line differs from a better plan."""
    return {
        "told": [
            {
                "kind": one.kind,
                "card": one.card,
                "money": one.money,
                "unsold": list(one.unsold),
                "was": one.was,
                "now": one.now,
                "line": one.line,
                "upgrades": list(one.upgrades),
            }
            for one in found.told
        ],
        "remaining": found.remaining,
    }


def decode_differences(data: Written) -> Differences:
    """Read how a line differs from a better plan."""
    told = tuple(
        Difference(
            one["kind"],
            CardId(one["card"]),
            one["money"],
            _bag(one["unsold"]),
            one["was"],
            one["now"],
            one["line"],
            _cards(one["upgrades"]),
        )
        for one in data["told"]
    )
    return Differences(told, data["remaining"])


def encode_lot(rules: Ruleset, plan: LotPlan) -> dict[str, Json]:
    """Write what a lot would bring."""
    return {
        "lot": plan.lot,
        "card": plan.card,
        "with_card": encode_plan(rules, plan.with_card),
        "without": encode_plan(rules, plan.without),
        "upgraded": plan.upgraded,
        "upgrade_gain": plan.upgrade_gain,
        "unsold": list(plan.unsold),
        "outbid": [
            [one.disc, one.times, list(one.paid), list(one.gained), one.money]
            for one in plan.outbid
        ],
    }


def decode_lot(rules: Ruleset, data: Written) -> LotPlan:
    """Read what a lot would bring."""
    return LotPlan(
        data["lot"],
        CardId(data["card"]),
        decode_plan(rules, data["with_card"]),
        decode_plan(rules, data["without"]),
        data["upgraded"],
        data["upgrade_gain"],
        _bag(data["unsold"]),
        tuple(
            OutbidPlan(DiscId(disc), times, _bag(paid), _bag(gained), money)
            for disc, times, paid, gained, money in data["outbid"]
        ),
    )


def encode_placing(rules: Ruleset, placing: ChainPlacing) -> dict[str, Json]:
    """Write what every gap brings."""
    return {
        "gaps": [
            [
                {
                    "card": gap.card,
                    "at": gap.at,
                    "chain": list(gap.chain),
                    "plan": encode_plan(rules, gap.plan),
                }
                for gap in gaps
            ]
            for gaps in placing.gaps
        ],
        "exact": placing.exact,
    }


def decode_placing(rules: Ruleset, data: Written) -> ChainPlacing:
    """Read what every gap brings."""
    gaps = tuple(
        tuple(
            GapPlan(
                CardId(gap["card"]),
                gap["at"],
                _cards(gap["chain"]),
                decode_plan(rules, gap["plan"]),
            )
            for gap in row
        )
        for row in data["gaps"]
    )
    return ChainPlacing(gaps, data["exact"])


def _bag(data: Sequence[int]) -> Bag:
    coal, iron, oil, upgrade = data
    return coal, iron, oil, upgrade


def _cards(data: Sequence[int]) -> tuple[CardId, ...]:
    return tuple(CardId(card) for card in data)
