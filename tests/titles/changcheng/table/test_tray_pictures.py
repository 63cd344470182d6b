"""Costly pictures in the tray are painted again only where they have changed, and then always."""

from collections.abc import Callable
from typing import Any

import pytest
from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from changcheng_qt.engine.seats import PUBLIC
from changcheng_qt.titles.changcheng.rules.commands import EndTurn, PlaceSingle, PlayCard
from changcheng_qt.titles.changcheng.rules.pieces import ActionCard
from changcheng_qt.titles.changcheng.table.painting import cards
from changcheng_qt.titles.changcheng.table.pointer.hand import Hand
from changcheng_qt.titles.changcheng.table.tray import blocks, hand_row
from changcheng_qt.titles.changcheng.table.tray.tray import Tray
from changcheng_qt.ui.looks.appearance import Appearance
from changcheng_qt.ui.tray import player_tray
from tests.titles.changcheng.table.playing import (
    bridge_of,
    match_of,
    picture,
    plain_looks,
    play,
    worked_setup,
)

COSTLY = (
    (player_tray, "tray_pixmap"),
    (blocks, "paint_block"),
    (cards, "paint_wordless_card"),
    (cards, "paint_wordless_slot"),
    (hand_row, "paint_card_back"),
)


class Corner:
    """A tray in the second turn, and the parts painted in it since the last look."""

    def __init__(self, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
        self._painted: list[str] = []
        for module, name in COSTLY:
            monkeypatch.setattr(module, name, self._counted(name, getattr(module, name)))
        self.window, self.looks = QWidget(), plain_looks()
        qtbot.addWidget(self.window)
        match = play(match_of(worked_setup(3)), PlaceSingle(0), EndTurn())
        self.bridge = bridge_of(match, 1)
        self.hand = Hand(self.window)
        self.tray = Tray(self.bridge, self.hand, self.looks, self.window)
        self.painted()

    def painted(self) -> set[str]:
        self._painted.clear()
        picture(self.tray)
        return set(self._painted)

    def fresh(self, looks: Appearance) -> Tray:
        """A tray that has never shown anything else."""
        return Tray(self.bridge, self.hand, looks, self.window)

    def _counted(self, name: str, paint: Callable[..., Any]) -> Callable[..., Any]:
        def count_and_paint(*arguments: Any, **more: Any) -> Any:  # noqa: ANN401 - any painter's
            self._painted.append(name)
            return paint(*arguments, **more)

        return count_and_paint


@pytest.fixture
def corner(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> Corner:
    return Corner(qtbot, monkeypatch)


def test_a_step_and_its_undo_paint_no_block_and_no_card(corner: Corner) -> None:
    assert corner.bridge.submit(PlaceSingle(5))
    assert corner.painted() == set()
    assert corner.bridge.undo()
    assert corner.painted() == set()


def test_a_played_card_leaves_a_slot(corner: Corner) -> None:
    """A control of the test above: a changed part is painted."""
    assert corner.bridge.submit(PlayCard(ActionCard.FLOOD, 0))
    assert corner.painted() == {"paint_wordless_slot"}
    assert corner.bridge.undo()
    assert corner.painted() == set(), "the face was kept"


def test_another_seat_has_blocks_of_its_own_colour(corner: Corner) -> None:
    corner.bridge.look_as(2)
    assert corner.painted() == {"paint_block", "paint_wordless_card"}


def test_a_card_that_was_veiled_is_painted_again(corner: Corner) -> None:
    """Nothing of a hand is kept behind the backs of a veiled one."""
    corner.bridge.look_as(PUBLIC)
    corner.painted()
    corner.bridge.look_as(1)
    assert "paint_wordless_card" in corner.painted()


def test_backs_are_painted_once_and_again_in_other_colours_or_numbers(corner: Corner) -> None:
    corner.bridge.look_as(PUBLIC)
    row = corner.tray.cards
    assert "paint_card_back" in corner.painted()
    assert corner.painted() == set()
    row.veil(row.backs - 1)
    assert corner.painted() == {"paint_card_back"}
    match = play(match_of(worked_setup(3)), PlaceSingle(0))
    row.show_hand(match.view(PUBLIC), 2)
    assert corner.painted() == {"paint_card_back"}
    row.veil(row.backs)
    assert corner.painted() == set()


def test_another_language_leaves_all_pictures(corner: Corner) -> None:
    corner.looks.follow_language("it")
    QApplication.sendEvent(corner.tray, QEvent(QEvent.Type.LanguageChange))
    assert corner.painted() == set()


def test_another_theme_takes_other_wood(corner: Corner) -> None:
    corner.looks.switch_theme()
    assert "tray_pixmap" in corner.painted()


def test_kept_pictures_equal_painted_ones(corner: Corner) -> None:
    corner.bridge.submit(PlayCard(ActionCard.FLOOD, 0))
    corner.looks.switch_theme()
    corner.bridge.undo()
    corner.looks.follow_language("zh_TW")
    assert picture(corner.tray) == picture(corner.fresh(corner.looks))
