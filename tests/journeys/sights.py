"""The picture and the words of a screen, so that two of them can be compared."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache
from hashlib import sha256
from typing import Any

from PySide6.QtCore import QAbstractItemModel
from PySide6.QtGui import QImage, Qt
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QComboBox,
    QLabel,
    QLineEdit,
    QMenu,
    QWidget,
)

from changcheng_qt.titles.changcheng.table.board.view import BoardView
from changcheng_qt.ui.window.main_window import MainWindow
from changcheng_qt.ui.window.toast import Toast

SPOKEN_ROLES = (
    Qt.ItemDataRole.DisplayRole,
    Qt.ItemDataRole.AccessibleTextRole,
    Qt.ItemDataRole.AccessibleDescriptionRole,
)

DIRECTLY = Qt.FindChildOption.FindDirectChildrenOnly


@dataclass(frozen=True, slots=True)
class Sight:
    """The picture and the sounds of a screen; pictures are distinguished by their hashes."""

    picture: bytes
    tooltips: tuple[bytes, ...]
    said: tuple[str, ...]
    marked: tuple[str, ...]
    """tuple[str, ...] of labels that Qt reads as markup."""


def sight_of(widget: QWidget) -> Sight:
    """Look at a screen, and listen to it."""
    parts = [widget, *(part for part in widget.findChildren(QWidget) if part.isVisible())]
    tooltips = [part.toolTip() for part in parts if part.toolTip()]
    for view in views(parts):
        tooltips += filter(None, items(view.model(), [Qt.ItemDataRole.ToolTipRole]))
    return Sight(
        picture=b"".join(digest(piece.grab().toImage()) for piece in pieces(widget)),
        tooltips=tuple(map(tooltip_picture, tooltips)),
        said=tuple(text for part in parts for text in spoken(part)),
        marked=tuple(part.text() for part in parts if isinstance(part, QLabel) and is_marked(part)),
    )


def pieces(widget: QWidget) -> list[QWidget]:
    """Return the parts of a screen, except the board: it shows nobody's name."""
    if not isinstance(widget, MainWindow):
        return [widget]
    children = widget.table.findChildren(QWidget, options=DIRECTLY)
    return [part for part in children if part.isVisible() and not isinstance(part, BoardView)]


def digest(picture: QImage) -> bytes:
    """Return the hash that identifies a picture."""
    pixels = picture.convertToFormat(QImage.Format.Format_ARGB32_Premultiplied)
    return sha256(bytes(pixels.constBits()) + repr(pixels.size()).encode()).digest()


@cache
def tooltip_picture(text: str) -> bytes:
    """Return the picture of a tooltip: Qt shows it in a label that finds markup by itself."""
    label = QLabel(text)
    label.setWordWrap(Qt.mightBeRichText(text))
    return digest(label.grab().toImage())


def is_marked(label: QLabel) -> bool:
    """Return whether a label shows its text as markup."""
    if label.textFormat() == Qt.TextFormat.AutoText:
        return Qt.mightBeRichText(label.text())
    return label.textFormat() != Qt.TextFormat.PlainText


def spoken(part: QWidget) -> Iterator[str]:
    """Yield the texts of a widget."""
    yield part.accessibleName()
    yield part.accessibleDescription()
    yield part.windowTitle()
    match part:
        case QAbstractButton() | QLabel():
            yield part.text()
        case QLineEdit():
            yield part.text() or part.placeholderText()
        case QMenu():
            yield from (action.text() for action in part.actions())
        case Toast():
            yield part.text
        case QComboBox():
            yield from items(part.model(), SPOKEN_ROLES)
        case QAbstractItemView():
            yield from items(part.model(), SPOKEN_ROLES)
        case _:
            pass


def views(parts: Iterable[QWidget]) -> Iterator[QAbstractItemView]:
    """Return the lists and tables among some widgets."""
    return (part for part in parts if isinstance(part, QAbstractItemView))


def items(model: QAbstractItemModel, roles: Iterable[Qt.ItemDataRole]) -> Iterator[str]:
    """Yield the texts that a model gives for some roles."""
    for row in range(model.rowCount()):
        for role in roles:
            data: Any = model.data(model.index(row, 0), role)
            if isinstance(data, str):
                yield data
