"""The rows of the lobby: a seat of the host's computer or of a bot, and a guest, perhaps with
several seats.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from enum import Enum
from functools import partial
from typing import Final, assert_never

from PySide6.QtCore import QCoreApplication, QPoint, Qt, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QLineEdit, QMenu, QWidget

from changcheng_qt.engine.seats import Player, Seat
from changcheng_qt.i18n.phrases.engine import controller_text
from changcheng_qt.i18n.phrases.wording import fill, listed, side_by_side
from changcheng_qt.ui.looks.appearance import Appearance, Panel
from changcheng_qt.ui.looks.glyphs import Token
from changcheng_qt.ui.panels.buttons import Button, Rank
from changcheng_qt.ui.panels.words import STRONG, Words
from changcheng_qt.ui.seam.title import TitleUi

translate = QCoreApplication.translate

_TOKEN: Final = 26


class GuestState(Enum):
    """The stages of a guest's way to its seat."""

    INVITED = "invited"
    EXPECTED = "expected"
    """Known by name, from the table before."""
    ASKS = "asks"
    IN = "in"


TO_COME: Final = (GuestState.INVITED, GuestState.EXPECTED)


@dataclass(frozen=True, slots=True)
class GuestCard:
    """A guest as the lobby shows it; one without seats looks on, and several people may share the
    computer of one with several.
    """

    number: int
    seats: tuple[Seat, ...]
    invitation: str = field(repr=False)
    name: str = ""
    state: GuestState = GuestState.INVITED
    others: tuple[str, ...] = ()
    """The names of people at its computer besides the first."""

    @property
    def names(self) -> tuple[str, ...]:
        """The names of all people at its computer."""
        return (self.name, *self.others)


class SeatRow(Panel):
    """One seat of this computer, or of a bot."""

    def __init__(
        self, player: Player, colour: str, title: TitleUi, appearance: Appearance, parent: QWidget
    ) -> None:
        super().__init__(appearance, parent)
        self._player = player
        token = Token(appearance, title.paint_token, _TOKEN, self)
        token.stand_for(colour)
        self._words = Words(appearance, STRONG, self)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, appearance.px(4), 0, appearance.px(4))
        row.addWidget(token)
        row.addWidget(self._words, 1)
        self.retranslate()

    def retranslate(self) -> None:
        """Update the words."""
        player = self._player
        here = translate("Lobby", "at this computer")
        what = here if player.is_human else controller_text(player.controller)
        self._words.setText(side_by_side((player.name, what)))


