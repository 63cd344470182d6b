"""The slim form of the tray, where everything is larger than usual and the board needs height."""

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QFont, QFontMetricsF, QImage
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from changcheng_qt.titles.changcheng.rules.pieces import ActionCard
from changcheng_qt.titles.changcheng.table.painting.cards import SMALL_CARD
from changcheng_qt.titles.changcheng.table.painting.seat_colours import SEAT_COLOURS
from changcheng_qt.titles.changcheng.table.pointer.hand import Pile
from changcheng_qt.titles.changcheng.table.tray.blocks import PileButton
from changcheng_qt.ui.looks.appearance import Appearance, Looks, ThemeChoice
from changcheng_qt.ui.painting.lettering import narrowed
from tests.titles.changcheng.table.test_tray import Corner, second_turn


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


def corner_of(pile: PileButton, colour: str, left: int) -> QImage:
    """The corner of a pile with the count of its blocks, as large as the count's tab."""
    pile.show_pile(SEAT_COLOURS[colour], left)
    k = pile.appearance.k
    return pile.grab().toImage().copy(2, 2, round(26 * k), round(19 * k))


@pytest.mark.parametrize("height", [60, 72, 90, 130])
@pytest.mark.parametrize("scale", [1.0, 1.6, 2.0])
@pytest.mark.parametrize("pile", list(Pile))
def test_the_count_of_a_pile_hides_no_part_of_its_block(
    qtbot: QtBot, pile: Pile, scale: float, height: int
) -> None:
    button = pile_button(qtbot, pile, scale, height)
    red, blue = corner_of(button, "red", 12), corner_of(button, "blue", 12)
    assert red == blue, "where a block shines through, it has the colour of its seat"
    whole = button.grab().toImage()
    button.show_pile(SEAT_COLOURS["red"], 12)
    assert button.grab().toImage() != whole, "the block is there"


def pile_button(qtbot: QtBot, pile: Pile, scale: float, height: int) -> PileButton:
    button = PileButton(Appearance(Looks(theme=ThemeChoice.LIGHT, scale=scale)), pile)
    qtbot.addWidget(button)
    button.be_slim(True)
    button.setFixedSize(button.sizeHint().width(), button.appearance.px(height))
    button.show()
    return button


def test_a_count_over_a_block_would_be_noticed(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(PileButton, "_tab", lambda self, cell: QRectF(0, 0, 2, 2))
    with pytest.raises(AssertionError):
        test_the_count_of_a_pile_hides_no_part_of_its_block(qtbot, Pile.SINGLE, 1.0, 90)
