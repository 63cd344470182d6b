"""A window for a screen reader: names and descriptions are words, never markup, and the widget with
the focus has a name.
"""

from collections.abc import Iterator

from PySide6.QtGui import QAccessible, QAccessibleInterface, Qt
from PySide6.QtWidgets import QWidget

from changcheng_qt.ui.accessible.speaker import interface_of

_KINDS = (QAccessible.Text.Name, QAccessible.Text.Description)


def faults_in(window: QWidget) -> Iterator[str]:
    """Report names and descriptions in a window that hold markup, and a focus without a name."""
    QAccessible.installFactory(interface_of)
    for found in _things_in(QAccessible.queryAccessibleInterface(window)):
        for text in map(found.text, _KINDS):
            if Qt.mightBeRichText(text) or "&amp;" in text:
                yield f"a screen reader is given {text!r}"
        if found.state().focused and not found.text(QAccessible.Text.Name):
            where = type(found.object()).__name__
            yield f"a screen reader hears of the focus, and no name, of {where}"


def _things_in(found: QAccessibleInterface) -> Iterator[QAccessibleInterface]:
    """A thing and all that is in it."""
    yield found
    for number in range(found.childCount()):
        child = found.child(number)
        if child is not None:
            yield from _things_in(child)
