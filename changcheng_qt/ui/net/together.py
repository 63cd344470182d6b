"""The first question of play from several computers: join somebody's table, or open one."""

from collections.abc import Callable, Sequence
from itertools import pairwise

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QLineEdit, QSpacerItem, QVBoxLayout, QWidget

from changcheng_qt.engine.texts import as_name, cut_name
from changcheng_qt.i18n.phrases.wording import fill
from changcheng_qt.ui.dialogs.sheet import Sheet
from changcheng_qt.ui.looks.appearance import Appearance, without_margins
from changcheng_qt.ui.net.left import LeftTables, TableCard
from changcheng_qt.ui.net.nearby import NearbyCard, NearbyList
from changcheng_qt.ui.net.tell_me import AtLogin, TellMe
from changcheng_qt.ui.panels.buttons import Button
from changcheng_qt.ui.panels.heading import Heading
from changcheng_qt.ui.panels.words import NOTE, STRONG, Words
from changcheng_qt.ui.seam.title import TitleUi

translate = QCoreApplication.translate

_SIZE = (620, 720)
_PER_TABLE, _PER_NAME = 76, 40
"""The height that a table that was left, and a line for another name, add."""
LONGEST_INVITATION = 1000
MOST_OTHERS = 5
"""How many people besides the first can sit down together: a table has six seats at most."""


class NameLine(QLineEdit):
    """A line for a name, which cuts one that is too long."""

    def __init__(self, name: str, parent: QWidget) -> None:
        super().__init__(name, parent)
        self.textEdited.connect(self._on_edited)

    @property
    def name(self) -> str:
        """The typed name, empty where nothing of it would be visible."""
        return as_name(self.text())

    def _on_edited(self, text: str) -> None:
        if (kept := cut_name(text)) != text:
            cursor = self.cursorPosition()
            self.setText(kept)
            self.setCursorPosition(cursor)


class OtherNames(QWidget):
    """The names of the people who share a computer, except the first. There are as many lines as an
    invitation asks for, and more where somebody has opened them; an empty one of these is nobody.
    """

    changed = Signal()
    """There are more lines or fewer, or other names."""

    def __init__(self, appearance: Appearance, parent: QWidget) -> None:
        """Ask for none."""
        super().__init__(parent)
        self._note = Words(appearance, STRONG, self, wrap=True)
        self._grid = without_margins(QGridLayout(self))
        self._grid.setSpacing(appearance.px(8))
        self._grid.setColumnStretch(1, 1)
        self._grid.addWidget(self._note, 0, 0, 1, 2)
        self._appearance = appearance
        self._invited = self._opened = 0
        self._labels: list[Words] = []
        self.lines: list[NameLine] = []
        self.offered: Sequence[str] = ()
        """The first names of new lines: those of the last time, or of lines that were hidden."""
        self.hide()

    @property
    def names(self) -> tuple[str, ...]:
        """The people's names."""
        return tuple(filter(None, self.typed))

    @property
    def typed(self) -> tuple[str, ...]:
        """The name of each line, empty ones too."""
        return tuple(line.name for line in self.lines)

    @property
    def height_lines(self) -> int:
        """The number of lines of names and words."""
        return len(self.lines) + bool(self._invited)

    @property
    def is_full(self) -> bool:
        """Whether nobody else can sit down at a table."""
        return len(self.lines) >= MOST_OTHERS

    def invite(self, count: int) -> None:
        """Ask for the names of n people, whom an invitation is for besides the first."""
        if count != self._invited:
            self._invited = count
            self._show_lines(max(count, self._opened))

    def open_line(self) -> None:
        """Offer a line for one more name."""
        self._opened = len(self.lines) + 1
        self._show_lines(self._opened)
        line = self.lines[-1]
        line.show()  # Else the layout shows it later, and it could not have the focus yet.
        line.setFocus()
        line.selectAll()

    def _show_lines(self, count: int) -> None:
        """Offer n lines; names that were typed are kept, also for lines that are hidden now."""
        self.offered = (*self.typed, *self.offered[len(self.lines) :])
        for part in (*self._labels[count:], *self.lines[count:]):
            part.hide()
            part.deleteLater()
        del self._labels[count:], self.lines[count:]
        for number in range(len(self.lines), count):
            offered = self.offered[number] if number < len(self.offered) else ""
            label, line = Words(self._appearance, STRONG, self), NameLine(offered, self)
            label.setBuddy(line)
            line.textChanged.connect(self.changed)
            self._labels.append(label)
            self.lines.append(line)
            self._grid.addWidget(label, number + 1, 0)
            self._grid.addWidget(line, number + 1, 1)
        self.setVisible(bool(count))
        self.retranslate()
        self.changed.emit()

    def line_up(self, width: int) -> None:
        """Line the names up with the first one, whose label has this width."""
        self._grid.setColumnMinimumWidth(0, width)

    def focus_lacking(self) -> bool:
        """Focus the first line without a name, if the invitation asks for one more; return whether
        it does.
        """
        lacks = len(self.names) < self._invited
        if lacks:
            next(line for line in self.lines if not line.name).setFocus()
        return lacks

    def retranslate(self) -> None:
        """Update all words."""
        words = translate(
            "Together",
            "This invitation is for {number} people at this computer. Type a name for each.",
        )
        self._note.setText(fill(words, number=self._invited + 1))
        self._note.setVisible(bool(self._invited))
        for number, label in enumerate(self._labels, 2):
            label.setText(fill(translate("Together", "Name {number}"), number=number))


