"""The table of one match or replay: what the shell gives a title for it, and what it gets back.

A title is given a `TableContext` and makes `TableParts`: widgets, which the shell puts in their
places and keeps for as long as the match is on screen. Menus, keys and the chronicle reach the
board as `BoardControls`. A replay has a context of its own.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol, TypeAlias

from PySide6.QtCore import QMargins, QRect, QRectF, Signal, SignalInstance
from PySide6.QtGui import QPainterPath
from PySide6.QtWidgets import QWidget

from changcheng_qt.ui.actions.keys import KeyBindings
from changcheng_qt.ui.flow.last_round import PastBoard
from changcheng_qt.ui.flow.playhead import Clock, QtClock
from changcheng_qt.ui.looks.appearance import Appearance, Panel
from changcheng_qt.ui.seam.bridge import Bridge
from changcheng_qt.ui.seam.match_bridge import MatchBridge
from changcheng_qt.ui.seam.requests import Requests


@dataclass(frozen=True, slots=True)
class TableContext:
    """What the shell gives a title to build the table of one match with; `keys` tells what a key
    means, `at_result` is set where a finished game's end has been seen, and only its result is
    asked for. In a lesson, `is_lesson`, no result comes up at the end: the coach goes on.
    """

    bridge: MatchBridge
    appearance: Appearance
    requests: Requests
    parent: QWidget
    at_result: bool = False
    keys: KeyBindings = field(default_factory=KeyBindings)
    clock: Clock = field(default_factory=QtClock)
    is_lesson: bool = False


@dataclass(frozen=True, slots=True)
class ReplayContext:
    """What the shell gives a title to show a recorded match with; `bar` controls the replay, and is
    in the tray below the hands; `keys` tells what a key means.
    """

    bridge: Bridge
    bar: QWidget
    appearance: Appearance
    requests: Requests
    parent: QWidget
    keys: KeyBindings = field(default_factory=KeyBindings)
    clock: Clock = field(default_factory=QtClock)


class BoardControls(PastBoard, Protocol):
    """A board to menus, keys and the chronicle; it can also show earlier positions."""

    @property
    def action_slots(self) -> Mapping[str, Callable[[], object]]:
        """What the board does, by the names that `ui.actions.table` has for it."""

    @property
    def is_whole(self) -> bool:
        """Whether the whole board is shown, so that to toggle comes nearer."""

    @property
    def refused(self) -> SignalInstance:
        """Emitted with the reason when somebody clicks where a rule forbids what is held."""

    @property
    def view_changed(self) -> SignalInstance:
        """Emitted when another part of the board is shown, or in another size."""

    def show_events(self, events: Sequence[Any]) -> None:
        """Flash what events speak of."""

    def show_way(self, command: Any) -> None:  # noqa: ANN401 - commands belong to the title
        """Mark what a command would do for as long as a hint is pointed at; with None nothing."""

    def keep_clear(self, covered: QMargins, by: str = "panel") -> None:
        """Fit the board into what is not covered by a panel of the shell, or by something else that
        keeps its own margins beside those of the panels.
        """

    def lie_beside(self, drawer: QMargins) -> None:
        """Fit the board beside an open drawer that covers these margins, if it stays large enough
        there; empty margins stand for no drawer.
        """

    @property
    def shape(self) -> float:
        """The width over the height of the whole board, margins included; 0 in the working zoom,
        which can use any height.
        """


class Reveals(Protocol):
    """What is shown step by step in its own time, such as a scoring; decides nothing."""

    @property
    def advanced(self) -> SignalInstance:
        """Emitted when more of the same position is revealed."""

    @property
    def revealed(self) -> tuple[int, int] | None:
        """The step, and the beat of it, up to which everything has been shown; None for all."""

    @property
    def is_busy(self) -> bool:
        """Whether there is anything to be seen before the game should go on."""

    @property
    def is_spotlit(self) -> bool:
        """Whether the board speaks of one place alone."""

    @property
    def spotlit_changed(self) -> SignalInstance:
        """Emitted when it begins or ends to do so."""

    def advance(self) -> None:
        """Show what comes next, if anything does."""

    def lead_on(self, pace: float | None) -> None:
        """Go on to the end without waiting, that much faster than usual; with None wait for the
        person.
        """


Spot: TypeAlias = tuple[QWidget, QPainterPath]
"""A widget, and the outline of something in it."""


def spot_of(part: QWidget, corner: float = 8.0) -> Spot:
    """Return where a part of the table lies, with round corners, inside its edges."""
    outline = QPainterPath()
    outline.addRoundedRect(QRectF(part.rect()).adjusted(2, 2, -2, -2), corner, corner)
    return part, outline


Beyond: TypeAlias = Callable[[int], bool]
"""Takes the keys that walk on past the last thing (1) or the first (-1); tells whether it did."""


class Overlay(Panel):
    """A panel over the table that shows and hides itself: scoring, attack, extension, result.

    It is a child of the table; the shell calls `place` whenever the table changes its size, and
    keeps it below the gate. The shell also gives it the keys when it opens, and leads them through
    its `controls`. A panel without a decision for the person must leave the board usable.
    """

    controls_changed = Signal()
    """Other things can be pressed than before."""
    beyond: Beyond | None = None
    """What takes the keys that walk off the panel; they go round in it where nothing does."""

    @property
    def controls(self) -> Sequence[QWidget]:
        """Return what can be pressed now, in the order in which keys walk."""
        return ()

    @property
    def first_control(self) -> QWidget | None:
        """Return what takes the keys when the panel opens; None where the board is to have them."""
        return next(iter(self.controls), None)

    def place(self, table: QRect, board: QRect) -> None:
        """Take a place within the table (all but the bar), mindful of where the board lies; where
        there are banners over the board, of the part below them.
        """
        self.setGeometry(table)


@dataclass(frozen=True, slots=True)
class TableAction:
    """A key and menu entry that a title adds; `text` is asked again after a language switch.

    `keys` are portable key names such as `1`, `Return` or `Ctrl+Return`; digits also work from the
    number pad and by their place on the keyboard, whatever is printed there.
    """

    name: str
    text: Callable[[], str]
    keys: tuple[str, ...]
    run: Callable[[], object]


@dataclass(frozen=True, slots=True)
class HeldKey:
    """A key that a title adds which does something for as long as it is held: `press` begins it and
    tells whether there was anything to begin, `release` ends it.
    """

    name: str
    text: Callable[[], str]
    keys: tuple[str, ...]
    press: Callable[[], bool]
    release: Callable[[], None]


@dataclass(frozen=True, slots=True)
class TableParts:
    """The widgets of one match or replay, made by a title and laid out by the shell.

    `board` fills what the others leave. `tray` runs along the bottom, as high as the shell says.
    `counters` is the small thing at the right of the bar, such as what is counted until the map
    grows. `side` goes into the side panel from top to bottom, each as high as its size hint; the
    chronicle follows. `overlays` lie above all of these. `head` is a part of the board that lies
    along its top while it is shown, and that no banner may cover. `home` has the keys while no
    panel is open, the whole board where none is named. `tray_least` is the least height of the
    tray, in a window of 1280 x 800, where the shell would give less. `slip_rooms` tells where
    in the board's widget nothing lies that is to be read, the best first: a slip may lie there.
    A board is fitted below large banners; `yields_in_spotlight` where also while it speaks of one
    place alone.
    `spot` tells where something lies that is spoken of: a place of the board by its kind and
    number, a part of the table by its role. `enlarged_names` tells where in the board's viewport
    names lie that nothing may be painted over. `let_try` lets keys walk, with something in hand, to
    places where nothing is offered, and `conceal` hides the figures that a question asks for.
    `held_prompt` says what the person is to do with what is held, if that needs any words.
    """

    board: QWidget
    controls: BoardControls
    reveals: Reveals
    tray: QWidget
    counters: QWidget
    side: tuple[QWidget, ...]
    overlays: tuple[Overlay, ...] = ()
    actions: tuple[TableAction, ...] = ()
    held_keys: tuple[HeldKey, ...] = ()
    head: QWidget | None = None
    home: QWidget | None = None
    tray_least: float = 0.0
    slip_rooms: Callable[[], Sequence[QRect]] = tuple
    yields_in_spotlight: bool = False
    spot: Callable[[str, int], Spot | None] = lambda _kind, _number: None
    enlarged_names: Callable[[], Sequence[QRect]] = tuple
    let_try: Callable[[Sequence[tuple[str, int]]], None] = lambda _places: None
    conceal: Callable[[bool], None] = lambda _is_asked: None
    held_prompt: Callable[[], str] = lambda: ""
