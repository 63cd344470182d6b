"""Looks: palettes, sizes that follow the window, fonts by language, the style sheet."""

import ast
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtGui import QFont
from PySide6.QtWidgets import (
    QApplication,
    QComboBox,
    QFileDialog,
    QMenu,
    QStyle,
    QStyleOptionComboBox,
    QToolButton,
)
from pytestqt.qtbot import QtBot

from changcheng_qt.ui.looks import appearance
from changcheng_qt.ui.looks.appearance import SCALES, Appearance, Looks, MotionSpeed, ThemeChoice
from changcheng_qt.ui.looks.fonts import Fonts
from changcheng_qt.ui.looks.style_sheet import ApplicationStyle, style_sheet
from changcheng_qt.ui.looks.theme import DARK, HIGH_CONTRAST, LIGHT
from changcheng_qt.ui.panels.buttons import Button

PROGRAM = Path(__file__).parents[3] / "changcheng_qt"


def language_followers(source: str) -> list[int]:
    """The lines of a module that ask whether an event is a switch of language."""
    if "LanguageChange" not in source:
        return []
    return [
        node.lineno
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.Attribute) and node.attr == "LanguageChange"
    ]


def test_every_widget_follows_the_language_as_panels_do() -> None:
    followers = [
        path.relative_to(PROGRAM).as_posix()
        for path in PROGRAM.rglob("*.py")
        if language_followers(path.read_text("utf-8"))
    ]
    assert followers == ["ui/looks/appearance.py"]


def test_a_widget_that_follows_the_language_by_itself_is_found() -> None:
    planted = (
        "def changeEvent(self, e):\n    if e.type() == QEvent.Type.LanguageChange:\n        ..."
    )
    assert language_followers(planted) == [2]


def test_the_theme_follows_the_desktop_until_one_is_chosen(qtbot: QtBot) -> None:
    appearance = Appearance(desktop_is_dark=True)
    assert appearance.palette is DARK
    appearance.follow_desktop(Qt.ColorScheme.Light)
    assert appearance.palette is LIGHT
    appearance.choose_theme(ThemeChoice.HIGH_CONTRAST)
    appearance.follow_desktop(Qt.ColorScheme.Dark)
    assert appearance.palette is HIGH_CONTRAST


def test_a_choice_is_emitted_once_and_only_if_it_is_new(qtbot: QtBot) -> None:
    appearance = Appearance()
    heard: list[Looks] = []
    appearance.looks_changed.connect(heard.append)
    appearance.choose_scale(1.3)
    appearance.choose_scale(1.3)
    assert heard == [Looks(scale=1.3)]


def test_sizes_follow_the_window_in_steps(qtbot: QtBot) -> None:
    appearance = Appearance()
    changes: list[float] = []
    appearance.changed.connect(lambda: changes.append(appearance.k))
    for width in range(1280, 1300):
        appearance.follow_window(QSize(width, 800 + width - 1280))
    assert len(changes) <= 1
    appearance.follow_window(QSize(2560, 1440))
    assert appearance.k == 1.5
    assert appearance.px(10) == 15
    appearance.follow_window(QSize(800, 600))
    assert appearance.k == 0.92


@pytest.mark.parametrize(
    ("motion", "moving", "fading"),
    [
        (MotionSpeed.NONE, 0, 0),
        (MotionSpeed.REDUCED, 0, 400),
        (MotionSpeed.SLOW, 800, 800),
        (MotionSpeed.NORMAL, 400, 400),
        (MotionSpeed.FAST, 200, 200),
        (MotionSpeed.FASTEST, 100, 100),
    ],
)
def test_a_speed_shortens_what_moves_and_what_fades(
    motion: MotionSpeed, moving: int, fading: int, qtbot: QtBot
) -> None:
    appearance = Appearance(Looks(motion=motion))
    assert (appearance.duration(400), appearance.fade(400)) == (moving, fading)


@pytest.mark.parametrize("scale", SCALES)
def test_everything_is_as_large_as_it_was_wished_where_the_window_bears_it(
    scale: float, qtbot: QtBot
) -> None:
    appearance = Appearance()
    appearance.follow_window(QSize(1280, 800))
    appearance.choose_scale(scale)
    assert (appearance.size, appearance.k) == (scale, round(scale * 50) / 50)


def test_a_small_window_keeps_room_for_everything(qtbot: QtBot) -> None:
    appearance = Appearance(Looks(scale=2.0))
    appearance.follow_window(QSize(900, 600))
    assert appearance.size == 1.5
    appearance.follow_window(QSize(1280, 800))
    assert appearance.size == 2.0


def test_chinese_has_chinese_titles(qtbot: QtBot) -> None:
    appearance = Appearance()
    latin = appearance.title_font(20).families()
    appearance.follow_language("zh_TW")
    assert appearance.title_font(20).families() != latin
    assert appearance.language == "zh_TW"


@pytest.mark.parametrize("theme", list(ThemeChoice))
def test_the_style_sheet_is_whole_in_every_theme(theme: ThemeChoice, qtbot: QtBot) -> None:
    sheet = style_sheet(Appearance(Looks(theme=theme)))
    assert "$" not in sheet
    assert "font-family" not in sheet
    assert sheet.count("{") == sheet.count("}")


def test_the_application_is_dressed_again_only_where_something_differs(
    qtbot: QtBot, qapp: QApplication
) -> None:
    appearance = Appearance()
    style = ApplicationStyle(qapp, appearance)
    light = qapp.styleSheet()
    appearance.choose_motion(MotionSpeed.FAST)
    assert qapp.styleSheet() == light
    appearance.choose_theme(ThemeChoice.DARK)
    assert qapp.styleSheet() != light
    appearance.follow_language("zh_CN")
    assert qapp.font().families() == appearance.text_font(14).families()
    style.deleteLater()


