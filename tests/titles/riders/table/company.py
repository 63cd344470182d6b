"""A whole table of several people with the flow of its match, and a clock that is wound by hand."""

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication, QEvent, QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from changcheng_qt.engine.match import AnyMatch
from changcheng_qt.engine.seats import Seat
from changcheng_qt.titles.riders.entry import RULES
from changcheng_qt.titles.riders.rules import commands
from changcheng_qt.titles.riders.rules.pieces import NO_GOODS, Good, goods, total
from changcheng_qt.titles.riders.rules.turn import Stage
from changcheng_qt.titles.riders.rules.view import View
from changcheng_qt.titles.riders.table.panels.player_rows import PlayerRow
from changcheng_qt.titles.riders.table.widgets.eye import HOLD
from changcheng_qt.titles.riders.table.widgets.goods_line import LineButton
from changcheng_qt.ui.flow.bot_turns import BotSetup
from changcheng_qt.ui.flow.table_flow import TableFlow
from changcheng_qt.ui.seam.shown_match import Decisions
from tests.titles.riders.table.corner import due, found
from tests.titles.riders.table.table import LEFT, Table
from tests.ui.flow.clockwork import HandClock, HandThinker

EVERYBODY = (0, 1, 2, 3)


class Company(Table):
    """A table whose bots answer when the test says so."""

    def __init__(
        self, match: AnyMatch, *, is_seen: bool = False, here: frozenset[Seat] | None = None
    ) -> None:
        """Have all seats at this screen, or only those that are `here`."""
        ballots = RULES.ballots
        assert ballots is not None
        decisions = Decisions(RULES.needs_hand, ballots.is_due, RULES.hides_nothing)
        super().__init__(match, decisions, is_seen=is_seen)
        self.bridge._seats = here  # noqa: SLF001 - the others are at screens of their own
        self.clock, self.thinker, self.clicks = HandClock(), HandThinker(), 0
        bot_setup = BotSetup(self.thinker, "luck")
        self.flow = TableFlow(
            self.bridge, bot_setup, self.clock, lambda _view, _legal: None, ballot_rules=ballots
        )
        self.flow.start()
        self.requests.notes_asked.connect(self.flow.look_at_notes)
        self.flow.lift_gate()
        self.settle()

    def close(self) -> None:
        self.flow.close()
        super().close()

    def hear_of(self, command: commands.Command) -> None:
        """Show a command that somebody gives at another screen."""
        self.match.submit(command)
        self.bridge.take(self.match.log[-1])
        self.settle()

    @property
    def view(self) -> View:
        """The view on screen."""
        view: View = self.bridge.view
        return view

    @property
    def plated(self) -> dict[Seat, list[str]]:
        """The words of the plates of each row that has some."""
        rows = {seat: self.row(seat) for seat in range(self.view.seats)}
        return {
            seat: [one.line.sentence for one in shown(row)]
            for seat, row in rows.items()
            if not row.plates.isHidden()
        }

    @property
    def lit(self) -> set[Seat]:
        """The seats whose rows say that they are to act."""
        seats = range(self.view.seats)
        return {seat for seat in seats if "to act" in self.row(seat).toolTip()}

    def row(self, seat: Seat) -> PlayerRow:
        row = self.parts.players.rows[seat]
        assert isinstance(row, PlayerRow)
        return row

    def press(self, widget: QWidget) -> None:
        """Click a button, and count the click."""
        self.clicks += 1
        QTest.mouseClick(widget, LEFT)
        self.settle()

    def plate(self, seat: Seat, place: int) -> None:
        """Click a plate of a row."""
        self.press(self.row(seat).plates.plates[place])

    def look(self, seat: Seat, milliseconds: int = HOLD + 50) -> None:
        """Hold the eye of a row down."""
        QTest.mousePress(self.row(seat).plates.eye, LEFT)
        QTest.qWait(milliseconds)

    def let_go(self, seat: Seat, place: int | None = None) -> None:
        """Release the eye of a row, over one of its plates or where it is."""
        eye, at = self.row(seat).plates.eye, QPoint(2, 2)
        if place is not None:
            plate = self.row(seat).plates.plates[place]
            at = eye.mapFrom(self.window, plate.mapTo(self.window, plate.rect().center()))
        QTest.mouseRelease(eye, LEFT, Qt.KeyboardModifier.NoModifier, at)
        self.settle()

    def wait(self, milliseconds: int) -> None:
        """Advance the time."""
        self.clock.pass_time(milliseconds)
        self.settle()

    def settle(self) -> None:
        """Process all queued events."""
        for _ in range(3):
            QCoreApplication.sendPostedEvents(None, QEvent.Type.MetaCall)
            QCoreApplication.processEvents()


def shown(row: PlayerRow) -> list[LineButton]:
    """The plates of a row that are seen."""
    return [plate for plate in row.plates.plates if not plate.isHidden()]


def may_offer_to_all(view: View) -> bool:
    """Whether the first seat may offer to every other one."""
    return due(Stage.BUILDING)(view) and all(view.hand_counts)


def about_to_offer(people: tuple[Seat, ...] = EVERYBODY) -> AnyMatch:
    """A match of four in which the first seat may offer to all others."""
    return found(may_offer_to_all, people)


def offer_for(match: AnyMatch, holds: Callable[[Seat, Good], bool] | None = None) -> commands.Offer:
    """An offer of the first seat for a good that some other seat has."""
    hands = [match.view(seat).hands[seat] or NO_GOODS for seat in range(4)]
    wanted = next(
        good
        for good in Good
        if (holds or (lambda seat, good: bool(hands[seat][good])))(1, good)
        and total(hands[0]) > hands[0][good]
    )
    given = next(good for good in Good if hands[0][good] and good is not wanted)
    return commands.Offer(goods(given), goods(wanted))
