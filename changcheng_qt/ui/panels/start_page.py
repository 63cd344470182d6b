"""What the window shows while no game is on the table: the game's name, and the ways to one."""

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtWidgets import QPushButton, QVBoxLayout, QWidget

from changcheng_qt.ui.appearance import Appearance
from changcheng_qt.ui.panels.panel import Panel
from changcheng_qt.ui.panels.words import Face, TextStyle, Words
from changcheng_qt.ui.title import TitleUi

translate = QCoreApplication.translate

_NAME = TextStyle(size=52, face=Face.TITLE)
_BUTTON_WIDTH, _BUTTON_HEIGHT = 300, 50


class StartPage(Panel):
    """The first page of a table without a match."""

    new_game_asked = Signal()
    resume_asked = Signal()
    open_asked = Signal()

    def __init__(self, title: TitleUi, appearance: Appearance, parent: QWidget) -> None:
        """Begin without a game to go on with."""
        super().__init__(appearance, parent)
        self._title = title
        self._name = Words(appearance, _NAME, self)
        self._buttons = tuple(QPushButton(self) for _ in range(3))
        self._new, self._resume, self._open = self._buttons
        self._new.clicked.connect(self.new_game_asked)
        self._resume.clicked.connect(self.resume_asked)
        self._open.clicked.connect(self.open_asked)
        layout = QVBoxLayout(self)
        layout.addStretch(2)
        layout.addWidget(self._name, 0, Qt.AlignmentFlag.AlignHCenter)
        for button in (self._resume, self._new, self._open):
            layout.addWidget(button, 0, Qt.AlignmentFlag.AlignHCenter)
        layout.addStretch(3)
        self.offer_resume(offered=False)
        self.restyle()
        self.retranslate()

    def offer_resume(self, *, offered: bool) -> None:
        """Offer to go on with a kept game, before anything else, or do not."""
        self._resume.setVisible(offered)
        for button, primary in ((self._resume, offered), (self._new, not offered)):
            button.setProperty("primary", primary)
            button.style().unpolish(button)
            button.style().polish(button)

    def retranslate(self) -> None:
        """Say everything anew."""
        self._name.setText(self._title.shown_name())
        self._new.setText(translate("StartPage", "New game"))
        self._resume.setText(translate("StartPage", "Go on with the last game"))
        self._open.setText(translate("StartPage", "Open a saved game"))

    def restyle(self) -> None:
        """Take sizes from the appearance."""
        px = self.appearance.px
        layout = self.layout()
        if layout is not None:
            layout.setSpacing(px(14))
        for button in self._buttons:
            button.setFixedSize(px(_BUTTON_WIDTH), px(_BUTTON_HEIGHT))
            button.setFont(self.appearance.text_font(16, bold=True))
