"""The bar of a replay: buttons, slider, speeds, and as whom it is watched."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QWidget

from changcheng_qt.engine.seats import EVERYONE, PUBLIC
from changcheng_qt.ui.looks.appearance import ThemeChoice
from changcheng_qt.ui.replay.player import REST, SPEEDS
from tests.effort import combined
from tests.ui.replay.scene import ReplayShop
from tests.ui.shop import settle


def double_click(widget: QWidget, place: QPoint) -> None:
    """Click twice as a mouse does: the second press is sent as a double click."""
    left = Qt.MouseButton.LeftButton
    QTest.mouseClick(widget, left, pos=place)
    QTest.mouseDClick(widget, left, pos=place)
    QTest.mouseRelease(widget, left, pos=place)


def test_buttons_lead_through_the_game(shop: ReplayShop) -> None:
    bar, replay = shop.show.bar, shop.replay
    for button, position in (
        (bar.forward, 1),
        (bar.forward, 2),
        (bar.back, 1),
        (bar.last, replay.last),
        (bar.first, 0),
    ):
        button.click()
        assert replay.position == position


def test_buttons_without_a_target_are_disabled(shop: ReplayShop) -> None:
    bar = shop.show.bar
    assert not bar.back.isEnabled()
    assert not bar.first.isEnabled()
    bar.last.click()
    assert not bar.forward.isEnabled()
    assert not bar.last.isEnabled()
    assert bar.back.isEnabled()


def test_play_becomes_pause_and_back(shop: ReplayShop) -> None:
    bar = shop.show.bar
    assert bar.play.accessibleName() == "Play"
    bar.play.click()
    assert bar.play.accessibleName() == "Pause"
    shop.clock.pass_time(2 * REST)
    assert shop.replay.position == 2
    bar.play.click()
    shop.clock.pass_time(5 * REST)
    assert shop.replay.position == 2


def test_a_double_click_on_play_changes_nothing(shop: ReplayShop) -> None:
    bar = shop.show.bar
    double_click(bar.play, bar.play.rect().center())
    shop.clock.pass_time(9 * REST)
    assert shop.replay.position == 0


def test_a_double_click_on_a_step_is_two_steps(shop: ReplayShop) -> None:
    bar = shop.show.bar
    double_click(bar.forward, bar.forward.rect().center())
    assert shop.replay.position == 2


def test_the_slider_goes_where_it_is_pressed_and_follows(shop: ReplayShop) -> None:
    slider = shop.show.bar.slider
    for position in (3, 0, 5):
        place = QPoint(round(slider.place_of(position)), slider.height() // 2)
        QTest.mouseClick(slider, Qt.MouseButton.LeftButton, pos=place)
        assert shop.replay.position == position
    places = [QPoint(round(slider.place_of(p)), slider.height() // 2) for p in (5, 2)]
    QTest.mousePress(slider, Qt.MouseButton.LeftButton, pos=places[0])
    QTest.mouseMove(slider, places[1])
    assert shop.replay.position == 2
    QTest.mouseRelease(slider, Qt.MouseButton.LeftButton, pos=places[1])
    QTest.mouseMove(slider, places[0])
    assert shop.replay.position == 2


def test_a_double_click_on_the_slider_stays_there(shop: ReplayShop) -> None:
    slider = shop.show.bar.slider
    place = QPoint(round(slider.place_of(4)), slider.height() // 2)
    double_click(slider, place)
    assert shop.replay.position == 4


def test_the_slider_follows_the_game(shop: ReplayShop) -> None:
    shop.replay.go_to(3)
    assert shop.show.bar.slider.value() == 3
    assert shop.replay.position == 3


def test_turns_and_moments_are_marks(shop: ReplayShop) -> None:
    marks = shop.show.bar.marks
    assert [mark.position for mark in marks.turns] == [2, 4]
    assert [marks.turn_before(p) for p in (0, 2, 3, 5)] == [0, 0, 2, 4]
    assert [marks.turn_after(p) for p in (0, 2, 4)] == [2, 4, None]
    assert marks.heading(1) == ""
    assert marks.heading(3)


@pytest.mark.parametrize("speed", SPEEDS)
def test_every_speed_can_be_chosen(shop: ReplayShop, speed: float) -> None:
    shop.show.bar.speeds[speed].click()
    assert shop.show.player.speed == speed
    down = [s for s, button in shop.show.bar.speeds.items() if button.isChecked()]
    assert down == [speed]


def test_everybody_and_every_seat_can_look_on(shop: ReplayShop) -> None:
    buttons = shop.show.bar.seen_by.buttons
    assert list(buttons) == [PUBLIC, 0, 1, EVERYONE]
    assert buttons[PUBLIC].isChecked()
    for viewer, button in buttons.items():
        button.click()
        assert shop.replay.viewer == viewer
        assert [v for v, b in buttons.items() if b.isChecked()] == [viewer]


def test_the_ways_out_are_asked_for(shop: ReplayShop) -> None:
    asked: list[str] = []
    requests = shop.window.requests
    requests.result_asked.connect(lambda: asked.append("result"))
    requests.leave_replay_asked.connect(lambda: asked.append("leave"))
    shop.show.bar.result.click()
    shop.show.bar.leave.click()
    assert asked == ["result", "leave"]


def test_everything_has_a_name_in_every_state(shop: ReplayShop) -> None:
    for position in (0, 2, 5):
        shop.replay.go_to(position)
        buttons = shop.show.bar.findChildren(QAbstractButton)
        assert len(buttons) == 5 + 4 + 4 + 4
        assert all(button.accessibleName() for button in buttons)
        assert all(button.toolTip() for button in buttons)
    assert shop.show.bar.slider.accessibleName()
    assert shop.show.bar.seen_by.accessibleName()


def test_another_theme_or_language_while_it_plays_changes_nothing_else(shop: ReplayShop) -> None:
    bar = shop.show.bar
    bar.play.click()
    shop.clock.pass_time(REST)
    shop.appearance.choose_theme(ThemeChoice.DARK)
    shop.appearance.choose_theme(ThemeChoice.HIGH_CONTRAST)
    shop.window.retranslate()
    bar.retranslate()
    settle()
    assert shop.show.player.is_playing
    assert shop.replay.position == 1
    shop.clock.pass_time(REST)
    assert shop.replay.position == 2


@combined(
    size=[(1024, 720), (1920, 1080), (800, 600)],
    scale=[0.9, 1.0, 1.3, 2.0, 2.0, 2.0],
    is_of_exercise=[False, True],
)
def test_everything_is_within_the_bar_in_any_window(
    shop: ReplayShop, size: tuple[int, int], scale: float, is_of_exercise: bool
) -> None:
    shop.appearance.choose_scale(scale)
    width, height = size
    shop.window.resize(width, height)
    settle()
    bar = shop.show.bar
    if is_of_exercise:
        shop.show.lead_to_exercise(settle)
        settle()
    tray = bar.parentWidget()
    assert tray is not None
    assert tray.rect().contains(bar.geometry())
    if shop.appearance.size > 1:
        assert tray.height() <= round(0.22 * height), "the board is to grow as well"
    shown = [button for button in bar.findChildren(QAbstractButton) if button.isVisible()]
    assert len(shown) == 15 or (is_of_exercise and len(shown) == 15 - len(bar.speeds))
    for button in shown:
        corner = button.mapTo(bar, QPoint(0, 0))
        assert bar.rect().contains(corner)
        assert bar.rect().contains(corner + QPoint(button.width() - 1, button.height() - 1))
        assert button.width() >= button.minimumSizeHint().width() - 1
    if width >= 1024 and scale <= 1:
        ways = (bar.insight, bar.why, bar.result, bar.leave)
        assert all(one.width() >= one.sizeHint().width() for one in ways if one.isVisible())
    for one in shown:
        for other in shown:
            if one is not other and one.parent() is other.parent():
                assert not one.geometry().intersects(other.geometry())
