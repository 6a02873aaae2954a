"""Which clause of Lancashire stands where a rule of the family cites one of Birmingham."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

CLAUSES: Final[Mapping[str, str]] = MappingProxyType(
    {
        "B-1.6": "L-1.4",
        "B-1.9": "L-9.5",
        "B-1.11": "L-1.9",
        "B-3.3": "L-5.1",
        "B-3.4": "L-5.2",
        "B-3.5": "L-5.1",
        "B-3.7": "L-13.2",
        "B-3.8": "L-5.2",
        "B-8.1": "L-7.1",
        "B-8.3": "L-7.1",
        "B-8.5": "L-7.2",
        "B-9.2": "L-7.3",
        "B-12.1": "L-6.1",
        "B-12.2": "L-6.3",
        "B-12.2 card_builds_nothing": "L-6.1",
        "B-12.2 card_for_other_place": "L-6.2",
        "B-12.2 no_card_fits": "L-6.1",
        "B-12.2 nothing_to_build": "L-6.1",
        "B-12.3": "L-6.7",
        "B-12.3 slot_lacks_industry": "L-6.1",
        "B-12.4": "L-6.5",
        "B-12.5": "L-6.6",
        "B-13.1": "L-8.1",
        "B-13.3": "L-8.2",
        "B-14.1": "L-9.1",
        "B-14.2": "L-9.1",
        "B-14.3": "L-9.2",
        "B-14.4": "L-9.2",
        "B-14.7": "L-9.2",
        "B-15.1": "L-10.1",
        "B-16.2": "L-11.1",
        "B-20.3": "L-4.2",
        "B-20.5": "L-4.5",
        "B-22.1": "L-15.1",
    }
)
"""A clause that is two here is followed by the code of the refusal it is cited for.

Clauses on merchants and wild cards have none: nothing here asks for these things.
"""
