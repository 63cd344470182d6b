"""A scene of any title's figures: differences are shown as motions, forwards and backwards."""

from collections.abc import Hashable, Mapping
from dataclasses import dataclass

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from changcheng_qt.ui.scene.figure_scene import FigureScene
from changcheng_qt.ui.scene.flashes import Flashes
from changcheng_qt.ui.scene.layer import Art, FigureItem, Key
from changcheng_qt.ui.scene.mark_fades import FadingKinds, MarkFades
from changcheng_qt.ui.scene.motions import Manner, Manners, Pace, motions_for


@dataclass(frozen=True, slots=True)
class Stone:
    """A piece on a place."""

    place: int
    colour: str


@dataclass(frozen=True, slots=True)
class Ring:
    """A mark on a place."""

    place: int


Figure = Stone | Ring
View = tuple[Stone, ...]
HOW: Manners = {Stone: Manner.SET_DOWN}
MOVING = Pace(lambda milliseconds: milliseconds, lambda milliseconds: milliseconds)
REDUCED = Pace(lambda milliseconds: 0, lambda milliseconds: milliseconds)


@dataclass(frozen=True, slots=True)
class Looks:
    """A setting in which everything has a size."""

    looks: float = 1.0

    def art_of(self, figure: Figure) -> Art:
        size = 20 * self.looks
        bounds = QRectF(30 * figure.place, 0, size, size)

        def paint(painter: QPainter) -> None:
            painter.fillRect(bounds, Qt.GlobalColor.red)

        return Art(bounds, 1.0, paint)

    def sprite_key(self, figure: Figure) -> Hashable:
        return figure, self.looks


class ToyScene(FigureScene[View, int, Figure, Looks]):
    """Stones and rings, which counts how often a position is projected."""

    def __init__(self, view: View) -> None:
        self.projected = 0
        super().__init__(self._figures_in, view, 0, Looks())

    def _figures_in(self, view: View, last: int) -> Mapping[Key, Figure]:
        self.projected += 1
        return {("stone", stone.place, 0): stone for stone in view}

    def apply_style(self, looks: float) -> None:
        self.show_in(Looks(looks))


WHITE, BLACK = Stone(1, "white"), Stone(2, "black")


@pytest.fixture
def scene(qtbot: QtBot) -> ToyScene:
    return ToyScene((WHITE,))


def shown(scene: ToyScene) -> list[object]:
    """Every figure in the scene, those that still leave included."""
    return [item.figure for item in scene.items() if isinstance(item, FigureItem)]


def test_only_what_differs_is_added_changed_and_removed(scene: ToyScene) -> None:
    other = Stone(1, "blue")
    difference = scene.show_position((other, BLACK), 0)
    assert [item.figure for item in difference.added.values()] == [BLACK]
    assert [item.figure for item in difference.changed.values()] == [other]
    assert list(difference.before.values()) == [WHITE]
    difference = scene.show_position((other,), 0)
    assert [item.figure for item in difference.removed.values()] == [BLACK]
    assert BLACK in shown(scene), "until the receiver takes it out"
    scene.show_at_once((WHITE,), 0)
    assert list(scene.position.figures.values()) == [WHITE]


def test_a_position_that_comes_back_is_not_projected_again(scene: ToyScene) -> None:
    first, second = scene.view, (WHITE, BLACK)
    for view in (second, first, second):
        scene.show_at_once(view, 0)
    assert scene.projected == 2
    scene.show_at_once(first, 1)
    assert scene.projected == 3, "another last move is another picture"
    scene.forget_words()
    scene.apply_style(2.0)
    assert scene.projected == 4
    (item,) = scene.position.items.values()
    assert item.boundingRect().width() == 40


@pytest.mark.parametrize("pace", [MOVING, REDUCED])
def test_pieces_are_set_down_and_lifted_off_or_fade(scene: ToyScene, pace: Pace) -> None:
    motions = motions_for(scene.show_position((WHITE, BLACK), 0), scene, HOW, pace)
    item = scene.position.items["stone", 2, 0]
    for motion in motions:
        motion.show(0.0)
    assert item.opacity() == 0
    assert (item.y() < 0) is pace.moves
    for motion in motions:
        motion.show(1.0)
    assert (item.y(), item.opacity()) == (0, 1)
    motions = motions_for(scene.show_position((WHITE,), 0), scene, HOW, pace)
    for motion in motions:
        motion.show(0.5)
    assert BLACK in shown(scene)
    for motion in motions:
        motion.show(1.0)
    assert shown(scene) == [WHITE]


def test_the_old_picture_of_a_piece_fades_and_other_kinds_change_at_once(scene: ToyScene) -> None:
    difference = scene.show_position((Stone(1, "blue"),), 0)
    assert motions_for(difference, scene, {}, MOVING) == []
    motions = motions_for(difference, scene, HOW, MOVING)
    assert WHITE in shown(scene)
    for motion in motions:
        motion.show(1.0)
    assert shown(scene) == [Stone(1, "blue")]


def test_marks_of_the_named_kinds_fade_in_where_somebody_sees_them(
    qtbot: QtBot, scene: ToyScene
) -> None:
    view = QWidget()
    qtbot.addWidget(view)
    kinds = FadingKinds(coming=(Ring,), moving=(), crossing=())
    fades = MarkFades(scene, view, kinds, lambda milliseconds: milliseconds)
    marks: dict[Key, Figure] = {("ring", 1, 0): Ring(1), ("ghost", 1, 0): BLACK}
    for is_seen in (False, True):
        scene.show_marks({})
        view.setVisible(is_seen)
        scene.show_marks(marks)
        assert scene.marks.items["ring", 1, 0].opacity() == (0 if is_seen else 1)
        assert scene.marks.items["ghost", 1, 0].opacity() == 1
    fades.finish()
    assert scene.marks.items["ring", 1, 0].opacity() == 1


def test_flashes_end_when_others_come(scene: ToyScene) -> None:
    flashes = Flashes(scene)
    flashes.show({("flash", 1, 0): Ring(1)})
    flashes.show({("flash", 2, 0): Ring(2)})
    assert [figure for figure in shown(scene) if isinstance(figure, Ring)] == [Ring(2)]
    flashes.end()
    assert shown(scene) == [WHITE]
