"""A planned game of Riders given by the keyboard alone.

Every place of the map is reached through the list of places, so nobody needs to see the map.
"""

import re
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QListWidget

from changcheng_qt.titles.riders.rules import commands
from changcheng_qt.titles.riders.rules.commands import Command
from changcheng_qt.titles.riders.rules.pieces import Edict
from changcheng_qt.titles.riders.rules.places import GroundPlace, Place, SupplyPlace
from changcheng_qt.titles.riders.rules.view import View
from changcheng_qt.titles.riders.table.pointer.targets import place_of
from changcheng_qt.titles.riders.table.tray.goods_row import stack_text
from changcheng_qt.titles.riders.words.names import good_name
from tests.journeys.keys import LONGEST_WALK, Keys
from tests.titles.riders.journeys.playing import LAST, MapPlaying

_BUILD: Final = {
    commands.BuildRoad: Qt.Key.Key_1,
    commands.BuildSettlement: Qt.Key.Key_2,
    commands.BuildCity: Qt.Key.Key_3,
}
_AT_ONCE: Final = {commands.RaiseWall: Qt.Key.Key_4, commands.BuyEdict: Qt.Key.Key_5}
_EDICTS: Final = (Qt.Key.Key_6, Qt.Key.Key_7, Qt.Key.Key_8, Qt.Key.Key_9)
_CONTROL: Final = Qt.KeyboardModifier.ControlModifier


class RidersByKeys(MapPlaying, Keys[View, Command]):
    """Strikes keys."""

    def give(self, command: Command) -> None:
        """Give a command with keys."""
        match command:
            case commands.RollDice():
                self._strike_until_given(Qt.Key.Key_D)
            case commands.RaiseWall() | commands.BuyEdict():
                self.person.key(_AT_ONCE[type(command)])
            case commands.PlaySoldier():
                self._play(Edict.SOLDIER)
            case commands.PlayCorvee():
                self._play(Edict.CORVEE)
            case commands.TradeWithSupply(give, get):
                self._choose(SupplyPlace(get))
                (hand,) = (hand for hand in self.view.hands if hand is not None)
                self.tab_to(stack_text(give, hand[give]))
                self.person.key(Qt.Key.Key_Space)
            case commands.ShiftRider(start, end):
                self._choose(GroundPlace(start))
                self._choose(GroundPlace(end))
            case commands.Rob(seat):
                self.tab_to(self._robbed(seat))
                self.person.key(Qt.Key.Key_Space)
            case commands.Discard():
                self._give_up()
            case _ if isinstance(command, LAST):
                self._strike_until_given(Qt.Key.Key_Return, _CONTROL)
            case _:
                self._place(command)

    def read_to_the_end(self) -> None:
        """Strike Enter where the last panel waits, until the result has come."""

        def has_come() -> bool:
            for words in self.words_to_go_on():
                if self.person.sees(words):
                    self.hear(words)
                    self.person.key(Qt.Key.Key_Return)
            return self.person.sees("Rematch")

        self.person.wait(has_come, lambda: "no result")

    def _place(self, command: Command) -> None:
        """Pick up the piece, if there is one, and go to its place."""
        self.person.key(Qt.Key.Key_Escape)
        if (key := _BUILD.get(type(command))) is not None:
            self.person.key(key)
        place = place_of(self.view.board, command)
        assert place is not None
        self._choose(place)

    def _choose(self, place: Place) -> None:
        """Go to a place by the list of places, and choose it there."""
        name = self.name(place)
        self.person.key(Qt.Key.Key_G)
        self.hear("Number or words")
        self.person.type(" ".join(re.findall(r"\d+", name)))
        self.person.key(Qt.Key.Key_Down)
        rows = self.focused
        assert isinstance(rows, QListWidget)
        for _ in range(LONGEST_WALK):
            if rows.currentItem().text() == name:
                break
            self.person.key(Qt.Key.Key_Down)
        else:
            self.person.go_astray(f"the list has no {name!r}")
        self.person.key(Qt.Key.Key_Return)
        assert self.focused is self.parts.home
        self.person.key(Qt.Key.Key_Return)

    def _play(self, edict: Edict) -> None:
        (held,) = (edicts for edicts in self.view.edicts if edicts is not None)
        self.person.key(_EDICTS[held.index(edict)])

    def _robbed(self, seat: int) -> str:
        count = self.view.hand_counts[seat]
        cards = f"{count} card" if count == 1 else f"{count} cards"
        return f"{self.name_of(seat)}: Take a card, of {cards}"

    def _give_up(self) -> None:
        given = [command.good for command in self.given_up()]
        for number, good in enumerate(given):
            count = given[:number].count(good)
            self.tab_to(f"{good_name(good)}: {count}, one more")
            self.person.key(Qt.Key.Key_Space)
        self.tab_to("Give up")
        self.person.key(Qt.Key.Key_Space)

    def _strike_until_given(
        self, key: Qt.Key, modifiers: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier
    ) -> None:
        """Strike a key until it answers: a button that has changed takes none for a moment."""
        match, before = self.journey.match, len(self.journey.match.steps)

        def strike() -> bool:
            if len(match.steps) == before:
                self.person.key(key, modifiers)
            return len(match.steps) > before

        self.person.wait(strike, lambda: f"{key} does nothing")
