"""The recap at a gate, which the whole room can read, tells of a card that changed hands in the
same words whichever it was, whoever is to come to the screen.
"""

from collections.abc import Callable
from itertools import islice

import pytest

from changcheng_qt.engine.seats import Seat
from changcheng_qt.ui.flow.screens import Gate, GateReason
from changcheng_qt.ui.panels.story import StoryEntry
from changcheng_qt.ui.window.main_window import MainWindow
from changcheng_qt.ui.window.match_screen import ScreenShow
from screens.stillness import bring_to_rest
from tests.conformance.leaks.pairs import Tale
from tests.conformance.leaks.photographs import shown_in
from tests.conformance.leaks.sample import LeakSample
from tests.conformance.samples import every_title, samples
from tests.effort import effort
from tests.planted import planted

PAIRS = effort(sample=4, nightly=200)

Recap = tuple[StoryEntry, ...]
WindowOf = Callable[[LeakSample], MainWindow]


def recaps(window: MainWindow, tale: Tale) -> list[Recap]:
    """The recap at the gate that falls right after the last command, and that for each seat."""
    seats = range(tale.setup.seats)
    bridge, flow = shown_in(window, tale.match(*seats))
    flow.lift_gate()
    bring_to_rest(window)
    bridge.submit(tale.last)
    bring_to_rest(window)
    flow.drop_gate(GateReason.ASKED)
    assert isinstance(flow.screen, Gate)
    assert window.match_show is not None
    screen = window.match_show._screen  # noqa: SLF001
    at_gates = [screen._gate_card(Gate(seat, GateReason.TURN)).recap for seat in seats]  # noqa: SLF001
    return [window.table.gate._plaque.recap, *at_gates]  # noqa: SLF001


def compare(window: MainWindow, sample: LeakSample) -> int:
    """Compare the recaps of pairs whose last cards differ; return how many name such a card."""
    found = 0
    for pair in islice(sample.drawn(), PAIRS):
        real, twin = recaps(window, pair.real), recaps(window, pair.twin)
        assert real == twin
        told = [event for recap in real for entry in recap for event in entry.events]
        found += any(isinstance(event, sample.told) for event in told)
    return found


@every_title("leaks")
def test_the_room_reads_of_no_card_that_is_hidden_from_it(
    sample: LeakSample, dark_window_of: WindowOf
) -> None:
    assert compare(dark_window_of(sample), sample)


def as_who_comes_knows_it(patch: pytest.MonkeyPatch) -> None:
    """A fault: the recap at a gate is written with the knowledge of the seat that it is for."""
    recap = ScreenShow._recap  # noqa: SLF001

    def leaking(screen: ScreenShow, seat: Seat) -> Recap:
        with pytest.MonkeyPatch.context() as inner:
            inner.setattr(screen._bridge, "_viewer", seat)  # noqa: SLF001
            return recap(screen, seat)

    patch.setattr(ScreenShow, "_recap", leaking)


def test_a_robbery_named_for_thief_and_victim_is_noticed(dark_window_of: WindowOf) -> None:
    sample = samples("leaks")["riders"]
    window = dark_window_of(sample)
    with planted(as_who_comes_knows_it):
        compare(window, sample)
