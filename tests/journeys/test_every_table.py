"""In every state of the table, for everybody at a guest's window, people come, the host goes and
the table closes (see `at_tables`). By day each of these happens once; at night everywhere.
"""

from collections.abc import Callable
from enum import Enum
from importlib import import_module
from typing import Any

import pytest

from changcheng_qt.app import main
from changcheng_qt.app.tables.company import TableCompany
from changcheng_qt.titles import TITLES
from changcheng_qt.ui.flow import bot_turns
from changcheng_qt.ui.scene import table_top
from changcheng_qt.ui.window import company_show
from changcheng_qt.ui.window.company_show import CompanyShow
from changcheng_qt.ui.window.talk_show import TalkShow
from tests.effort import NIGHTLY
from tests.journeys import at_tables
from tests.journeys.at_tables import HAPPENINGS, Seating, TableMeeting, meet
from tests.journeys.journey import SetOut
from tests.journeys.states import SilentBots, StateSample

Happening = Callable[[TableMeeting], None]
SAMPLES: tuple[StateSample, ...] = tuple(
    import_module(f"tests.titles.{title.name}.journeys.states").STATES for title in TITLES
)


@pytest.fixture(autouse=True)
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Answers are late at once, the table is painted finely at once, and bots think for ever."""
    monkeypatch.setattr(main, "BotRunner", SilentBots)
    monkeypatch.setattr(company_show, "LATE", 0)
    monkeypatch.setattr(bot_turns, "LONG", 0)
    monkeypatch.setattr(table_top, "SETTLED", 0)


def met() -> list[Any]:
    """Return each state of each title with each seating and each happening at night; by day
    each happening once, in different states.
    """
    every = [
        (sample, state, seating, happen)
        for sample in SAMPLES
        for state, crowd in sample.meetings
        for seating in Seating
        if seating.value[0] is crowd
        for happen in HAPPENINGS
    ]
    first, second, *_ = SAMPLES
    by_day = [
        (first, first.noticed["close_and_open"], Seating.APART, at_tables.host_goes),
        (second, second.noticed["close_and_open"], Seating.TOGETHER, at_tables.somebody_comes),
        (second, second.noticed["fail"], Seating.LOOKING_ON, at_tables.table_closes),
    ]
    return [pytest.param(*one, id=_id(*one)) for one in (every if NIGHTLY else by_day)]


def _id(sample: StateSample, state: Enum, seating: Seating, happen: Happening) -> str:
    return f"{sample.game}-{state.value}-{seating.name.lower()}-{happen.__name__}"


@pytest.mark.parametrize(("sample", "state", "seating", "happen"), met())
def test_the_window_withstands_every_happening_at_a_table(
    set_out: SetOut,
    monkeypatch: pytest.MonkeyPatch,
    sample: StateSample,
    state: Enum,
    seating: Seating,
    happen: Happening,
) -> None:
    happen(meet(set_out, monkeypatch, sample, state, seating))


FAULTS: dict[Happening, tuple[type, str, Any]] = {
    at_tables.somebody_comes: (TalkShow, "refresh", lambda _: None),
    at_tables.host_goes: (CompanyShow, "_host_words", lambda _: None),
    at_tables.table_closes: (TableCompany, "end", None),
}
"""Deeds that do nothing in each happening."""


@pytest.mark.parametrize("happen", HAPPENINGS, ids=lambda one: one.__name__)
def test_a_table_part_that_does_nothing_is_noticed(
    set_out: SetOut, monkeypatch: pytest.MonkeyPatch, happen: Happening
) -> None:
    owner, name, fault = FAULTS[happen]
    sample = SAMPLES[0]
    state = next(iter(sample.by_day))
    monkeypatch.setattr(owner, name, fault)
    meeting = meet(set_out, monkeypatch, sample, state, Seating.APART)
    with pytest.raises(AssertionError):
        happen(meeting)
