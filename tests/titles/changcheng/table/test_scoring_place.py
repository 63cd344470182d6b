"""The place of the scoring panel, and the parts of the board visible there."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QRect, QSize
from PySide6.QtWidgets import QApplication, QBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from changcheng_qt.engine.seats import PUBLIC
from changcheng_qt.titles.changcheng.rules.commands import BeginScoring, BreakWall
from changcheng_qt.titles.changcheng.rules.pieces import ActionCard
from changcheng_qt.titles.changcheng.table.reveal.reveal import Reveal
from changcheng_qt.titles.changcheng.table.reveal.scoring_panel import ScoringPanel
from changcheng_qt.titles.changcheng.table.reveal.scoring_sheet import Stand, beside
from changcheng_qt.ui.widgets import scroll_areas
from changcheng_qt.ui.widgets.overlay_panel import StepHeading
from tests.planted import Fault, planted, with_and_without
from tests.titles.changcheng.table.playing import (
    being_scored,
    bridge_of,
    completed_with,
    plain_looks,
)
from tests.titles.changcheng.table.scored_table import Show
from tests.ui.flow.clockwork import HandClock

_CARDS = ActionCard.TRAITOR, ActionCard.FLOOD, ActionCard.BUILDER
TABLE, BOARD = QRect(0, 46, 1280, 754), QRect(0, 46, 967, 567)


@pytest.fixture
def panel(qtbot: QtBot) -> Iterator[ScoringPanel]:
    """A panel in a window, docked because a Traitor chooses."""
    window = QWidget()
    qtbot.addWidget(window)
    window.resize(1280, 800)
    reveal = Reveal(bridge_of(being_scored(*_CARDS), PUBLIC), plain_looks(), HandClock(), window)
    made = ScoringPanel(reveal, plain_looks(), window)
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
    whole = (panel.sheet.worth, *panel.strip.buttons)
    for widget in whole:
        seen = widget.visibleRegion().boundingRect()
        assert seen == widget.rect()
        assert seen.height() >= widget.sizeHint().height() - 1
        assert seen.width() >= min(widget.sizeHint().width(), panel.width() // 2)


def never_give_way(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(ScoringPanel, "give_way", lambda panel, *, is_asked: None)


@with_and_without(never_give_way)
def test_a_due_scoring_is_not_offered_below_a_warning_that_asks_about_it(
    qtbot: QtBot, fault: Fault | None
) -> None:
    with planted(fault):
        show = Show(qtbot, completed_with(*_CARDS), 0)
        show.panel.give_way(is_asked=True)
        assert not show.panel.isVisible()
        show.panel.retranslate()
        assert not show.panel.isVisible()
        show.panel.give_way(is_asked=False)
        assert show.panel.isVisible()
        assert len(show.labels) == 1
        show.panel.give_way(is_asked=True)
        begin = next(c for c in show.bridge.legal if isinstance(c, BeginScoring))
        assert show.bridge.submit(begin)
        assert show.panel.isVisible(), "what was asked about is shown"


@pytest.mark.parametrize("scale", [1.5, 1.75, 2.0])
def test_a_decision_is_never_below_its_text(panel: ScoringPanel, scale: float) -> None:
    table, board = QRect(0, 100, 1920, 920), QRect(0, 100, 1920, 720)
    panel.window().resize(1920, 1020)
    panel.appearance.follow_window(QSize(1920, 1020))
    panel.appearance.choose_scale(scale)
    panel.wall_end = lambda: 760
    panel.place(table, board)
    QApplication.processEvents()
    for widget in (panel.sheet.worth, panel.strip.question, *panel.strip.buttons):
        assert widget.visibleRegion().boundingRect() == widget.rect()
        assert widget.height() >= widget.fontMetrics().height()
    assert panel.strip.question.height() >= panel.strip.question.heightForWidth(
        panel.strip.question.width()
    )


def let_qt_share_the_height(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(scroll_areas.AboveFoot, "setGeometry", QBoxLayout.setGeometry)


@with_and_without(let_qt_share_the_height)
def test_on_a_low_board_the_cards_scroll_and_the_buttons_are_whole(
    qtbot: QtBot, fault: Fault | None
) -> None:
    with planted(fault):
        cards = ActionCard.BUILDER, ActionCard.MASTER_BUILDER, ActionCard.MANDARIN
        show = Show(qtbot, being_scored(*cards), 1)
        show.panel.appearance.choose_scale(2.0)
        for height in range(440, 560, 20):
            show.panel.place(QRect(0, 800 - height, 1280, height), QRect(0, 800 - height, 1280, 9))
            QApplication.processEvents()
            assert show.panel.sheet.scroll.verticalScrollBar().maximum() > 0
            assert len(show.panel.strip.buttons) == 2
            for button in show.panel.strip.buttons:
                assert button.height() == button.sizeHint().height()


def test_a_panel_over_the_tray_hides_nothing_of_the_wall(panel: ScoringPanel) -> None:
    table, board = QRect(0, 42, 1000, 758), QRect(0, 42, 1000, 608)
    panel.wall_end = lambda: 400
    panel.place(table, board)
    QApplication.processEvents()
    assert 400 <= panel.geometry().top() < board.bottom()


def test_the_sum_is_back_among_the_steps_when_the_panel_comes_back(
    panel: ScoringPanel,
) -> None:
    heads = panel.findChildren(StepHeading)
    assert not any(head.isVisible() for head in heads)
    panel.strip.chosen.emit(BreakWall(0))
    QApplication.processEvents()
    assert all(head.isVisible() for head in heads)
    assert panel.sheet.worth.parentWidget() is heads[2].parentWidget()
    assert panel.sheet.worth.y() > heads[2].y() > panel.sheet.majority.y()


@pytest.mark.parametrize("height", [300, 560, 900])
def test_the_panel_is_below_the_banners(height: int) -> None:
    table, free = QRect(0, 42, 1024, 678), QRect(0, 90, 732, 436)
    panel = beside(free, table, QSize(480, height), 0.2, 8)
    assert panel.top() >= free.top() + 7
    assert panel.bottom() <= table.bottom()
