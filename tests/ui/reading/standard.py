"""Text that Qt's own widgets paint: whether each has the room that it asks for, and its own place.

Widgets with a `paintEvent` of ours are left to `inked`.
"""

from collections.abc import Iterator, Set
from itertools import combinations

from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractScrollArea,
    QCheckBox,
    QComboBox,
    QGroupBox,
    QLabel,
    QLayout,
    QLineEdit,
    QPushButton,
    QRadioButton,
    QStyle,
    QStyleOptionButton,
    QStyleOptionComboBox,
    QTabBar,
    QToolButton,
    QWidget,
)

from changcheng_qt.ui.panels.words import Words
from tests.ui.reading.naming import name_of

_SLACK = 1
_PAINTED_BY_QT = (QLabel, QPushButton, QToolButton, QCheckBox, QRadioButton)


def faults_in(window: QWidget, cut: Set[str]) -> Iterator[str]:
    """Report texts and widgets in a window that are cut off or overlap; `cut` are texts that are
    known to have been cut short.
    """
    for widget in [window, *window.findChildren(QWidget)]:
        if widget.isVisible():
            if _text_of(widget) in cut - {""} and not widget.toolTip():
                yield f"{name_of(widget)} cuts {_text_of(widget)!r} short"
            yield from _room_faults(widget)
            yield from _edge_faults(widget)
            yield from _overlaps(widget)


def _room_faults(widget: QWidget) -> Iterator[str]:
    """Say where the text of a widget is larger than the widget."""
    text = _text_of(widget)
    if not text:
        return
    if isinstance(widget, QComboBox) and (room := _list_room(widget)) < (wide := _wide(widget)):
        yield f"{name_of(widget)} cuts off {text!r}: {wide} wide in {room}"
    if type(widget).paintEvent not in [kind.paintEvent for kind in (*_PAINTED_BY_QT, Words)]:
        return
    if isinstance(widget, QLabel) and widget.wordWrap():
        needed = widget.heightForWidth(widget.width())
        if needed > widget.height() + widget.fontMetrics().descent():
            yield f"{name_of(widget)} cuts off {text!r}: {needed} high in {widget.height()}"
        return
    hint, size = QSize(widget.minimumSizeHint().width(), _line(widget, text)), widget.size()
    if hint.width() > size.width() + _SLACK or hint.height() > size.height() + _SLACK:
        asked, given = (f"{one.width()}x{one.height()}" for one in (hint, size))
        yield f"{name_of(widget)} cuts off {text!r}: {asked} in {given}"
    elif isinstance(widget, QPushButton) and _is_clipped(widget):
        yield f"{name_of(widget)} clips {text!r} at its padding"


def _wide(chosen: QComboBox) -> int:
    """Return the width of the chosen entry of a list, with its picture."""
    picture = 0 if chosen.itemIcon(chosen.currentIndex()).isNull() else chosen.iconSize().width()
    return chosen.fontMetrics().horizontalAdvance(chosen.currentText()) + picture


def _list_room(chosen: QComboBox) -> int:
    """Return the width in which a list shows its chosen entry."""
    option = QStyleOptionComboBox()
    chosen.initStyleOption(option)
    field = QStyle.SubControl.SC_ComboBoxEditField
    kind = QStyle.ComplexControl.CC_ComboBox
    return chosen.style().subControlRect(kind, option, field, chosen).width()


def _is_clipped(button: QPushButton) -> bool:
    """Return whether letters reach into border or padding, where Qt paints none."""
    option = QStyleOptionButton()
    button.initStyleOption(option)
    place = QStyle.SubElement.SE_PushButtonContents
    inside = button.style().subElementRect(place, option, button).height()
    metrics = button.fontMetrics()
    ink, beyond = metrics.tightBoundingRect(button.text()), (metrics.height() - inside) / 2
    room = min(metrics.ascent() + ink.top(), metrics.descent() - ink.bottom())
    return beyond > room + _SLACK


def _line(widget: QWidget, text: str) -> int:
    """Return the height of a line of text: of its own letters, and in a button of any."""
    metrics = widget.fontMetrics()
    is_pressed = isinstance(widget, QPushButton)
    return metrics.height() if is_pressed else metrics.tightBoundingRect(text).height()


def _text_of(widget: QWidget) -> str:
    """Return the text that a widget shows, where Qt knows it."""
    match widget:
        case QLabel() | QAbstractButton():
            return widget.text()
        case QComboBox():
            return widget.currentText()
        case QGroupBox():
            return widget.title()
        case QLineEdit():
            return widget.placeholderText()
        case QTabBar():
            return " ".join(widget.tabText(tab) for tab in range(widget.count()))
        case _:
            return ""


def _edge_faults(widget: QWidget) -> Iterator[str]:
    """Yield the places where text is outside the visible part of its parents; areas that scroll
    show all in time.
    """
    text = _text_of(widget)
    parent = widget.parentWidget()
    if not text or widget.isWindow():
        return
    place = QRect(widget.mapTo(widget.window(), QPoint(0, 0)), widget.size())
    while parent is not None and not parent.isWindow():
        shown = QRect(parent.mapTo(parent.window(), QPoint(0, 0)), parent.size())
        area = parent.parentWidget()
        if isinstance(area, QAbstractScrollArea):
            if not _goes_sideways(area) and shown.right() < place.right():
                yield f"{name_of(widget)} lies with {text!r} beyond the edge of {name_of(area)}"
            return
        if not shown.adjusted(-_SLACK, -_SLACK, _SLACK, _SLACK).contains(place):
            yield f"{name_of(widget)} lies with {text!r} beyond the edge of {name_of(parent)}"
            return
        parent = parent.parentWidget()


def _goes_sideways(area: QAbstractScrollArea) -> bool:
    """Return whether somebody can scroll to what is beyond the right edge."""
    is_off = area.horizontalScrollBarPolicy() == Qt.ScrollBarPolicy.ScrollBarAlwaysOff
    return not is_off and area.horizontalScrollBar().maximum() > 0


def _overlaps(widget: QWidget) -> Iterator[str]:
    """Report widgets of one layout that overlap."""
    layout = widget.layout()
    if layout is None:
        return
    placed = [(one, one.geometry()) for one in _widgets_of(layout) if one.isVisible()]
    for (first, one), (second, other) in combinations(placed, 2):
        shared = one.intersected(other)
        if min(shared.width(), shared.height()) > _SLACK:
            yield f"{name_of(first)} lies over {name_of(second)}"


def _widgets_of(layout: QLayout) -> Iterator[QWidget]:
    """Return the widgets of a layout and of the layouts in it."""
    for index in range(layout.count()):
        item = layout.itemAt(index)
        assert item
        widget, inner = item.widget(), item.layout()
        if widget is not None:
            yield widget
        elif inner is not None:
            yield from _widgets_of(inner)
