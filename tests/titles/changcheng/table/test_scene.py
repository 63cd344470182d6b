"""The scene is a projection: it shows the same position alike after any history."""

from collections.abc import Iterator, Mapping
from dataclasses import replace
from random import Random

import pytest
from PySide6.QtCore import QPoint, QPointF, QRectF
from PySide6.QtGui import QColor, QImage, QPainter, QTransform
from pytestqt.qtbot import QtBot

from changcheng_qt.engine.match import Match
from changcheng_qt.engine.seats import EVERYONE, PUBLIC, Player, Viewer
from changcheng_qt.titles.changcheng.rules.commands import Command, Peek, PlaceSingle
from changcheng_qt.titles.changcheng.rules.game import CHANG_CHENG
from changcheng_qt.titles.changcheng.rules.geography import End
from changcheng_qt.titles.changcheng.rules.pieces import BlockKind, EventCard
from changcheng_qt.titles.changcheng.rules.state import State
from changcheng_qt.titles.changcheng.rules.view import View
from changcheng_qt.titles.changcheng.table.geometry.layout import WallLayout
from changcheng_qt.titles.changcheng.table.pointer.hand import HeldBlock, Pile
from changcheng_qt.titles.changcheng.table.scene import piece_art
from changcheng_qt.titles.changcheng.table.scene.art import BoardLooks
from changcheng_qt.titles.changcheng.table.scene.figure_art import (
    AnyFigure,
    BoardDifference,
    BoardSetting,
)
from changcheng_qt.titles.changcheng.table.scene.projection import (
    BlockFigure,
    CardFigure,
    RegionFigure,
    ReservedFigure,
    project,
)
from changcheng_qt.titles.changcheng.table.scene.scene import BoardScene
from changcheng_qt.titles.changcheng.table.scene.touched import LastMove
from changcheng_qt.ui.looks.appearance import MotionSpeed
from changcheng_qt.ui.looks.fonts import Script
from changcheng_qt.ui.looks.theme import DARK, LIGHT
from changcheng_qt.ui.scene.layer import Key, Layer
from tests.effort import combined
from tests.titles.changcheng.table.board_table import NAMES, Table, seen_at
from tests.titles.changcheng.table.positions import extended, half_built, seen, setup_for

LOOKS = BoardLooks(LIGHT, Script.LATIN)
SCALE = 0.6


def picture(scene: BoardScene) -> QImage:
    """The whole scene as pixels."""
    room = scene.sceneRect()
    image = QImage((room.size() * SCALE).toSize(), QImage.Format.Format_RGB32)
    image.fill(QColor("#808080"))
    with QPainter(image) as painter:
        scene.sprites.hurried = False
        scene.sprites.begin_frame(99)
        scene.render(painter, QRectF(QPointF(0, 0), room.size() * SCALE), room)
    return image


def rebuilt(table: Table) -> BoardScene:
    """A new scene with the table's present view."""
    old = table.board.scene
    scene = BoardScene(table.bridge.view, old.setting.looks, old)
    scene.show_position(table.bridge.view, last_move_of(table))
    return scene


def last_move_of(table: Table) -> LastMove:
    return table.board.recent.marked


def random_step(table: Table, chance: Random) -> bool:
    """Do one thing that can happen at a table; return whether the game goes on."""
    commands: list[Command] = list(table.bridge.legal_for(table.bridge.to_act or 0))
    if table.bridge.to_act is None or not commands:
        return False
    match chance.randrange(12):
        case 0 if table.bridge.undo_barrier is None:
            table.bridge.undo()
        case 1 if table.bridge.redo_barrier is None:
            table.bridge.redo()
        case 2:
            viewers: list[Viewer] = [PUBLIC, 0, 1]
            table.bridge.look_as(chance.choice(viewers))
        case _:
            table.bridge.submit(chance.choice(commands))
    return True


@combined(seed=[1, 2], motion=[MotionSpeed.NONE, MotionSpeed.NORMAL])
def test_after_any_way_it_shows_what_a_new_scene_shows(
    qtbot: QtBot, seed: int, motion: MotionSpeed
) -> None:
    chance = Random(seed)
    state = CHANG_CHENG.new(setup_for(2 + seed, events=(EventCard.OBSERVERS,), seed=seed))
    table = seen_at(qtbot, state, motion=motion)
    steps = 0
    while random_step(table, chance):
        assert table.board.scene.position.figures == rebuilt_figures(table)
        steps += 1
        if steps % 60 == 0:
            assert_same_picture(table)
    assert steps > 60
    assert len(table.bridge.view.wall.faces) > 2, "the game was to grow"
    assert_same_picture(table)


def rebuilt_figures(table: Table) -> Mapping[Key, AnyFigure]:
    return dict(project(table.bridge.view, last_move_of(table)))


