"""The toy on the screen: widgets that note their calls."""

from collections.abc import Callable, Sequence
from functools import partial
from random import Random
from typing import Any

from PySide6.QtCore import QMargins, QObject, QRect, QRectF, QSize, Signal
from PySide6.QtGui import QColor, QPainter, QPixmap
from PySide6.QtWidgets import QGridLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from changcheng_qt.engine.seats import HUMAN, Seat
from changcheng_qt.i18n.telling import TitleWords
from changcheng_qt.sound.catalogue import Sound, TitleSounds
from changcheng_qt.ui.looks.appearance import Appearance
from changcheng_qt.ui.looks.glyphs import paint_seat_token
from changcheng_qt.ui.looks.theme import SIX_SEATS
from changcheng_qt.ui.seam.match_bridge import Change, MatchBridge
from changcheng_qt.ui.seam.table import (
    Overlay,
    ReplayContext,
    TableAction,
    TableContext,
    TableParts,
    Told,
)
from changcheng_qt.ui.seam.title import GameOrder, PlainChoices, SetupForm, SlowPicture
from tests.toy.fair import ANSWERS
from tests.toy.rules import ToyEvent, ToyState, ToyView
from tests.toy.words import ToyWords


class ToyControls(QObject):
    """Notes the calls of the board."""

    settled = Signal()
    past_left = Signal()
    spotlit_changed = Signal()
    view_changed = Signal()
    advanced = Signal()
    refused = Signal(object)
    revealed: tuple[int, int] | None = None

    def __init__(self) -> None:
        super().__init__()
        self.is_moving = self.has_left = False
        self.asked: list[object] = []
        self.shape = self.least_shape = 2.0
        self.is_busy = False
        self.is_spotlit = False
        self.is_whole = False
        self.covered: dict[str, QMargins] = {}
        self.action_slots: dict[str, Callable[[], object]] = {
            name: partial(self.asked.append, name)
            for name in ("fit", "zoom_in", "zoom_out", "changes")
        }

    def show_events(self, events: Sequence[Any]) -> None:
        self.asked += events

    def show_way(self, action: Sequence[object]) -> None:
        self.asked.append(("way", *action))

    def point_at_nothing(self) -> None:
        self.has_left = True

    def keep_clear(self, covered: QMargins, by: str = "panel") -> None:
        self.covered[by] = covered

    def fit_beside(self, drawer: QMargins) -> None:
        self.covered["drawer"] = drawer

    def show_past(self, change: Change, number: int) -> None:
        self.asked.append(("past", number, change.view))

    def show_present(self) -> None:
        self.asked.append("present")

    def skip_motion(self) -> None:
        self.asked.append("skip motion")

    def advance(self) -> None:
        self.asked.append("advance")

    def play_on(self, pace: float | None) -> None:
        self.asked.append(("lead on", pace))


