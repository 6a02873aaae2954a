"""The interface under the hand: six ticks of a well made instrument case.

They are heard hundreds of times, so each is short, dry and without a pitch that sticks in the ear.
"""

from workshop.painting.sound.instruments import marimba
from workshop.painting.sound.materials import coin, grain, slide, thump, wood
from workshop.painting.sound.pieces import PITCHES
from workshop.painting.sound.waves import Mono, mixed, struck, swell


def hover(take: int) -> Mono:
    """A finger passes over a brass rim."""
    pitch = PITCHES[take]
    rim = struck(0.05, ((1900 * pitch, 1.0, 0.006), (2750 * pitch, 0.5, 0.004)))
    return mixed((rim, 0.0), (0.25 * grain(0.015, 0.0015, 1500, 5000, 600 + take), 0.0))


def click(take: int) -> Mono:
    """A key goes down and its lever meets the stop: two small knocks in one."""
    pitch, seed = PITCHES[take], 610 + 10 * take
    lever = wood(1480 * pitch, seed, fall=0.007)
    stop = wood(980 * pitch, seed + 1, hard=0.7, fall=0.009)
    return mixed((0.7 * lever, 0.0), (stop, 0.011))


def toggle(take: int) -> Mono:
    """A lever snaps over: the spring lets go, the other side catches it."""
    pitch, seed = PITCHES[take], 650 + 10 * take
    spring = coin(0.62 * pitch, seed, fall=0.014)
    catch = wood(1160 * pitch, seed + 1, fall=0.01)
    return mixed((0.45 * spring, 0.0), (catch, 0.038), (0.25 * thump(240, 0.012), 0.038))


def confirm(take: int) -> Mono:
    """A seal is pressed into wax on wood, and brass answers: two taps, a fifth apart, upwards."""
    pitch, seed = PITCHES[take], 690 + 10 * take
    press = wood(880 * pitch, seed, fall=0.018)
    answer = marimba(1319 * pitch, 0.07)
    shine = coin(0.86 * pitch, seed + 1, fall=0.035)
    return mixed((0.8 * press, 0.0), (0.55 * answer, 0.06), (0.16 * shine, 0.062))


def undo(take: int) -> Mono:
    """A slip of paper is drawn back, then two taps downwards."""
    pitch, seed = PITCHES[take], 730 + 10 * take
    back = slide(0.12, (1400, 600), (4200, 1900), seed) * swell(0.12, 0.09, 1.6)
    first, second = (marimba(base * pitch, 0.05) for base in (988, 740))
    return mixed((0.45 * back, 0.0), (0.5 * first, 0.09), (0.55 * second, 0.165))


def dialog(take: int) -> Mono:
    """A sheet is laid before you, and a small bell of wood says to look."""
    pitch, seed = PITCHES[take], 770 + 10 * take
    sheet = slide(0.16, (500, 900), (3600, 2200), seed) * swell(0.16, 0.05, 1.4)
    look = mixed((marimba(784 * pitch, 0.11), 0.0), (0.7 * marimba(1175 * pitch, 0.09), 0.0))
    return mixed(
        (0.55 * sheet, 0.0), (0.45 * look, 0.1), (0.3 * grain(0.05, 0.01, 600, 2000, seed), 0.1)
    )
