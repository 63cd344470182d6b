"""Tables in this network: a guest's list of them, and the host's question about who asks there."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from typing import Final

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from changcheng_qt.i18n.phrases.wording import fill, listed
from changcheng_qt.ui.looks.appearance import Appearance, Panel, without_margins
from changcheng_qt.ui.panels.buttons import Button, Rank
from changcheng_qt.ui.panels.heading import Heading
from changcheng_qt.ui.panels.words import NOTE, STRONG, TextStyle, TypeFace, Words
from changcheng_qt.ui.seam.title import TitleUi
from changcheng_qt.ui.widgets.scroll_areas import TallScroll

translate = QCoreApplication.translate

DIGITS: Final = TextStyle(size=46, face=TypeFace.NUMBER, bold=True)
"""Digits that people compare: they may look at each other's screens across a room."""
_ROOM: Final = 80
"""The height of the room for tables, of which two fit in."""


@dataclass(frozen=True, slots=True)
class NearbyCard:
    """A table in this network: its key, the name of its host and of its title, its free seats, and
    the version of the host's program where this one cannot play at it.
    """

    key: str
    host: str
    title: str
    free: int
    other_version: str | None = None


@dataclass(frozen=True, slots=True)
class CallerCard:
    """People at one computer who ask for seats: a number, their names, and the six digits."""

    number: int
    names: tuple[str, ...]
    digits: str


class NearbyList(Panel):
    """The tables in this network, each a button that asks for a seat. It has room for some of them
    from the start, and scrolls with more: one that appears moves nothing below it.
    """

    asked = Signal(object)
    """The `NearbyCard` of a table."""

    def __init__(self, titles: Sequence[TitleUi], appearance: Appearance, parent: QWidget) -> None:
        """Start without tables."""
        super().__init__(appearance, parent)
        self._titles = {title.name: title for title in titles}
        self._head = Heading(appearance, self)
        self._note = Words(appearance, NOTE, self, wrap=True)
        column, inside = QVBoxLayout(self), QWidget()
        self._rows = without_margins(QVBoxLayout(inside))
        self._rows.addStretch(1)
        self.area = TallScroll(inside, self)
        column.setContentsMargins(0, 0, 0, 0)
        for part in (self._head, self._note, self.area):
            column.addWidget(part)
        self.buttons: dict[NearbyCard, Button] = {}
        self._is_possible = True
        self._people = 1
        self.restyle()
        self.retranslate()

    def restyle(self) -> None:
        self.area.setFixedHeight(self.appearance.px(_ROOM))
        self.area.keep_from_bar(self.appearance.px(6))

    def show_tables(self, cards: Sequence[NearbyCard]) -> None:
        """Show these tables, and no others; a button that stays keeps the focus."""
        for card in [one for one in self.buttons if one not in cards]:
            self.buttons.pop(card).deleteLater()
        for card in cards:
            if card not in self.buttons and card.title in self._titles:
                button = self.buttons[card] = Button(self.appearance, parent=self)
                button.clicked.connect(partial(self.asked.emit, card))
                self._rows.insertWidget(self._rows.count() - 1, button)
                button.show()
        self.retranslate()

    def ask_for(self, people: int) -> None:
        """Ask for a seat for each of n people."""
        if people != self._people:
            self._people = people
            self.retranslate()

    def show_trouble(self) -> None:
        """Say that no table can be found, for there is no network."""
        self._is_possible = False
        self.retranslate()

    def retranslate(self) -> None:
        """Update all words."""
        self._head.set_title(translate("Nearby", "Tables in this network"))
        if self.buttons:
            note = translate(
                "Nearby",
                "You need no invitation: choose a table, and tell its host the six digits that "
                "you will see.",
            )
            if self._people > 1:
                note = translate(
                    "Nearby",
                    "You need no invitation: choose a table for the {number} of you, and tell its "
                    "host the six digits that you will see.",
                )
                note = fill(note, number=self._people)
        elif self._is_possible:
            note = translate("Nearby", "No table is open in this network now.")
        else:
            note = translate(
                "Nearby", "Tables can't be found in this network, but an invitation still works."
            )
        self._note.setText(note)
        for card, button in self.buttons.items():
            button.set_words(self._words_of(card))
            button.allow(not (why := _obstacle(card, self._people)), why)

    def _words_of(self, card: NearbyCard) -> str:
        title = self._titles[card.title].shown_name()
        words = translate("Nearby", "{title} at {host}'s table, %n seat(s) free", "", card.free)
        return fill(words, title=title, host=card.host)


