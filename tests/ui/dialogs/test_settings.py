"""The settings page: everything a person can choose, in force at once and seen in the preview."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu, QWidget
from pytestqt.qtbot import QtBot

from changcheng_qt.ui.actions.table import MENUS
from changcheng_qt.ui.dialogs.keys import KeysDialog
from changcheng_qt.ui.dialogs.settings import SettingsDialog
from changcheng_qt.ui.dialogs.settings_preview import ALL_THERE, SET_DOWN
from changcheng_qt.ui.flow.playhead import REST, Speed
from changcheng_qt.ui.looks.appearance import MotionSpeed, ThemeChoice
from changcheng_qt.ui.looks.style_sheet import ApplicationStyle
from tests.ui.reading.inked import inking
from tests.ui.shop import Shop, settle

SIZES = [QSize(1024, 720), QSize(1280, 800), QSize(1920, 1080)]


@pytest.fixture
def page(shop: Shop) -> SettingsDialog:
    shop.window.table_actions["settings"].trigger()
    settle()
    return shown(shop)


def shown(shop: Shop) -> SettingsDialog:
    dialog = shop.window.dialogs.shown
    assert isinstance(dialog, SettingsDialog)
    return dialog


def choose(page: SettingsDialog, name: str, value: object, shop: Shop) -> None:
    values = [offered for offered, _ in shop.window.preferences[name].options]
    page.lists[name].setCurrentIndex(values.index(value))


def test_the_page_has_every_preference(page: SettingsDialog, shop: Shop) -> None:
    assert set(page.lists) == set(shop.window.preferences)
    for name, choice in page.lists.items():
        preference = shop.window.preferences[name]
        assert choice.count() == len(preference.options)
        assert choice.accessibleName() == preference.text()
        in_force = preference.options[choice.currentIndex()][0]
        assert in_force == preference.in_force()


def test_choices_apply_at_once(page: SettingsDialog, shop: Shop) -> None:
    choose(page, "theme", ThemeChoice.HIGH_CONTRAST, shop)
    choose(page, "size", 1.3, shop)
    choose(page, "motion", MotionSpeed.SLOW, shop)
    choose(page, "bot_speed", Speed.FAST, shop)
    choose(page, "language", "fr", shop)
    looks = shop.appearance.looks
    assert (looks.theme, looks.scale, looks.motion) == (
        ThemeChoice.HIGH_CONTRAST,
        1.3,
        MotionSpeed.SLOW,
    )
    assert shop.window.kept.bot_speed == "fast"
    assert shop.languages.current == "fr"


def test_choices_made_elsewhere_are_shown(page: SettingsDialog, shop: Shop) -> None:
    shop.appearance.choose_theme(ThemeChoice.DARK)
    assert page.lists["theme"].currentText() == "Dark"
    shop.window.preferences.choose_bot_speed("slow")
    assert page.lists["bot_speed"].currentText() == "Slow"


def test_the_keyboard_reaches_and_changes_everything(page: SettingsDialog, shop: Shop) -> None:
    page.activateWindow()
    before = page.lists["theme"].currentIndex()
    assert page.focusWidget() is page.lists["theme"]
    QTest.keyClick(page.lists["theme"], Qt.Key.Key_Down)
    assert page.lists["theme"].currentIndex() == before + 1
    assert shop.appearance.looks.theme is ThemeChoice.LIGHT
    met: list[QWidget | None] = []
    for _ in range(len(page.lists) + 2):
        met.append(page.focusWidget())
        QTest.keyClick(page.focusWidget() or page, Qt.Key.Key_Tab)
    assert met[: len(page.lists)] == list(page.lists.values())
    assert page.keys in met


def test_the_way_to_the_keys_leads_back(page: SettingsDialog, shop: Shop) -> None:
    page.keys.click()
    settle()
    assert isinstance(shop.window.dialogs.shown, KeysDialog)
    shop.window.dialogs.shown.reject()
    settle()
    assert shown(shop) is not page


def test_opening_another_page_over_the_keys_does_not_return_to_them(
    page: SettingsDialog, shop: Shop
) -> None:
    page.keys.click()
    settle()
    shop.window.dialogs.about((), bots_are_compiled=False)
    settle()
    about = shop.window.dialogs.shown
    assert about is not None
    about.reject()
    settle()
    assert shop.window.dialogs.shown is None


def test_keys_opened_from_the_menu_lead_nowhere_else(shop: Shop) -> None:
    shop.window.table_actions["keys"].trigger()
    settle()
    assert shop.window.dialogs.shown is not None
    shop.window.dialogs.shown.reject()
    settle()
    assert shop.window.dialogs.shown is None


def test_stones_come_onto_the_preview_as_fast_as_bots_and_motions_are(
    page: SettingsDialog, shop: Shop
) -> None:
    preview = page.preview
    assert (preview.rest, preview.fall) == (REST, 0)
    choose(page, "motion", MotionSpeed.SLOW, shop)
    choose(page, "bot_speed", Speed.SLOW, shop)
    assert (preview.rest, preview.fall) == (2.5 * REST, 2 * SET_DOWN)
    choose(page, "bot_speed", Speed.INSTANT, shop)
    assert preview.rest == 0 < ALL_THERE


def test_the_preview_names_no_hand_which_not_every_game_has(page: SettingsDialog) -> None:
    with inking() as ink:
        page.preview.grab()
    texts = [text for places in ink.places.values() for text, _ in places]
    assert "Your cards" in texts
    assert not any("hand" in text for text in texts)


def test_the_preview_fills_and_begins_again(page: SettingsDialog) -> None:
    preview, seen = page.preview, []
    for _ in range(6):
        seen.append(preview.stones)
        preview.go_on()
    assert seen == [4, 0, 1, 2, 3, 4]


def test_a_choice_shows_its_effect_on_an_empty_table(page: SettingsDialog, shop: Shop) -> None:
    choose(page, "bot_speed", Speed.SLOW, shop)
    assert page.preview.stones == 0


def test_the_page_stays_within_its_window_when_everything_grows(
    page: SettingsDialog, shop: Shop
) -> None:
    before = page.size()
    choose(page, "size", 2.0, shop)
    settle()
    assert page.width() > before.width()
    assert page.width() <= shop.window.width()
    assert page.height() <= shop.window.height()


def test_in_the_smallest_window_only_the_height_scrolls(qtbot: QtBot) -> None:
    made = Shop()
    made.window.resize(800, 600)
    made.window.show()
    settle()
    made.window.table_actions["settings"].trigger()
    settle()
    page = shown(made)
    inside = page.area.widget()
    assert inside is not None
    assert inside.width() <= page.area.viewport().width()
    assert page.preview.width() >= page.preview.minimumSizeHint().width()
    made.close()


def test_a_mac_puts_it_where_settings_are(shop: Shop) -> None:
    actions = shop.window.table_actions
    assert actions["settings"].menuRole() is QAction.MenuRole.PreferencesRole
    assert actions.bindings.of("settings") == ("Ctrl+,",)


def test_menus_keep_theme_and_language_only() -> None:
    entries = {entry for menu in MENUS for entry in menu.entries}
    assert {"theme", "language", "settings"} <= entries
    assert not {"size", "motion", "bot_speed"} & entries


@pytest.fixture
def dressed(shop: Shop) -> Iterator[Shop]:
    application = QApplication.instance()
    assert isinstance(application, QApplication)
    style = ApplicationStyle(application, shop.appearance)
    yield shop
    style.deleteLater()


@pytest.mark.parametrize("scale", [1.0, 1.5, 2.0])
def test_no_menu_is_higher_than_the_window(dressed: Shop, scale: float) -> None:
    dressed.appearance.choose_scale(scale)
    for size in SIZES:
        dressed.window.resize(size)
        settle()
        look_at_menus(dressed, size)


def look_at_menus(dressed: Shop, size: QSize) -> None:
    """Each is one column that a window of a size has room for."""
    dressed.window.table_actions["menu"].trigger()
    menus = [menu for menu in dressed.window.findChildren(QMenu) if menu.actions()]
    heights = [sum(menu.actionGeometry(each).height() for each in menu.actions()) for menu in menus]
    columns = [{menu.actionGeometry(each).left() for each in menu.actions()} for menu in menus]
    assert max(heights) <= size.height()
    assert all(len(lefts) == 1 for lefts in columns)
    popup = QApplication.activePopupWidget()
    assert popup is not None
    popup.close()
