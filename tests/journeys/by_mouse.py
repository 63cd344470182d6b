"""A planned game given by mouse: every command as a person clicks or drags it.

Where to click is seen. The rules say which of the things in sight is meant (the third cross from
the west, say); the picture says where it lies. That exactly those are in sight that are legal is
part of the promise.
"""

from collections.abc import Callable, Sequence
from typing import Any, TypeVar

from PySide6.QtCore import QCoreApplication, QPoint, QRect
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QPushButton

from changcheng_qt.games.changcheng.commands import (
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
from changcheng_qt.games.changcheng.geography import End, Region, Square
from changcheng_qt.games.changcheng.pieces import ActionCard, BlockKind
from changcheng_qt.i18n.phrases.changcheng.cards import card_name
from changcheng_qt.i18n.phrases.changcheng.names import block_name, end_name, face_name
from changcheng_qt.i18n.phrases.wording import fill
from changcheng_qt.ui.board.zoom_view import ZoomView
from changcheng_qt.ui.changcheng.widgets.faces import FaceButton
from changcheng_qt.ui.window.banner import Banner
from tests.journeys import eyes
from tests.journeys.conftest import Journey
from tests.journeys.plan import Move
from tests.journeys.playing import Playing

SeenT = TypeVar("SeenT")

translate = QCoreApplication.translate

_BLOCKS = {PlaceSingle: BlockKind.SINGLE, PlaceTower: BlockKind.TOWER}

FRAME_REACH = 14
"""How many pixels from the left edge of something in the tray its frame is looked for."""
HELD_SHARE = 0.05
"""How much of that is gold at least where the thing is picked up."""
DRAG_EVERY = 4
"""Every so many pieces one is dragged instead of clicked."""


class ByMouse(Playing):
    """Clicks, drags and holds."""

    def __init__(self, journey: Journey, plan: tuple[Move, ...]) -> None:
        """Begin with the first move."""
        super().__init__(journey, plan)
        self.pieces = 0
        self.dragged = 0
        self.ends_clicked = 0
        self.meanwhile: Callable[[], object] = lambda: None
        """What happens in the middle of every drag."""

    def give(self, command: Command) -> None:
        """Do with the mouse what gives a command."""
        match command:
            case PlaceSingle(square) | PlaceTower(square):
                kind = type(command)
                legal = {c.square for c in self._legal(kind)}
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
                self.person.click_on(translate("Tray", "End turn"), QPushButton)
            case _:
                self._decide(command)

    def _decide(self, command: Command) -> None:
        """Begin a scoring, or choose for a card."""
        match command:
            case BreakWall(square):
                squares = self.westwards({c.square for c in self._legal(BreakWall)})
                self.click_one(eyes.rings, squares, square, "ringed walls")
            case RemoveThreat(region):
                self._remove_threat(region)
            case SwapWalls(here, there):
                self._swap(here, there)
            case _:
                self._press(self.label(command))

    def open_gate(self) -> None:
        """Press the one large button."""
        words = translate("Gate", "I'm {name} – open the gate")
        self.person.click_on(fill(words, name=self.name_of(self.asked_for)), QPushButton)

    def ask_for_own_view(self) -> None:
        """Press the button on the banner."""
        banners = [b for b in self.person.front.findChildren(Banner) if b.isVisible()]
        self.person.click_on(banners[0].buttons[0].text(), QPushButton)

    def read_on(self) -> bool:
        """Press Next or Continue where there is one."""
        for words in (translate("Scoring", "Next"), translate("Scoring", "Continue")):
            if self.person.sees(words, QPushButton):
                self.person.click_on(words, QPushButton)
                return True
        return False

    # The tray.

    def is_held(self, words: str) -> bool:
        """Tell whether something in the tray has the gold frame of what is picked up."""
        place = self.person.place(words)
        edge = QRect(place.left(), place.bottom() - place.height() // 5, FRAME_REACH, 20)
        return eyes.share_of(self.person.look(edge), eyes.HELD) > HELD_SHARE

    def _place(self, words: str, square: Square, legal: set[Square]) -> None:
        squares = self.westwards(legal)
        self.pieces += 1
        is_held = self.is_held(words)
        if self.pieces % DRAG_EVERY == 0 and not is_held:
            self._drag(words, eyes.crosses, squares, square, "crosses")
            return
        if not is_held:
            self.person.click_on(words)
        self.click_one(eyes.crosses, squares, square, "crosses")

    def _place_double(self, west: Square, east: Square) -> None:
        """Click where the two squares meet."""
        squares = self.westwards({s for c in self._legal(PlaceDouble) for s in (c.west, c.east)})
        words = block_name(BlockKind.DOUBLE)
        if not self.is_held(words):
            self.person.click_on(words)
        self.person.move(self.board.topLeft())
        points = self.seek(eyes.crosses, len(squares), "crosses")
        here, there = points[squares.index(west)], points[squares.index(east)]
        self.person.click((here + there) / 2)

    def _play_card(self, card: ActionCard, province: int) -> None:
        provinces = self.provinces_westwards(
            {c.province for c in self._legal(PlayCard) if c.card is card}
        )
        self.pieces += 1
        words = card_name(card)
        if self.pieces % DRAG_EVERY == 0 and not self.is_held(words):
            self._drag(words, _feet, provinces, province, "gold provinces")
            return
        if not self.is_held(words):
            self.person.click_on(words)
        self.click_one(_feet, provinces, province, "gold provinces")

    def _drag(
        self,
        words: str,
        find: Callable[[QImage], list[QPoint]],
        offered: Sequence[int],
        wanted: int,
        what: str,
    ) -> None:
        """Press in the tray, look where it may go once it is lifted, and let go there."""
        self.dragged += 1
        start = self.person.place(words).center()
        self.person.press(start)
        for step in (4, 12, 24):
            self.person.move(start - QPoint(0, step))
        self.meanwhile()
        target = self.seek(find, len(offered), what)[offered.index(wanted)]
        for share in (0.3, 0.7, 1.0):
            self.person.move(start + (target - start) * share)
        self.person.release(target)

    # The board.

    @property
    def board(self) -> QRect:
        """Where in the window the board is painted."""
        window = self.journey.program.window
        (view,) = (view for view in window.findChildren(ZoomView) if view.isVisible())
        return QRect(view.mapTo(window, QPoint()), view.size())

    def seek(self, find: Callable[[QImage], list[QPoint]], count: int, what: str) -> list[QPoint]:
        """Look at the board until exactly so many things are in sight; return where."""
        board = self.board
        seen = self.person.watch(lambda: find(self.person.look(board)), count, what)
        return [point + board.topLeft() for point in seen]

    def click_one(
        self,
        find: Callable[[QImage], list[QPoint]],
        offered: Sequence[int],
        wanted: int,
        what: str,
    ) -> None:
        """Put the pointer aside, so that it hides nothing, and click on the one that is meant."""
        self.person.move(self.board.topLeft())
        self.person.click(self.seek(find, len(offered), what)[offered.index(wanted)])

    def _peek(self, region: Region) -> None:
        """Hold the eye until the value shows, and see it go when the button is let go."""
        order = self.view.wall.regions_west_to_east
        regions = sorted((c.region for c in self._legal(Peek)), key=order.index)
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
        """Click on the region, where it is lit."""
        order = self.view.wall.regions_west_to_east
        regions = sorted((c.region for c in self._legal(RemoveThreat)), key=order.index)
        self.click_one(_skies, regions, region, "gold regions")

    def _swap(self, here: Square, there: Square) -> None:
        swaps = self._legal(SwapWalls)
        squares = self.westwards({s for c in swaps for s in (c.here, c.there)})
        self.click_one(eyes.rings, squares, here, "ringed walls")
        others = {c.there for c in swaps if c.here == here}
        others |= {c.here for c in swaps if c.there == here}
        self.click_one(eyes.rings, self.westwards(others), there, "ringed walls")

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

    def _press(self, words: str) -> None:
        """Press a button until it answers: new ones take no click for a moment."""
        match, before = self.journey.match, len(self.journey.match.steps)

        def press() -> bool:
            if len(match.steps) == before:
                self.person.click_on(words, QPushButton)
            return len(match.steps) > before

        self.person.wait(press, lambda: f"{words!r} does nothing")

    def _legal(self, kind: type[Command]) -> list[Any]:
        return list(self.legal(kind))


def _feet(picture: QImage) -> list[QPoint]:
    """Return a place at the foot of every gold outline."""
    return [eyes.foot(shape) for shape in eyes.outlines(picture)]


def _skies(picture: QImage) -> list[QPoint]:
    """Return a place near the top of every gold outline."""
    return [eyes.foot(shape, 0.85) for shape in eyes.outlines(picture)]
