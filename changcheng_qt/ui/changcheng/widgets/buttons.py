"""Push buttons in the type of the program; a disabled one says why."""

from enum import Enum

from PySide6.QtWidgets import QPushButton, QSizePolicy, QWidget

from changcheng_qt.ui.appearance import Appearance
from changcheng_qt.ui.panels.words import plain_tooltip


class Rank(Enum):
    """How much a button stands out; the style sheet knows the names. One primary a screen."""

    PRIMARY = "primary"
    ORDINARY = "ordinary"
    QUIET = "quiet"


class Button(QPushButton):
    """A button with a rank; its text is plain, an ampersand in a name is shown as one."""

    def __init__(
        self,
        appearance: Appearance,
        rank: Rank = Rank.ORDINARY,
        parent: QWidget | None = None,
        *,
        size: float = 15,
    ) -> None:
        """Begin without words; `size` is that of the text in a window of 1280 x 800."""
        super().__init__(parent)
        self._appearance = appearance
        self._size = size
        self.setProperty(rank.value, True)
        self.setAutoDefault(False)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        appearance.changed.connect(self._on_appearance_changed)
        self._on_appearance_changed()

    def say(self, text: str) -> None:
        """Show these words."""
        self.setText(text.replace("&", "&&"))
        self.setAccessibleName(text)

    def allow(self, possible: bool, why_not: str = "") -> None:
        """Let it be pressed, or say why it cannot."""
        self.setEnabled(possible)
        self.setToolTip("" if possible else plain_tooltip(why_not))
        self.setAccessibleDescription("" if possible else why_not)

    def _on_appearance_changed(self) -> None:
        self.setFont(self._appearance.text_font(self._size, bold=True))
