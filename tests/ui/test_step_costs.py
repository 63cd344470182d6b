"""What one step may cost, counted where it was found to be asked for again and again."""

from collections import Counter
from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QModelIndex, QSize
from PySide6.QtWidgets import QStyleOptionViewItem
from pytestqt.qtbot import QtBot

from changcheng_qt.engine.match import AnyMatch, Match
from changcheng_qt.engine.seats import Viewer
from changcheng_qt.ui.appearance import Appearance
from changcheng_qt.ui.panels.lines_model import Entry, LinesModel
from changcheng_qt.ui.panels.lines_view import LineDelegate, LinesView
from changcheng_qt.ui.title_lines import Line
from tests.ui.flow.toy_table import ToyGame, ToyState
from tests.ui.toy_title import Shop, ToyTitle, settle

Append = Callable[[LinesModel, list[Entry]], None]
Looked = Counter[tuple[int, Viewer]]


@pytest.fixture
def shop(qtbot: QtBot) -> Iterator[Shop]:
    made = Shop()
    made.window.show()
    made.play("hb")
    made.submit("work")
    settle()
    yield made
    made.close()


@pytest.fixture
def looked(monkeypatch: pytest.MonkeyPatch) -> Looked:
    """How often each viewer's view of a state is made."""
    made: Looked = Counter()
    view = ToyGame.view

    def counted(game: ToyGame, state: ToyState, knowledge: None, viewer: Viewer) -> object:
        made[id(state), viewer] += 1
        return view(game, state, knowledge, viewer)

    monkeypatch.setattr(ToyGame, "view", counted)
    return made


def test_a_step_makes_no_view_twice(shop: Shop, looked: Looked) -> None:
    shop.submit("end")
    settle()
    assert set(looked.values()) == {1}, looked


def test_it_would_be_made_again_and_again(
    shop: Shop, looked: Looked, monkeypatch: pytest.MonkeyPatch
) -> None:
    def anew(match: AnyMatch, viewer: Viewer) -> object:
        return match.game.view(match.steps[-1].after, None, viewer)

    monkeypatch.setattr(Match, "view", anew)
    shop.submit("end")
    settle()
    assert max(looked.values()) > 3


def _entry(text: str) -> Entry:
    return Entry(Line(text, 0), event=object())


def _append_loudly(lines: LinesModel, entries: list[Entry]) -> None:
    """Add entries and tell views of their texts afterwards."""
    lines.append(entries)
    lines.dataChanged.emit(lines.index(0), lines.index(len(lines.entries) - 1))


@pytest.mark.parametrize(("append", "rounds"), [(LinesModel.append, 1), (_append_loudly, 2)])
def test_a_new_sentence_has_the_list_laid_out_once(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, append: Append, rounds: int
) -> None:
    asked: list[int] = []
    measured = LineDelegate.sizeHint

    def counted(delegate: LineDelegate, option: QStyleOptionViewItem, index: QModelIndex) -> QSize:
        asked.append(index.row())
        return measured(delegate, option, index)

    monkeypatch.setattr(LineDelegate, "sizeHint", counted)
    view = LinesView(Appearance(), ToyTitle().paint_token)
    qtbot.addWidget(view)
    view.resize(240, 120)
    view.show()
    view.lines.append([_entry(f"sentence {number}") for number in range(40)])
    settle()
    asked.clear()
    append(view.lines, [_entry("newest")])
    settle()
    assert asked.count(20) == rounds
    assert view.lines.data(view.lines.index(40)) == "newest"
