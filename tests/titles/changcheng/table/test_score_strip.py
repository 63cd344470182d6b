"""The scores in the bar: there while the rows of the players are not."""

from PySide6.QtCore import QEvent, QPoint, QSize
from PySide6.QtGui import QHelpEvent
from PySide6.QtWidgets import QApplication, QToolTip, QWidget
from pytestqt.qtbot import QtBot

from changcheng_qt.engine.match import AnyMatch
from changcheng_qt.engine.seats import Player
from changcheng_qt.titles.changcheng.table.panels.bar import EmperorCounter, ScoreStrip
from changcheng_qt.titles.changcheng.table.panels.player_rows import PlayerRow
from changcheng_qt.ui.panels.player_rows import PlayerRows
from tests.titles.changcheng.table.playing import (
    bridge_of,
    finished,
    match_of,
    plain_looks,
    setup_of,
)


class Bar:
    """A window with the strip and the counter, and the rows, which are not shown yet."""

    def __init__(
        self, qtbot: QtBot, size: QSize, scale: float = 1.0, match: AnyMatch | None = None
    ) -> None:
        self.window = QWidget()
        qtbot.addWidget(self.window)
        self.window.resize(size)
        self.match = match or finished()
        self.match.seat_player(1, Player("<b>Luca"))
        self.bridge = bridge_of(self.match, 0)
        self.looks = plain_looks()
        self.looks.choose_scale(scale)
        self.looks.follow_window(size)
        self.rows = PlayerRows(self.bridge, self.looks, PlayerRow, self.window)
        self.rows.hide()
        self.emperors = EmperorCounter(self.bridge, self.looks, self.window)
        self.strip = ScoreStrip(self.bridge, self.rows, self.emperors, self.looks)
        self.strip.setParent(self.window)
        self.strip.show()
        self.window.show()


def test_the_scores_are_in_the_bar_while_the_rows_are_out_of_sight(qtbot: QtBot) -> None:
    bar = Bar(qtbot, QSize(1280, 800), 1.5)
    assert bar.strip.isVisible()
    shown = [words.text() for words in bar.strip.scores.values()]
    assert sorted(map(int, shown)) == sorted(bar.bridge.view.scores)
    bar.rows.show()
    assert not bar.strip.isVisible()
    bar.rows.hide()
    assert bar.strip.isVisible()


def test_they_stay_in_a_window_that_is_small_for_its_size(qtbot: QtBot) -> None:
    bar = Bar(qtbot, QSize(1280, 800), 2.0)
    assert bar.strip.isVisible()


def test_the_counter_gives_up_its_word_for_the_scores(qtbot: QtBot) -> None:
    bar = Bar(qtbot, QSize(1280, 800), 1.5, match_of(setup_of(3)))
    brief = bar.emperors.sizeHint().width()
    bar.rows.show()
    assert brief < bar.emperors.sizeHint().width()


def test_before_it_is_in_a_bar_it_is_no_window_of_its_own(qtbot: QtBot) -> None:
    bar = Bar(qtbot, QSize(1280, 800))
    strip = ScoreStrip(bar.bridge, bar.rows, bar.emperors, bar.looks)
    qtbot.addWidget(strip)
    strip.restyle()
    assert not strip.isVisible()


def test_it_says_whose_a_score_is(qtbot: QtBot) -> None:
    bar = Bar(qtbot, QSize(1280, 800), 1.5)
    score = bar.bridge.view.scores[1]
    assert bar.strip.scores[1].accessibleName().startswith("<b>Luca")
    assert "&lt;b&gt;Luca" in bar.strip.scores[1].toolTip()
    assert bar.strip.scores[1].accessibleName().endswith(str(abs(score)))


def pointed_at(stock: QWidget, place: int) -> str:
    """The text shown when one points at an icon of the stock."""
    QToolTip.hideText()
    spot = QPoint(round((place + 0.5) * stock.width() / 4), stock.height() // 2)
    help_wanted = QHelpEvent(QEvent.Type.ToolTip, spot, stock.mapToGlobal(spot))
    QApplication.sendEvent(stock, help_wanted)
    return QToolTip.text()


def test_every_icon_of_a_row_is_explained_where_one_points_at_it(qtbot: QtBot) -> None:
    bar = Bar(qtbot, QSize(1280, 800))
    bar.rows.show()
    row = bar.rows.rows[0]
    row.stock.resize(120, 18)
    said = [pointed_at(row.stock, place) for place in range(4)]
    for words, thing, count in zip(
        said, ("Walls", "Double walls", "Towers", "Cards"), row.stock.counts, strict=True
    ):
        assert thing in words
        assert str(count) in words
    assert str(bar.bridge.view.scores[0]) in row.score.toolTip().replace("−", "-")


def test_a_crown_and_a_light_are_explained(qtbot: QtBot) -> None:
    bar = Bar(qtbot, QSize(1280, 800))
    scores = bar.bridge.view.scores
    for seat, row in bar.rows.rows.items():
        assert ("leads" in row.score.toolTip()) == (scores[seat] == max(scores))
    begun = bridge_of(match_of(setup_of(3)), 0)
    rows = PlayerRows(begun, plain_looks(), PlayerRow, bar.window)
    for seat, row in rows.rows.items():
        assert ("to act" in row.toolTip()) == (seat == begun.view.to_act)
