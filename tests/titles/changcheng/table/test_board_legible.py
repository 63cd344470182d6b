"""Legibility of the board: frames, the light on a tower, and words at every scale."""

from dataclasses import replace
from itertools import combinations

import pytest
from PySide6.QtCore import QPointF, QSize
from PySide6.QtGui import QFont, QFontMetricsF, QImage, QPainterPath
from pytestqt.qtbot import QtBot

from changcheng_qt.engine.match import Match
from changcheng_qt.engine.seats import PUBLIC, Player
from changcheng_qt.i18n.languages import LANGUAGES
from changcheng_qt.titles.changcheng.rules.commands import PlaceSingle
from changcheng_qt.titles.changcheng.rules.pieces import BlockKind
from changcheng_qt.titles.changcheng.table.board.fitting import LARGEST_LETTERING, lettering_at
from changcheng_qt.titles.changcheng.table.painting.blocks import block_outline
from changcheng_qt.titles.changcheng.table.painting.slips import SlipRow, province_name_box
from changcheng_qt.titles.changcheng.table.pointer.hand import HeldBlock, Pile
from changcheng_qt.titles.changcheng.table.pointer.targets import ProvinceTarget
from changcheng_qt.titles.changcheng.table.scene import marks
from changcheng_qt.titles.changcheng.table.scene.art import Setting
from changcheng_qt.titles.changcheng.table.scene.projection import ProvinceFigure, RegionFigure
from changcheng_qt.titles.changcheng.table.scene.touched import LastMove
from changcheng_qt.titles.changcheng.table.table_parts import calm_rooms
from changcheng_qt.ui.board.zoom import Extent
from changcheng_qt.ui.looks.fonts import Fonts, Script
from changcheng_qt.ui.painting.lettering import narrowed
from screens.windows import load_fonts
from tests.effort import combined
from tests.titles.changcheng.table.board_table import Table, from_here, seen_at
from tests.titles.changcheng.table.positions import extended, half_built
from tests.titles.changcheng.table.test_board_shown import four_boards

_DARKER = 30


def darkened(table: Table, outline: QPainterPath, first: QImage, second: QImage) -> int:
    """How many pixels of an outline in the scene are darker in the second picture, but for those at
    its edge: by the dark line of a frame, or by the darkness around a light.
    """
    seen = table.board.view.viewportTransform().map(outline)
    box = seen.boundingRect().toAlignedRect()
    inner = [
        (x, y)
        for x in range(box.left(), box.right())
        for y in range(box.top(), box.bottom())
        if all(seen.contains(QPointF(x + dx, y + dy)) for dx in (-3, 3) for dy in (-3, 3))
    ]
    assert len(inner) > 100
    colours = ((first.pixelColor(x, y), second.pixelColor(x, y)) for x, y in inner)
    return sum(before.lightness() - after.lightness() > _DARKER for before, after in colours)