def test_a_language_in_the_same_letters_changes_no_looks(qtbot: QtBot) -> None:
    appearance = Appearance()
    with qtbot.assertNotEmitted(appearance.changed):
        appearance.follow_language("fr")
    assert appearance.language == "fr"
    with qtbot.waitSignal(appearance.changed, timeout=0):
        appearance.follow_language("zh_TW")


def margins(button: Button) -> tuple[int, int]:
    """How much empty room there is next to a button's content, at its left and at its right."""
    image = button.grab().toImage()
    ground = image.pixelColor(4, image.height() // 2)
    inked = [
        x
        for x in range(4, image.width() - 4)
        if any(image.pixelColor(x, y) != ground for y in range(4, image.height() - 4))
    ]
    return inked[0], image.width() - 1 - inked[-1]


def test_a_button_with_a_menu_keeps_no_room_for_an_arrow(qtbot: QtBot) -> None:
    appearance = Appearance(Looks(ThemeChoice.LIGHT))
    button, menu = Button(appearance), QMenu()
    qtbot.addWidget(button)
    button.set_words("HHHH")
    button.setMenu(menu)
    button.setFixedSize(240, 40)
    button.setStyleSheet(style_sheet(appearance))
    left, right = margins(button)
    assert abs(left - right) <= 2
    button.setStyleSheet(style_sheet(appearance).replace("image: none; width: 0;", "image: none;"))
    left, right = margins(button)
    assert right - left > 4


def test_the_list_of_a_choice_opens_below_it_and_shows_where_one_is(qtbot: QtBot) -> None:
    """Else Fusion opens a menu over it, in a frame of its own and without our colours."""
    choice = QComboBox()
    qtbot.addWidget(choice)
    for sheet, is_menu in (("", True), (style_sheet(Appearance(Looks())), False)):
        choice.setStyleSheet(sheet)
        option = QStyleOptionComboBox()
        choice.initStyleOption(option)
        hint = choice.style().styleHint(QStyle.StyleHint.SH_ComboBox_Popup, option, choice)
        assert bool(hint) == is_menu


def arrow_contrast(qtbot: QtBot, sheet: str) -> int:
    """The difference in lightness between the arrow to the folder above and its background."""
    dialog = QFileDialog()
    qtbot.addWidget(dialog)
    dialog.setOption(QFileDialog.Option.DontUseNativeDialog)
    dialog.setStyleSheet(sheet)
    dialog.show()
    button = dialog.findChild(QToolButton, "toParentButton")
    assert isinstance(button, QToolButton)
    place = QRect(button.mapTo(dialog, QPoint(0, 0)), button.size()).adjusted(4, 4, -4, -4)
    image = dialog.grab(place).toImage()
    spots = [(x, y) for x in range(image.width()) for y in range(image.height())]
    lightness = [image.pixelColor(*spot).lightness() for spot in spots]
    return max(lightness) - min(lightness)


def test_black_arrows_in_the_dialog_for_files_are_seen_in_the_dark(qtbot: QtBot) -> None:
    sheet = style_sheet(Appearance(Looks(theme=ThemeChoice.DARK)))
    assert arrow_contrast(qtbot, sheet) > 90
    assert arrow_contrast(qtbot, sheet.replace("toParentButton", "nothing")) < 60


@pytest.mark.parametrize("is_dark", [False, True])
def test_switching_there_and_back_follows_the_desktop_again(is_dark: bool) -> None:
    appearance = Appearance(Looks(ThemeChoice.SYSTEM), desktop_is_dark=is_dark)
    appearance.switch_theme()
    assert appearance.palette.dark is not is_dark
    assert appearance.looks.theme is not ThemeChoice.SYSTEM
    appearance.switch_theme()
    assert appearance.palette.dark is is_dark
    assert appearance.looks.theme is ThemeChoice.SYSTEM


def test_icons_in_menus_grow_with_the_words(qtbot: QtBot) -> None:
    sizes = []
    for scale in (1.0, 2.0):
        menu = QMenu()
        qtbot.addWidget(menu)
        menu.setStyleSheet(style_sheet(Appearance(Looks(scale=scale))))
        menu.ensurePolished()
        sizes.append(menu.style().pixelMetric(QStyle.PixelMetric.PM_SmallIconSize, None, menu))
    assert sizes[1] == 2 * sizes[0]


def test_a_font_is_made_once_and_given_as_a_copy(monkeypatch: pytest.MonkeyPatch) -> None:
    looks, made = Appearance(), list[float]()
    text = Fonts.text

    def counted(fonts: Fonts, size: float, *, bold: bool = False, italic: bool = False) -> QFont:
        made.append(size)
        return text(fonts, size, bold=bold, italic=italic)

    monkeypatch.setattr(Fonts, "text", counted)
    looks.text_font(14).setPixelSize(99)
    assert looks.text_font(14).pixelSize() == 14
    assert made == [14]
    looks.follow_window(QSize(1920, 1200))
    assert looks.text_font(14).pixelSize() > 14
    looks.follow_language("zh_CN")
    assert looks.text_font(14).families() != Appearance().text_font(14).families()


def test_the_room_around_a_line_is_measured_once_for_a_font(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    looks, measured = Appearance(), list[QFont]()

    def counted(font: QFont) -> int:
        measured.append(font)
        return 3

    monkeypatch.setattr(appearance, "accent_room", counted)
    for _ in range(3):
        assert looks.room_around(looks.title_font(25))[0] == 3
        assert looks.room_around(looks.text_font(14))[0] == 3
    assert len(measured) == 2
    looks.follow_window(QSize(1920, 1200))
    looks.room_around(looks.title_font(25))
    assert len(measured) == 3, "again for the sizes of another window"
