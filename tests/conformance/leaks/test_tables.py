"""Two games that a seat cannot tell apart look and sound the same on its screen at a table of
several computers: who is there, prompts, banners, letters on their way to the host, toasts and
chat.
"""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from zlib import crc32

import pytest

from changcheng_qt.app.session import decisions_of
from changcheng_qt.app.tables.company import TableCompany
from changcheng_qt.app.tables.executor import TableExecutor
from changcheng_qt.engine.help import BEGINNERS
from changcheng_qt.engine.match import AnyMatch, Match
from changcheng_qt.engine.replay import Mark, TakeBack
from changcheng_qt.engine.seats import HUMAN, Player, Seat, Viewer
from changcheng_qt.i18n.phrases import engine
from changcheng_qt.net.carrier import Reach
from changcheng_qt.net.letters import Deed, Kind
from changcheng_qt.net.peers import HERE_FOR
from changcheng_qt.saves.record import recording
from changcheng_qt.titles import rules_of, title_named
from changcheng_qt.ui.flow.bot_turns import BotSetup
from changcheng_qt.ui.flow.screens import GateReason
from changcheng_qt.ui.flow.table_flow import TableFlow
from changcheng_qt.ui.seam.match_bridge import MatchBridge
from changcheng_qt.ui.seam.talk import Phrase
from changcheng_qt.ui.window.company_show import LATE, CompanyShow
from changcheng_qt.ui.window.main_window import MainWindow
from screens.stillness import bring_to_rest
from screens.stills import StillClock, StillThinker
from tests.conformance.leaks.comparing import Compare, anybody
from tests.conformance.leaks.pairs import NAMES, Tale
from tests.conformance.leaks.photographs import Moment, Photograph, let_pass
from tests.conformance.leaks.sample import LeakSample
from tests.conformance.samples import every_title
from tests.effort import effort
from tests.net.memory import Office
from tests.net.tables import Table
from tests.planted import Fault, planted

PAIRS = effort(sample=1, nightly=100)
TRIES = 8
TRUTH: list[AnyMatch] = []
"""The match at the host, for planted faults."""


class Dealt(Table):
    """A table at which the game of a tale has come so far, with somebody who looks on; all are at
    computers of their own, but for those who share the first.
    """

    def __init__(self, tale: Tale, *sharing: Seat) -> None:
        title, seats = title_named(tale.game.name), tale.setup.seats
        assert title is not None
        self.tale = tale
        alone = ((seat,) for seat in range(seats) if seat not in sharing)
        groups = (*((tuple(sorted(sharing)),) if sharing else ()), *alone, ())
        super().__init__(title, 1, Office(1), groups, seats)

    def begin(self) -> None:
        """Admit everybody, and play the tale to its end; bots played it, since a guest's program
        knows the steps of its own people.
        """
        self.repair()
        for peer in self.host.roster.peers:
            self.host.admit(peer)
        self.repair()
        players = [Player(name, "greedy") for name in NAMES[: self.seats]]
        match: AnyMatch = Match(self.tale.game, self.tale.setup, players, BEGINNERS)
        self.recorder = recording(match, self.rng)
        for command in self.tale.played:
            match.submit(command)
        for seat, player in enumerate(players):
            match.seat_player(seat, replace(player, controller=HUMAN))
        self.host.begin(self.recorder, lambda then: then())
        self.repair()


def at_table(window: MainWindow, tale: Tale, viewer: Viewer, _: float) -> Iterator[Photograph]:
    """The viewer sits at a computer of their own, or looks on: others talk, come and go, ask
    to stop and withdraw that, somebody plays, and all agree to take that back, and to stop.
    """
    at = Dealt(tale)
    at.begin()
    TRUTH.append(at.match)
    try:
        yield from _seen(window, at, viewer)
    finally:
        window.show_start(can_resume=False)


