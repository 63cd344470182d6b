"""A planned game of Riders given through the accessibility tree alone, as by a screen reader.

Things are found by their names, and pressed by their actions.
"""

from collections.abc import Iterator, Sequence

from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtWidgets import QAbstractButton
from shiboken6 import isValid

from changcheng_qt.titles.riders.rules import commands
from changcheng_qt.titles.riders.rules.commands import Command
from changcheng_qt.titles.riders.rules.edicts import edict_of
from changcheng_qt.titles.riders.rules.places import GroundPlace, SupplyPlace
from changcheng_qt.titles.riders.table.pointer.targets import place_of
from changcheng_qt.titles.riders.table.tray.goods_row import stack_text
from changcheng_qt.titles.riders.words.commands import primary_text
from changcheng_qt.titles.riders.words.names import edict_name, good_name
from tests.titles.riders.journeys.playing import LAST, MapPlaying

_PIECES = {
    commands.BuildRoad: "Road",
    commands.BuildSettlement: "Settlement",
    commands.BuildCity: "City",
}
PRESS = "Press"


class RidersByTree(MapPlaying):
    """Presses things by their names."""

    def open_gate(self) -> None:
        self.press_until(f"I'm {self.name_of(self.asked_for)} – open the gate")

    def ask_for_own_view(self) -> None:
        self.press(f"Give the device to {self.name_of(self.journey.match.turn_seat)}")

    def read_on(self) -> bool:
        """Press the button with which a panel waits, if there is one."""
        found = self.find(*self.words_to_go_on())
        if found is not None:
            self._press(found)
        return found is not None

    def give(self, command: Command) -> None:
        match command:
            case commands.BuildRoad() | commands.BuildSettlement() | commands.BuildCity():
                self._hold(command)
            case commands.RaiseWall():
                level = self.view.levels[self.view.princes.index(self.view.turn.seat)]
                self.press(f"Tower {level + 1}")
            case commands.BuyEdict():
                self.press("Edict")
            case commands.PlaySoldier() | commands.PlayCorvee():
                self.press(edict_name(edict_of(command)))
            case commands.TradeWithSupply(give, get):
                (hand,) = (hand for hand in self.view.hands if hand is not None)
                self.press(self.name(SupplyPlace(get)))
                self.press(stack_text(give, hand[give]))
            case commands.ShiftRider(start, end):
                self.press(self.name(GroundPlace(start)))
                self.press(self.name(GroundPlace(end)))
            case commands.Rob(seat):
                self.press(f"{self.name_of(seat)}: Take a card")
            case commands.Discard():
                self._give_up()
            case _ if isinstance(command, LAST):
                self.press_until(primary_text(command))
            case _:
                self._press_place(command)

    def _hold(self, command: Command) -> None:
        """Pick up a piece, unless it is free and so in hand, and put it down."""
        free = self.view.turn.free_roads
        if not free:
            self.press(_PIECES[type(command)])
        self._press_place(command)

    def _press_place(self, command: Command) -> None:
        place = place_of(self.view.board, command)
        assert place is not None
        self.press(self.name(place))

    def _give_up(self) -> None:
        given = [command.good for command in self.given_up()]
        for number, good in enumerate(given):
            self.press(f"{good_name(good)}: {given[:number].count(good)}, one more")
        self.press("Give up")

    # The tree.

    def press(self, name: str) -> None:
        """Press the first thing of a name."""
        found: QAccessibleInterface | None = None

        def is_there() -> bool:
            nonlocal found
            found = self.find(name)
            return found is not None

        self.person.wait(is_there, lambda: f"nothing is called {name!r}")
        assert found is not None
        self._press(found)

    def _press(self, found: QAccessibleInterface) -> None:
        pressed = found.object()
        found.actionInterface().doAction(PRESS)
        if isinstance(pressed, QAbstractButton):
            self.person.wait(lambda: not isValid(pressed) or not pressed.isDown(), lambda: "stuck")
        self.person.settle()

    def press_until(self, name: str) -> None:
        """Press until it answers: a button that has changed takes none for a moment."""
        match, before = self.journey.match, len(self.journey.match.steps)
        flow = self.journey.show.flow
        screen = flow.screen

        def press() -> bool:
            if len(match.steps) == before and flow.screen == screen:
                self.press(name)
            return len(match.steps) > before or flow.screen != screen

        self.person.wait(press, lambda: f"{name!r} does nothing")

    def find(self, *names: str) -> QAccessibleInterface | None:
        """Return the first thing whose name begins with one of these and that can be pressed."""
        window = QAccessible.queryAccessibleInterface(self.journey.program.window)
        return next((found for found in _everything(window) if _is_called(found, names)), None)


def _everything(found: QAccessibleInterface) -> Iterator[QAccessibleInterface]:
    """A thing and all that is in it, without the hidden parts."""
    if found.state().invisible:
        return
    yield found
    for number in range(found.childCount()):
        child = found.child(number)
        if child is not None:
            yield from _everything(child)


def _is_called(found: QAccessibleInterface, names: Sequence[str]) -> bool:
    said = found.text(QAccessible.Text.Name)
    if not any(said == name or said.startswith((f"{name},", f"{name}:")) for name in names):
        return False
    actions = found.actionInterface()
    return actions is not None and PRESS in actions.actionNames() and not found.state().disabled
