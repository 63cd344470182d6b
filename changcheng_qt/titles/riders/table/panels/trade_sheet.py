"""The sheet of trades: terms in steps, the price of the supply for the same, *Offer*; with several
people a button for each of them, for terms that were agreed aloud.
"""

from functools import partial
from itertools import zip_longest

from PySide6.QtCore import QCoreApplication, QObject, Qt, Signal

from changcheng_qt.engine.seats import Seat
from changcheng_qt.i18n.phrases.wording import fill, player_name
from changcheng_qt.titles.riders.rules.commands import Accept, Deal, Offer, Reject
from changcheng_qt.titles.riders.rules.events import OfferEnded, OfferMade, TurnEnded
from changcheng_qt.titles.riders.rules.goods_events import DealMade, OfferEnd
from changcheng_qt.titles.riders.rules.pieces import NO_GOODS, Goods, first_of, total
from changcheng_qt.titles.riders.rules.turn import Stage
from changcheng_qt.titles.riders.rules.view import View
from changcheng_qt.titles.riders.table.panels import terms
from changcheng_qt.titles.riders.table.panels.sheet import Sheet
from changcheng_qt.titles.riders.words.affording import in_vain_text
from changcheng_qt.ui.looks.appearance import Appearance
from changcheng_qt.ui.panels.buttons import Rank
from changcheng_qt.ui.seam.match_bridge import Change, MatchBridge, Motion

translate = QCoreApplication.translate


class TradeSheet(Sheet):
    """Composes an offer, or a trade with the supply; opened by the button of the tray."""

    agreed = Signal(object, int)
    """An offer, and the person with whom its terms were agreed."""

    def __init__(self, bridge: MatchBridge, appearance: Appearance) -> None:
        """Start closed, without terms; they are kept when it is closed."""
        super().__init__(bridge, appearance)
        self._offered: tuple[Goods, Goods] | None = None
        self._refused: object = None
        """The terms just refused with the hands at that moment."""
        self.editor = self.add(terms.TermsEditor(appearance, self))
        self.offer = self.button(self._on_offer)
        self.clear = self.button(lambda: self.toggle(NO_GOODS), Rank.QUIET, 13)
        self.done = self.button(self.close_sheet, Rank.QUIET, 13)
        self.row(self.offer, self.clear, self.done)
        self.note = self.note_line()
        self._agreed_note = self.note_line()
        self.partners = self.button_grid(bridge.view.seats - 1)
        for place, button in enumerate(self.partners):
            button.clicked.connect(partial(self._on_agreed, place))
        self.supply = self.add(terms.SupplyLines(bridge, appearance, self))
        self.editor.changed.connect(self.refresh)
        self.begin(lambda: "trade")

    def toggle(self, wanted: Goods | None = None) -> None:
        """Open the sheet, or close it; wanted goods, maybe none, open it for them alone."""
        self.is_open = wanted is not None or not self.is_wanted
        if wanted is not None:
            self.editor.show_terms(NO_GOODS, first_of(wanted, terms.SIDE_MOST))
        self.refresh()

    def wants(self, view: View) -> bool:
        return self.is_open and view.stage is Stage.BUILDING and self.is_mine

    def follow(self, change: Change) -> None:
        """Remember an offer, and whether all refused it; forget it after a deal or the turn."""
        view: View = change.view
        if view.viewer != view.turn.seat:
            self.is_open = False
        if change.motion is Motion.JUMP and view.viewer != view.turn.seat:
            self.editor.show_terms(NO_GOODS, NO_GOODS)
        for event in change.events if change.motion is Motion.FORWARD else ():
            if isinstance(event, OfferMade):
                self._offered = event.give, event.want
            elif isinstance(event, DealMade | TurnEnded):
                self.is_open = False
                self.editor.show_terms(NO_GOODS, NO_GOODS)
            elif isinstance(event, OfferEnded) and event.end is OfferEnd.REFUSED:
                self._refused = self._offered, view.hand_counts

    def retranslate(self) -> None:
        self.offer.set_words(translate("RidersTrade", "Offer"))
        self.clear.set_words(translate("RidersTrade", "Clear", "all cards of an offer"))
        self.done.set_words(translate("RidersTrade", "Close"))
        self._agreed_note.setText(translate("RidersTrade", "Agreed aloud with:"))
        super().retranslate()

    def show_view(self, view: View) -> None:
        self.heading.set_title(translate("RidersTrade", "Trade"), terms.offers_text(view))
        self.editor.use_hand(view.hands[view.turn.seat] or NO_GOODS)
        why_not = self._fault(view)
        self.note.setText(why_not or self._warning(view))
        self.offer.allow(not why_not, why_not)
        self.clear.allow(any(map(total, self.editor.terms)))
        self._show_partners(why_not)
        self.supply.show_instead_of(Offer(*self.editor.terms), view)

    def _fault(self, view: View) -> str:
        """Return why the terms are no offer yet."""
        give, want = self.editor.terms
        if not total(give) or not total(want):
            return translate("RidersTrade", "Choose the cards to give, and those you want.")
        return self.why_not(Offer(give, want))

    def _warning(self, view: View) -> str:
        if self._refused == (self.editor.terms, view.hand_counts):
            return translate("RidersTrade", "Refused just now.")
        return in_vain_text(Offer(*self.editor.terms), view, view.turn.seat, self.bridge.players)

    def _show_partners(self, why_not: str) -> None:
        others, players = self._others, self.bridge.players
        self._agreed_note.setVisible(bool(others))
        agreed = translate("RidersTrade", "Agreed with {player}", "a button")
        for button, seat in zip_longest(self.partners, others):
            button.setVisible(seat is not None)
            if seat is not None:
                name = player_name(players, seat)
                button.set_words(name)
                button.setAccessibleName(fill(agreed, player=name))
                button.allow(not why_not, why_not)

    @property
    def _others(self) -> tuple[Seat, ...]:
        """The other people at the screen who have cards, clockwise."""
        view, here = self.bridge.view, self.bridge.here
        others = view.turn.others(view.seats)
        return tuple(seat for seat in others if seat in here and view.hand_counts[seat])

    def _on_offer(self) -> None:
        if not self._fault(self.bridge.view):
            self.bridge.submit(Offer(*self.editor.terms))

    def _on_agreed(self, place: int) -> None:
        if not self._fault(self.bridge.view):
            self.agreed.emit(Offer(*self.editor.terms), self._others[place])


