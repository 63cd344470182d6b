"""The sheet of standing answers: offers that a seat refuses or accepts without being asked.

They are set on the own view in the own turn, and end with the next one unless they are pinned. With
several people the sheet of a seat that has some opens by itself behind the gate. For the only
person at the table it also has when bots may ask.
"""

from typing import Final

from PySide6.QtCore import QCoreApplication

from changcheng_qt.i18n.phrases.wording import plain, player_name
from changcheng_qt.titles.riders.rules.pieces import Good, goods
from changcheng_qt.titles.riders.rules.standing import Exchange, Standing, applying, to_text
from changcheng_qt.titles.riders.rules.view import View
from changcheng_qt.titles.riders.table.panels.lone_answers import Asked, LoneAnswers, asked_text
from changcheng_qt.titles.riders.table.panels.sheet import Sheet, offer
from changcheng_qt.titles.riders.words.names import good_name
from changcheng_qt.ui.looks.appearance import Appearance
from changcheng_qt.ui.panels.buttons import Button, DropDown, Rank, TickBox
from changcheng_qt.ui.seam.match_bridge import Change, MatchBridge, Motion

translate = QCoreApplication.translate

_KEPT_MOST: Final = 4
"""The most cards that the sheet offers to keep of a good that is given."""


class StandingSheet(Sheet):
    """Sets the note of the seat in turn."""

    def __init__(self, bridge: MatchBridge, appearance: Appearance, lone: LoneAnswers) -> None:
        """Start closed; choices that were not set are forgotten when it is opened again."""
        super().__init__(bridge, appearance)
        self._lone = lone
        self.note = self.note_line()
        self.nobody = self.add(TickBox(appearance, self))
        self._shunned_note = self.note_line()
        self.shunned = self._choices(bridge.view.seats - 1)
        self._kept_note = self.note_line()
        self.kept = self._choices(len(Good))
        self._exchange_note = self.note_line()
        self.exchange = [DropDown(self) for _ in range(3)]
        self.row(*self.exchange)
        self.pinned = self.add(TickBox(appearance, self))
        self._asked_note = self.note_line()
        self.asked = self.add(DropDown(self))
        self.set = self.button(self._on_set)
        self.done = self.button(self.close_sheet, Rank.QUIET, 13)
        self.row(self.set, self.done)
        self.asked.activated.connect(self._on_asked)
        self.begin(lambda: "trade")

    def toggle(self) -> None:
        """Open the sheet, or close it."""
        self.is_open = not self.is_wanted
        self._load()
        self.refresh()

    def wants(self, view: View) -> bool:
        return self.is_open and self.is_mine and view.viewer == view.turn.seat

    def follow(self, change: Change) -> None:
        """Show nothing of it on another view, and open where the gate was lifted to a seat that has
        standing answers.
        """
        if change.motion is Motion.JUMP:
            view: View = change.view
            is_gated = not (self._lone.is_alone or self.bridge.hides_nothing)
            is_own = self.is_mine and view.viewer == view.turn.seat
            self.is_open = is_gated and is_own and self._standing(view) != Standing()
            self._load()

    def retranslate(self) -> None:
        self.heading.set_title(translate("RidersStanding", "Standing answers"))
        until = translate("RidersStanding", "They apply until your next turn. Only you see them.")
        self.note.setText(until)
        self.nobody.setText(translate("RidersStanding", "Nothing to anyone"))
        self._shunned_note.setText(translate("RidersStanding", "Nothing to:"))
        self._kept_note.setText(translate("RidersStanding", "Never give:"))
        exchange = translate("RidersStanding", "Give one card for another, but keep at least:")
        self._exchange_note.setText(exchange)
        self.pinned.setText(translate("RidersStanding", "Also after my next turn"))
        self._asked_note.setText(translate("RidersStanding", "Bots may ask me:"))
        self.set.set_words(translate("RidersStanding", "Set", "standing answers"))
        self.done.set_words(translate("RidersTrade", "Close"))
        names = [good_name(good) for good in Good]
        for name, button in zip(names, self.kept, strict=True):
            button.set_words(name)
        counts = [plain(count) for count in range(_KEPT_MOST + 1)]
        for choice, entries in zip(self.exchange, (["–", *names], names, counts), strict=True):
            offer(choice, entries)
        offer(self.asked, [asked_text(asked) for asked in Asked])
        super().retranslate()

    def show_view(self, view: View) -> None:
        for seat, button in zip(view.turn.others(view.seats), self.shunned, strict=True):
            button.set_words(player_name(self.bridge.players, seat))
        for widget in (self._asked_note, self.asked):
            widget.setVisible(self._lone.is_only_person)
        self.asked.setCurrentIndex(list(Asked).index(self._lone.asked))

    def _choices(self, count: int) -> list[Button]:
        made = self.button_grid(count)
        for button in made:
            button.setCheckable(True)
            button.setProperty("segment", True)
        return made

    def _standing(self, view: View) -> Standing:
        """Return the answers of the seat in turn that still apply; for its own view alone."""
        return applying(self.bridge.note_of(view.turn.seat), view.turn.number)

    def _load(self) -> None:
        """Show the viewer's standing answers, none on any view but that of the seat in turn."""
        view: View = self.bridge.view
        now = self._standing(view) if view.viewer == view.turn.seat else Standing()
        self.nobody.setChecked(now.nobody)
        self.pinned.setChecked(now != Standing() and now.until is None)
        for seat, button in zip(view.turn.others(view.seats), self.shunned, strict=True):
            button.setChecked(seat in now.shunned)
        for good, button in zip(Good, self.kept, strict=True):
            button.setChecked(good in now.kept)
        one = now.exchange
        places = (1 + one.give.index(1), one.want.index(1), one.left) if one else (0, 0, 0)
        for choice, place in zip(self.exchange, places, strict=True):
            choice.setCurrentIndex(place)

    def _on_set(self) -> None:
        view: View = self.bridge.view
        if self.is_wanted:
            self.bridge.note(view.turn.seat, to_text(self._chosen(view)))
            self.close_sheet()

    def _chosen(self, view: View) -> Standing:
        others = zip(view.turn.others(view.seats), self.shunned, strict=True)
        give, want, left = (choice.currentIndex() for choice in self.exchange)
        exchange = Exchange(goods(Good(max(0, give - 1))), goods(Good(want)), left)
        return Standing(
            until=None if self.pinned.isChecked() else view.turn.number + view.seats,
            nobody=self.nobody.isChecked(),
            shunned=frozenset(seat for seat, button in others if button.isChecked()),
            kept=frozenset(good for good in Good if self.kept[good].isChecked()),
            exchange=exchange if give > 0 and give - 1 != want else None,
        )

    def _on_asked(self, place: int) -> None:
        self._lone.asked = list(Asked)[place]
