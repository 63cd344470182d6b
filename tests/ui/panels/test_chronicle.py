"""The chronicle: every sentence of the line of play, in step with undo, viewer and language."""

from collections.abc import Sequence
from dataclasses import replace
from itertools import groupby

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QPalette
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from changcheng_qt.engine.help import BEGINNERS
from changcheng_qt.engine.seats import PUBLIC, Player
from changcheng_qt.i18n.telling import Line, LineKind, Passage
from changcheng_qt.ui.looks.appearance import Appearance
from changcheng_qt.ui.panels.chronicle import Chronicle
from changcheng_qt.ui.panels.lines_view import LinesView
from changcheng_qt.ui.panels.story import Fold, StoryEntry
from changcheng_qt.ui.seam.match_bridge import MatchBridge
from screens.windows import load_fonts
from tests.toy.play import match_of, toy_match
from tests.toy.rules import ToyEvent, ToyState, ToyView
from tests.toy.table import ToyTitle
from tests.ui.canvas import rows_of
from tests.ui.shop import Shop, settle


def texts(shop: Shop) -> list[str]:
    return [entry.line.text for entry in shop.window.table.chronicle.entries]


def test_it_grows_with_the_game_and_shrinks_with_undo(shop: Shop) -> None:
    bridge = shop.play("hb")
    shop.submit("work", "work")
    assert texts(shop) == ["work, said to 0"] * 2
    bridge.undo()
    settle()
    assert texts(shop) == ["work, said to 0"]
    bridge.redo()
    settle()
    assert len(texts(shop)) == 2


def test_an_undo_takes_sentences_away_and_tells_none_again(shop: Shop) -> None:
    bridge = shop.play("hb")
    shop.submit("work", "work")
    view = shop.window.table.chronicle.findChild(LinesView)
    assert view is not None
    resets: list[None] = []
    view.lines.modelReset.connect(lambda: resets.append(None))
    bridge.undo()
    bridge.redo()
    bridge.undo()
    settle()
    assert texts(shop) == ["work, said to 0"]
    assert not resets
    bridge.look_as(PUBLIC)
    assert resets


