"""The sheet of an offer that is out: its terms for everybody, and for a seat that is asked *Yes*,
*No* and *Other…*, with terms of its own.

On the public view of several people, whose rows have these answers, it has *All others: no*, and
the terms that somebody composes aloud.
"""

from typing import Final

from PySide6.QtCore import QCoreApplication

from changcheng_qt.engine.seats import PUBLIC, Seat
from changcheng_qt.i18n.phrases.wording import fill, player_name
from changcheng_qt.titles.riders.rules.commands import Accept, Command, Counter, Offer, Reject
from changcheng_qt.titles.riders.rules.pieces import NO_GOODS
from changcheng_qt.titles.riders.rules.turn import OpenOffer, Stage
from changcheng_qt.titles.riders.rules.view import View
from changcheng_qt.titles.riders.table.panels import terms
from changcheng_qt.titles.riders.table.panels.lone_answers import LoneAnswers
from changcheng_qt.titles.riders.table.panels.sheet import Sheet
from changcheng_qt.ui.looks.appearance import Appearance
from changcheng_qt.ui.panels.buttons import Rank
from changcheng_qt.ui.seam.match_bridge import Change, MatchBridge, Motion
from changcheng_qt.ui.seam.table import Choices

translate = QCoreApplication.translate

_ANY_HAND: Final = (terms.SIDE_MOST,) * len(NO_GOODS)
"""A hand for the terms of a seat whose hand is not seen."""

_WAY: Final = "riders.answers"
_ALOUD, _BEHIND_GATE = "aloud", "behind_gate"


