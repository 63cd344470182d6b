"""Around a spotlight all is dim, still, usable and readable."""

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton, QWidget

from changcheng_qt.i18n.telling import Line
from changcheng_qt.ui.looks.theme import DARK, DUSK, HIGH_CONTRAST, LIGHT, Palette, mix
from changcheng_qt.ui.panels.buttons import Button, Rank
from changcheng_qt.ui.panels.story import StoryEntry
from changcheng_qt.ui.panels.words import Words
from changcheng_qt.ui.window.banner import BannerWords
from changcheng_qt.ui.window.fittings import Shade
from changcheng_qt.ui.window.round_slip import RoundSlip
from changcheng_qt.ui.window.table import GameTable
from tests.planted import Fault, planted, with_and_without
from tests.toy.table import ToyControls
from tests.ui.looks.colour_science import contrast
from tests.ui.shop import Shop

READABLE = 4.5
LARGE_READABLE = 3.0
"""WCAG AA, for words and for large words."""


def shade(table: GameTable, *, spotlit: bool) -> None:
    """Light one place of the board, or none."""
    assert table.parts is not None
    controls = table.parts.controls
    assert isinstance(controls, ToyControls)
    controls.is_spotlit = spotlit
    controls.spotlit_changed.emit()


def shades(table: GameTable) -> list[Shade]:
    return [shade for shade in table.fittings.dusk.shades if shade.isVisible()]


def test_all_but_the_board_is_dim_while_the_board_has_a_spotlight(shop: Shop) -> None:
    shop.play("hb")
    table = shop.window.table
    shop.window.show()
    assert not shades(table)
    shade(table, spotlit=True)
    place = table.places()
    assert [shade.geometry() for shade in shades(table)] == [place.bar, place.tray, place.side]
    assert not any(shade.geometry().intersects(place.board) for shade in shades(table))
    table.show_side(False)
    assert [shade.geometry() for shade in shades(table)] == [table.bar.geometry(), place_of(table)]
    table.show_side(True)
    shop.window.resize(1100, 700)
    assert shades(table)[-1].geometry() == table.side.geometry()
    shade(table, spotlit=False)
    assert not shades(table)


def place_of(table: GameTable) -> object:
    """Return the place of the tray."""
    assert table.parts is not None
    return table.parts.tray.geometry()


def test_a_match_begins_in_the_light_that_its_board_has(shop: Shop) -> None:
    shop.play("hb")
    table = shop.window.table
    shop.window.show()
    shade(table, spotlit=True)
    shop.play("hb")
    assert len(shades(table)) == 3, "this title's board still speaks of one place"
    shop.window.show_start(can_resume=False)
    assert not shades(table)


def test_dimmed_parts_look_darker_and_panels_over_them_do_not(shop: Shop) -> None:
    shop.play("hb")
    table = shop.window.table
    assert table.parts is not None
    panel, *_ = table.parts.overlays
    panel.setAutoFillBackground(True)
    panel.show()
    panel.setGeometry(table.places().side.adjusted(20, 20, -20, -200))
    shop.window.show()

    def lightness(widget: QWidget, place: QPoint) -> int:
        return table.grab().toImage().pixelColor(widget.mapTo(table, place)).lightness()

    aside, on_panel = QPoint(4, 4), panel.rect().center()
    before = lightness(table.bar, aside), lightness(panel, on_panel)
    shade(table, spotlit=True)
    assert lightness(table.bar, aside) < 0.8 * before[0]
    assert lightness(panel, on_panel) == before[1]


def test_dimmed_buttons_are_pressed_as_always(shop: Shop) -> None:
    shop.play("hb")
    table = shop.window.table
    assert table.parts is not None
    button = QPushButton("press", table.parts.tray)
    button.show()
    shop.window.show()
    pressed: list[bool] = []
    button.clicked.connect(lambda: pressed.append(True))
    shade(table, spotlit=True)
    window = shop.window.windowHandle()
    assert window is not None
    place = button.mapTo(shop.window, button.rect().center())
    QTest.mouseClick(window, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, place)
    assert pressed


