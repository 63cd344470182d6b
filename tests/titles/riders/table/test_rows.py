"""The points in the rows of the players: those that are hidden are in the own row alone."""

from dataclasses import replace

import pytest
from PySide6.QtGui import QImage
from pytestqt.qtbot import QtBot

from changcheng_qt.engine.seats import PUBLIC, Seat, Viewer
from changcheng_qt.titles.riders.rules.pieces import Edict
from changcheng_qt.titles.riders.rules.view import View
from changcheng_qt.titles.riders.table.panels.player_rows import PlayerRow
from changcheng_qt.titles.riders.words import seat_sight
from changcheng_qt.titles.riders.words.seat_sight import hidden_points
from changcheng_qt.ui.panels.player_rows import PlayerRows
from changcheng_qt.ui.seam.match_bridge import MatchBridge
from tests.planted import Fault, planted, with_and_without
from tests.titles.changcheng.table.playing import plain_looks
from tests.titles.riders.rules.scene import A, B, fixture, with_edicts
from tests.titles.riders.table.corner import match_of
from tests.titles.riders.table.map_board import bridge_at
from tests.ui.shop import settle

HELD = (Edict.ACADEMY, Edict.MARKET)
OTHERS = (Edict.SOLDIER, Edict.SOLDIER)


def rows_of(qtbot: QtBot, edicts: tuple[Edict, ...], viewer: Viewer) -> PlayerRows[PlayerRow]:
    """The rows of a game in which the first seat has bought edicts."""
    made = PlayerRows(
        bridge_at(with_edicts(fixture(), A, *edicts), viewer), plain_looks(), PlayerRow
    )
    qtbot.addWidget(made)
    made.resize(314, 300)
    made.show()
    return made


def texts_and_picture(rows: PlayerRows[PlayerRow]) -> tuple[list[str], QImage]:
    """All texts of the rows, and their picture."""
    said = [
        text
        for row in rows.rows.values()
        for text in (row.accessibleName(), row.hidden.text(), row.hidden.toolTip(), row.toolTip())
    ]
    return said, rows.grab().toImage()


def test_the_own_row_counts_hidden_points_next_to_the_public_ones(qtbot: QtBot) -> None:
    rows = rows_of(qtbot, HELD, A)
    row = rows.rows[A]
    assert row.hidden.isVisible()
    assert (row.score.text(), row.hidden.text()) == ("1", "+2")
    assert "With Academy 1 + Market 1" in row.hidden.toolTip()
    assert row.accessibleName().endswith("With Academy 1 + Market 1")
    without = rows_of(qtbot, OTHERS, A)
    assert without.rows[A].hidden.isHidden()


def test_a_name_is_not_cut_for_the_hidden_points_without_need(qtbot: QtBot) -> None:
    made = [rows_of(qtbot, held, A) for held in (HELD, OTHERS)]
    with_hidden, without = (rows.rows[A].name_lacks for rows in made)
    assert with_hidden > without


def count_all(patch: pytest.MonkeyPatch) -> None:
    """A fault: the edicts of the first seat are counted for every viewer."""

    def faulty(seat: Seat, view: View) -> tuple[str, int]:
        return hidden_points(seat, replace(view, edicts=(CHEAT["held"], *view.edicts[1:])))

    patch.setattr(seat_sight, "hidden_points", faulty)


CHEAT: dict[str, tuple[Edict, ...]] = {}
"""The edicts that the planted fault shows."""


@with_and_without(count_all)
@pytest.mark.parametrize("viewer", [B, PUBLIC])
def test_nobody_else_sees_hidden_points(qtbot: QtBot, viewer: Viewer, fault: Fault | None) -> None:
    with planted(fault):
        seen = []
        for held in (HELD, OTHERS):
            CHEAT["held"] = held
            seen.append(texts_and_picture(rows_of(qtbot, held, viewer)))
        assert seen[0] == seen[1]


def never(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(PlayerRows, "_put_in_order", lambda _: None)


@with_and_without(never)
def test_large_rows_begin_with_the_only_person(qtbot: QtBot, fault: Fault | None) -> None:
    """In a drawer the last rows are out of sight."""
    with planted(fault):
        alone, several = (
            PlayerRows(MatchBridge(match_of(6, people=people)), plain_looks(), PlayerRow)
            for people in ((3,), (3, 4))
        )
        for rows in (alone, several):
            qtbot.addWidget(rows)
            rows.show()
        clockwise = top_down(several)
        assert top_down(alone) == clockwise
        for rows in (alone, several):
            rows.appearance.choose_scale(2.0)
            settle()
        own = clockwise.index(3)
        assert top_down(alone) == clockwise[own:] + clockwise[:own]
        assert top_down(several) == clockwise
        alone.appearance.choose_scale(1.0)
        settle()
        assert top_down(alone) == clockwise


def top_down(rows: PlayerRows[PlayerRow]) -> list[Seat]:
    """The seats in the order of their rows."""
    return sorted(rows.rows, key=lambda seat: rows.rows[seat].y())
