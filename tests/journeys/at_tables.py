"""A window whose person is a guest at a table in memory, brought into a state, and possible events
there: somebody comes, the host's computer goes and comes back, the table is closed.

After each of them the log and the screen are unchanged, and the window reports the event.
"""

from collections.abc import Callable
from dataclasses import dataclass, field
from enum import Enum
from random import Random
from typing import Any, Final

import pytest

from changcheng_qt.app.tables import joining
from changcheng_qt.engine.match import AnyMatch
from changcheng_qt.engine.seats import PUBLIC
from changcheng_qt.net.carrier import Reach
from changcheng_qt.net.guest import Guest, take_seat
from changcheng_qt.net.kept import TABLE, KeptSeat, KeptTable
from changcheng_qt.net.letters import Deed, Kind
from changcheng_qt.saves.record import Recorder, recording
from changcheng_qt.saves.savefile import read_match, record_to_bytes
from changcheng_qt.titles import title_named
from changcheng_qt.ui.flow.hand_over import Crowd
from changcheng_qt.ui.flow.screens import Gate, Public
from changcheng_qt.ui.seam.match_bridge import MatchBridge
from tests.app.tables.windows import room_of
from tests.journeys.happenings import SIZE, only_english, words_in_sight, words_now
from tests.journeys.journey import Journey, SetOut
from tests.journeys.plan import Move, plan_of
from tests.journeys.states import StateSample, last_move, number_of
from tests.net.memory import Memory, Office
from tests.net.tables import Table, followed, shown_at


class Seating(Enum):
    """Who sits where: the crowd of the match, and the seats of each guest. The first guest sits
    before the window, and bots play at the host's.
    """

    ALONE = Crowd.ONE, ((0,),)
    APART = Crowd.SEVERAL, ((0,), (1,))
    TOGETHER = Crowd.SEVERAL, ((0, 1),)
    LOOKING_ON = Crowd.NOBODY, ((),)


GONE: Final = "can't be reached. The game waits for it."
UNSENT: Final = "Not sent yet."
CLOSED: Final = "The host has closed the table."
LOOKS_ON: Final = "Looking on: "


@dataclass(eq=False)
class WindowTable(Table):
    """A table whose first guest is in a window, with a match that was dealt before."""

    journey: Journey = field(kw_only=True)
    dealt: AnyMatch = field(kw_only=True)
    patch: pytest.MonkeyPatch = field(kw_only=True)

    def sit(self, number: int, kept: KeptSeat) -> Guest:
        """Sit down, the first guest in the window."""
        if number:
            return super().sit(number, kept)
        laid = room_of(self.journey.program).laid
        self.carriers[0] = carrier = Memory(self.office)
        with self.patch.context() as patched:
            patched.setattr(joining, "guest_carrier", lambda *_: carrier)
            room_of(self.journey.program)._guest.join(  # noqa: SLF001
                laid.means.autosave.library.new_folder(), kept, ()
            )
        assert laid.table
        return laid.table.guest

    def begin(self) -> None:
        """Admit all guests, and begin the match."""
        self.repair()
        for peer in self.host.roster.peers:
            self.host.admit(peer)
        self.repair()
        luck = self.dealt.luck
        self.recorder = recording(self.dealt, self.rng, seed=self.host.roster.seed or "")
        self.dealt.luck = luck  # that of the plan
        self.host.begin(self.recorder, lambda then: then())
        self.repair()

    def play(self, moves: tuple[Move, ...]) -> None:
        """Begin, and play on, before the match is laid on the window's table."""
        laid = room_of(self.journey.program).laid
        with self.patch.context() as patched:
            patched.setattr(laid, "lay", lambda _: None)
            self.begin()
            for move in moves:
                self.go_on(move)
        assert laid.table
        laid.lay(laid.table)
        self.journey.person.settle()

    def go_on(self, move: Move) -> None:
        """Have somebody make a move, or a bot."""
        owner, command = self.owner(move.seat), move.asked
        if owner is None:
            self.match.submit(command)
        else:
            owner.do(Deed(Kind.PLAY, move.seat, self.match.text_of(command)))
        self.deliver()

    def start_host_again(self) -> None:
        """Start the host's program with the files of its last run."""
        assert self.recorder
        self.host_carrier.close()
        record, match = read_match(record_to_bytes(self.recorder.record()))
        self.recorder = Recorder(record, match, Random(0))
        kept = self.folder("host").read(TABLE, KeptTable)
        assert kept
        self.host = self.open(kept)
        self.host.begin(self.recorder, lambda then: then())