class ToyForm(QWidget):
    """One option, named `fast`."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.fast: object = False
        self.seats = self.people = 0

    @property
    def widget(self) -> QWidget:
        return self

    def choices(self) -> PlainChoices:
        return {"fast": bool(self.fast)}

    def choose(self, choices: PlainChoices) -> None:
        self.fast = choices.get("fast", False)

    def changed(self) -> tuple[str, ...]:
        return ("Fast: yes",) if self.fast else ()

    def use_seats(self, count: int) -> None:
        self.seats = count

    def use_people(self, count: int, front: QGridLayout, row: int) -> None:
        self.people = count

    def add_row(self, label: QWidget, field: QWidget, note: QWidget) -> None:
        for widget in (label, field, note):
            widget.setParent(self)


class ToyPicture:
    """A blue board."""

    def __init__(self, room: QSize) -> None:
        self.pixmap = QPixmap(room)

    def paint_for(self, seconds: float) -> bool:
        self.pixmap.fill(QColor("blue"))
        return True


class ToyPlates(QWidget):
    """A row for each seat that is asked: whether it has answered, and two buttons for a person."""

    def __init__(self, bridge: MatchBridge, parent: QWidget) -> None:
        super().__init__(parent)
        self.bridge = bridge
        self._rows = QVBoxLayout(self)
        self.buttons: dict[tuple[Seat, str], QPushButton] = {}
        self._labels: dict[Seat, QLabel] = {}
        for seat, player in enumerate(bridge.players):
            self._labels[seat] = QLabel(self)
            self._rows.addWidget(self._labels[seat])
            for answer in ANSWERS if player.is_human else ():
                button = QPushButton(f"{player.name}: {answer}", self)
                button.clicked.connect(partial(bridge.plates.answer, seat, answer))
                self._rows.addWidget(button)
                self.buttons[seat, answer] = button
        bridge.plates.changed.connect(self.follow)
        self.follow()

    def follow(self) -> None:
        """Show the plates as they are; every button can be pressed, with any hand."""
        plates = self.bridge.plates
        self.setVisible(bool(plates.asked))
        for seat, label in self._labels.items():
            label.setText(f"{seat} has answered" if seat in plates.answered else f"{seat} is asked")
            label.setVisible(seat in plates.asked)
        for (seat, _), button in self.buttons.items():
            button.setVisible(seat in plates.asked)


class ToyTitle(ToyWords):
    """The toy game on the screen: a word for every event."""

    name = "toy"
    seat_counts = range(3, 7)
    has_lessons = False
    lessons = None
    colours: tuple[str, ...] = tuple(SIX_SEATS)

    def __init__(self) -> None:
        self.controls = ToyControls()
        self.held_prompt = ""
        self.banner_rooms: list[QRect] = []
        self.just_told: Told | None = None
        self.notice = ""
        self.pressed: list[str] = []
        self.plates: ToyPlates | None = None

    def shown_name(self) -> str:
        return "Toy"

    def tagline(self) -> str:
        return "A toy for three to six."

    def colour_name(self, colour: str) -> str:
        return colour.title()

    def colour_of(self, view: ToyView, seat: Seat) -> str:
        return self.colours[seat]

    def habit(self, bot: str) -> str:
        return f"Plays like a {bot}." if bot != HUMAN else ""

    def paint_token(self, painter: QPainter, rect: QRectF, colour: str) -> None:
        paint_seat_token(painter, rect.center(), rect.width() / 2, SIX_SEATS[colour])

    def paint_gate(self, painter: QPainter, rect: QRectF, unit: float) -> None:
        painter.fillRect(rect, QColor("red"))

    vista_shape = 2.5

    def paint_vista(self, painter: QPainter, rect: QRectF, unit: float) -> None:
        painter.fillRect(rect, QColor("green"))

    def table_parts(self, context: TableContext) -> TableParts:
        parent = context.parent
        view = context.bridge.view
        at_fair = isinstance(view, ToyView) and view.state.fair is not None
        self.plates = ToyPlates(context.bridge, parent) if at_fair else None
        return TableParts(
            board=QPushButton("board", parent),
            controls=self.controls,
            reveals=self.controls,
            tray=QLabel("tray", parent),
            counters=QLabel("counters", parent),
            side=(self.plates or QLabel("side", parent),),
            overlays=(Overlay(context.appearance, parent),),
            actions=(
                TableAction("take_one", lambda: "Take one", ("1",), self._press("one")),
                TableAction("finish", lambda: "Finish", ("Ctrl+Return",), self._press("finish")),
            ),
            held_prompt=lambda: self.held_prompt,
            banner_rooms=lambda: self.banner_rooms,
            just_told=lambda: self.just_told,
            notice=lambda: self.notice,
        )

    def replay_parts(self, context: ReplayContext) -> TableParts:
        parent = context.parent
        tray = QWidget(parent)
        QVBoxLayout(tray).addWidget(context.bar)
        return TableParts(
            board=QPushButton("board", parent),
            controls=self.controls,
            reveals=self.controls,
            tray=tray,
            counters=QLabel("counters", parent),
            side=(QLabel("side", parent),),
            tray_least=180,
        )

    def scores(self, view: ToyView) -> tuple[int, ...]:
        return (0,) * view.state.seats

    def turn_number(self, view: ToyView) -> int:
        return view.state.turn + 1

    def small_picture(
        self, view: ToyView, appearance: Appearance, room: QSize, ratio: float
    ) -> SlowPicture:
        return ToyPicture(room)

    @property
    def words(self) -> TitleWords:
        """It says everything itself."""
        return self

    @property
    def sounds(self) -> TitleSounds:
        """The word "end" is heard, and every refusal."""
        return TitleSounds(
            {ToyEvent: lambda event: Sound.END if event.word == "end" else None},
            frozenset(),
        )

    book = None

    def setup_form(self, appearance: Appearance, parent: QWidget) -> SetupForm:
        return ToyForm(parent)

    def draw_setup(self, order: GameOrder, rng: Random) -> ToyState:
        return ToyState(len(order.players))

    def _press(self, word: str) -> Any:  # noqa: ANN401
        return lambda: self.pressed.append(word)