class TogetherDialog(Sheet):
    """Asks for an invitation and a name, for the title of a table to open, or for one of the tables
    that were left.
    """

    join_asked = Signal(str, str, object)
    """An invitation, as typed, the name of the guest, and those of others at this computer."""
    open_asked = Signal(str, object)
    """The name of the title of a new table, and those of the people here."""
    seat_asked = Signal(object, str, object)
    """The `NearbyCard` of a table in this network, the name of the guest, and those of others at
    this computer.
    """

    def __init__(
        self,
        titles: Sequence[TitleUi],
        name: str,
        appearance: Appearance,
        parent: QWidget,
        at_login: AtLogin | None = None,
    ) -> None:
        """Start with the last name of the person here."""
        super().__init__(appearance, parent, _SIZE)
        self._titles = titles
        self._people_invited: Callable[[str], int] = lambda _: 1
        inside = QWidget(self)
        self._column = QVBoxLayout(inside)
        self._column.setContentsMargins(0, 0, appearance.px(8), 0)
        self.left = LeftTables(titles, appearance, inside)
        self._column.addWidget(self.left)
        self._space = QSpacerItem(0, 0)
        self._column.addItem(self._space)
        self._add_name(inside, name)
        self.nearby = NearbyList(titles, appearance, inside)
        self._column.addWidget(self.nearby)
        self._column.addSpacing(appearance.px(14))
        self._add_joining(inside)
        self.nearby.asked.connect(self._on_seat_asked)
        self._column.addSpacing(appearance.px(14))
        self._open_head = Heading(appearance, inside)
        self._open_note = Words(appearance, NOTE, inside, wrap=True)
        self._column.addWidget(self._open_head)
        self._column.addWidget(self._open_note)
        self.tables = [self._table_button(title, inside) for title in titles]
        self.tell_me = TellMe(at_login, appearance, inside) if at_login else None
        if self.tell_me:
            self._column.addSpacing(appearance.px(14))
            self._column.addWidget(self.tell_me)
        self._column.addStretch(1)
        self.add_scroll(inside)
        self._close = self.add_button()
        self._close.clicked.connect(self.reject)
        self.retranslate()
        (self.invitation if name else self.name).setFocus()

    def ask_everybody(self, people_invited: Callable[[str], int], offered: Sequence[str]) -> None:
        """Ask for the name of each person that an invitation is for; `offered` are the last ones.

        `people_invited` returns their number for an invitation as it was typed.
        """
        self._people_invited, self.others.offered = people_invited, offered
        self._on_invitation(self.invitation.text())

    def retranslate(self) -> None:
        self.set_title(translate("Together", "Play with others"))
        self.others.retranslate()
        self.nearby.retranslate()
        self._join_head.set_title(translate("Together", "I have an invitation"))
        self._invitation_label.setText(translate("Together", "Invitation"))
        self.invitation.setPlaceholderText("7K4M-QX2P-9D3T-H6WB@…")
        self._name_label.setText(translate("Together", "Your name"))
        self.others.line_up(self._name_label.sizeHint().width())
        self.more.set_words(translate("Together", "Add a player here"))
        self.nameless.setText(
            translate("Together", "Type your name first: the others will see it.")
        )
        self.join.set_words(translate("Together", "Join"))
        self.trust.setText(
            translate(
                "Together",
                "With a changed program, a host could see everything hidden. Sit down with people "
                "you trust.",
            )
        )
        self._open_head.set_title(translate("Together", "Open a table"))
        self._open_note.setText(
            translate(
                "Together",
                "The table runs on your computer. You get an invitation for each guest.",
            )
        )
        for title, button in zip(self._titles, self.tables, strict=True):
            button.set_words(title.shown_name())
            words = fill(translate("Together", "Open a table: {title}"), title=title.shown_name())
            button.setAccessibleName(words)
        self.left.retranslate()
        if self.tell_me:
            self.tell_me.retranslate()
        self._close.set_words(translate("Together", "Cancel"))

    def show_left(self, cards: Sequence[TableCard]) -> None:
        """Show the tables that were left, before anything else."""
        self.left.show_tables(cards)
        self._space.changeSize(0, self.appearance.px(14) if cards else 0)
        self._fit()

    def refuse(self, why: str) -> None:
        """Show why the invitation is refused, and select it to be typed again."""
        self._fault.setText(why)
        self._fault.show()
        self.invitation.setFocus()
        self.invitation.selectAll()

    def _add_name(self, inside: QWidget, name: str) -> None:
        self._name_label = Words(self.appearance, STRONG, inside)
        self.name = NameLine(name, inside)
        self._name_label.setBuddy(self.name)
        self.others = OtherNames(self.appearance, inside)
        self.others.changed.connect(self._on_others)
        self.more = Button(self.appearance, parent=inside)
        self.more.clicked.connect(self.others.open_line)
        self.nameless = Words(self.appearance, NOTE, inside, wrap=True)
        room = self.nameless.sizePolicy()
        room.setRetainSizeWhenHidden(True)  # No button moves under the mouse that has clicked it.
        self.nameless.setSizePolicy(room)
        self.nameless.hide()
        self.name.textEdited.connect(self.nameless.hide)
        row = QHBoxLayout()
        row.setSpacing(self.appearance.px(8))
        row.addWidget(self._name_label)
        row.addWidget(self.name, 1)
        row.addWidget(self.more)
        self._column.addLayout(row)
        self._column.addWidget(self.others)
        self._column.addWidget(self.nameless)

    def _add_joining(self, inside: QWidget) -> None:
        self._join_head = Heading(self.appearance, inside)
        self._column.addWidget(self._join_head)
        grid = QGridLayout()
        grid.setSpacing(self.appearance.px(8))
        grid.setColumnStretch(1, 1)
        self._invitation_label = Words(self.appearance, STRONG, inside)
        self.invitation = QLineEdit(inside)
        self.invitation.setMaxLength(LONGEST_INVITATION)
        self._fault = Words(self.appearance, NOTE, inside, wrap=True)
        self._fault.hide()
        self.trust = Words(self.appearance, NOTE, inside, wrap=True)
        self.join = Button(self.appearance, parent=inside)
        self._invitation_label.setBuddy(self.invitation)
        self.invitation.returnPressed.connect(self._on_join)
        grid.addWidget(self._invitation_label, 0, 0)
        grid.addWidget(self.invitation, 0, 1)
        grid.addWidget(self.join, 0, 2)
        self.invitation.textChanged.connect(self._on_invitation)
        grid.addWidget(self._fault, 1, 1, 1, 2)
        grid.addWidget(self.trust, 2, 0, 1, 3)
        self.join.clicked.connect(self._on_join)
        self._column.addLayout(grid)

    def _table_button(self, title: TitleUi, inside: QWidget) -> Button:
        button = Button(self.appearance, parent=inside)
        button.clicked.connect(lambda: self._on_open(title))
        self._column.addWidget(button)
        return button

    def _on_invitation(self, text: str) -> None:
        """Ask for as many names as an invitation is for; one that is being typed has no number."""
        self.others.invite(self._people_invited(text) - 1)

    def _on_others(self) -> None:
        self.more.setVisible(not self.others.is_full)
        for before, line in pairwise((self.more, *self.others.lines)):
            self.setTabOrder(before, line)
        self.nearby.ask_for(1 + len(self.others.names))
        self._fit()

    def _fit(self) -> None:
        """Set the height to that of the tables and names."""
        more = _PER_TABLE * len(self.left.rows) + _PER_NAME * self.others.height_lines
        self.refit((_SIZE[0], _SIZE[1] + more))

    def _own_name(self) -> str:
        """Return the name of the person here; ask for it if there is none."""
        name = self.name.name
        self.nameless.setVisible(not name)
        if not name:
            self.name.setFocus()
        return name

    def _on_seat_asked(self, card: NearbyCard) -> None:
        if name := self._own_name():
            self.seat_asked.emit(card, name, self.others.names)

    def _on_open(self, title: TitleUi) -> None:
        if name := self._own_name():
            self.open_asked.emit(title.name, (name, *self.others.names))

    def _on_join(self) -> None:
        if (name := self._own_name()) and not self.others.focus_lacking():
            self.join_asked.emit(self.invitation.text(), name, self.others.names)
