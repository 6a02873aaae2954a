"""A fixed piece of work beside every figure.

Machines differ and are busy; the ratio to the calibration loop of the same run is what compares.
"""

import time
from typing import Final

LOOPS: Final = 100_000


def calibrate() -> float:
    """Return the milliseconds a fixed loop of plain Python takes now."""
    began = time.perf_counter()
    total = 0
    for number in range(LOOPS):
        total += number * number % 7
    return (time.perf_counter() - began) * 1000
