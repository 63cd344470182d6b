"""Equal maps are painted alike: places and pictures computed for one are used for the others."""

from dataclasses import replace
from random import Random

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter
from pytestqt.qtbot import QtBot

import screens.painted_once
from changcheng_qt.titles.riders.table.geometry.frame import Room
from changcheng_qt.titles.riders.table.scene import land_art
from changcheng_qt.titles.riders.table.scene.scene import MapScene
from changcheng_qt.titles.riders.table.scene.setting import MapLooks
from changcheng_qt.ui.looks.fonts import Script
from changcheng_qt.ui.looks.theme import LIGHT
from changcheng_qt.ui.scene.sprites import Paint, Sprite, paint_sprite
from screens.painted_once import Paintings, painted_once
from tests.titles.riders.table.positions import middle, seen

LOOKS = MapLooks(LIGHT, Script.LATIN)


def test_an_equal_map_of_another_test_is_not_painted_again(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    painted: list[QRectF] = []

    def paint(bounds: QRectF, how: Paint, scale: float) -> Sprite:
        painted.append(bounds)
        return paint_sprite(bounds, how, scale)

    monkeypatch.setattr(screens.painted_once, "paint_sprite", paint)
    with painted_once(Paintings()):
        paint_whole(MapScene(seen(middle(6)), LOOKS))
        once = len(painted)
        paint_whole(MapScene(seen(middle(6)), LOOKS))
    assert 0 < once == len(painted)


def paint_whole(scene: MapScene) -> None:
    """Paint a map into a picture of the size of its view."""
    image = QImage(967, 590, QImage.Format.Format_RGB32)
    with QPainter(image) as painter:
        scene.render(painter, QRectF(image.rect()), scene.room)


def test_ships_are_placed_once_for_all_pieces_of_the_silk(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    placed: list[int] = []

    def seeded(seed: int) -> Random:
        placed.append(seed)
        return Random(seed)

    monkeypatch.setattr(land_art, "Random", seeded)
    looks = replace(LOOKS, room=Room(903, 577))
    paint_whole(MapScene(seen(middle(6)), looks))
    assert placed.count(land_art.SHIPS) == 1
    assert placed.count(land_art.PEAKS) > 1
