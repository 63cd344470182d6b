"""Leaks of the shell, to be planted in games of any title: each shows something hidden at one
moment, as real programs have done.
"""

import pytest

from changcheng_qt.engine.deeds import Deed
from changcheng_qt.engine.seats import Viewer
from changcheng_qt.ui.flow import hand_over, table_flow
from changcheng_qt.ui.flow.hand_over import Table
from changcheng_qt.ui.flow.screens import Gate, GateReason, Own, Screen, viewer_of
from changcheng_qt.ui.seam.match_bridge import Change, MatchBridge, Motion
from tests.conformance.leaks.photographs import Moment, alone, put_away, together
from tests.conformance.leaks.sample import Leak


def undone_for_another(patch: pytest.MonkeyPatch) -> None:
    """A step taken back is shown as its owner sees it."""
    do = MatchBridge._do  # noqa: SLF001

    def leaking(bridge: MatchBridge, deed: Deed, motion: Motion) -> bool:
        is_done = do(bridge, deed, motion)
        if is_done and motion is not Motion.FORWARD:
            view = bridge.view_for(bridge.turn_seat)
            bridge.changed.emit(Change(view, (), Motion.BACK))
        return is_done

    patch.setattr(MatchBridge, "_do", leaking)


def no_gate_after_loading(patch: pytest.MonkeyPatch) -> None:
    def leaking(table: Table, reason: GateReason) -> Screen:
        return Own(table.next_person)

    patch.setattr(hand_over, "_first_screen", leaking)


def own_view_behind_the_gate(patch: pytest.MonkeyPatch) -> None:
    """The next person's view is there before the gate has fallen."""

    def leaking(screen: Screen) -> Viewer:
        if isinstance(screen, Gate) and screen.reason is not GateReason.LOADED:
            return screen.seat
        return viewer_of(screen)

    patch.setattr(table_flow, "viewer_of", leaking)


def seen_while_put_away(patch: pytest.MonkeyPatch) -> None:
    """Minimising covers nothing."""
    patch.setattr(table_flow.TableFlow, "hide_window", lambda flow, reason=None: None)


SHELL_LEAKS = {
    "what is put away can be seen": Leak(Moment.MINIMISED, put_away, seen_while_put_away),
    "a step taken back is shown as another sees it": Leak(Moment.UNDO, alone, undone_for_another),
    "a game comes up without a gate": Leak(Moment.LOAD, together, no_gate_after_loading),
    "a view is there before its gate": Leak(Moment.HAND_OVER, together, own_view_behind_the_gate),
}
