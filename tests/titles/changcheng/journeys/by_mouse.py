"""A planned game of Chang Cheng given by mouse: every command as a person clicks or drags it.

The rules say which of the things in sight is meant, such as the third cross from the west.
"""

from functools import partial

from PySide6.QtCore import QCoreApplication, QPoint, QRect
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QPushButton

from changcheng_qt.titles.changcheng.rules.commands import (
    BreakWall,
    Command,
    EndTurn,
    ExtendMap,
    Peek,
    PlaceDouble,
    PlaceSingle,
    PlaceTower,
    PlayCard,
    RemoveThreat,
    SwapWalls,
)
from changcheng_qt.titles.changcheng.rules.geography import End, Region, Square
from changcheng_qt.titles.changcheng.rules.pieces import ActionCard, BlockKind
from changcheng_qt.titles.changcheng.rules.view import View
from changcheng_qt.titles.changcheng.table.widgets.faces import FaceButton
from changcheng_qt.titles.changcheng.words.cards import card_name
from changcheng_qt.titles.changcheng.words.names import block_name, end_name, face_name
from tests.journeys import eyes
from tests.journeys.mouse import DRAG_EVERY, Mouse
from tests.titles.changcheng.journeys.playing import WallPlaying

translate = QCoreApplication.translate

_BLOCKS = {PlaceSingle: BlockKind.SINGLE, PlaceTower: BlockKind.TOWER}


class ByMouse(WallPlaying, Mouse[View, Command]):
    """Clicks, drags and holds on the wall."""

    ends_clicked = 0
    """How often a board was added by a click on the end of the map."""

    def give(self, command: Command) -> None:
        """Give a command with the mouse."""
        match command:
            case PlaceSingle(square) | PlaceTower(square):
                kind = type(command)
                legal = {c.square for c in self.legal(kind)}
                self._place(block_name(_BLOCKS[kind]), square, legal)
            case PlaceDouble(west, east):
                self._place_double(west, east)
            case PlayCard(card, province):
                self._play_card(card, province)
            case Peek(region):
                self._peek(region)
            case ExtendMap():
                self._extend(command)
            case EndTurn():
                words = translate("Tray", "End turn")
                self.end_turn(partial(self.person.click_on, words, QPushButton))
            case _:
                self._decide(command)

    def _decide(self, command: Command) -> None:
        """Begin a scoring, or choose for a card."""
        match command:
            case BreakWall(square):
                squares = self.westwards({c.square for c in self.legal(BreakWall)})
                self.click_at(self.one_of(eyes.rings, squares, square, "ringed walls"))
            case RemoveThreat(region):
                self._remove_threat(region)
            case SwapWalls(here, there):
                self._swap(here, there)
            case _:
                self.press(self.label(command))

    # The tray.

    def _place(self, words: str, square: Square, legal: set[Square]) -> None:
        squares = self.westwards(legal)
        self.pieces += 1
        is_held = self.is_held(words)
        if self.pieces % DRAG_EVERY == 0 and not is_held:
            self.drag(words, self.one_of(eyes.crosses, squares, square, "crosses"))
            return
        if not is_held:
            self.person.click_on(words)
        self.click_at(self.one_of(eyes.crosses, squares, square, "crosses"))

    def _place_double(self, west: Square, east: Square) -> None:
        """Click where the two squares meet."""
        squares = self.westwards({s for c in self.legal(PlaceDouble) for s in (c.west, c.east)})
        words = block_name(BlockKind.DOUBLE)
        if not self.is_held(words):
            self.person.click_on(words)
        self.person.move(self.board.topLeft())
        points = self.seek(eyes.crosses, len(squares), "crosses")
        here, there = points[squares.index(west)], points[squares.index(east)]
        self.person.click((here + there) / 2)

    def _play_card(self, card: ActionCard, province: int) -> None:
        provinces = self.provinces_westwards(
            {c.province for c in self.legal(PlayCard) if c.card is card}
        )
        self.pieces += 1
        words = card_name(card)
        if self.pieces % DRAG_EVERY == 0 and not self.is_held(words):
            self.drag(words, self.one_of(_feet, provinces, province, "gold provinces"))
            return
        if not self.is_held(words):
            self.person.click_on(words)
        self.click_at(self.one_of(_feet, provinces, province, "gold provinces"))

    # The board.

    def _peek(self, region: Region) -> None:
        """Hold the eye until the value shows, and see it disappear when the button is released."""
        order = self.view.wall.regions_west_to_east
        regions = sorted((c.region for c in self.legal(Peek)), key=order.index)
        self.person.move(self.board.topLeft())
        eye = self.seek(eyes.eyes, len(regions), "eyes")[regions.index(region)]
        around = QRect(0, 0, 110, 110)
        around.moveCenter(eye)
        self.person.press(eye)
        self.person.wait(
            lambda: eyes.share_of(self.person.look(around), eyes.WAR_RED) > 0.04,
            lambda: "no value is shown while the eye is held",
        )
        self.person.release(eye)
        if eyes.share_of(self.person.look(around), eyes.WAR_RED) > 0.04:
            self.person.go_astray("the value stays although the button was let go")

    def _remove_threat(self, region: Region) -> None:
        """Click on the region, where it is lit; or press its button where the map is small, for
        regions side by side are lit as one there.
        """
        order = self.view.wall.regions_west_to_east
        regions = sorted((c.region for c in self.legal(RemoveThreat)), key=order.index)
        board = self.board
        if len(_skies(self.person.look(board))) < len(regions):
            self.press(self.label(RemoveThreat(region)))
        else:
            self.click_at(self.one_of(_skies, regions, region, "gold regions"))

    def _swap(self, here: Square, there: Square) -> None:
        swaps = self.legal(SwapWalls)
        squares = self.westwards({s for c in swaps for s in (c.here, c.there)})
        self.click_at(self.one_of(eyes.rings, squares, here, "ringed walls"))
        others = {c.there for c in swaps if c.here == here}
        others |= {c.here for c in swaps if c.there == here}
        self.click_at(self.one_of(eyes.rings, self.westwards(others), there, "ringed walls"))

    def _extend(self, command: ExtendMap) -> None:
        """Choose the face, then the end: on the board, and the next time on the panel."""
        face = next(b for b in self.view.spare if b.name == command.board).face(command.side)
        self.person.click_on(face_name(face), FaceButton)
        self.ends_clicked += 1
        if self.ends_clicked % 2:
            ends = self.seek(eyes.pluses, 2, "signs where a board may be added")
            self.person.click(ends[command.end is End.EAST])
        else:
            self.person.click_on(end_name(command.end), QPushButton)

    # Panels.


def _feet(picture: QImage) -> list[QPoint]:
    """Return a place at the foot of every gold outline."""
    return [eyes.foot(shape) for shape in eyes.outlines(picture)]


def _skies(picture: QImage) -> list[QPoint]:
    """Return a place near the top of every gold outline."""
    return [eyes.foot(shape, 0.85) for shape in eyes.outlines(picture)]
