"""Announcements of the table: the goods of each player, shown long enough to be read; and who gives
up cards.
"""

from collections.abc import Callable, Iterator
from random import Random

import pytest
from pytestqt.qtbot import QtBot

from changcheng_qt.engine.seats import Seat
from changcheng_qt.titles.riders.rules import commands
from changcheng_qt.titles.riders.rules.events import DiceRolled
from changcheng_qt.titles.riders.rules.turn import Stage
from changcheng_qt.titles.riders.table.board.motions import gains_of
from changcheng_qt.titles.riders.table.panels.player_rows import PlayerRow
from changcheng_qt.titles.riders.table.telling import Telling
from tests.planted import Fault, planted, with_and_without
from tests.titles.riders.table.corner import choice, due, found, match_of
from tests.titles.riders.table.table import Table

MOST_STEPS = 400
Make = Callable[[tuple[Seat, ...]], Table]


@pytest.fixture
def table_of(qtbot: QtBot) -> Iterator[Make]:
    """Makes the table of a game of four."""
    made: list[Table] = []

    def make(people: tuple[Seat, ...]) -> Table:
        made.append(Table(match_of(seed=4, people=people)))
        qtbot.addWidget(made[-1].window)
        return made[-1]

    yield make
    for one in made:
        one.close()


def go_on(table: Table, rng: Random) -> bool:
    """Give a command for the seat that is to act; return whether it rolled the dice."""
    match = table.match
    assert match.to_act is not None
    table.bridge.submit(choice(list(match.legal(match.to_act)), rng))
    while table.parts.reveal.is_busy:
        table.parts.reveal.advance()
    return any(isinstance(event, DiceRolled) for event in table.bridge.events()[-1])


def roll_with_goods(table: Table, seat: Seat) -> int:
    """Play on until a seat has rolled, and goods have come; return the number of that step."""
    rng = Random(4)
    for _ in range(MOST_STEPS):
        is_rolled = go_on(table, rng)
        if is_rolled and table.match.turn_seat == seat and rows_gain(table):
            return table.bridge.step_count - 1
    raise AssertionError("no such roll")


def rows_gain(table: Table) -> bool:
    return bool(gains_of(table.parts.board.scene.rolls))


def test_a_roll_of_a_person_is_shown_until_the_next_step(table_of: Make) -> None:
    table = table_of((0,))
    step = roll_with_goods(table, 0)
    told, gains = table.widgets.just_told(), gains_of(table.parts.board.scene.rolls)
    assert told is not None
    assert told.step == step
    assert len(told.lines) > len(gains)
    rows = [row for row in table.parts.players.rows.values() if isinstance(row, PlayerRow)]
    assert [row.gain.count for row in rows] == [gains.get(seat, 0) for seat in range(4)]
    table.bridge.submit(commands.EndTurn())
    assert table.widgets.just_told() is None
    assert not any(row.gain.isVisible() for row in rows)


def tell_whoever_acts(patch: pytest.MonkeyPatch) -> None:
    """A fault, as there was long ago: nothing is announced once anything has happened since."""
    patch.setattr(Telling, "_is_news", lambda telling, rolled: rolled == telling.last)
    patch.setattr(Telling, "last", property(last_step), raising=False)


def last_step(telling: Telling) -> int:
    return telling._bridge.step_count - 1  # noqa: SLF001 - the fault is inside


@with_and_without(tell_whoever_acts)
def test_a_roll_of_a_bot_is_shown_until_the_next_one_or_a_turn_of_a_person(
    table_of: Make, fault: Fault | None
) -> None:
    with planted(fault):
        table, rng = table_of((0,)), Random(5)
        step = roll_with_goods(table, 1)
        lines = table.widgets.just_told()
        assert lines is not None
        assert lines.step == step
        seen = 0
        while not go_on(table, rng):
            assert table.widgets.just_told() == lines
            seen += 1
        assert seen, "at least the end of its turn"
        assert table.widgets.just_told() != lines
        while table.match.turn_seat != 0:
            go_on(table, rng)
        assert table.widgets.just_told() is None


def test_after_a_seven_a_banner_says_who_gives_up_how_many(qtbot: QtBot) -> None:
    match = found(lambda view: due(Stage.DISCARDING)(view) and len(view.turn.discarding) > 1)
    table = Table(match)
    qtbot.addWidget(table.window)
    owed = table.bridge.view.turn.owed[0]
    assert f"Mei gives up {owed}" in table.widgets.notice()
    table.close()


def test_a_viewer_who_alone_gives_up_cards_reads_it_on_the_sheet(qtbot: QtBot) -> None:
    match = found(lambda view: due(Stage.DISCARDING)(view) and view.turn.discarding == (0,))
    table = Table(match)
    qtbot.addWidget(table.window)
    assert table.bridge.decider == 0
    assert table.widgets.notice() == ""
    table.close()


def test_no_other_stage_has_a_banner(table_of: Make) -> None:
    table = table_of(())
    roll_with_goods(table, 1)
    assert table.widgets.notice() == ""