def test_no_frame_is_painted_over_a_block_that_stands_before_it(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(marks, "border_marks", lambda view: ())
    table = seen_at(qtbot, half_built())
    view, layout = table.bridge.view, table.board.scene.layout
    plain = table.board.view.grab().toImage()
    table.hand.pick(HeldBlock(Pile.SINGLE))
    framed = table.board.view.grab().toImage()
    found = 0
    for command in [c for c in table.bridge.legal if isinstance(c, PlaceSingle)]:
        for other in view.wall.neighbours[command.square]:
            block = view.blocks[other]
            if block is None or layout.depth(other) < layout.depth(command.square):
                continue
            found += 1
            outline = block_outline(layout.quad(other), block.kind)
            assert darkened(table, outline, plain, framed) == 0
    assert found


def test_a_tower_in_the_light_is_lit_to_the_top_of_its_banner(qtbot: QtBot) -> None:
    table = seen_at(qtbot, half_built())
    view, layout = table.bridge.view, table.board.scene.layout
    square = next(s for s, b in enumerate(view.blocks) if b and b.kind is BlockKind.TOWER)
    plain = table.board.view.grab().toImage()
    table.board.pointing.light(ProvinceTarget(view.wall.province_of[square]))
    lit = table.board.view.grab().toImage()
    assert darkened(table, block_outline(layout.quad(square), BlockKind.TOWER), plain, lit) == 0


def test_a_frame_over_a_block_and_a_sliced_tower_would_be_noticed(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(marks, "_beside", lambda view, square: ())
    monkeypatch.setattr(marks, "_towers", lambda view, squares: ())
    with pytest.raises(AssertionError):
        test_no_frame_is_painted_over_a_block_that_stands_before_it(qtbot, monkeypatch)
    with pytest.raises(AssertionError):
        test_a_tower_in_the_light_is_lit_to_the_top_of_its_banner(qtbot)


def test_lettering_grows_as_far_as_words_would_be_too_small() -> None:
    assert lettering_at(1.0) == lettering_at(3.0) == 1.0
    for scale in (0.3, 0.36, 0.465, 0.62, 0.72, 0.8, 0.86):
        grown = lettering_at(scale)
        assert grown == LARGEST_LETTERING or grown * 13.9 * scale >= 12


@pytest.mark.parametrize("larger", [1.25, 1.5, 2.0])
def test_lettering_grows_with_everything_else(qtbot: QtBot, larger: float) -> None:
    for scale in (0.465, 0.62, 0.8, 1.1):
        grown = lettering_at(scale, larger)
        assert grown == LARGEST_LETTERING or grown * 13.9 * scale >= 12 * larger
    table = seen_at(qtbot, half_built(), size=(1208, 640))
    table.appearance.follow_window(QSize(1600, 1200))
    before = table.board.scene.setting.looks.lettering
    table.appearance.choose_scale(larger)
    shown = table.board.scene.setting.looks.lettering
    assert shown == lettering_at(table.board.view.shown_scale, larger) > before


@combined(boards=[4, 3, 2], size=[(732, 484), (967, 567), (1500, 802), (1208, 640)])
def test_names_and_figures_on_the_board_can_be_read_at_every_fit(
    qtbot: QtBot, boards: int, size: tuple[int, int]
) -> None:
    load_fonts()
    state = {2: half_built(), 3: extended(half_built(), "3"), 4: four_boards()}[boards]
    table = seen_at(qtbot, state, size=size)
    table.board.view.hold_to(Extent.WHOLE)
    shown, scale = table.board.scene.setting, table.board.view.shown_scale
    for code in [language.code for language in LANGUAGES]:
        looks = replace(shown.looks, script=Script.of(code))
        setting = replace(shown, looks=looks)
        named = names_on(setting, code)
        for font, name, row in named:
            set_in = narrowed(font, name, row.slip.width() - 4)
            assert QFontMetricsF(set_in).horizontalAdvance(name) <= row.slip.width() - 4, name
            assert set_in.pixelSize() * scale >= 11.9, name
        rows = [row for _, _, row in named]
        assert all(row.radius * scale >= 11 for row in rows), "the figures on counters"
        band = setting.layout.scene_rect
        assert all(band.contains(row.slip) for row in rows)
        assert all(table.board.view.seen.contains(row.slip) for row in rows)
        for row, other in combinations(rows, 2):
            assert not row.slip.adjusted(-1, 0, 1, 0).intersects(other.slip), "names touch"


def names_on(setting: Setting, language: str) -> list[tuple[QFont, str, SlipRow]]:
    """Every name on the board with its font and its place."""
    wall, fonts = setting.layout.wall, Fonts(setting.looks.script)
    latin, lettering = setting.looks.script is Script.LATIN, setting.looks.lettering
    named = []
    for region in wall.regions:
        name, size = wall.region(region).name(language), 15 if latin else 16
        named.append((fonts.title(size * lettering), name, setting.region_row(region, name)))
    for province in wall.provinces:
        name, size = wall.province(province).name(language), 16 if latin else 18
        named.append((fonts.title(size * lettering), name, setting.province_row(province, name)))
    return named


@combined(extent=[Extent.WHOLE, Extent.WORKING], size=[(967, 567), (1280, 560), (500, 300)])
def test_a_slip_has_room_and_covers_no_name_and_no_card(
    qtbot: QtBot, size: tuple[int, int], extent: Extent
) -> None:
    """On the mount names are below the land, which has room for it then."""
    table = seen_at(qtbot, four_boards(), size=size)
    board = table.board
    board.view.hold_to(extent)
    setting = board.scene.setting
    view, rooms = board.view, [room for room in calm_rooms(board) if not room.isEmpty()]
    for province in board.scene.view.wall.provinces:
        name = view.mapFromScene(setting.province_row(province, "Suide").slip).boundingRect()
        letters = name.translated(view.pos()).adjusted(0, 2, 0, -2)
        assert not any(room.intersects(letters) for room in rooms)
    if setting.looks.on_mount:
        assert rooms[-1].height() > 20


def test_names_go_back_to_their_slips_when_the_board_comes_near(qtbot: QtBot) -> None:
    table = seen_at(qtbot, four_boards(), size=(967, 567))
    board, shown = table.board, table.board.scene

    def on_mount() -> bool:
        return shown.setting.region_row(0, "Urad").on_mount

    board.view.hold_to(Extent.WHOLE)
    assert on_mount()
    board.view.toggle_fit()
    assert not on_mount()


def test_words_keep_their_size_while_somebody_zooms_and_change_at_rest(qtbot: QtBot) -> None:
    table = seen_at(qtbot, four_boards(), size=(967, 567))
    board, shown = table.board, table.board.scene
    board.view.hold_to(Extent.WHOLE)
    before, worn = shown.setting.looks.lettering, shown.setting
    for _ in range(4):
        board.view.zoom_by(1)
        assert shown.setting is worn
    wanted = lettering_at(board.view.shown_scale)
    assert wanted != before
    qtbot.waitUntil(lambda: shown.setting.looks.lettering == wanted)
    assert not shown.sprites.hurried


@combined(
    size=[(724, 455), (732, 484), (967, 567), (500, 300)],
    extent=[Extent.RESTING, Extent.WORKING, Extent.WHOLE],
)
def test_names_of_an_added_board_stand_where_those_of_the_others_do(
    qtbot: QtBot, size: tuple[int, int], extent: Extent
) -> None:
    table = seen_at(qtbot, half_built(), size=size)
    table.board.view.hold_to(extent)
    board, shown = table.board, table.board.scene
    states = [half_built(), extended(half_built(), "3"), four_boards(), half_built()]
    for state in states:
        players = [Player(name) for name in ("Mei", "Luca", "Claire")]
        shown.show_position(Match(from_here(state), state.setup, players).view(PUBLIC), LastMove())
        setting, items = shown.setting, shown.position.items.values()
        for item in items:
            figure = item.figure
            if isinstance(figure, RegionFigure):
                row = setting.region_row(figure.region, figure.name)
            elif isinstance(figure, ProvinceFigure):
                row = setting.province_row(figure.province, figure.name)
            else:
                continue
            assert item.boundingRect().contains(row.slip.translated(-item.pos())), figure
            seen = board.view.seen
            assert not row.on_mount or seen.top() <= row.slip.top() < row.slip.bottom()
            assert not row.on_mount or row.slip.bottom() <= seen.bottom()


@combined(script=Script, lettering=[1.4, 1.9, LARGEST_LETTERING])
def test_letters_on_the_mount_have_all_of_their_height(
    qtbot: QtBot, lettering: float, script: Script
) -> None:
    load_fonts()
    table = seen_at(qtbot, extended(half_built(), "3"), size=(732, 484))
    shown = table.board.scene.setting
    looks = replace(shown.looks, script=script, lettering=lettering, on_mount=True)
    row = Setting(shown.layout, looks).province_row(0, "Jg")
    font = Fonts(script).title((16 if script is Script.LATIN else 18) * lettering)
    box = province_name_box(row, script)
    letters = QFontMetricsF(font).tightBoundingRect("Jgÿ").height()
    assert letters <= box.height() < row.slip.height() - 4, "letters and pips have room"
