"""A title that shows the toy game of the flow's tests, so that the shell is tested without Chang
Cheng; and a window around it, everything in the hands of the test.
"""

from collections.abc import Callable, Iterable, Sequence
from enum import Enum
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

from PySide6.QtCore import QCoreApplication, QMargins, QObject, QRectF, QSize, Signal
from PySide6.QtGui import QColor, QPainter, QPixmap
from PySide6.QtWidgets import QApplication, QLabel, QPushButton, QVBoxLayout, QWidget

from changcheng_qt.engine.help import PURISTS, Help
from changcheng_qt.engine.seats import HUMAN, Player, Seat
from changcheng_qt.i18n.languages import Languages
from changcheng_qt.i18n.telling import Line, LineKind, OptionLine, Passage, TitleWords
from changcheng_qt.sound.catalogue import Sound, TitleSounds
from changcheng_qt.ui.flow.bot_turns import BotWays
from changcheng_qt.ui.flow.hints import HintWays
from changcheng_qt.ui.flow.screens import GateReason
from changcheng_qt.ui.flow.table_flow import TableFlow
from changcheng_qt.ui.looks.appearance import Appearance, Looks, MotionSpeed
from changcheng_qt.ui.looks.glyphs import paint_seat_token
from changcheng_qt.ui.looks.theme import SIX_SEATS
from changcheng_qt.ui.seam.match_bridge import Change, MatchBridge
from changcheng_qt.ui.seam.table import (
    Overlay,
    ReplayContext,
    TableAction,
    TableContext,
    TableParts,
)
from changcheng_qt.ui.seam.title import GameOrder, PlainChoices, SetupForm, SlowPicture
from changcheng_qt.ui.window.kept import WindowMemory
from changcheng_qt.ui.window.main_window import MainWindow, Shell
from changcheng_qt.verdicts.accounts import Figures
from changcheng_qt.verdicts.reasons import Reason
from tests.ui.flow.clockwork import HandAdviser, HandClock, HandThinker
from tests.ui.flow.toy_table import ToyEvent, ToyState, ToyView, toy_answer, toy_match


class ToyControls(QObject):
    """Notes what is asked of the board."""

    settled = Signal()
    past_left = Signal()
    spotlit_changed = Signal()
    view_changed = Signal()
    advanced = Signal()
    refused = Signal(object)
    revealed: tuple[int, int] | None = None

    def __init__(self) -> None:
        super().__init__()
        self.is_moving = False
        self.asked: list[object] = []
        self.shape = 2.0
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

    def show_way(self, command: object) -> None:
        self.asked.append(("way", command))

    def keep_clear(self, covered: QMargins, by: str = "panel") -> None:
        self.covered[by] = covered

    def lie_beside(self, drawer: QMargins) -> None:
        self.covered["drawer"] = drawer

    def show_past(self, change: Change, number: int) -> None:
        self.asked.append(("past", number, change.view))

    def show_present(self) -> None:
        self.asked.append("present")

    def skip_motion(self) -> None:
        self.asked.append("skip motion")

    def advance(self) -> None:
        self.asked.append("advance")

    def lead_on(self, pace: float | None) -> None:
        self.asked.append(("lead on", pace))


