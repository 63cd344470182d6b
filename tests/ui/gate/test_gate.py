"""The gate: it covers first of all, shows nothing behind it, and opens only for the right one."""

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QImage, QKeyEvent, QPainter, QPixmap
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from changcheng_qt.engine.seats import PUBLIC
from changcheng_qt.ui.flow.screens import GateReason
from changcheng_qt.ui.gate.picture import GatePicture
from changcheng_qt.ui.gate.plaque import Plaque
from changcheng_qt.ui.looks.appearance import Appearance, Looks, MotionSpeed, ThemeChoice
from changcheng_qt.ui.looks.style_sheet import ApplicationStyle
from changcheng_qt.ui.panels.buttons import Rank
from changcheng_qt.ui.seam.choice import TitleChoice
from tests.toy.table import ToyTitle
from tests.ui.looks.colour_science import contrast
from tests.ui.shop import Shop, settle


def buttons(shop: Shop) -> dict[str, QPushButton]:
    found = shop.window.table.gate.findChildren(QPushButton)
    return {button.text(): button for button in found}


def texts_on_gate(shop: Shop) -> list[str]:
    """Return the text on the gate."""
    return [label.text() for label in shop.window.table.gate.findChildren(QLabel)]


def test_a_game_of_two_people_begins_behind_the_gate(shop: Shop) -> None:
    bridge = shop.play("hh")
    gate = shop.window.table.gate
    assert gate.is_closed
    assert gate.isVisible()
    assert gate.geometry() == shop.window.table.rect()
    assert bridge.viewer == PUBLIC


def test_one_person_never_meets_the_gate(shop: Shop) -> None:
    shop.play("hb")
    assert not shop.window.table.gate.is_closed
    shop.window.table_actions["hide_hand"].trigger()
    assert not shop.window.table.gate.is_closed


def test_the_named_person_lifts_it(shop: Shop) -> None:
    bridge = shop.play("hh")
    buttons(shop)["I'm h0 – open the gate"].click()
    settle()
    assert not shop.window.table.gate.isVisible()
    assert bridge.viewer == 0


def test_the_board_alone_keeps_every_hand_veiled(shop: Shop) -> None:
    bridge = shop.play("hh")
    buttons(shop)["Show only the board (no secrets)"].click()
    settle()
    assert bridge.viewer == PUBLIC
    assert "only the board" in shop.window.table.banners["screen"].words.text
    assert bridge.decider is None
    shop.window.table.banners["screen"].buttons[0].click()
    settle()
    assert not shop.window.table.gate.is_closed
    assert bridge.viewer == bridge.decider == 0, "who has said so by name is not asked again"


def test_the_public_view_is_there_before_the_gate_is(shop: Shop) -> None:
    bridge = shop.play("hh")
    buttons(shop)["I'm h0 – open the gate"].click()
    settle()
    seen = []
    assert shop.flow is not None
    shop.flow.screen_changed.connect(lambda _: seen.append(bridge.viewer))
    shop.submit("end")
    assert seen == [PUBLIC]


def test_no_key_reaches_the_table_through_the_closed_gate(shop: Shop) -> None:
    bridge = shop.play("hh")
    for key in (Qt.Key.Key_1, Qt.Key.Key_Space, Qt.Key.Key_F, Qt.Key.Key_Escape):
        QTest.keyClick(shop.window.table.gate, key)
    QTest.keyClick(shop.window, Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    assert shop.title.pressed == []
    assert "fit" not in shop.title.controls.asked
    assert bridge.step_count == 0
    assert not shop.window.table_actions["undo"].isEnabled()
    assert shop.window.table_actions["quit"].isEnabled()


def test_tab_stays_within_the_gate(shop: Shop) -> None:
    shop.play("hh")
    gate = shop.window.table.gate
    shop.window.activateWindow()
    for _ in range(8):
        QTest.keyClick(shop.window.focusWidget() or gate, Qt.Key.Key_Tab)
        focused = shop.window.focusWidget()
        assert focused is not None
        assert focused is gate or gate.isAncestorOf(focused)


def strike_open(button: QWidget, shop: Shop) -> bool:
    """Press Enter, and return whether the gate is open: it takes no keys for a moment."""
    if shop.window.table.gate.is_closed:
        QTest.keyClick(button, Qt.Key.Key_Return)
    return not shop.window.table.gate.is_closed


def test_enter_opens_the_gate_but_not_while_it_is_held_down(qtbot: QtBot, shop: Shop) -> None:
    shop.play("hh")
    button = buttons(shop)["I'm h0 – open the gate"]
    plain = Qt.KeyboardModifier.NoModifier
    held = QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_Return, plain, "\r", True)
    QApplication.sendEvent(button, held)
    settle()
    assert shop.window.table.gate.is_closed
    qtbot.waitUntil(lambda: strike_open(button, shop))
    settle()
    assert not shop.window.table.gate.is_closed


