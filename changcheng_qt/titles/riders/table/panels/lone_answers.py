"""Answers that the table gives to offers of bots for the only person at it, each of them told."""

from enum import Enum
from typing import Final

from PySide6.QtCore import QCoreApplication, QObject, Signal

from changcheng_qt.engine.seats import Seat
from changcheng_qt.i18n.phrases.wording import fill, player_name
from changcheng_qt.titles.riders.rules.commands import Accept, Reject
from changcheng_qt.titles.riders.rules.turn import Stage
from changcheng_qt.titles.riders.rules.view import View
from changcheng_qt.titles.riders.words.names import goods_text
from changcheng_qt.ui.seam.match_bridge import MatchBridge
from changcheng_qt.ui.seam.table import Choices

translate = QCoreApplication.translate

_ASKED: Final = "riders.bots_may_ask"


class Asked(Enum):
    """When bots may ask the only person."""

    WHEN_PAYABLE = "when_payable"
    ALWAYS = "always"
    NEVER = "never"


def asked_text(asked: Asked) -> str:
    """Return when bots may ask, in words."""
    match asked:
        case Asked.WHEN_PAYABLE:
            return translate("RidersLone", "when I can pay")
        case Asked.ALWAYS:
            return translate("RidersLone", "always")
        case Asked.NEVER:
            return translate("RidersLone", "never")


class LoneAnswers(QObject):
    """Rejects offers that the person does not want to be asked about."""

    said = Signal(str)
    """A sentence about such an answer."""

    def __init__(self, bridge: MatchBridge, choices: Choices, parent: QObject) -> None:
        """Follow the ballots of the bridge's match from now on; when bots may ask is one of the
        person's `choices`.
        """
        super().__init__(parent)
        self._bridge, self._choices = bridge, choices
        self._shunned_turn = -1
        """The turn in which no more offers are wanted."""
        bridge.plates.changed.connect(self._on_plates_changed)

    @property
    def asked(self) -> Asked:
        """When bots may ask; an unknown choice is as good as none."""
        chosen = self._choices.get(_ASKED)
        return next((one for one in Asked if one.value == chosen), Asked.WHEN_PAYABLE)

    @asked.setter
    def asked(self, asked: Asked) -> None:
        self._choices[_ASKED] = asked.value

    @property
    def is_alone(self) -> bool:
        """Whether a single person is at the screen."""
        return len(self._bridge.here) == 1

    def shun(self) -> None:
        """Reject the offer, and all others in this turn."""
        self._shunned_turn = self._bridge.view.turn.number
        self._on_plates_changed()

    def _on_plates_changed(self) -> None:
        bridge = self._bridge
        view, left = bridge.view, bridge.plates.left(bridge.here)
        is_asked = self.is_alone and left and view.stage is Stage.ANSWERING
        if is_asked and not self._may_ask(view, left[0]):
            self._tell(view)
            bridge.plates.answer(left[0], Reject())

    def _may_ask(self, view: View, seat: Seat) -> bool:
        if view.turn.number == self._shunned_turn or self.asked is Asked.NEVER:
            return False
        return self.asked is Asked.ALWAYS or Accept() in self._bridge.legal_for(seat)

    def _tell(self, view: View) -> None:
        offer = view.turn.offer
        if offer is not None:
            words = translate(
                "RidersLone", "{player} gives {give} for {want}: answered no for you."
            )
            name = player_name(self._bridge.players, view.turn.seat)
            give, want = goods_text(offer.give), goods_text(offer.want)
            self.said.emit(fill(words, player=name, give=give, want=want))
