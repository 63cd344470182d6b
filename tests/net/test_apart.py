"""Slow play: nobody is ever online together with anybody else, and play goes on."""

import pytest

from changcheng_qt.titles import TITLES
from changcheng_qt.titles.title import Title
from tests.effort import effort
from tests.net.memory import Memory, Office
from tests.net.tables import Table
from tests.net.test_tables import agree

VISITS = effort(sample=12, nightly=400)
SHORTEST = 100
"""Entries that every game has, however soon it ends."""


def visit(at: Table, carrier: Memory) -> None:
    """Connect one of them alone, to read the letters there."""
    at.office.carriers[:] = [carrier]
    carrier.connect_again()
    at.deliver()


def steps_apart(title: Title, *, keeps: bool) -> int:
    """Play apart from the first entry on; return how many entries there were."""
    at = Table(title, 5, Office(5), ((0,), (1,)), title.rules.seat_counts[0])
    at.begin()
    everybody, begun = list(at.office.carriers), at.match.entry_count
    at.office.keeps = keeps
    for _ in range(VISITS):
        for number, guest in enumerate(at.guests):
            visit(at, at.carriers[number])
            guest.post()
            for _ in range(3):
                if at.match.deciders and at.owner(at.match.deciders[0]) is guest:
                    at.act()
        visit(at, at.host_carrier)
        if at.match.to_act is not None and at.owner(at.match.to_act) is None:
            at.act()
    entries, at.office.keeps = at.match.entry_count - begun, True
    at.office.carriers[:] = everybody
    at.repair()
    agree(at)
    return entries


@pytest.mark.no_cover
@pytest.mark.parametrize("title", TITLES, ids=lambda title: title.name)
def test_play_goes_on_with_nobody_online_together(title: Title) -> None:
    assert steps_apart(title, keeps=True) > min(VISITS // 2, SHORTEST)


@pytest.mark.no_cover
def test_without_a_post_office_nothing_moves() -> None:
    assert steps_apart(TITLES[0], keeps=False) == 0
