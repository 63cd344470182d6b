"""The tables that were left: for whom each of them waits, and since when; one may be left for good,
after a question in its place.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from enum import Enum

from PySide6.QtCore import QCoreApplication, QDateTime, QLocale, Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from changcheng_qt.i18n.phrases.wording import fill, join_sentences, listed, sentence
from changcheng_qt.ui.looks.appearance import Appearance, without_margins
from changcheng_qt.ui.panels.buttons import Button, Rank
from changcheng_qt.ui.panels.heading import Heading
from changcheng_qt.ui.panels.words import NOTE, STRONG, Words
from changcheng_qt.ui.seam.title import TitleUi

translate = QCoreApplication.translate

_SHORT = QLocale.FormatType.ShortFormat


class TableState(Enum):
    """For whom a table waits; those that wait for the people here come first."""

    YOURS = "yours"
    WAITING = "waiting"
    OVER = "over"
    """The game is over here, and a guest lacks part of it."""
    WISHED = "wished"
    """The game is over, and guests would like a rematch."""
    UNFINISHED = "unfinished"
    """Everybody has agreed to leave the game unfinished."""
    FINISHED = "finished"
    """The game is over, and the host may ask the guests here for a rematch."""
    CLOSED = "closed"
    """The host has closed it, so nobody goes on."""
    LOST = "lost"
    """The others go on without anybody here."""


_DONE = (TableState.CLOSED, TableState.LOST)
"""States in which the people here can do nothing more."""
_KEPT = (TableState.FINISHED, TableState.WISHED)
"""States in which the game is among those of this computer, too."""


@dataclass(frozen=True, slots=True)
class TableCard:
    """A table that is kept on this computer: its key, the name of its title, and the others; for a
    guest only the host.
    """

    key: str
    title: str
    names: tuple[str, ...]
    is_own: bool
    """Whether this computer is the host."""
    state: TableState = TableState.WAITING
    waited: tuple[str, ...] = ()
    """The names of those for whom it waits."""
    since: int = 0
    """When play went on last, in seconds since 1970; 0 if that is not known."""

    @property
    def goes_on(self) -> bool:
        """Whether a move can be made there, by the people here or by others."""
        return self.state in (TableState.YOURS, TableState.WAITING)

    @property
    def state_text(self) -> str:
        """For whom the table waits, and since when."""
        names = listed(self.waited or self.names)
        if self.state is TableState.CLOSED:
            return fill(translate("Together", "Closed by {names}"), names=names)
        if self.state is TableState.LOST:
            return translate("Together", "You are no longer at this table")
        if self.state is TableState.OVER:
            return fill(translate("Together", "Finished. Not told yet: {names}"), names=names)
        if self.state is TableState.FINISHED:
            words = translate("Together", "Finished. {names} may ask for a rematch.")
            return fill(words, names=names)
        if self.state is TableState.WISHED:
            words = translate("Together", "Finished. {names} would like a rematch.")
            return fill(words, names=names)
        if self.state is TableState.UNFINISHED:
            return translate("Together", "Left unfinished")
        is_own_turn = self.state is TableState.YOURS
        then, now = QDateTime.fromSecsSinceEpoch(self.since), QDateTime.currentDateTime()
        days = then.date().daysTo(now.date())
        if not self.since:
            words = _plain_words(is_own_turn=is_own_turn)
        elif days == 1:
            words = _yesterday_words(is_own_turn=is_own_turn)
        else:
            words = _since_words(is_own_turn=is_own_turn, is_today=days <= 0)
        when = then.time() if days <= 0 else then.date()
        return fill(words, names=names, when=QLocale().toString(when, _SHORT))

    def heading(self, title: str) -> str:
        """The game and the others, with the shown name of the title."""
        words = translate("Together", "{title} with {names}")
        if not self.is_own:
            words = translate("Together", "{title} at {names}'s table")
        return fill(words, title=title, names=listed(self.names))


def _plain_words(*, is_own_turn: bool) -> str:
    if is_own_turn:
        return translate("Together", "Your turn", "of a table")
    return translate("Together", "Waiting for {names}")


def _yesterday_words(*, is_own_turn: bool) -> str:
    if is_own_turn:
        return translate("Together", "Your turn since yesterday")
    return translate("Together", "Waiting for {names} since yesterday")


def _since_words(*, is_own_turn: bool, is_today: bool) -> str:
    if is_today and is_own_turn:
        return translate("Together", "Your turn since {when}", "a time of day")
    if is_today:
        return translate("Together", "Waiting for {names} since {when}", "a time of day")
    if is_own_turn:
        return translate("Together", "Your turn since {when}", "a date")
    return translate("Together", "Waiting for {names} since {when}", "a date")


class LeftTable(QWidget):
    """One table that was left."""

    go_on_asked = Signal()
    forget_asked = Signal()

    def __init__(
        self, card: TableCard, title: Callable[[], str], appearance: Appearance, parent: QWidget
    ) -> None:
        """Show a table whose title has that name."""
        super().__init__(parent)
        self._card, self._title = card, title
        self.go_on = Button(appearance, parent=self)
        self.go_on.clicked.connect(self.go_on_asked)
        self.forget = Button(appearance, Rank.QUIET, self)
        self.forget.clicked.connect(lambda: self._on_asked(is_asking=True))
        is_due = card.state is TableState.YOURS
        self.state = Words(appearance, STRONG if is_due else NOTE, self, wrap=True)
        self.question = Words(appearance, STRONG, self, wrap=True)
        self.sure = Button(appearance, parent=self)
        self.sure.commits = True
        self.sure.clicked.connect(self.forget_asked)
        self.stay = Button(appearance, Rank.PRIMARY, self)
        self.stay.clicked.connect(lambda: self._on_asked(is_asking=False))
        first, answers = QHBoxLayout(), QHBoxLayout()
        first.addWidget(self.go_on, 1)
        first.addWidget(self.forget)
        answers.addStretch(1)
        answers.addWidget(self.sure)
        answers.addWidget(self.stay)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, appearance.px(8))
        column.addLayout(first)
        for words in (self.state, self.question):
            column.addWidget(words)
        column.addLayout(answers)
        self.retranslate()
        self._ask(is_asking=False)

    def retranslate(self) -> None:
        """Use the present language."""
        card, heading = self._card, self._card.heading(self._title())
        self.go_on.set_words(heading)
        self.go_on.setAccessibleName(join_sentences((sentence(heading), card.state_text)))
        self.state.setText(card.state_text)
        self.forget.set_words(_forget_text(card, more="…"))
        spoken = translate("Together", "{action}: {table}")
        self.forget.setAccessibleName(fill(spoken, action=_forget_text(card), table=heading))
        self.question.setText(_question(card))
        self.sure.set_words(_forget_text(card))
        self.stay.set_words(translate("Together", "Cancel"))

    def _ask(self, *, is_asking: bool) -> None:
        self.go_on.setEnabled(not is_asking)
        for widget in (self.question, self.sure, self.stay):
            widget.setVisible(is_asking)
        for widget in (self.forget, self.state):
            widget.setVisible(not is_asking)

    def _on_asked(self, *, is_asking: bool) -> None:
        self._ask(is_asking=is_asking)
        (self.stay if is_asking else self.go_on).setFocus()


def _forget_text(card: TableCard, more: str = "") -> str:
    words = translate("Together", "Leave for good")
    if card.state in (*_DONE, *_KEPT):
        words = translate("Together", "Remove")
    elif card.is_own:
        words = translate("Together", "Close the table")
    return f"{words}{more}"


def _question(card: TableCard) -> str:
    if card.state in _DONE:
        words = translate("Together", "Remove this table? What is left of its game is deleted.")
    elif card.state in _KEPT:
        words = translate("Together", "Remove this table? The game stays among your saved games.")
    elif card.state is TableState.OVER:
        words = translate("Together", "Close the table? {names} will not hear how the game ended.")
    elif card.state is TableState.UNFINISHED and not card.is_own:
        words = translate("Together", "Leave this table for good? You can't play on afterwards.")
    elif card.is_own:
        words = translate(
            "Together",
            "Close the table for everybody? The game ends unfinished; nobody can go on with it.",
        )
    else:
        words = translate(
            "Together",
            "Leave this table for good? The others wait for you until {names} invites somebody "
            "else or closes the table.",
        )
    is_over = card.state is TableState.OVER
    return fill(words, names=listed(card.waited if is_over else card.names))


class LeftTables(QWidget):
    """All tables that were left."""

    go_on_asked = Signal(str)
    """The key of a table."""
    forget_asked = Signal(object)
    """The card of a table that is to be left for good."""

    def __init__(self, titles: Sequence[TitleUi], appearance: Appearance, parent: QWidget) -> None:
        """Show nothing as yet."""
        super().__init__(parent)
        self._titles, self._appearance = titles, appearance
        self._column = without_margins(QVBoxLayout(self))
        self._head = Heading(appearance, self)
        self._column.addWidget(self._head)
        self.rows: dict[TableCard, LeftTable] = {}
        self.hide()

    def show_tables(self, cards: Sequence[TableCard]) -> None:
        """Show these tables in place of earlier ones."""
        for row in self.rows.values():
            row.hide()
            row.deleteLater()
        self.rows = {card: self._row(card) for card in cards}
        self.setVisible(bool(cards))
        self.retranslate()

    def retranslate(self) -> None:
        """Use the present language."""
        self._head.set_title(translate("Together", "Your tables"))
        for row in self.rows.values():
            row.retranslate()
        widths = [row.forget.sizeHint().width() for row in self.rows.values()]
        for row in self.rows.values():
            row.forget.setMinimumWidth(max(widths))

    def _row(self, card: TableCard) -> LeftTable:
        names = {title.name: title.shown_name for title in self._titles}
        row = LeftTable(card, names.get(card.title, str), self._appearance, self)
        row.go_on_asked.connect(lambda: self.go_on_asked.emit(card.key))
        row.forget_asked.connect(lambda: self._on_forget(card))
        self._column.addWidget(row)
        return row

    def _on_forget(self, card: TableCard) -> None:
        self.forget_asked.emit(card)
        self.show_tables([one for one in self.rows if one is not card])
