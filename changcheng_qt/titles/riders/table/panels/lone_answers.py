"""Answers that the table gives for the only person at it, each of them told: to offers of bots, and
in an extra building round. Where others are at computers of their own, it gives none that depends
on the hand: they would learn of it by the time of the answer.
"""

from abc import abstractmethod
from enum import Enum
from typing import Final

from PySide6.QtCore import QCoreApplication, QObject, Signal

from changcheng_qt.engine.seats import Seat
from changcheng_qt.titles.riders.rules import commands
from changcheng_qt.titles.riders.rules.goods_events import DealMade
from changcheng_qt.titles.riders.rules.setup import LARGE_FROM
from changcheng_qt.titles.riders.rules.turn import Stage
from changcheng_qt.titles.riders.rules.view import View
from changcheng_qt.titles.riders.words.prompts import not_taken_text, refused_text
from changcheng_qt.ui.seam.match_bridge import Change, MatchBridge, Motion
from changcheng_qt.ui.seam.plates import ITSELF
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
    return {
        Asked.WHEN_PAYABLE: translate("RidersLone", "when I can pay"),
        Asked.ALWAYS: translate("RidersLone", "always"),
        Asked.NEVER: translate("RidersLone", "never"),
    }[asked]


class _Lone(QObject):
    """Answers ballots for the only person."""

    said = Signal(str)
    """A sentence about such an answer."""

    def __init__(self, bridge: MatchBridge, parent: QObject) -> None:
        super().__init__(parent)
        self._bridge = bridge
        bridge.plates.changed.connect(self._on_plates_changed)

    @property
    def is_alone(self) -> bool:
        """Whether a single person is at the screen."""
        return len(self._bridge.here) == 1

    @property
    def is_only_person(self) -> bool:
        """Whether that person is the only one at the table."""
        return self.is_alone and self._bridge.has_all_seats

    def _asked_at(self, stage: Stage) -> Seat | None:
        """Return the only person who is asked in a stage, None if nobody is."""
        left = self._bridge.plates.left(self._bridge.here)
        is_asked = self.is_alone and left and self._bridge.view.stage is stage
        return left[0] if is_asked else None

    @abstractmethod
    def _on_plates_changed(self) -> None:
        """Answer if the person is asked."""


class LoneAnswers(_Lone):
    """Rejects offers that the person does not want to be asked about."""

    def __init__(self, bridge: MatchBridge, choices: Choices, parent: QObject) -> None:
        """Follow the match's ballots from now on; when bots may ask is one of the `choices`."""
        super().__init__(bridge, parent)
        self._choices = choices
        self._shunned_turn = -1
        """The turn in which no more offers are wanted."""
        self._countered: list[Seat] = []
        """The people here whose counteroffers are weighed."""
        bridge.changed.connect(self._on_changed)

    @property
    def asked(self) -> Asked:
        """When bots may ask; an unknown choice is as good as none."""
        chosen = self._choices.get(_ASKED)
        return next((one for one in Asked if one.value == chosen), Asked.WHEN_PAYABLE)

    @asked.setter
    def asked(self, asked: Asked) -> None:
        self._choices[_ASKED] = asked.value

    def shun(self) -> None:
        """Reject the offer, and all others in this turn."""
        self._shunned_turn = self._bridge.view.turn.number
        self._on_plates_changed()

    def _on_changed(self, change: Change) -> None:
        """Say whose counteroffers were not taken, once their offer is over."""
        view, players, here = change.view, self._bridge.players, self._bridge.here
        weighed, self._countered = self._countered, _countered(view, here)
        partners = [event.partner for event in change.events if isinstance(event, DealMade)]
        left = [seat for seat in weighed if seat not in partners]
        is_over = change.motion is Motion.FORWARD and view.turn.offer is None
        if is_over and left and view.turn.seat not in here:
            self.said.emit(not_taken_text(players, view.turn.seat, () if self.is_alone else left))

    def _on_plates_changed(self) -> None:
        seat, view = self._asked_at(Stage.ANSWERING), self._bridge.view
        if seat is not None and not self._may_ask(view, seat):
            is_shunned = view.turn.number == self._shunned_turn
            is_never, players = self.asked is Asked.NEVER, self._bridge.players
            self.said.emit(refused_text(view, players, is_shunned=is_shunned, is_never=is_never))
            self._bridge.plates.answer(seat, commands.Reject())

    def _may_ask(self, view: View, seat: Seat) -> bool:
        if view.turn.number == self._shunned_turn:
            return False
        if self.asked is Asked.ALWAYS or not self.is_only_person:
            return True
        can_pay = commands.Accept() in self._bridge.legal_for(seat)
        return self.asked is Asked.WHEN_PAYABLE and can_pay


def _countered(view: View, seats: frozenset[Seat]) -> list[Seat]:
    """Return which seats have answered the open offer with terms of their own."""
    offer = view.turn.offer
    answers = () if offer is None else zip(offer.asked, offer.answers, strict=False)
    return [seat for seat, one in answers if seat in seats and isinstance(one, commands.Counter)]


class LoneBuilder(_Lone):
    """Answers for the only person: builds where something can be paid, or where a flag was raised
    during the turns of others, and else passes.
    """

    flag_changed = Signal()
    """The flag was raised or lowered, or can be now, or no longer."""

    def __init__(self, bridge: MatchBridge, parent: QObject) -> None:
        super().__init__(bridge, parent)
        self.is_flagged = False
        bridge.changed.connect(self.flag_changed)
        bridge.players_changed.connect(self.flag_changed)

    @property
    def has_flag(self) -> bool:
        """Whether there is a flag: extra building rounds are played, and one person decides."""
        view: View = self._bridge.view
        has_rounds = view.seats >= LARGE_FROM and view.options.extra
        return has_rounds and self.is_only_person and self._bridge.outcome is None

    def toggle_flag(self) -> None:
        """Raise the flag, or lower it, if there is one."""
        if self.has_flag:
            self._raise(is_raised=not self.is_flagged)
            raised = translate("RidersExtra", "You will be asked in the next extra building round.")
            lowered = translate("RidersExtra", "You will be asked only if you can build something.")
            self.said.emit(raised if self.is_flagged else lowered)

    def _on_plates_changed(self) -> None:
        seat = self._asked_at(Stage.EXTRA_ROUND)
        if seat is None or not self.is_only_person:
            return
        legal = self._bridge.legal_for(seat)
        builds = self.is_flagged or any(isinstance(one, commands.Construction) for one in legal)
        self._raise(is_raised=False)
        if not builds:
            self.said.emit(translate("RidersExtra", "Nothing to build: passed for you."))
        self._bridge.plates.answer(seat, ITSELF if builds else commands.PassExtra())

    def _raise(self, *, is_raised: bool) -> None:
        self.is_flagged = is_raised
        self.flag_changed.emit()
