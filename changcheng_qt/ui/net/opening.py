"""The dialog that opens a table: that of a new game, with people at other computers, and the ways
to the table.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from PySide6.QtCore import QCoreApplication, Signal, SignalInstance
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QVBoxLayout, QWidget

from changcheng_qt.engine.seats import HUMAN, Seat
from changcheng_qt.engine.speech import Speech
from changcheng_qt.i18n.phrases.wording import fill
from changcheng_qt.ui.dialogs.game_draft import ELSEWHERE, GameDraft, Offer, default_names
from changcheng_qt.ui.dialogs.new_game import NewGameDialog
from changcheng_qt.ui.looks.appearance import Appearance
from changcheng_qt.ui.net.ways import Ways, WaysForm
from changcheng_qt.ui.panels.buttons import Button, DropDown, TickBox
from changcheng_qt.ui.panels.heading import Heading
from changcheng_qt.ui.panels.words import NOTE, STRONG, Words
from changcheng_qt.ui.seam.title import GameOrder, PlainChoices, TitleUi

translate = QCoreApplication.translate

_WATCH, _SPEECH = "may_watch", "speech"


@dataclass(frozen=True, slots=True)
class TableOrder:
    """An order of a table: its game, the seats of people at other computers, the ways to it,
    whether somebody may look on, and the chat.
    """

    game: GameOrder
    elsewhere: tuple[Seat, ...]
    ways: Ways
    may_watch: bool = False
    speech: Speech = Speech.PHRASES


class OpenTableDialog(NewGameDialog):
    """Puts a `TableOrder` together."""

    table_ordered = Signal(object)
    """The `TableOrder`."""
    wait_ordered = Signal(object)
    """The `TableOrder`, once the post office answers."""
    wait_ended = Signal()
    """Somebody wants to change the order instead."""

    def __init__(
        self,
        title: TitleUi,
        appearance: Appearance,
        offer: Offer,
        kept: Mapping[str, object],
        ways: PlainChoices,
        parent: QWidget,
    ) -> None:
        """Show the saved choices, and the last ways."""
        self._kept_ways = ways
        super().__init__(title, appearance, offer, kept, parent)
        for part in (self._seed_label, self.seed, self._seed_note):
            part.hide()  # All who play draw it together.
        self.body.addWidget(self.notice)
        self.buttons.insertWidget(0, self.patience)
        if not self.draft.elsewhere:
            for seat in range(1, self.draft.count):
                place = replace(self.draft.places[seat], controller=ELSEWHERE)
                self.draft = self.draft.with_place(seat, place)
            self._show_draft()

    def sit_down(self, names: Sequence[str]) -> None:
        """Give the first seats to the people here. A single person takes the first one, under the
        name that it had at the last table, if any.
        """
        first = self.draft.places[0]
        if len(names) > 1:
            self.draft = _with_people(self.draft, names, self._offer.seat_counts[-1])
        elif not first.name:
            self.draft = self.draft.with_place(0, replace(first, name=names[0]))
        self._show_draft()

    def wait_for_office(self, *, is_patient: bool = False) -> None:
        """Say that the post office is being asked; nothing can be chosen meanwhile."""
        self._tell(_patient_text() if is_patient else _asking_text(), is_waiting=True)
        self.patience.setVisible(is_patient)

    def show_trouble(self, why: str, mended: QLineEdit, *, may_pass: bool = False) -> None:
        """Show why guests cannot reach this computer, and focus the line that may correct it; if
        the trouble `may_pass`, offer to wait.
        """
        self._tell(why, is_waiting=False)
        self.patience.setVisible(may_pass)
        mended.setFocus()
        mended.selectAll()
        self._scroll.ensureWidgetVisible(mended)

    def _tell(self, words: str, *, is_waiting: bool) -> None:
        self._is_waiting = is_waiting
        self.notice.setText(words)
        self.notice.setVisible(bool(words))
        self._name_patience()
        self._scroll.setEnabled(not is_waiting)
        self._allow_start()
        self.refit()

    def add_between(self, inside: QWidget, column: QVBoxLayout) -> None:
        column.addSpacing(self.appearance.px(6))
        self._is_waiting = False
        self.notice = Words(self.appearance, STRONG, self, wrap=True)
        self.notice.hide()
        self.patience = Button(self.appearance, parent=self)
        self.patience.setAutoDefault(False)
        self.patience.hide()
        self.patience.clicked.connect(self._on_patience)
        self._ways_head = Heading(self.appearance, inside)
        self.ways = WaysForm(self._kept_ways, self.appearance, inside)
        self.watch = TickBox(self.appearance, inside)
        self.watch.setChecked(bool(self._kept_ways.get(_WATCH, False)))
        self._speech_label = Words(self.appearance, STRONG, inside)
        self.speech = DropDown(inside)
        self._speech_label.setBuddy(self.speech)
        self._trust = Words(self.appearance, NOTE, inside, wrap=True)
        row = QHBoxLayout()
        row.addWidget(self._speech_label)
        row.addWidget(self.speech)
        row.addStretch(1)
        for part in (self._ways_head, self.ways, self.watch):
            column.addWidget(part)
        column.addLayout(row)
        column.addWidget(self._trust)
        self.ways.changed.connect(self._allow_start)

    def retranslate(self) -> None:
        super().retranslate()
        words = translate("OpenTable", "Open a table: {title}")
        self.set_title(fill(words, title=self.title.shown_name()))
        self._ways_head.set_title(translate("OpenTable", "How guests reach you"))
        self.ways.retranslate()
        self.watch.setText(translate("OpenTable", "Others may watch"))
        self._offer_speech()
        self._trust.setText(
            translate(
                "OpenTable",
                "Your guests must trust you: with a changed program, you could see everything "
                "hidden.",
            )
        )
        self.start.set_words(translate("OpenTable", "Open the table"))
        self._name_patience()

    def _name_patience(self) -> None:
        wait, stop = translate("OpenTable", "Wait for it"), translate("OpenTable", "Stop waiting")
        self.patience.set_words(stop if self._is_waiting else wait)

    def _offer_speech(self) -> None:
        """Offer the kinds of chat, and keep the choice."""
        kept = self.speech.currentData() or self._kept_ways.get(_SPEECH)
        self._speech_label.setText(translate("OpenTable", "Chat"))
        self.speech.setAccessibleName(translate("OpenTable", "Chat"))
        self.speech.clear()
        for speech, text in (
            (Speech.OFF, translate("OpenTable", "Off", "chat")),
            (Speech.PHRASES, translate("OpenTable", "Ready phrases")),
            (Speech.FREE, translate("OpenTable", "Free text")),
        ):
            self.speech.addItem(text, speech.value)
        place = self.speech.findData(kept)
        usual = self.speech.findData(Speech.PHRASES.value)
        self.speech.setCurrentIndex(place if place >= 0 else usual)

    @property
    def plain_ways(self) -> PlainChoices:
        """The chosen ways, for the settings."""
        return {**(self.ways.ways or Ways()).to_plain(), **self._plain_choices}

    @property
    def _plain_choices(self) -> PlainChoices:
        return {_WATCH: self.watch.isChecked(), _SPEECH: self.speech.currentData()}

    def _show_draft(self) -> None:
        super()._show_draft()
        self._allow_start()

    def _allow_start(self) -> None:
        if self._is_waiting:
            why = self.notice.text()
        elif not self.draft.elsewhere:
            why = translate("OpenTable", "Nobody is at another computer yet.")
        elif self.ways.ways is None:
            why = translate("OpenTable", "Choose how guests reach you.")
        else:
            why = ""
        self.start.allow(not why, why)

    def _on_start(self) -> None:
        self._order(self.table_ordered)

    def _on_patience(self) -> None:
        if self._is_waiting:
            self._tell("", is_waiting=False)
            self.patience.hide()
            self.wait_ended.emit()
        else:
            self._order(self.wait_ordered)

    def _order(self, ordered: SignalInstance) -> None:
        ways = self.ways.ways
        if ways is None or not self.draft.elsewhere or self._is_waiting:
            return
        self.draft = replace(self.draft, choices=self._form.choices())
        game = self.draft.order(self.title.name, default_names())
        speech = Speech(self.speech.currentData())
        order = TableOrder(game, self.draft.elsewhere, ways, self.watch.isChecked(), speech)
        ordered.emit(order)


def _with_people(draft: GameDraft, names: Sequence[str], most: int) -> GameDraft:
    """Return a draft with these people in the first seats, and nobody else at this computer: for at
    least one player more, but no more than the title's `most`.
    """
    draft = draft.with_count(min(max(draft.count, len(names) + 1), most))
    for seat, place in enumerate(draft.places[: draft.count]):
        if seat < len(names):
            draft = draft.with_place(seat, replace(place, name=names[seat], controller=HUMAN))
        elif place.controller == HUMAN:
            draft = draft.with_place(seat, replace(place, name="", controller=ELSEWHERE))
    return draft


def _asking_text() -> str:
    return translate("OpenTable", "Asking the post office…")


def _patient_text() -> str:
    return translate(
        "OpenTable", "Waiting for the post office… The table opens as soon as it answers."
    )
