"""Riders with the mouse, by people who sit with bots: they decide during the game, for the bots'
commands are not known beforehand.
"""

from collections.abc import Sequence
from random import Random

from PySide6.QtCore import QCoreApplication, QPoint
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton

from changcheng_qt.i18n.phrases.wording import fill
from changcheng_qt.titles.riders.rules import commands
from changcheng_qt.titles.riders.rules.commands import Command
from changcheng_qt.titles.riders.rules.pieces import Good
from changcheng_qt.titles.riders.rules.places import Place
from changcheng_qt.titles.riders.rules.turn import Stage
from changcheng_qt.titles.riders.rules.view import View
from changcheng_qt.titles.riders.table.board.view import MapBoard
from changcheng_qt.titles.riders.table.panels.builders_sheet import BuildersSheet
from changcheng_qt.titles.riders.table.pointer.targets import place_of
from changcheng_qt.titles.riders.table.tray.goods_row import stack_text
from changcheng_qt.titles.riders.words.commands import primary_of, primary_text
from changcheng_qt.ui.flow.screens import Gate, Own, Public
from changcheng_qt.ui.window.banner import Banner
from tests.journeys.mouse import Mouse
from tests.journeys.plan import Move
from tests.titles.riders.journeys.playing import MapPlaying

translate = QCoreApplication.translate

_BUILDS = (commands.BuildSettlement, commands.BuildCity, commands.BuildRoad)
MOMENT = 30
"""Milliseconds between two looks at a table where bots decide."""
_IN_VAIN = 4000
"""The number of looks after which the person gives up."""


class RidersByMouse(MapPlaying, Mouse[View, Command]):
    """Clicks on the map, the last button, plates and cards."""

    def give(self, command: Command) -> None:
        """Click where a command is given."""
        place = place_of(self.view.board, command)
        if place is None:
            self.press(primary_text(command))
        else:
            self.click_at(lambda: self.pixel_of(place))

    def decide(self, rng: Random) -> Command:
        """Give one of the commands that the person at the screen may give, and build or else end
        the turn as soon as that is one of them; return the command.
        """
        match, view = self.journey.match, self.view
        command = self._wanted(rng)
        number = len(match.steps)
        self.give(command)
        self.person.wait(lambda: len(match.steps) > number, lambda: f"{command} was not given")
        done: Command = match.steps[number].command
        if done != command and type(command) not in (commands.RollDice, commands.DrawRider):
            self.person.go_astray(f"{done} was given instead of {command}")
        assert match.steps[number].turn_seat == view.turn.seat
        return done

    def await_turn(self) -> None:
        """Come to the screen as the seat that decides next, once the bots have decided."""
        match = self.journey.match
        self.come_to_the_screen(Move(match.turn_seat, match.turn_seat, None, ()))

    def play_on(self, rng: Random, most: int) -> None:
        """Decide for people until the game is over, which it must be after n decisions."""
        match = self.journey.match
        looks = 0
        while match.to_act is not None and most and looks < _IN_VAIN:
            number = len(match.steps)
            self.person.settle()
            most -= self.act(rng)
            looks = 0 if len(match.steps) > number else looks + 1
        if match.to_act is not None:
            self.person.go_astray(f"the game does not end: {self.journey.show.flow.screen}")

    def act(self, rng: Random) -> bool:
        """Do the thing that the table waits for, if it waits for a person; return whether that was
        a decision.
        """
        bridge, screen = self.journey.show.bridge, self.journey.show.flow.screen
        asked = self._asked()
        if isinstance(screen, Gate):
            if not self.open_gate_if_seen():
                QTest.qWait(MOMENT)
        elif self.read_on():
            pass
        elif asked:
            self.say_no(asked[0])
        elif self.view.stage is Stage.DISCARDING and bridge.decider is not None:
            self._give_up()
        elif isinstance(screen, Own | Public) and bridge.decider is not None:
            self.decide(rng)
            return True
        elif isinstance(screen, Public) and self._is_banner_up:
            self.ask_for_own_view()
        else:
            QTest.qWait(MOMENT)
        return False

    def say_no(self, name: str) -> None:
        """Click the plate of a person's row, or the button of the sheet if it asks just one, or if
        it asks who builds: an own view has another *Pass*, which waits for one's part of the round.
        """
        front = self.person.front
        sheets = [one for one in front.findChildren(BuildersSheet) if one.isVisible()]
        no = translate("RidersTrade", "No")
        plate = fill(translate("RidersPlayers", "{player}: {answer}"), player=name, answer=no)
        if sheets:
            nobody = sheets[0].nobody
            self.person.click(nobody.mapTo(front, nobody.rect().center()))
        elif self.person.sees(plate):
            self.person.click_on(plate)
        elif self.person.sees(no, QPushButton):
            self.person.click_on(no, QPushButton)
        else:
            QTest.qWait(MOMENT)

    @property
    def _is_banner_up(self) -> bool:
        """Whether a banner asks for the seat that decides next."""
        banners = self.person.front.findChildren(Banner)
        return any(banner.isVisible() and banner.buttons for banner in banners)

    def _asked(self) -> Sequence[str]:
        """The names of the people who have not answered an offer."""
        bridge = self.journey.show.bridge
        plates, players = bridge.plates, bridge.players
        left = (seat for seat in plates.asked if seat not in plates.answered)
        return [players[seat].name for seat in left if players[seat].is_human]

    def _give_up(self) -> None:
        """Give up the first cards of the hand."""
        match, seat = self.journey.match, self.view.to_act
        assert seat is not None
        hand = self.view.hands[seat]
        assert hand is not None
        before, owed = len(match.steps), self.view.turn.owed[seat]
        cards = [good for good in Good for _ in range(hand[good])]
        for number, good in enumerate(cards[:owed]):
            self.person.click_on(stack_text(good, cards[:number].count(good)))
        self.person.click_on(translate("RidersChoice", "Give up"), QPushButton)
        self.person.wait(lambda: len(match.steps) >= before + owed, lambda: "cards were kept")

    def _wanted(self, rng: Random) -> Command:
        view, legal = self.view, list[Command](self.journey.show.bridge.legal)
        last: Command = primary_of(view)
        if last not in legal:
            return rng.choice([one for one in legal if place_of(view.board, one) is not None])
        built = [one for one in legal if isinstance(one, _BUILDS)]
        return rng.choice(built) if built and view.stage is Stage.BUILDING else last

    def pixel_of(self, place: Place) -> QPoint:
        window = self.journey.program.window
        (board,) = (one for one in window.findChildren(MapBoard) if one.isVisible())
        at = board.view.mapFromScene(board.scene.hit_map.middle(place))
        return board.view.viewport().mapTo(window, at)
