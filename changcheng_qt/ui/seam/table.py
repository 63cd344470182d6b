"""The table of one match or replay: the shell's context for a title, and the title's parts.

A title gets a `TableContext` and makes `TableParts`: widgets, which the shell places and keeps for
as long as the match is on screen. Menus, keys and the chronicle use the board as `BoardControls`. A
replay has a context of its own.
"""

from collections.abc import Callable, Mapping, MutableMapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol, TypeAlias

from PySide6.QtCore import QMargins, QRect, QRectF, Signal, SignalInstance
from PySide6.QtGui import QPainterPath
from PySide6.QtWidgets import QWidget

from changcheng_qt.i18n.telling import Line
from changcheng_qt.ui.actions.keys import KeyBindings
from changcheng_qt.ui.flow.last_round import PastBoard
from changcheng_qt.ui.flow.playhead import Clock, QtClock
from changcheng_qt.ui.looks.appearance import Appearance, Panel
from changcheng_qt.ui.seam.bridge import Bridge
from changcheng_qt.ui.seam.match_bridge import MatchBridge
from changcheng_qt.ui.seam.requests import Requests
from changcheng_qt.ui.seam.side_asks import SideAsks

Choices: TypeAlias = MutableMapping[str, str | int]
"""The person's choices at tables, as plain values by `title.choice`."""


@dataclass(frozen=True, slots=True)
class TableContext:
    """The shell's context for a title's table of one match."""

    bridge: MatchBridge
    appearance: Appearance
    requests: Requests
    parent: QWidget
    at_result: bool = False
    """Whether the end of a finished game was seen before, and only its result is requested."""
    keys: KeyBindings = field(default_factory=KeyBindings)
    """The meaning of keys."""
    clock: Clock = field(default_factory=QtClock)
    is_lesson: bool = False
    """Whether this is a lesson, at whose end the coach goes on without a result."""
    choices: Choices = field(default_factory=dict)
    """Choices of the title that outlast the match and the session."""


@dataclass(frozen=True, slots=True)
class ReplayContext:
    """The shell's context for a title's table of a recorded match."""

    bridge: Bridge
    bar: QWidget
    """The controls of the replay, in the tray below the hands."""
    appearance: Appearance
    requests: Requests
    parent: QWidget
    keys: KeyBindings = field(default_factory=KeyBindings)
    """The meaning of keys."""
    clock: Clock = field(default_factory=QtClock)


class BoardControls(PastBoard, Protocol):
    """A board for menus, keys and the chronicle; it can also show earlier positions."""

    @property
    def action_slots(self) -> Mapping[str, Callable[[], object]]:
        """The board's functions, by their names in `ui.actions.table`."""

    @property
    def is_whole(self) -> bool:
        """Whether the whole board is shown, so that the toggle zooms in."""

    @property
    def refused(self) -> SignalInstance:
        """Emitted with the reason when a rule forbids the held thing at the place of a click."""

    @property
    def view_changed(self) -> SignalInstance:
        """Emitted when the visible part of the board, or its scale, has changed."""

    def show_events(self, events: Sequence[Any]) -> None:
        """Flash the places of events."""

    def show_way(self, action: Sequence[Any]) -> None:
        """Mark the effects of the commands of an action for as long as a hint is pointed at;
        without any remove the marks.
        """

    def point_at_nothing(self) -> None:
        """Leave the target of the pointer or the keys, and its note."""

    def keep_clear(self, covered: QMargins, by: str = "panel") -> None:
        """Fit the board into the part that is not covered by a panel of the shell, or by something
        else with margins of its own.
        """

    def fit_beside(self, drawer: QMargins) -> None:
        """Fit the board next to an open drawer that covers these margins, if it stays large enough
        there; empty margins mean no drawer.
        """

    @property
    def shape(self) -> float:
        """The width over the height of the whole board, margins included; 0 in the working zoom,
        which can use any height.
        """

    @property
    def least_shape(self) -> float:
        """The least width over the height if the board fills any shape; else its `shape`."""


class Reveals(Protocol):
    """A step-by-step reveal with its own timing, such as a scoring; decides nothing."""

    @property
    def advanced(self) -> SignalInstance:
        """Emitted when more of the same position is revealed."""

    @property
    def revealed(self) -> tuple[int, int] | None:
        """The step, and the beat of it, up to which everything has been shown; None for all."""

    @property
    def is_busy(self) -> bool:
        """Whether the game should wait for the reveal."""

    @property
    def is_spotlit(self) -> bool:
        """Whether the board is dark outside one place."""

    @property
    def spotlit_changed(self) -> SignalInstance:
        """Emitted when `is_spotlit` changes."""

    def advance(self) -> None:
        """Show the next part, if any."""

    def play_on(self, pace: float | None) -> None:
        """Go on to the end automatically, `pace` times as fast as usual; with None wait for the
        person.
        """


Spot: TypeAlias = tuple[QWidget, QPainterPath]
"""A widget, and the outline of something in it."""