class GuestRow(Panel):
    """One guest: the invitation until somebody asks, then the question. An invitation may be made
    one with that of another seat, for people who share a computer, and parted again.
    """

    answered = Signal(bool)
    """The host lets the guest in, or does not."""
    shared = Signal(int)
    """People in the seats of another guest, by its number, are at the same computer."""
    parted = Signal()
    """People in the seats of this guest are at computers of their own."""

    def __init__(
        self,
        card: GuestCard,
        title: TitleUi,
        colours: Sequence[str],
        appearance: Appearance,
        parent: QWidget,
    ) -> None:
        super().__init__(appearance, parent)
        self.card = card
        tokens = []
        for colour in colours or (None,):
            tokens.append(Token(appearance, title.paint_token, _TOKEN, self))
            tokens[-1].stand_for(colour)
        self._words = Words(appearance, STRONG, self, wrap=True)
        self._invitation = QWidget(self)
        self.code = QLineEdit(self._invitation)
        self.code.setReadOnly(True)
        self.copy = Button(appearance, parent=self._invitation, size=14)
        self.copy.clicked.connect(self._on_copy)
        self.share = Button(appearance, parent=self._invitation, size=14)
        self.share.clicked.connect(self._on_share)
        self._partners: Sequence[GuestCard] = ()
        self._question = QWidget(self)
        self.yes = Button(appearance, Rank.PRIMARY, self._question, size=14)
        self.no = Button(appearance, parent=self._question, size=14)
        self.yes.clicked.connect(lambda: self.answered.emit(True))
        self.no.clicked.connect(lambda: self.answered.emit(False))
        self.is_copied = False
        self._lay_out(tokens)
        self.show_card(card)

    def show_card(self, card: GuestCard, partners: Sequence[GuestCard] = ()) -> None:
        """Show the present stage of the guest; `partners` are those with whom it may share a
        computer.
        """
        self.card, self._partners = card, partners
        may_share = bool(partners) or len(card.seats) > 1
        self.share.setVisible(may_share and card.state is GuestState.INVITED)
        self._invitation.setVisible(card.state in TO_COME)
        self._question.setVisible(card.state is GuestState.ASKS)
        if self.code.text() != card.invitation:
            self.is_copied = False
            self.code.setText(card.invitation)
            self.code.setCursorPosition(0)
        self.retranslate()

    def menu(self) -> QMenu:
        """Return the choices of people with whom those of this guest may share a computer."""
        menu = QMenu(self.share)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        for other in self._partners:
            share = partial(self.shared.emit, other.number)
            menu.addAction(_place_of(other)).triggered.connect(share)
        if len(self.card.seats) > 1:
            if self._partners:
                menu.addSeparator()
            apart = menu.addAction(translate("Lobby", "Separate computers"))
            apart.triggered.connect(self.parted)
        return menu

    def retranslate(self) -> None:
        """Update all words."""
        card = self.card
        self._words.setText(_words_of(card))
        copied = translate("Lobby", "Copied")
        self.copy.set_words(copied if self.is_copied else translate("Lobby", "Copy"))
        place = _place_of(card)
        self.code.setAccessibleName(fill(translate("Lobby", "Invitation: {place}"), place=place))
        said = fill(translate("Lobby", "Copy invitation: {place}"), place=place)
        self.copy.setAccessibleName(said)
        self.share.set_words(together_text())
        said = fill(translate("Lobby", "{action}: {place}"), action=together_text(), place=place)
        self.share.setAccessibleName(said)
        guest = listed(card.names)
        self.yes.set_words(fill(translate("Lobby", "Yes, let {guest} in"), guest=guest))
        self.no.set_words(translate("Lobby", "No"))

    def _lay_out(self, tokens: Sequence[QWidget]) -> None:
        head = QHBoxLayout()
        for token in tokens:
            head.addWidget(token)
        head.addWidget(self._words, 1)
        grid = QGridLayout(self)
        grid.setContentsMargins(0, self.appearance.px(4), 0, self.appearance.px(8))
        grid.setColumnMinimumWidth(0, tokens[0].sizeHint().width())
        grid.setColumnStretch(1, 1)
        grid.addLayout(head, 0, 0, 1, 2)
        passing, asking = QHBoxLayout(self._invitation), QHBoxLayout(self._question)
        passing.addWidget(self.code, 1)
        passing.addWidget(self.copy)
        passing.addWidget(self.share)
        asking.addWidget(self.yes)
        asking.addWidget(self.no)
        asking.addStretch(1)
        for row, part in ((passing, self._invitation), (asking, self._question)):
            row.setContentsMargins(0, 0, 0, 0)
            grid.addWidget(part, 1, 1)

    def _on_copy(self) -> None:
        QGuiApplication.clipboard().setText(self.card.invitation)
        self.is_copied = True
        self.retranslate()

    def _on_share(self) -> None:
        self.menu().popup(self.share.mapToGlobal(QPoint(0, self.share.height())))


def _place_of(card: GuestCard) -> str:
    if not card.seats:
        return translate("Lobby", "To watch")
    numbers = listed([str(seat + 1) for seat in card.seats])
    if len(card.seats) > 1:
        return fill(translate("Lobby", "Players {numbers}, at one computer"), numbers=numbers)
    return fill(translate("Lobby", "Player {number}"), number=numbers)


def _words_of(card: GuestCard) -> str:
    match card.state:
        case GuestState.INVITED:
            return _place_of(card)
        case GuestState.EXPECTED:
            words = translate("Lobby", "{place}: {guest} has not come yet.")
            if card.others:
                words = translate("Lobby", "{place}: {guest} have not come yet.", "several")
        case GuestState.ASKS:
            words = translate("Lobby", "{place}: {guest} asks to join.")
            if card.others:
                words = translate("Lobby", "{place}: {guest} ask to join.", "several")
        case GuestState.IN:
            words = translate("Lobby", "{place}: {guest} is here.")
            if card.others:
                words = translate("Lobby", "{place}: {guest} are here.", "several")
        case _:
            assert_never(card.state)
    return fill(words, place=_place_of(card), guest=listed(card.names))


def together_text() -> str:
    """Return the words that offer one invitation for several people."""
    return translate("Lobby", "Together with…")
