"""A change of help for the rest of a game: the choice, and the consent of all people at the screen;
one person among bots need not ask.
"""

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from changcheng_qt.engine.help import Help
from changcheng_qt.i18n.phrases.engine import help_kinds
from changcheng_qt.i18n.phrases.wording import fill, player_name
from changcheng_qt.ui.dialogs.sheet import Sheet
from changcheng_qt.ui.looks.appearance import Appearance
from changcheng_qt.ui.panels.buttons import TickBox
from changcheng_qt.ui.panels.words import NOTE, STRONG, Words
from changcheng_qt.ui.seam.match_bridge import MatchBridge

translate = QCoreApplication.translate

_SIZE = (520, 400)
_GAP = 14


class GameHelpDialog(Sheet):
    """Asks for the help of the table from now on, and every person at the screen whether they
    agree.
    """

    agreed = Signal(object, object)
    """The `Help`, and the seats that agreed on it."""

    def __init__(self, appearance: Appearance, bridge: MatchBridge, parent: QWidget) -> None:
        super().__init__(appearance, parent, _SIZE)
        self._bridge = bridge
        self._people = tuple(sorted(bridge.here))
        self._note = Words(appearance, NOTE, self, wrap=True)
        self.body.addWidget(self._note)
        inside = QWidget(self)
        column = QVBoxLayout(inside)
        column.setContentsMargins(0, 0, appearance.px(8), 0)
        column.setSpacing(appearance.px(8))
        now = bridge.help
        self.parts = tuple(TickBox(appearance, inside) for _ in range(3))
        for part, has_it in zip(self.parts, (now.follows, now.hints, now.warning), strict=True):
            part.setChecked(has_it)
            part.toggled.connect(self._on_part)
            column.addWidget(part)
        self._asking = Words(appearance, STRONG, inside)
        self._asking.setContentsMargins(0, appearance.px(_GAP), 0, 0)
        column.addWidget(self._asking)
        asked = self._people if len(self._people) > 1 else ()
        self._asking.setVisible(bool(asked))
        self.consents = {seat: TickBox(appearance, inside) for seat in asked}
        for consent in self.consents.values():
            consent.toggled.connect(self._allow)
            column.addWidget(consent)
        column.addStretch(1)
        self.add_scroll(inside)
        self._cancel, self._go = self.add_decision(self._on_go)
        self._allow()
        self.retranslate()

    @property
    def help(self) -> Help:
        """Return the chosen help."""
        return Help(*(part.isChecked() for part in self.parts))

    def retranslate(self) -> None:
        self.set_title(translate("GameHelp", "Help for this game"))
        self._note.setText(
            translate(
                "GameHelp",
                "The same for everyone at the table, from now on. The saved game records this.",
            )
        )
        for part, kind in zip(self.parts, help_kinds(), strict=True):
            part.setText(kind)
        self._asking.setText(translate("GameHelp", "Everyone must agree:"))
        for seat, consent in self.consents.items():
            name = player_name(self._bridge.players, seat).replace("&", "&&")
            consent.setText(fill(translate("TakeBack", "{player} agrees"), player=name))
        self._cancel.set_words(translate("GameHelp", "Cancel"))
        self._go.set_words(translate("GameHelp", "Change"))

    def _on_part(self) -> None:
        """Ask everybody again: they agreed on another choice."""
        for consent in self.consents.values():
            consent.setChecked(False)
        self._allow()

    def _allow(self) -> None:
        all_agree = all(consent.isChecked() for consent in self.consents.values())
        is_other = self.help != self._bridge.help
        self._go.setEnabled(all_agree and is_other and bool(self._people))

    def _on_go(self) -> None:
        self.agreed.emit(self.help, self._people)
        self.accept()
