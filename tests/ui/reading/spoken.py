"""What a screen reader is given of a window: names and descriptions are words, never markup."""

from collections.abc import Iterator

from PySide6.QtGui import QAccessible, QAccessibleInterface, Qt
from PySide6.QtWidgets import QWidget

from changcheng_qt.ui.speaker import interface_of

_KINDS = (QAccessible.Text.Name, QAccessible.Text.Description)


def faults_in(window: QWidget) -> Iterator[str]:
    """Say which names and descriptions in a window hold markup."""
    QAccessible.installFactory(interface_of)
    for text in _said(QAccessible.queryAccessibleInterface(window)):
        if Qt.mightBeRichText(text) or "&amp;" in text:
            yield f"a screen reader is given {text!r}"


def _said(found: QAccessibleInterface) -> Iterator[str]:
    """What a thing and all that is in it are called."""
    yield from (found.text(kind) for kind in _KINDS)
    for number in range(found.childCount()):
        child = found.child(number)
        if child is not None:
            yield from _said(child)
