"""A board in a view: wheel zooms at the pointer, drag pans, and the view keeps its anchor."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QEvent, QMargins, QPoint, QPointF, QRectF, Qt
from PySide6.QtGui import (
    QColor,
    QImage,
    QKeyEvent,
    QMouseEvent,
    QNativeGestureEvent,
    QPainter,
    QPointingDevice,
    QWheelEvent,
)
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QGraphicsRectItem, QGraphicsScene, QWidget
from pytestqt.qtbot import QtBot

from changcheng_qt.ui.board.pointer_modes import PointerMode, PointerPlace
from changcheng_qt.ui.board.zoom import Extent
from changcheng_qt.ui.board.zoom_view import ZoomView
from changcheng_qt.ui.looks.strokes import distance
from changcheng_qt.ui.scene.sprites import SpriteStore

BOARD = QRectF(-100, 0, 1000, 250)
MAP = QRectF(0, 0, 1600, 1000)


class Answers:
    """A responder that notes the questions, and begins the mode that the test sets."""

    def __init__(self) -> None:
        self.mode: PointerMode | None = None
        self.hovered: list[PointerPlace | None] = []
        self.clicked: list[PointerPlace] = []
        self.keys: list[int] = []

    def press(self, place: PointerPlace, event: QMouseEvent) -> PointerMode | None:
        return self.mode

    def click(self, place: PointerPlace) -> None:
        self.clicked.append(place)

    def hover(self, place: PointerPlace | None) -> None:
        self.hovered.append(place)

    def press_key(self, event: QKeyEvent) -> bool:
        self.keys.append(event.key())
        return event.key() == Qt.Key.Key_A

    def make_room(self) -> None:
        """The view has its size from the test."""

    def paint_table(self, painter: QPainter, rect: QRectF) -> None:
        painter.fillRect(rect, QColor("#123456"))


@pytest.fixture
def answers() -> Answers:
    return Answers()


@pytest.fixture
def view(qtbot: QtBot, answers: Answers) -> Iterator[ZoomView]:
    parent = QWidget()
    qtbot.addWidget(parent)
    scene = QGraphicsScene(parent)
    scene.addRect(BOARD)
    view = ZoomView(scene, SpriteStore(), answers, parent)
    parent.resize(500, 200)
    view.resize(500, 200)
    view.follow(BOARD, 0.4)
    parent.show()
    view.setFocus()
    qtbot.waitUntil(view.hasFocus)
    yield view
    view.pointer.cancel()


def wheel(view: ZoomView, at: QPoint, notches: float) -> None:
    event = QWheelEvent(
        QPointF(at),
        QPointF(view.mapToGlobal(at)),
        QPoint(),
        QPoint(0, round(120 * notches)),
        Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    QApplication.sendEvent(view.viewport(), event)


def scene_at(view: ZoomView, point: QPoint) -> QPointF:
    return view.place_at(QPointF(point)).scene


def test_rests_on_the_whole_board_and_follows_its_size(view: ZoomView) -> None:
    assert view.shown_scale == 0.5
    assert view.shows_all
    view.follow(QRectF(-500, 0, 1400, 250), 0.4)
    assert view.shown_scale == 0.8, "too small: as high as the view"
    assert not view.shows_all
    view.resize(900, 200)
    assert view.shown_scale == pytest.approx(900 / 1400, abs=1e-4)


def test_the_wheel_zooms_at_the_pointer(view: ZoomView) -> None:
    at = QPoint(120, 90)
    before = scene_at(view, at)
    for notches in (1, 1, 2, -1):
        wheel(view, at, notches)
        assert scene_at(view, at).x() == pytest.approx(before.x(), abs=3)
    assert view.shown_scale == pytest.approx(0.5 * 1.15**3, abs=1e-3)
    assert view.extent is Extent.FREE
    wheel(view, at, -30)
    assert view.shown_scale == 0.5, "never smaller than the whole"


def test_a_drag_pans_and_esc_would_put_it_back(view: ZoomView) -> None:
    view.zoom_by(4)
    middle = QPoint(250, 100)
    before = scene_at(view, middle)
    QTest.mousePress(view.viewport(), Qt.MouseButton.LeftButton, pos=middle)
    QTest.mouseMove(view.viewport(), middle + QPoint(60, 0))
    assert scene_at(view, middle).x() == pytest.approx(before.x() - 60 / view.shown_scale, abs=2)
    view.pointer.cancel()
    assert scene_at(view, middle).x() == pytest.approx(before.x(), abs=2)
    QTest.mouseRelease(view.viewport(), Qt.MouseButton.LeftButton, pos=middle)


@pytest.mark.parametrize(("value", "nearer"), [(0.2, True), (-0.2, False)])
def test_a_pinch_zooms_where_the_fingers_are(view: ZoomView, value: float, nearer: bool) -> None:
    view.zoom_by(4)
    at, scale = QPoint(120, 90), view.shown_scale
    before = scene_at(view, at)
    place = QPointF(at)
    pinch = QNativeGestureEvent(
        Qt.NativeGestureType.ZoomNativeGesture,
        QPointingDevice.primaryPointingDevice(),
        2,
        place,
        place,
        QPointF(view.viewport().mapToGlobal(at)),
        value,
        QPointF(),
    )
    QApplication.sendEvent(view.viewport(), pinch)
    assert view.shown_scale == pytest.approx(scale * (1 + value), rel=0.05)
    assert (view.shown_scale > scale) is nearer
    assert scene_at(view, at).x() == pytest.approx(before.x(), abs=3)


def test_a_press_on_nothing_is_a_click_or_a_pan(view: ZoomView, answers: Answers) -> None:
    view.zoom_by(4)
    middle = QPoint(250, 100)
    before = scene_at(view, middle)
    QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=middle)
    assert [place.view.toPoint() for place in answers.clicked] == [middle]
    assert scene_at(view, middle) == before
    QTest.mousePress(view.viewport(), Qt.MouseButton.LeftButton, pos=middle)
    QTest.mouseMove(view.viewport(), middle + QPoint(60, 0))
    QTest.mouseRelease(view.viewport(), Qt.MouseButton.LeftButton, pos=middle + QPoint(60, 0))
    QTest.mouseClick(view.viewport(), Qt.MouseButton.MiddleButton, pos=middle)
    assert len(answers.clicked) == 1, "neither a pan nor another button is a click"


def test_fit_toggles_between_the_whole_and_the_working_zoom(view: ZoomView) -> None:
    scales = []
    for _ in range(3):
        was_whole = view.is_whole
        view.toggle_fit()
        assert view.is_whole is not was_whole
        scales.append(view.shown_scale)
    assert scales == [0.8, 0.5, 0.8]
    view.zoom_by(3)
    view.toggle_fit()
    assert view.shown_scale == 0.5, "from anywhere else to the whole"


def test_the_board_is_fitted_into_what_a_panel_leaves(view: ZoomView) -> None:
    view.keep_clear(QMargins(250, 0, 0, 0))
    view.hold_to(Extent.WHOLE)
    assert view.shown_scale == 0.25
    left = view.mapFromScene(BOARD.topLeft()).x()
    assert left == pytest.approx(250, abs=2)
    view.keep_clear(QMargins())
    assert view.shown_scale == 0.5


def test_the_board_is_fitted_below_banners_and_next_to_panels(view: ZoomView) -> None:
    view.hold_to(Extent.WHOLE)
    view.keep_clear(QMargins(0, 100, 0, 0), "banners")
    view.keep_clear(QMargins(250, 0, 0, 0))
    assert view.mapFromScene(BOARD.topLeft()).y() >= 100
    assert view.mapFromScene(BOARD.topLeft()).x() == pytest.approx(250, abs=2)
    view.keep_clear(QMargins())
    assert view.mapFromScene(BOARD.topLeft()).y() >= 100
    view.keep_clear(QMargins(), "banners")
    assert view.shown_scale == 0.5


def test_a_board_moves_aside_for_a_drawer_while_it_stays_large_enough(view: ZoomView) -> None:
    view.hold_to(Extent.WHOLE)
    view.fit_beside(QMargins(0, 0, 150, 0))
    assert view.shown_scale == 0.35
    assert view.mapFromScene(BOARD.topRight()).x() == pytest.approx(350, abs=2)
    view.fit_beside(QMargins(0, 0, 250, 0))
    assert view.shown_scale == 0.5, "it would be half as large: the drawer lies over it"
    view.fit_beside(QMargins())
    assert view.shown_scale == 0.5


def test_a_whole_board_stays_whole_next_to_a_drawer(view: ZoomView) -> None:
    view.follow(BOARD, 0.45)
    assert view.is_whole
    view.fit_beside(QMargins(0, 0, 90, 0))
    assert view.is_whole
    assert view.shown_scale == 0.41, "a little smaller than it is played at"
    view.fit_beside(QMargins(0, 0, 150, 0))
    assert view.is_whole
    assert view.shown_scale == 0.5


def test_a_panned_board_is_reached_next_to_a_drawer_at_the_same_scale(view: ZoomView) -> None:
    view.hold_to(Extent.WORKING)
    scale = view.shown_scale
    view.fit_beside(QMargins(0, 0, 250, 0))
    assert view.shown_scale == scale
    view.reveal(QRectF(BOARD.right() - 10, 0, 10, 10))
    assert view.mapFromScene(BOARD.topRight()).x() == pytest.approx(250, abs=2)


def test_a_panel_over_the_drawer_is_not_counted_twice(view: ZoomView) -> None:
    view.hold_to(Extent.WHOLE)
    view.fit_beside(QMargins(0, 0, 150, 0))
    view.keep_clear(QMargins(0, 0, 100, 0))
    assert view.shown_scale == 0.35


def test_revealing_moves_no_more_than_needed(view: ZoomView) -> None:
    view.hold_to(Extent.WORKING)
    view.centre_on(QPointF(400, 125))
    seen = view.seen
    view.reveal(QRectF(seen.center(), seen.center()))
    assert view.seen == seen
    far = QRectF(800, 100, 60, 60)
    view.reveal(far)
    assert view.seen.right() == pytest.approx(far.right(), abs=3)
    view.centre_on(QPointF(300, 125))
    assert view.seen.center().x() == pytest.approx(300, abs=2)


def test_the_responder_is_asked_first(view: ZoomView, answers: Answers) -> None:
    answers.mode = PointerMode()
    QTest.mousePress(view.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(9, 9))
    assert view.pointer.mode is answers.mode
    QTest.mouseRelease(view.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(9, 9))
    assert view.pointer.mode is None
    assert answers.hovered == []  # the press has pointed there
    QTest.mouseMove(view.viewport(), QPoint(30, 40))
    assert answers.hovered[-1] is not None
    assert answers.hovered[-1].view == QPointF(30, 40)
    QApplication.sendEvent(view.viewport(), QEvent(QEvent.Type.Leave))
    assert answers.hovered[-1] is None


def test_keys_that_mean_nothing_go_on_to_the_parent(view: ZoomView, answers: Answers) -> None:
    taken = []
    for key in (Qt.Key.Key_A, Qt.Key.Key_B):
        event = QKeyEvent(QEvent.Type.KeyPress, key, Qt.KeyboardModifier.NoModifier)
        QApplication.sendEvent(view, event)
        taken.append(event.isAccepted())
    assert taken == [True, False]
    assert answers.keys == [Qt.Key.Key_A, Qt.Key.Key_B]


def test_losing_the_focus_cancels_and_says_so(
    qtbot: QtBot, view: ZoomView, answers: Answers
) -> None:
    answers.mode = PointerMode()
    QTest.mousePress(view.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(9, 9))
    with qtbot.waitSignal(view.focus_lost):
        view.clearFocus()
    assert view.pointer.mode is None


def test_the_table_stays_where_it_is_and_fills_the_view(view: ZoomView) -> None:
    for extent in (Extent.WHOLE, Extent.WORKING):
        view.hold_to(extent)
        view.centre_on(QPointF(500, 125))
        assert view.grab().toImage().pixelColor(3, 9).name() == "#123456"


@pytest.mark.parametrize("covers", [True, False])
def test_nothing_is_painted_below_the_table(
    view: ZoomView, answers: Answers, monkeypatch: pytest.MonkeyPatch, covers: bool
) -> None:
    """The table covers every pixel: a fill by Qt before it costs as much as a picture."""
    if not covers:
        monkeypatch.setattr(answers, "paint_table", lambda *_: None)
    image = QImage(view.viewport().size(), QImage.Format.Format_RGB32)
    image.fill(QColor("#FF00FF"))
    view.viewport().render(image)
    places = ((x, y) for x in range(image.width()) for y in range(image.height()))
    assert any(image.pixelColor(*place).name() == "#ff00ff" for place in places) is not covers


def test_a_new_scale_leaves_no_pictures_of_the_old_one(qtbot: QtBot, view: ZoomView) -> None:
    store = SpriteStore()
    scene = QGraphicsScene(view)
    scene.addItem(_Drawn(store))
    board = ZoomView(scene, store, Answers(), view)
    board.resize(500, 200)
    board.show()
    costs = []
    for scale in (0.4, 0.8, 0.4):
        board.follow(QRectF(0, 0, 500 / scale, 200 / scale), 0.1)
        board.settle()
        costs.append(store.cost)
    assert costs[0] == costs[2] < costs[1]


class _Drawn(QGraphicsRectItem):
    """An item that is drawn as a sprite."""

    def __init__(self, store: SpriteStore) -> None:
        super().__init__(QRectF(10, 10, 90, 90))
        self._store = store

    def paint(self, painter: QPainter, *_: object) -> None:
        rect = self.rect()
        self._store.draw(painter, "red", rect, lambda brush: brush.fillRect(rect, QColor("red")))


def test_after_zooming_art_is_painted_for_the_new_scale(qtbot: QtBot, view: ZoomView) -> None:
    sprites = view._sprites  # noqa: SLF001 - the view's own
    view.zoom_by(1)
    assert sprites.hurried
    qtbot.waitUntil(lambda: not sprites.hurried)
    view.zoom_by(1)
    view.settle()
    assert not sprites.hurried


def test_a_fit_that_changes_nothing_emits_nothing(view: ZoomView) -> None:
    told: list[None] = []
    view.view_changed.connect(lambda: told.append(None))
    view.hold_to(view.extent)
    assert not told
    view.resize(view.width() - 40, view.height())
    assert len(told) == 1
    view.zoom_by(1)
    assert len(told) == 2


@pytest.mark.parametrize("size", [(800, 600), (800, 400), (400, 700)])
def test_a_map_is_seen_whole_and_nearer_by_a_key(view: ZoomView, size: tuple[int, int]) -> None:
    view.resize(*size)
    view.follow(MAP, 0)
    whole = min(size[0] / 1600, size[1] / 1000)
    assert view.shown_scale == pytest.approx(whole, abs=1e-4)
    assert view.seen.adjusted(-3, -3, 3, 3).contains(MAP)
    view.toggle_fit()
    assert view.shown_scale >= 1.49 * whole
    view.toggle_fit()
    assert view.is_whole


def test_a_map_is_zoomed_and_panned_in_two_dimensions(view: ZoomView) -> None:
    view.resize(800, 500)
    view.follow(MAP, 0)
    at = QPoint(600, 420)
    before = scene_at(view, at)
    for _ in range(6):
        wheel(view, at, 1)
    assert distance(scene_at(view, at) - before) < 4, "what is under the pointer stays there"
    before = scene_at(view, at)
    QTest.mousePress(view.viewport(), Qt.MouseButton.LeftButton, pos=at)
    QTest.mouseMove(view.viewport(), at + QPoint(70, 50))
    QTest.mouseRelease(view.viewport(), Qt.MouseButton.LeftButton, pos=at + QPoint(70, 50))
    assert distance(scene_at(view, at + QPoint(70, 50)) - before) < 4, "it follows the pointer"


def test_a_place_of_a_map_is_brought_into_view(view: ZoomView) -> None:
    view.resize(800, 500)
    view.follow(MAP, 0)
    view.zoom_by(8)
    for corner in (QPointF(40, 40), QPointF(1560, 960), QPointF(40, 960), QPointF(1560, 40)):
        room = QRectF(corner - QPointF(30, 30), corner + QPointF(30, 30))
        assert not view.seen.contains(room)
        view.reveal(room)
        assert view.seen.adjusted(-1, -1, 1, 1).contains(room)
    view.centre_on(QPointF(700, 600))
    assert distance(view.seen.center() - QPointF(700, 600)) < 3