def assert_same_picture(table: Table) -> None:
    """A scene that followed and a new one look alike, pixel by pixel, once nothing moves."""
    table.board.skip_motion()
    table.hand.drop()
    scene = table.board.scene
    scene.show_marks({})
    assert picture(scene) == picture(rebuilt(table))


def test_a_scene_that_forgets_a_change_is_caught(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = seen_at(qtbot, half_built())
    show = Layer.show

    def forgetful(
        self: Layer[AnyFigure], figures: Mapping[Key, AnyFigure], setting: BoardSetting
    ) -> BoardDifference:
        kept = {**figures, **{k: f for k, f in self.figures.items() if k[0] == "province"}}
        return show(self, kept, setting)

    monkeypatch.setattr(Layer, "show", forgetful)
    table.bridge.submit(PlaceSingle(11))
    assert table.board.scene.position.figures != rebuilt_figures(table)
    monkeypatch.setattr(Layer, "show", show)
    assert picture(table.board.scene) != picture(rebuilt(table))


def test_at_its_end_every_motion_has_left_its_item_where_it_belongs(qtbot: QtBot) -> None:
    table = seen_at(qtbot, half_built(), motion=MotionSpeed.NORMAL)
    table.bridge.submit(PlaceSingle(11))
    (item,) = (i for k, i in table.board.scene.position.items.items() if k == ("block", 11, 0))
    assert table.board.animator.is_moving
    assert item.pos() != QPointF(0, 0)
    qtbot.waitUntil(lambda: not table.board.animator.is_moving)
    for item in table.board.scene.position.items.values():
        assert item.pos() == QPointF(0, 0)
        assert item.transform() == QTransform()
        assert item.opacity() == 1.0
    table.bridge.undo()
    assert table.board.animator.is_moving, "undo moves backwards"
    qtbot.waitUntil(lambda: not table.board.animator.is_moving)
    shown = len(table.board.scene.items())
    table.board.skip_motion()
    assert len(table.board.scene.items()) == shown, "what left has been taken out"


def test_motion_never_keeps_anybody_waiting(qtbot: QtBot) -> None:
    table = seen_at(qtbot, half_built(), motion=MotionSpeed.SLOW)
    for square in (11, 21):
        table.hand.pick(HeldBlock(Pile.SINGLE))
        table.click(table.square(square))
    blocks = {k[1] for k in table.board.scene.position.figures if k[0] == "block"}
    assert {11, 21} <= blocks


def test_boards_added_in_the_west_move_nothing(qtbot: QtBot) -> None:
    state = half_built()
    scene = BoardScene(seen(state, 0), LOOKS)
    before = {key: item.boundingRect() for key, item in scene.position.items.items()}
    scene.show_position(seen(extended(state, end=End.WEST), 0), LastMove())
    for key in before:
        if key[0] in ("block", "province", "card", "region", "board"):
            assert scene.position.items[key].boundingRect() == before[key]
    assert scene.sceneRect() == WallLayout(scene.view.wall).scene_rect


def test_pictures_of_another_board_in_the_same_place_are_not_mixed_up(qtbot: QtBot) -> None:
    state = half_built()
    scene = BoardScene(seen(state, 0), LOOKS)
    pictures = []
    for board in ("3", "4", "3"):
        scene.show_position(seen(extended(state, board), 0), LastMove())
        pictures.append(picture(scene))
    assert pictures[0] == pictures[2]
    assert pictures[0] != pictures[1]


def test_other_looks_reach_everything(qtbot: QtBot) -> None:
    view = seen(half_built(), 0)
    scene = BoardScene(view, LOOKS)
    light = picture(scene)
    scene.apply_style(BoardLooks(DARK, Script.LATIN))
    assert picture(scene) == picture(BoardScene(view, BoardLooks(DARK, Script.LATIN)))
    assert picture(scene) != light
    scene.apply_style(LOOKS)
    assert picture(scene) == light


@pytest.mark.parametrize(
    "looks", [LOOKS, BoardLooks(LIGHT, Script.TRADITIONAL), BoardLooks(DARK, Script.LATIN)]
)
def test_figures_without_words_are_not_repainted_in_other_looks(
    monkeypatch: pytest.MonkeyPatch, qtbot: QtBot, looks: BoardLooks
) -> None:
    painted: list[object] = []

    def paint_counted(painter: QPainter, *what: object, **how: object) -> None:
        painted.append(what)

    monkeypatch.setattr(piece_art, "paint_block", paint_counted)
    view = seen(half_built(), 0)
    scene = BoardScene(view, LOOKS)
    picture(scene)
    assert painted
    painted.clear()
    scene.apply_style(looks)
    assert picture(scene) == picture(BoardScene(view, looks))
    blocks = [figure for figure in project(view, LastMove()).values() if is_block(figure)]
    assert len(painted) == len(blocks), "only the other scene has painted its blocks"


def is_block(figure: object) -> bool:
    return isinstance(figure, BlockFigure)


class TestProjection:
    def figures(self, view: View) -> dict[Key, object]:
        return dict(project(view, LastMove()))

    def test_a_double_is_one_thing_on_two_squares(self) -> None:
        figures = self.figures(seen(half_built(), 0))
        assert figures["block", 14, 0] == BlockFigure((14, 15), BlockKind.DOUBLE, "blue")
        assert ("block", 15, 0) not in figures

    def test_neutrals_and_broken_walls_keep_their_owners(self) -> None:
        figures = self.figures(seen(half_built(), 0))
        assert figures["block", 20, 0] == BlockFigure((20,), BlockKind.SINGLE, "neutral")
        assert figures["block", 10, 0] == BlockFigure((10,), BlockKind.BROKEN, "violet")

    def test_the_last_candidate_of_a_tower_is_firm(self) -> None:
        state = half_built()
        figures = self.figures(seen(state, 0))
        assert figures["reserved", 5, 0] == ReservedFigure(5, "green", firm=False)
        blocks = tuple(state.blocks[0] if s == 5 else b for s, b in enumerate(state.blocks))
        figures = self.figures(seen(replace(state, blocks=blocks), 0))
        assert ("reserved", 5, 0) not in figures
        assert figures["reserved", 7, 0] == ReservedFigure(7, "green", firm=True)

    def test_only_ones_own_cards_carry_the_eye(self) -> None:
        for viewer, own in ((0, {"red"}), (1, {"green"}), (PUBLIC, set())):
            figures = self.figures(seen(half_built(), viewer)).values()
            cards = [figure for figure in figures if isinstance(figure, CardFigure)]
            assert len(cards) == 5
            assert {card.colour for card in cards if card.own} == own

    def test_threats_lie_face_down_face_up_removed_or_seen(self) -> None:
        figures = self.figures(seen(half_built(), 0, {0: 3, 2: 3, 4: 3}))
        regions = [figures["region", region, 0] for region in (0, 1, 2, 4)]
        looks = [
            (r.value is not None, r.seen, r.removed) for r in regions if isinstance(r, RegionFigure)
        ]
        assert looks == [
            (False, 3, False),
            (False, None, False),
            (True, None, False),
            (False, None, True),
        ]


def secrets_permuted(state: State, chance: Random) -> State:
    """A state that differs in nothing open: hidden counters and others' cards."""
    hidden = [r for r in range(15) if r not in state.turned_up]
    shuffled = chance.sample(hidden, len(hidden))
    threats = list(state.setup.threats)
    for region, other in zip(hidden, shuffled, strict=True):
        threats[region] = state.setup.threats[other]
    mine, cards = 0, list(state.cards)
    theirs = [k for k, card in enumerate(cards) if card.owner != mine]
    for k in theirs:
        spare = [c for c in state.hands[cards[k].owner] if c is not cards[k].card]
        cards[k] = replace(cards[k], card=chance.choice(spare))
    setup = replace(state.setup, threats=tuple(threats))
    return replace(state, setup=setup, cards=tuple(cards))


@pytest.mark.parametrize("viewer", [0, PUBLIC])
def test_no_pixel_depends_on_what_the_viewer_cannot_know(qtbot: QtBot, viewer: Viewer) -> None:
    chance, state = Random(3), half_built()
    scenes = [BoardScene(seen(s, viewer), LOOKS) for s in (state, secrets_permuted(state, chance))]
    assert picture(scenes[0]) == picture(scenes[1])
    told = [BoardScene(seen(s, 1, {0: v}), LOOKS) for s, v in ((state, 2), (state, 4))]
    assert picture(told[0]) != picture(told[1]), "a seen value is seen"


def frames(table: Table, command: Command) -> Iterator[QImage]:
    """The pictures while a command is shown as movement, at fixed moments."""
    table.bridge.submit(command)
    clock = table.board.animator._clock  # noqa: SLF001 - time stands still for the test
    clock.pause()
    for moment in range(0, 300, 60):
        clock.setCurrentTime(moment)
        yield picture(table.board.scene)


def test_nothing_hidden_shows_half_way_through_a_motion(qtbot: QtBot) -> None:
    chance, state = Random(4), half_built()
    films = []
    for secret in (state, secrets_permuted(state, chance)):
        table = seen_at(qtbot, secret, PUBLIC, motion=MotionSpeed.NORMAL)
        films.append(list(frames(table, PlaceSingle(11))))
    assert films[0] == films[1]
    assert films[0][0] != films[0][-1], "it moves"


def test_a_finished_game_hides_nothing_from_everyone(qtbot: QtBot) -> None:
    match = Match(CHANG_CHENG, setup_for(2), [Player(name) for name in NAMES[:2]])
    chance = Random(7)
    while (seat := match.to_act) is not None:
        commands = [c for c in match.legal(seat) if not isinstance(c, Peek)]
        match.submit(chance.choice(commands))
    scene = BoardScene(match.view(EVERYONE), LOOKS)
    assert not picture(scene).isNull()
    assert QPoint(0, 0) == QPoint()
