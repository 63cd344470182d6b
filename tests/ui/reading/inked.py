"""Everything that is painted as text, noted while it is painted.

Own widgets and all pictures on the board paint their text themselves, with `QPainter.drawText`.
While a note is taken each such text is measured against the room that it was given.
"""

from collections import defaultdict
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from html import unescape
from itertools import combinations
from typing import Any

from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QFontMetrics, QFontMetricsF, QPainter
from PySide6.QtWidgets import QAbstractScrollArea, QWidget

from tests.ui.reading.naming import name_of

ELLIPSIS = "…"
RECOGNISED = 3
"""How many letters of a text must be left where it is cut short."""
ROUNDING = 1.5
"""Pixels by which measured text may be larger than its room: fonts are measured in fractions."""

Call = tuple[Any, ...]


@dataclass
class Ink:
    """The texts cut short in all the time, and those painted since the last wipe."""

    cut: set[str] = field(default_factory=set)
    faults: list[str] = field(default_factory=list)
    places: dict[int, list[tuple[str, QRectF]]] = field(default_factory=lambda: defaultdict(list))
    names: dict[int, str] = field(default_factory=dict)

    def wipe(self) -> None:
        """Forget everything painted."""
        self.faults.clear()
        self.places.clear()

    def shorten(self, text: str, shown: str) -> str:
        """Take note that of a text only so much is shown."""
        if shown != text:
            self.cut.add(shown)
        return shown

    def note(self, painter: QPainter, call: Call) -> None:
        """Take note of one text."""
        text = next(part for part in reversed(call) if isinstance(part, str))
        if not text.strip():
            return
        device = painter.device()
        where = name_of(device) if isinstance(device, QWidget) else "a picture"
        if text in self.cut and not _is_told(device, text):
            self.faults.append(f"{where} cuts {text!r} short")
        needed, room = _measured(painter, call, text)
        if room is not None and not _fits(painter, needed, room, text):
            self.faults.append(f"{where} cuts off {text!r}: {_size(needed)} in {_size(room)}")
        if isinstance(device, QWidget):
            seen = painter.worldTransform().mapRect(needed)
            self.places[id(device)].append((text, seen))
            self.names[id(device)] = where
            if not _shown_part(device).contains(_line(seen)):
                self.faults.append(f"{where} paints {text!r} beyond its edge")

    def overlaps(self) -> Iterator[str]:
        """Report texts of one widget that overlap."""
        for widget, places in self.places.items():
            for (first, one), (second, other) in combinations(places, 2):
                shared = _line(one).intersected(_line(other))
                if min(shared.width(), shared.height()) > 2 * ROUNDING and first != second:
                    yield f"{self.names[widget]} paints {first!r} over {second!r}"


@contextmanager
def inking() -> Iterator[Ink]:
    """Take note of every text that is painted as long as this lasts."""
    ink = Ink()
    draw: Callable[..., Any] = QPainter.drawText
    elide = {kind: kind.elidedText for kind in (QFontMetrics, QFontMetricsF)}

    def noting(painter: QPainter, *call: Any) -> Any:  # noqa: ANN401 - as for drawText
        ink.note(painter, call)
        return draw(painter, *call)

    def eliding(kind: Any) -> Callable[..., str]:  # noqa: ANN401 - either of the metrics
        return lambda metrics, text, *how: ink.shorten(text, elide[kind](metrics, text, *how))

    QPainter.drawText = noting  # type: ignore[method-assign,assignment]
    for kind in elide:
        kind.elidedText = eliding(kind)  # type: ignore[method-assign]
    try:
        yield ink
    finally:
        QPainter.drawText = draw  # type: ignore[method-assign]
        for kind, method in elide.items():
            kind.elidedText = method  # type: ignore[method-assign]


def _shown_part(widget: QWidget) -> QRectF:
    """Return the visible part of a widget; of one that scrolls, the part that can be shown."""
    scrolls = isinstance(widget.parentWidget(), QAbstractScrollArea)
    beyond = 100_000 if scrolls else 2
    return QRectF(widget.rect()).adjusted(-2, -beyond, 2, beyond)


def _measured(painter: QPainter, call: Call, text: str) -> tuple[QRectF, QRectF | None]:
    """Return the rectangle that a text needs and the one that it has, None where it has no end."""
    metrics = QFontMetricsF(painter.font(), painter.device())
    match call:
        case (QRectF() | QRect() as room, Qt.AlignmentFlag() | Qt.TextFlag() | int() as flags, *_):
            given = QRectF(room)
            return metrics.boundingRect(given, int(flags), text), given
        case (QPointF() | QPoint() as foot, str()):
            line = metrics.boundingRect(text)
            return line.translated(QPointF(foot)), None
        case _:
            raise TypeError(call)


def _fits(painter: QPainter, needed: QRectF, room: QRectF, text: str) -> bool:
    """Return whether all of a text is seen in a room; a line may be higher than its letters."""
    metrics = QFontMetricsF(painter.font(), painter.device())
    is_line = "\n" not in text and needed.height() < 1.6 * metrics.height()
    least = metrics.tightBoundingRect(text).height() if is_line else needed.height()
    is_wide_enough = needed.width() <= room.width() + ROUNDING
    return is_wide_enough and min(least, needed.height()) <= room.height() + ROUNDING


def _line(rect: QRectF) -> QRectF:
    """Return the middle of a line of text: letters seldom reach its upper and lower edge."""
    inset = rect.height() * 0.2
    return rect.adjusted(0, inset, 0, -inset)


def _is_told(device: object, text: str) -> bool:
    """Return whether a text cut short can be recognised, and is whole in the tooltip."""
    if not isinstance(device, QWidget):
        return False
    beginning = text.split(ELLIPSIS)[0].strip()
    return len(beginning) >= RECOGNISED and beginning[:8] in unescape(device.toolTip())


def _size(rect: QRectF) -> str:
    return f"{rect.width():.0f}x{rect.height():.0f}"
