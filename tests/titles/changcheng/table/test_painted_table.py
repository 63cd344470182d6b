"""The scroll, highlights, the gate, surfaces, terrain: covers cover, and the rest is seen."""

from collections.abc import Callable
from functools import partial
from itertools import combinations

import pytest
from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QColor, QImage, QPainter, QPainterPath
from pytestqt.qtbot import QtBot

from changcheng_qt.assets import title_folder
from changcheng_qt.titles.changcheng.rules.geography import Area, Face, Side, Wall
from changcheng_qt.titles.changcheng.rules.pieces import ActionCard, BlockKind, EventCard
from changcheng_qt.titles.changcheng.table.geometry.face_layout import FaceLayout
from changcheng_qt.titles.changcheng.table.geometry.layout import WallLayout, scene_rect_of
from changcheng_qt.titles.changcheng.table.geometry.mount import (
    MountPart,
    mount_rect,
    mount_room,
    silk_bands,
)
from changcheng_qt.titles.changcheng.table.painting.blocks import paint_block
from changcheng_qt.titles.changcheng.table.painting.card_backs import paint_card_back
from changcheng_qt.titles.changcheng.table.painting.cards import paint_action_card, paint_event_card
from changcheng_qt.titles.changcheng.table.painting.marks import (
    AreaLook,
    area_bounds,
    paint_area,
    paint_ghost,
    paint_spotlight,
)
from changcheng_qt.titles.changcheng.table.painting.mount import (
    paint_mount,
    paint_roller,
    paint_seam,
)
from changcheng_qt.titles.changcheng.table.painting.seat_colours import SEAT_COLOURS
from changcheng_qt.titles.changcheng.table.painting.terrain import (
    BAKED_CUTS,
    landscape_file,
    paint_plain_terrain,
)
from changcheng_qt.ui.gate.plaque import WIDTH as PLAQUE_WIDTH
from changcheng_qt.ui.looks.fonts import Script
from changcheng_qt.ui.looks.theme import DARK, LIGHT, Palette
from changcheng_qt.ui.painting.gate import paint_gate
from changcheng_qt.ui.painting.surfaces import Noise, cloud, table_pixmap, tinted, tray_pixmap
from tests.titles.changcheng.table.playing import box
from tests.ui.canvas import SQUARE, Canvas, Paint, canvas

FACES = tuple(face for board in box() for face in board.faces)
RED = SEAT_COLOURS["red"]
GROUND = "#4488CC"
WINDOW = QRectF(0, 0, 320, 200)
BOARD = QRectF(0, 0, 500, 498)
AREA = FaceLayout(FACES[2]).province_path(1)
SCROLLS = {boards: QRectF(0, 0, boards * 500, 498) for boards in (2, 3, 4)}
WEST_END = QRectF(-40, -100, 240, 700)
START_WIDTH = 520
"""The start page's sheet, without games next to it, in a window of 1280 x 800."""


def gate(openness: float) -> Canvas:
    return canvas(lambda painter: paint_gate(painter, WINDOW, openness, 0.25), WINDOW, GROUND)


def test_a_closed_gate_hides_all_and_an_open_one_nothing() -> None:
    bare = canvas(lambda painter: None, WINDOW, GROUND)
    pixels = bare.image.width() * bare.image.height()
    assert gate(0).count(GROUND, 30) == 0
    assert gate(1).differing(bare) < pixels / 200
    assert 0.4 < gate(0.5).count(GROUND, 0) / pixels < 0.6


def gilded(image: QImage, x: float, rows: range) -> int:
    """How many pixels of a column of a gate are bronze or gold, which alone are not red."""
    return sum(image.pixelColor(round(x), y).green() > 100 for y in rows)


