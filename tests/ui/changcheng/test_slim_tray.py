"""The slim form of the tray, where everything is larger than usual and the board needs height."""

import pytest
from PySide6.QtGui import QFont, QFontMetricsF
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from changcheng_qt.games.changcheng.pieces import ActionCard
from changcheng_qt.ui.changcheng.painting.cards import SMALL_CARD
from changcheng_qt.ui.changcheng.painting.slips import narrowed
from changcheng_qt.ui.changcheng.pointer.hand import Pile
from tests.ui.changcheng.test_tray import Corner, second_turn


@pytest.mark.parametrize("height", [88, 100, 130])
def test_a_low_tray_takes_a_slim_form_in_which_everything_can_be_read_and_clicked(
    qtbot: QtBot, height: int
) -> None:
    corner = Corner(qtbot, second_turn(ActionCard.FLOOD, ActionCard.BUILDER), 1)
    tray, titles = corner.tray, ("Your blocks", "Your hand")
    shown = {label.text(): label for label in tray.findChildren(QLabel)}
    assert all(shown[title].isVisible() for title in titles)
    wide = tray.piles[Pile.DOUBLE].width()
    tray.setGeometry(0, 400 - height, 960, height)
    QApplication.sendPostedEvents()
    assert not any(shown[title].isVisible() for title in titles)
    assert tray.piles[Pile.DOUBLE].width() < wide
    for button in (tray.undo, tray.reset, tray.end_turn):
        assert tray.rect().contains(button.geometry())
        assert button.height() >= button.fontMetrics().height()
    piles = [pile for pile in tray.piles.values() if not pile.isHidden()]
    assert len({pile.y() for pile in piles}) == 1
    for pickable in (*piles, *tray.cards.buttons.values()):
        assert pickable.visibleRegion().boundingRect() == pickable.rect()
    card = tray.cards.buttons[ActionCard.WARRIOR]
    assert card.card_rect.width() >= 0.8 * SMALL_CARD


@pytest.mark.parametrize("word", ["Neutrale", "Neutral", "singolo"])
def test_a_word_below_a_block_is_set_narrower_before_it_is_cut(qtbot: QtBot, word: str) -> None:
    font = QFont()
    font.setPixelSize(25)
    needed = QFontMetricsF(font).horizontalAdvance(word)
    fitting = narrowed(font, word, 0.7 * needed)
    assert QFontMetricsF(fitting).horizontalAdvance(word) <= 0.7 * needed
    assert fitting.pixelSize() == font.pixelSize()
    assert narrowed(font, word, needed) == font
