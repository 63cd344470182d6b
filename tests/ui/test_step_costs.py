"""The costs allowed for one step, counted where they were found to be repeated."""

from collections import Counter
from collections.abc import Callable, Iterator, Sequence

import pytest
from pytestqt.qtbot import QtBot

from changcheng_qt.engine.match import AnyMatch, Entry, Match
from changcheng_qt.engine.replay import Marks
from changcheng_qt.engine.seats import Viewer
from changcheng_qt.i18n.telling import Line
from changcheng_qt.ui.looks.appearance import Appearance
from changcheng_qt.ui.panels.lines import LineDelegate, LinesModel
from changcheng_qt.ui.panels.lines_view import LinesView
from changcheng_qt.ui.panels.story import StoryEntry
from changcheng_qt.ui.window.banner import Banners
from changcheng_qt.ui.window.round_slip import RoundSlip
from tests.toy.rules import TOY_GAME, Knowledge, ToyState
from tests.toy.table import ToyTitle
from tests.ui.shop import Shop, open_shop, settle

Append = Callable[[LinesModel, list[StoryEntry]], None]
Looked = Counter[tuple[int, Viewer]]

_OLDER = [f"sentence {number}" for number in range(40)]


@pytest.fixture
def shop(qtbot: QtBot) -> Iterator[Shop]:
    with open_shop() as made:
        made.play("hb")
        made.submit("work")
        settle()
        yield made


@pytest.fixture
def looked(monkeypatch: pytest.MonkeyPatch) -> Looked:
    """How often each viewer's view of a state is made."""
    made: Looked = Counter()
    view = TOY_GAME.view

    def counted(state: ToyState, knowledge: Knowledge, viewer: Viewer) -> object:
        made[id(state), viewer] += 1
        return view(state, knowledge, viewer)

    monkeypatch.setitem(vars(TOY_GAME), "view", counted)
    return made


def test_a_step_makes_no_view_twice(shop: Shop, looked: Looked) -> None:
    shop.submit("end")
    settle()
    assert set(looked.values()) == {1}, looked


def test_it_would_be_made_again_and_again(
    shop: Shop, looked: Looked, monkeypatch: pytest.MonkeyPatch
) -> None:
    def anew(match: AnyMatch, viewer: Viewer) -> object:
        return match.game.view(match.steps[-1].after, match.known[-1], viewer)

    monkeypatch.setattr(Match, "view", anew)
    shop.submit("end")
    settle()
    assert max(looked.values()) > 3


@pytest.mark.parametrize(("shape", "is_arranged"), [(2.0, False), (1.0, True)])
def test_a_step_arranges_the_window_where_the_board_has_another_shape(
    shop: Shop, monkeypatch: pytest.MonkeyPatch, shape: float, is_arranged: bool
) -> None:
    parts = shop.window.table.parts
    assert parts is not None
    overlay, *_ = parts.overlays
    placed: list[object] = []
    monkeypatch.setattr(overlay, "place", lambda _table, board: placed.append(board))
    monkeypatch.setattr(parts.controls, "shape", shape)
    shop.submit("end")
    settle()
    assert bool(placed) is is_arranged


@pytest.mark.parametrize(
    ("owner", "name"),
    [(Marks, "of"), (Banners, "raise_banner"), (RoundSlip, "show_entries")],
)
def test_a_step_forward_asks_nobody_whom_it_does_not_concern(
    shop: Shop, monkeypatch: pytest.MonkeyPatch, owner: type[object], name: str
) -> None:
    asked: list[object] = []
    function = getattr(owner, name)

    def noted(self: object, *given: object) -> object:
        asked.append(self)
        return function(self, *given)

    monkeypatch.setattr(owner, name, noted)
    shop.submit("work")
    settle()
    assert not asked


def test_a_step_back_has_take_backs_looked_for(shop: Shop, monkeypatch: pytest.MonkeyPatch) -> None:
    """The control of the test above: a step may go back beyond one."""
    asked: list[object] = []
    found = Marks.of

    def noted(marks: Marks, log: Sequence[Entry]) -> object:
        asked.append(marks)
        return found(marks, log)

    monkeypatch.setattr(Marks, "of", noted)
    assert shop.bridge is not None
    assert shop.bridge.undo()
    settle()
    assert asked


def _entry(text: str) -> StoryEntry:
    return StoryEntry(Line(text, 0), (object(),))


def _append_to_all(lines: LinesModel, entries: list[StoryEntry]) -> None:
    """Add entries by showing all of them again."""
    lines.show_entries([*lines.entries, *entries])


@pytest.mark.parametrize(
    ("append", "measured"), [(LinesModel.append, ["newest"]), (_append_to_all, [*_OLDER, "newest"])]
)
def test_a_new_sentence_has_no_other_measured(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, append: Append, measured: list[str]
) -> None:
    asked: list[str] = []
    height = LineDelegate.height

    def counted(delegate: LineDelegate, entry: StoryEntry, width: int) -> int:
        asked.append(entry.line.text)
        return height(delegate, entry, width)

    monkeypatch.setattr(LineDelegate, "height", counted)
    view = LinesView(Appearance(), ToyTitle().paint_token)
    qtbot.addWidget(view)
    view.resize(240, 120)
    view.show()
    view.lines.append([_entry(text) for text in _OLDER])
    settle()
    asked.clear()
    append(view.lines, [_entry("newest")])
    settle()
    assert asked == measured
    assert view.lines.data(view.lines.index(len(_OLDER), 0)) == "newest"
