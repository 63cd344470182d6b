"""The inspector, or the sheet that is due in its place."""

from collections.abc import Sequence

from PySide6.QtWidgets import QVBoxLayout, QWidget

from changcheng_qt.titles.riders.table.panels.sheet import Sheet
from changcheng_qt.ui.looks.appearance import Appearance, Panel


class Below(Panel):
    """Shows the first sheet that is wanted, else the inspector."""

    def __init__(self, appearance: Appearance, inspector: QWidget, sheets: Sequence[Sheet]) -> None:
        """Hold these widgets from now on."""
        super().__init__(appearance)
        self.inspector, self.sheets = inspector, tuple(sheets)
        self._is_concealed = False
        lines = QVBoxLayout(self)
        lines.setContentsMargins(0, 0, 0, 0)
        for widget in (*self.sheets, inspector):
            lines.addWidget(widget)
        for sheet in self.sheets:
            sheet.wanted_changed.connect(self.refresh)
        self.refresh()

    def conceal(self, is_concealed: bool) -> None:
        """Hide the inspector while a question is asked that it would answer."""
        self._is_concealed = is_concealed
        self.refresh()

    def refresh(self) -> None:
        """Show what is due."""
        due = next((sheet for sheet in self.sheets if sheet.is_wanted), None)
        for sheet in self.sheets:
            sheet.setHidden(sheet is not due)
        self.inspector.setHidden(self._is_concealed or due is not None)
