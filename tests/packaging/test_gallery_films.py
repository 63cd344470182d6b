"""Films of moments: the frames differ on the way, and the last one is at rest."""

import pytest
from PySide6.QtCore import QSize
from PySide6.QtGui import QColor, QPixmap
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from changcheng_qt.games.changcheng.commands import PlaceSingle
from changcheng_qt.ui.changcheng.board.view import BoardView
from gallery_deeds import give
from gallery_films import FILMS, SHARES, Film, Frames, frames_of
from gallery_screens import MIDDLE
from gallery_stage import Stage


def test_a_film_shows_what_moves(qtbot: QtBot) -> None:
    application = QApplication.instance()
    assert isinstance(application, QApplication)
    before = application.styleSheet(), application.font(), application.palette()
    stage = Stage(application, QSize(900, 640), "light", "en")
    film = Film(MIDDLE, lambda window: give(window, PlaceSingle), BoardView)
    shown = frames_of(film, stage)
    assert isinstance(shown, Frames)
    qtbot.addWidget(shown)
    pictures = [frame.toImage() for frame in shown.frames]
    assert len(pictures) == len(SHARES)
    assert pictures[0] != pictures[2] != pictures[-1]
    application.setStyleSheet(before[0])
    application.setFont(before[1])
    application.setPalette(before[2])


@pytest.mark.parametrize(("width", "height"), [(620, 210), (210, 620), (420, 310)])
def test_frames_lie_beside_each_other(qtbot: QtBot, width: int, height: int) -> None:
    frames = []
    for colour in ("red", "green", "blue"):
        frame = QPixmap(200, 100)
        frame.fill(QColor(colour))
        frames.append(frame)
    shown = Frames(frames)
    qtbot.addWidget(shown)
    shown.resize(width, height)
    picture = shown.grab().toImage()
    seen = {
        picture.pixelColor(x, y).name() for x in range(0, width, 5) for y in range(0, height, 5)
    }
    assert {QColor(colour).name() for colour in ("red", "green", "blue")} <= seen


def test_every_moment_has_its_film() -> None:
    assert FILMS.keys() == {"film_set_down", "film_cards", "film_unroll", "film_gate"}
