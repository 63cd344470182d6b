"""Pictures are painted once for a scale, fit to the pixel, and never hold up a frame."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QImage, QPainter
from pytestqt.qtbot import QtBot

from changcheng_qt.ui.scene.sprites import SpriteStore

BOUNDS = QRectF(2.3, 1.7, 9.4, 6.2)


class Brush:
    """Paints a rectangle, and counts how often."""

    def __init__(self, colour: str = "#FF0000") -> None:
        self.colour = colour
        self.painted = 0

    def __call__(self, painter: QPainter) -> None:
        self.painted += 1
        painter.fillRect(BOUNDS, QColor(self.colour))


class Clock:
    """A second passes whenever it is looked at."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        self.now += 1.0
        return self.now


@pytest.fixture
def canvas(qtbot: QtBot) -> Iterator[QPainter]:
    image = QImage(100, 80, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(QColor("#00000000"))
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    yield painter
    painter.end()


def at_scale(painter: QPainter, scale: float, x: float = 0.0) -> QPainter:
    painter.resetTransform()
    painter.translate(x, 0)
    painter.scale(scale, scale)
    return painter


def test_is_painted_once_for_a_scale(canvas: QPainter) -> None:
    store, brush = SpriteStore(), Brush()
    for scale, times in ((1.0, 1), (1.0, 1), (2.0, 2), (1.0, 2)):
        store.begin_frame()
        store.draw(at_scale(canvas, scale), "red", BOUNDS, brush)
        assert brush.painted == times


def test_another_key_is_another_picture(canvas: QPainter) -> None:
    store, red, blue = SpriteStore(), Brush(), Brush("#0000FF")
    store.draw(at_scale(canvas, 1), "red", BOUNDS, red)
    store.draw(at_scale(canvas, 1), "blue", BOUNDS, blue)
    assert (red.painted, blue.painted) == (1, 1)


@pytest.mark.parametrize("scale", [0.7, 1.0, 1.3])
@pytest.mark.parametrize("shift", [0.0, 7.0])
def test_the_picture_is_what_painting_would_give(qtbot: QtBot, scale: float, shift: float) -> None:
    images = []
    for with_store in (True, False):
        image = QImage(60, 40, QImage.Format.Format_ARGB32_Premultiplied)
        image.fill(QColor("#00000000"))
        with QPainter(image) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            at_scale(painter, scale, shift)
            if with_store:
                SpriteStore().draw(painter, "red", BOUNDS, Brush())
            else:
                Brush()(painter)
        images.append(image)
    assert images[0] == images[1]


def test_a_high_resolution_screen_gets_its_own_pixels(qtbot: QtBot) -> None:
    image = QImage(60, 40, QImage.Format.Format_ARGB32_Premultiplied)
    image.setDevicePixelRatio(2.0)
    image.fill(QColor("#00000000"))
    store = SpriteStore()
    with QPainter(image) as painter:
        store.draw(painter, "red", QRectF(1, 1, 4, 4), lambda p: p.fillRect(1, 1, 4, 4, "#FF0000"))
    filled = [(x, y) for x in range(60) for y in range(40) if image.pixelColor(x, y).alpha()]
    assert (min(filled), max(filled)) == ((2, 2), (9, 9))


def test_a_frame_without_time_shows_a_stretched_picture_and_says_so(canvas: QPainter) -> None:
    store, brush = SpriteStore(clock=Clock()), Brush()
    store.begin_frame(10)
    store.draw(at_scale(canvas, 1), "red", BOUNDS, brush)
    store.begin_frame(0)
    store.draw(at_scale(canvas, 2), "red", BOUNDS, brush)
    assert brush.painted == 1
    assert store.unfinished
    store.begin_frame(10)
    store.draw(at_scale(canvas, 2), "red", BOUNDS, brush)
    assert brush.painted == 2
    assert not store.unfinished


def test_one_frame_paints_no_longer_than_it_may(canvas: QPainter) -> None:
    store, brushes = SpriteStore(clock=Clock()), [Brush() for _ in range(5)]
    for scale in (1.0, 2.0):
        store.begin_frame(2.5)
        for key, brush in enumerate(brushes):
            store.draw(at_scale(canvas, scale), key, BOUNDS, brush)
    assert [brush.painted for brush in brushes] == [2, 2, 2, 1, 1], "what is new is always painted"


def test_usable_substitutes_are_kept_while_there_is_room(canvas: QPainter) -> None:
    """Else the rest of the board would be painted in one frame after all."""
    one = SpriteStore()
    one.draw(at_scale(canvas, 1), "red", BOUNDS, Brush())
    store, brushes = SpriteStore(30 * one.cost, Clock()), [Brush() for _ in range(5)]
    frames = []
    for scale, budget in ((1.0, 100), (2.0, 1.5), (2.0, 1.5), (2.0, 1.5)):
        store.begin_frame(budget)
        for key, brush in enumerate(brushes):
            store.draw(at_scale(canvas, scale), key, BOUNDS, brush)
        store.end_frame()
        frames.append(sum(brush.painted for brush in brushes))
    assert frames == [5, 7, 9, 10], "two a frame"
    fresh = SpriteStore()
    for key, brush in enumerate(brushes):
        fresh.draw(at_scale(canvas, 2), key, BOUNDS, brush)
    assert store.cost == fresh.cost, "nothing is left that stood in"


def test_while_hurried_an_older_picture_is_good_enough(canvas: QPainter) -> None:
    store, brush, new = SpriteStore(), Brush(), Brush()
    store.draw(at_scale(canvas, 1), "red", BOUNDS, brush)
    store.hurried = True
    store.draw(at_scale(canvas, 2), "red", BOUNDS, brush)
    store.draw(at_scale(canvas, 2), "new", BOUNDS, new)
    assert (brush.painted, new.painted) == (1, 1)
    store.hurried = False
    store.begin_frame()
    with store.fallback_only():
        store.draw(at_scale(canvas, 3), "red", BOUNDS, brush)
    assert brush.painted == 1
    assert not store.unfinished, "making do leaves no debts"


def test_memory_is_bounded_and_what_was_not_used_goes_first(canvas: QPainter) -> None:
    one = SpriteStore()
    one.draw(at_scale(canvas, 1), "red", BOUNDS, Brush())
    store, brushes = SpriteStore(limit=3 * one.cost), {key: Brush() for key in "abcd"}
    for key in "abcad":
        store.begin_frame()
        store.draw(at_scale(canvas, 1), key, BOUNDS, brushes[key])
    assert store.cost <= 3 * one.cost
    for key, times in (("a", 1), ("c", 1), ("d", 1), ("b", 2)):
        store.begin_frame()
        store.draw(at_scale(canvas, 1), key, BOUNDS, brushes[key])
        assert brushes[key].painted == times, key


def test_all_pictures_of_a_frame_are_kept_for_the_next(canvas: QPainter) -> None:
    store, brushes = SpriteStore(limit=1), {key: Brush() for key in "abc"}
    for _ in range(3):
        store.begin_frame()
        for key, brush in brushes.items():
            store.draw(at_scale(canvas, 1), key, BOUNDS, brush)
    assert [brush.painted for brush in brushes.values()] == [1, 1, 1]
    shown = store.cost
    store.begin_frame()
    store.draw(at_scale(canvas, 1), "new", BOUNDS, Brush())
    assert store.cost < shown


def test_pictures_of_earlier_scales_are_dropped_long_before_those_shown(
    canvas: QPainter,
) -> None:
    one = SpriteStore()
    one.draw(at_scale(canvas, 1), "red", BOUNDS, Brush())
    store, brushes = SpriteStore(limit=8 * one.cost), {key: Brush() for key in "abcdef"}
    for scale in (0.5, 1):
        store.begin_frame()
        for key, brush in brushes.items():
            store.draw(at_scale(canvas, scale), key, BOUNDS, brush)
    assert store.cost == 6 * one.cost, "all of this scale, and nothing of the other"
    for key, brush in brushes.items():
        store.begin_frame()
        store.draw(at_scale(canvas, 1), key, BOUNDS, brush)
    assert [brush.painted for brush in brushes.values()] == [2] * 6, "each once for a scale"


def test_once_a_frame_is_sharp_its_older_pictures_are_dropped(canvas: QPainter) -> None:
    store, fresh, brushes = SpriteStore(), SpriteStore(), {key: Brush() for key in "abc"}
    for scale, seen in ((1.0, "abc"), (2.0, "ab"), (1.0, "a")):
        store.begin_frame()
        for key in seen:
            store.draw(at_scale(canvas, scale), key, BOUNDS, brushes[key])
        store.end_frame()
    fresh.draw(at_scale(canvas, 1), "a", BOUNDS, Brush())
    fresh.draw(at_scale(canvas, 2), "b", BOUNDS, Brush())
    fresh.draw(at_scale(canvas, 1), "c", BOUNDS, Brush())
    assert store.cost == fresh.cost, "one picture of each, of things that are not seen as well"
    assert [brush.painted for brush in brushes.values()] == [3, 2, 1]
    store.begin_frame(0)
    store.draw(at_scale(canvas, 3), "a", BOUNDS, brushes["a"])
    assert store.unfinished, "the picture that was kept stands in for the next scale"


def test_older_pictures_stay_for_as_long_as_they_may_be_needed(canvas: QPainter) -> None:
    store, brush = SpriteStore(), Brush()
    before = 0
    for scale, budget, hurried in (
        (1, 1.0, False),
        (2, 1.0, False),
        (3, 0.0, False),
        (3, 1.0, True),
    ):
        store.hurried = hurried
        store.begin_frame(budget)
        store.draw(at_scale(canvas, scale), "red", BOUNDS, brush)
        before = store.cost
        if scale > 2:
            store.end_frame()
            assert store.cost == before, "neither in a frame that is not sharp nor while zooming"
    store.hurried = False
    store.begin_frame()
    store.draw(at_scale(canvas, 2), "red", BOUNDS, brush)
    store.end_frame()
    assert store.cost < before
    assert brush.painted == 2


@pytest.mark.parametrize(("ratio", "painted"), [(2, [1, 1]), (1, [2, 1])])
def test_a_finer_device_may_keep_more(canvas: QPainter, ratio: int, painted: list[int]) -> None:
    one = SpriteStore()
    one.draw(at_scale(canvas, 2), "red", BOUNDS, Brush())
    device = QImage(200, 160, QImage.Format.Format_ARGB32_Premultiplied)
    device.setDevicePixelRatio(ratio)
    store, brushes = SpriteStore(limit=one.cost), {key: Brush() for key in "ab"}
    with QPainter(device) as painter:
        for key in "aba":
            store.begin_frame()
            store.draw(at_scale(painter, 2 / ratio), key, BOUNDS, brushes[key])
    assert [brush.painted for brush in brushes.values()] == painted


def test_after_forgetting_all_is_painted_again(canvas: QPainter) -> None:
    store, brush = SpriteStore(), Brush()
    store.draw(at_scale(canvas, 1), "red", BOUNDS, brush)
    store.clear()
    assert store.cost == 0
    store.draw(at_scale(canvas, 1), "red", BOUNDS, brush)
    assert brush.painted == 2


def test_neighbours_leave_no_gap_at_any_scale(qtbot: QtBot) -> None:
    for scale in (0.37, 0.74, 1.13):
        image = QImage(80, 20, QImage.Format.Format_ARGB32_Premultiplied)
        image.fill(QColor("#00000000"))
        store = SpriteStore()
        with QPainter(image) as painter:
            painter.translate(QPointF(3.4, 0))
            painter.scale(scale, scale)
            for left in (0, 30):
                rect = QRectF(left, 0, 30, 12)
                store.draw(painter, left, rect.adjusted(0, 0, 1, 0), _filling(rect))
        across = [image.pixelColor(x, 2).alpha() for x in range(5, int(3 + 59 * scale))]
        assert min(across) > 128


def _filling(rect: QRectF):  # type: ignore[no-untyped-def]  # noqa: ANN202
    return lambda painter: painter.fillRect(rect.adjusted(0, 0, 1, 0), QColor("#FF0000"))


@pytest.mark.parametrize("across", [0.1, 0.5, 0.85])
def test_a_squeezed_picture_stays_in_its_place(qtbot: QtBot, across: float) -> None:
    """Else a card that is turned over is seen above its place, where nothing wipes it away."""
    store = SpriteStore()
    image = QImage(60, 40, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(QColor("#00000000"))
    bounds = QRectF(4, 20, 40, 16)
    with QPainter(image) as painter:
        painter.scale(across, 1)
        store.draw(painter, "red", bounds, lambda canvas: canvas.fillRect(bounds, QColor("red")))
    drawn = [y for y in range(40) if image.pixelColor(round(24 * across), y).alpha() > 0]
    assert drawn == list(range(20, 36))


def test_one_picture_does_for_every_width_of_what_is_squeezed(canvas: QPainter) -> None:
    store, brush = SpriteStore(), Brush()
    for across in (0.2, 0.6, 1.0):
        canvas.resetTransform()
        canvas.scale(2 * across, 2)
        store.begin_frame()
        store.draw(canvas, "red", BOUNDS, brush)
    assert brush.painted == 1
