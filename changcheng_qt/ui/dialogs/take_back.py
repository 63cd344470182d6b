"""Take-back by agreement: how far, and the consent of all people at the screen; one person among
bots need not ask. People at other screens are asked there.
"""

from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication, QSignalBlocker, Qt, Signal
from PySide6.QtWidgets import QWidget

from changcheng_qt.i18n.phrases.wording import fill, player_name
from changcheng_qt.i18n.telling import LineKind
from changcheng_qt.ui.dialogs.sheet import Sheet
from changcheng_qt.ui.looks.appearance import Appearance
from changcheng_qt.ui.panels.buttons import DropDown, TickBox
from changcheng_qt.ui.panels.lines_view import LinesView
from changcheng_qt.ui.panels.story import sentences_of
from changcheng_qt.ui.panels.words import NOTE, STRONG, Words
from changcheng_qt.ui.seam.match_bridge import MatchBridge
from changcheng_qt.ui.seam.title import TitleUi

translate = QCoreApplication.translate

_SIZE = (520, 470)


@dataclass(frozen=True, slots=True)
class Return:
    """A position to return to: its number of steps, and its first line."""

    length: int
    text: str


def returns_of(title: TitleUi, bridge: MatchBridge) -> list[Return]:
    """Return the beginning of every turn before the present position, latest first."""
    view, players, count = bridge.view, bridge.players, bridge.step_count
    found = [_start()] if count else []
    for number, events in enumerate(bridge.events(), 1):
        for event in events:
            line = title.words.line(event, view, players)
            if line is not None and line.kind is LineKind.TURN and 0 < number < count:
                found.append(Return(number, line.text))
    return found[::-1]


def turn_at(title: TitleUi, bridge: MatchBridge, length: int) -> str:
    """Return the first line of the turn of the position after `length` steps."""
    turns = (*returns_of(title, bridge), _start())
    return next(one.text for one in turns if one.length <= length)


def _start() -> Return:
    return Return(0, translate("TakeBack", "Start of the game"))


class TakeBackDialog(Sheet):
    """Asks how far to go back, and every person at the screen whether they agree."""

    agreed = Signal(int, object)
    """The number of steps to keep, and the seats that agreed."""

    def __init__(
        self, title: TitleUi, appearance: Appearance, bridge: MatchBridge, parent: QWidget
    ) -> None:
        super().__init__(appearance, parent, _SIZE)
        self._title = title
        self._bridge = bridge
        self._returns: list[Return] = []
        self._note = Words(appearance, NOTE, self, wrap=True)
        self._where_label = Words(appearance, STRONG, self)
        self.where = DropDown(self)
        self._where_label.setBuddy(self.where)
        self.where.currentIndexChanged.connect(self._show_what_goes)
        self._goes_label = Words(appearance, STRONG, self)
        self.goes = LinesView(appearance, title.paint_token, self, follows_newest=False)
        self.goes.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.body.addWidget(self._note)
        self.body.addWidget(self._where_label)
        self.body.addWidget(self.where)
        self.body.addWidget(self._goes_label)
        self.body.addWidget(self.goes, 1)
        self._people = tuple(sorted(bridge.here))
        asked = self._people if len(self._people) > 1 else ()
        self.consents = {seat: TickBox(appearance, self) for seat in asked}
        for consent in self.consents.values():
            consent.toggled.connect(self._on_consent)
            self.body.addWidget(consent)
        self._cancel, self._go = self.add_decision(self._on_go)
        bridge.changed.connect(self.offer_turns)
        self.retranslate()

    def retranslate(self) -> None:
        asking, going = translate("TakeBack", "Ask to take back"), translate("TakeBack", "Go back")
        asks_others = not self._bridge.has_all_seats
        self.set_title(asking if self.consents or asks_others else going)
        self._note.setText(
            translate(
                "TakeBack",
                "Anything already seen stays known, and draws won't change. The "
                "saved game records that you went back.",
            )
        )
        self._where_label.setText(translate("TakeBack", "Back to"))
        self._goes_label.setText(translate("TakeBack", "This will be undone:"))
        self.goes.setAccessibleName(self._goes_label.text())
        self.offer_turns()
        for seat, consent in self.consents.items():
            name = player_name(self._bridge.players, seat).replace("&", "&&")
            consent.setText(fill(translate("TakeBack", "{player} agrees"), player=name))
        self._cancel.set_words(translate("TakeBack", "Cancel"))
        self._go.set_words(translate("TakeBack", "Ask") if asks_others else going)

    @property
    def _latest_own(self) -> int:
        """The row of the latest turn of somebody here, the first row without one."""
        seats = self._bridge.turn_seats
        rows = (n for n, one in enumerate(self._returns) if seats[one.length] in self._bridge.here)
        return next(rows, 0)

    def offer_turns(self) -> None:
        """Offer the turns so far. The one that was chosen stays so while it is among them; for any
        other, people are asked again.
        """
        row = self.where.currentIndex()
        chosen = self._returns[row].length if self._returns else None
        self._returns = returns_of(self._title, self._bridge)
        rows = (row for row, one in enumerate(self._returns) if one.length == chosen)
        row = next(rows, -1)
        with QSignalBlocker(self.where):
            self.where.clear()
            self.where.addItems([one.text for one in self._returns])
            self.where.setCurrentIndex(self._latest_own if row < 0 else row)
        for consent in self.consents.values() if row < 0 else ():
            consent.setChecked(False)
        self._show_what_goes()
        self._on_consent()

    def _show_what_goes(self) -> None:
        """Show the turns that would be taken back, a sentence for each."""
        count = self._bridge.step_count
        length = self._returns[self.where.currentIndex()].length if self._returns else count
        events = (event for step in self._bridge.events(length) for event in step)
        self.goes.lines.show_entries(sentences_of(self._title, self._bridge, events))

    def _on_consent(self) -> None:
        all_agree = all(consent.isChecked() for consent in self.consents.values())
        self._go.setEnabled(all_agree and bool(self._people) and bool(self._returns))

    def _on_go(self) -> None:
        chosen = self._returns[self.where.currentIndex()]
        self.agreed.emit(chosen.length, self._people)
        self.accept()