class Agreement(QObject):
    """Carries out a deal that people have settled by talking: the offer, a Yes of the
    partner, a No of all other people, and the deal once bots have answered too. An answer or
    an undo by a person ends it.
    """

    def __init__(self, bridge: MatchBridge, parent: QObject) -> None:
        """Wait for an agreement."""
        super().__init__(parent)
        self._bridge = bridge
        self._partner: Seat | None = None
        later = Qt.ConnectionType.QueuedConnection  # once every widget has shown a change
        bridge.changed.connect(self._go_on, later)
        bridge.plates.changed.connect(self._go_on, later)
        bridge.refused.connect(self._end)

    def settle(self, offer: Offer, partner: Seat) -> None:
        """Offer the terms agreed with a person."""
        if self._bridge.submit(offer):
            self._partner = partner

    def _end(self) -> None:
        self._partner = None

    def _go_on(self) -> None:
        partner, view = self._partner, self._bridge.view
        if partner is None or self._bridge.is_holding:
            return
        offer = view.turn.offer
        if offer is not None and view.stage is Stage.ANSWERING:
            self._answer(partner)
        else:
            self._partner = None
            if offer is not None and offer.answers[offer.asked.index(partner)] == Accept():
                self._bridge.submit(Deal(partner))

    def _answer(self, partner: Seat) -> None:
        """Answer for the people, as soon as they are asked."""
        plates, here = self._bridge.plates, self._bridge.here
        people = [seat for seat in plates.asked if seat in here]
        if not plates.answered & set(people):
            for seat in people:
                plates.answer(seat, Accept() if seat == partner else Reject())
