"""What a bot believes, as one frozen record of numbers in victory points.

Every term of the value can therefore be shown to a person, and a level is a set of numbers.
"""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Weights:
    """The weights of `value`; the defaults are the strongest set measured so far.

    They are Birmingham's, and Lancashire's where only it has such a thing.
    """

    double_scoring: float = 1.0
    """How much of the second scoring of level 2+ tiles is seen in the canal era."""
    flat_chance: float | None = None
    """A single chance to flip for every tile, for players who do not look at buyers and beer."""

    first_pounds: int = 25
    first_pound: float = 0.30
    more_pounds: int = 25
    more_pound: float = 0.12
    last_pound: float = 0.03
    rail_money: float = 0.75
    """What a pound is worth in the rail era, measured by the canal era: it has less to begin."""
    pounds_per_action: int = 12
    """More money than this for each action left can no longer be spent."""

    income_pound: float = 0.13
    sure_paydays: int = 4
    """Paydays for which only the present level counts: hoped-for income pays no bills."""
    hoped_income: float = 0.4

    missing_pound: float = 0.20
    uncovered_pound: float = 0.60
    deep_level: int = -3
    deep_debt: float = 2.0
    kept_pound: float = 0.0
    """What a pound that is never spent is worth at the end of the game."""

    mat: float = 1.0
    mat_later: float = 0.0
    """What a line of builds of the rail era is worth in the canal era."""
    scarce_slots: int = 0
    """An industry with at most so many slots on the board promises no more than are empty."""
    scarce_share: float = 1.0
    """How much of such a promise remains, because others want the same slots."""
    second_goods: float = 0.3
    """How much the second line of goods counts beside the best one."""
    beer: float = 0.5
    spare_beer: float = 0.1
    no_coal_canal: float = 2.0
    no_coal_rail: float = 4.0
    reach_canal: float = 0.30
    reach_rail: float = 0.15
    room: float = 0.4
    most_room: float = 1.8
    wild_card: float = 0.75
    rivals: float = 0.3

    coal_joined_canal: float = 0.75
    """The chances that a mine runs empty: rails eat coal, canals do not."""
    coal_joined_rail: float = 0.93
    coal_apart_canal: float = 0.40
    coal_apart_rail: float = 0.80

    own_port: float = 0.95
    """The chance of a mill that is joined to a free port of its owner, and of that port."""
    rival_port: float = 0.87
    """The same where the port is another's."""
    distant: float = 0.95
    """That of a mill for which the distant market stays open long enough."""
    later_port: float = 0.20
    """That of a mill for which it does not."""
    near_port: float = 0.50
    """That of a mill one line away from any port."""
    far_port: float = 0.25
    port_of_rivals: float = 0.70
    """The chance of a port that only mills of others are joined to."""
    port_later: float = 0.35
    """That of a port without any mill, in good time."""
    port_actions: int = 32
    """With fewer actions of the whole table left than this, it hopes for less."""
