"""Leaks to be planted: each shows something hidden at one moment, as real programs have done."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from typing import Any

import pytest
from PySide6.QtCore import QEvent, QPoint
from PySide6.QtWidgets import QToolTip, QWidget

from changcheng_qt.engine.replay import Replay
from changcheng_qt.engine.seats import EVERYONE, Viewer
from changcheng_qt.titles.changcheng.rules.forecast import RegionForecast
from changcheng_qt.titles.changcheng.rules.game import CHANG_CHENG
from changcheng_qt.titles.changcheng.rules.knowledge import Knowledge
from changcheng_qt.titles.changcheng.rules.state import State
from changcheng_qt.titles.changcheng.rules.view import View, view_of
from changcheng_qt.titles.changcheng.table.board import prospect_note, view
from changcheng_qt.titles.changcheng.table.board.motions import motions_for
from changcheng_qt.titles.changcheng.words import counting
from changcheng_qt.ui.flow import hand_over, table_flow
from changcheng_qt.ui.flow.hand_over import Table
from changcheng_qt.ui.flow.screens import Gate, GateReason, Own, Screen, viewer_of
from changcheng_qt.ui.panels.stock_line import StockLine
from changcheng_qt.ui.scene.animator import Movement
from changcheng_qt.ui.seam.match_bridge import Change, MatchBridge, Motion
from tests.ui.leaks.photographs import (
    Moment,
    Session,
    alone,
    hovering,
    looking_back,
    pointing,
    put_away,
    together,
)


@dataclass(frozen=True, slots=True)
class Leak:
    """At which moment something is shown, who meets it, and how it is planted."""

    moment: Moment
    session: Session
    plant: Callable[[pytest.MonkeyPatch], None]


def _hands_by_priority(patch: pytest.MonkeyPatch) -> None:
    def leaking(state: State, knowledge: Knowledge, viewer: Viewer) -> View:
        sums = tuple(sum(hand) for hand in state.hands)
        return replace(view_of(state, knowledge, viewer), hand_counts=sums)

    patch.setitem(vars(CHANG_CHENG), "view", leaking)


def _slow_where_dangerous(patch: pytest.MonkeyPatch) -> None:
    """Things move for as long as the counters of the wall are high."""
    danger = [0]

    def noting(state: State, knowledge: Knowledge, viewer: Viewer) -> View:
        shown = state.setup.threats[: len(state.wall.regions)]
        danger[0] = sum((place + 1) * value for place, value in enumerate(shown))
        return view_of(state, knowledge, viewer)

    def leaking(*what: Any) -> Sequence[Movement]:  # noqa: ANN401 - as for `motions_for`
        return [replace(one, delay=one.delay + danger[0]) for one in motions_for(*what)]

    patch.setitem(vars(CHANG_CHENG), "view", noting)
    patch.setattr(view, "motions_for", leaking)


def undone_for_another(patch: pytest.MonkeyPatch) -> None:
    """What is taken back is shown as its owner sees it."""
    do = MatchBridge._do  # noqa: SLF001

    def leaking(bridge: MatchBridge, act: Callable[[], Any], motion: Motion) -> bool:
        is_done = do(bridge, act, motion)
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


def _past_with_open_cards(patch: pytest.MonkeyPatch) -> None:
    """What is seen again is what everyone may see once the game is over."""
    line = Replay.view_at

    def leaking(past: Any, position: int, viewer: Viewer) -> View:  # noqa: ANN401
        patch.setattr(Replay, "viewers", property(lambda _: (EVERYONE,)))
        view: View = line(past, position, EVERYONE)
        return view

    patch.setattr(Replay, "view_at", leaking)


def _threats_on_the_slip(patch: pytest.MonkeyPatch) -> None:
    """The slip beside a square names the counter of its region, whoever has looked at it."""
    hidden: dict[int, int] = {}

    def noting(state: State, knowledge: Knowledge, viewer: Viewer) -> View:
        hidden.update(enumerate(state.setup.threats))
        return view_of(state, knowledge, viewer)

    def leaking(sight: RegionForecast) -> str:
        return str(hidden[sight.region])

    patch.setitem(vars(CHANG_CHENG), "view", noting)
    patch.setattr(prospect_note, "_threat", leaking)


def seen_while_put_away(patch: pytest.MonkeyPatch) -> None:
    """Minimising covers nothing."""
    patch.setattr(table_flow.TableFlow, "hide_window", lambda flow, reason=None: None)


def _stocks_by_priority(patch: pytest.MonkeyPatch) -> None:
    """A tooltip tells of more than the public counts."""
    danger = [0]

    def noting(state: State, knowledge: Knowledge, viewer: Viewer) -> View:
        danger[0] = sum((place + 1) * sum(hand) for place, hand in enumerate(state.hands))
        return view_of(state, knowledge, viewer)

    def leaking(line: StockLine, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ToolTip:
            QToolTip.showText(QPoint(), f"{danger[0]}")
        return QWidget.event(line, event)

    patch.setitem(vars(CHANG_CHENG), "view", noting)
    patch.setattr(StockLine, "event", leaking)


def _chances_of_what_lies_there(patch: pytest.MonkeyPatch) -> None:
    """What is said to follow by counting is what lies there."""
    hidden: dict[int, int] = {}

    def noting(state: State, knowledge: Knowledge, viewer: Viewer) -> View:
        hidden.update(enumerate(state.setup.threats))
        return view_of(state, knowledge, viewer)

    def leaking(view: View, region: int) -> dict[int, Fraction]:
        return {hidden[region]: Fraction(1)}

    patch.setitem(vars(CHANG_CHENG), "view", noting)
    patch.setattr(counting, "threat_chances", leaking)


LEAKS = {
    "chances are those of what lies there": Leak(
        Moment.HOVERED, hovering, _chances_of_what_lies_there
    ),
    "what is put away can be seen": Leak(Moment.MINIMISED, put_away, seen_while_put_away),
    "a tooltip counts hidden cards": Leak(Moment.HOVERED, hovering, _stocks_by_priority),
    "the slip names counters that nobody has seen": Leak(
        Moment.POINTED, pointing, _threats_on_the_slip
    ),
    "hands are counted by priority": Leak(Moment.STILL, alone, _hands_by_priority),
    "the last round is seen with open cards": Leak(
        Moment.PAST, looking_back, _past_with_open_cards
    ),
    "motions last as long as counters are high": Leak(Moment.MIDWAY, alone, _slow_where_dangerous),
    "a step taken back is shown as another sees it": Leak(Moment.UNDO, alone, undone_for_another),
    "a game comes up without a gate": Leak(Moment.LOAD, together, no_gate_after_loading),
    "a view is there before its gate": Leak(Moment.HAND_OVER, together, own_view_behind_the_gate),
}
