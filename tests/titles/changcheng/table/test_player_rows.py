"""The rows of the players where there is little room, as in the drawer of a narrow window."""

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from changcheng_qt.engine.match import AnyMatch
from changcheng_qt.engine.seats import PUBLIC, Player
from changcheng_qt.titles.changcheng.table.panels.player_rows import PlayerRow
from changcheng_qt.ui.panels.player_rows import PlayerRows
from tests.titles.changcheng.table.playing import (
    bridge_of,
    finished,
    match_of,
    plain_looks,
    worked_setup,
)

NAMES = ("Maximilian", "Mei", "Alessandra")
WIDTHS = range(420, 180, -6)


def rows_of(qtbot: QtBot, match: AnyMatch) -> PlayerRows[PlayerRow]:
    """Rows of bots with long names."""
    for seat, name in enumerate(NAMES):
        match.seat_player(seat, Player(name, "greedy"))
    panel = PlayerRows(bridge_of(match, PUBLIC), plain_looks(), PlayerRow)
    qtbot.addWidget(panel)
    panel.show()
    return panel


def is_cut(row: PlayerRow) -> bool:
    return row.name.width() < row.name.sizeHint().width()


def needed(row: PlayerRow) -> int:
    """What the number takes, and the crown beside it."""
    number = row.score.fontMetrics().horizontalAdvance(row.score.text())
    return number + (22 if "leads" in row.accessibleDescription() + row.score.toolTip() else 0)


@pytest.mark.parametrize("begun", [False, True])
def test_a_name_is_cut_only_where_the_scores_have_no_room_to_spare(
    qtbot: QtBot, begun: bool
) -> None:
    panel = rows_of(qtbot, finished() if begun else match_of(worked_setup(3)))
    cut = 0
    for width in WIDTHS:
        panel.resize(width, 240)
        QApplication.processEvents()
        rows = panel.rows.values()
        if any(is_cut(row) for row in rows):
            cut += 1
            assert max(row.score.width() for row in rows) <= max(needed(row) for row in rows)
        assert len({row.stock.width() for row in rows}) == 1, "their columns stay in line"
    assert 0 < cut < len(WIDTHS)


def test_where_nothing_is_cut_the_score_has_its_usual_room(qtbot: QtBot) -> None:
    panel = rows_of(qtbot, match_of(worked_setup(3)))
    panel.resize(max(WIDTHS), 240)
    QApplication.processEvents()
    assert {row.score.width() for row in panel.rows.values()} == {52}
