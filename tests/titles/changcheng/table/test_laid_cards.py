"""Cards are on the board while they are turned and counted; then the emperor takes their place."""

import pytest
from PySide6.QtGui import QTransform
from pytestqt.qtbot import QtBot

from changcheng_qt.engine.match import AnyMatch
from changcheng_qt.engine.seats import PUBLIC, Viewer
from changcheng_qt.titles.changcheng.rules.commands import BeginScoring
from changcheng_qt.titles.changcheng.rules.pieces import ActionCard
from changcheng_qt.titles.changcheng.table.accessible.names import CardThing, name_of
from changcheng_qt.titles.changcheng.table.reveal.scoring_stages import Phase
from changcheng_qt.titles.changcheng.table.scene.projection import CardFigure
from changcheng_qt.ui.looks.appearance import MotionSpeed
from tests.titles.changcheng.table.playing import completed_with
from tests.titles.changcheng.table.test_reveal import Walked

TRAITOR, FLOOD, BUILDER = ActionCard.TRAITOR, ActionCard.FLOOD, ActionCard.BUILDER
MASTER_BUILDER = ActionCard.MASTER_BUILDER
SHOWN = (MotionSpeed.SLOW, MotionSpeed.REDUCED)
MOST_DECISIONS = 9


def undecided() -> AnyMatch:
    """A match about to score province 0, with cards on which nobody has to decide."""
    return completed_with(FLOOD, FLOOD, MASTER_BUILDER)


class Scored(Walked):
    """A table about to score province 0."""

    @property
    def lying(self) -> list[ActionCard | None]:
        """The cards there: the faces that are turned up, None for a back."""
        figures = self.table.board.scene.position.figures.values()
        cards = [f for f in figures if isinstance(f, CardFigure) and f.province == 0]
        return [card.face for card in sorted(cards, key=lambda card: card.place)]

    @property
    def has_emperor(self) -> bool:
        return ("emperor", 0, 0) in self.table.board.scene.position.figures

    @property
    def counted(self) -> int:
        """How many emperor cards the bar counts."""
        return self.table.emperors.count

    @property
    def phase(self) -> Phase | None:
        walk = self.table.scoring.reveal.stage
        return walk.phase if walk else None

    @property
    def spoken(self) -> list[str]:
        """The screen reader's text for the cards there."""
        view = self.table.board.scene.view
        return [name_of(CardThing(0, card.ply), view) for card in view.cards_in(0)]

    def begin(self) -> None:
        assert self.bridge.submit(BeginScoring(0))


@pytest.mark.parametrize("motion", SHOWN)
@pytest.mark.parametrize("viewer", [PUBLIC, 0])
def test_the_emperor_comes_with_the_award_and_not_before(
    qtbot: QtBot, motion: MotionSpeed, viewer: Viewer
) -> None:
    scored = Scored(qtbot, undecided(), motion, viewer)
    assert scored.lying == [None, None, None], "face down while the scoring is due"
    assert all("face-down" in words for words in scored.spoken)
    scored.begin()
    assert ["Flood" in words for words in scored.spoken] == [True, True, False]
    assert not any("face-down" in words for words in scored.spoken)
    phases = []
    while scored.table.scoring.reveal.waiting:
        assert scored.lying == [FLOOD, FLOOD, MASTER_BUILDER]
        assert not scored.has_emperor
        assert scored.counted == 0
        phases.append(scored.phase)
        scored.table.scoring.reveal.advance()
    assert set(phases) == {Phase.CARDS, Phase.COUNTED}
    assert scored.phase is Phase.AWARDED
    assert scored.has_emperor
    assert scored.counted == scored.bridge.view.emperors == 1
    assert scored.lying == []


def test_without_motion_the_emperor_is_there_at_once(qtbot: QtBot) -> None:
    scored = Scored(qtbot, undecided(), MotionSpeed.NONE)
    scored.begin()
    assert scored.has_emperor
    assert scored.lying == []


def test_however_it_is_shown_it_ends_on_the_same_board(qtbot: QtBot) -> None:
    ends = []
    for motion in (*SHOWN, MotionSpeed.NONE):
        scored = Scored(qtbot, undecided(), motion)
        scored.begin()
        scored.bridge.look_as(0)
        scored.bridge.look_as(PUBLIC)
        scored.table.scoring.reveal.advance_to_end()
        ends.append(scored.table.board.scene.position.figures)
    assert ends[0] == ends[1] == ends[2]


@pytest.mark.parametrize("motion", [*SHOWN, MotionSpeed.NONE])
def test_while_somebody_decides_the_cards_lie_open(qtbot: QtBot, motion: MotionSpeed) -> None:
    match = completed_with(TRAITOR, FLOOD, BUILDER)
    scored = Scored(qtbot, match, motion)
    scored.begin()
    assert scored.lying == [TRAITOR, FLOOD, BUILDER]
    assert not scored.has_emperor
    assert Scored(qtbot, match, motion).lying == scored.lying, "also for who comes later"
    for _ in range(MOST_DECISIONS):
        if scored.bridge.view.scoring is not None:
            assert scored.bridge.submit(scored.bridge.legal[0])
    scored.table.scoring.reveal.advance_to_end()
    assert scored.has_emperor
    assert scored.lying == []


def test_the_emperor_is_not_there_for_a_moment_first(qtbot: QtBot) -> None:
    """The board hears of a step before the walk does."""
    scored, seen = Scored(qtbot, undecided()), list[bool]()
    scored.table.board.scene.shown.connect(lambda: seen.append(scored.has_emperor))
    scored.begin()
    assert seen
    assert not any(seen)


def test_the_cards_turn_over_where_they_lie(qtbot: QtBot) -> None:
    scored = Scored(qtbot, undecided(), MotionSpeed.NORMAL)
    board = scored.table.board
    scored.begin()
    items = [item for key, item in board.scene.position.items.items() if key[0] == "card"]
    clock = board.animator._clock  # noqa: SLF001 - time stands still for the test
    clock.pause()
    clock.setCurrentTime(0)
    assert not any(item.isVisible() for item in items), "their backs are still seen"
    clock.setCurrentTime(200)
    first = items[0]
    middle = first.boundingRect().center()
    assert first.isVisible()
    assert 0 < first.transform().m11() < 1
    assert first.transform().map(middle).x() == pytest.approx(middle.x())
    assert not items[-1].isVisible(), "one after the other"
    board.skip_motion()
    assert all(item.isVisible() and item.transform() == QTransform() for item in items)
    figures = [*board.scene.position.items.values(), *board.scene.marks.items.values()]
    assert set(board.scene.items()) == set(figures), "and nothing is left behind"
