"""The rows of a majority: names as long as the walls leave room for, walls below one another."""

import pytest
from PySide6.QtCore import QRect
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from changcheng_qt.engine.seats import PUBLIC, Player
from changcheng_qt.titles.changcheng.rules.commands import BeginScoring
from changcheng_qt.titles.changcheng.rules.pieces import ActionCard
from changcheng_qt.titles.changcheng.table.reveal.reveal import Reveal
from changcheng_qt.titles.changcheng.table.reveal.scoring_panel import ScoringPanel
from changcheng_qt.titles.changcheng.table.widgets.wall_row import WallRow
from changcheng_qt.ui.panels.words import ElidedWords
from changcheng_qt.ui.reveal.stages import StageReveal
from changcheng_qt.ui.seam.match_bridge import MatchBridge
from tests.planted import Fault, planted, with_and_without
from tests.titles.changcheng.table.playing import (
    LayoutRequests,
    being_scored,
    bridge_of,
    completed_with,
    plain_looks,
)
from tests.ui.flow.clockwork import HandClock

TABLE, BOARD = QRect(0, 46, 1280, 754), QRect(0, 46, 967, 567)
LONG = "Maximilian der Erste"


class Shown:
    """The panel of a scoring of three cards, whose owner has a name."""

    def __init__(self, qtbot: QtBot, name: str, size: float = 1.0) -> None:
        self._window = window = QWidget()
        qtbot.addWidget(window)
        window.resize(1280, 800)
        match = being_scored(ActionCard.FLOOD, ActionCard.BUILDER, ActionCard.MASTER_BUILDER)
        match.seat_player(0, Player(name))
        self._bridge = bridge_of(match, PUBLIC)
        looks = plain_looks()
        looks.choose_scale(size)
        self.panel = ScoringPanel(Reveal(self._bridge, looks, HandClock(), window), looks, window)
        self.panel.place(TABLE, BOARD)
        window.show()
        self.settle(qtbot)

    def settle(self, qtbot: QtBot) -> None:
        """Wait until everything has its place."""
        qtbot.waitUntil(LayoutRequests(self.panel).have_ceased)

    def narrow(self) -> None:
        """Leave the rows the width of a side panel."""
        self.panel.sheet.majority.resize(210, self.panel.sheet.majority.height())

    @property
    def cut(self) -> list[str]:
        """The names that are shown with an ellipsis."""
        found = [row.findChild(ElidedWords) for row in self.panel.sheet.majority.rows]
        names = [name for name in found if isinstance(name, ElidedWords)]
        return [
            name.text()
            for name in names
            if name.fontMetrics().horizontalAdvance(name.text()) > name.contentsRect().width()
        ]

    @property
    def wall_starts(self) -> set[int]:
        """Where the walls of the rows begin."""
        walls = [row.findChild(WallRow) for row in self.panel.sheet.majority.rows]
        return {wall.x() for wall in walls if isinstance(wall, WallRow)}


def test_a_long_name_is_whole_where_the_walls_leave_room(qtbot: QtBot) -> None:
    shown = Shown(qtbot, LONG)
    assert len(shown.panel.sheet.majority.rows) > 1
    assert not shown.cut
    assert len(shown.wall_starts) == 1


def test_a_long_name_is_cut_where_the_walls_leave_no_room(qtbot: QtBot) -> None:
    """The negative control of the test above."""
    shown = Shown(qtbot, LONG)
    shown.narrow()
    assert shown.cut == [LONG]


def test_walls_begin_behind_the_longest_name(qtbot: QtBot) -> None:
    (long,), (short,) = Shown(qtbot, LONG).wall_starts, Shown(qtbot, "Mei").wall_starts
    assert short < long


@pytest.mark.parametrize("size", [0.8, 1.3])
def test_names_are_whole_in_another_size_too(qtbot: QtBot, size: float) -> None:
    shown = Shown(qtbot, LONG)
    shown.panel.appearance.choose_scale(size)
    shown.settle(qtbot)
    assert not shown.cut
    assert len(shown.wall_starts) == 1


def test_a_panel_in_the_right_place_is_left_alone(qtbot: QtBot) -> None:
    shown = Shown(qtbot, LONG)
    requests = LayoutRequests(shown.panel)
    qtbot.waitUntil(requests.have_ceased)
    shown.panel.sheet.majority.updateGeometry()
    assert not requests.have_ceased()


@pytest.mark.parametrize("size", [0.8, 1.3])
def test_another_size_while_it_is_open_gives_the_height_of_a_panel_opened_then(
    qtbot: QtBot, size: float
) -> None:
    shown = Shown(qtbot, LONG)
    before = shown.panel.geometry()
    shown.panel.appearance.choose_scale(size)
    shown.settle(qtbot)
    opened_then = Shown(qtbot, LONG, size)
    assert shown.panel.geometry() == opened_then.panel.geometry() != before


@pytest.mark.parametrize("height", [300, 754])
def test_the_value_is_in_sight_once_it_counts(qtbot: QtBot, height: int) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    window.resize(1280, 800)
    match = completed_with(ActionCard.FLOOD, ActionCard.FLOOD, ActionCard.FLOOD)
    bridge = bridge_of(match, PUBLIC)
    looks = plain_looks()
    panel = ScoringPanel(Reveal(bridge, looks, HandClock(), window), looks, window)
    panel.place(QRect(0, 46, 1280, height), QRect(0, 46, 967, height - 40))
    window.show()
    bridge.submit(BeginScoring(0))
    qtbot.waitUntil(LayoutRequests(panel).have_ceased)
    assert panel.sheet.majority.isVisible()
    worth, cards = panel.sheet.worth, panel.sheet.cards
    assert not worth.visibleRegion().isEmpty()
    assert worth.visibleRegion().boundingRect().height() == worth.height()
    assert cards.visibleRegion().boundingRect().height() == cards.height() or (height == 300), (
        "only a low panel hides anything"
    )


def await_nobody(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(StageReveal, "is_awaited", False)


def await_anybody(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(StageReveal, "is_awaited", True)


@with_and_without(await_nobody, await_anybody)
def test_a_scoring_says_that_people_at_other_computers_wait(
    qtbot: QtBot, fault: Fault | None
) -> None:
    with planted(fault):
        for is_due in (True, False):
            match = completed_with(ActionCard.FLOOD, ActionCard.FLOOD, ActionCard.FLOOD)
            after = match.still()
            after.submit(BeginScoring(0))
            here = {seat for seat in range(len(match.players)) if (seat == after.to_act) is is_due}
            window = QWidget()
            qtbot.addWidget(window)
            bridge, looks = MatchBridge(match, seats=frozenset(here)), plain_looks()
            panel = ScoringPanel(Reveal(bridge, looks, HandClock(), window), looks, window)
            window.show()
            match.submit(BeginScoring(0))
            bridge.take(match.log[-1])
            assert panel.next.text() == "Continue"
            assert panel.awaited.isVisible() is is_due
