"""Every text that people type into a dialog can be read again from the files written with it."""

from random import Random
from typing import Any

import pytest
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLineEdit

from changcheng_qt.app.desks.new_games import NewGames
from changcheng_qt.app.settings import settings_from
from changcheng_qt.engine.seats import PUBLIC
from changcheng_qt.engine.texts import cut_name
from changcheng_qt.saves.facts import Disclosure
from changcheng_qt.saves.redaction import first_difference, redacted
from changcheng_qt.saves.savefile import JournalEncoder, read_match, record_to_bytes
from changcheng_qt.saves.times import no_clock
from changcheng_qt.ui.dialogs.game_draft import Offer, default_names, draft_from
from changcheng_qt.ui.dialogs.new_game import NewGameDialog
from changcheng_qt.ui.seam.choice import TitleChoice
from tests.app.plain_title import PlainTitle, Stage
from tests.effort import effort
from tests.engine.pasted import FAMILY, MARKS, TEXTS

OFFER = Offer(PlainTitle.colours, range(2, 5), ("random",))
SLOW = settings(
    max_examples=effort(sample=15, nightly=2000),
    suppress_health_check=[HealthCheck.function_scoped_fixture],
)


@pytest.fixture
def dialog(stage: Stage) -> NewGameDialog:
    """The dialog for a new game, with one person and one bot."""
    stage.window.table_actions["new_game"].trigger()
    shown = stage.window.dialogs.shown
    assert isinstance(shown, NewGameDialog)
    shown.show_count(2)
    return shown


def paste(line: QLineEdit, text: str) -> None:
    """Put a text into an empty field as somebody does who pastes it."""
    line.clear()
    line.insert(text)


@SLOW
@given(TEXTS, TEXTS, TEXTS)
@example("abcdefg" + MARKS, FAMILY * 18, "")
@example("a" + MARKS * 9, FAMILY, "a\tb\u2028c")
@example("a", "b", "梅" * 64)
@example("a", "b", "\u202ewall\u200b")
@example("x" * 23 + FAMILY, "y" * 30, "\U0001f600" * 64)
def test_texts_accepted_by_the_dialog_are_read_from_every_file(
    dialog: NewGameDialog, first: str, second: str, seed: str
) -> None:
    for row, text in zip(dialog.rows, (first, second), strict=False):
        paste(row.name, text)
        assert row.name.text() == cut_name(row.name.text())
    paste(dialog.seed, seed)
    title: Any = PlainTitle()
    games = NewGames(TitleChoice([title]), {}, Random(1), no_clock)
    order = dialog.draft.order("changcheng", default_names(), dialog.seed.text())
    recorder = games.ordered(order).recorder
    running = JournalEncoder(recorder).whole()
    record, match = read_match(running)
    assert match.players == recorder.match.players
    assert record.seed.value == recorder.seed
    assert read_match(record_to_bytes(record))[0] == record
    told = record_to_bytes(recorder.record(Disclosure.EVERYTHING))
    whole = read_match(told)[0]
    public = read_match(record_to_bytes(redacted(record, PUBLIC)))[0]
    assert first_difference(public, whole) is None


def test_a_name_is_cut_where_it_is_typed(dialog: NewGameDialog) -> None:
    line = dialog.rows[0].name
    paste(line, "x" * 24)
    line.setCursorPosition(3)
    QTest.keyClicks(line, "yz")
    assert line.text() == "xxxyz" + "x" * 19
    assert line.cursorPosition() == 5
    paste(line, "ab" + MARKS)
    QTest.keyClick(line, Qt.Key.Key_E)
    assert line.text() == "ab" + MARKS + "e"
    line.insert(MARKS)
    assert line.text() == "ab" + MARKS


@given(st.lists(TEXTS, min_size=4, max_size=4))
def test_bad_names_that_were_remembered_are_cleaned_as_they_are_read(names: list[str]) -> None:
    remembered = {f"name{seat}": name for seat, name in enumerate(names)}
    kept = settings_from({"last_game": remembered}).last_games["changcheng"]
    draft = draft_from(kept, OFFER)
    order = draft.with_count(4).order("toy", ("A", "B", "C", "D"))
    assert len({player.name for player in order.players}) == 4
    assert draft_from(draft.to_plain(), OFFER) == draft
