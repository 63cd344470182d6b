"""The costs of a replica at another computer: an entry is taken, an older fact opens, and the whole
game is checked once it is over.
"""

from collections.abc import Iterator
from time import perf_counter_ns

from changcheng_qt.net.deal import fault_in
from changcheng_qt.saves.facts import Disclosure
from changcheng_qt.saves.feed import Feed
from changcheng_qt.saves.replica import Replica
from changcheng_qt.titles import TITLES
from changcheng_qt.titles.title import Title
from tests.benchmarks.figure import Figure, spread, timed
from tests.net.memory import Office
from tests.net.tables import Table

MOST_ENTRIES = 600
CHECKS = 5


def measure() -> Iterator[Figure]:
    """Return all figures."""
    for title in TITLES:
        yield from _lines(title)


def _lines(title: Title) -> Iterator[Figure]:
    at = Table(title, 3, Office(3), ((0,), (1,)), min(4, max(title.rules.seat_counts)))
    at.begin()
    while at.match.outcome is None and at.match.entry_count < MOST_ENTRIES:
        at.act()
        at.deliver()
    assert at.recorder is not None
    feed = Feed(at.recorder)
    replica, plain, opening = Replica(*feed.head((0,))), list[float](), list[float]()
    for number in range(feed.length):
        line = feed.line(number, (0,))
        start = perf_counter_ns()
        replica.take([line])
        (opening if line[1] else plain).append((perf_counter_ns() - start) / 1e6)
    yield Figure(f"{title.name}: an entry is taken, p50", spread(plain).median, "2")
    if opening:
        yield Figure(f"{title.name}: an entry that opens facts, worst", max(opening), "60")
    whole, roster = at.recorder.record(Disclosure.EVERYTHING), at.host.roster
    check = timed(
        lambda: fault_in(title, whole, roster.deal, tuple(roster.parts)), times=CHECKS, warm_up=1
    )
    yield Figure(f"{title.name}: the deal and all chance checked", check.median, "1 s")