@pytest.mark.parametrize("palette", [LIGHT, DARK, HIGH_CONTRAST], ids=lambda palette: palette.name)
def test_prompt_scores_and_buttons_can_be_read_in_the_dusk(palette: Palette) -> None:
    assert all(read >= READABLE for read in prompt_and_scores(palette, palette.dusk))
    assert on_wood(palette, palette.dusk) >= LARGE_READABLE
    assert not all(read >= READABLE for read in prompt_and_scores(palette, 168)), "as the board's"


def prompt_and_scores(palette: Palette, dusk: int) -> list[float]:
    """Return the contrast of words in the bar and of the scores, also in the row of who plays."""
    grounds = (palette.bar, palette.panel, palette.selection)
    return [dimmed(palette.text, ground, dusk) for ground in grounds]


def on_wood(palette: Palette, dusk: int) -> float:
    return dimmed(palette.tray_text, palette.tray, dusk)


def dimmed(ink: str, ground: str, dusk: int) -> float:
    return contrast(*(mix(colour, DUSK, dusk / 255).name() for colour in (ink, ground)))


@pytest.mark.parametrize("room", [QRect(0, 0, 640, 130), QRect(0, 0, 640, 80)])
def test_words_of_the_last_round_grow_with_the_interface_as_long_as_one_turn_has_room(
    shop: Shop, room: QRect
) -> None:
    shop.play("hb")
    shop.appearance.choose_scale(2.0)
    slip, enlarged = shop.window.table.fittings.round_slip, room.height() > 100
    slip.share_board(lambda: [room], None)
    names = ("Luca", "Mei", "Claire", "Sima")
    slip.show_entries([StoryEntry(Line(f"{name} passed.")) for name in names])
    slip.place(QRect(0, 40, 700, 400))
    assert slip.texts
    assert slip.texts[-1] == "Sima passed."
    seen = [words for words in slip.findChildren(Words) if words.isVisible() and words.text()]
    size = shop.appearance.size if enlarged else 1.0
    assert min(words.font().pixelSize() for words in seen) >= int(12.5 * size)
    assert room.translated(0, 40).contains(slip.geometry())


def everywhere(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(RoundSlip, "_beside_banners", lambda slip, room: (room,))


@with_and_without(everywhere)
def test_a_slip_keeps_off_banners_in_its_room(shop: Shop, fault: Fault | None) -> None:
    shop.play("hb")
    shop.window.show()
    slip, banners = shop.window.table.fittings.round_slip, shop.window.table.banners
    board, room = QRect(0, 40, 700, 400), QRect(300, 250, 380, 140)
    with planted(fault):
        slip.share_board(lambda: [room], None)
        banners.raise_banner("one", lambda: BannerWords("Luca and Claire have not answered."))
        banners.place(board, [QRect(300, 370, 380, 60)])
        slip.show_entries([StoryEntry(Line("Mei passed."), colour="blue")])
        slip.place(board)
        assert room.translated(board.topLeft()).contains(slip.geometry())
        assert not slip.geometry().intersects(banners.geometry())


def test_a_request_to_press_again_leaves_once_it_is_answered(shop: Shop) -> None:
    shop.play("hb")
    shop.window.show()
    table = shop.window.table
    armed, toast = table.fittings.panel_focus.armed, table.toast
    button = Button(table.appearance, Rank.PRIMARY, shop.window)
    button.set_words("Begin")
    armed.emit(button)
    assert toast.text == "Press again to confirm: Begin"
    assert not toast.isHidden()
    armed.emit(None)
    assert toast.isHidden()
    armed.emit(button)
    toast.show_sentence("Something else")
    armed.emit(None)
    assert not toast.isHidden()