def test_enter_opens_the_gate_also_after_a_click_next_to_its_button(
    qtbot: QtBot, shop: Shop
) -> None:
    shop.play("hh")
    gate = shop.window.table.gate
    QTest.mouseClick(gate, Qt.MouseButton.LeftButton, pos=QPoint(5, gate.height() // 2))
    assert gate.is_closed
    focused = QApplication.focusWidget()
    assert focused is not None
    qtbot.waitUntil(lambda: strike_open(focused, shop))
    assert not gate.is_closed


def test_it_guards_from_the_first_moment_of_its_motion(shop: Shop) -> None:
    shop.play("hh")
    buttons(shop)["I'm h0 – open the gate"].click()
    settle()
    shop.appearance.choose_motion(MotionSpeed.SLOW)
    shop.submit("end")
    gate = shop.window.table.gate
    assert gate.is_closed
    assert not shop.window.table_actions["undo"].isEnabled()
    middle = shop.window.table.rect().center()
    assert shop.window.table.childAt(middle) is gate


def test_a_minimised_window_comes_up_behind_the_gate(shop: Shop) -> None:
    bridge = shop.play("hh")
    buttons(shop)["I'm h0 – open the gate"].click()
    settle()
    assert bridge.viewer == 0
    shop.window.showMinimized()
    settle()
    assert bridge.viewer == PUBLIC
    shop.window.showNormal()
    settle()
    assert shop.window.table.gate.is_closed


def test_the_recap_tells_what_the_public_saw(shop: Shop) -> None:
    shop.play("hh")
    buttons(shop)["I'm h0 – open the gate"].click()
    settle()
    shop.submit("work", "end")
    buttons(shop)["I'm h1 – open the gate"].click()
    settle()
    shop.submit("work", "work", "end")
    assert recap(shop) == [f"work, said to {PUBLIC}"] * 2


def test_the_recap_says_since_when_it_tells(shop: Shop) -> None:
    shop.play("hh")
    buttons(shop)["I'm h0 – open the gate"].click()
    settle()
    shop.submit("work", "end")
    assert heading_of_recap(shop) == "Since the game began"
    buttons(shop)["I'm h1 – open the gate"].click()
    settle()
    shop.submit("work", "end")
    assert heading_of_recap(shop) == "Since your last turn"


def test_the_recap_goes_on_while_a_bot_plays_behind_the_gate(shop: Shop) -> None:
    shop.play("hhb")
    buttons(shop)["I'm h0 – open the gate"].click()
    settle()
    shop.submit("end")
    buttons(shop)["I'm h1 – open the gate"].click()
    settle()
    shop.submit("work", "end")
    gate = shop.window.table.gate
    assert len(recap(shop)) == 1
    shop.submit("work", "work", "end")
    assert gate.is_closed
    assert "Pass the device to" in texts_on_gate(shop)
    assert recap(shop) == [f"work, said to {PUBLIC}"] * 3
    buttons(shop)["I'm h0 – open the gate"].click()
    settle()
    assert not gate.is_closed


def recap(shop: Shop) -> list[str]:
    plaque = shop.window.table.gate.findChild(Plaque)
    assert isinstance(plaque, Plaque)
    return [entry.line.text for entry in plaque.recap]


def heading_of_recap(shop: Shop) -> str:
    labels = shop.window.table.gate.findChildren(QLabel)
    return next(label.text() for label in labels if label.text().startswith("Since"))


def test_notes_are_for_the_one_who_asked_and_go_back(shop: Shop) -> None:
    bridge = shop.play("hh")
    buttons(shop)["I'm h0 – open the gate"].click()
    settle()
    shop.submit("ask 1")
    banner = shop.window.table.banners["screen"]
    assert banner.words.text == "h1 decides."
    banner.buttons[0].click()
    settle()
    assert shop.window.table.gate.is_closed
    buttons(shop)["I'm h1 – open the gate"].click()
    settle()
    assert bridge.viewer == 1
    assert bridge.decider is None
    shop.window.table.banners["screen"].buttons[0].click()
    settle()
    assert bridge.viewer == PUBLIC


def test_a_turn_goes_on_in_words_of_its_own_after_anothers_decision(shop: Shop) -> None:
    bridge = shop.play("hh")
    buttons(shop)["I'm h0 – open the gate"].click()
    settle()
    shop.submit("ask 1", "answer")
    banner = shop.window.table.banners["screen"]
    assert banner.words.text == "h0's turn continues."
    assert bridge.decider == 0
    assert banner.buttons[0].property(Rank.PRIMARY.value)
    banner.buttons[0].click()
    settle()
    assert shop.window.table.gate.is_closed
    assert "Pass the device to" in texts_on_gate(shop)
    assert "These notes are for" not in texts_on_gate(shop)
    buttons(shop)["I'm h0 – open the gate"].click()
    settle()
    assert bridge.viewer == 0


def test_nobody_is_said_to_decide_while_the_last_decision_is_shown(shop: Shop) -> None:
    shop.play("hh")
    buttons(shop)["I'm h0 – open the gate"].click()
    settle()
    shop.submit("ask 1")
    assert "screen" in shop.window.table.banners
    shop.window.requests.busy_changed.emit(True)
    assert "screen" not in shop.window.table.banners
    shop.window.requests.busy_changed.emit(False)
    assert "screen" in shop.window.table.banners


def test_the_wings_cover_every_pixel_when_closed(shop: Shop) -> None:
    shop.play("hh", GateReason.LOADED)
    gate = shop.window.table.gate
    image: QImage = shop.window.grab().toImage()
    corners = [QPoint(2, 2), QPoint(image.width() - 3, image.height() - 3), QPoint(450, 20)]
    assert {image.pixelColor(corner).name() for corner in corners} == {"#ff0000"}
    gate.lift()
    settle()
    assert shop.window.grab().toImage().pixelColor(corners[0]).name() != "#ff0000"


def test_a_new_match_takes_the_old_gate_away(shop: Shop) -> None:
    shop.play("hh")
    shop.play("hb")
    settle()
    assert not shop.window.table.gate.isVisible()
    assert shop.window.table_actions["undo"].isEnabled() is False
    shop.submit("work")
    assert shop.window.table_actions["undo"].isEnabled()


def test_a_dark_theme_dims_the_gate(qtbot: QtBot) -> None:
    appearance = Appearance(Looks(ThemeChoice.LIGHT))
    gate = GatePicture(TitleChoice([ToyTitle()]), appearance)

    def lightness() -> int:
        shown = QPixmap(80, 60)
        with QPainter(shown) as painter:
            gate.paint(painter, shown.size())
        return shown.toImage().pixelColor(20, 20).lightness()

    by_day = lightness()
    appearance.choose_theme(ThemeChoice.DARK)
    assert 0 < lightness() < 0.75 * by_day
    appearance.choose_theme(ThemeChoice.LIGHT)
    assert lightness() == by_day


@pytest.mark.parametrize("theme", [ThemeChoice.LIGHT, ThemeChoice.DARK, ThemeChoice.HIGH_CONTRAST])
def test_the_menu_button_is_seen_while_its_menu_is_open(shop: Shop, theme: ThemeChoice) -> None:
    style = ApplicationStyle(app(), shop.appearance)
    shop.appearance.choose_theme(theme)
    shop.play("hh", GateReason.LOADED)
    button = shop.window.table.gate.menu_button
    button.setAttribute(Qt.WidgetAttribute.WA_UnderMouse)
    settle()
    image = button.grab().toImage()
    ground = image.pixelColor(image.width() // 2, 4).name()
    colours = {
        image.pixelColor(x, y).name()
        for x in range(image.width())
        for y in range(image.height() // 4, 3 * image.height() // 4)
    }
    assert max(contrast(colour, ground) for colour in colours) > 5
    style.deleteLater()


def app() -> QApplication:
    application = QApplication.instance()
    assert isinstance(application, QApplication)
    return application


def test_a_choice_that_moves_the_board_is_seen_before_the_gate_falls(shop: Shop) -> None:
    bridge = shop.play("hh")
    buttons(shop)["I'm h0 – open the gate"].click()
    settle()
    controls, gate = shop.title.controls, shop.window.table.gate
    controls.is_moving = True
    shop.submit("end")
    assert not gate.is_closed
    assert bridge.viewer == 0
    assert bridge.decider is None
    controls.is_moving = False
    controls.settled.emit()
    settle()
    assert gate.is_closed
    assert bridge.viewer == PUBLIC


def test_a_window_that_nobody_sees_any_more_waits_for_no_motion(shop: Shop) -> None:
    shop.play("hh")
    buttons(shop)["I'm h0 – open the gate"].click()
    settle()
    shop.title.controls.is_moving = True
    shop.submit("end")
    shop.window.showMinimized()
    settle()
    assert shop.window.table.gate.is_closed
    assert "h1" in texts_on_gate(shop)