def spot_of(part: QWidget, corner: float = 8.0) -> Spot:
    """Return the outline of a part of the table, with round corners, inside its edges."""
    outline = QPainterPath()
    outline.addRoundedRect(QRectF(part.rect()).adjusted(2, 2, -2, -2), corner, corner)
    return part, outline


Beyond: TypeAlias = Callable[[int], bool]
"""Handles keys that walk past the last thing (1) or the first (-1); returns whether it did."""


class Overlay(Panel):
    """A panel over the table that shows and hides itself: scoring, attack, extension, result.

    It is a child of the table; the shell calls `place` whenever the table changes its size, and
    keeps it below the gate. The shell also gives it the focus when it opens, and moves it through
    its `controls`. A panel without a decision for the person must leave the board usable.
    """

    controls_changed = Signal()
    """The enabled controls have changed."""
    beyond: Beyond | None = None
    """Handles keys that walk off the panel; without it they wrap around."""

    @property
    def controls(self) -> Sequence[QWidget]:
        """Return the enabled controls, in the order of the keys."""
        return ()

    @property
    def first_control(self) -> QWidget | None:
        """Return the control that gets the focus when the panel opens; None if the board keeps
        it.
        """
        return next(iter(self.controls), None)

    def place(self, table: QRect, board: QRect) -> None:
        """Place the panel within the table (all but the bar), with regard to the board's rectangle;
        if there are banners over the board, to the part below them.
        """
        self.setGeometry(table)

    def give_way(self, *, is_asked: bool) -> None:
        """Hide, while a warning asks about the same command, if this does no more than offer it."""


@dataclass(frozen=True, slots=True)
class TableAction:
    """A key and menu entry that a title adds; `text` is called again after a language switch.

    `keys` are portable key names such as `1`, `Return` or `Ctrl+Return`; digits also work from the
    number pad and by their position on the keyboard, whatever its symbols.
    """

    name: str
    text: Callable[[], str]
    keys: tuple[str, ...]
    run: Callable[[], object]


@dataclass(frozen=True, slots=True)
class HeldKey:
    """A key of a title that acts for as long as it is held: `press` starts it and returns whether
    there was anything to start, `release` ends it.
    """

    name: str
    text: Callable[[], str]
    keys: tuple[str, ...]
    press: Callable[[], bool]
    release: Callable[[], None]


@dataclass(frozen=True, slots=True)
class Told:
    """Lines for a slip about one event; the first of several is their heading. `step` is the number
    of its step: a slip that was dismissed does not return for the same one.
    """

    step: int
    lines: Sequence[Line]


@dataclass(frozen=True, slots=True)
class TableParts:
    """The widgets of one match or replay, made by a title and laid out by the shell."""

    board: QWidget
    """Fills the room that the others leave."""
    controls: BoardControls
    reveals: Reveals
    tray: QWidget
    """Along the bottom; the shell sets its height."""
    counters: QWidget
    """At the right of the bar, such as the count until the map grows."""
    side: tuple[QWidget, ...]
    """The side panel from top to bottom, each as high as its size hint; the chronicle follows."""
    overlays: tuple[Overlay, ...] = ()
    """Panels above all of these."""
    actions: tuple[TableAction, ...] = ()
    held_keys: tuple[HeldKey, ...] = ()
    head: QWidget | None = None
    """A part of the board along its top that no banner may cover while it is shown."""
    home: QWidget | None = None
    """Has the focus while no panel is open; by default the whole board."""
    tray_least: float = 0.0
    """The least height of the tray, in a window of 1280 x 800, if the shell would give less."""
    slip_rooms: Callable[[], Sequence[QRect]] = tuple
    """Returns the areas of the board's widget without anything to read, the best first; a slip may
    cover them.
    """
    banner_rooms: Callable[[], Sequence[QRect]] = tuple
    """Returns the areas in which banners are, if not at the board's top. The board is fitted below
    large banners.
    """
    yields_in_spotlight: bool = False
    """Whether the board is fitted below large banners in a spotlight too."""
    spot: Callable[[str, int], Spot | None] = lambda _kind, _number: None
    """Returns the outline of a target: a place of the board by its kind and number, or a part of
    the table by its role.
    """
    signs: Callable[[], Sequence[QRect]] = tuple
    """Returns the areas of numbers and names in the viewport that no frame may cover."""
    let_try: Callable[[Sequence[tuple[str, int]]], None] = lambda _places: None
    """Includes places without offers in the walk of keys with a held thing."""
    conceal: Callable[[bool], None] = lambda _is_asked: None
    """Hides the figures that answer a question, or shows them again."""
    held_prompt: Callable[[], str] = lambda: ""
    """Returns the prompt for the held thing, empty if it needs none."""
    just_told: Callable[[], Told | None] = lambda: None
    """Returns the lines that are on a slip now; asked for after each change, and when motions have
    ended.
    """
    notice: Callable[[], str] = lambda: ""
    """Returns the sentence on a banner, empty for none; asked for when `just_told` is."""
    side_asks: SideAsks = field(default_factory=SideAsks)
    """Says when a decision waits in the side panel."""
