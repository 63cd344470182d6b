"""Two people at a guest's computer: two games that one of them cannot tell apart look and sound the
same while that person is at the screen, and while the gate is closed.
"""

from collections.abc import Iterator

import pytest

from changcheng_qt.app.session import decisions_of
from changcheng_qt.app.tables.company import TableCompany
from changcheng_qt.app.tables.executor import TableExecutor
from changcheng_qt.engine.seats import PUBLIC, Seat, Viewer
from changcheng_qt.net.letters import Deed, Kind
from changcheng_qt.titles import rules_of
from changcheng_qt.ui.flow import table_flow
from changcheng_qt.ui.flow.screens import Gate, Screen, viewer_of
from changcheng_qt.ui.window.main_window import MainWindow
from screens.stillness import bring_to_rest
from tests.conformance.leaks.comparing import Compare
from tests.conformance.leaks.pairs import Pair, Tale
from tests.conformance.leaks.photographs import Moment, Photograph
from tests.conformance.leaks.sample import LeakSample
from tests.conformance.leaks.test_tables import Dealt, show
from tests.conformance.samples import every_title
from tests.effort import effort
from tests.planted import planted

PAIRS = effort(sample=1, nightly=50)
TRIES = 8
OTHERS: list[Seat] = []
"""The other person at the computer, for planted faults."""


def at_shared_table(
    window: MainWindow, tale: Tale, viewer: Viewer, _: float
) -> Iterator[Photograph]:
    """Look at the gate, at the own hand, at the open table; then somebody plays, here or elsewhere,
    and all agree to take that back.
    """
    assert isinstance(viewer, int)
    other = (viewer + 1) % tale.setup.seats
    OTHERS.append(other)
    at = Dealt(tale, viewer, other)
    at.begin()
    try:
        yield from _seen(window, at, viewer, other)
    finally:
        window.show_start(can_resume=False)


def _seen(window: MainWindow, at: Dealt, viewer: Seat, other: Seat) -> Iterator[Photograph]:
    guest = at.guests[0]
    executor = TableExecutor(guest, decisions_of(rules_of(at.tale.game.name)))
    bridge = executor.bridge
    bridge.company = company = TableCompany(guest, executor, window, is_own=False)
    guest.changed = company.changed.emit
    show(window, bridge)
    assert window.match_show is not None
    flow = window.match_show.flow

    def look() -> Iterator[Photograph]:
        bring_to_rest(window)
        if viewer_of(flow.screen) != other:
            yield Moment.STILL, ""

    yield from look()
    if isinstance(flow.screen, Gate) and flow.screen.seat == other:
        flow.show_board_only()
    flow.look_at_notes(viewer)
    yield from look()
    flow.lift_gate()
    assert bridge.view.viewer == viewer
    yield from look()
    flow.back_to_public()
    yield from look()
    seat = at.match.deciders[0]
    if seat in bridge.here:
        flow.look_at_notes(seat)
        flow.lift_gate()
    if bridge.decider == seat:
        bridge.submit(at.tale.last)
    elif seat in bridge.here:
        guest.do(Deed(Kind.PLAY, seat, at.match.text_of(at.tale.last)))
    else:
        at.match.submit(at.tale.last)
    at.deliver()
    yield from look()
    if at.match.outcome is None:
        at.match.take_back(at.match.step_count - 1, range(at.seats))
        at.deliver()
        yield from look()


def shared_by(pair: Pair) -> bool:
    """Whether the viewer of a pair has a seat."""
    return isinstance(pair.viewer, int)


def show_the_other(patch: pytest.MonkeyPatch) -> None:
    """Show the other's hand on the open table, and below the gate."""

    def viewer(screen: Screen) -> Viewer:
        return OTHERS[-1] if viewer_of(screen) is PUBLIC else viewer_of(screen)

    patch.setattr(table_flow, "viewer_of", viewer)


@every_title("leaks")
def test_one_of_two_at_a_computer_learns_nothing_of_the_other(
    sample: LeakSample, compare: Compare
) -> None:
    assert compare(sample, at_shared_table, shared_by, PAIRS) > 50 * PAIRS


@every_title("leaks", first_by_day=True)
def test_a_hand_on_the_open_table_is_found(sample: LeakSample, compare: Compare) -> None:
    with planted(show_the_other):
        compare(sample, at_shared_table, shared_by, TRIES)
