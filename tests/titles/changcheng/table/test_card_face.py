"""A card that is turned over: as often as the table wants, and without a word from Qt."""

from pytestqt.qtbot import QtBot

from changcheng_qt.titles.changcheng.rules.pieces import ActionCard
from changcheng_qt.titles.changcheng.table.painting.seat_colours import SEAT_COLOURS
from changcheng_qt.titles.changcheng.table.tray.card_face import CardFace
from changcheng_qt.ui.looks.appearance import Appearance, Looks, MotionSpeed


def test_a_card_can_be_turned_over_again_and_again(qtbot: QtBot) -> None:
    """Qt's warnings fail a test."""
    face = CardFace(Appearance(Looks(motion=MotionSpeed.FASTEST)), 100)
    qtbot.addWidget(face)
    face.show_card(ActionCard.FLOOD, SEAT_COLOURS["red"])
    at_rest = face.grab().toImage()
    for _ in range(2):
        face.turn_over(0)
        assert face.grab().toImage() != at_rest
        qtbot.waitUntil(lambda: face.grab().toImage() == at_rest)
