"""The lobby: the host passes invitations on, lets guests in, and begins once all are seated."""

from bisect import bisect
from collections.abc import Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from changcheng_qt.i18n.phrases.wording import fill, join_sentences, listed
from changcheng_qt.ui.dialogs.sheet import Sheet
from changcheng_qt.ui.looks.appearance import Appearance
from changcheng_qt.ui.net.guest_rows import (
    TO_COME,
    GuestCard,
    GuestRow,
    GuestState,
    SeatRow,
    together_text,
)
from changcheng_qt.ui.net.nearby import CallerCard, CallersPanel
from changcheng_qt.ui.net.opening import TableOrder
from changcheng_qt.ui.panels.words import NOTE, STRONG, Words
from changcheng_qt.ui.seam.title import TitleUi

translate = QCoreApplication.translate

_WIDTH, _HEIGHT, _PER_GUEST, _PER_SEAT, _PER_CALLER = 640, 230, 78, 40, 160
"""The size of the dialog: without seats, and the height added by each seat and each guest who asks.
"""
_LAST: Final = 99
"""The place of guests who look on, behind all seats."""


class LobbyDialog(Sheet):
    """Shows the guests of a table that has not begun."""

    answered = Signal(int, bool)
    """The number of a guest, and whether the host lets it in."""
    shared = Signal(int, int)
    """The numbers of two guests whose people share a computer."""
    parted = Signal(int)
    """The number of a guest whose people do not share a computer after all."""
    begun = Signal()
    """Everybody is here: the game may begin."""

    def __init__(
        self, title: TitleUi, order: TableOrder, appearance: Appearance, parent: QWidget
    ) -> None:
        """Start without guests."""
        away, seats = len(order.elsewhere) + order.may_watch, len(order.game.players)
        self._height = _HEIGHT + _PER_GUEST * away + _PER_SEAT * (seats - len(order.elsewhere))
        super().__init__(appearance, parent, (_WIDTH, self._height))
        self._title, self._order = title, order.game
        self._is_listed = order.ways.in_network
        self._is_asking = self._is_ready = False
        self._state = ""
        self.note = Words(appearance, NOTE, self, wrap=True)
        self.body.addWidget(self.note)
        inside = QWidget(self)
        whole = QVBoxLayout(inside)
        whole.setContentsMargins(0, 0, appearance.px(8), 0)
        self.callers = CallersPanel(appearance, inside)
        self._column = QVBoxLayout()
        self._column.addStretch(1)
        whole.addWidget(self.callers)
        whole.addLayout(self._column, 1)
        self.rows: dict[int, GuestRow] = {}
        self._places: list[int] = []
        """The seats of all rows, from top to bottom."""
        self._seats: list[SeatRow] = []
        self.add_scroll(inside)
        self._inside = inside
        for seat, player in enumerate(order.game.players):
            if seat not in order.elsewhere:
                colour = order.game.colours[seat]
                self._seats.append(SeatRow(player, colour, title, appearance, inside))
                self._add_row(self._seats[-1], seat)
        self.notice = Words(appearance, STRONG, self, wrap=True)
        self.body.addWidget(self.notice)
        self.close_table, self.begin = self.add_button(), self.add_button(primary=True)
        self.close_table.clicked.connect(self._on_close)
        self.begin.clicked.connect(self._on_begin)
        self.retranslate()

    def show_guests(self, cards: Sequence[GuestCard], *, is_ready: bool) -> None:
        """Show the guests; `is_ready` if the game may begin."""
        focused = self.focusWidget() if self.rows else None
        seats = {card.number: card.seats for card in cards}
        left = [number for number, row in self.rows.items() if row.card.seats != seats.get(number)]
        for number in left:
            gone = self.rows.pop(number)
            self._places.pop(self._column.indexOf(gone))
            self._column.removeWidget(gone)
            gone.hide()
            gone.deleteLater()
        for card in cards:
            row = self.rows.get(card.number)
            if row is None:
                seat = card.seats[0] if card.seats else _LAST
                colours = [self._order.colours[one] for one in card.seats]
                row = GuestRow(card, self._title, colours, self.appearance, self._inside)
                row.answered.connect(partial(self.answered.emit, card.number))
                row.shared.connect(partial(self.shared.emit, card.number))
                row.parted.connect(partial(self.parted.emit, card.number))
                self.rows[card.number] = row
                self._add_row(row, seat)
            row.show_card(card, _partners_of(card, cards))
        self._is_ready = is_ready
        self._tell()
        self._follow_focus(focused)

    def show_callers(self, cards: Sequence[CallerCard]) -> None:
        """Show who asks without an invitation, above the seats, and make room for them."""
        before, focused = len(self.callers.rows), self.focusWidget()
        self.callers.show_callers(cards)
        if len(cards) != before:
            self.refit((_WIDTH, self._height + _PER_CALLER * len(cards)))
        self._tell()
        self._follow_focus(focused)

    def show_trouble(self, state: str) -> None:
        """Show the fault of the ways to the table, if there is one."""
        self._state = state
        self._tell()

    def retranslate(self) -> None:
        words = translate("Lobby", "Your table: {title}")
        self.set_title(fill(words, title=self._title.shown_name()))
        for row in (*self.rows.values(), *self._seats, self.callers):
            row.retranslate()
        self._tell()

    def reject(self) -> None:
        """Ask before sending guests away who are here, wait for an answer, or may be invited;
        Esc on the question keeps the table open.
        """
        if self._is_asking:
            self._keep_open()
        elif self.may_close():
            super().reject()

    def may_close(self) -> bool:
        """Close a table that nobody knows of; ask before any other is closed."""
        is_alone = not (self._guests_here or self._unanswered or self._is_invited)
        if not is_alone:
            self._is_asking = True
            self._tell()
            self.begin.setFocus()
        return is_alone

    def _on_close(self) -> None:
        if self._is_asking:
            super().reject()
        else:
            self.reject()

    def _keep_open(self) -> None:
        self._is_asking = False
        self._tell()
        self._focus_harmless()

    def _follow_focus(self, focused: QWidget | None) -> None:
        """Choose another focus once the focused widget is gone: Qt would choose the next one, which
        might admit somebody, or close the table.
        """
        if focused is None or not (focused.isVisibleTo(self) and focused.isEnabled()):
            self._focus_harmless()

    def _focus_harmless(self) -> None:
        """Focus a button by which nobody loses anything."""
        rows = sorted(self.rows.values(), key=self._column.indexOf)
        copies = [row.copy for row in rows if row.card.state in TO_COME]
        harmless = copies[0] if copies else self.begin
        if harmless.isEnabled():
            harmless.setFocus()
        elif (focused := self.focusWidget()) is not None:
            focused.clearFocus()

    def _add_row(self, row: QWidget, seat: int) -> None:
        """Add a row in the order of the seats."""
        place = bisect(self._places, seat)
        self._places.insert(place, seat)
        self._column.insertWidget(place, row)
        row.show()

    @property
    def _guests_here(self) -> list[str]:
        cards = (row.card for row in self.rows.values())
        return [name for card in cards if card.state is GuestState.IN for name in card.names]

    @property
    def _unanswered(self) -> list[str]:
        cards = (row.card for row in self.rows.values())
        asked = [card.names for card in cards if card.state is GuestState.ASKS]
        asking = (name for names in asked for name in names)
        calling = (name for caller in self.callers.rows for name in caller.names)
        return [*asking, *calling]

    @property
    def _is_invited(self) -> bool:
        """Whether an invitation that is still to be used has been copied."""
        return any(row.is_copied and row.card.state in TO_COME for row in self.rows.values())

    def _tell(self) -> None:
        close = translate("Lobby", "Close the table")
        here, unanswered = self._guests_here, self._unanswered
        self._is_asking = self._is_asking and bool(here or unanswered or self._is_invited)
        if self._is_asking:
            text = translate("Lobby", "{guests} will have to leave. Close the table?")
            if not here:
                text = translate("Lobby", "You haven't answered {guests} yet. Close the table?")
            if not (here or unanswered):
                text = translate("Lobby", "Copied invitations will stop working. Close the table?")
            self.notice.setText(fill(text, guests=listed([*here, *unanswered])))
            self.begin.set_words(translate("Lobby", "Keep it open"))
        else:
            self.notice.setText(self._state or self._waiting)
            self.begin.set_words(translate("Lobby", "Start the game"))
        self.note.setText(self._way_in)
        is_any_free = not self.rows or any(one.card.state in TO_COME for one in self.rows.values())
        self.note.setVisible(is_any_free)
        self.close_table.set_words(close)
        self.notice.setVisible(bool(self.notice.text()))
        self._allow()

    @property
    def _way_in(self) -> str:
        invitations = translate(
            "Lobby",
            "Give each invitation to one person, in a message or by voice. It can be used only "
            "once.",
        )
        if any(row.share.isVisibleTo(row) for row in self.rows.values()):
            together = translate(
                "Lobby", "People who share a computer need only one: choose “{together}”."
            )
            together = fill(together, together=together_text())
            invitations = join_sentences((invitations, together))
        if not self._is_listed:
            return invitations
        in_network = translate(
            "Lobby",
            "Guests in this network need no invitation: they find your table under “Play with "
            "others”.",
        )
        return join_sentences((in_network, invitations))

    @property
    def _waiting(self) -> str:
        if self._is_ready:
            return translate("Lobby", "Everybody is here.")
        return translate("Lobby", "Waiting for guests…")

    def _allow(self) -> None:
        why = "" if self._is_ready or self._is_asking else self._waiting
        self.begin.allow(not why, why)

    def _on_begin(self) -> None:
        if self._is_asking:
            self._keep_open()
        else:
            self.begun.emit()


def _partners_of(card: GuestCard, cards: Sequence[GuestCard]) -> list[GuestCard]:
    """Return the guests with whom one may share a computer: nobody has come with either invitation
    yet, and both are for players.
    """
    free = [one for one in cards if one.seats and one.state is GuestState.INVITED]
    return [one for one in free if one is not card] if card in free else []
