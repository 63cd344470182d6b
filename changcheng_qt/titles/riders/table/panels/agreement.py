"""A deal that people have settled by talking, from one click: the offer, a Yes of the partner, a No
of all other people, and the deal once bots have answered too.
"""

from PySide6.QtCore import QObject, Qt

from changcheng_qt.engine.seats import Seat
from changcheng_qt.titles.riders.rules.commands import Accept, Deal, Offer, Reject
from changcheng_qt.titles.riders.rules.turn import Stage
from changcheng_qt.titles.riders.rules.view import View
from changcheng_qt.ui.seam.match_bridge import MatchBridge


class Agreement(QObject):
    """Carries out one agreement at a time; what is answered or undone by hand ends it."""

    def __init__(self, bridge: MatchBridge, parent: QObject) -> None:
        """Wait for an agreement."""
        super().__init__(parent)
        self._bridge = bridge
        self._partner: Seat | None = None
        later = Qt.ConnectionType.QueuedConnection  # once every widget has shown a change
        bridge.changed.connect(self._go_on, later)
        bridge.plates.changed.connect(self._go_on, later)

    def settle(self, offer: Offer, partner: Seat) -> None:
        """Offer what was agreed with a person."""
        if self._bridge.submit(offer):
            self._partner = partner

    def _go_on(self) -> None:
        if self._partner is not None and not self._bridge.is_holding:
            self._follow(self._bridge.view, self._partner)

    def _follow(self, view: View, partner: Seat) -> None:
        offer = view.turn.offer
        if offer is not None and view.stage is Stage.ANSWERING:
            self._answer(partner)
        else:
            self._partner = None
            if offer is not None and offer.answers[offer.asked.index(partner)] == Accept():
                self._bridge.submit(Deal(partner))

    def _answer(self, partner: Seat) -> None:
        """Answer for the people, as soon as they are asked."""
        plates, players = self._bridge.plates, self._bridge.players
        people = [seat for seat in plates.asked if players[seat].is_human]
        if not plates.answered & set(people):
            for seat in people:
                plates.answer(seat, Accept() if seat == partner else Reject())
