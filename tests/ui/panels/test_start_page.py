"""The page that a window without a match begins with."""

import pytest
from PySide6.QtCore import QEvent, QObject, QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QRegion
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from changcheng_qt.engine.help import BEGINNERS
from changcheng_qt.ui.panels.buttons import Button
from changcheng_qt.ui.panels.start_page import StartPage, _Setting
from changcheng_qt.ui.window.banner import BannerWords
from tests.planted import Fault, planted, with_and_without
from tests.toy.table import ToyTitle
from tests.ui.shop import Shop, settle


@pytest.mark.parametrize("can_resume", [False, True])
def test_enter_does_on_the_start_page_what_stands_out(
    shop: Shop, qtbot: QtBot, can_resume: bool
) -> None:
    page = shop.window.table.start_page
    shop.window.table.show_start(can_resume=can_resume)
    focused = QApplication.focusWidget()
    assert focused is not None
    assert page.isAncestorOf(focused)
    with qtbot.waitSignal(page.resume_asked if can_resume else page.play_now_asked):
        QTest.keyClick(focused, Qt.Key.Key_Return)


def test_without_a_match_the_start_page_offers_games(shop: Shop, qtbot: QtBot) -> None:
    assert shop.window.table.start_page.isVisible()
    assert not shop.window.table_actions["undo"].isEnabled()
    shop.play("hb")
    assert not shop.window.table.start_page.isVisible()
    shop.window.show_start(can_resume=True)
    with qtbot.waitSignal(shop.window.resume_asked):
        shop.window.table.start_page.resume_asked.emit()


def test_the_gate_is_painted_once_and_dropped_while_a_match_is_played(
    shop: Shop, monkeypatch: pytest.MonkeyPatch
) -> None:
    painted: list[QRectF] = []
    paint_gate = ToyTitle.paint_gate

    def noted(title: ToyTitle, painter: QPainter, rect: QRectF, unit: float) -> None:
        painted.append(rect)
        paint_gate(title, painter, rect, unit)

    monkeypatch.setattr(ToyTitle, "paint_gate", noted)
    page = shop.window.table.start_page
    page.grab()
    assert painted == [], "it is kept for as long as it is seen"
    shop.play("hb")
    shop.window.show_start(can_resume=True)
    page.grab()
    page.grab()
    assert len(painted) == 1


def test_a_banner_over_the_gate_does_not_repaint_it(
    shop: Shop, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, page = shop.window.table, shop.window.table.start_page
    painted: list[QRectF] = []
    monkeypatch.setattr(
        ToyTitle, "paint_gate", lambda _title, _painter, rect, _unit: painted.append(rect)
    )
    place = page.geometry()
    table.banners.raise_banner("many", lambda: BannerWords("Many games", None))
    settle()
    assert page.geometry() == place, "the gate is behind the banner"
    assert page.childrenRect().translated(page.pos()).top() > table.banners.geometry().bottom()
    page.grab()
    assert painted == []
    shop.window.resize(shop.window.width(), shop.window.height() - 20)
    settle()
    page.grab()
    assert painted[-1].height() == table.height() - table.bar.height()


def test_the_language_is_chosen_where_everybody_finds_it(shop: Shop) -> None:
    """Anybody who cannot read the page knows the name of the own language."""
    page = shop.window.table.start_page
    (button,) = (one for one in page.findChildren(QPushButton) if one.menu())
    assert button.text() == "English"
    menu: QMenu = button.menu()
    next(action for action in menu.actions() if action.text() == "Français").trigger()
    settle()
    assert shop.languages.current == "fr"
    assert button.text() == "Français"


class Painted(QObject):
    """Notes how much of a widget is painted."""

    def __init__(self, watched: QWidget) -> None:
        super().__init__()
        self.region = QRegion()
        watched.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QPaintEvent):
            self.region += event.region()
        return super().eventFilter(watched, event)


