"""In every state of the table, for every crowd, all that may happen happens to the window itself
(see `happenings`).

By day each state is met by one crowd, and each crowd meets several; a third of all happenings comes
to each state, and each to several states. At night all meet.
"""

from collections.abc import Callable
from enum import Enum
from itertools import cycle, pairwise
from pathlib import Path
from typing import Any, cast

import pytest

from changcheng_qt.app import main
from changcheng_qt.app.autosave import Autosave
from changcheng_qt.app.desks.save_words import UnsafeBanner
from changcheng_qt.app.session import Session
from changcheng_qt.ui.board import zoom_view
from changcheng_qt.ui.flow import bot_turns
from changcheng_qt.ui.flow.hand_over import Crowd
from changcheng_qt.ui.flow.table_flow import TableFlow
from changcheng_qt.ui.scene import table_top
from changcheng_qt.ui.seam.match_bridge import MatchBridge
from changcheng_qt.ui.window.main_window import MainWindow
from changcheng_qt.ui.window.table import GameTable
from tests.conformance.samples import samples
from tests.effort import NIGHTLY
from tests.journeys import happenings
from tests.journeys.happenings import HAPPENINGS, SIZE, Meeting
from tests.journeys.journey import SetOut
from tests.journeys.plan import plan_of
from tests.journeys.states import SilentBots, Sought, StateSample
from tests.planted import Fault, planted, with_and_without

SHARES = 3
"""Into how many shares the happenings are dealt to the states."""
Meet = Callable[[StateSample, Enum, Crowd], Meeting]


@pytest.fixture
def meet(set_out: SetOut, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Meet:
    """Starts a program and comes to a state of its table.

    The table and zoomed parts are painted as finely as possible at once, not after a rest, and a
    bot is shown as thinking at once.
    """
    bots: list[SilentBots] = []

    def start() -> SilentBots:
        bots.append(SilentBots())
        return bots[-1]

    def come(sample: StateSample, state: Enum, crowd: Crowd) -> Meeting:
        journey = set_out(SIZE)
        sample.bring_about(journey, state, crowd)
        return Meeting(journey, crowd, bots[0], set_out, tmp_path)

    monkeypatch.setattr(main, "BotRunner", start)
    monkeypatch.setattr(bot_turns, "LONG", 0)
    monkeypatch.setattr(table_top, "SETTLED", 0)
    monkeypatch.setattr(zoom_view, "IDLE_AFTER_ZOOM", 0)
    return come


SAMPLES = {title: sample.states for title, sample in samples("journey").items()}


def lacking(patch: pytest.MonkeyPatch) -> None:
    for sample in SAMPLES.values():
        sought = cast("dict[Any, Sought]", sample.sought)
        patch.setitem(sought, next(iter(sought)), lambda *_: False)


@pytest.mark.no_cover
@with_and_without(lacking)
@pytest.mark.parametrize("sample", SAMPLES.values(), ids=SAMPLES)
def test_the_game_of_a_title_has_each_state_for_each_crowd(
    set_out: SetOut, sample: StateSample, fault: Fault | None
) -> None:
    """By day each state is met by one crowd only."""
    new_games = set_out(SIZE).program.session._tools.new_games  # noqa: SLF001
    with planted(fault):
        for state, crowd in sample.meetings:
            if is_sought := sample.sought.get(state):
                order = sample.order(state, crowd)
                plan = plan_of(new_games.ordered(order).match, int(sample.seed), sample.likings)
                assert any(is_sought(*both, order.players) for both in pairwise(plan)), state


def met() -> list[tuple[StateSample, Enum, Crowd, int]]:
    """Return all meetings, each with every share, at night; by day one of each state."""
    meetings = [
        (sample, state, crowd)
        for sample in SAMPLES.values()
        for state, crowd in sample.meetings
        if NIGHTLY or crowd is sample.by_day[state]
    ]
    return [
        (*meeting, share)
        for number, meeting in enumerate(meetings)
        for share in (range(SHARES) if NIGHTLY else [number % SHARES])
    ]


@pytest.mark.parametrize(
    ("sample", "state", "crowd", "share"),
    met(),
    ids=[
        f"{one.game}-{state.value}-{crowd.name.lower()}-{share}"
        for one, state, crowd, share in met()
    ],
)
def test_the_window_withstands_every_happening(
    meet: Meet, sample: StateSample, state: Enum, crowd: Crowd, share: int
) -> None:
    meeting = meet(sample, state, crowd)
    for happen in HAPPENINGS[share::SHARES]:
        happen(meeting)


def test_by_day_every_state_and_every_crowd_is_met_and_everything_happens() -> None:
    for sample in SAMPLES.values():
        meetings = [meeting for meeting in met() if meeting[0] is sample]
        kind: type[Enum] = type(sample.finished)
        assert {state for _, state, _, _ in meetings} == set(sample.by_day) == set(kind)
        assert {crowd for _, _, crowd, _ in meetings} == {*Crowd}
        assert {share for *_, share in meetings} == {*range(SHARES)}
    assert {share for *_, crowd, share in met() if crowd is Crowd.SEVERAL} == {*range(SHARES)}


FAULTS: dict[Callable[[Meeting], None], tuple[type, str] | None] = {
    happenings.speak_otherwise: None,
    happenings.shrink_and_grow: (GameTable, "resizeEvent"),
    happenings.minimise_and_restore: (TableFlow, "hide_window"),
    happenings.change_help: (MatchBridge, "change_help"),
    happenings.undo_and_redo: (MatchBridge, "redo"),
    happenings.fail: (TableFlow, "ask_again"),
    happenings.be_kept_waiting: (MatchBridge, "_give"),
    happenings.refuse_wrong_files: (MainWindow, "show_toast"),
    happenings.fill_disk: (UnsafeBanner, "_on_safe"),
    happenings.open_another: (Session, "bring"),
    happenings.close_and_open: (Autosave, "keep"),
}
"""The part of the program that each check is about; `None` for the tray of the title."""


@pytest.mark.parametrize(
    ("check", "sample"),
    [
        (check, sample)
        for check, by_day in zip(HAPPENINGS, cycle(SAMPLES), strict=False)
        for title, sample in SAMPLES.items()
        if NIGHTLY or title == by_day
    ],
)
def test_a_program_part_that_does_nothing_is_noticed(
    meet: Meet,
    monkeypatch: pytest.MonkeyPatch,
    check: Callable[[Meeting], None],
    sample: StateSample,
) -> None:
    """Each check can fail: here a part of the program that it is about does nothing."""
    owner, name = FAULTS[check] or (sample.tray, "retranslate")
    monkeypatch.setattr(owner, name, lambda *_, **__: None)
    state = sample.noticed.get(check.__name__, sample.noticed["close_and_open"])
    meeting = meet(sample, state, Crowd.SEVERAL)
    with pytest.raises(AssertionError):
        check(meeting)
