"""Marks are made again where their causes have changed, not at every move of the pointer."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QEvent, QPoint
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from changcheng_qt.titles.changcheng.rules.commands import PlaceSingle
from changcheng_qt.titles.changcheng.table.pointer.hand import HeldBlock, Pile
from changcheng_qt.titles.changcheng.table.pointer.targets import SquareTarget
from tests.titles.changcheng.table.board_table import Table, seat_at
from tests.titles.changcheng.table.positions import half_built


@pytest.fixture
def table(qtbot: QtBot) -> Table:
    """Return a board on which the pointer, with a single held, is on a legal square."""
    made = seat_at(qtbot, half_built())
    made.hand.pick(HeldBlock(Pile.SINGLE))
    made.hover(_legal(made)[0])
    return made


def _legal(table: Table) -> list[QPoint]:
    """Return where the legal squares for a single are."""
    placed = [one for one in table.bridge.legal if isinstance(one, PlaceSingle)]
    return [table.point(SquareTarget(one.square)) for one in placed]


def _stay(table: Table) -> None:
    table.hover(_legal(table)[0] + QPoint(2, 1))


def _go_on(table: Table) -> None:
    table.hover(_legal(table)[1])


def _drop(table: Table) -> None:
    table.hand.drop()


def _build(table: Table) -> None:
    assert table.bridge.submit(PlaceSingle(_square(table)))


def _square(table: Table) -> int:
    return next(one.square for one in table.bridge.legal if isinstance(one, PlaceSingle))


def _speak_otherwise(table: Table) -> None:
    QApplication.sendEvent(table.board, QEvent(QEvent.Type.LanguageChange))


def _switch_theme(table: Table) -> None:
    table.appearance.switch_theme()


@pytest.mark.parametrize(
    ("happen", "are_made"),
    [
        (_stay, False),
        (_go_on, True),
        (_drop, True),
        (_build, True),
        (_speak_otherwise, True),
        (_switch_theme, True),
    ],
)
def test_marks_are_made_where_they_can_differ(
    table: Table,
    monkeypatch: pytest.MonkeyPatch,
    happen: Callable[[Table], None],
    are_made: bool,
) -> None:
    made: list[object] = []
    monkeypatch.setattr(table.board.scene, "show_marks", made.append)
    happen(table)
    assert bool(made) is are_made
