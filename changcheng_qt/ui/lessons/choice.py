"""The list of lessons and problems: which there are, and which were done."""

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass, field
from typing import Final

from PySide6.QtCore import QCoreApplication, QSize, Qt, Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from changcheng_qt.i18n.phrases.wording import fill
from changcheng_qt.ui.dialogs.sheet import Sheet
from changcheng_qt.ui.looks.appearance import Appearance
from changcheng_qt.ui.looks.icons import Icon, make_icon
from changcheng_qt.ui.panels.buttons import Button, Rank
from changcheng_qt.ui.panels.heading import Heading
from changcheng_qt.ui.panels.words import NOTE, Words

translate = QCoreApplication.translate

_SIZE: Final = (560, 640)
_ICON: Final = 18


@dataclass(frozen=True, slots=True)
class Entry:
    """A lesson or problem: its name, unlike that of any other, and what it is called in the present
    language.
    """

    name: str
    title: Callable[[], str] = field(compare=False)


class LessonsDialog(Sheet):
    """Offers every lesson and problem, the first that was not done before all."""

    chosen = Signal(str)
    """The name of a lesson."""
    problem_chosen = Signal(str)
    """The name of a problem."""

    def __init__(
        self,
        lessons: Sequence[Entry],
        problems: Sequence[Entry],
        done: Collection[str],
        appearance: Appearance,
        parent: QWidget,
    ) -> None:
        """Offer at least one lesson, and problems; `done` are those that need no more doing."""
        super().__init__(appearance, parent, _SIZE)
        self._entries = [*lessons, *problems]
        self._done = frozenset(done)
        self._note = Words(appearance, NOTE, self, wrap=True)
        self.body.addWidget(self._note)
        inside = QWidget(self)
        self._column = QVBoxLayout(inside)
        self._column.setContentsMargins(0, 0, 0, 0)
        self.lessons = {e.name: self._button(e.name, self.chosen.emit) for e in lessons}
        self._heading = Heading(appearance, self)
        self._heading.setVisible(bool(problems))
        self._column.addWidget(self._heading)
        self.problems = {e.name: self._button(e.name, self.problem_chosen.emit) for e in problems}
        self._column.addStretch(1)
        self.add_scroll(inside)
        self._close = self.add_button()
        self._close.clicked.connect(self.reject)
        self.restyle()
        self.retranslate()
        self._buttons[self.next_entry].setFocus(Qt.FocusReason.OtherFocusReason)

    @property
    def next_entry(self) -> str:
        """Return the name of the first that was not done, the very first where all were."""
        names = [entry.name for entry in self._entries]
        return next((name for name in names if name not in self._done), names[0])

    @property
    def _buttons(self) -> dict[str, Button]:
        return {**self.lessons, **self.problems}

    def restyle(self) -> None:
        """Take sizes from the appearance."""
        super().restyle()
        if not hasattr(self, "problems"):
            return
        px = self.appearance.px
        self._column.setSpacing(px(8))
        for name, button in self._buttons.items():
            button.setFixedHeight(px(40))
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
        self._heading.set_title(translate("LessonsDialog", "Problems"))
        for group in (self.lessons, self.problems):
            for number, (name, button) in enumerate(group.items(), 1):
                self._say(button, name, number)
        self._close.set_words(translate("LessonsDialog", "Close"))

    def _say(self, button: Button, name: str, number: int) -> None:
        title = next(entry.title() for entry in self._entries if entry.name == name)
        words = translate("LessonsDialog", "{number}. {title}")
        button.set_words(fill(words, number=number, title=title))
        is_done = name in self._done
        button.setAccessibleDescription(translate("LessonsDialog", "Done") if is_done else "")

    def _button(self, name: str, choose: Callable[[str], None]) -> Button:
        button = Button(self.appearance, Rank.ORDINARY, self, size=15)
        if name == self.next_entry:
            button.stand_out(Rank.PRIMARY)
        button.setAutoDefault(True)
        button.clicked.connect(self.accept)
        button.clicked.connect(lambda: choose(name))
        self._column.addWidget(button)
        return button
