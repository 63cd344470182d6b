"""Films of moments: the frames differ on the way, and the last one is at rest."""

from functools import partial

import pytest
from PySide6.QtCore import QSize
from PySide6.QtGui import QColor, QPixmap
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from changcheng_qt.titles.changcheng.rules.commands import PlaceSingle
from changcheng_qt.titles.changcheng.table.board.view import BoardView
from screens.deeds import give
from screens.films import SHARES, Film, Frames, frames_of
from screens.stage import Stage
from tests.ui.fixtures import same_dress
from titles.changcheng.films import FILMS
from titles.changcheng.screens import MIDDLE, stepwise, window_for


def test_a_film_shows_what_moves(qtbot: QtBot) -> None:
    application = QApplication.instance()
    assert isinstance(application, QApplication)
    stage = Stage(application, QSize(900, 640), "light", "en")
    film = Film(
        partial(window_for, stepwise(MIDDLE)), lambda window: give(window, PlaceSingle), BoardView
    )
    with same_dress(application):
        shown = frames_of(film, stage)
    assert isinstance(shown, Frames)
    qtbot.addWidget(shown)
    pictures = [frame.toImage() for frame in shown.frames]
    assert len(pictures) == len(SHARES)
    assert pictures[0] != pictures[2] != pictures[-1]


@pytest.mark.parametrize(("frame", "columns"), [((200, 100), 2), ((100, 200), 3), ((900, 100), 1)])
def test_frames_fill_their_picture(qtbot: QtBot, frame: tuple[int, int], columns: int) -> None:
    colours = ("red", "green", "blue", "cyan", "yellow", "black")
    frames = []
    for colour in colours:
        frames.append(QPixmap(*frame))
        frames[-1].fill(QColor(colour))
    shown = Frames(frames, 600)
    qtbot.addWidget(shown)
    shown.resize(300, 900)
    picture = shown.grab().toImage()
    assert picture.width() == 600
    seen = [
        picture.pixelColor(x, y).name()
        for x in range(0, picture.width(), 5)
        for y in range(0, picture.height(), 5)
    ]
    named = {QColor(colour).name() for colour in colours}
    assert named <= set(seen)
    assert sum(colour in named for colour in seen) > 0.8 * len(seen), "hardly any ground"
    top = [picture.pixelColor(x, 20).name() for x in range(picture.width())]
    assert len(named & set(top)) == columns


def test_every_moment_has_its_film() -> None:
    assert FILMS.keys() == {
        "film_set_down",
        "film_cards",
        "film_unroll",
        "film_attack",
        "film_losses",
        "film_victory",
        "film_gate",
    }