def test_a_sheet_of_another_size_leaves_no_shadow_behind(shop: Shop) -> None:
    page = shop.window.table.start_page
    painted = Painted(page)
    settle()
    painted.region = QRegion()
    before = page.childrenRect()
    (language,) = (one for one in page.findChildren(QPushButton) if one.menu())
    language.setMinimumWidth(page.width() // 2)
    settle()
    assert page.childrenRect() != before
    assert painted.region.boundingRect() == page.rect()


@pytest.mark.parametrize("scale", [1.0, 2.0])
def test_the_list_of_games_leaves_the_gold_line_of_the_sheet(shop: Shop, scale: float) -> None:
    shop.window.resize(1024, 720)
    shop.appearance.choose_scale(scale)
    page = shop.window.table.start_page
    page.show_games(["one", "two"])
    settle()
    sheet = page.shelf.parentWidget()
    assert sheet is not None
    line = sheet.height() - 1 - shop.appearance.px(8)
    assert page.shelf.geometry().bottom() < line - 1


def make_it_smaller(patch: pytest.MonkeyPatch) -> None:
    restyle = StartPage.restyle

    def restyled_small(page: StartPage) -> None:
        restyle(page)
        for button in page.findChildren(Button):
            if button.words == "Play now":
                button.setFixedHeight(button.height() - 4)

    patch.setattr(StartPage, "restyle", restyled_small)


@with_and_without(make_it_smaller)
@pytest.mark.parametrize("scale", [1.0, 2.0])
def test_play_now_is_no_smaller_than_its_neighbours(
    shop: Shop, scale: float, fault: Fault | None
) -> None:
    with planted(fault):
        shop.appearance.choose_scale(scale)
        page = shop.window.table.start_page
        page.show_games(["one", "two"])
        page.greet(is_first_start=False)
        settle()
        shown = [one for one in page.findChildren(Button) if one.isVisible() and one.words]
        play = next(one for one in shown if one.words == "Play now")
        beside = [one for one in shown if one.parent() is play.parent() and one.x() == play.x()]
        assert len(beside) > 1
        assert play.height() >= max(one.height() for one in beside)
        assert play.width() >= max(one.width() for one in beside)


def test_a_game_is_played_at_once(shop: Shop, qtbot: QtBot) -> None:
    with qtbot.waitSignal(shop.window.order_placed) as placed:
        shop.window.table.start_page.play_now_asked.emit("toy")
    assert placed.args is not None
    (order,) = placed.args
    assert [player.controller for player in order.players] == ["human", "bot", "bot"]
    assert order.choices == {}
    assert order.help == BEGINNERS
    assert order.seed == ""
    assert len({player.name for player in order.players}) == 3


def test_playing_at_once_keeps_the_last_name(shop: Shop, qtbot: QtBot) -> None:
    shop.window.dialogs.last_games["toy"] = {"name0": "Ada", "controller0": "bot", "count": 5}
    with qtbot.waitSignal(shop.window.order_placed) as placed:
        shop.window.dialogs.play_now("toy")
    assert placed.args is not None
    (order,) = placed.args
    assert order.players[0].name == "Ada"
    assert order.players[0].is_human
    assert len(order.players) == 3
    assert shop.window.dialogs.last_games["toy"]["count"] == 5, "what was ordered last is kept"


def test_only_another_offer_restyles_the_page(shop: Shop, monkeypatch: pytest.MonkeyPatch) -> None:
    page, restyled = shop.window.table.start_page, []
    monkeypatch.setattr(page, "restyle", lambda: restyled.append(True))
    page.offer_resume(offered=False)
    page.greet(is_first_start=True)
    assert not restyled
    page.offer_resume(offered=True)
    assert restyled


def never_spread(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(_Setting, "wider", [])


@with_and_without(never_spread)
def test_next_to_the_list_the_ways_fill_the_sheet(shop: Shop, fault: Fault | None) -> None:
    with planted(fault):
        shop.window.resize(1920, 940)
        shop.appearance.choose_scale(2.0)
        page = shop.window.table.start_page
        page.offer_resume(offered=True)
        page.show_games(["one", "two"])
        settle()
        shown = [one for one in page.findChildren(Button) if one.isVisible() and one.words]
        ways = [one for one in shown if one.parent() is page.shelf.parentWidget()]
        used = max(one.geometry().bottom() for one in ways) - min(one.y() for one in ways)
        sheet = page.shelf.parentWidget()
        assert sheet is not None
        assert sheet.height() - used < shop.appearance.px(60)
