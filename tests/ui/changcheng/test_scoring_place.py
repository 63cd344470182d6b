"""Where the scoring panel lies, and what can be seen of it there."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QRect, QSize
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from changcheng_qt.engine.seats import PUBLIC
from changcheng_qt.games.changcheng.commands import BreakWall
from changcheng_qt.games.changcheng.pieces import ActionCard
from changcheng_qt.ui.changcheng.scoring.panel import ScoringPanel
from changcheng_qt.ui.changcheng.scoring.panel_place import Stand, beside
from changcheng_qt.ui.changcheng.widgets.step_heading import StepHeading
from tests.ui.changcheng.playing import being_scored, bridge_of, plain_looks

TABLE, BOARD = QRect(0, 46, 1280, 754), QRect(0, 46, 967, 567)


@pytest.fixture
def panel(qtbot: QtBot) -> Iterator[ScoringPanel]:
    """A panel in a window, docked because a Traitor chooses."""
    window = QWidget()
    qtbot.addWidget(window)
    window.resize(1280, 800)
    cards = ActionCard.TRAITOR, ActionCard.FLOOD, ActionCard.BUILDER
    made = ScoringPanel(bridge_of(being_scored(*cards), PUBLIC), plain_looks(), window)
    made.place(TABLE, BOARD)
    window.show()
    yield made
    window.close()


@pytest.mark.parametrize(
    ("table", "board"),
    [
        (TABLE, BOARD),
        (QRect(0, 42, 1024, 678), QRect(0, 42, 732, 484)),
        (QRect(0, 42, 800, 558), QRect(0, 42, 800, 413)),
    ],
)
def test_a_docked_panel_shows_the_sum_and_every_button_whole(
    panel: ScoringPanel, table: QRect, board: QRect
) -> None:
    panel.appearance.follow_window(QSize(table.width(), table.bottom() + 1))
    panel.place(table, board)
    QApplication.processEvents()
    assert panel.stand is Stand.DOCKED
    whole = (panel.worth, *panel.strip.buttons)
    for widget in whole:
        seen = widget.visibleRegion().boundingRect()
        assert seen == widget.rect()
        assert seen.height() >= widget.sizeHint().height() - 1
        assert seen.width() >= min(widget.sizeHint().width(), panel.width() // 2)


def test_the_sum_is_back_among_the_steps_when_the_panel_comes_back(
    panel: ScoringPanel,
) -> None:
    heads = panel.findChildren(StepHeading)
    assert not any(head.isVisible() for head in heads)
    panel.strip.chosen.emit(BreakWall(0))
    QApplication.processEvents()
    assert all(head.isVisible() for head in heads)
    assert panel.worth.parentWidget() is heads[2].parentWidget()
    assert panel.worth.y() > heads[2].y() > panel.majority.y()


@pytest.mark.parametrize("height", [300, 560, 900])
def test_the_panel_lies_below_the_banners(height: int) -> None:
    table, free = QRect(0, 42, 1024, 678), QRect(0, 90, 732, 436)
    panel = beside(free, table, QSize(480, height), 0.2, 8)
    assert panel.top() >= free.top() + 7
    assert panel.bottom() <= table.bottom()
