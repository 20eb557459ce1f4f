"""Rulings on Ray: on a real cluster of this machine it plays the same matches."""

import importlib.util
import sys
from types import ModuleType

import pytest

from ludoteca.arena.schedule import schedule
from ludoteca.arena.tournament import hold
from ludoteca.arena.workers import Cluster, NoRay

needs_ray = pytest.mark.skipif(
    not importlib.util.find_spec("ray"), reason="Ray is not installed; it comes with ludoteca[ray]"
)


@pytest.mark.soak
@needs_ray
@pytest.mark.filterwarnings("ignore")
def test_ray_gives_the_digest_of_one_process() -> None:
    planned = schedule("fzzzt", ["greedy", "uniform"], 8, 5)
    assert hold(planned, Cluster("local")).plain() == hold(planned).plain()


def test_without_ray_one_line_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(NoRay, match=r"^ray is not installed: pip install 'ludoteca\[ray\]'$"):
        hold(schedule("fzzzt", ["greedy", "uniform"], 2, 5), Cluster("local"))


def test_an_address_where_nobody_is_is_told_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", ModuleType("ray"))
    with pytest.raises(NoRay, match=r"no Ray cluster answers at '127\.0\.0\.1:1'"):
        hold(schedule("fzzzt", ["greedy", "uniform"], 2, 5), Cluster("127.0.0.1:1"))
