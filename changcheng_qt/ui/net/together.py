"""The first question of play from several computers: join somebody's table, or open one."""

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtWidgets import QGridLayout, QLineEdit, QSpacerItem, QVBoxLayout, QWidget

from changcheng_qt.engine.texts import as_name, cut_name
from changcheng_qt.i18n.phrases.wording import fill
from changcheng_qt.ui.dialogs.game_draft import default_names
from changcheng_qt.ui.dialogs.sheet import Sheet
from changcheng_qt.ui.looks.appearance import Appearance
from changcheng_qt.ui.net.left import LeftTables, TableCard
from changcheng_qt.ui.net.nearby import NearbyList
from changcheng_qt.ui.net.tell_me import AtLogin, TellMe
from changcheng_qt.ui.panels.buttons import Button
from changcheng_qt.ui.panels.heading import Heading
from changcheng_qt.ui.panels.words import NOTE, STRONG, Words
from changcheng_qt.ui.seam.title import TitleUi

translate = QCoreApplication.translate

_SIZE = (620, 600)
_PER_TABLE = 76
LONGEST_INVITATION = 1000


class TogetherDialog(Sheet):
    """Asks for an invitation and a name, for the title of a table to open, or for one of the tables
    that were left.
    """

    join_asked = Signal(str, str)
    """An invitation, as typed, and the name of the guest."""
    open_asked = Signal(str)
    """The name of the title of a new table."""
    seat_asked = Signal(object, str)
    """The `NearbyCard` of a table in this network, and the name of the guest."""

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
        inside = QWidget(self)
        self._column = QVBoxLayout(inside)
        self._column.setContentsMargins(0, 0, appearance.px(8), 0)
        self.left = LeftTables(titles, appearance, inside)
        self._column.addWidget(self.left)
        self._space = QSpacerItem(0, 0)
        self._column.addItem(self._space)
        self.nearby = NearbyList(titles, appearance, inside)
        self._column.addWidget(self.nearby)
        self._column.addSpacing(appearance.px(14))
        self._add_joining(inside, name)
        self.nearby.asked.connect(lambda card: self.seat_asked.emit(card, self._own_name))
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
        self.invitation.setFocus()

    def retranslate(self) -> None:
        self.set_title(translate("Together", "Play with others"))
        self.nearby.retranslate()
        self._join_head.set_title(translate("Together", "I have an invitation"))
        self._invitation_label.setText(translate("Together", "Invitation"))
        self.invitation.setPlaceholderText("7K4M-QX2P-9D3T-H6WB@…")
        self._name_label.setText(translate("Together", "Your name"))
        self.name.setPlaceholderText(default_names()[0])
        self.join.set_words(translate("Together", "Join"))
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
        self.refit((_SIZE[0], _SIZE[1] + _PER_TABLE * len(cards)))

    def refuse(self, why: str) -> None:
        """Say why the invitation leads nowhere, and let it be typed again."""
        self._fault.setText(why)
        self._fault.show()
        self.invitation.setFocus()
        self.invitation.selectAll()

    def _add_joining(self, inside: QWidget, name: str) -> None:
        self._join_head = Heading(self.appearance, inside)
        self._column.addWidget(self._join_head)
        grid = QGridLayout()
        grid.setSpacing(self.appearance.px(8))
        grid.setColumnStretch(1, 1)
        self._invitation_label = Words(self.appearance, STRONG, inside)
        self.invitation = QLineEdit(inside)
        self.invitation.setMaxLength(LONGEST_INVITATION)
        self._name_label = Words(self.appearance, STRONG, inside)
        self.name = QLineEdit(name, inside)
        self.name.textEdited.connect(self._on_name_edited)
        self._fault = Words(self.appearance, NOTE, inside, wrap=True)
        self._fault.hide()
        self.join = Button(self.appearance, parent=inside)
        rows = ((self._invitation_label, self.invitation), (self._name_label, self.name))
        for row, (label, line) in enumerate(rows):
            label.setBuddy(line)
            line.returnPressed.connect(self._on_join)
            grid.addWidget(label, row, 0)
            grid.addWidget(line, row, 1)
        grid.addWidget(self.join, 0, 2, 2, 1)
        grid.addWidget(self._fault, 2, 1, 1, 2)
        self.join.clicked.connect(self._on_join)
        self._column.addLayout(grid)

    def _table_button(self, title: TitleUi, inside: QWidget) -> Button:
        button = Button(self.appearance, parent=inside)
        button.clicked.connect(partial(self.open_asked.emit, title.name))
        self._column.addWidget(button)
        return button

    def _on_name_edited(self, text: str) -> None:
        if (kept := cut_name(text)) != text:
            cursor = self.name.cursorPosition()
            self.name.setText(kept)
            self.name.setCursorPosition(cursor)

    @property
    def _own_name(self) -> str:
        return as_name(self.name.text()) or default_names()[0]

    def _on_join(self) -> None:
        self.join_asked.emit(self.invitation.text(), self._own_name)
