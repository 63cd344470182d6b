"""What Qt asks of a widget that another one can cover."""

from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtWidgets import QAccessibleWidget, QWidget

from changcheng_qt.ui.accessible.speaker import Coverable, speaker_in


class CoverableInterface(QAccessibleWidget):
    """A widget with the children that Qt finds, or with its cover alone."""

    def childCount(self) -> int:
        """Count one child, or those of the widget."""
        return super().childCount() if self._cover() is None else 1

    def child(self, index: int) -> QAccessibleInterface:
        """Return a child by its number."""
        cover = self._cover()
        return (
            super().child(index) if cover is None else QAccessible.queryAccessibleInterface(cover)
        )

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        """Return the number of a child, -1 for what is none."""
        cover = self._cover()
        if cover is None:
            return super().indexOfChild(child)
        return 0 if child.object() is cover else -1

    def _cover(self) -> QWidget | None:
        found = speaker_in(self.object())
        return found.cover if isinstance(found, Coverable) else None
