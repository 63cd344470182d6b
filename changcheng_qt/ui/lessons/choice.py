"""The list of lessons: which there are, and which were done."""

from collections.abc import Collection, Sequence
from typing import Final

from PySide6.QtCore import QCoreApplication, QSize, Qt, Signal
from PySide6.QtWidgets import QGridLayout, QWidget

from changcheng_qt.i18n.phrases.wording import fill
from changcheng_qt.ui.dialogs.sheet import Sheet
from changcheng_qt.ui.lessons.guide import LessonWords
from changcheng_qt.ui.looks.appearance import Appearance
from changcheng_qt.ui.looks.icons import Icon, make_icon
from changcheng_qt.ui.panels.buttons import Button, Rank
from changcheng_qt.ui.panels.words import NOTE, Words

translate = QCoreApplication.translate

_SIZE: Final = (520, 560)
_ICON: Final = 18


class LessonsDialog(Sheet):
    """Offers every lesson, the first that was not done before all."""

    chosen = Signal(str)
    """The name of a lesson."""

    def __init__(
        self,
        names: Sequence[str],
        done: Collection[str],
        words: LessonWords,
        appearance: Appearance,
        parent: QWidget,
    ) -> None:
        """Offer lessons by their names in order; `done` are those that need no more doing."""
        super().__init__(appearance, parent, _SIZE)
        self._names = tuple(names)
        self._done = frozenset(done) & set(names)
        self._words = words
        self._note = Words(appearance, NOTE, self, wrap=True)
        self.body.addWidget(self._note)
        inside = QWidget(self)
        self._grid = QGridLayout(inside)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self.lessons = {name: self._lesson(row, name) for row, name in enumerate(self._names)}
        self._grid.setRowStretch(len(self._names), 1)
        self.add_scroll(inside)
        self._close = self.add_button()
        self._close.clicked.connect(self.reject)
        self.retranslate()
        self.lessons[self.next_lesson].setFocus(Qt.FocusReason.OtherFocusReason)

    @property
    def next_lesson(self) -> str:
        """Return the first lesson that was not done, the very first where all were."""
        return next((name for name in self._names if name not in self._done), self._names[0])

    def restyle(self) -> None:
        """Take sizes from the appearance."""
        super().restyle()
        if not hasattr(self, "lessons"):
            return
        px = self.appearance.px
        self._grid.setVerticalSpacing(px(8))
        for name, button in self.lessons.items():
            button.setFixedHeight(px(42))
            if name in self._done:
                button.setIcon(make_icon(Icon.CHECK, self.appearance.palette))
                button.setIconSize(QSize(px(_ICON), px(_ICON)))

    def retranslate(self) -> None:
        """Update all texts."""
        heading = translate("LessonsDialog", "Learn to play")
        self.setWindowTitle(heading)
        self.heading.setText(heading)
        self._note.setText(
            translate(
                "LessonsDialog", "Short lessons on the real table, one to three minutes each."
            )
        )
        for number, (name, button) in enumerate(self.lessons.items(), 1):
            title = self._words.title(name)
            button.set_words(
                fill(translate("LessonsDialog", "{number}. {title}"), number=number, title=title)
            )
            button.setAccessibleDescription(
                translate("LessonsDialog", "Done") if name in self._done else ""
            )
        self._close.set_words(translate("LessonsDialog", "Close"))

    def _lesson(self, row: int, name: str) -> Button:
        rank = Rank.PRIMARY if name == self.next_lesson else Rank.ORDINARY
        button = Button(self.appearance, rank, self, size=15)
        button.setAutoDefault(True)
        button.clicked.connect(lambda: self._on_chosen(name))
        self._grid.addWidget(button, row, 0)
        return button

    def _on_chosen(self, name: str) -> None:
        self.accept()
        self.chosen.emit(name)