@pytest.mark.parametrize(
    ("width", "height", "unit"),
    [(1280, 800, 1.0), (1280, 754, 1.0), (1024, 720, 0.92), (1920, 1080, 1.25), (2560, 1440, 1.5)],
)
def test_the_edges_of_what_hangs_on_the_gate_cut_no_stud_and_no_lion(
    width: int, height: int, unit: float
) -> None:
    image = QImage(width, height, QImage.Format.Format_RGB32)
    with QPainter(image) as painter:
        paint_gate(painter, QRectF(image.rect()), 0.0, unit)
    between = range(round(40 * unit), round(height - 40 * unit))
    for edge in (PLAQUE_WIDTH / 2, START_WIDTH / 2):
        assert gilded(image, width / 2 - edge * unit, between) == 0
        assert gilded(image, width / 2 + edge * unit, between) == 0
    middle = range(round(height / 2 - 40 * unit), round(height / 2 + 40 * unit))
    assert any(gilded(image, x, middle) > 30 * unit for x in range(width // 2)), "there is a lion"
    assert any(gilded(image, x, between) > 50 * unit for x in range(width // 2)), "and studs"


def test_the_spotlight_darkens_all_but_its_hole() -> None:
    hole = QPainterPath()
    hole.addRect(QRectF(100, 60, 80, 60))
    lit = canvas(lambda painter: paint_spotlight(painter, WINDOW, hole), WINDOW, GROUND)
    assert lit.colour_at(140, 90) == QColor(GROUND)
    for x, y in ((10, 10), (300, 190), (140, 150)):
        assert lit.colour_at(x, y).lightness() < QColor(GROUND).lightness() * 0.6


def test_looks_of_an_area_differ_and_stay_inside_it() -> None:
    looks = [canvas(partial(paint_area, area=AREA, look=look), BOARD) for look in AreaLook]
    assert all(a.differing(b) > 5000 for a, b in combinations(looks, 2))
    for shown in looks:
        assert area_bounds(AREA).contains(shown.painted())
        assert shown.colour_at(20, 350).alpha() == 0, "a neighbour stays as it was"


def test_an_area_that_is_ruled_out_is_darker_and_a_legal_one_is_gold() -> None:
    middle = FaceLayout(FACES[2]).province_spot(1).centre

    def look(kind: AreaLook) -> QColor:
        shown = canvas(lambda p: paint_area(p, AREA, kind), BOARD, "#C6D6B4")
        return shown.colour_at(middle.x(), middle.y())

    assert look(AreaLook.RULED_OUT).lightness() < QColor("#C6D6B4").lightness() - 20
    assert look(AreaLook.LEGAL).blue() < QColor("#C6D6B4").blue()


@pytest.mark.parametrize("boards", [2, 3, 4])
def test_the_scroll_stays_within_the_scene(boards: int) -> None:
    layout = WallLayout(Wall(FACES[:boards], tuple(range(boards))))
    scroll, scene = layout.scroll_rect, layout.scene_rect
    room = scene.adjusted(-40, -40, 40, 40)
    outer = mount_rect(scroll)

    def paint(painter: QPainter) -> None:
        paint_roller(painter, outer.left(), scroll)
        paint_roller(painter, outer.right(), scroll)

    rollers = canvas(paint, room)
    assert scene.contains(rollers.painted())
    assert scene.contains(mount_rect(scroll))
    assert not mount_rect(scroll).contains(rollers.painted())


def test_the_mount_follows_the_palette_and_a_seam_can_be_seen() -> None:
    scroll = QRectF(0, 0, 200, 160)
    room = scroll.adjusted(-50, -60, 50, 60)
    light, dark = (
        canvas(partial(paint_mount, scroll=scroll, palette=colours, room=room), room)
        for colours in (LIGHT, DARK)
    )
    assert light.differing(dark) > 10000
    seam = canvas(lambda painter: paint_seam(painter, 100, scroll), room, "#C6D6B4")
    assert seam.colour_at(100, 80) != seam.colour_at(60, 80)


@pytest.mark.parametrize("palette", [LIGHT, DARK], ids=lambda palette: palette.name)
def test_a_long_scroll_has_bands_of_silk_with_clouds_in_them(palette: Palette) -> None:
    for boards, scroll in SCROLLS.items():
        room = scene_rect_of(scroll)
        shown = canvas(partial(paint_mount, scroll=scroll, palette=palette, room=room), room)
        bands = silk_bands(scroll)
        assert len(bands) == (0 if boards == 2 else 2)
        for band in bands:
            row = band.center().y() - (band.height() / 4 if boards == 4 else 0)
            places = range(round(band.left()) + 3, round(band.right()) - 3, 3)
            colours = {shown.colour_at(x, row).name() for x in places}
            assert len(colours) > 3, "threads cross the silk"
            edge = shown.colour_at(band.center().x(), band.top() - 6)
            assert edge.name() not in colours, "around it is brocade"


def test_a_part_of_the_mount_looks_like_that_part_of_the_whole() -> None:
    scroll = SCROLLS[3]
    whole = canvas(lambda p: paint_mount(p, scroll, LIGHT, scene_rect_of(scroll)), WEST_END)
    for part in (MountPart.NORTH, MountPart.SOUTH, MountPart.WEST):
        room = mount_room(scroll, part)

        shown = canvas(partial(paint_mount, scroll=scroll, palette=LIGHT, room=room), WEST_END)
        assert room.intersected(WEST_END).adjusted(-1, -1, 1, 1).contains(shown.painted())
        seen = room.intersected(WEST_END).adjusted(1, 1, -1, -1).toRect()
        for x in range(seen.left(), seen.right(), 5):
            for y in range(seen.top(), seen.bottom(), 5):
                assert shown.colour_at(x, y) == whole.colour_at(x, y)


def test_clouds_are_the_same_for_the_same_seed(qtbot: QtBot) -> None:
    size, noise = QSize(64, 64), Noise(octaves=4)
    assert cloud(5, size, noise) == cloud(5, size, noise)
    assert cloud(5, size, noise) != cloud(6, size, noise)
    stain = tinted(cloud(5, size, noise), "#AA3311", 100, 180, 90)
    alphas = {stain.pixelColor(x, 30).alpha() for x in range(64)}
    assert len(alphas) > 8
    assert max(alphas) <= 90


@pytest.mark.parametrize("make", [table_pixmap, tray_pixmap])
@pytest.mark.parametrize("ratio", [1.0, 1.5, 2.0])
def test_surfaces_have_the_size_and_palette_asked_for(
    qtbot: QtBot, make: Callable[..., object], ratio: float
) -> None:
    light, dark = (make(QSize(120, 60), ratio, palette) for palette in (LIGHT, DARK))
    assert light.size() == (QSize(120, 60) * ratio)  # type: ignore[attr-defined]
    assert light.deviceIndependentSize().toSize() == QSize(120, 60)  # type: ignore[attr-defined]
    mean_light, mean_dark = (
        picture.toImage().scaled(1, 1).pixelColor(0, 0).lightness()  # type: ignore[attr-defined]
        for picture in (light, dark)
    )
    assert mean_light > mean_dark + 20


def test_every_face_of_the_box_has_its_landscape() -> None:
    assert set(BAKED_CUTS) == {face.code for face in FACES}
    for face in FACES:
        name = landscape_file(face)
        assert name is not None
        assert (title_folder("changcheng") / "art" / name).is_file()


def test_a_face_with_other_cuts_has_no_landscape() -> None:
    def face(board: str, cuts: tuple[int, ...]) -> Face:
        areas = tuple(Area(squares, (("en", "x"),)) for squares in cuts)
        return Face(board, Side.A, areas, areas)

    assert landscape_file(face("Home", (4, 4, 5))) is None
    assert landscape_file(face("1", (5, 4, 4))) is None
    assert landscape_file(FACES[0]) == "landscape-1A.webp"


@pytest.mark.parametrize("cuts", [(4, 4, 5), (6, 4, 3), (3, 5, 5)])
def test_plain_terrain_covers_its_board_and_shows_its_areas(cuts: tuple[int, ...]) -> None:
    areas = tuple(Area(squares, (("en", "x"),)) for squares in cuts)
    layout = FaceLayout(Face("Home", Side.A, areas, areas))
    land = canvas(lambda p: paint_plain_terrain(p, layout), BOARD.adjusted(-20, -20, 20, 20))
    assert BOARD.adjusted(-0.5, -0.5, 0.5, 0.5).contains(land.painted())
    for number in range(3):
        south, north = layout.province_spot(number).centre, layout.region_spot(number).centre
        green, ochre = land.colour_at(south.x(), south.y()), land.colour_at(north.x(), north.y())
        assert green.alpha() == ochre.alpha() == 255
        assert green.green() >= green.red()
        assert ochre.red() > ochre.green() > ochre.blue()
    other = FaceLayout(FACES[1])
    assert (
        land.differing(
            canvas(lambda p: paint_plain_terrain(p, other), BOARD.adjusted(-20, -20, 20, 20))
        )
        > 50000
    )


POLITE: dict[str, Paint] = {
    "single": lambda p: paint_block(p, SQUARE, BlockKind.SINGLE, RED),
    "tower": lambda p: paint_block(p, SQUARE, BlockKind.TOWER, RED),
    "broken": lambda p: paint_block(p, SQUARE, BlockKind.BROKEN, RED),
    "ghost": lambda p: paint_ghost(p, SQUARE, BlockKind.SINGLE, RED),
    "mount": lambda p: paint_mount(p, SCROLLS[3], LIGHT, scene_rect_of(SCROLLS[3])),
    "rollers": lambda p: paint_roller(p, 26, QRectF(26, 0, 100, 80)),
    "back": lambda p: paint_card_back(p, QRectF(0, 0, 36, 51), RED, own=True),
    "area": lambda p: paint_area(p, AREA.translated(-230, -300), AreaLook.LEGAL),
    "gate": lambda p: paint_gate(p, WINDOW, 0.3),
    "terrain": lambda p: paint_plain_terrain(p, FaceLayout(FACES[0])),
    **{
        card.name: lambda p, card=card: paint_action_card(  # type: ignore[misc]
            p, QRectF(0, 0, 84, 120), card, RED, "Name", Script.LATIN
        )
        for card in ActionCard
    },
    **{
        card.name: lambda p, card=card: paint_event_card(  # type: ignore[misc]
            p, QRectF(0, 0, 84, 120), card, "Name", Script.LATIN
        )
        for card in EventCard
    },
}


@pytest.mark.parametrize("name", POLITE)
def test_painting_leaves_place_opacity_and_clip_as_they_were(qtbot: QtBot, name: str) -> None:
    found: list[bool] = []

    def paint(painter: QPainter) -> None:
        painter.setClipRect(QRectF(-10, -10, 40, 40))
        painter.setOpacity(0.5)
        before = (painter.transform(), painter.clipBoundingRect(), painter.opacity())
        POLITE[name](painter)
        found.append((painter.transform(), painter.clipBoundingRect(), painter.opacity()) == before)

    shown = canvas(paint)
    assert found == [True]
    assert QRectF(-10.5, -10.5, 41, 41).contains(shown.painted()), "nothing outside the clip"


def test_a_painter_that_breaks_its_clip_is_caught() -> None:
    def paint(painter: QPainter) -> None:
        painter.setClipRect(QRectF(-10, -10, 40, 40))
        painter.setClipRect(QRectF(-50, -50, 100, 100))
        painter.fillRect(QRectF(-50, -50, 100, 100), QColor(GROUND))

    assert not QRectF(-10.5, -10.5, 41, 41).contains(canvas(paint).painted())
    assert canvas(paint).colour_at(QPointF(40, 40).x(), 40).alpha() == 255
