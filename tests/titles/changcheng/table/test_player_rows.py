"""The rows of the players: their words and counts, also where there is little room, as in the
drawer of a narrow window.
"""

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from changcheng_qt.engine.match import AnyMatch
from changcheng_qt.engine.seats import PUBLIC, Player
from changcheng_qt.titles.changcheng.rules.commands import PlaceSingle, PlayCard
from changcheng_qt.titles.changcheng.rules.pieces import ActionCard
from changcheng_qt.titles.changcheng.table.panels.player_rows import PlayerRow
from changcheng_qt.ui.panels import player_rows
from changcheng_qt.ui.panels.player_rows import PlayerRows
from changcheng_qt.ui.panels.stock_line import StockLine
from changcheng_qt.ui.panels.words import Words
from tests.planted import Fault, planted, with_and_without
from tests.titles.changcheng.table.playing import (
    bridge_of,
    finished,
    match_of,
    open_game,
    picture,
    plain_looks,
    worked_setup,
)

NAMES = ("Maximilian-Alexander", "Mei", "Alessandra Giuliana")
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
    """The width of the number, and of the crown next to it."""
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


def test_the_kind_of_bot_is_cut_before_a_name(qtbot: QtBot) -> None:
    match = match_of(worked_setup(3))
    match.seat_player(0, Player("Claudia", "strong"))
    panel = PlayerRows(bridge_of(match, PUBLIC), plain_looks(), PlayerRow)
    qtbot.addWidget(panel)
    panel.show()
    for width in WIDTHS:
        panel.resize(width, 240)
        QApplication.processEvents()
        assert not is_cut(panel.rows[0]), width


def cut_notes_first(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(player_rows, "_NOTE_WIDTH", 0)


@with_and_without(cut_notes_first)
def test_a_long_name_leaves_room_for_you(qtbot: QtBot, fault: Fault | None) -> None:
    match = match_of(worked_setup(3))
    match.seat_player(0, Player("Bartholomew of Hohensta"))
    with planted(fault):
        panel = PlayerRows(bridge_of(match, 0), plain_looks(), PlayerRow)
        qtbot.addWidget(panel)
        panel.show()
        panel.resize(292, 240)
        QApplication.processEvents()
        (note,) = (one for one in panel.rows[0].findChildren(Words) if one.text() == "you")
        assert is_cut(panel.rows[0])
        assert note.width() >= note.fontMetrics().horizontalAdvance("you")


def test_where_nothing_is_cut_the_score_has_its_usual_room(qtbot: QtBot) -> None:
    panel = rows_of(qtbot, match_of(worked_setup(3)))
    panel.resize(max(WIDTHS), 240)
    QApplication.processEvents()
    assert {row.score.width() for row in panel.rows.values()} == {52}


def test_player_rows_show_what_everybody_has_left(qtbot: QtBot) -> None:
    bridge = bridge_of(open_game(), 0)
    panel = PlayerRows(bridge, plain_looks(), PlayerRow)
    qtbot.addWidget(panel)
    bridge.submit(PlayCard(ActionCard.FLOOD, 0))
    bridge.submit(PlaceSingle(0))
    assert panel.rows[0].stock.counts == (13, 1, 1, 5)
    assert panel.rows[1].stock.counts == (14, 1, 1, 6)
    assert "to act" in panel.rows[0].accessibleDescription()
    assert not panel.rows[1].accessibleDescription()


def test_an_undo_refreshes_only_the_seat_that_it_changes(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    bridge = bridge_of(open_game(), 0)
    panel = PlayerRows(bridge, plain_looks(), PlayerRow)
    qtbot.addWidget(panel)
    refreshed: list[StockLine] = []
    show = StockLine.show_counts

    def counted(stock: StockLine, counts: tuple[int, ...]) -> None:
        refreshed.append(stock)
        show(stock, counts)

    monkeypatch.setattr(StockLine, "show_counts", counted)
    bridge.submit(PlaceSingle(0))
    bridge.undo()
    assert refreshed == [panel.rows[0].stock] * 2
    panel.retranslate()
    assert len(refreshed) == 2 + len(panel.rows), "another language concerns everybody"


def test_a_long_name_is_elided_with_the_full_one_as_tooltip(qtbot: QtBot) -> None:
    match = open_game()
    match.seat_player(1, Player("<b>Wuwuwuwuwuwuwuwuwuwu"))
    panel = PlayerRows(bridge_of(match, 0), plain_looks(), PlayerRow)
    qtbot.addWidget(panel)
    picture(panel, 220, 240)
    name = panel.rows[1].name
    assert name.text() == "<b>Wuwuwuwuwuwuwuwuwuwu"
    assert "&lt;b&gt;Wuwuwuwuwuwuwuwuwuwu" in name.toolTip()
    assert not panel.rows[0].name.toolTip()


def test_a_new_name_shows_at_once(qtbot: QtBot) -> None:
    bridge = bridge_of(open_game(), 0)
    panel = PlayerRows(bridge, plain_looks(), PlayerRow)
    qtbot.addWidget(panel)
    bridge.seat_player(0, Player("Marco"))
    assert panel.rows[0].name.text() == "Marco"