def _seen(window: MainWindow, at: Dealt, viewer: Viewer) -> Iterator[Photograph]:
    guest = at.guests[viewer if isinstance(viewer, int) else -1]
    other = at.guests[0 if viewer else 1]
    executor = TableExecutor(guest, decisions_of(rules_of(at.tale.game.name)))
    company = TableCompany(guest, executor, window, is_own=False)
    guest.changed = company.changed.emit
    executor.bridge.company = company
    show(window, executor.bridge)
    yield Moment.STILL, ""
    assert other.say(0 if viewer else 1, Phrase.WELL_PLAYED.value)
    at.deliver()
    yield Moment.STILL, ""
    stop = Deed(Kind.ABANDON, 0 if viewer else 1)
    other.do(stop)
    at.deliver()
    yield Moment.STILL, ""
    other.answer(other.asks[0], agrees=False)
    at.deliver()
    yield Moment.STILL, ""
    company.reach_of = lambda: Reach.NONE
    seat = at.match.deciders[0]
    if seat == viewer:
        executor.bridge.submit(at.tale.last)
    else:
        at.match.submit(at.tale.last)
    let_pass(window, LATE)
    yield Moment.MIDWAY, ""
    company.reach_of = lambda: Reach.LIVE
    at.deliver()
    bring_to_rest(window)
    yield Moment.STILL, ""
    at.now += 2 * HERE_FOR
    guest.post()
    at.deliver()
    yield Moment.STILL, ""
    if at.match.outcome is None:
        at.match.take_back(at.match.step_count - 1, range(at.seats))
        at.deliver()
        bring_to_rest(window)
        yield Moment.STILL, ""
        at.match.abandon()
        at.deliver()
        bring_to_rest(window)
        yield Moment.STILL, ""


def show(window: MainWindow, bridge: MatchBridge) -> None:
    """Show the match of a guest."""
    window.show_start(can_resume=False)
    bring_to_rest(window)
    bot_setup, ballots = BotSetup(StillThinker(), "still"), rules_of(bridge.title).ballots
    flow = TableFlow(
        bridge, bot_setup, StillClock(), lambda view, legal: None, GateReason.LOADED, None, ballots
    )
    window.show_match(bridge, flow)
    flow.start()
    bring_to_rest(window)


def tell_in_presence(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(TableCompany, "away_since", lambda _, seat: secret_of(seat))


def tell_in_toast(patch: pytest.MonkeyPatch) -> None:
    whole = CompanyShow.refresh

    def refresh(self: CompanyShow) -> None:
        whole(self)
        self._table.toast.show_sentence(str(secrets()))

    patch.setattr(CompanyShow, "refresh", refresh)


def tell_in_take_back(patch: pytest.MonkeyPatch) -> None:
    whole = engine.mark_text

    def mark_text(mark: Mark, players: Sequence[Player]) -> str:
        told = whole(mark, players)
        return f"{told} {secrets()}" if isinstance(mark, TakeBack) else told

    patch.setattr(engine, "mark_text", mark_text)


def tell_who_plays_on(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(CompanyShow, "_who_plays_on", property(lambda _: str(secrets())))
    patch.setattr(TableCompany, "may_play_on", False)


def secrets() -> list[int]:
    """A number for each seat that depends on all that it knows."""
    return [secret_of(seat) for seat in range(len(TRUTH[-1].players))]


def secret_of(seat: Seat) -> int:
    """A number that depends on all that a seat knows."""
    return crc32(repr(TRUTH[-1].view(seat)).encode())


@every_title("leaks")
def test_a_table_of_several_computers_tells_nothing_hidden(
    sample: LeakSample, compare: Compare
) -> None:
    assert compare(sample, at_table, anybody, PAIRS) > 100 * PAIRS


@every_title("leaks", first_by_day=True)
@pytest.mark.parametrize(
    "fault", [tell_in_presence, tell_in_toast, tell_in_take_back, tell_who_plays_on]
)
def test_a_planted_leak_is_found(sample: LeakSample, fault: Fault, compare: Compare) -> None:
    with planted(fault):
        compare(sample, at_table, anybody, TRIES)