class CallersPanel(Panel):
    """Those who ask for a seat without an invitation: the host compares six digits."""

    answered = Signal(int, bool)
    """The number of somebody, and whether the host lets them in."""

    def __init__(self, appearance: Appearance, parent: QWidget) -> None:
        """Start with nobody, unseen."""
        super().__init__(appearance, parent)
        self._column = without_margins(QVBoxLayout(self))
        self.rows: dict[CallerCard, _CallerRow] = {}
        self.hide()

    def show_callers(self, cards: Sequence[CallerCard]) -> None:
        """Show these, and no others."""
        for card in [one for one in self.rows if one not in cards]:
            gone = self.rows.pop(card)
            gone.hide()
            gone.deleteLater()
        for card in cards:
            if card not in self.rows:
                row = self.rows[card] = _CallerRow(card, self.appearance, self)
                row.yes.clicked.connect(partial(self.answered.emit, card.number, True))
                row.no.clicked.connect(partial(self.answered.emit, card.number, False))
                self._column.addWidget(row)
        self.setVisible(bool(self.rows))

    def retranslate(self) -> None:
        """Update all words."""
        for row in self.rows.values():
            row.retranslate()


class _CallerRow(Panel):
    """One question."""

    def __init__(self, card: CallerCard, appearance: Appearance, parent: QWidget) -> None:
        super().__init__(appearance, parent)
        self._card = card
        self._question = Words(appearance, STRONG, self, wrap=True)
        self.digits = Words(appearance, DIGITS, self)
        self.digits.setText(shown_digits(card.digits))
        self._note = Words(appearance, NOTE, self, wrap=True)
        self.yes = Button(appearance, Rank.PRIMARY, self, size=14)
        self.no = Button(appearance, parent=self, size=14)
        column, row = QVBoxLayout(self), QHBoxLayout()
        column.setContentsMargins(0, appearance.px(4), 0, appearance.px(8))
        for part in (self._question, self.digits, self._note):
            column.addWidget(part)
        for button in (self.yes, self.no):
            row.addWidget(button)
        row.addStretch(1)
        column.addLayout(row)
        self.retranslate()

    def retranslate(self) -> None:
        """Update all words."""
        card = self._card
        words, guest = translate("Nearby", "{guest} asks for a seat:"), listed(card.names)
        if len(card.names) > 1:
            words = translate("Nearby", "{guest} ask for seats:", "several")
        self._question.setText(fill(words, guest=guest))
        self._note.setText(
            translate(
                "Nearby",
                "Compare the digits by voice. If the other screen shows different ones, somebody "
                "else is asking: click No.",
            )
        )
        self.yes.set_words(fill(translate("Nearby", "Yes, let {guest} in"), guest=guest))
        self.no.set_words(translate("Nearby", "No"))


def shown_digits(digits: str) -> str:
    """Return six digits as people read them to each other: in threes."""
    return f"{digits[:3]}\N{NO-BREAK SPACE}{digits[3:]}"


def _obstacle(card: NearbyCard, people: int) -> str:
    """Return why there is no seat at a table for n people here, empty if there may be one."""
    if card.other_version is not None:
        words = translate("Nearby", "{host}'s program is version {version}, with different rules.")
        return fill(words, host=card.host, version=card.other_version)
    if not card.free:
        return translate("Nearby", "No seat is free at this table.")
    if card.free < people:
        return translate("Tables", "Only %n seat(s) are free at this table.", "", card.free)
    return ""
