"""How two trees are compared; the figures are made up, for real ones take minutes."""

import json
from pathlib import Path

import pytest

from workshop.bench import compare as comparing
from workshop.bench.compare import Comparison, Kind, Readings, compare, interval, measure

TELLS_WHO_IT_IS = """
import json, sys, time
assert __name__ == "__main__"
began = time.perf_counter()
time.sleep(0.3)
told = {{"{name}": 2.5, " ".join(sys.argv[1:]): 1, "slept": time.perf_counter() - began > 0.2}}
figures = [{{"name": name, "microseconds": time}} for name, time in told.items()]
print(json.dumps({{"figures": figures, "game_megabytes": 4}}))
"""


def make_tree(root: Path, package: str, program: str) -> None:
    (root / package).mkdir()
    (root / package / "__init__.py").touch()
    (root / package / "__main__.py").write_text(program)


@pytest.mark.parametrize("package", ["brass_desktop", "workshop"])
def test_an_older_tree_is_asked_through_the_program(tmp_path: Path, package: str) -> None:
    make_tree(tmp_path, package, TELLS_WHO_IT_IS.format(name=package))
    assert measure(tmp_path, "rules") == {
        package: 2.5,
        "bench --json": 1,
        "slept": False,
        "memory of a finished game, MB": 4,
    }


def test_a_tree_that_cannot_be_measured_says_why(tmp_path: Path) -> None:
    make_tree(tmp_path, "brass_desktop", "raise SystemExit('out of order')")
    with pytest.raises(comparing.Unmeasured, match="out of order"):
        measure(tmp_path, "rules")


@pytest.mark.parametrize(
    ("count", "narrowest"), [(1, (1, 1)), (5, (1, 5)), (6, (1, 6)), (9, (2, 8)), (20, (6, 15))]
)
def test_the_interval_is_that_of_the_sign_test(count: int, narrowest: tuple[int, int]) -> None:
    assert interval([float(n) for n in range(count, 0, -1)]) == narrowest


def test_neighbours_are_divided_by_each_other() -> None:
    """A machine that slows down five times over must not hide what a change costs."""
    pace = [1.0, 2.0, 5.0]
    (found,) = compare([{"clone": 11 * p} for p in pace], [{"clone": 10 * p} for p in pace])
    assert (found.name, found.here, found.there) == ("clone", 22, 20)
    assert [found.low, found.quotient, found.high] == pytest.approx([1.1] * 3)


@pytest.mark.parametrize(("here", "code"), [(103.0, 0), (104.0, 1), (50.0, 0)])
def test_more_than_the_promise_fails(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], here: float, code: int
) -> None:
    asked: list[Path] = []

    def made_up(tree: Path, kind: Kind) -> Readings:
        asked.append(tree)
        if tree == comparing.TREE:
            return {"clone": here, "new": 1.0}
        return {"clone": 100.0, "old": 1.0}

    monkeypatch.setattr(comparing, "measure", made_up)
    other = Path("other")
    assert comparing.against(other, "rules", 2, as_json=True) == code
    assert asked == [comparing.TREE, other, other, comparing.TREE]
    told = json.loads(capsys.readouterr().out)
    assert [figure["quotient"] for figure in told["figures"]] == [here / 100]
    assert told["alone"] == ["new", "old"]


@pytest.mark.parametrize(
    ("quotient", "low", "runs", "verdict"),
    [
        (1.03, 0.99, 9, ""),
        (1.05, 1.02, 9, "unsure, needs more runs"),
        (1.05, 1.04, 9, "over 1.03"),
        (1.05, 1.04, 8, "unsure, needs more runs"),
    ],
)
def test_noise_is_told_from_cost(quotient: float, low: float, runs: int, verdict: str) -> None:
    assert Comparison("clone", 1, 1, quotient, low, 1.2, runs).verdict == verdict