class AnswerSheet(Sheet):
    """Shows the open offer, and answers it."""

    def __init__(
        self, bridge: MatchBridge, appearance: Appearance, lone: LoneAnswers, choices: Choices
    ) -> None:
        """Show the offers of the bridge's match from now on; `lone` answers for the only person,
        and whether people answer behind the gate is one of the `choices`.
        """
        super().__init__(bridge, appearance)
        self._lone, self._choices = lone, choices
        bridge.plates.choose_way(behind_gate=choices.get(_WAY) == _BEHIND_GATE)
        self._composing: Seat | None = None
        """The seat whose own terms are composed, on its own view or aloud."""
        self.offered = self.add(terms.OfferedTerms(appearance, self))
        self.editor = self.add(terms.TermsEditor(appearance, self))
        self.note = self.note_line()
        self.supply = self.add(terms.SupplyLines(bridge, appearance, self))
        self.yes, self.no = self.button(self.accept), self.button(self.reject)
        self.other, self.back = self.button(self.turn, Rank.QUIET), self.button(bridge.undo)
        self.row(self.yes, self.no, self.other, self.back)
        self.way = self.button(self._on_way, Rank.QUIET, 13)
        self.no_more = self.button(lone.shun, Rank.QUIET, 13)
        self.row(self.way)
        self.row(self.no_more)
        self.editor.changed.connect(self.refresh)
        bridge.plates.changed.connect(self.refresh)
        self.begin(lambda: "trade")

    def accept(self) -> None:
        """Answer with a Yes, or with the terms of one's own."""
        if self.yes.isEnabled():
            self._give(self._answer())

    def reject(self) -> None:
        """Answer with a No; aloud for all who have not answered and compose no terms."""
        if not self._is_aloud:
            self._give(Reject())
            return
        for seat in self._left:
            if seat != self.answering:
                self.bridge.plates.answer(seat, Reject())

    def turn(self) -> None:
        """Begin with terms of one's own, or go back to those of the offer."""
        if self.is_asked and self.other.isVisibleTo(self):
            self.compose_for(self.answering if self._composing is None else None)

    def compose_for(self, seat: Seat | None) -> None:
        """Begin with terms of a seat, or go back to those of the offer."""
        self._composing = seat
        offer = _offer_of(self.bridge.view)
        self.editor.show_terms(offer.want, offer.give)
        self.refresh()

    @property
    def answering(self) -> Seat | None:
        """The seat that a person answers for here: on the own view, or with terms aloud."""
        bridge, view = self.bridge, self.bridge.view
        if view.stage is not Stage.ANSWERING:
            return None
        if not bridge.is_ballot:
            return bridge.decider
        wanted = self._composing if self._is_aloud else view.viewer
        return next((seat for seat in self._left if seat == wanted), None)

    @property
    def _left(self) -> tuple[Seat, ...]:
        """The people who are asked and have not answered."""
        return self.bridge.plates.left(self.bridge.here)

    @property
    def _is_aloud(self) -> bool:
        """Whether anybody may answer for anybody, on the public view."""
        is_answering = self.bridge.view.stage is Stage.ANSWERING
        return is_answering and self.bridge.is_ballot and self.bridge.viewer is PUBLIC

    @property
    def is_asked(self) -> bool:
        """Whether a person answers here or in the rows now."""
        return self.answering is not None or (self._is_aloud and bool(self._left))

    def _on_way(self) -> None:
        plates = self.bridge.plates
        self._choices[_WAY] = _ALOUD if plates.are_behind_gate else _BEHIND_GATE
        plates.choose_way(behind_gate=not plates.are_behind_gate)

    def _give(self, answer: Command) -> None:
        seat = self.answering
        if seat is not None and self.bridge.is_ballot:
            self.bridge.plates.answer(seat, answer)
        elif seat is not None:
            self.bridge.submit(answer)

    @property
    def _is_own(self) -> bool:
        """Whether the seat that answers sees its own hand."""
        return bool(self.answering == self.bridge.view.viewer)

    def wants(self, view: View) -> bool:
        return view.turn.offer is not None

    def follow(self, change: Change) -> None:
        """Forget terms of one's own with the offer, and with every other viewer: terms composed
        on a seat's own view are seen on no other.
        """
        if change.motion is Motion.JUMP or not self.is_asked:
            self._composing = None
            self.editor.show_terms(NO_GOODS, NO_GOODS)

    def show_view(self, view: View) -> None:
        offer = _offer_of(view)
        is_own = view.viewer == view.turn.seat
        own, other = translate("RidersTrade", "Your offer"), translate("RidersTrade", "The offer")
        self.heading.set_title(own if is_own else other, terms.offers_text(view))
        giver = player_name(self.bridge.players, view.turn.seat)
        self.offered.show_terms(giver, offer.give, offer.want)
        is_answering = self.answering is not None
        self.editor.setVisible(is_answering and self._composing is not None)
        for button in (self.yes, self.other):
            button.setVisible(is_answering)
        self.no.setVisible(self.is_asked)
        is_ours = self.bridge.has_all_seats or view.turn.seat in self.bridge.here
        self.back.setVisible(self.is_asked and not is_answering and is_ours)
        gate = translate("RidersTrade", "Answer behind the gate", "a button")
        aloud = translate("RidersTrade", "Answer aloud", "a button")
        self.way.set_words(aloud if self.bridge.plates.are_behind_gate else gate)
        is_shared = self.bridge.is_ballot and not self._lone.is_alone
        self.way.setVisible(is_shared and self.is_asked)
        self.no_more.setVisible(is_answering and self._lone.is_alone)
        no_more = translate("RidersTrade", "No more from {player} this turn", "a button")
        self.no_more.set_words(fill(no_more, player=giver))
        self.note.setText(self._note_of(view, offer))
        if self.is_mine and is_own:
            self.supply.show_instead_of(Offer(offer.give, offer.want), view)
        else:
            self.supply.hide()
        if self.is_asked:
            self._show_answers(view)

    def _show_answers(self, view: View) -> None:
        seat = self.answering
        all_no = translate("RidersTrade", "All others: no", "a button")
        self.no.set_words(all_no if self._is_aloud else translate("RidersTrade", "No"))
        self.back.set_words(translate("RidersTrade", "Take back", "an offer"))
        self.back.allow(self.bridge.undo_barrier is None)
        if seat is None:
            return
        if self._composing is not None:
            self.editor.use_hand(view.hands[seat] or _ANY_HAND)
        answer = self._answer()
        is_refused = self._is_own and answer not in self.bridge.legal
        why_not = self.why_not(answer) if is_refused else ""
        own = translate("RidersTrade", "Propose", "a button")
        yes = translate("RidersTrade", "Yes")
        self.yes.set_words(own if isinstance(answer, Counter) else yes)
        self.yes.allow(not why_not, why_not)
        back = translate("RidersTrade", "Back", "to the terms of the offer")
        other = translate("RidersTrade", "Other…")
        self.other.set_words(other if self._composing is None else back)
        self.other.setVisible(bool(view.options.counters))
        if why_not:
            self.note.setText(why_not)

    def _note_of(self, view: View, offer: OpenOffer) -> str:
        if offer.is_answered and view.viewer == view.turn.seat:
            return translate("RidersTrade", "Click an answer in gold to deal, or withdraw.")
        if self._is_aloud and self._left and self.answering is None:
            return translate(
                "RidersTrade",
                "Answers are shown together. Hold the eye to see your own goods: others look away.",
            )
        if offer.is_answered or self.is_asked:
            seat = self.answering
            return "" if seat is None or self._is_own else player_name(self.bridge.players, seat)
        return translate("RidersTrade", "Answers are shown together.")

    def _answer(self) -> Command:
        """Return the answer of the first button: the offer's terms turned round accept it."""
        offer = _offer_of(self.bridge.view)
        give, want = self.editor.terms
        is_turned = (give, want) == (offer.want, offer.give)
        return Accept() if self._composing is None or is_turned else Counter(give, want)


def _offer_of(view: View) -> OpenOffer:
    return view.turn.offer or OpenOffer(NO_GOODS, NO_GOODS, ())