@pytest.fixture
def worded(shop: Shop, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The events for which words were found."""
    found: list[str] = []
    line = shop.title.line

    def noted(event: ToyEvent, view: ToyView, players: Sequence[Player]) -> Line | None:
        found.append(event.word)
        return line(event, view, players)

    monkeypatch.setattr(shop.title, "line", noted)
    return found


def test_going_back_by_agreement_words_nothing_again(shop: Shop, worded: list[str]) -> None:
    bridge = shop.play("hb")
    shop.submit("work", "work", "work")
    worded.clear()
    assert bridge.take_back(2, (0,))
    settle()
    assert len(texts(shop)) == 3, "two steps and a mark"
    assert worded == []
    bridge.look_as(PUBLIC)
    assert worded == ["work", "work"]


def test_a_hint_is_listed_at_its_position_as_soon_as_play_goes_on(shop: Shop) -> None:
    match = match_of(ToyState(2), "hh", BEGINNERS)
    bridge = MatchBridge(match)
    chronicle = Chronicle(shop.window.titles, shop.appearance, shop.window)
    chronicle.use_bridge(bridge)
    assert bridge.submit("work")
    match.note_hint(0)
    chronicle.tell_all()
    assert bridge.submit("work")
    told = [entry.line.text for entry in chronicle.entries]
    assert told[1] == "h0 took a hint."
    assert len(told) == 3


@pytest.mark.parametrize(("first", "expected"), [("work", []), ("end", ["end", "work"])])
def test_lines_after_another_step_are_worded_again(
    shop: Shop, worded: list[str], first: str, expected: list[str]
) -> None:
    bridge = toy_match("hh")
    chronicle = Chronicle(shop.window.titles, shop.appearance, shop.window)
    chronicle.use_bridge(bridge)
    assert bridge.submit("work")
    assert bridge.submit("work")
    assert bridge.undo()
    assert bridge.undo()
    worded.clear()
    assert bridge.submit(first)
    assert bridge.submit("work")
    assert worded == expected


def test_an_undo_after_a_panel_was_waited_for_takes_the_right_sentences(shop: Shop) -> None:
    bridge = shop.play("hb")
    shop.submit("work")
    shop.window.table.chronicle.hold(True)
    shop.submit("work", "work")
    shop.window.table.chronicle.hold(False)
    bridge.undo()
    settle()
    assert len(texts(shop)) == 2


def test_another_language_tells_nothing_early_while_a_panel_is_waited_for(shop: Shop) -> None:
    shop.play("hb")
    shop.submit("work")
    chronicle = shop.window.table.chronicle
    chronicle.hold(True)
    shop.submit("work", "work")
    chronicle.retranslate()
    assert len(texts(shop)) == 1
    chronicle.hold(False)
    assert len(texts(shop)) == 3


@pytest.fixture
def folded(shop: Shop, monkeypatch: pytest.MonkeyPatch) -> Shop:
    """All events are one sentence, which opens into one for each."""

    def passages(title: ToyTitle, events: Sequence[ToyEvent]) -> list[Passage]:
        parts = tuple(Passage((event,)) for event in events)
        return [Passage(tuple(events), parts)] if parts else []

    monkeypatch.setattr(ToyTitle, "passages", passages)
    shop.play("hb")
    shop.submit("work")
    return shop


def test_a_sentence_opens_while_a_panel_is_waited_for(folded: Shop) -> None:
    chronicle = folded.window.table.chronicle
    chronicle.hold(True)
    folded.submit("work", "work")
    view = chronicle.findChild(LinesView)
    assert view is not None
    assert len(chronicle.entries) == 1
    view.chosen.emit(0)
    assert [entry.fold for entry in chronicle.entries] == [Fold.OPEN, Fold.NONE]
    chronicle.hold(False)
    assert len(chronicle.entries) == 4


def test_a_sentence_opens_before_a_step_just_made_is_listed(folded: Shop) -> None:
    chronicle = folded.window.table.chronicle
    view = chronicle.findChild(LinesView)
    assert view is not None
    assert folded.bridge is not None
    folded.bridge.submit("work")
    view.chosen.emit(0)
    assert [entry.fold for entry in chronicle.entries] == [Fold.OPEN, Fold.NONE]
    settle()
    assert len(chronicle.entries) == 3


def test_another_viewer_reads_what_that_viewer_may_know(shop: Shop) -> None:
    bridge = shop.play("hb")
    shop.submit("work")
    bridge.look_as(PUBLIC)
    assert texts(shop) == [f"work, said to {PUBLIC}"]


def test_a_new_match_has_a_new_chronicle(shop: Shop) -> None:
    old = shop.play("hb")
    shop.submit("work")
    shop.play("hb")
    assert texts(shop) == []
    old.submit("work")
    assert texts(shop) == []


def test_a_click_shows_what_the_sentence_speaks_of(shop: Shop, qtbot: QtBot) -> None:
    shop.play("hb")
    shop.submit("work")
    view = shop.window.table.chronicle.findChild(LinesView)
    assert view is not None
    row = view.visualRect(view.lines.index(0, 0))
    left = Qt.MouseButton.LeftButton
    QTest.mouseClick(view.viewport(), left, Qt.KeyboardModifier.NoModifier, row.center())
    assert shop.title.controls.asked == [ToyEvent("work")]


def test_a_list_that_needs_no_scroll_bar_any_more_is_measured_again(qtbot: QtBot) -> None:
    view = LinesView(Appearance(), ToyTitle().paint_token)
    qtbot.addWidget(view)
    view.resize(240, 120)
    view.show()
    view.lines.append([_entry(f"sentence {number}") for number in range(40)])
    settle()
    width = view.viewport().width()
    view.lines.cut(2)
    settle()
    assert view.viewport().width() > width
    assert [view.lines.rowCount(), len(view.lines.entries)] == [2, 2]


def test_a_list_that_needs_its_scroll_bar_is_not_laid_out_without_it(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    view = LinesView(Appearance(), ToyTitle().paint_token)
    qtbot.addWidget(view)
    view.resize(240, 120)
    view.show()
    laid_out = list[Qt.ScrollBarPolicy]()
    monkeypatch.setattr(view, "setVerticalScrollBarPolicy", laid_out.append)
    view.lines.append([_entry(f"sentence {number}") for number in range(40)])
    settle()
    assert view.verticalScrollBar().isVisible()
    assert not laid_out


def test_headings_are_not_clickable(shop: Shop) -> None:
    shop.play("hb")
    shop.submit("end")
    heading = shop.window.table.chronicle.entries[0]
    assert heading.line.kind is LineKind.TURN
    assert not heading.events


def test_it_follows_the_newest_sentence_unless_somebody_reads_above(qtbot: QtBot) -> None:
    view = LinesView(Appearance(), ToyTitle().paint_token)
    qtbot.addWidget(view)
    view.resize(240, 120)
    view.show()
    view.lines.append([_entry(f"sentence {number}") for number in range(40)])
    settle()
    bar = view.verticalScrollBar()
    assert bar.value() == bar.maximum() > 0
    bar.setValue(0)
    view.lines.append([_entry("newest")])
    settle()
    assert bar.value() == 0


def test_steps_unfolded_by_a_click_scroll_into_sight(qtbot: QtBot) -> None:
    view = LinesView(Appearance(), ToyTitle().paint_token)
    qtbot.addWidget(view)
    view.resize(240, 120)
    view.show()
    entries = [replace(_entry(f"sentence {k}"), fold=Fold.CLOSED) for k in range(30)]
    view.show_from(0, entries)
    settle()
    view.verticalScrollBar().setValue(0)
    row = view.indexAt(QPoint(50, 110)).row()
    parts = [replace(_entry(f"part {k}"), depth=1) for k in range(3)]
    opened = [*entries[:row], replace(entries[row], fold=Fold.OPEN), *parts, *entries[row + 1 :]]
    view.unfold(row, row, opened)
    settle()
    for shown in range(row, row + 4):
        assert view.viewport().rect().contains(view.visualRect(view.lines.index(shown, 0)))
    many = [replace(_entry(f"part {k}"), depth=1) for k in range(20)]
    view.unfold(row, row, [*opened[: row + 1], *many, *entries[row + 1 :]])
    settle()
    assert view.viewport().rect().contains(view.visualRect(view.lines.index(row, 0)))


def shown_list(shop: Shop) -> LinesView:
    """The list of the chronicle, scrolled away from its end by somebody who reads above."""
    shop.submit(*["work"] * 80)
    settle()
    view = shop.window.table.chronicle.findChild(LinesView)
    assert view is not None
    bar = view.verticalScrollBar()
    assert bar.value() == bar.maximum() > 0
    bar.setValue(0)
    return view


def test_it_comes_back_to_the_newest_when_the_own_turn_begins(shop: Shop) -> None:
    bridge = shop.play("hbb")
    bar = shown_list(shop).verticalScrollBar()
    shop.submit("end")
    settle()
    bar.setValue(0)
    for word in ("work", "end"):
        bridge.submit(word)
        settle()
        assert bar.value() == 0, "a bot's turn leaves the reader alone"
    bridge.submit("end")
    settle()
    assert bridge.turn_seat == 0
    assert bar.value() == bar.maximum()


def test_it_comes_back_to_the_newest_with_the_end_key(shop: Shop) -> None:
    shop.play("hb")
    view = shown_list(shop)
    bar = view.verticalScrollBar()
    for _ in range(2):
        QTest.keyClick(view, Qt.Key.Key_End)
        assert bar.value() == bar.maximum()
        bar.setValue(0)
    QTest.keyClick(view, Qt.Key.Key_End)
    shop.submit("work")
    settle()
    assert bar.value() == bar.maximum(), "and stays there"


@pytest.mark.parametrize("ground", ["panel", "selection"])
def test_a_line_is_seen_whole_or_not_at_all(qtbot: QtBot, ground: str) -> None:
    load_fonts()
    looks = Appearance()
    view = LinesView(looks, ToyTitle().paint_token)
    qtbot.addWidget(view)
    paper = looks.colour(ground)
    palette = QPalette()
    palette.setColor(QPalette.ColorRole.Base, paper)
    view.setPalette(palette)
    view.show()
    long = "a sentence that takes more than one line of the list, and a third one too"
    entry = StoryEntry(Line(long, 0, LineKind.ACTION), (), "red")
    view.lines.show_entries([entry] * 20)
    view.resize(240, 120)
    settle()
    seen = set()
    for scrolled in range(60):
        view.verticalScrollBar().setValue(scrolled)
        picture = view.viewport().grab().toImage()
        lit = [row.count(paper.rgb()) < len(row) for row in rows_of(picture)]
        seen |= {len(list(group)) for is_lit, group in groupby(lit) if is_lit}
    assert min(seen) > view.fontMetrics().xHeight(), "less than a line is seen of some"


def test_long_sentences_wrap_and_all_kinds_are_painted(qtbot: QtBot) -> None:
    view = LinesView(Appearance(), ToyTitle().paint_token)
    qtbot.addWidget(view)
    view.resize(240, 400)
    view.show()
    long = "<b>Luca</b> places a single in a province with a rather long name. " * 2
    view.lines.show_entries([_entry("short"), _entry(long), _entry("mark", LineKind.MARK)])
    settle()
    heights = [view.visualRect(view.lines.index(row, 0)).height() for row in range(3)]
    assert heights[1] > 2 * heights[0]
    view.grab()


def _entry(text: str, kind: LineKind = LineKind.ACTION) -> StoryEntry:
    return StoryEntry(Line(text, 0, kind), (ToyEvent("work"),), "red")
