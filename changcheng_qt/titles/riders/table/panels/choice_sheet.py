"""The sheet on which cards are chosen: those to give up after a seven, the two of a tribute, the
good of a levy.

The cards of a seven go in one press. *Keep the cost of …* chooses them so that something can still
be built, as far as the hand allows.
"""

from collections.abc import Iterator, Mapping
from typing import Final

from PySide6.QtCore import QCoreApplication

from changcheng_qt.i18n.phrases.wording import join_sentences
from changcheng_qt.titles.riders.rules import pieces
from changcheng_qt.titles.riders.rules.commands import Command, Discard, PlayLevy, PlayTribute
from changcheng_qt.titles.riders.rules.turn import Stage
from changcheng_qt.titles.riders.rules.view import View
from changcheng_qt.titles.riders.table.panels.sheet import Sheet
from changcheng_qt.titles.riders.table.widgets.stepper import Steppers
from changcheng_qt.titles.riders.words.affording import Build, build_in_sentence, cost_of
from changcheng_qt.titles.riders.words.commands import no_way_back
from changcheng_qt.titles.riders.words.names import edict_effect, edict_name
from changcheng_qt.ui.looks.appearance import Appearance
from changcheng_qt.ui.panels.buttons import DropDown, Rank
from changcheng_qt.ui.seam.match_bridge import Change, MatchBridge

translate = QCoreApplication.translate

NAMED_GOODS: Final[Mapping[pieces.Edict, int]] = {pieces.Edict.TRIBUTE: 2, pieces.Edict.LEVY: 1}
"""How many cards each edict names."""


class ChoiceSheet(Sheet):
    """Chooses cards to give up, or of an edict."""

    def __init__(self, bridge: MatchBridge, appearance: Appearance) -> None:
        super().__init__(bridge, appearance)
        self._edict: pieces.Edict | None = None
        self.note = self.note_line()
        self.steppers = self.add(Steppers(appearance, self))
        self.keep = self.add(DropDown(self))
        self.go = self.button(self.enter)
        self.back = self.button(lambda: self.choose_for(self._edict), Rank.QUIET, 13)
        self.row(self.go, self.back)
        self.steppers.changed.connect(self.refresh)
        self.keep.activated.connect(self._on_keep)
        self.begin(lambda: "seven" if self._edict is None else "edicts")

    def choose_for(self, edict: pieces.Edict | None) -> None:
        """Choose the goods of an edict, or put it back, if any; begin again."""
        self._edict = None if edict is self._edict else edict
        self.is_open = self._edict is not None
        self.steppers.show_goods(pieces.NO_GOODS)
        self.refresh()

    def close_sheet(self) -> None:
        """Put the edict back."""
        self.choose_for(None)

    def wants(self, view: View) -> bool:
        return (view.stage is Stage.DISCARDING or self.is_open) and self.is_mine

    def follow(self, change: Change) -> None:
        """Forget the choice once it is made, or somebody else decides."""
        self.choose_for(None)

    def retranslate(self) -> None:
        self.keep.clear()
        self.keep.addItem(translate("RidersChoice", "Keep the cost of …"))
        self.keep.addItems([build_in_sentence(build) for build in Build])
        super().retranslate()

    def show_view(self, view: View) -> None:
        needed = self._needed(view)
        chosen = pieces.total(self.steppers.goods)
        self.steppers.allow(self._most(view), needed)
        self.keep.setVisible(self._edict is None)
        if self._edict is None:
            title = translate("RidersChoice", "A seven: give up %n card(s)", "", needed)
            back, go = translate("RidersChoice", "Reset"), translate("RidersChoice", "Give up")
            self.note.setText(translate("RidersChoice", "%n card(s) chosen.", "", chosen))
        else:
            title = edict_name(self._edict)
            back = translate("Tray", "Put it back")
            go = translate("RidersChoice", "Play", "an edict")
            no_undo = no_way_back() if self._edict is pieces.Edict.LEVY else ""
            self.note.setText(join_sentences((edict_effect(self._edict), no_undo)))
        self.heading.set_title(title)
        self.go.set_words(go)
        self.back.set_words(back)
        self.go.allow(chosen == needed)

    def enter(self) -> None:
        """Enter the choice, if it is complete."""
        if pieces.total(self.steppers.goods) == self._needed(self.bridge.view):
            self.bridge.submit_all(list(self._commands()))

    def _commands(self) -> Iterator[Command]:
        cards = pieces.cards_of(self.steppers.goods)
        match self._edict:
            case pieces.Edict.TRIBUTE:
                yield PlayTribute(cards[0], cards[1])
            case pieces.Edict.LEVY:
                yield PlayLevy(cards[0])
            case _:
                yield from map(Discard, cards)

    def _needed(self, view: View) -> int:
        if self._edict is not None:
            return NAMED_GOODS[self._edict]
        owed = view.turn.owed
        return owed[view.to_act] if owed and view.to_act is not None else 0

    def _most(self, view: View) -> pieces.Goods:
        if self._edict is None:
            return view.hands[view.to_act or 0] or pieces.NO_GOODS
        if self._edict is pieces.Edict.TRIBUTE:
            return view.supply
        return (1,) * len(pieces.NO_GOODS)

    def _on_keep(self, place: int) -> None:
        view: View = self.bridge.view
        if place and view.to_act is not None:
            cost = cost_of(view, view.to_act, tuple(Build)[place - 1])
            hand = view.hands[view.to_act] or pieces.NO_GOODS
            self.steppers.show_goods(pieces.to_give_up(hand, cost, self._needed(view)))
            self.keep.setCurrentIndex(0)
            self.refresh()