@dataclass(frozen=True, slots=True)
class TableMeeting:
    """A state at a table, and the moves that would follow."""

    table: WindowTable
    left: tuple[Move, ...]

    @property
    def journey(self) -> Journey:
        return self.table.journey

    @property
    def bridge(self) -> MatchBridge:
        return self.journey.show.bridge

    def seen(self) -> tuple[Any, ...]:
        """Everything that must not change: the log here, the screen, and the words but for news."""
        words = [word for word in words_in_sight(self.journey) if not _is_news(word)]
        flow = self.journey.show.flow
        return shown_at(self.table.guests[0]).log, flow.screen, self.bridge.view, words

    def tells(self, news: str) -> bool:
        """Whether some words are in sight."""
        return any(news in word for word in words_in_sight(self.journey))


def _is_news(word: str) -> bool:
    return any(news in word for news in (GONE, UNSENT, CLOSED, LOOKS_ON))


def meet(
    set_out: SetOut, patch: pytest.MonkeyPatch, sample: StateSample, state: Enum, seating: Seating
) -> TableMeeting:
    """Start a program, sit down at a table, and come to a state of it."""
    journey = set_out(SIZE)
    crowd, groups = seating.value
    order = sample.order(state, crowd)
    match = journey.program.session._tools.new_games.ordered(order).match  # noqa: SLF001
    plan = plan_of(match, int(sample.seed), sample.likings)
    title = title_named(sample.game)
    assert title
    table = WindowTable(
        *(title, 1, Office(1), groups, len(order.players)),
        journey=journey,
        dealt=match,
        patch=patch,
    )
    if state in sample.sought:
        number = number_of(plan, sample.sought[state], order.players)
    else:
        number = sample.after.get(state, last_move)(match, plan) + 1
    table.play(plan[:number])
    meeting = TableMeeting(table, plan[number:])
    come(meeting)
    if state is sample.finished:
        journey.person.lead_on("Result")
    return meeting


def come(meeting: TableMeeting) -> None:
    """Open the gate, if there is one."""
    flow = meeting.journey.show.flow
    decider = meeting.bridge.decider
    if isinstance(flow.screen, Public) and decider is not None:
        flow.look_at_notes(decider)
    if isinstance(flow.screen, Gate):
        flow.lift_gate()
    meeting.journey.person.settle()


def somebody_comes(meeting: TableMeeting) -> None:
    """An onlooker who joins sees the public view, is named, and changes nothing."""
    table, before = meeting.table, meeting.seen()
    code = table.host.invite(())
    late = Guest(table.folder("late"), Memory(table.office), take_seat(code, "Zoë"))
    table.repair()
    table.host.admit(table.host.roster.peers[-1])
    table.repair()
    assert shown_at(late).view(PUBLIC) == table.match.view(PUBLIC)
    assert any(LOOKS_ON in word and "Zoë" in word for word in words_in_sight(meeting.journey))
    assert meeting.seen() == before


def host_goes(meeting: TableMeeting) -> None:
    """While the host is away the window says so, and commands here wait; then play goes on."""
    table, before, journey = meeting.table, meeting.seen(), meeting.journey
    reach = table.carriers[0].reach_changed
    table.host_carrier.close()
    reach.emit(Reach.NONE)
    is_running = table.match.outcome is None
    assert meeting.tells(GONE) == is_running
    assert meeting.seen() == before
    speak_otherwise(journey)
    entries = table.match.entry_count
    table.office.carriers.append(table.host_carrier)  # closed again with the program
    table.start_host_again()
    if meeting.bridge.decider is not None:
        assert meeting.bridge.submit(meeting.bridge.legal[0])
        journey.person.wait(lambda: UNSENT in words_now(journey), lambda: "a deed goes nowhere")
    elif is_running:
        table.go_on(meeting.left[0])
    reach.emit(Reach.LIVE)
    table.repair()
    journey.person.settle()
    assert table.match.entry_count == entries + is_running
    assert followed(table.guests[0]).have == table.match.entry_count
    assert not meeting.bridge.is_holding
    assert not meeting.tells(GONE)
    assert not meeting.tells(UNSENT)


def table_closes(meeting: TableMeeting) -> None:
    """It is said why; the table can be looked at and left, and nothing is done any more."""
    table, before, journey = meeting.table, meeting.seen(), meeting.journey
    table.host.close()
    table.deliver()
    assert meeting.tells(CLOSED)
    assert meeting.seen() == before
    speak_otherwise(journey)
    if meeting.bridge.decider is not None:
        meeting.bridge.submit(meeting.bridge.legal[0])
        journey.person.settle()
    assert not meeting.bridge.is_holding
    assert meeting.seen()[0] == before[0]
    journey.program.window.table_actions["abandon"].trigger()
    journey.person.settle()
    assert journey.program.window.table.start_page.isVisible()


def speak_otherwise(journey: Journey) -> None:
    """French and back: all news is translated."""
    said = words_in_sight(journey)
    journey.program.languages.install("fr")
    assert set(words_in_sight(journey)) & only_english() == set()
    journey.program.languages.install("en")
    assert words_in_sight(journey) == said


HAPPENINGS: Final[tuple[Callable[[TableMeeting], None], ...]] = (
    somebody_comes,
    host_goes,
    table_closes,
)