class ToyForm(QWidget):
    """One option, named `fast`."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.fast: object = False
        self.seats = 0

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


class ToyTitle:
    """The toy game on the screen: a word for every event."""

    name = "toy"
    seat_counts = range(3, 7)
    has_lessons = False
    lessons = None
    colours: tuple[str, ...] = tuple(SIX_SEATS)

    def __init__(self) -> None:
        self.controls = ToyControls()
        self.held_prompt = ""
        self.pressed: list[str] = []
        self.tells_turns = False
        self.last_turn: int | None = None
        """With which turn the game is known to end, a round before it."""

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
        return TableParts(
            board=QPushButton("board", parent),
            controls=self.controls,
            reveals=self.controls,
            tray=QLabel("tray", parent),
            counters=QLabel("counters", parent),
            side=(QLabel("side", parent),),
            overlays=(Overlay(context.appearance, parent),),
            actions=(
                TableAction("take_one", lambda: "Take one", ("1",), self._press("one")),
                TableAction("finish", lambda: "Finish", ("Ctrl+Return",), self._press("finish")),
            ),
            held_prompt=lambda: self.held_prompt,
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

    def prompt(self, view: ToyView, players: Sequence[Player], legal: Sequence[Any]) -> Line:
        return Line(f"seat {view.state.turn_seat}, turn {view.state.turn}", view.state.turn_seat)

    def line(self, event: ToyEvent, view: ToyView, players: Sequence[Player]) -> Line | None:
        if event.word in ("end", "yawn"):
            return Line(f"turn {view.state.turn}", None, LineKind.TURN)
        return Line(f"{event.word}, said to {view.viewer}", 0)

    def opening_events(self, view: ToyView) -> tuple[ToyEvent, ...]:
        return ()

    def passages(self, events: Iterable[ToyEvent]) -> tuple[Passage, ...]:
        """Every event alone, unless turns are told together."""
        turns: list[list[ToyEvent]] = [[]]
        for event in events:
            turns[-1].append(event)
            if not self.tells_turns or event.word == "end":
                turns.append([])
        whole = (tuple(turn) for turn in turns if turn)
        if not self.tells_turns:
            return tuple(Passage(turn) for turn in whole)
        return tuple(Passage(turn, tuple(Passage((e,)) for e in turn)) for turn in whole)

    def sentence(self, passage: Passage, view: ToyView, players: Sequence[Player]) -> Line | None:
        if passage.parts:
            return Line("+".join(event.word for event in passage.events))
        return self.line(passage.events[0], view, players)

    def refusal(self, reason: Enum) -> str:
        return f"no: {reason.value}"

    def way_label(self, command: str, view: ToyView, players: Sequence[Player]) -> str:
        return f"do {command}, seen by {view.viewer}"

    def choice_in_sentence(self, command: str, view: ToyView, players: Sequence[Player]) -> str:
        return f"to {command}, seen by {view.viewer}"

    def reason(self, view: ToyView, told: Reason[Any]) -> str:
        return f"{told.points:.1f} here"

    def counted(self, event: object, view: ToyView, players: Sequence[Player]) -> str:
        return ""

    def secret_name(self, secret: object, last: ToyView) -> str:
        return f"Secret {secret}"

    def secret_value(self, secret: object, value: object, last: ToyView) -> str:
        return f"{value}"

    def figures(self, happened: Sequence[Any], view: ToyView) -> tuple[Figures, ...]:
        return ()

    def source_names(self) -> dict[str, str]:
        return {}

    def last_turns(self, view: ToyView) -> tuple[Seat, ...] | None:
        state, last = view.state, self.last_turn
        if last is None or state.over or last - state.turn >= state.seats:
            return None
        turns = range(last - state.turn + 1)
        return tuple((state.turn_seat + after) % state.seats for after in turns)

    def card_names(self) -> dict[str, str]:
        return {}

    def options_in_force(self, view: ToyView) -> tuple[OptionLine, ...]:
        return (OptionLine("Usual", "As always."), OptionLine("Fast", "It is fast.", changed=True))

    book = None

    def setup_form(self, appearance: Appearance, parent: QWidget) -> SetupForm:
        return ToyForm(parent)

    def draw_setup(self, order: GameOrder, rng: Random) -> ToyState:
        return ToyState(len(order.players))

    def _press(self, word: str) -> Any:  # noqa: ANN401
        return lambda: self.pressed.append(word)


class Shop:
    """A window around the toy title, with a match when asked for."""

    def __init__(self, kept: WindowMemory | None = None) -> None:
        application = QApplication.instance()
        assert isinstance(application, QApplication)
        self.title = ToyTitle()
        self.appearance = Appearance(Looks(motion=MotionSpeed.NONE))
        self.languages = Languages(application, lambda code: Path(f"/nowhere/{code}.qm"))
        self.languages.changed.connect(self.appearance.follow_language)
        shell = Shell((self.title,), self.appearance, self.languages, lambda _: ("bot", "other"))
        self.window = MainWindow(shell, kept)
        self.clock = HandClock()
        self.thinker = HandThinker()
        self.adviser = HandAdviser()
        self.bridge: MatchBridge | None = None
        self.flow: TableFlow | None = None

    def play(
        self, kinds: str, reason: GateReason = GateReason.STARTED, help: Help = PURISTS
    ) -> MatchBridge:
        """Put a match with a player a letter on the table."""
        self.bridge = toy_match(kinds, help=help)
        ways, hints = BotWays(self.thinker, "luck"), HintWays(self.adviser, 1)
        self.flow = TableFlow(self.bridge, ways, self.clock, toy_answer, reason, hints)
        self.window.show_match(self.bridge, self.flow)
        self.flow.start()
        return self.bridge

    def submit(self, *commands: str) -> None:
        """Give commands and let the flow answer each."""
        assert self.bridge is not None
        for command in commands:
            assert self.bridge.submit(command)
            settle()

    def close(self) -> None:
        """Close everything."""
        if self.flow is not None:
            self.flow.close()
        self.window.close()
        self.window.deleteLater()
        settle()


def settle() -> None:
    """Deliver what is queued."""
    for _ in range(3):
        QCoreApplication.sendPostedEvents()
        QCoreApplication.processEvents()
